"""The action Encounter: a card is drawn, its options are read to all, one is chosen, and only then its outcome is told."""

from typing import Final, cast

from librt.vecs import append, vec
from mypy_extensions import i64, mypyc_attr

from bottlecap.engine.base import replaced
from bottlecap.engine.kinds import LEGAL, ActionKind, ChanceDecision, ChanceKind, DecisionKind, EventKind, Param, StepKind
from bottlecap.engine.state import Decision, State, Step
from bottlecap.games.wasteland.camping import is_blocked
from bottlecap.games.wasteland.geography import ICON_NAMES, NO_ICON, VAULT_84
from bottlecap.games.wasteland.params import DEATHS, SEAT
from bottlecap.games.wasteland.rulebook import (
    BLOCKED_BY_ENEMY,
    ENCOUNTER_MUST,
    ENCOUNTER_NO_DECK,
    ENCOUNTER_ONCE,
    ENCOUNTER_REQUIREMENT,
    ENCOUNTER_VAULTS,
    TURN_TWO_ACTIONS,
)
from bottlecap.games.wasteland.rulebook import ENCOUNTER as BY_ENCOUNTER
from bottlecap.games.wasteland.state import READING, WastelandState, of
from bottlecap.games.wasteland.story.library import ENCOUNTER_CARD, put_away
from bottlecap.games.wasteland.story.running import LEVEL, carry_out
from bottlecap.games.wasteland.story.trying import OPTION, attempt, can_try

# --- the action -------------------------------------------------------------------------------------------------------


def is_met(s: WastelandState, sector: i64) -> bool:
    """Whether this icon was encountered in this turn already; or none more can be."""
    for met in s.met:
        if met == sector + 1:
            return True
    return s.met[len(s.met) - 1] > 0


class Encounter(ActionKind):
    """Draw and resolve a card of the deck of the icon where one stands."""

    def check(self, state: State, decision: Decision, _arg: i64, /) -> i64:
        s, sector = of(state), of(state).where[decision.seat]
        icon = s.content.atlas.icons[sector]
        if icon == NO_ICON:
            return BY_ENCOUNTER
        if s.actions == 0:
            return TURN_TWO_ACTIONS
        if is_met(s, sector):
            return ENCOUNTER_ONCE
        if s.encounters.count(icon) == 0:
            return ENCOUNTER_VAULTS if icon >= VAULT_84 and has_other_vault(s, icon) else ENCOUNTER_NO_DECK
        return BLOCKED_BY_ENEMY if is_blocked(s, decision.seat) else LEGAL

    def apply(self, state: State, decision: Decision, _arg: i64, /) -> None:
        s, seat, sector = of(state), decision.seat, of(state).where[decision.seat]
        s.actions -= 1
        s.fresh = 0
        place: i64 = 0
        while s.met[place] > 0:
            place += 1
        s.met = replaced(s.met, place, sector + 1)
        meet(s, seat, s.content.atlas.icons[sector], s.content.atlas.levels[sector])


def has_other_vault(s: WastelandState, icon: i64) -> bool:
    """Whether the other vault's deck has cards: here they cannot be drawn."""
    return s.encounters.count(2 * VAULT_84 + 1 - icon) > 0


def meet(s: WastelandState, seat: i64, deck: i64, level: i64) -> None:
    """The next card of a deck, if there is one."""
    if s.encounters.count(deck) > 0:
        s.roll(Meeting(seat, deck, level))


@mypyc_attr(acyclic=True, free_list_len=1)
class Meeting(Decision):
    """Which card of a deck a survivor encounters."""

    def __init__(self, traveller: i64, deck: i64, level: i64) -> None:
        super().__init__(MEETING)
        self.traveller = traveller
        self.deck = deck
        self.level = level


class DrawEncounter(ChanceKind):
    """Cards mixed in among the top ones, or lying under the deck, are as likely as all know them to be."""

    def candidates(self, state: State, decision: Decision, /) -> vec[i64]:
        return of(state).encounters.draws(cast(Meeting, decision).deck)

    def weight(self, state: State, decision: Decision, encounter: i64, /) -> i64:
        return of(state).encounters.weight(cast(Meeting, decision).deck, encounter)

    def apply(self, state: State, decision: Decision, encounter: i64, /) -> None:
        s, asked = of(state), cast(Meeting, decision)
        seat = asked.traveller
        s.encounters.move(encounter, READING, s.encounters.count(READING) + 1)
        s.tell(ENCOUNTERED, seat, encounter)
        s.push(PutAway(encounter))
        s.push(ReadOptions(seat, encounter, asked.level, s.deaths[seat]))
        carry_out(s, s.content.encounter_intro[encounter], seat)


@mypyc_attr(acyclic=True, free_list_len=1)
class PutAway(Step):
    """A card that was resolved, and was not trashed, kept or added, goes under its deck."""

    def __init__(self, encounter: i64) -> None:
        super().__init__(PUT_AWAY)
        self.encounter = encounter

    def run(self, state: State, /) -> None:
        put_away(of(state), self.encounter)


# --- the options ------------------------------------------------------------------------------------------------------


def options_of(s: WastelandState, encounter: i64) -> i64:
    return s.content.encounter_options[encounter]


def is_forced(s: WastelandState, seat: i64, encounter: i64) -> bool:
    """Whether one of the options must be chosen."""
    first = s.content.encounter_first[encounter]
    for option in range(options_of(s, encounter)):
        choice = s.content.choices[first + option]
        if choice.must and choice.need.holds(s, seat):
            return True
    return False


def why_not_choose(s: WastelandState, seat: i64, encounter: i64, option: i64) -> i64:
    """The rule against an option; LEGAL if there is none."""
    choice = s.content.choices[s.content.encounter_first[encounter] + option]
    holds = choice.need.holds(s, seat)
    if choice.must != is_forced(s, seat, encounter) or (choice.must and not holds):
        return ENCOUNTER_MUST
    return LEGAL if holds and can_try(s, seat, choice) else ENCOUNTER_REQUIREMENT


@mypyc_attr(acyclic=True, free_list_len=1)
class ReadOptions(Step):
    """The options are read. Where none can be chosen nothing more comes of the card."""

    def __init__(self, seat: i64, encounter: i64, level: i64, deaths: i64) -> None:
        super().__init__(READ_OPTIONS)
        self.seat = seat
        self.encounter = encounter
        self.level = level
        self.deaths = deaths

    def run(self, state: State, /) -> None:
        s = of(state)
        if s.deaths[self.seat] != self.deaths or s.encounters.zone[self.encounter] != READING:
            return
        for option in range(options_of(s, self.encounter)):
            if why_not_choose(s, self.seat, self.encounter, option) == LEGAL:
                s.ask(self.seat, Choosing(self.encounter, self.level))
                return


@mypyc_attr(acyclic=True, free_list_len=1)
class Choosing(Decision):
    """What to do: the options as they are read, without what comes of them."""

    def __init__(self, encounter: i64, level: i64) -> None:
        super().__init__(CHOOSING)
        self.encounter = encounter
        self.level = level


class ChooseOption(ActionKind):
    """This one; what is to be paid is paid, what is to be tried is tried."""

    def candidates(self, state: State, decision: Decision, /) -> vec[i64]:
        out = vec[i64](capacity=4)
        for option in range(options_of(of(state), cast(Choosing, decision).encounter)):
            out = append(out, option)
        return out

    def check(self, state: State, decision: Decision, option: i64, /) -> i64:
        s, encounter = of(state), cast(Choosing, decision).encounter
        if option >= options_of(s, encounter):
            return BY_ENCOUNTER
        return why_not_choose(s, decision.seat, encounter, option)

    def apply(self, state: State, decision: Decision, option: i64, /) -> None:
        s, asked = of(state), cast(Choosing, decision)
        s.tell(CHOSE_OPTION, decision.seat, asked.encounter, option + 1)
        attempt(s, decision.seat, s.content.encounter_first[asked.encounter] + option, asked.level)


DECK: Final[Param] = Param("deck", len(ICON_NAMES), domain="icon")

ENCOUNTER: Final[Encounter] = Encounter("encounter")
DRAW_ENCOUNTER: Final[DrawEncounter] = DrawEncounter("draw-encounter", [ENCOUNTER_CARD], uniform=False)
CHOOSE_OPTION: Final[ChooseOption] = ChooseOption("choose-option", [OPTION])
MEETING: Final[ChanceDecision] = ChanceDecision(
    "draw-encounter", DRAW_ENCOUNTER, "encounter", [Param("traveller", 4, domain="seat"), DECK, LEVEL], make=Meeting
)
# Asked even where one option alone can be chosen: the card wants to be read.
CHOOSING: Final[DecisionKind] = DecisionKind(
    "choose-option", [CHOOSE_OPTION], "encounter-reader", [ENCOUNTER_CARD, LEVEL], auto=False, make=Choosing
)
PUT_AWAY: Final[StepKind] = StepKind("put-away", PutAway, [ENCOUNTER_CARD])
READ_OPTIONS: Final[StepKind] = StepKind("read-options", ReadOptions, [SEAT, ENCOUNTER_CARD, LEVEL, DEATHS])

ENCOUNTERED: Final[EventKind] = EventKind("encountered", [SEAT, ENCOUNTER_CARD])
CHOSE_OPTION: Final[EventKind] = EventKind("option-chosen", [SEAT, ENCOUNTER_CARD, OPTION])

ACTIONS: Final[list[ActionKind]] = [ENCOUNTER, DRAW_ENCOUNTER, CHOOSE_OPTION]
DECISIONS: Final[list[DecisionKind]] = [MEETING, CHOOSING]
STEPS: Final[list[StepKind]] = [PUT_AWAY, READ_OPTIONS]
EVENTS: Final[list[EventKind]] = [ENCOUNTERED, CHOSE_OPTION]
