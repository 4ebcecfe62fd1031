"""Items that bring something when they are used."""

from typing import TYPE_CHECKING, Final

from librt.vecs import vec
from mypy_extensions import i64

from bottlecap.games.shelter.board import RESOURCES
from bottlecap.games.shelter.effects.base import ANY_TIME, STOCK, Ability, AbilityKind
from bottlecap.games.shelter.effects.parts import Cubes, Row
from bottlecap.games.shelter.gains import FROM_ITEM, gain_row
from bottlecap.games.shelter.paying import PayOn, pay_cost
from bottlecap.games.shelter.state import ShelterState
from bottlecap.games.shelter.tokens import PAYABLE

if TYPE_CHECKING:
    from bottlecap.games.shelter.abilities import ItemMoment


def brings(s: ShelterState, seat: i64, reward: vec[i64]) -> bool:
    """Whether at least a part of the reward can be gained."""
    for token in reward:
        if s.content.icons[token].fits(s, seat):
            return True
    return False


class GainByItem(Ability):
    """A resource."""

    def __init__(self, reward: list[int]) -> None:
        super().__init__(GAIN, ANY_TIME)
        self.reward: vec[i64] = vec[i64](reward)
        self.minds = STOCK

    def does_something(self, s: ShelterState, seat: i64) -> bool:
        return brings(s, seat, self.reward)

    def use(self, s: ShelterState, asked: "ItemMoment", item: i64) -> None:
        gain_row(s, asked.seat, self.reward, FROM_ITEM)


class Discard(Ability):
    """A whole row, once: the item is discarded."""

    def __init__(self, reward: list[int]) -> None:
        super().__init__(DISCARD, ANY_TIME)
        self.reward: vec[i64] = vec[i64](reward)
        self.minds = STOCK
        self.discards = True

    def does_something(self, s: ShelterState, seat: i64) -> bool:
        return brings(s, seat, self.reward)

    def use(self, s: ShelterState, asked: "ItemMoment", item: i64) -> None:
        gain_row(s, asked.seat, self.reward, FROM_ITEM)


class Trade(Ability):
    """Resources against a reward."""

    def __init__(self, cost: list[int], reward: list[int]) -> None:
        super().__init__(TRADE, ANY_TIME)
        self.cost: vec[i64] = vec[i64](cost)
        self.reward: vec[i64] = vec[i64](reward)
        self.minds = STOCK

    def does_something(self, s: ShelterState, seat: i64) -> bool:
        return s.can_pay(seat, self.cost) and (self.makes_room() or brings(s, seat, self.reward))

    def makes_room(self) -> bool:
        """Whether what is paid makes room for a part of the reward."""
        for token in self.reward:
            if token == RESOURCES or (token < RESOURCES and (self.cost[token] > 0 or self.cost[RESOURCES] > 0)):
                return True
        return False

    def use(self, s: ShelterState, asked: "ItemMoment", item: i64) -> None:
        """Pay for the reward; beside the play of others, resources of choice are chosen there too, and the rest follows."""
        seat = asked.seat
        if seat == s.turn or self.cost[RESOURCES] == 0:
            gain_row(s, seat, self.reward, FROM_ITEM)
            pay_cost(s, seat, self.cost)
            return
        named = self.cost[:]
        named[RESOURCES] = 0
        pay_cost(s, seat, named)
        s.push(PayOn(seat, self.cost[RESOURCES], item))

    def once_paid(self, s: ShelterState, seat: i64) -> None:
        gain_row(s, seat, self.reward, FROM_ITEM)


GAIN: Final[AbilityKind] = AbilityKind("gain", GainByItem, [Row("reward", PAYABLE, most=1)])
DISCARD: Final[AbilityKind] = AbilityKind("discard", Discard, [Row("reward", [*PAYABLE, "happiness", "dweller"])])
TRADE: Final[AbilityKind] = AbilityKind(
    "trade",
    Trade,
    [Cubes("cost"), Row("reward", [*PAYABLE, "happiness"], otherwise="a trade gives resources or happiness")],
    like='a trade is like "trade food:happiness"',
)
