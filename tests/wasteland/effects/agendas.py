"""What the rules of Wasteland do, switched off: agendas, influence, factions."""

from typing import cast

from tests.mutation import Effects
from tests.ways import Method, and_then, constant, instead, nothing, wrapped

from bottlecap.engine.base import PUBLIC, replaced
from bottlecap.engine.state import Decision, State
from bottlecap.games.wasteland import agendas, dealing, fog, influence
from bottlecap.games.wasteland.agendas import Draw, DrawAgendas
from bottlecap.games.wasteland.dealing import PassAgendas
from bottlecap.games.wasteland.foes import put_token
from bottlecap.games.wasteland.influence import Influence
from bottlecap.games.wasteland.state import AGENDA_DISCARD, HAND, PASSING, REVEALED, WastelandState
from bottlecap.games.wasteland.tokens import SHIELD, STAR

# A zone that no card is in.
NO_ZONE = 999


def one_a_card(s: WastelandState, seat: int) -> int:
    return int(agendas.hand_size(s, seat))


def for_all_to_see(_kind: Draw, state: State, _decision: Decision, agenda: int) -> None:
    cast(WastelandState, state).agendas.show(agenda, PUBLIC)


def with_the_revealed(original: Method, s: WastelandState) -> None:
    s.agendas.move_all(REVEALED, AGENDA_DISCARD)
    original(s)


def ends_with_the_deck(original: Method, self: DrawAgendas, state: State) -> None:
    """What is left of a draw is lost with the old deck."""
    s = cast(WastelandState, state)
    original(DrawAgendas(self.seat, 0 if s.agendas.count(AGENDA_DISCARD) == 0 and sum(s.power) > 0 else self.left), state)


def only_the_best(original: Method, s: WastelandState, scores: object) -> int:
    numbers = [int(score) for score in cast(list[int], scores)]
    mask = cast(int, original(s, scores))
    return 1 << numbers.index(max(numbers)) if mask else 0


def not_beyond(original: Method, s: WastelandState, faction: int, steps: int) -> None:
    original(s, faction, min(steps, s.track - s.power[faction]))


def both(s: WastelandState) -> None:
    influence.move_marker(s, STAR, 1)
    influence.move_marker(s, SHIELD, 1)
    influence.check_track(s)


def star_alone(s: WastelandState) -> None:
    influence.move_marker(s, STAR, 1)
    influence.check_track(s)


def from_the_third_step(s: WastelandState) -> None:
    s.power = replaced(s.power, STAR, s.power[STAR] + 3)


def hidden_hand(s: WastelandState, seat: int) -> int:
    return int(s.agendas.count(HAND + seat))


def hand_unseen(s: WastelandState, seat: int) -> None:
    for agenda in agendas.agendas_of(s, seat):
        s.agendas.move(agenda, PASSING + seat)


def three_at_most(s: WastelandState, faction: int, sector: int) -> bool:
    if sum(1 for token in s.tokens_of(faction) if token > 0) >= 3:
        return False
    return bool(put_token(s, faction, sector))


def forgotten(original: Method, self: PassAgendas, state: State) -> None:
    original(PassAgendas(self.seat, self.other, 0), state)


EFFECTS: Effects = {
    "agenda-influence": {"one-a-card": instead(influence, "influence_of", one_a_card)},
    "agenda-secret": {"for-all-to-see": and_then(Draw, "apply", for_all_to_see)},
    "agenda-empty": {
        "not-shuffled": nothing(agendas, "rebuild"),
        "still-first": nothing(agendas, "pass_agenda_deck"),
        "no-step": nothing(agendas, "advance_both"),
    },
    "agenda-empty-draw": {
        "with-the-revealed": wrapped(agendas, "rebuild", with_the_revealed),
        "ends-with-the-deck": wrapped(DrawAgendas, "run", ends_with_the_deck),
    },
    "influence-to-win": {"one-more": constant(influence, "NEEDED_ALONE", 12), "one-less": constant(influence, "NEEDED_ALONE", 10)},
    "influence-when": {"never": nothing(Influence, "run")},
    "win-together": {"only-the-best": wrapped(influence, "winners", only_the_best)},
    "faction-power": {"stay": nothing(influence, "move_marker"), "one-alone": instead(agendas, "advance_both", star_alone)},
    "faction-wins": {"goes-on": nothing(influence, "check_track")},
    "faction-beyond": {"not-beyond": wrapped(influence, "move_marker", not_beyond)},
    "loyalty-counts": {
        "for-nothing": constant(influence, "PLEDGED", NO_ZONE),
        "not-among-the-four": instead(agendas, "hand_size", hidden_hand),
    },
    "tokens-unlimited": {"three-at-most": instead(fog, "put_token", three_at_most)},
    "solo-power": {"both": instead(agendas, "advance_both", both)},
    "shown-known": {
        "forgotten": wrapped(PassAgendas, "run", forgotten),
        "whole-hand-unseen": instead(dealing, "give_whole_hand", hand_unseen),
        "not-seen": wrapped(dealing, "seen_in_hand", lambda original, *args: 0),
    },
}
