"""Errands: what a survivor could go for, what it would bring, and how many actions away it is."""

from math import exp
from typing import Final, cast

from librt.vecs import append, vec
from mypy_extensions import i64

from bottlecap.bots.wasteland.fights import Arms, Foes, bout_with, dying_by, hurt_by
from bottlecap.bots.wasteland.mind import Mind
from bottlecap.bots.wasteland.plans import influence_worth, unexplored
from bottlecap.bots.wasteland.ways import Ways, ways_from
from bottlecap.engine.base import filled, replaced, zeros
from bottlecap.games.wasteland.effects.base import Condition
from bottlecap.games.wasteland.effects.conditions import AllOf, AnyOf
from bottlecap.games.wasteland.foes import level_of, properties_of
from bottlecap.games.wasteland.geography import FAR, MOTHERSHIP, RUIN, SETTLEMENT, SLOTS, WHERES, face_of, is_sector
from bottlecap.games.wasteland.sites import icon_level, icons_at
from bottlecap.games.wasteland.state import STAGED, WastelandState
from bottlecap.games.wasteland.story.base import AN_EXPLORATION, CARRYING, ESCORTING, NO_ROW, Choice, Where
from bottlecap.games.wasteland.story.library import deck_size
from bottlecap.games.wasteland.story.needs import AnotherHere, Calm
from bottlecap.games.wasteland.story.standing import Carries, Escorts, is_in_play
from bottlecap.games.wasteland.story.tasks import Pay
from bottlecap.games.wasteland.story.trying import can_try
from bottlecap.games.wasteland.story.watches import MarkerAt
from bottlecap.games.wasteland.tokens import AGGRESSIVE
from bottlecap.games.wasteland.turns import is_irradiated, points_an_action

A_GOAL: Final[i64] = 0
A_SITE: Final[i64] = 1
A_KILL: Final[i64] = 2
A_TILE: Final[i64] = 3
A_MARKER: Final[i64] = 4

# Hazards of a sector, in tenths of a movement point.
RAD_HAZARD: Final[i64] = 6
FOE_HAZARD: Final[i64] = 8
# What such a tenth costs, in actions.
HAZARD: Final = 0.05
# A goal whose need is not met; one whose price is not there, and the actions that each cap of it takes.
NOT_YET: Final = 0.12
THERE: Final = 0.6
LACKING: Final = 0.8
A_CAP: Final = 1.0
# The least chance that a task is reckoned with.
LEAST_CHANCE: Final = 0.15
# Of a goal at a place that lies face down, so much counts for turning up any tile.
HIDDEN_GOAL: Final = 0.7
# The sectors looked at where a goal can be met in many.
NEAREST: Final[i64] = 4
# A tile that nobody has seen; being on the map at all.
TILE: Final = 4.0
# Encounters, by the level of their site: on the mean of all cards.
RUINS: Final = 1.3
RUIN_LEVEL: Final = 0.75
TOWNS: Final = 1.6
TOWN_LEVEL: Final = 0.3
SHOPPING: Final = 0.75
VAULTS: Final = 6.0
# How likely an encounter leads to an agenda card, by itself or by the quests that it brings.
AN_AGENDA: Final = 0.06
# The second best errand counts a little: it lies on the way, or is what remains.
SECOND: Final = 0.12
# What an action must bring at least, and is never said to bring more than.
LEAST_PACE: Final = 1.0
MOST_PACE: Final = 2.4
# What actions bring on the mean, as a part of what the best errand would bring now.
COMMON: Final = 0.6
# What is to come loses this part of its worth with every action that it is away.
HASTE: Final = 0.2
# Of what somebody else is nearer to by so many actions, so much is still hoped for.
RACE_LEAD: Final = 1.0
RACED: Final = 0.5
# An action of an escort leads so many sectors on, on the mean, where its test is passed.
LED: Final = 1.4


class Errand:
    """Go there, take so many actions, and gain so much on the mean. number: of the goal, foe, tile or marker."""

    def __init__(self, kind: i64, number: i64, sector: i64, gain: float, actions: float) -> None:
        self.kind = kind
        self.number = number
        self.sector = sector
        self.gain = gain
        self.actions = actions
        # Of a marker that is led to a place: how far every sector is from there, and how many actions each step takes.
        self.far: vec[i64] = vec[i64]()
        self.each = 0.0


class Errands:
    """All that a survivor could go for, as things stand when a search begins."""

    def __init__(self, mind: Mind) -> None:
        self.mind = mind
        self.all: list[Errand] = []
        self.hazard: vec[i64] = vec[i64]()
        self.ways: dict[int, Ways] = {}
        # What an action brings, if the best of them is gone for.
        self.pace = LEAST_PACE
        # What turning up a tile brings; a slot that is looked at as if its tile lay open.
        self.tile = 0.0
        self.opened: i64 = -1
        self.arms: Arms | None = None
        self.foes: Foes | None = None

    def prepare(self, s: WastelandState, seat: i64) -> None:
        self.all = []
        self.ways = {}
        here = s.where[seat]
        self.pace = LEAST_PACE
        if here > MOTHERSHIP or s.survivor[seat] < 0 or s.is_out(seat):
            return
        arms, foes = Arms(s, seat), Foes(s, seat)
        self.arms, self.foes = arms, foes
        self.hazard = hazards(s, foes)
        ways = self.from_sector(s, here)
        tile = self.goals(s, seat, ways)
        self.mind.cap += self.mind.standing.next_cap(s.caps[seat])
        self.sites(s, seat)
        self.kills(s, seat, arms, foes)
        self.tiles(s, seat, tile)
        self.race(s, seat, ways)
        self.pace = self.best_pace(s, seat)

    def race(self, s: WastelandState, seat: i64, ways: Ways) -> None:
        """Goals and kills that somebody else is nearer to will probably be theirs."""
        if s.players == 1:
            return
        stride = float(max(points_an_action(s, seat), 1))
        nearest = filled(WHERES, FAR)
        for other in range(s.players):
            if other != seat and not s.is_out(other) and s.where[other] < MOTHERSHIP:
                theirs = self.from_sector(s, s.where[other]).points
                where: i64 = 0
                while where < WHERES:
                    if theirs[where] < nearest[where]:
                        nearest[where] = theirs[where]
                    where += 1
        for errand in self.all:
            lead = float(ways.points[errand.sector]) / stride - float(nearest[errand.sector]) / 2.0
            if (errand.kind == A_GOAL or errand.kind == A_KILL) and lead > RACE_LEAD:
                errand.gain *= RACED

    def from_sector(self, s: WastelandState, sector: i64) -> Ways:
        key = int(sector + WHERES * (self.opened + 1))
        if key not in self.ways:
            self.ways[key] = ways_from(s, sector, self.hazard, self.opened)
        return self.ways[key]

    # --- what there is ----------------------------------------------------------------------------------------

    def goals(self, s: WastelandState, seat: i64, ways: Ways) -> float:
        """Goals of quests in play; what turning up a tile is worth for them, on the mean."""
        tile = 0.0
        if s.quests.count(STAGED) == 0:
            return tile
        down = max(unexplored(s), 1)
        for quest in s.quests.within(STAGED):
            for place in range(s.content.quest_goals[quest]):
                number = s.content.quest_first[quest] + place
                goal = s.content.choices[number]
                if not goal.by_action:
                    tile += self.watched(s, seat, number, goal)
                    continue
                gain = self.mind.tried(s, seat, goal, 1)
                chance = max(self.mind.chance, LEAST_CHANCE)
                if gain <= 0.0:
                    continue
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
                    tile += HIDDEN_GOAL * gain / float(down)
                    continue
                for sector in self.sectors(s, seat, goal.where, ways):
                    self.all.append(self.at(s, seat, A_GOAL, number, sector, gain, tries))
        return tile

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

    def at(self, s: WastelandState, seat: i64, kind: i64, number: i64, sector: i64, gain: float, tries: float) -> Errand:
        """An errand in a sector; whoever is in the way there must be fought first. tries: how often, on the mean."""
        actions = tries
        arms, foes = self.arms, self.foes
        if arms is not None and foes is not None:
            i: i64 = 0
            while i < len(foes.foe):
                if foes.sector[i] == sector:
                    foe = foes.foe[i]
                    bout = bout_with(s, self.mind.odds, arms, foe, False, False, 0, 0)
                    actions += 1.0 / max(bout.kill, 0.2)
                    gain -= 0.6 * hurt_by(s, seat, arms, bout, level_of(s, foe), properties_of(s, foe)) / max(bout.kill, 0.3)
                i += 1
        return Errand(kind, number, sector, gain, actions)

    def sectors(self, s: WastelandState, seat: i64, where: Where, ways: Ways) -> vec[i64]:
        """The sectors of such a place, the nearest few."""
        out = vec[i64](capacity=NEAREST)
        if s.where[seat] == MOTHERSHIP:
            return append(out, MOTHERSHIP) if where.holds(s, MOTHERSHIP) else out
        site = where.site()
        if site >= 0:
            return append(out, site)
        slot: i64 = 0
        while slot < SLOTS:
            if s.face_at[slot] >= 0:
                sector = s.map().first_in(s.face_at, slot)
                last = sector + s.map().many_in(s.face_at, slot)
                while sector < last:
                    if ways.points[sector] < FAR and where.holds(s, sector):
                        out = keep_nearest(out, sector, ways)
                    sector += 1
            slot += 1
        return out

    def watched(self, s: WastelandState, seat: i64, number: i64, goal: Choice) -> float:
        """A goal that is met by itself: a marker may be led there; what turning up any tile brings."""
        when = goal.when
        if when.watches() >> AN_EXPLORATION & 1:
            gain = self.mind.row_worth(s, seat, goal.gain, 0)
            slot: i64 = 0
            fits: i64 = 0
            while slot < SLOTS:
                if s.face_at[slot] < 0 and when.met(s, AN_EXPLORATION, seat, slot):
                    fits += 1
                slot += 1
            return gain * float(fits) / float(max(unexplored(s), 1))
        if isinstance(when, MarkerAt):
            self.marker(s, seat, goal, when)
        return 0.0

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
                return 1.0 / (LED * max(chance, 0.15))
        return 0.0

    def sites(self, s: WastelandState, seat: i64) -> None:
        slot: i64 = 0
        while slot < SLOTS:
            if s.face_at[slot] >= 0:
                sector = s.map().first_in(s.face_at, slot)
                last = sector + s.map().many_in(s.face_at, slot)
                while sector < last:
                    for icon in icons_at(s, sector):
                        if deck_size(s, icon) > 0:
                            gain = self.site_worth(s, sector, icon)
                            self.all.append(self.at(s, seat, A_SITE, sector, sector, gain, 1.0))
                    sector += 1
            slot += 1

    def site_worth(self, s: WastelandState, sector: i64, icon: i64) -> float:
        """What an encounter there brings, on the mean."""
        level = float(icon_level(s, sector, icon))
        more = self.mind.sought[icon] + AN_AGENDA * self.mind.standing.agenda
        if icon == RUIN:
            return more + RUINS + RUIN_LEVEL * level * self.mind.loot
        if icon == SETTLEMENT:
            return more + TOWNS + TOWN_LEVEL * level + SHOPPING * self.mind.shop
        return more + VAULTS

    def kills(self, s: WastelandState, seat: i64, arms: Arms, foes: Foes) -> None:
        i: i64 = 0
        while i < len(foes.foe):
            foe, sector = foes.foe[i], foes.sector[i]
            i += 1
            if is_sector(sector):
                gain = self.kill_worth(s, seat, arms, foe)
                if gain > 0.0:
                    self.all.append(Errand(A_KILL, foe, sector, gain, 1.0))

    def kill_worth(self, s: WastelandState, seat: i64, arms: Arms, foe: i64) -> float:
        """What attacking it brings, on the mean."""
        bout = bout_with(s, self.mind.odds, arms, foe, False, False, 0, 0)
        level = level_of(s, foe)
        lives = 1.0 - dying_by(s, seat, bout, level)
        return bout.kill * lives * self.mind.kills[foe] - hurt_by(s, seat, arms, bout, level, properties_of(s, foe))

    def tiles(self, s: WastelandState, seat: i64, more: float) -> None:
        """Face-down tiles, from every sector that borders on one."""
        gain = self.tile_worth(s, seat) + more
        self.tile = gain
        slot: i64 = 0
        while slot < SLOTS:
            if s.face_at[slot] >= 0:
                sector = s.map().first_in(s.face_at, slot)
                last = sector + s.map().many_in(s.face_at, slot)
                while sector < last:
                    if s.map().down_beside(s.face_at, sector) != 0:
                        self.all.append(Errand(A_TILE, sector, sector, gain, 1.0))
                    sector += 1
            slot += 1

    def tile_worth(self, s: WastelandState, seat: i64) -> float:
        """Seeing one more tile: for itself, and for agenda cards that ask for it."""
        slot: i64 = 0
        while slot < SLOTS and s.face_at[slot] >= 0:
            slot += 1
        if slot == SLOTS:
            return 0.0
        before = influence_worth(s, seat)
        had = s.face_at
        s.face_at = replaced(had, slot, 0)
        after = influence_worth(s, seat)
        s.face_at = had
        return TILE + self.mind.standing.influence * (after - before)

    # --- what is best -----------------------------------------------------------------------------------------

    def actions_to(self, s: WastelandState, seat: i64, errand: Errand, ways: Ways, stride: i64) -> float:
        """The actions an errand takes from here, its own included; below zero where no way leads there."""
        sector = errand.sector
        more = errand.actions
        if errand.kind == A_MARKER:
            lies = s.markers[errand.number] - 1
            if not is_sector(lies) or errand.far[lies] >= FAR:
                return -1.0
            sector = lies
            more = errand.each * float(errand.far[lies])
        if ways.points[sector] >= FAR:
            return -1.0
        points = ways.points[sector]
        if s.is_turn_of(seat):
            points = max(points - s.points, 0)
        moves = float((points + stride - 1) // stride)
        if errand.kind == A_SITE and is_met_now(s, seat, sector):
            # Once a turn.
            more += float(s.actions)
        return moves + more + HAZARD * float(ways.hazards[sector])

    def best_pace(self, s: WastelandState, seat: i64) -> float:
        """The most that an action brings, by any errand."""
        best = 0.0
        stride = max(points_an_action(s, seat), 1)
        ways = self.from_sector(s, s.where[seat])
        for errand in self.all:
            actions = self.actions_to(s, seat, errand, ways, stride)
            if actions > 0.0:
                best = max(best, errand.gain / actions)
        return max(LEAST_PACE, min(COMMON * best, MOST_PACE))

    def plan(self, s: WastelandState, seat: i64, kind: i64, number: i64) -> float:
        """What is to come of the best errand from here, and a little of the second; one may be left out.

        What is to come counts less with every action that it is away, also what is at hand: so what can be done is done.
        """
        if len(self.all) == 0 or s.where[seat] > MOTHERSHIP:
            return 0.0
        stride = max(points_an_action(s, seat), 1)
        ways = self.from_sector(s, s.where[seat])
        best = 0.0
        second = 0.0
        for errand in self.all:
            actions = self.actions_to(s, seat, errand, ways, stride)
            if actions < 0.0:
                continue
            if errand.kind == kind and errand.number == number:
                if kind != A_SITE:
                    continue
                # The next card there can be met in the next turn.
                actions += 1.0
            worth = errand.gain * exp(-HASTE * actions)
            if worth > best:
                best, second = worth, best
            elif worth > second:
                second = worth
        return best + SECOND * second


def asks_of_place(need: Condition) -> bool:
    """Whether all that is asked depends on where one stands."""
    if not isinstance(need, (AnyOf, AllOf)):
        return isinstance(need, (Calm, AnotherHere))
    for part in need.parts:
        if not asks_of_place(part):
            return False
    return True


def is_met_now(s: WastelandState, seat: i64, sector: i64) -> bool:
    if not s.is_turn_of(seat):
        return False
    for met in s.met:
        if met > 0 and s.where[seat] == sector:
            return True
    return False


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


def places_of(s: WastelandState, where: Where) -> vec[i64]:
    """All sectors of face-up tiles that are there."""
    out = vec[i64](capacity=4)
    slot: i64 = 0
    while slot < SLOTS:
        if s.face_at[slot] >= 0:
            sector = s.map().first_in(s.face_at, slot)
            last = sector + s.map().many_in(s.face_at, slot)
            while sector < last:
                if where.holds(s, sector):
                    out = append(out, sector)
                sector += 1
        slot += 1
    return out


def hazards(s: WastelandState, foes: Foes) -> vec[i64]:
    """By sector: what entering it costs besides points."""
    out = zeros(WHERES)
    slot: i64 = 0
    while slot < SLOTS:
        if s.face_at[slot] >= 0:
            sector = s.map().first_in(s.face_at, slot)
            last = sector + s.map().many_in(s.face_at, slot)
            while sector < last:
                if is_irradiated(s, sector):
                    out[sector] += RAD_HAZARD
                sector += 1
        slot += 1
    i: i64 = 0
    while i < len(foes.foe):
        if properties_of(s, foes.foe[i]) & AGGRESSIVE:
            out[foes.sector[i]] += FOE_HAZARD * level_of(s, foes.foe[i])
        i += 1
    return out
