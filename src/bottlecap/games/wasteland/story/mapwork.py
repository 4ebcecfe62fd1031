"""Results that change what lies on the map: tokens taken away or laid out, caps, enemies killed or moved."""

from typing import Final, cast

from librt.vecs import append, vec
from mypy_extensions import i64, mypyc_attr

from bottlecap.engine.base import holds, once_each, replaced, zeros
from bottlecap.engine.kinds import LEGAL, ActionKind, DecisionKind, EventKind, Param, Quick, StepKind
from bottlecap.engine.state import Decision, State, Step
from bottlecap.games.wasteland.activating import come_nearer
from bottlecap.games.wasteland.body import suffer
from bottlecap.games.wasteland.effects.base import ELSE
from bottlecap.games.wasteland.enemies import discard_enemy
from bottlecap.games.wasteland.fighting import TOKEN_REMOVED
from bottlecap.games.wasteland.foes import STAR_FOE, fights
from bottlecap.games.wasteland.fog import lay_token, lift_token
from bottlecap.games.wasteland.geography import NEIGHBOURS, SETTLEMENT, WHERES
from bottlecap.games.wasteland.params import AMOUNT, DEATHS, ENEMY, SEAT, SECTOR, TYPE
from bottlecap.games.wasteland.replacing import Replace
from bottlecap.games.wasteland.rulebook import RESULT_BASIC
from bottlecap.games.wasteland.sites import icon_level
from bottlecap.games.wasteland.sniping import Snipe, is_in_sight
from bottlecap.games.wasteland.state import ENEMY_TOKENS, MOST_CAPPED, ON_MAP, STAGED, WastelandState, of
from bottlecap.games.wasteland.story.base import A_KILL, NO_ONE, ForAll, Phrase, Where
from bottlecap.games.wasteland.story.library import QUEST_CARD
from bottlecap.games.wasteland.story.notation import At, Fixed, Number, OneOf, Place, StoryVerb, ThisQuest
from bottlecap.games.wasteland.story.nothing import ENEMY as NO_ENEMY
from bottlecap.games.wasteland.story.nothing import NOBODY_NEAR, TOKEN, nothing
from bottlecap.games.wasteland.story.places import Highest, Site
from bottlecap.games.wasteland.story.running import Run, pick_target
from bottlecap.games.wasteland.tokens import FACTION_NAMES, FACTIONS, MOST_CAPS, SHIELD, STAR, TYPE_NAMES
from bottlecap.games.wasteland.watching import happened

# --- tokens of factions -----------------------------------------------------------------------------------------------


def tokens_in(s: WastelandState, run: Run, faction: i64, where: Where) -> vec[i64]:
    """The sectors of that place with a token of the faction, each as often as there are tokens."""
    out = vec[i64]()
    for token in s.tokens_of(faction):
        if token > 0 and (token - 1 == run.sector if where.is_here() else where.holds(s, token - 1)):
            out = append(out, token - 1)
    return out


def take_away(s: WastelandState, faction: i64, sector: i64, seat: i64) -> None:
    s.tell(TOKEN_REMOVED, faction, sector)
    lift_token(s, faction, sector, seat)


class Remove(ForAll):
    """One token of a faction is taken away from there."""

    def __init__(self, faction: i64, where: Where) -> None:
        self.faction = faction
        self.where = where

    def do(self, s: WastelandState, run: Run) -> None:
        if len(self.picks(s, run)) > 0:
            pick_target(s, run, self.where)
        else:
            nothing(s, run, TOKEN)

    def picks(self, s: WastelandState, run: Run) -> vec[i64]:
        return once_each(tokens_in(s, run, self.faction, self.where))

    def picked(self, s: WastelandState, run: Run, number: i64, left: i64) -> None:
        take_away(s, self.faction, number, run.doer(s))


class Clear(ForAll):
    """All tokens of a faction are taken away from there."""

    def __init__(self, faction: i64, where: Where) -> None:
        self.faction = faction
        self.where = where

    def do(self, s: WastelandState, run: Run) -> None:
        for sector in tokens_in(s, run, self.faction, self.where):
            take_away(s, self.faction, sector, run.doer(s))


SETTLEMENTS: Final[Site] = Site(SETTLEMENT, 1, 9)
HIGHEST_SETTLEMENT: Final[Highest] = Highest(0)


class Garrison(ForAll):
    """A token of each of these factions (a mask) on as many settlements as there are survivors: the highest without a star."""

    def __init__(self, factions: i64) -> None:
        self.factions = factions

    def do(self, s: WastelandState, run: Run) -> None:
        self.go_on(s, run, s.players)

    def go_on(self, s: WastelandState, run: Run, left: i64) -> None:
        if left > 0 and len(self.picks(s, run)) > 0:
            pick_target(s, run, HIGHEST_SETTLEMENT, left)

    def picks(self, s: WastelandState, run: Run) -> vec[i64]:
        """The highest settlements without a star."""
        out = vec[i64]()
        best: i64 = 1
        for sector in SETTLEMENTS.targets(s, run):
            level = icon_level(s, sector, SETTLEMENT)
            if level >= best and not s.lies_at(STAR, sector):
                if level > best:
                    out = vec[i64]()
                    best = level
                out = append(out, sector)
        return out

    def picked(self, s: WastelandState, run: Run, number: i64, left: i64) -> None:
        for faction in range(FACTIONS):
            if self.factions >> faction & 1:
                lay_token(s, faction, number, run.doer(s))
        self.go_on(s, run, left - 1)


# --- caps -------------------------------------------------------------------------------------------------------------


def set_caps(s: WastelandState, quest: i64, caps: i64) -> None:
    """So many caps lie on a quest's card, while it is in play."""
    if s.quests.zone[quest] == STAGED and 0 <= caps <= MOST_CAPS:
        s.quest_caps = replaced(s.quest_caps, quest, caps)
        s.tell(CAPS_ON_CARD, quest, caps)


class CapOnCard(ForAll):
    def __init__(self, quest: i64) -> None:
        self.quest = quest

    def do(self, s: WastelandState, run: Run) -> None:
        set_caps(s, self.quest, s.quest_caps[self.quest] + 1)


class CapOffCard(ForAll):
    def __init__(self, quest: i64) -> None:
        self.quest = quest

    def do(self, s: WastelandState, run: Run) -> None:
        set_caps(s, self.quest, s.quest_caps[self.quest] - 1)


class CapHere(ForAll):
    """A cap on the sector where the row is carried out, if none lies there."""

    def do(self, s: WastelandState, run: Run) -> None:
        if s.is_capped(run.sector) or not s.map().is_on_map(s.face_at, run.sector):
            return
        place: i64 = 0
        while place < MOST_CAPPED:
            if s.capped[place] == 0:
                s.capped = replaced(s.capped, place, run.sector + 1)
                s.tell(CAPPED, run.sector)
                return
            place += 1


class ClearCaps(ForAll):
    """All caps on the map are taken away."""

    def do(self, s: WastelandState, run: Run) -> None:
        s.capped = zeros(MOST_CAPPED)
        s.tell(CAPS_CLEARED)


# --- enemies ----------------------------------------------------------------------------------------------------------

# No enemy has a higher level.
ANY_LEVEL: Final[i64] = 7


class KillWithin(Phrase):
    """One enemy of choice, at most so many sectors away, is killed."""

    def __init__(self, sectors: i64) -> None:
        self.sectors = sectors

    def do(self, s: WastelandState, run: Run) -> None:
        if is_in_sight(s, run.actor, ANY_LEVEL, self.sectors):
            s.push(Snipe(run.actor, ANY_LEVEL, self.sectors))
        else:
            s.tell(NOBODY_NEAR, run.actor, self.sectors)


class Blast(ForAll):
    """All survivors and all active enemies within so many sectors of a place are killed; it is nobody's deed."""

    def __init__(self, sectors: i64, where: Where) -> None:
        self.sectors = sectors
        self.where = where

    def do(self, s: WastelandState, run: Run) -> None:
        places = self.where.targets(s, run)
        far = zeros(WHERES)
        s.map().distances_to_nearest(s.face_at, places, len(places), far)
        # The last pushed comes first: survivors stand up from the first player on.
        turn = s.players - 1
        while turn >= 0:
            seat = (s.first_player + turn) % s.players
            if not s.is_out(seat) and far[s.where[seat]] <= self.sectors:
                suffer(s, seat, s.health[seat], 0, ELSE)
            turn -= 1
        self.kill_enemies(s, far)
        self.kill_tokens(s, far)

    def kill_enemies(self, s: WastelandState, far: vec[i64]) -> None:
        for enemy in s.enemies.within(ON_MAP):
            sector = s.enemy_sector(enemy)
            if s.is_active(enemy) and far[sector] <= self.sectors:
                s.tell(BLOWN_UP, enemy, sector)
                discard_enemy(s, enemy)
                s.push(Replace(s.content.enemy_type[enemy], sector))
                happened(s, A_KILL, NO_ONE, enemy)

    def kill_tokens(self, s: WastelandState, far: vec[i64]) -> None:
        for faction in range(FACTIONS):
            if fights(s, faction):
                for token in s.tokens_of(faction):
                    if token > 0 and far[token - 1] <= self.sectors:
                        take_away(s, faction, token - 1, NO_ONE)
                        happened(s, A_KILL, NO_ONE, STAR_FOE + faction)


class Push(Phrase):
    """Every active enemy of a type is moved so many sectors, as the survivor says."""

    def __init__(self, type: i64, sectors: i64) -> None:
        self.type = type
        self.sectors = sectors

    def do(self, s: WastelandState, run: Run) -> None:
        if to_push(s, self.type, 0) < 0:
            nothing(s, run, NO_ENEMY)
        else:
            s.push(PushOn(run.actor, self.type, 0, self.sectors, run.deaths))


def to_push(s: WastelandState, type: i64, done: i64) -> i64:
    """The next enemy of the type that has not been moved as far as it should (done: a mask of those that have), or -1."""
    for enemy in s.enemies.within(ON_MAP):
        if s.content.enemy_type[enemy] == type and s.is_active(enemy) and done >> enemy & 1 == 0:
            return enemy
    return -1


def ways_of(s: WastelandState, enemy: i64) -> vec[i64]:
    around = zeros(NEIGHBOURS)
    many = s.map().neighbours(s.face_at, s.enemy_sector(enemy), around)
    return around[:many]


@mypyc_attr(acyclic=True, free_list_len=1)
class PushOn(Step):
    """The enemies of a type but those in a mask, one after another, by so many sectors in all."""

    def __init__(self, seat: i64, type: i64, done: i64, sectors: i64, deaths: i64) -> None:
        super().__init__(PUSH_ON)
        self.seat = seat
        self.type = type
        self.done = done
        self.sectors = sectors
        self.deaths = deaths

    def run(self, state: State, /) -> None:
        s = of(state)
        enemy = to_push(s, self.type, self.done)
        if enemy >= 0 and s.deaths[self.seat] == self.deaths:
            s.ask(self.seat, Pushing(self.type, self.done, self.sectors, self.deaths, enemy))
        elif enemy < 0 and self.sectors > 1:
            s.push(PushOn(self.seat, self.type, 0, self.sectors - 1, self.deaths))


@mypyc_attr(acyclic=True, free_list_len=1)
class Pushing(Decision):
    """Where to this enemy moves."""

    def __init__(self, type: i64, done: i64, sectors: i64, deaths: i64, enemy: i64) -> None:
        super().__init__(PUSHING)
        self.type = type
        self.done = done
        self.sectors = sectors
        self.deaths = deaths
        self.enemy = enemy


class PushTo(Quick):
    """To an adjacent sector; an aggressive one that comes upon survivors attacks."""

    def candidates(self, state: State, decision: Decision, /) -> vec[i64]:
        return ways_of(of(state), cast(Pushing, decision).enemy)

    def check(self, state: State, decision: Decision, sector: i64, /) -> i64:
        return LEGAL if holds(self.candidates(state, decision), sector) else RESULT_BASIC

    def apply(self, state: State, decision: Decision, sector: i64, /) -> None:
        s, asked = of(state), cast(Pushing, decision)
        s.push(PushOn(decision.seat, asked.type, asked.done | 1 << asked.enemy, asked.sectors, asked.deaths))
        come_nearer(s, asked.type, asked.enemy, sector)


DONE: Final[Param] = Param("done", 1 << int(ENEMY_TOKENS), domain="enemy", many=True)
SECTORS: Final[Param] = Param("sectors", 4)

PUSH_TO: Final[PushTo] = PushTo("push-to", [SECTOR])
PUSHING: Final[DecisionKind] = DecisionKind(
    "push", [PUSH_TO], "result-basic", [TYPE, DONE, SECTORS, DEATHS, ENEMY], make=Pushing, shown=[ENEMY]
)
PUSH_ON: Final[StepKind] = StepKind("push-on", PushOn, [SEAT, TYPE, DONE, SECTORS, DEATHS])

CAPS_ON_CARD: Final[EventKind] = EventKind("caps-on-card", [QUEST_CARD, AMOUNT])
CAPPED: Final[EventKind] = EventKind("capped", [SECTOR])
CAPS_CLEARED: Final[EventKind] = EventKind("caps-cleared")
BLOWN_UP: Final[EventKind] = EventKind("blown-up", [ENEMY, SECTOR])

ACTIONS: Final[list[ActionKind]] = [PUSH_TO]
DECISIONS: Final[list[DecisionKind]] = [PUSHING]
STEPS: Final[list[StepKind]] = [PUSH_ON]
EVENTS: Final[list[EventKind]] = [CAPS_ON_CARD, CAPPED, CAPS_CLEARED, BLOWN_UP]

VERBS: Final[list[StoryVerb]] = [
    StoryVerb("remove", Remove, [OneOf("faction", FACTION_NAMES), At("at"), Place("where")]),
    StoryVerb("clear", Clear, [OneOf("faction", FACTION_NAMES), At("at"), Place("where")]),
    StoryVerb("garrison star", Garrison, [Fixed("factions", 1 << STAR)]),
    StoryVerb("garrison star shield", Garrison, [Fixed("factions", 1 << STAR | 1 << SHIELD)]),
    StoryVerb("cap on card", CapOnCard, [ThisQuest("quest")]),
    StoryVerb("cap off card", CapOffCard, [ThisQuest("quest")]),
    StoryVerb("cap here", CapHere),
    StoryVerb("clear caps", ClearCaps),
    StoryVerb("kill within", KillWithin, [Number("sectors", 1, 4)]),
    StoryVerb("blast", Blast, [Number("sectors", 1, 4), At("at"), Place("where")]),
    StoryVerb("push", Push, [OneOf("type", TYPE_NAMES), Number("sectors", 1, 3)]),
]
