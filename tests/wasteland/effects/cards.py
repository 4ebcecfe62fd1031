"""What the rules of Wasteland do, switched off: what stories do with survivors and cards."""

from tests.mutation import Effects
from tests.ways import Method, and_then, constant, instead, nothing, wrapped

from bottlecap.games.wasteland.state import ENCOUNTER_LIBRARY, WastelandState
from bottlecap.games.wasteland.story import decks, hazards, needs, prices
from bottlecap.games.wasteland.story.blocks import For
from bottlecap.games.wasteland.story.council import Ousted, Vote, voters
from bottlecap.games.wasteland.story.needs import AnotherHere
from bottlecap.games.wasteland.story.running import Run
from bottlecap.games.wasteland.tokens import COMPANION_SLOT


def from_the_library(original: Method, s: WastelandState, seat: int, deck: int, level: int) -> None:
    """An empty deck gets a card, so that there is a next one."""
    if s.encounters.count(deck) == 0:
        s.encounters.move(s.encounters.first(ENCOUNTER_LIBRARY), deck)
    original(s, seat, deck, level)


def driven_out(_self: Vote, s: WastelandState, run: Run) -> None:
    seats = voters(s, decks.deck_of(s, run))
    if len(seats) == 1:
        s.push(Ousted(seats[0]))


def for_who_acts(original: Method, self: For, s: WastelandState, run: Run, _seat: int) -> None:
    original(self, s, run, run.actor)


def never(*_args: object) -> bool:
    return False


def always(*_args: object) -> bool:
    return True


def equipped(s: WastelandState, seat: int) -> int:
    return 1 if s.wears(seat, COMPANION_SLOT) >= 0 else 0


EFFECTS: Effects = {
    "next-card-none": {"from-the-library": wrapped(decks, "meet", from_the_library)},
    "vote-alone": {"driven-out": and_then(Vote, "do", driven_out)},
    "gains-elsewhere": {"lost": nothing(For, "picked"), "for-who-acts": wrapped(For, "carry_out", for_who_acts)},
    "solo-other-survivor": {
        "never-alone": instead(needs, "is_alone", never),
        "anywhere": instead(AnotherHere, "holds", always),
        "four-icons": constant(prices, "ICONS_ALONE", 4),
    },
    "has-companion": {"a-die-if-equipped": instead(hazards, "companions_of", equipped)},
}
