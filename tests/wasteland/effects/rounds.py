"""What the rules of Wasteland do, switched off: rounds, turns, moving, exploring."""

from typing import Any, cast

from tests.mutation import Effects
from tests.ways import Method, Mutant, and_then, but_first, constant, instead, nothing, wrapped

import bottlecap
from bottlecap.engine.base import replaced
from bottlecap.engine.kinds import LEGAL
from bottlecap.engine.state import Decision, State
from bottlecap.games.wasteland import activating, agendas, geography, rounds, turns
from bottlecap.games.wasteland.camping import Camp
from bottlecap.games.wasteland.enemies import FillFace
from bottlecap.games.wasteland.geography import FAR, Layout
from bottlecap.games.wasteland.rounds import ActivateLine, BeginTurn, DiscardRevealed, NextTurn
from bottlecap.games.wasteland.rulebook import SECTOR_ADJACENT
from bottlecap.games.wasteland.state import DANGER, WastelandState, of
from bottlecap.games.wasteland.story import encountering, giving
from bottlecap.games.wasteland.story.gains import PlaceMe
from bottlecap.games.wasteland.turns import Explore, Move, TurnTile


def the_other_way(original: Method, self: NextTurn, state: State) -> None:
    """Turns go to the right."""
    s = of(state)
    if self.left > 0:
        s.push(NextTurn((self.seat + s.players - 1) % s.players, self.left - 1))
        s.push(BeginTurn(self.seat))


def from_the_new_first(original: Method, self: NextTurn, state: State) -> None:
    """Whoever is first player now counts."""
    s = of(state)
    original(NextTurn((s.first_player + s.players - self.left) % s.players, self.left), state)


def no_second(_self: Explore, state: State, _decision: Decision, _slot: int) -> None:
    of(state).actions = 0


def kept_for_later(*mutants: Mutant) -> Mutant:
    def mutate(game: bottlecap.Game) -> None:
        for mutant in mutants:
            mutant(game)

    return mutate


def with_what_was_left(original: Method, self: BeginTurn, state: State) -> None:
    s = of(state)
    left = s.actions
    original(self, state)
    s.actions += left


def without_the_points(_kind: object, state: State, *_args: object) -> None:
    of(state).points = 0


def to_the_left(s: WastelandState) -> None:
    s.first_player = (s.first_player + 1) % s.players
    s.tell(agendas.FIRST, s.first_player)


def untold(s: WastelandState) -> None:
    s.first_player = (s.first_player + s.players - 1) % s.players


def one_alone(original: Method, kind: Move, state: State, decision: Decision, sector: int) -> int:
    found = cast(int, original(kind, state, decision, sector))
    return SECTOR_ADJACENT if found == LEGAL and sector in list(of(state).where) else found


def rough_counts_twice(original: Method, self: Layout, face_at: Any, targets: Any, count: int, goals: Any, out: Any) -> None:
    original(self, face_at, targets, count, goals, out)
    for sector in range(geography.DOWN):
        if self.atlas.rough[sector] and 0 < out[sector] < FAR:
            out[sector] += 1


def nothing_met(s: WastelandState, seat: int, sector: int) -> None:
    s.where = replaced(s.where, seat, sector)
    s.tell(turns.MOVED, seat, sector)


def all_met(_self: PlaceMe, s: WastelandState, run: Any, number: int, _left: int) -> None:
    turns.enter(s, run.actor, number)


def of_one_action(s: WastelandState, seat: int) -> int:
    return int(s.points or (turns.points_an_action(s, seat) if s.actions else 0))


def by_seat(s: WastelandState, seat: int, other: int) -> bool:
    return other < seat


def free(_kind: Explore, state: State, *_args: object) -> None:
    of(state).actions += 1


def as_it_comes(half: int) -> int:
    return (half + 6) % 12


def one_bag(_s: WastelandState, _slot: int) -> int:
    return int(DANGER)


def placed_first(_kind: TurnTile, state: State, _decision: Decision, _face: int) -> None:
    """What stood on the tile, then its icons."""
    s = of(state)
    s.steps[-1], s.steps[-2] = s.steps[-2], s.steps[-1]


EFFECTS: Effects = {
    "ties-by-first-player": {"by-seat": instead(activating, "likelier", by_seat)},
    "round": {
        "peace": nothing(ActivateLine, "run"),
        "kept": nothing(DiscardRevealed, "run"),
        "the-other-way": wrapped(NextTurn, "run", the_other_way),
    },
    "action-repeat": {
        "once": and_then(Explore, "apply", no_second),
        "the-same-icon": instead(encountering, "is_met", lambda *args: False),
    },
    "action-skip": {
        "for-later": kept_for_later(nothing(rounds.EndTurn, "run"), wrapped(BeginTurn, "run", with_what_was_left)),
    },
    "action-interrupt": {"points-lost": but_first(Camp, "apply", without_the_points)},
    "first-player-passes": {
        "stays": nothing(agendas, "pass_agenda_deck"),
        "to-the-left": instead(agendas, "pass_agenda_deck", to_the_left),
        "untold": instead(agendas, "pass_agenda_deck", untold),
    },
    "first-player-mid-round": {"new-order": wrapped(NextTurn, "run", from_the_new_first)},
    "sector-crowd": {"one-alone": wrapped(Move, "check", one_alone)},
    "distance": {"rough-counts-twice": wrapped(Layout, "search", rough_counts_twice)},
    "tile-orientation": {"as-it-comes": instead(geography, "facing", as_it_comes)},
    "tile-kinds": {"one-bag": instead(turns, "bag_of", one_bag)},
    "terrain-radioactive": {"harmless": instead(turns, "is_irradiated", lambda *args: False)},
    "move": {"three-points": constant(turns, "MOVE_POINTS", 3), "one-point": constant(turns, "MOVE_POINTS", 1)},
    "move-rough-across-actions": {"of-one-action": instead(turns, "points_at_hand", of_one_action)},
    "move-by-effect": {
        "meets-nothing": instead(giving, "enter", nothing_met),
        "placed-among-them": instead(PlaceMe, "picked", all_met),
    },
    "explore": {"free": and_then(Explore, "apply", free)},
    "explore-enemies": {"none": nothing(FillFace, "run"), "last": and_then(TurnTile, "apply", placed_first)},
    "explore-hidden-enemies": {"first": and_then(TurnTile, "apply", placed_first)},
}
