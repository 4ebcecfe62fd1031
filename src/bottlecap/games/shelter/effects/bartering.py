"""The icon of an exchange."""

from typing import TYPE_CHECKING, Final

from librt.vecs import append, vec
from mypy_extensions import i64

from bottlecap.games.shelter.board import MOST_EXCHANGES
from bottlecap.games.shelter.content import Rate
from bottlecap.games.shelter.effects.icons import Icon, IconKind
from bottlecap.games.shelter.effects.parts import Cubes
from bottlecap.games.shelter.state import ShelterState
from bottlecap.games.shelter.tokens import cubes

if TYPE_CHECKING:
    from bottlecap.games.shelter.reading import Pack
    from bottlecap.games.shelter.words import Wording


class Exchange(Icon):
    """A rate at which the player may trade: the window that follows every reward offers it, and those after it until the
    turn ends."""

    def __init__(self, left: list[int], right: list[int]) -> None:
        super().__init__(EXCHANGE)
        self.once = True
        self.sides = Rate(vec[i64](left), vec[i64](right))
        self.rate: i64 = -1

    def enter(self, pack: "Pack") -> None:
        self.rate = len(pack.content.exchanges)
        if self.rate == MOST_EXCHANGES:
            raise pack.bad(f"there are more than {MOST_EXCHANGES} different exchanges")
        pack.content.exchanges = append(pack.content.exchanges, self.sides)

    def gain(self, s: ShelterState, seat: i64, dweller: i64, source: i64) -> None:
        s.exchanges |= 1 << self.rate

    def signs(self) -> list[str]:
        return [*cubes(self.sides.left), "exchange", *cubes(self.sides.right)]

    def said(self, words: "Wording", count: int) -> str:
        return words.text("effect-exchange", rate=words.rate(int(self.rate)))


EXCHANGE: Final[IconKind] = IconKind(
    "exchange {left}:{right}",
    Exchange,
    "exchange",
    [Cubes("left"), Cubes("right")],
    like='an exchange is like "exchange energy:food water"',
)
