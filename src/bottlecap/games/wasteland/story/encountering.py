"""The action Encounter: a card is drawn, its options are read to all, one is chosen, and only then its outcome is told."""

from typing import Final, cast

from librt.vecs import append, vec
from mypy_extensions import i64, mypyc_attr

from bottlecap.engine.base import holds, replaced
from bottlecap.engine.kinds import (
    LEGAL,
    ActionKind,
    ChanceDecision,
    ChanceKind,
    DecisionKind,
    EventKind,
    Param,
    Quick,
    Remark,
    StepKind,
)
from bottlecap.engine.state import Decision, State, Step
from bottlecap.games.wasteland.camping import is_blocked
from bottlecap.games.wasteland.geography import ICON_NAMES, VAULT_84, WHERES
from bottlecap.games.wasteland.lacks import actions_spent
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
from bottlecap.games.wasteland.sites import icon_level, icons_at
from bottlecap.games.wasteland.state import READING, WastelandState, of
from bottlecap.games.wasteland.story.base import TOLLING
from bottlecap.games.wasteland.story.library import ENCOUNTER_CARD, deck_size, pool_may_end, put_away
from bottlecap.games.wasteland.story.market import drop_shown
from bottlecap.games.wasteland.story.running import LEVEL, carry_out_at
from bottlecap.games.wasteland.story.standing import Toll, is_in_play
from bottlecap.games.wasteland.story.tasks import DrawFoe
from bottlecap.games.wasteland.story.trying import OPTION, attempt, can_try

# --- the action -------------------------------------------------------------------------------------------------------


def mark_of(s: WastelandState, sector: i64, icon: i64) -> i64:
    """What is noted where an icon of a sector was encountered: the sector plus one; of a second icon that far behind all."""
    return sector + 1 if s.content.atlas.icons[sector] == icon else WHERES + sector + 1


def is_met(s: WastelandState, sector: i64, icon: i64) -> bool:
    """Whether this icon was encountered in this turn already; or none more can be."""
    return holds(s.met, mark_of(s, sector, icon)) or s.met[len(s.met) - 1] > 0


def why_not_meet(s: WastelandState, seat: i64, icon: i64) -> i64:
    """The rule against encountering an icon where one stands; LEGAL if there is none."""
    if s.actions == 0:
        return TURN_TWO_ACTIONS
    if is_met(s, s.where[seat], icon):
        return ENCOUNTER_ONCE
    if deck_size(s, icon) == 0:
        return ENCOUNTER_VAULTS if icon >= VAULT_84 and has_other_vault(s, icon) else ENCOUNTER_NO_DECK
    return BLOCKED_BY_ENEMY if is_blocked(s, seat) else LEGAL


def icons_to_meet(s: WastelandState, seat: i64) -> vec[i64]:
    out = vec[i64](capacity=2)
    for icon in icons_at(s, s.where[seat]):
        if why_not_meet(s, seat, icon) == LEGAL:
            out = append(out, icon)
    return out


class Encounter(ActionKind):
    """Draw and resolve a card of the deck of the icon where one stands."""

    def check(self, state: State, decision: Decision, _arg: i64, /) -> i64:
        s, seat = of(state), decision.seat
        icons = icons_at(s, s.where[seat])
        if len(icons) == 0:
            return BY_ENCOUNTER
        return LEGAL if len(icons_to_meet(s, seat)) > 0 else why_not_meet(s, seat, icons[0])

    def lacking(self, state: State, decision: Decision, _arg: i64, rule: i64, /) -> list[Remark]:
        return actions_spent(rule)

    def apply(self, state: State, decision: Decision, _arg: i64, /) -> None:
        s, seat = of(state), decision.seat
        icons = icons_to_meet(s, seat)
        if len(icons) > 1:
            s.ask(seat, Decision(CHOOSING_ICON))
        else:
            encounter_icon(s, seat, icons[0])


def encounter_icon(s: WastelandState, seat: i64, icon: i64) -> None:
    """The action is taken; where a toll is asked for, an enemy is fought first."""
    sector = s.where[seat]
    s.actions -= 1
    s.fresh = 0
    place: i64 = 0
    while s.met[place] > 0:
        place += 1
    s.met = replaced(s.met, place, mark_of(s, sector, icon))
    level = icon_level(s, sector, icon)
    for effect in s.content.standing[TOLLING].effects:
        toll = cast(Toll, effect)
        if is_in_play(s, toll) and toll.icon == icon:
            s.push(MeetAfter(seat, icon, level, s.deaths[seat]))
            s.push(DrawFoe(seat, toll.force, toll.plus, toll.extra))
            return
    meet(s, seat, icon, level)


class EncounterIcon(Quick):
    """Which of the icons in a sector."""

    def candidates(self, state: State, decision: Decision, /) -> vec[i64]:
        return icons_to_meet(of(state), decision.seat)

    def check(self, state: State, decision: Decision, icon: i64, /) -> i64:
        return LEGAL if holds(self.candidates(state, decision), icon) else BY_ENCOUNTER

    def apply(self, state: State, decision: Decision, icon: i64, /) -> None:
        encounter_icon(of(state), decision.seat, icon)


@mypyc_attr(acyclic=True, free_list_len=1)
class MeetAfter(Step):
    """The toll was paid: if the survivor lives, the encounter follows, whether or not the enemy died."""

    def __init__(self, seat: i64, deck: i64, level: i64, deaths: i64) -> None:
        super().__init__(MEET_AFTER)
        self.seat = seat
        self.deck = deck
        self.level = level
        self.deaths = deaths

    def run(self, state: State, /) -> None:
        s = of(state)
        if s.deaths[self.seat] == self.deaths:
            meet(s, self.seat, self.deck, self.level)


def has_other_vault(s: WastelandState, icon: i64) -> bool:
    """Whether the other vault's deck has cards: here they cannot be drawn."""
    return s.encounters.count(2 * VAULT_84 + 1 - icon) > 0


def meet(s: WastelandState, seat: i64, deck: i64, level: i64) -> None:
    """The next card of a deck, if there is one."""
    if deck_size(s, deck) > 0:
        s.roll(Meeting(seat, deck, level))
    else:
        s.tell(NO_MORE_CARDS, seat, deck)


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
        pool_may_end(s, asked.deck)
        s.push(PutAway(encounter))
        s.push(ReadOptions(seat, encounter, asked.level, s.deaths[seat]))
        carry_out_at(s, s.content.encounter_intro[encounter], seat, asked.level)


@mypyc_attr(acyclic=True, free_list_len=1)
class PutAway(Step):
    """A card that was resolved, and was not trashed, kept or added, goes under its deck."""

    def __init__(self, encounter: i64) -> None:
        super().__init__(PUT_AWAY)
        self.encounter = encounter

    def run(self, state: State, /) -> None:
        s = of(state)
        drop_shown(s, self.encounter)
        put_away(s, self.encounter)


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


ICON: Final[Param] = Param("icon", len(ICON_NAMES), domain="icon")
DECK: Final[Param] = Param("deck", len(ICON_NAMES), domain="icon")

ENCOUNTER: Final[Encounter] = Encounter("encounter")
ENCOUNTER_ICON: Final[EncounterIcon] = EncounterIcon("encounter-icon", [ICON])
CHOOSING_ICON: Final[DecisionKind] = DecisionKind("encounter-icon", [ENCOUNTER_ICON], "encounter")
MEET_AFTER: Final[StepKind] = StepKind("meet-after", MeetAfter, [SEAT, DECK, LEVEL, DEATHS])
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
NO_MORE_CARDS: Final[EventKind] = EventKind("no-more-cards", [SEAT, DECK])
CHOSE_OPTION: Final[EventKind] = EventKind("option-chosen", [SEAT, ENCOUNTER_CARD, OPTION])

ACTIONS: Final[list[ActionKind]] = [ENCOUNTER, ENCOUNTER_ICON, DRAW_ENCOUNTER, CHOOSE_OPTION]
DECISIONS: Final[list[DecisionKind]] = [CHOOSING_ICON, MEETING, CHOOSING]
STEPS: Final[list[StepKind]] = [MEET_AFTER, PUT_AWAY, READ_OPTIONS]
EVENTS: Final[list[EventKind]] = [ENCOUNTERED, NO_MORE_CARDS, CHOSE_OPTION]
