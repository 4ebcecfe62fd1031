"""A space's row of rewards, from left to right, once or twice."""

from typing import Final

from mypy_extensions import i64

from bottlecap.engine.kinds import StepKind
from bottlecap.engine.state import State
from bottlecap.games.shelter.board import DWELLERS, is_elevator
from bottlecap.games.shelter.building import FREE, MAY_PAY, OFFER_ROOM, RAISE
from bottlecap.games.shelter.gains import FROM_BUILDING, FROM_ROOM, FROM_THREAT, GAIN, because
from bottlecap.games.shelter.state import ShelterState, of, printed
from bottlecap.games.shelter.tokens import BUILD, FIRST_PLAYER, HEAL, TRAIN
from bottlecap.games.shelter.using import WINDOW

# A place in the row, and in the same number whether this is the second time, and whether there is one.
PLACE_BITS: Final[i64] = 63
SECOND_TIME: Final[i64] = 64
TWICE: Final[i64] = 128


def once_only(token: i64) -> bool:
    """What does no more the second time."""
    return token == HEAL or token == FIRST_PLAYER or token >= TRAIN


class Reward(StepKind):
    """The next reward of the row: it pushes the rest of the row, then its own gain."""

    def run(self, state: State, space: i64, progress: i64, dweller: i64, /) -> None:
        s = of(state)
        seat = dweller // DWELLERS
        row = printed(s, space).reward
        place = progress & PLACE_BITS
        if place == len(row):
            if progress & TWICE and not progress & SECOND_TIME:
                s.push(REWARD, space, TWICE | SECOND_TIME, dweller)
            return
        s.push(REWARD, space, progress + 1, dweller)
        s.push(WINDOW, seat)
        token = row[place]
        second = progress & SECOND_TIME != 0
        if second and once_only(token):
            return
        if token == BUILD:
            build_reward(s, seat, space, second)
        else:
            s.push(GAIN, seat, token, because(dweller, source_of(s, space)))


def source_of(s: ShelterState, space: i64) -> i64:
    if s.covered[space] > 0:
        return FROM_THREAT
    return FROM_BUILDING if is_elevator(space) else FROM_ROOM


def build_reward(s: ShelterState, seat: i64, space: i64, second: bool) -> None:
    """The room paid for with the space; the second time one that may be declined; without a price, one that costs nothing."""
    if not printed(s, space).price:
        s.push(OFFER_ROOM, seat, FREE)
    elif second:
        s.push(OFFER_ROOM, seat, MAY_PAY)
    else:
        s.push(RAISE, seat)


REWARD: Final[Reward] = Reward("reward")
