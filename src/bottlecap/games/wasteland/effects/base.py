"""What an effect is. A card can have *uses* (at a moment, at a cost, it does deeds), *lasting* effects, and *conditions*."""

from typing import TYPE_CHECKING, Final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

if TYPE_CHECKING:
    from bottlecap.games.wasteland.state import WastelandState
    from bottlecap.games.wasteland.story.running import Run

# The moments at which something can be used, as masks. On one's turn: between actions, and within a Move. Before a fight:
# it has begun and the dice lie still. In a fight: the dice are thrown, rerolls are made, hits fall. In a test: the same without
# hits. Gained: at once.
MOMENT_NAMES: Final[list[str]] = ["turn", "before fight", "in fight", "in test", "gained"]
ON_TURN: Final[i64] = 1
BEFORE_FIGHT: Final[i64] = 2
IN_FIGHT: Final[i64] = 4
IN_TEST: Final[i64] = 8
WHEN_GAINED: Final[i64] = 16
AT_EASE: Final[i64] = ON_TURN | WHEN_GAINED
ANY_FIGHT: Final[i64] = BEFORE_FIGHT | IN_FIGHT
ANY_THROW: Final[i64] = IN_FIGHT | IN_TEST
ALWAYS: Final[i64] = 31

# Where radiation comes from.
SOURCE_NAMES: Final[list[str]] = ["ground", "enemies", "else"]
GROUND: Final[i64] = 0
ENEMIES: Final[i64] = 1
ELSE: Final[i64] = 2


@mypyc_attr(allow_interpreted_subclasses=True)
class Condition:
    """Something that holds of a survivor or not."""

    def holds(self, s: "WastelandState", seat: i64) -> bool:
        raise NotImplementedError

    def holds_in(self, s: "WastelandState", run: "Run") -> bool:
        """Whether it holds of whoever a row of the story is carried out for; of nobody nothing does."""
        return run.has_survivor(s) and self.holds(s, run.actor)

    def gauge(self, s: "WastelandState", seat: i64) -> tuple[int, int]:
        """What there is, and what it asks for: at least, or at most, so much; 0 of 1 and 1 of 1 where nothing is counted."""
        return (1 if self.holds(s, seat) else 0, 1)


@mypyc_attr(allow_interpreted_subclasses=True)
class Ambition:
    """What an agenda card is worth beyond the one influence that each is."""

    def more(self, s: "WastelandState", seat: i64) -> i64:
        return 0

    def most(self, s: "WastelandState") -> i64:
        """The most that this can be now, whoever holds it."""
        return 0


@mypyc_attr(allow_interpreted_subclasses=True)
class Lasting:
    """What works by itself while its card is equipped, or its trait is had. Each class says one of these otherwise."""

    def carry(self) -> i64:
        """How many more cards the inventory holds."""
        return 0

    def stride(self) -> i64:
        """Movement points more (or fewer) of each Move."""
        return 0

    def slows(self) -> i64:
        """Movement points fewer of each Move, unless caps are paid in that turn."""
        return 0

    def slow_price(self) -> i64:
        """These caps."""
        return 0

    def discount(self) -> i64:
        """Caps that buying costs less (below zero: more)."""
        return 0

    def rest(self) -> i64:
        """Health more that a camp gives."""
        return 0

    def test_rerolls(self, letters: i64) -> i64:
        """Rerolls more in a test of these letters (a mask)."""
        return 0

    def fight_rerolls(self, letters: i64) -> i64:
        """Rerolls more in a fight that uses these letters (a mask): all those on the equipped weapon."""
        return 0

    def hits_against(self, type: i64) -> i64:
        """Hits more against enemies of a type; -1 is a faction's."""
        return 0

    def aims_at(self) -> i64:
        """Parts (a mask) that are hit as if every enemy were vulnerable there."""
        return 0

    def protects_from(self, source: i64) -> bool:
        """Whether radiation from there does nothing."""
        return False

    def heals_by_rads(self) -> bool:
        """Whether radiation heals instead."""
        return False

    def goes_under(self) -> bool:
        """Whether the apparel can be worn under another."""
        return False


@mypyc_attr(allow_interpreted_subclasses=True)
class Deed:
    """One thing that a use does."""

    def does_something(self, s: "WastelandState", seat: i64) -> bool:
        """Whether it would change anything now."""
        return True

    def most_hits(self, s: "WastelandState", seat: i64) -> i64:
        """The hits on the foe that it could add to the fight under way."""
        return 0

    def do(self, s: "WastelandState", seat: i64) -> None:
        """Do it; steps that are pushed come in the order in which deeds are done."""
        raise NotImplementedError


class Use:
    """One way to use a card: when, for what, to what end."""

    def __init__(self, moments: i64, exhausts: bool, discards: bool, caps: i64, deeds: vec[Deed]) -> None:
        self.moments = moments
        self.exhausts = exhausts
        self.discards = discards
        self.caps = caps
        self.deeds = deeds


class Uses:
    """All ways to use a card."""

    def __init__(self, ways: vec[Use]) -> None:
        self.ways = ways


class Lastings:
    """All lasting effects of a card."""

    def __init__(self, effects: vec[Lasting]) -> None:
        self.effects = effects
