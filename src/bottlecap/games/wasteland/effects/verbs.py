"""Every verb of the things, as their classes declare them. What each means exactly stands in docs/wasteland-content.md."""

from typing import Final

from bottlecap.games.wasteland.effects import conditions, deeds, lasting
from bottlecap.games.wasteland.effects.notation import Number, Verb


def by_verb(verbs: list[Verb]) -> dict[str, Verb]:
    return {verb.verb: verb for verb in verbs}


# What is done when a card is used; what holds while a card is equipped (a tool: carried) or lies with its survivor; what
# companions ask of their survivor, and agendas of their holder.
DOES: Final[dict[str, Verb]] = by_verb(deeds.VERBS)
LASTING: Final[dict[str, Verb]] = by_verb(lasting.VERBS)
CONDITIONS: Final[dict[str, Verb]] = by_verb(conditions.VERBS)

# What using a card costs, and what readying it does.
COSTS: Final[dict[str, Verb]] = by_verb([Verb("exhaust"), Verb("discard"), Verb("caps", None, [Number("caps", 1, 9)])])
READY_COSTS: Final[dict[str, Verb]] = by_verb([Verb("caps", None, [Number("caps", 1, 9)])])
