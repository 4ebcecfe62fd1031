"""What goals and options need of a survivor, and of the others around: a class each, with its notation."""

from typing import Final

from mypy_extensions import i64

from bottlecap.engine.base import zeros
from bottlecap.games.wasteland.agendas import loyal_to
from bottlecap.games.wasteland.effects.base import Condition
from bottlecap.games.wasteland.foes import fights
from bottlecap.games.wasteland.geography import SETTLEMENT, WHERES, is_sector
from bottlecap.games.wasteland.sites import icon_level
from bottlecap.games.wasteland.state import ON_MAP, WastelandState
from bottlecap.games.wasteland.story.library import kept_as
from bottlecap.games.wasteland.story.notation import Number, OneOf, StoryVerb
from bottlecap.games.wasteland.story.others import in_order, is_alone, others_here, rivals_beside, rivals_with
from bottlecap.games.wasteland.story.parts import Item
from bottlecap.games.wasteland.story.whoms import NAMED_NUMBERS, NAMED_TRAITS
from bottlecap.games.wasteland.tokens import FACTIONS, FULL, ROLE_NAMES
from bottlecap.games.wasteland.turns import is_irradiated


class HealthMost(Condition):
    """Health on the track is at most so much, whatever the radiation."""

    def __init__(self, health: i64) -> None:
        self.health = health

    def holds(self, s: WastelandState, seat: i64) -> bool:
        return s.health[seat] <= self.health


class Calm(Condition):
    """No active enemy is within so many sectors."""

    def __init__(self, sectors: i64) -> None:
        self.sectors = sectors

    def holds(self, s: WastelandState, seat: i64) -> bool:
        far = zeros(WHERES)
        s.map().distances(s.face_at, s.where[seat], far)
        for enemy in s.enemies.within(ON_MAP):
            if s.is_active(enemy) and far[s.enemy_sector(enemy)] <= self.sectors:
                return False
        for faction in range(FACTIONS):
            if fights(s, faction) and loyal_to(s, seat) != faction:
                for token in s.tokens_of(faction):
                    if token > 0 and far[token - 1] <= self.sectors:
                        return False
        return True


class MostIrradiated(Condition):
    """More than half of the survivors in the game stand in irradiated sectors."""

    def holds(self, s: WastelandState, seat: i64) -> bool:
        living = in_order(s)
        count: i64 = 0
        for one in living:
            if is_sector(s.where[one]) and is_irradiated(s, s.where[one]):
                count += 1
        return 2 * count > len(living)


class Wields(Condition):
    """That card is equipped."""

    def __init__(self, item: i64) -> None:
        self.item = item

    def holds(self, s: WastelandState, seat: i64) -> bool:
        return s.is_worn(seat, self.item)


class Keeps(Condition):
    """Keeps a story card in that role."""

    def __init__(self, role: i64) -> None:
        self.role = role

    def holds(self, s: WastelandState, seat: i64) -> bool:
        return kept_as(s, seat, self.role) > 0


class HasRival(Condition):
    """Another survivor has that trait."""

    def __init__(self, trait: i64) -> None:
        self.trait = trait

    def holds(self, s: WastelandState, seat: i64) -> bool:
        return len(rivals_with(s, seat, self.trait)) > 0


class RivalNear(Condition):
    """Another survivor stands in an adjacent sector."""

    def holds(self, s: WastelandState, seat: i64) -> bool:
        return len(rivals_beside(s, seat)) > 0


class AnotherHere(Condition):
    """Another survivor stands here too; one who is alone must stand in a settlement instead."""

    def holds(self, s: WastelandState, seat: i64) -> bool:
        if is_alone(s):
            return icon_level(s, s.where[seat], SETTLEMENT) > 0
        return len(others_here(s, seat)) > 0


class WasHurt(Condition):
    """The last fight of this attempt did the survivor damage."""

    def holds(self, s: WastelandState, seat: i64) -> bool:
        return s.wound > 0


VERBS: Final[list[StoryVerb]] = [
    StoryVerb("health-most", HealthMost, [Number("health", 1, int(FULL))]),
    StoryVerb("calm", Calm, [Number("sectors", 1, 4)]),
    StoryVerb("most-irradiated", MostIrradiated),
    StoryVerb("wields", Wields, [Item("item")]),
    StoryVerb("keeps", Keeps, [OneOf("role", ROLE_NAMES)]),
    StoryVerb("rival", HasRival, [OneOf("trait", NAMED_TRAITS, NAMED_NUMBERS)]),
    StoryVerb("rival adjacent", RivalNear),
    StoryVerb("another-here", AnotherHere),
    StoryVerb("hurt", WasHurt),
]
