"""What a story card is made of: phrases in rows, choices (goals and options), places, and what a goal watches for.

A row is a list of phrases, done from left to right. A choice is a goal of a quest or an option of an encounter: what it needs,
a row of tasks, a row for success, a row for failure. All rows of a pack stand in one table, and so do all choices: steps name
them by their places there.
"""

from typing import TYPE_CHECKING, Final

from librt.vecs import append, vec
from mypy_extensions import i64, mypyc_attr

from bottlecap.games.wasteland.effects.base import Condition
from bottlecap.games.wasteland.geography import SLOTS

if TYPE_CHECKING:
    from bottlecap.games.wasteland.state import WastelandState
    from bottlecap.games.wasteland.story.running import Run

# In the place of a survivor: nobody did it.
NO_ONE: Final[i64] = 4
# In the place of a row: there is none.
NO_ROW: Final[i64] = -1

# What can happen that goals watch for, by its bit in a mask.
HAPPENING_NAMES: Final[list[str]] = [
    "kill",
    "explore",
    "dose",
    "wound",
    "camp",
    "put",
    "removal",
    "marker",
    "arrival",
]
A_KILL: Final[i64] = 0
AN_EXPLORATION: Final[i64] = 1
A_DOSE: Final[i64] = 2
A_WOUND: Final[i64] = 3
A_CAMP: Final[i64] = 4
# A token of a faction was put on the map, or has left it; a marker was laid or moved; an enemy or a token came somewhere.
A_PUT: Final[i64] = 5
A_REMOVAL: Final[i64] = 6
A_MARKER: Final[i64] = 7
AN_ARRIVAL: Final[i64] = 8

# How a try at a choice went: each choice has two outcomes, which are told only once they have come about.
OUTCOMES: Final[i64] = 2


def outcome_of(choice: i64, success: bool) -> i64:
    """The number of what is told when that goal or option was tried."""
    return choice * OUTCOMES + (0 if success else 1)


# What can last while a quest is in play, by its place in the table of all that do.
STANDING_KINDS: Final[i64] = 6
HUNTING: Final[i64] = 0
ESCORTING: Final[i64] = 1
CARRYING: Final[i64] = 2
CHANGING_SITES: Final[i64] = 3
OFF_THE_MAP: Final[i64] = 4
TOLLING: Final[i64] = 5

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
class ForAll(Phrase):
    """Carried out even where the survivor was killed, or nobody did it."""

    def is_personal(self) -> bool:
        return False


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
    """What lasts while a quest is in play (see `standing.py`)."""

    def __init__(self, quest: i64) -> None:
        self.quest = quest

    def kind(self) -> i64:
        """What it is, by its place in the table of all that can last."""
        raise NotImplementedError


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

    def targets(self, s: "WastelandState", run: "Run") -> vec[i64]:
        """Where something can be put that is to be there: all sectors of face-up tiles that are."""
        out = vec[i64]()
        slot: i64 = 0
        while slot < SLOTS:
            if s.face_at[slot] >= 0:
                sector = s.map().first_in(s.face_at, slot)
                last = sector + s.map().many_in(s.face_at, slot)
                while sector < last:
                    if self.holds(s, sector):
                        out = append(out, sector)
                    sector += 1
            slot += 1
        return out

    def by_first_player(self) -> bool:
        """Whether the first player, and nobody else, chooses among several of them."""
        return False

    def looks_at_tokens(self) -> bool:
        """Whether it depends on where enemies and factions' tokens are."""
        return False


@mypyc_attr(allow_interpreted_subclasses=True)
class When:
    """What meets a goal by itself."""

    def watches(self) -> i64:
        """The mask of happenings it looks at; none where a card alone can meet it."""
        return 0

    def met(self, s: "WastelandState", what: i64, seat: i64, number: i64) -> bool:
        """Whether this happening meets it. seat: whose deed it was (NO_ONE: nobody's).

        number: the foe that was killed, the slot that was explored, the radiation taken in this turn before, the damage of a
        fight, the faction whose token it is (plus FACTIONS times its sector), the marker, or the sector.
        """
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
        # Whether `need` asks for anything; nobody meets what does.
        self.has_need = False
        # An option that must be chosen where `need` holds.
        self.must = False
        # A goal that is tried by an action, in such a place; or else one that `when` meets.
        self.by_action = False
        self.where = where
        self.when = when
        self.tasks = NO_ROW
        self.gain = NO_ROW
        self.fail = NO_ROW
