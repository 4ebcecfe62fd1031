"""What must hold in a story beyond what things ask of their survivor: of the table, or of where a row is carried out."""

from typing import Final

from mypy_extensions import i64, mypyc_attr

from bottlecap.games.wasteland.effects.base import Condition
from bottlecap.games.wasteland.geography import SETTLEMENT, SLOTS, is_sector
from bottlecap.games.wasteland.sites import icon_level
from bottlecap.games.wasteland.state import STAGED, WastelandState
from bottlecap.games.wasteland.story.base import Where
from bottlecap.games.wasteland.story.notation import Card, Fixed, Number, Place, StoryVerb, ThisQuest
from bottlecap.games.wasteland.story.running import Run
from bottlecap.games.wasteland.tokens import SHIELD, STAR


@mypyc_attr(allow_interpreted_subclasses=True)
class StoryCondition(Condition):
    """Something that holds in a place: where the survivor stands, or where the row under way is carried out."""

    def holds(self, s: WastelandState, seat: i64) -> bool:
        return self.holds_at(s, s.where[seat])

    def holds_in(self, s: WastelandState, run: Run) -> bool:
        return self.holds_at(s, run.sector)

    def holds_at(self, s: WastelandState, sector: i64) -> bool:
        raise NotImplementedError


class Staged(StoryCondition):
    """That quest is in play."""

    def __init__(self, quest: i64) -> None:
        self.quest = quest

    def holds_at(self, s: WastelandState, sector: i64) -> bool:
        return s.quests.zone[self.quest] == STAGED


class CapsOnCard(StoryCondition):
    """At least so many caps lie on this quest's card."""

    def __init__(self, quest: i64, caps: i64) -> None:
        self.quest = quest
        self.caps = caps

    def holds_at(self, s: WastelandState, sector: i64) -> bool:
        return s.quest_caps[self.quest] >= self.caps


class SettlementsCapped(StoryCondition):
    """Every settlement on the map has a cap."""

    def holds_at(self, s: WastelandState, sector: i64) -> bool:
        slot: i64 = 0
        while slot < SLOTS:
            if s.face_at[slot] >= 0:
                site = s.map().first_in(s.face_at, slot)
                last = site + s.map().many_in(s.face_at, slot)
                while site < last:
                    if icon_level(s, site, SETTLEMENT) > 0 and not s.is_capped(site):
                        return False
                    site += 1
            slot += 1
        return True


class StandsAt(StoryCondition):
    """The survivor stands there."""

    def __init__(self, where: Where) -> None:
        self.where = where

    def holds_in(self, s: WastelandState, run: Run) -> bool:
        return self.holds_at(s, s.where[run.actor] if run.has_survivor(s) else run.sector)

    def holds_at(self, s: WastelandState, sector: i64) -> bool:
        return is_sector(sector) and self.where.holds(s, sector)


class TokenHere(StoryCondition):
    """A token of that faction lies where the row is carried out."""

    def __init__(self, faction: i64) -> None:
        self.faction = faction

    def holds_at(self, s: WastelandState, sector: i64) -> bool:
        return s.lies_at(self.faction, sector)


class TokenAt(StoryCondition):
    """A token of that faction lies in such a place."""

    def __init__(self, faction: i64, where: Where) -> None:
        self.faction = faction
        self.where = where

    def holds_at(self, s: WastelandState, sector: i64) -> bool:
        for token in s.tokens_of(self.faction):
            if token > 0 and self.where.holds(s, token - 1):
                return True
        return False


VERBS: Final[list[StoryVerb]] = [
    StoryVerb("staged", Staged, [Card("quest")]),
    StoryVerb("caps-on-card", CapsOnCard, [ThisQuest("quest"), Number("caps", 1, 20)]),
    StoryVerb("settlements-capped", SettlementsCapped),
    StoryVerb("at", StandsAt, [Place("where")]),
    StoryVerb("star here", TokenHere, [Fixed("faction", STAR)]),
    StoryVerb("shield here", TokenHere, [Fixed("faction", SHIELD)]),
    StoryVerb("star at", TokenAt, [Fixed("faction", STAR), Place("where")]),
    StoryVerb("shield at", TokenAt, [Fixed("faction", SHIELD), Place("where")]),
]
