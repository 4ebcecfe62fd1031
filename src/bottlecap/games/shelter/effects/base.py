"""What an ability is: its notation, when it can be used, what it does."""

from collections.abc import Callable
from typing import TYPE_CHECKING, Final

from mypy_extensions import i64, mypyc_attr

from bottlecap.engine.notation import Part, Verb

if TYPE_CHECKING:
    from bottlecap.games.shelter.abilities import ItemMoment
    from bottlecap.games.shelter.reading import Pack
    from bottlecap.games.shelter.state import ShelterState

# The moments at which items are used, as masks: each ability has those at which it can do something. One that has none
# works by itself, and its item is never turned.
BEFORE_PLACING: Final[i64] = 1
BETWEEN_REWARDS: Final[i64] = 2
BEFORE_ROLL: Final[i64] = 4
AFTER_LOSS: Final[i64] = 8
BESIDE_OTHERS: Final[i64] = 16
ANY_TIME: Final[i64] = 31
NEVER: Final[i64] = 0

# What makes a difference to using an item, as masks: resources, other items, either track.
STOCK: Final[i64] = 1
ITEMS: Final[i64] = 2
ITEM_TRACK: Final[i64] = 4
ROOM_TRACK: Final[i64] = 8

# The occasions at which a lasting item brings something.
ROOM_BUILT: Final[i64] = 1
FIGHT_WON: Final[i64] = 2
DWELLER_JOINS: Final[i64] = 3


@mypyc_attr(allow_interpreted_subclasses=True)
class Ability:
    """What an item does. All cards of an entry share one, and it never changes."""

    def __init__(self, kind: "AbilityKind", moments: i64) -> None:
        self.kind = kind
        self.moments = moments
        # What its entry says, as its kind's parts read it.
        self.values: list[object] = []
        # What brings it back where it was passed over.
        self.minds: i64 = 0
        # Whether its item is discarded by its use, not turned.
        self.discards = False
        # Whether it ends the question in which it is used.
        self.settles = False
        # Whether, beside the play of others, it waits for the beginning of a turn.
        self.early = False
        # Whether it readies other items: none of these can ready it.
        self.readies = False
        # Resources more that each income brings.
        self.income: i64 = 0
        # When it brings something by itself, if it does.
        self.occasion: i64 = 0

    def message(self) -> str:
        return f"ability-{self.kind.name}"

    def does_something(self, s: "ShelterState", seat: i64) -> bool:
        """Whether using it now would change anything."""
        return True

    def use(self, s: "ShelterState", asked: "ItemMoment", item: i64) -> None:
        """What it does for whoever was asked."""
        raise NotImplementedError

    def once_paid(self, s: "ShelterState", seat: i64) -> None:
        """What follows when all it costs beside the play of others is paid."""
        raise NotImplementedError

    def come(self, s: "ShelterState", seat: i64) -> None:
        """What it brings at its occasion."""
        raise NotImplementedError

    def worth_at_end(self, s: "ShelterState", seat: i64) -> i64:
        """The happiness that it counts at the end."""
        return 0


class AbilityKind(Verb):
    """How an ability is written: with a colon between two of its parts.

    make: its class, which takes the parts' values in this order. like: an example, for whoever wrote something else.
    """

    def __init__(
        self,
        verb: str,
        make: Callable[..., Ability],
        parts: list[Part] | None = None,
        rule: str = "item-ability",
        like: str = "",
    ) -> None:
        super().__init__(verb, parts, rule, ":")
        self.make = make
        self.like = like

    def complaint(self, text: str) -> str:
        return f"{self.like}, not {text!r}" if self.like else f"there is no ability {f'{self.verb} {text}'.strip()!r}"

    def read(self, pack: "Pack", text: str) -> Ability:
        """The ability that stands in the file: the verb, then this text."""
        values = self.values(pack, text)
        ability = self.make(*values)
        ability.values = values
        return ability
