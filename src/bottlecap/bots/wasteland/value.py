"""What a position of Wasteland is worth to a seat; what may not be looked at is guessed.

Everything about a survivor is in `survivor.py`; what they could go for, in `errands.py`. A search ends where an action does: an
errand's worth says what moving on is good for. Outcomes of quests, encounters, fights and tiles are never looked at: their
chances are reckoned from the odds, what they bring from what lies open, or on the mean.
"""

from typing import Final, cast

from librt.vecs import vec
from mypy_extensions import i64

from bottlecap.bots.values import Value
from bottlecap.bots.wasteland.deals import deal_worth, offers, rival_gains
from bottlecap.bots.wasteland.errand import A_GOAL, A_KILL, A_MARKER, A_SITE, A_TILE
from bottlecap.bots.wasteland.errands import Errands
from bottlecap.bots.wasteland.fights import Arms, bout_with, danger, dying_by, hurt_by
from bottlecap.bots.wasteland.mind import Mind
from bottlecap.bots.wasteland.options import option_worth
from bottlecap.bots.wasteland.survivor import (
    T_ACTIONS,
    T_DANGER,
    T_ERRANDS,
    TERMS,
    WON,
)
from bottlecap.bots.wasteland.throws import before_throw, best_face, kept_worth, rerolled_worth, struck_worth
from bottlecap.engine.kinds import KIND_BITS, KIND_MASK, StepKind
from bottlecap.engine.state import PLAYING, Decision, State
from bottlecap.games.wasteland.agendas import PLEDGE, RENOUNCE, loyal_to
from bottlecap.games.wasteland.attacking import FIGHT, FIGHT_FACTION
from bottlecap.games.wasteland.camping import CAMPING, OFFER, SHOW, Camping
from bottlecap.games.wasteland.content import Content
from bottlecap.games.wasteland.dealing import ACCEPT, SHOW_BACK, Answering
from bottlecap.games.wasteland.fighting import FIGHT_ON, STRIKE
from bottlecap.games.wasteland.foes import STAR_FOE, level_of, properties_of
from bottlecap.games.wasteland.geography import MOTHERSHIP
from bottlecap.games.wasteland.rounds import END_TURN, GO_ON, NEXT_TURN, ROUND_ENDS, GoOn
from bottlecap.games.wasteland.sites import site_level
from bottlecap.games.wasteland.state import WastelandState, of
from bottlecap.games.wasteland.story.encountering import CHOOSE_OPTION, ENCOUNTER, ENCOUNTER_ICON, Choosing
from bottlecap.games.wasteland.story.escorting import ESCORT
from bottlecap.games.wasteland.story.questing import QUEST
from bottlecap.games.wasteland.story.running import RUN, Run
from bottlecap.games.wasteland.story.trying import VERDICT
from bottlecap.games.wasteland.things import EQUIP, UNEQUIP, slot_for
from bottlecap.games.wasteland.tokens import DICE, FACTIONS
from bottlecap.games.wasteland.trading import ADD_TO_MARKET, BUY, FILL_MARKET, RECRUIT, SELL
from bottlecap.games.wasteland.turns import EXPLORE, PAY_TO_STRIDE, TURN, TURN_UP_TILE
from bottlecap.games.wasteland.using import USE, USE_PERK, USE_TRAIT
from bottlecap.games.wasteland.vats import KEEP, REROLL, SET_DIE

# Danger counts less while there are actions left to get away from it.
MAY_GO: Final[vec[float]] = vec[float]([1.0, 0.55, 0.3, 0.25])
# What changing one's gear, using something, or declaring loyalty must bring at least.
LEAST: Final = 0.05
LEAST_USE: Final = 0.25
LEAST_PLEDGE: Final = 0.2
LEAST_DEAL: Final = 0.1


class WastelandValue(Value):
    def __init__(self) -> None:
        self.content: Content | None = None
        self.mind: Mind | None = None
        self.errands: Errands | None = None
        self.terms: vec[float] = vec[float]([0.0] * int(TERMS))

    # --- what is worked out once ------------------------------------------------------------------------------

    def prepare(self, state: State, seat: i64, /) -> None:
        s = of(state)
        if self.content is not s.content:
            self.content = s.content
            self.mind = Mind(s.content)
            self.errands = Errands(self.mind)
        assert self.mind is not None and self.errands is not None
        self.mind.prepare(s, seat)
        self.errands.prepare(s, seat)

    # --- what a state is worth ----------------------------------------------------------------------------------

    def worth(self, state: State, seat: i64, /) -> float:
        s = of(state)
        if s.reason != PLAYING:
            return WON * 2.0 if s.ranks[seat] == 1 else -WON * 2.0
        if s.is_out(seat):
            return -WON * 2.0
        mind, errands = self.mind, self.errands
        assert mind is not None and errands is not None
        total = 0.0
        met = goal_met(s, seat)
        if met is not None:
            # A goal was met by the way: what it brings is written on its quest, for all to read.
            total = mind.row_worth(s, seat, met.row, met.level)
            errands.over = s.content.rows[met.row].quest if mind.rows[met.row].ends else -1
        self.fill(s, seat, -1, -1)
        errands.over = -1
        for term in self.terms:
            total += term
        return total

    def fill(self, s: WastelandState, seat: i64, kind: i64, number: i64) -> None:
        """Write all terms; an errand of that kind and number is left out."""
        mind, errands = self.mind, self.errands
        assert mind is not None and errands is not None
        terms = self.terms
        i: i64 = 0
        while i < TERMS:
            terms[i] = 0.0
            i += 1
        if s.survivor[seat] < 0:
            return
        mind.standing.fill(s, seat, terms)
        actions = actions_left(s, seat)
        if s.where[seat] <= MOTHERSHIP:
            fear = MAY_GO[min(actions, 3)]
            terms[T_DANGER] = -danger(s, seat, mind.odds, mind.chances, mind.kills, fear)
            terms[T_ERRANDS] = errands.plan(s, seat, kind, number)
        terms[T_ACTIONS] = errands.pace * float(actions)

    def without(self, s: WastelandState, seat: i64, kind: i64, number: i64) -> float:
        """What the state is worth without one errand."""
        self.fill(s, seat, kind, number)
        total = 0.0
        for term in self.terms:
            total += term
        return total

    # --- where a search ends --------------------------------------------------------------------------------------

    def pauses(self, state: State, seat: i64, /) -> bool:
        return is_pause(state.steps[len(state.steps) - 1].kind)

    def skips(self, state: State, decision: Decision, code: i64, last: i64, times: i64, /) -> bool:
        kind = code & KIND_MASK
        if kind == SHOW.number or kind == SHOW_BACK.number:
            return True
        if kind == OFFER.number:
            # Only what was thought of is offered (see `more`), and once a camp.
            return last >= 0 or not self.is_own_offer(of(state), decision, code >> KIND_BITS)
        if kind == BUY.number or kind == RECRUIT.number:
            return times >= 1
        if kind == SELL.number:
            return last >= 0
        if kind == EQUIP.number or kind == UNEQUIP.number:
            return decision.kind is TURN and not is_better_equipped(self.thought(), of(state), decision.seat, code)
        if kind == RENOUNCE.number:
            # Whoever has declared loyalty stays with it: to and fro would have no end.
            return True
        if kind == PLEDGE.number:
            return loyal_to(of(state), decision.seat) >= 0
        if kind == SET_DIE.number:
            return is_worse_face(of(state), code >> KIND_BITS)
        return (kind == USE.number or kind == USE_PERK.number) and times >= 2

    def is_free(self, state: State, decision: Decision, code: i64, /) -> bool:
        if decision.kind is not TURN:
            return False
        kind = code & KIND_MASK
        if kind == USE.number or kind == USE_PERK.number or kind == EQUIP.number or kind == UNEQUIP.number:
            return True
        return kind == PLEDGE.number or kind == RENOUNCE.number or kind == PAY_TO_STRIDE.number

    def is_own_offer(self, s: WastelandState, decision: Decision, arg: i64) -> bool:
        return cast(Camping, decision).offers == 0 and deal_worth(self.thought(), s, decision.seat, arg) > LEAST_DEAL

    def thought(self) -> Mind:
        assert self.mind is not None
        return self.mind

    def more(self, state: State, decision: Decision, /) -> vec[i64]:
        s = of(state)
        if decision.kind is not CAMPING or cast(Camping, decision).offers > 0:
            return vec[i64]()
        self.prepare(s, decision.seat)
        return offers(self.thought(), s, decision)

    def toll(self, state: State, decision: Decision, code: i64, /) -> float:
        kind = code & KIND_MASK
        if kind == USE.number or kind == USE_PERK.number or kind == USE_TRAIT.number:
            return LEAST_USE
        if kind == PLEDGE.number or kind == RENOUNCE.number:
            return LEAST_PLEDGE
        if kind == ACCEPT.number:
            return LEAST_DEAL + rival_gains(self.thought(), of(state), cast(Answering, decision))
        if kind == EQUIP.number or kind == UNEQUIP.number or kind == PAY_TO_STRIDE.number:
            return LEAST
        return 0.0

    # --- what may not be looked at ------------------------------------------------------------------------------

    def veils(self, state: State, decision: Decision, code: i64, /) -> bool:
        return is_veiled(code & KIND_MASK)

    def guess(self, state: State, decision: Decision, code: i64, seat: i64, /) -> float:
        s, kind, arg = of(state), code & KIND_MASK, code >> KIND_BITS
        mind, errands = self.mind, self.errands
        assert mind is not None and errands is not None
        if kind == KEEP.number:
            return self.worth(s, seat) + kept_worth(mind, s, seat)
        if kind == REROLL.number:
            return self.worth(s, seat) + rerolled_worth(mind, s, seat, arg + 1)
        if kind == FIGHT_ON.number:
            return self.worth(s, seat) + before_throw(mind, s, seat)
        if kind == STRIKE.number:
            return self.worth(s, seat) + struck_worth(mind, s, seat)
        if kind == CHOOSE_OPTION.number:
            asked = cast(Choosing, decision)
            option = s.content.encounter_first[asked.encounter] + arg
            return self.worth(s, seat) + option_worth(mind, s, seat, option, asked.level)
        if kind == OFFER.number:
            return self.worth(s, seat) + deal_worth(mind, s, seat, arg)
        return self.guess_action(s, seat, kind, arg)

    def guess_action(self, s: WastelandState, seat: i64, kind: i64, arg: i64) -> float:
        """An action of a turn whose outcome is open."""
        mind, errands = self.mind, self.errands
        assert mind is not None and errands is not None
        spent = errands.pace
        if kind == QUEST.number:
            choice = s.content.choices[arg]
            level = site_level(s, s.where[seat])
            gain = mind.tried(s, seat, choice, level)
            chance = mind.chance
            now = self.worth(s, seat)
            return chance * self.after_goal(s, seat, arg) + (1.0 - chance) * now + gain - spent
        if kind == ENCOUNTER.number or kind == ENCOUNTER_ICON.number:
            icon = arg if kind == ENCOUNTER_ICON.number else s.content.atlas.icons[s.where[seat]]
            return self.without(s, seat, A_SITE, s.where[seat]) + errands.site_worth(s, s.where[seat], icon) - spent
        if kind == EXPLORE.number:
            return self.explored(s, seat, arg) - spent
        if kind == TURN_UP_TILE.number:
            return self.explored(s, seat, arg)
        if kind == ESCORT.number:
            # What it is led on by is nearer then: as much as an action is worth, where the escort is what is best to do.
            return self.worth(s, seat) + (LEAST if errands.chosen == A_MARKER else -spent)
        foe = arg if kind == FIGHT.number else STAR_FOE + arg % FACTIONS
        sector = s.enemy_sector(arg) if kind == FIGHT.number else arg // FACTIONS
        return self.fight_worth(s, seat, foe, sector) - spent

    def after_goal(self, s: WastelandState, seat: i64, goal: i64) -> float:
        """With that goal met, but for what it brings: most quests are over then."""
        mind, errands = self.mind, self.errands
        assert mind is not None and errands is not None
        choice = s.content.choices[goal]
        errands.over = choice.quest if mind.rows[choice.gain].ends else -1
        total = self.without(s, seat, A_GOAL, goal) if errands.over >= 0 else self.worth(s, seat)
        errands.over = -1
        return total

    def explored(self, s: WastelandState, seat: i64, slot: i64) -> float:
        """With that tile turned up: what is behind it is nearer."""
        errands = self.errands
        assert errands is not None
        errands.opened = slot
        total = self.without(s, seat, A_TILE, slot) + errands.behind(slot)
        errands.opened = -1
        return total

    def fight_worth(self, s: WastelandState, seat: i64, foe: i64, sector: i64) -> float:
        """Attacking it: what is left to do then, what it costs, and what the danger is without it."""
        mind = self.thought()
        arms = Arms(s, seat)
        bout = bout_with(s, mind.odds, arms, foe, sector != s.where[seat], False, 0, 0)
        level, properties = level_of(s, foe), properties_of(s, foe)
        kill = bout.kill * (1.0 - dying_by(s, seat, bout, level))
        cost = hurt_by(s, seat, arms, bout, level, properties)
        gone = self.without(s, seat, A_KILL, foe) + self.blocked_relief(s, seat, sector)
        return kill * (gone + mind.kills[foe]) + (1.0 - kill) * self.worth(s, seat) - cost

    def blocked_relief(self, s: WastelandState, seat: i64, sector: i64) -> float:
        """Whoever stands in one's own sector keeps one from everything else there: what it is worth to be rid of them."""
        errands = self.errands
        assert errands is not None
        if sector != s.where[seat]:
            return 0.0
        relief = 0.4
        for errand in errands.all:
            if errand.sector == sector and errand.actions > 1.5 and errand.gain > 0.0:
                relief = max(relief, min(errand.gain, errands.pace * (errand.actions - 1.0)))
        return relief


def goal_met(s: WastelandState, seat: i64) -> Run | None:
    """The row of a goal that this survivor has just met by the way, about to be carried out."""
    if len(s.steps) == 0 or s.steps[len(s.steps) - 1].kind is not RUN:
        return None
    run = cast(Run, s.steps[len(s.steps) - 1])
    row = s.content.rows[run.row]
    return run if run.actor == seat and run.place == 0 and row.quest >= 0 and not row.tasks else None


def is_veiled(kind: i64) -> bool:
    """Whether the outcome of such an answer is open, or written where nobody may read it yet."""
    if kind == CHOOSE_OPTION.number or kind == QUEST.number or kind == ENCOUNTER.number or kind == ENCOUNTER_ICON.number:
        return True
    if kind == FIGHT.number or kind == FIGHT_FACTION.number or kind == FIGHT_ON.number or kind == STRIKE.number:
        return True
    if kind == KEEP.number or kind == REROLL.number or kind == EXPLORE.number or kind == TURN_UP_TILE.number:
        return True
    return kind == ESCORT.number or kind == OFFER.number


def is_pause(kind: StepKind) -> bool:
    """Where an action is over, or what comes next stands on a card."""
    if kind is GO_ON or kind is END_TURN or kind is NEXT_TURN or kind is ROUND_ENDS:
        return True
    return kind is VERDICT or kind is RUN or kind is FILL_MARKET or kind is ADD_TO_MARKET


def is_better_equipped(mind: Mind, s: WastelandState, seat: i64, code: i64) -> bool:
    """Whether a change of what is equipped is one for the better, by what the gear alone is worth.

    What else a search reckons with (errands, dangers) depends on what is equipped while it begins: by that, two ways to be
    equipped could each seem better than the other, and a survivor would dress and undress for ever.
    """
    item, then = code >> KIND_BITS, of(s.copy())
    then.wear(seat, slot_for(s, item), item if code & KIND_MASK == EQUIP.number else -1)
    return mind.gear_worth(then, seat) > mind.gear_worth(s, seat) + LEAST


def actions_left(s: WastelandState, seat: i64) -> i64:
    """What is left of the survivor's turn; nothing once they were killed in it."""
    if not s.is_turn_of(seat) or s.ended:
        return 0
    i: i64 = len(s.steps) - 1
    while i >= 0:
        if s.steps[i].kind is GO_ON:
            return s.actions if cast(GoOn, s.steps[i]).deaths == s.deaths[seat] else 0
        i -= 1
    return s.actions


def is_worse_face(s: WastelandState, arg: i64) -> bool:
    """Whether a die would be turned to a face that another one beats in the task under way."""
    return arg // DICE != best_face(s)
