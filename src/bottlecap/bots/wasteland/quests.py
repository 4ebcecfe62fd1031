"""Goals of quests in play, as errands: where each can be met, what that brings, and how many actions it takes."""

from typing import Final, cast

from librt.vecs import append, vec
from mypy_extensions import i64

from bottlecap.bots.wasteland.errand import A_BIVOUAC, A_DOSE, A_GOAL, A_MARKER, Errand, Field, face_up_sectors, places_of
from bottlecap.bots.wasteland.mind import Mind, zeros_of
from bottlecap.bots.wasteland.survivor import hurt_cost
from bottlecap.bots.wasteland.ways import Ways
from bottlecap.engine.base import zeros
from bottlecap.games.wasteland.body import is_healed_by_rads, is_safe_from
from bottlecap.games.wasteland.effects.base import GROUND, Condition
from bottlecap.games.wasteland.effects.conditions import AllOf, AnyOf
from bottlecap.games.wasteland.foes import level_of
from bottlecap.games.wasteland.geography import FAR, MOTHERSHIP, NEIGHBOURS, SLOTS, WHERES, face_of, is_sector
from bottlecap.games.wasteland.state import DANGER, DEADLY, STAGED, WastelandState
from bottlecap.games.wasteland.story.base import AN_EXPLORATION, CARRYING, ESCORTING, NO_ROW, Choice, Where
from bottlecap.games.wasteland.story.needs import AnotherHere, Calm
from bottlecap.games.wasteland.story.places import AtMarker
from bottlecap.games.wasteland.story.standing import Carries, Escorts, is_in_play
from bottlecap.games.wasteland.story.tasks import Pay
from bottlecap.games.wasteland.story.trying import can_try
from bottlecap.games.wasteland.story.watches import CampNear, MarkerAt, RadsInTurn
from bottlecap.games.wasteland.tokens import ROUGH
from bottlecap.games.wasteland.turns import is_irradiated, points_an_action

# A goal whose need is not met; one whose price is not there, and the actions that each cap of it takes.
NOT_YET: Final = 0.12
THERE: Final = 0.6
LACKING: Final = 0.8
A_CAP: Final = 1.0
# The least chance that a task is reckoned with.
LEAST_CHANCE: Final = 0.15
# Of a goal at a place that lies face down, so much counts for finding it.
HIDDEN_GOAL: Final = 0.5
# The sectors looked at where a goal can be met in many.
NEAREST: Final[i64] = 4
# An action of an escort leads so many sectors on, on the mean, where its test is passed.
LED: Final = 1.4
# A turn has so many actions for radiation that has to come in one.
DOSE_ACTIONS: Final[i64] = 2
# A camp for a goal's sake, beside a strong foe.
A_CAMP_THERE: Final = 1.5


class Quests:
    """The goals that a survivor could go for, as things stand when a search begins."""

    def __init__(self, mind: Mind) -> None:
        self.mind = mind
        self.all: list[Errand] = []
        # By slot: what turning up the tile there is worth for goals.
        self.behind: vec[float] = zeros_of(SLOTS)

    def prepare(self, s: WastelandState, seat: i64, field: Field, ways: Ways) -> None:
        self.all = []
        self.behind = zeros_of(SLOTS)
        if s.quests.count(STAGED) == 0:
            return
        for quest in s.quests.within(STAGED):
            first = len(self.all)
            for place in range(s.content.quest_goals[quest]):
                number = s.content.quest_first[quest] + place
                goal = s.content.choices[number]
                if goal.by_action:
                    self.tried(s, seat, number, goal, field, ways)
                else:
                    self.watched(s, seat, number, goal, field)
            for errand in self.all[first:]:
                errand.quest = quest

    # --- goals that take an action ----------------------------------------------------------------------------

    def tried(self, s: WastelandState, seat: i64, number: i64, goal: Choice, field: Field, ways: Ways) -> None:
        gain = self.mind.tried(s, seat, goal, 1)
        chance = max(self.mind.chance, LEAST_CHANCE)
        if gain <= 0.0:
            return
        # What fails is tried again: what it brings in the end, and how many tries that takes.
        gain, tries = gain / chance, 1.0 / chance
        lacks = self.lacking(s, seat, goal, gain)
        if lacks > 0:
            gain *= LACKING
            tries += A_CAP * float(lacks)
        elif goal.has_need and not goal.need.holds(s, seat):
            # What is asked of the place, not of the survivor, may hold there.
            gain *= THERE if asks_of_place(goal.need) else NOT_YET
        elif not can_try(s, seat, goal):
            gain *= NOT_YET
        site = goal.where.site()
        if site >= 0 and s.map().slot_of_face(s.face_at, face_of(site)) < 0:
            self.hide(s, face_of(site), HIDDEN_GOAL * gain)
            return
        for sector in self.sectors(s, seat, goal.where, ways):
            self.all.append(field.errand(self.mind, s, seat, A_GOAL, number, sector, gain, tries))

    def lacking(self, s: WastelandState, seat: i64, goal: Choice, gain: float) -> i64:
        """How many caps a goal asks for that are not there; they are wanted for what it is worth."""
        if goal.tasks == NO_ROW or (goal.has_need and not goal.need.holds(s, seat)):
            return 0
        price: i64 = 0
        for task in s.content.rows[goal.tasks].phrases:
            if isinstance(task, Pay):
                price += task.caps
        if price > 0:
            self.mind.standing.want_caps(price, gain)
        return max(price - s.caps[seat], 0)

    def hide(self, s: WastelandState, face: i64, gain: float) -> None:
        """Something to be gained on a tile that lies face down: behind each of its back as likely as behind any other."""
        bag = s.tiles.zone[face]
        if bag != DANGER and bag != DEADLY:
            return
        back = s.content.atlas.backs[face]
        many: i64 = 0
        slot: i64 = 0
        while slot < SLOTS:
            if s.face_at[slot] < 0 and s.map().backs[slot] == back:
                many += 1
            slot += 1
        slot = 0
        while slot < SLOTS:
            if s.face_at[slot] < 0 and s.map().backs[slot] == back:
                self.behind[slot] += gain / float(many)
            slot += 1

    def sectors(self, s: WastelandState, seat: i64, where: Where, ways: Ways) -> vec[i64]:
        """The sectors of such a place, the nearest few; a marker may lie on a face-down tile."""
        out = vec[i64](capacity=NEAREST)
        if s.where[seat] == MOTHERSHIP:
            return append(out, MOTHERSHIP) if where.holds(s, MOTHERSHIP) else out
        site = where.site()
        if site >= 0:
            return append(out, site)
        if isinstance(where, AtMarker):
            return append(out, s.markers[where.marker] - 1) if s.is_marker_on_map(where.marker) else out
        for sector in face_up_sectors(s):
            if ways.points[sector] < FAR and where.holds(s, sector):
                out = keep_nearest(out, sector, ways)
        return out

    # --- goals that are met by themselves ---------------------------------------------------------------------

    def watched(self, s: WastelandState, seat: i64, number: i64, goal: Choice, field: Field) -> None:
        """What meets such a goal may be done on purpose."""
        when = goal.when
        if when.watches() >> AN_EXPLORATION & 1:
            gain = self.mind.row_worth(s, seat, goal.gain, 0)
            slot: i64 = 0
            while slot < SLOTS:
                if s.face_at[slot] < 0 and when.met(s, AN_EXPLORATION, seat, slot):
                    self.behind[slot] += gain
                slot += 1
        elif isinstance(when, MarkerAt):
            self.marker(s, seat, goal, when)
        elif isinstance(when, RadsInTurn):
            self.dose(s, seat, number, goal, when.rads)
        elif isinstance(when, CampNear):
            self.bivouac(s, seat, number, goal, when.level, field)

    def dose(self, s: WastelandState, seat: i64, number: i64, goal: Choice, rads: i64) -> None:
        """Enough radiation in one turn: there is some on the ground."""
        if is_safe_from(s, seat, GROUND) or is_healed_by_rads(s, seat):
            return
        gain = self.mind.row_worth(s, seat, goal.gain, 0) - hurt_cost(s, seat, 0, rads)
        if gain <= 0.0:
            return
        most = DOSE_ACTIONS * max(points_an_action(s, seat), 1)
        for sector in face_up_sectors(s):
            if is_irradiated(s, sector):
                errand = Errand(A_DOSE, number, sector, gain, 0.0)
                errand.rads = rads
                errand.again = points_to_another(s, sector)
                # All of it has to come in one turn, the first with the step into the sector.
                if entering(s, sector) + (rads - 1) * errand.again <= most:
                    self.all.append(errand)

    def bivouac(self, s: WastelandState, seat: i64, number: i64, goal: Choice, level: i64, field: Field) -> None:
        """A camp beside a strong foe."""
        gain = self.mind.row_worth(s, seat, goal.gain, 0)
        around = zeros(NEIGHBOURS)
        i: i64 = 0
        while i < len(field.foes.foe):
            if level_of(s, field.foes.foe[i]) >= level and is_sector(field.foes.sector[i]):
                many = s.map().neighbours(s.face_at, field.foes.sector[i], around)
                j: i64 = 0
                while j < many:
                    if is_sector(around[j]):
                        self.all.append(field.errand(self.mind, s, seat, A_BIVOUAC, number, around[j], gain, A_CAMP_THERE))
                    j += 1
            i += 1

    def marker(self, s: WastelandState, seat: i64, goal: Choice, when: MarkerAt) -> None:
        """A marker that can be carried or escorted to where a goal wants it."""
        each = self.step_of(s, seat, when.marker)
        if each <= 0.0 or s.markers[when.marker] == 0:
            return
        gain = self.mind.row_worth(s, seat, goal.gain, 0)
        if gain <= 0.0:
            return
        targets = vec[i64](capacity=4)
        site = when.where.site()
        if site >= 0:
            targets = append(targets, site)
        else:
            for sector in places_of(s, when.where):
                targets = append(targets, sector)
        far = zeros(WHERES)
        s.map().distances_to_nearest(s.face_at, targets, len(targets), far)
        lies = s.markers[when.marker] - 1
        if not is_sector(lies) or far[lies] >= FAR:
            return
        errand = Errand(A_MARKER, when.marker, lies, gain, 0.0)
        errand.far = far
        errand.each = each
        self.all.append(errand)

    def step_of(self, s: WastelandState, seat: i64, marker: i64) -> float:
        """How many actions it takes to bring a marker one sector on; nothing where it cannot be."""
        for effect in s.content.standing[CARRYING].effects:
            if cast(Carries, effect).marker == marker and is_in_play(s, effect):
                return 1.0
        for effect in s.content.standing[ESCORTING].effects:
            escort = cast(Escorts, effect)
            if escort.marker == marker and is_in_play(s, effect):
                chance = self.mind.test(s, seat, escort.letters, escort.twice, escort.difficulty + 1)
                return 1.0 / (LED * max(chance, LEAST_CHANCE))
        return 0.0


def entering(s: WastelandState, sector: i64) -> i64:
    """The movement points that it takes to step into a sector."""
    return ROUGH if s.content.atlas.rough[sector] else 1


def points_to_another(s: WastelandState, sector: i64) -> i64:
    """The movement points from an irradiated sector to the next radiation: in one beside it, or out and in again."""
    around = zeros(NEIGHBOURS)
    many = s.map().neighbours(s.face_at, sector, around)
    least = FAR
    i: i64 = 0
    while i < many:
        if is_sector(around[i]):
            there = entering(s, around[i])
            least = min(least, there if is_irradiated(s, around[i]) else there + entering(s, sector))
        i += 1
    return least


def asks_of_place(need: Condition) -> bool:
    """Whether all that is asked depends on where one stands."""
    if not isinstance(need, (AnyOf, AllOf)):
        return isinstance(need, (Calm, AnotherHere))
    for part in need.parts:
        if not asks_of_place(part):
            return False
    return True


def keep_nearest(some: vec[i64], sector: i64, ways: Ways) -> vec[i64]:
    """With one sector more, the nearest few of them."""
    if len(some) < NEAREST:
        return append(some, sector)
    farthest: i64 = 0
    i: i64 = 1
    while i < len(some):
        if ways.points[some[i]] > ways.points[some[farthest]]:
            farthest = i
        i += 1
    if ways.points[sector] < ways.points[some[farthest]]:
        some[farthest] = sector
    return some
