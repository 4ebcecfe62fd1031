"""Every verb of the story, as its class declares it, by where it can stand."""

from typing import Final

from bottlecap.games.wasteland.story import conditions, gains, places, standing, tasks, watches, whoms
from bottlecap.games.wasteland.story.notation import StoryVerb


def by_verb(verbs: list[StoryVerb]) -> dict[str, StoryVerb]:
    return {verb.verb: verb for verb in verbs}


RESULTS: Final[dict[str, StoryVerb]] = by_verb([*gains.VERBS, *tasks.FIGHTS])
TASKS: Final[dict[str, StoryVerb]] = by_verb(tasks.VERBS)
WHERE: Final[dict[str, StoryVerb]] = by_verb(places.VERBS)
CONDITIONS: Final[dict[str, StoryVerb]] = by_verb(conditions.VERBS)
WHOM: Final[dict[str, StoryVerb]] = by_verb(whoms.VERBS)
STANDING: Final[dict[str, StoryVerb]] = by_verb(standing.VERBS)
WHEN: Final[dict[str, StoryVerb]] = by_verb(watches.VERBS)
