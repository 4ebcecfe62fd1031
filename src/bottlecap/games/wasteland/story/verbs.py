"""Every verb of the story, as its class declares it, by where it can stand."""

from typing import Final

from bottlecap.games.wasteland.story import (
    conditions,
    council,
    decks,
    gains,
    hazards,
    mapwork,
    market,
    marking,
    needs,
    places,
    prices,
    standing,
    tasks,
    watches,
    whoms,
)
from bottlecap.games.wasteland.story.notation import StoryVerb


def by_verb(verbs: list[StoryVerb]) -> dict[str, StoryVerb]:
    return {verb.verb: verb for verb in verbs}


RESULTS: Final[dict[str, StoryVerb]] = by_verb(
    [
        *gains.VERBS,
        *market.VERBS,
        *decks.VERBS,
        *council.VERBS,
        *hazards.VERBS,
        *marking.VERBS,
        *mapwork.VERBS,
        *tasks.FIGHTS,
    ]
)
TASKS: Final[dict[str, StoryVerb]] = by_verb([*tasks.VERBS, *prices.VERBS])
WHERE: Final[dict[str, StoryVerb]] = by_verb(places.VERBS)
CONDITIONS: Final[dict[str, StoryVerb]] = by_verb([*conditions.VERBS, *needs.VERBS, *decks.CONDITIONS])
WHOM: Final[dict[str, StoryVerb]] = by_verb(whoms.VERBS)
STANDING: Final[dict[str, StoryVerb]] = by_verb(standing.VERBS)
WHEN: Final[dict[str, StoryVerb]] = by_verb(watches.VERBS)
