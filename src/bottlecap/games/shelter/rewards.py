"""A space's row of rewards, from left to right, once or twice."""

from typing import Final

from mypy_extensions import i64, mypyc_attr

from bottlecap.engine.kinds import Param, StepKind
from bottlecap.engine.state import State
from bottlecap.games.shelter.board import DWELLERS, is_elevator
from bottlecap.games.shelter.content import MOST_IN_ROW
from bottlecap.games.shelter.events import SPACE
from bottlecap.games.shelter.gains import ANY, FIGURE, FROM_BUILDING, FROM_ROOM, FROM_THREAT, Bringing, Gain
from bottlecap.games.shelter.state import ShelterState, of, printed
from bottlecap.games.shelter.using import Window


@mypyc_attr(acyclic=True, free_list_len=1)
class Reward(Bringing):
    """The reward in that place of a space's row: it pushes the rest of the row, then its own gain.

    left: how often the whole row follows once more. second: whether this is the second time.
    """

    def __init__(self, space: i64, dweller: i64, place: i64, left: i64, second: i64) -> None:
        super().__init__(REWARD)
        self.space = space
        self.dweller = dweller
        self.place = place
        self.left = left
        self.second = second

    def run(self, state: State, /) -> None:
        s = of(state)
        space, dweller = self.space, self.dweller
        seat = dweller // DWELLERS
        row = printed(s, space).reward
        if self.place == len(row):
            if self.left > 0:
                s.push(Reward(space, dweller, 0, self.left - 1, 1))
            return
        s.push(Reward(space, dweller, self.place + 1, self.left, self.second))
        s.push(Window(seat))
        token = row[self.place]
        icon = s.content.icons[token]
        if self.second == 1 and icon.once:
            return
        if not icon.in_row(s, seat, space, self.second == 1):
            s.push(Gain(seat, token, dweller, source_of(s, space)))

    def choices(self, s: ShelterState, seat: i64) -> i64:
        if self.dweller // DWELLERS != seat:
            return 0
        count: i64 = 0
        row = printed(s, self.space).reward
        for place in range(len(row)):
            if row[place] == ANY:
                count += self.left
                if place >= self.place:
                    count += 1
        return count


def rewards(dweller: i64, space: i64, doubled: i64) -> Reward:
    """The space's whole row for the dweller, once or (doubled) twice."""
    return Reward(space, dweller, 0, doubled, 0)


def source_of(s: ShelterState, space: i64) -> i64:
    if s.covered[space] > 0:
        return FROM_THREAT
    return FROM_BUILDING if is_elevator(space) else FROM_ROOM


REWARD: Final[StepKind] = StepKind(
    "reward", Reward, [SPACE, FIGURE, Param("place", MOST_IN_ROW + 1), Param("left", 2), Param("second", 2)]
)
