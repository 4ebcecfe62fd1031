"""What a story card is made of: phrases in rows, choices (goals and options), places, and what a goal watches for.

A row is a list of phrases, done from left to right. A choice is a goal of a quest or an option of an encounter: what it needs,
a row of tasks, a row for success, a row for failure. All rows of a pack stand in one table, and so do all choices: steps name
them by their places there.
"""

from typing import TYPE_CHECKING, Final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from bottlecap.games.wasteland.effects.base import Condition

if TYPE_CHECKING:
    from bottlecap.games.wasteland.state import WastelandState
    from bottlecap.games.wasteland.story.running import Run

# In the place of a survivor: nobody did it.
NO_ONE: Final[i64] = 4
# In the place of a row: there is none.
NO_ROW: Final[i64] = -1

# What can happen that goals watch for, by its bit in a mask.
HAPPENING_NAMES: Final[list[str]] = ["kill", "explore"]
A_KILL: Final[i64] = 0
AN_EXPLORATION: Final[i64] = 1

# An amount that goes by the level of the site: this, plus or minus what is added to the level.
BY_LEVEL: Final[i64] = 1000
LEAST_BY_LEVEL: Final[i64] = BY_LEVEL - 100


def amount_at(amount: i64, level: i64) -> i64:
    """An amount of a row where the site has that level; never below nothing."""
    return amount if amount < LEAST_BY_LEVEL else max(level + amount - BY_LEVEL, 0)


@mypyc_attr(allow_interpreted_subclasses=True)
class Phrase:
    """One thing that a row says. `run` tells who does it, where, at which level, and in which place of which row."""

    def is_personal(self) -> bool:
        """Whether it is for the survivor: one who was killed gets nothing more of it, and neither does nobody."""
        return True

    def can(self, s: "WastelandState", seat: i64) -> bool:
        """As a task: whether it can be tried at all (what is to be paid is there)."""
        return True

    def do(self, s: "WastelandState", run: "Run") -> None:
        """Do it. As a task it lets `won` say whether it was done."""
        raise NotImplementedError

    def picks(self, s: "WastelandState", run: "Run") -> vec[i64]:
        """What can be picked where the phrase asks: sectors, or items."""
        return vec[i64]()

    def picked(self, s: "WastelandState", run: "Run", number: i64, left: i64) -> None:
        """That was picked; so many are left to be, this one counted."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Whom:
    """Survivors that a row is carried out for."""

    def seats(self, s: "WastelandState", run: "Run") -> vec[i64]:
        """All that are meant, in the order in which they come."""
        raise NotImplementedError

    def is_one(self) -> bool:
        """Whether whoever carries out the row names one of them."""
        return False


@mypyc_attr(allow_interpreted_subclasses=True)
class Standing:
    """What lasts while a quest is in play; each class says one of the things that rules ask otherwise."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Where:
    """A place, or a kind of place."""

    def holds(self, s: "WastelandState", sector: i64) -> bool:
        """Whether a sector on the map is there."""
        raise NotImplementedError

    def site(self) -> i64:
        """The sector of a named place, wherever its tile lies; -1 for anything else."""
        return -1

    def is_here(self) -> bool:
        """Whether it means wherever the row is carried out."""
        return False


@mypyc_attr(allow_interpreted_subclasses=True)
class When:
    """What meets a goal by itself."""

    def watches(self) -> i64:
        """The mask of happenings it looks at; none where a card alone can meet it."""
        return 0

    def met(self, s: "WastelandState", what: i64, seat: i64, number: i64) -> bool:
        """Whether this happening meets it. number: the foe that was killed, or the slot that was explored."""
        return False


class Row:
    """Phrases, done from left to right. Of which card: a quest or an encounter by its number, or neither (-1)."""

    def __init__(self, phrases: vec[Phrase], tasks: bool, quest: i64, encounter: i64) -> None:
        self.phrases = phrases
        # Part of another row: it ends nothing.
        self.inner = False
        # Tasks: the first that fails is the last.
        self.tasks = tasks
        self.quest = quest
        self.encounter = encounter


class Choice:
    """A goal of a quest or an option of an encounter."""

    def __init__(self, quest: i64, encounter: i64, place: i64, need: Condition, where: Where, when: When) -> None:
        self.quest = quest
        self.encounter = encounter
        # Its place on the card.
        self.place = place
        self.need = need
        # An option that must be chosen where `need` holds.
        self.must = False
        # A goal that is tried by an action, in such a place; or else one that `when` meets.
        self.by_action = False
        self.where = where
        self.when = when
        self.tasks = NO_ROW
        self.gain = NO_ROW
        self.fail = NO_ROW
