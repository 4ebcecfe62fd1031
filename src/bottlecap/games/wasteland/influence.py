"""What hands are worth, the power track, and how a match ends."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from bottlecap.engine.base import replaced, zeros
from bottlecap.engine.kinds import EventKind, StepKind
from bottlecap.engine.state import State, Step
from bottlecap.games.wasteland.params import AMOUNT, FACTION, SEAT
from bottlecap.games.wasteland.state import HAND, PLEDGED, WastelandState, of
from bottlecap.games.wasteland.tokens import SHIELD, STAR

# Why a match ends.
REASONS: Final[list[str]] = ["influence", "faction", "all-lost", "all-eliminated"]
BY_INFLUENCE: Final[i64] = 0
BY_FACTION: Final[i64] = 1
ALL_LOST: Final[i64] = 2
ALL_ELIMINATED: Final[i64] = 3

# With one player 11, with each more one less.
NEEDED_ALONE: Final[i64] = 11


def needed(s: WastelandState) -> i64:
    return NEEDED_ALONE + 1 - s.players


def influence_of(s: WastelandState, seat: i64) -> i64:
    """One for each agenda card, hidden or open, and what more its words give now."""
    if s.is_out(seat):
        return 0
    total: i64 = 0
    agenda: i64 = 0
    while agenda < len(s.agendas.zone):
        zone = s.agendas.zone[agenda]
        if zone == HAND + seat or zone == PLEDGED + seat:
            total += 1 + s.content.ambitions[agenda].more(s, seat)
        agenda += 1
    return total


def most_influence_of(s: WastelandState, seat: i64) -> i64:
    """What the agenda cards would be worth if all that they ask for were so."""
    total: i64 = 0
    left = s.agendas.count(HAND + seat) + s.agendas.count(PLEDGED + seat)
    agenda: i64 = 0
    while left > 0 and agenda < len(s.agendas.zone):
        zone = s.agendas.zone[agenda]
        if zone == HAND + seat or zone == PLEDGED + seat:
            total += 1 + s.content.ambitions[agenda].most(s)
            left -= 1
        agenda += 1
    return total


def influences(s: WastelandState) -> vec[i64]:
    out = zeros(s.players)
    for seat in range(s.players):
        out[seat] = influence_of(s, seat)
    return out


@mypyc_attr(acyclic=True, free_list_len=1)
class Influence(Step):
    """Whoever has enough wins, with all others who have."""

    def __init__(self) -> None:
        super().__init__(INFLUENCE)

    def run(self, state: State, /) -> None:
        somebody_wins(of(state))


def somebody_wins(s: WastelandState) -> bool:
    """Influence is counted, which may be the end."""
    s.stirred = 0
    if not somebody_could_win(s):
        return False
    scores = influences(s)
    if winners(s, scores) == 0:
        return False
    end(s, BY_INFLUENCE, scores)
    return True


def somebody_could_win(s: WastelandState) -> bool:
    """Influence is counted after every action, and seldom are there cards enough at all: then no card's words are looked at."""
    for seat in range(s.players):
        if most_influence_of(s, seat) >= needed(s):
            return True
    return False


def winners(s: WastelandState, scores: vec[i64]) -> i64:
    """The mask of those with enough influence."""
    mask: i64 = 0
    for seat in range(s.players):
        if scores[seat] >= needed(s):
            mask |= 1 << seat
    return mask


def end(s: WastelandState, reason: i64, scores: vec[i64]) -> None:
    """The match is over: who has enough influence wins, the others have lost; or all have."""
    mask = winners(s, scores)
    ranks = zeros(s.players)
    for seat in range(s.players):
        s.tell(HAD, seat, scores[seat])
        if mask != 0:
            ranks[seat] = 1 if mask >> seat & 1 else 2
    s.finish_ranked(reason, scores, ranks)


def lose_all(s: WastelandState) -> None:
    """Nobody is left."""
    end(s, ALL_ELIMINATED, zeros(s.players))


# --- the power track ----------------------------------------------------------------------------------------------


def advance(s: WastelandState, faction: i64, steps: i64) -> None:
    """One faction goes down the track, which may end the match."""
    move_marker(s, faction, steps)
    check_track(s)


def advance_both(s: WastelandState) -> None:
    """An empty agenda deck: both go one step; alone, only the weaker one does, if they are not equal."""
    behind = s.power[STAR] - s.power[SHIELD]
    if s.players > 1 or behind <= 0:
        move_marker(s, STAR, 1)
    if s.players > 1 or behind >= 0:
        move_marker(s, SHIELD, 1)
    check_track(s)


def move_marker(s: WastelandState, faction: i64, steps: i64) -> None:
    s.stir_all()
    s.power = replaced(s.power, faction, s.power[faction] + steps)
    s.tell(ADVANCED, faction, steps)


def check_track(s: WastelandState) -> None:
    if s.power[STAR] < s.track and s.power[SHIELD] < s.track:
        return
    scores = influences(s)
    end(s, BY_FACTION if winners(s, scores) != 0 else ALL_LOST, scores)


INFLUENCE: Final[StepKind] = StepKind("influence", Influence)
ADVANCED: Final[EventKind] = EventKind("advanced", [FACTION, AMOUNT])
HAD: Final[EventKind] = EventKind("had-influence", [SEAT, AMOUNT], reveals=True)

STEPS: Final[list[StepKind]] = [INFLUENCE]
EVENTS: Final[list[EventKind]] = [ADVANCED, HAD]
