"""What the rules of Wasteland do, switched off: the setup."""

from librt.vecs import vec
from mypy_extensions import i64
from tests.mutation import Effects
from tests.ways import but_first, constant, instead, nothing

from bottlecap.engine.state import Decision, State
from bottlecap.games.wasteland import game, setup, trading
from bottlecap.games.wasteland.growing import NO_LETTER, letters_left, take_letter
from bottlecap.games.wasteland.setup import BeFirst, ChooseFirst, Populate, SetScenario
from bottlecap.games.wasteland.state import ASSET_DECK, BOX, DANGER, WastelandState


def in_the_commonwealth(s: WastelandState) -> None:
    s.scenario = 0


def the_first_seat(_self: BeFirst, _state: State, _decision: Decision) -> "vec[i64]":
    return vec[i64]([0])


def any_letter(s: WastelandState, _but: int) -> "vec[i64]":
    return letters_left(s, NO_LETTER)


def own_of_the_supply(s: WastelandState, seat: int, letter: int) -> None:
    if letter == s.own_letter(seat):
        take_letter(s, letter)


EFFECTS: Effects = {
    "setup-scenario": {"always-the-same": but_first(setup, "lay_map", in_the_commonwealth)},
    "setup-map": {"one-bag": instead(setup, "bag_of_back", lambda back: DANGER)},
    "setup-tokens": {"four-of-each": constant(game, "LETTER_TOKENS", 4), "one-pile": constant(game, "PILE", 1)},
    "setup-encounter-decks": {"none": nothing(setup, "stack_encounters")},
    "setup-agenda-by-players": {"all": nothing(setup, "leave_out_agendas")},
    "setup-decks": {"no-loot": constant(game, "LOOT_DECK", int(BOX)), "one-deck": constant(game, "UNIQUE_DECK", int(ASSET_DECK))},
    "setup-market": {"three": constant(trading, "MARKET", 3), "five": constant(trading, "MARKET", 5)},
    "setup-first-player": {"the-first-seat": instead(BeFirst, "candidates", the_first_seat), "nobody": nothing(ChooseFirst, "run")},
    "setup-survivor": {"of-the-supply": but_first(setup, "add_letter", own_of_the_supply)},
    "setup-board": {"four-caps": constant(setup, "START_CAPS", 4), "any-letter": instead(setup, "letters_left", any_letter)},
    "setup-effects": {"no-enemies": nothing(Populate, "run"), "no-scenario": nothing(SetScenario, "run")},
}
