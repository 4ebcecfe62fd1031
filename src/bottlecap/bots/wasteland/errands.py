"""Errands: what a survivor could go for, and what the best of it is worth from where they stand.

What is to come is weighed as actions are: an errand is worth what it brings, less what so many actions bring elsewhere. So a step
on the way to something far pays as well as anything else that an action could do, and only what brings more is done before.
"""

from math import exp
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from bottlecap.bots.wasteland.errand import (
    A_DOSE,
    A_GOAL,
    A_KILL,
    A_MARKER,
    A_SITE,
    A_TILE,
    Errand,
    Field,
    face_up_sectors,
)
from bottlecap.bots.wasteland.fights import Foes, bout_with, dying_by, hurt_by
from bottlecap.bots.wasteland.mind import Mind
from bottlecap.bots.wasteland.plans import influence_worth
from bottlecap.bots.wasteland.quests import Quests
from bottlecap.bots.wasteland.ways import Ways, ways_from
from bottlecap.engine.base import filled, replaced, zeros
from bottlecap.games.wasteland.foes import level_of, properties_of
from bottlecap.games.wasteland.geography import FAR, MOTHERSHIP, RUIN, SETTLEMENT, SLOTS, WHERES, face_of, is_sector
from bottlecap.games.wasteland.sites import icon_level, icons_at
from bottlecap.games.wasteland.state import WastelandState
from bottlecap.games.wasteland.story.library import deck_size
from bottlecap.games.wasteland.tokens import AGGRESSIVE
from bottlecap.games.wasteland.turns import is_irradiated, points_an_action

# Hazards of a sector, in tenths of a movement point.
RAD_HAZARD: Final[i64] = 6
FOE_HAZARD: Final[i64] = 8
# What such a tenth costs, in actions.
HAZARD: Final = 0.05
# A tile that nobody has seen.
TILE: Final = 4.0
# Encounters, by the level of their site: on the mean of all cards.
RUINS: Final = 1.3
RUIN_LEVEL: Final = 0.75
TOWNS: Final = 1.6
TOWN_LEVEL: Final = 0.3
SHOPPING: Final = 0.75
VAULTS: Final = 6.0
# Of a vault on a tile that lies face down, so much counts for finding it.
HIDDEN_VAULT: Final = 0.5
# How likely an encounter leads to an agenda card, by itself or by the quests that it brings.
AN_AGENDA: Final = 0.06
# The second best errand counts a little: it lies on the way, or is what remains.
SECOND: Final = 0.12
# What an action must bring at least, and is never said to bring more than.
LEAST_PACE: Final = 2.5
MOST_PACE: Final = 5.5
# What actions bring on the mean, as a part of what the best errand would bring now.
COMMON: Final = 0.6
# What is to come loses this part of its worth with every action that it is away: something may come between.
HASTE: Final = 0.03
# Of what somebody else is nearer to by so many actions, so much is still hoped for.
RACE_LEAD: Final = 1.0
RACED: Final = 0.5
# Where nothing is worth the way, how much of that counts; and where there is nothing at all.
MAY_BE: Final = 0.25
NOTHING: Final = -30.0


class Errands:
    """All that a survivor could go for, as things stand when a search begins."""

    def __init__(self, mind: Mind) -> None:
        self.mind = mind
        self.quests = Quests(mind)
        self.all: list[Errand] = []
        self.hazard: vec[i64] = vec[i64]()
        self.ways: dict[int, Ways] = {}
        # What an action brings, if the best of them is gone for.
        self.pace = LEAST_PACE
        # What turning up any tile brings; a slot that is looked at as if its tile lay open; a quest as if it were over.
        self.tile = 0.0
        self.opened: i64 = -1
        self.over: i64 = -1
        # Which kind of errand was found best last.
        self.chosen: i64 = -1

    def prepare(self, s: WastelandState, seat: i64) -> None:
        self.all = []
        self.ways = {}
        here = s.where[seat]
        self.pace = LEAST_PACE
        if here > MOTHERSHIP or s.survivor[seat] < 0 or s.is_out(seat):
            return
        field = Field(s, seat)
        self.hazard = hazards(s, field.foes)
        ways = self.from_sector(s, here)
        self.quests.prepare(s, seat, field, ways)
        for errand in self.quests.all:
            self.all.append(errand)
        self.mind.cap += self.mind.standing.next_cap(s.caps[seat])
        self.sites(s, seat, field)
        self.kills(s, seat, field)
        self.tiles(s, seat)
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

    def sites(self, s: WastelandState, seat: i64, field: Field) -> None:
        for sector in face_up_sectors(s):
            for icon in icons_at(s, sector):
                if deck_size(s, icon) > 0:
                    gain = self.site_worth(s, sector, icon)
                    self.all.append(field.errand(self.mind, s, seat, A_SITE, sector, sector, gain, 1.0))

    def site_worth(self, s: WastelandState, sector: i64, icon: i64) -> float:
        """What an encounter there brings, on the mean."""
        level = float(icon_level(s, sector, icon))
        more = self.mind.sought[icon] + AN_AGENDA * self.mind.standing.agenda
        if icon == RUIN:
            return more + RUINS + RUIN_LEVEL * level * self.mind.loot
        if icon == SETTLEMENT:
            return more + TOWNS + TOWN_LEVEL * level + SHOPPING * self.mind.shop
        return more + VAULTS

    def kills(self, s: WastelandState, seat: i64, field: Field) -> None:
        foes = field.foes
        i: i64 = 0
        while i < len(foes.foe):
            foe, sector = foes.foe[i], foes.sector[i]
            i += 1
            if is_sector(sector):
                gain = self.kill_worth(s, seat, field, foe)
                if gain > 0.0:
                    self.all.append(Errand(A_KILL, foe, sector, gain, 1.0))

    def kill_worth(self, s: WastelandState, seat: i64, field: Field, foe: i64) -> float:
        """What attacking it brings, on the mean."""
        bout = bout_with(s, self.mind.odds, field.arms, foe, False, False, 0, 0)
        level = level_of(s, foe)
        lives = 1.0 - dying_by(s, seat, bout, level)
        return bout.kill * lives * self.mind.kills[foe] - hurt_by(s, seat, field.arms, bout, level, properties_of(s, foe))

    def tiles(self, s: WastelandState, seat: i64) -> None:
        """Face-down tiles, from every sector that borders on one."""
        self.vaults(s)
        self.tile = self.tile_worth(s, seat)
        for sector in face_up_sectors(s):
            slots = s.map().down_beside(s.face_at, sector)
            slot: i64 = 0
            while slots >> slot != 0:
                if slots >> slot & 1:
                    self.all.append(Errand(A_TILE, slot, sector, self.behind(slot), 1.0))
                slot += 1

    def behind(self, slot: i64) -> float:
        """What turning up the tile there is worth."""
        return self.tile + self.quests.behind[slot]

    def vaults(self, s: WastelandState) -> None:
        """Vaults with cards to be met that nobody has found yet."""
        sector: i64 = 0
        while sector < len(s.content.atlas.icons):
            icon = s.content.atlas.icons[sector]
            if icon > SETTLEMENT and deck_size(s, icon) > 0 and s.map().slot_of_face(s.face_at, face_of(sector)) < 0:
                self.quests.hide(s, face_of(sector), HIDDEN_VAULT * self.site_worth(s, sector, icon))
            sector += 1

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
        own = s.is_turn_of(seat)
        if errand.kind == A_DOSE:
            return dose_actions(s, own, errand, points, stride) + HAZARD * float(ways.hazards[sector])
        if own:
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
                best = max(best, errand.gain / max(actions, 1.0))
        return max(LEAST_PACE, min(COMMON * best, MOST_PACE))

    def plan(self, s: WastelandState, seat: i64, kind: i64, number: i64) -> float:
        """What is to come of the best errand from here, and a little of the second; one may be left out."""
        self.chosen = -1
        if len(self.all) == 0 or s.where[seat] > MOTHERSHIP:
            return 0.0
        stride = max(points_an_action(s, seat), 1)
        ways = self.from_sector(s, s.where[seat])
        best = NOTHING
        second = 0.0
        for errand in self.all:
            if self.over >= 0 and errand.quest == self.over:
                continue
            actions = self.actions_to(s, seat, errand, ways, stride)
            if actions < 0.0:
                continue
            if errand.kind == kind and errand.number == number:
                if kind != A_SITE:
                    continue
                # The next card there can be met in the next turn.
                actions += 1.0
            worth = errand.gain * exp(-HASTE * actions) - self.pace * actions
            if worth > best:
                best, second = worth, best
                self.chosen = errand.kind
            elif worth > second:
                second = worth
        if best < 0.0:
            # Nothing is worth the way: something else may turn up, but the nearest is still the best to go for.
            return MAY_BE * best
        return best + SECOND * second


def dose_actions(s: WastelandState, own: bool, errand: Errand, points: i64, stride: i64) -> float:
    """The actions until enough radiation was taken, all in one turn; the one under way where that is enough for it."""
    enter = points if points > 0 else errand.again
    if own:
        wanted = enter + max(errand.rads - s.rads_taken - 1, 0) * errand.again - s.points
        if wanted <= s.actions * stride:
            return float((max(wanted, 0) + stride - 1) // stride)
    # What is left of this turn leads there, but no further: what is taken now does not count in the next.
    near = max(enter - (s.actions * stride if own else 0), 1)
    whole = (near + (errand.rads - 1) * errand.again + stride - 1) // stride
    return float(whole + (s.actions if own else 0))


def is_met_now(s: WastelandState, seat: i64, sector: i64) -> bool:
    if not s.is_turn_of(seat):
        return False
    for met in s.met:
        if met > 0 and s.where[seat] == sector:
            return True
    return False


def hazards(s: WastelandState, foes: Foes) -> vec[i64]:
    """By sector: what entering it costs besides points."""
    out = zeros(WHERES)
    for sector in face_up_sectors(s):
        if is_irradiated(s, sector):
            out[sector] += RAD_HAZARD
    i: i64 = 0
    while i < len(foes.foe):
        if properties_of(s, foes.foe[i]) & AGGRESSIVE:
            out[foes.sector[i]] += FOE_HAZARD * level_of(s, foes.foe[i])
        i += 1
    return out
