"""Why an answer of Shelter is advised that brings nothing one could count."""

from typing import Final

from mypy_extensions import i64

from bottlecap.engine.kinds import KIND_MASK, ActionKind
from bottlecap.engine.perspective import Perspective
from bottlecap.games.shelter.exchanging import NO_TRADE
from bottlecap.games.shelter.placing import PASS
from bottlecap.games.shelter.rounds import CHOOSE_LETTER
from bottlecap.games.shelter.state import NOT_ENDING, of
from bottlecap.games.shelter.threats import ACCEPT, ROLL
from bottlecap.games.shelter.using import GO_ON

BY_KIND: Final[dict[ActionKind, str]] = {
    CHOOSE_LETTER: "letter",
    PASS: "nothing-open",
    GO_ON: "keep",
    NO_TRADE: "keep",
    ROLL: "fight",
    ACCEPT: "fight",
}


def otherwise(perspective: Perspective, code: i64) -> str:
    """A reason without a figure: what such an answer is good for, or that little depends on it."""
    for kind, reason in BY_KIND.items():
        if kind.number == code & KIND_MASK:
            return reason
    return "best-left" if of(perspective.known()).ending == NOT_ENDING else "ties"
