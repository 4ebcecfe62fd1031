"""Tasks: what a goal or an option asks for, done or failed; a class each, with its notation."""

from typing import Final, cast

from librt.vecs import append, vec
from mypy_extensions import i64, mypyc_attr

from bottlecap.engine.kinds import ActionKind, ChanceDecision, ChanceKind, DecisionKind, EventKind, Param, StepKind
from bottlecap.engine.state import Decision, State, Step
from bottlecap.games.wasteland.body import suffer
from bottlecap.games.wasteland.effects.base import ELSE
from bottlecap.games.wasteland.effects.conditions import counts_as
from bottlecap.games.wasteland.enemies import can_take, pile_may_end
from bottlecap.games.wasteland.fighting import EXTRA, PLUS, Fight
from bottlecap.games.wasteland.foes import STAR_FOE
from bottlecap.games.wasteland.fog import lay_token
from bottlecap.games.wasteland.geography import NOWHERE
from bottlecap.games.wasteland.params import ENEMY, SEAT, TYPE
from bottlecap.games.wasteland.state import DRAWN, HELD, PILE, WastelandState, of
from bottlecap.games.wasteland.story.base import Phrase, amount_at
from bottlecap.games.wasteland.story.notation import Amount, Difficulty, Foe, Letters, Maybe, Number, OneOf, StoryVerb
from bottlecap.games.wasteland.story.running import Run, pick_item
from bottlecap.games.wasteland.testing import TakeTest
from bottlecap.games.wasteland.things import discard_item
from bottlecap.games.wasteland.tokens import COUNTED_NAMES, FACTION_NAMES, RULE_CARD, TYPES
from bottlecap.games.wasteland.trading import pay


class PassTest(Phrase):
    def __init__(self, letters: i64, twice: i64, difficulty: i64) -> None:
        self.letters = letters
        self.twice = twice
        self.difficulty = difficulty

    def do(self, s: WastelandState, run: Run) -> None:
        s.push(TakeTest(run.actor, self.letters, self.twice, self.difficulty))


class FightDrawn(Phrase):
    """Draw an enemy of the type and fight it; a faction's token is not drawn, and fought whatever one's loyalty."""

    def __init__(self, force: i64, plus: i64, extra: i64) -> None:
        self.force = force
        self.plus = plus
        self.extra = extra

    def do(self, s: WastelandState, run: Run) -> None:
        if self.force < TYPES:
            s.push(DrawFoe(run.actor, self.force, self.plus, self.extra))
        else:
            s.push(Fight(run.actor, STAR_FOE + self.force - TYPES, NOWHERE, 0, 0, self.plus, self.extra))


class FightPut(Phrase):
    """Put a token of a faction here and fight it."""

    def __init__(self, faction: i64) -> None:
        self.faction = faction

    def do(self, s: WastelandState, run: Run) -> None:
        sector = s.where[run.actor]
        lay_token(s, self.faction, sector, run.actor)
        s.push(Fight(run.actor, STAR_FOE + self.faction, sector, 0, 0, 0, 0))


@mypyc_attr(acyclic=True, free_list_len=1)
class DrawFoe(Step):
    """A token of the type is drawn and fought; with none left it counts as killed, without experience and loot."""

    def __init__(self, seat: i64, type: i64, plus: i64, extra: i64) -> None:
        super().__init__(DRAW_FOE)
        self.seat = seat
        self.type = type
        self.plus = plus
        self.extra = extra

    def run(self, state: State, /) -> None:
        s = of(state)
        if can_take(s, self.type):
            s.roll(DrawingFoe(self.seat, self.type, self.plus, self.extra))
        else:
            s.won = 1
            s.tell(NO_FOE_LEFT, self.seat, self.type)


@mypyc_attr(acyclic=True, free_list_len=1)
class DrawingFoe(Decision):
    """Which token a survivor has to fight."""

    def __init__(self, fighter: i64, type: i64, plus: i64, extra: i64) -> None:
        super().__init__(DRAWING_FOE)
        self.fighter = fighter
        self.type = type
        self.plus = plus
        self.extra = extra


class DrawEnemy(ChanceKind):
    def candidates(self, state: State, decision: Decision, /) -> vec[i64]:
        return of(state).enemies.within(PILE + cast(DrawingFoe, decision).type)

    def apply(self, state: State, decision: Decision, enemy: i64, /) -> None:
        s, asked = of(state), cast(DrawingFoe, decision)
        s.enemies.move(enemy, DRAWN)
        s.tell(FOE_DRAWN, asked.fighter, enemy)
        s.push(Fight(asked.fighter, enemy, NOWHERE, 0, 0, asked.plus, asked.extra))
        pile_may_end(s, asked.type)


class Pay(Phrase):
    def __init__(self, caps: i64) -> None:
        self.caps = caps

    def can(self, s: WastelandState, seat: i64) -> bool:
        return s.caps[seat] >= self.caps

    def do(self, s: WastelandState, run: Run) -> None:
        pay(s, run.actor, self.caps)
        s.won = 1


class Discard(Phrase):
    """So many cards of a kind, or with a keyword."""

    def __init__(self, what: i64, cards: i64) -> None:
        self.what = what
        self.cards = cards

    def can(self, s: WastelandState, seat: i64) -> bool:
        return len(fitting(s, seat, self.what)) >= self.cards

    def do(self, s: WastelandState, run: Run) -> None:
        s.won = 1
        pick_item(s, run, self.cards)

    def picks(self, s: WastelandState, run: Run) -> vec[i64]:
        return fitting(s, run.actor, self.what)

    def picked(self, s: WastelandState, run: Run, number: i64, left: i64) -> None:
        discard_item(s, run.actor, number)
        if left > 1:
            pick_item(s, run, left - 1)


def fitting(s: WastelandState, seat: i64, what: i64) -> vec[i64]:
    """The survivor's cards of that kind; a card that binds its survivor cannot be discarded."""
    out = vec[i64]()
    for item in s.items.within(HELD + seat):
        if counts_as(s, item, what) and s.content.item_kind[item] != RULE_CARD:
            out = append(out, item)
    return out


class Suffer(Phrase):
    """Damage or radiation as a price; whoever is killed by it has failed."""

    def __init__(self, what: i64, amount: i64) -> None:
        self.what = what
        self.amount = amount

    def do(self, s: WastelandState, run: Run) -> None:
        s.won = 1
        amount = amount_at(self.amount, run.level)
        suffer(s, run.actor, amount if self.what == 0 else 0, amount if self.what == 1 else 0, ELSE)


DRAW_ENEMY: Final[DrawEnemy] = DrawEnemy("draw-enemy", [ENEMY])
DRAWING_FOE: Final[ChanceDecision] = ChanceDecision(
    "draw-enemy", DRAW_ENEMY, "combat-drawn", [Param("fighter", 4, domain="seat"), TYPE, PLUS, EXTRA], make=DrawingFoe
)
DRAW_FOE: Final[StepKind] = StepKind("draw-foe", DrawFoe, [SEAT, TYPE, PLUS, EXTRA])

FOE_DRAWN: Final[EventKind] = EventKind("foe-drawn", [SEAT, ENEMY])
NO_FOE_LEFT: Final[EventKind] = EventKind("no-foe-left", [SEAT, TYPE])

ACTIONS: Final[list[ActionKind]] = [DRAW_ENEMY]
DECISIONS: Final[list[DecisionKind]] = [DRAWING_FOE]
STEPS: Final[list[StepKind]] = [DRAW_FOE]
EVENTS: Final[list[EventKind]] = [FOE_DRAWN, NO_FOE_LEFT]

# Fights may stand in a row of results too: the rest of it then follows whether or not the foe dies.
FIGHTS: Final[list[StoryVerb]] = [
    StoryVerb("fight", FightDrawn, [Foe("foe")]),
    StoryVerb("fight put", FightPut, [OneOf("faction", FACTION_NAMES)]),
]
VERBS: Final[list[StoryVerb]] = [
    *FIGHTS,
    StoryVerb("test", PassTest, [Letters("letters"), Difficulty("difficulty")]),
    StoryVerb("pay", Pay, [Number("caps", 1, 20)]),
    StoryVerb("discard", Discard, [OneOf("what", COUNTED_NAMES), Maybe(Number("cards", 1, 4), 1)]),
    StoryVerb("suffer", Suffer, [OneOf("what", ["damage", "rads"]), Amount("amount", 16)]),
]
