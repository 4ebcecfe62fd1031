"""What a position of Shelter is worth, term by term: why a hint is what it is."""

from mypy_extensions import i64

from bottlecap.bots.shelter.value import (
    DWELLER_LACKING,
    FIRST_PLAYER,
    FIRST_PLAYER_AT_RISK,
    INCOME_GIVEN,
    INJURED_NOW,
    LEAD,
    MOST_LEAD,
    ROOM_ROUND,
    TO_PLACE,
    ShelterValue,
    cubes_worth,
    lead,
    threats_worth,
)
from bottlecap.bots.values import Value
from bottlecap.engine.state import State
from bottlecap.games.shelter.board import AVAILABLE, DWELLERS, level_of_seat
from bottlecap.games.shelter.placing import INCOME
from bottlecap.games.shelter.state import NOT_ENDING, ShelterState, of


def terms(value: Value, state: State, seat: i64) -> dict[str, float]:
    """`ShelterValue.worth` by name; together they are the same number, and a test holds them to it."""
    assert isinstance(value, ShelterValue)
    s = of(state)
    left = value.left if s.ending == NOT_ENDING else 0.0
    placements = still_to_place(s, seat)
    return {
        "happiness": float(s.happiness[seat]),
        "dwellers": value.dwellers(s, seat, left) - placements,
        "placements": placements,
        "cubes": cubes_worth(s, seat, left),
        "next-dweller": next_dweller(value, s, seat, left),
        "items": value.items(s, seat, left),
        "rooms": float(s.rooms_on(level_of_seat(seat))) * ROOM_ROUND * left,
        "threats": -threats_worth(s, seat, left),
        "first-player": token_worth(value, s, seat, left),
        "income": -INCOME_GIVEN * float(owed_to_others(s, seat)),
        "end": end_worth(value, s, seat),
    }


def still_to_place(s: ShelterState, seat: i64) -> float:
    """What it is worth that dwellers can still be placed in this round."""
    total = 0.0
    if s.passed >> seat & 1 == 1:
        return total
    dweller = seat * DWELLERS
    while dweller < (seat + 1) * DWELLERS:
        if s.where[dweller] == AVAILABLE:
            total += INJURED_NOW if s.hurt[dweller] == 1 else TO_PLACE
        dweller += 1
    return total


def next_dweller(value: ShelterValue, s: ShelterState, seat: i64, left: float) -> float:
    if left <= 0.0 or s.dwellers_of(seat) >= DWELLERS:
        return 0.0
    return -DWELLER_LACKING * float(value.lacks_for_dweller(s, seat)) * min(1.0, left / 4.0)


def token_worth(value: ShelterValue, s: ShelterState, seat: i64, left: float) -> float:
    if s.first_player != seat or left <= 0.0:
        return 0.0
    return FIRST_PLAYER_AT_RISK if value.token_at_risk(s, seat) else FIRST_PLAYER


def owed_to_others(s: ShelterState, seat: i64) -> i64:
    """How many incomes others may take now."""
    owed: i64 = 0
    for d in s.pending:
        if d.kind is INCOME and d.seat != seat:
            owed += 1
    return owed


def end_worth(value: ShelterValue, s: ShelterState, seat: i64) -> float:
    """Once the end is certain: the rounds the others lose by it, and being ahead."""
    if s.ending == NOT_ENDING:
        return 0.0
    return value.rival - value.best_rival(s, seat, 0.0) + LEAD * max(-1.0, min(1.0, lead(s, seat) / MOST_LEAD))
