"""What players can reckon from what they see, reckoned by the rules: how likely an option is to go well, where a goal can be tried
and what somebody lacks for it, what an agenda card wants for more influence, and whom agenda cards nobody has seen would activate.

Made of the masked state, like the rest of a view.
"""

from typing import Final, TypedDict

from mypy_extensions import i64

from bottlecap.engine.base import HIDDEN
from bottlecap.engine.kinds import LEGAL
from bottlecap.games.wasteland.camping import is_blocked
from bottlecap.games.wasteland.content import MOST_FORCES
from bottlecap.games.wasteland.effects.base import Condition
from bottlecap.games.wasteland.effects.conditions import AllOf, AnyOf, OfFaction, Personal
from bottlecap.games.wasteland.geography import MOTHERSHIP, SLOTS, is_sector
from bottlecap.games.wasteland.influence import influence_of
from bottlecap.games.wasteland.rulebook import ENCOUNTER_MUST
from bottlecap.games.wasteland.sites import site_level
from bottlecap.games.wasteland.state import AGENDA_DECK, HAND, PLEDGED, STAGED, WastelandState
from bottlecap.games.wasteland.story.base import Choice
from bottlecap.games.wasteland.story.chances import chances_of, takes_dice
from bottlecap.games.wasteland.story.encountering import Choosing, options_of, why_not_choose
from bottlecap.games.wasteland.story.running import Picking
from bottlecap.games.wasteland.story.trying import can_try
from bottlecap.games.wasteland.throw_view import BoutView, odds_view
from bottlecap.games.wasteland.tokens import FORCE_NAMES
from bottlecap.games.wasteland.vats import CERTAIN

# What a quest does by itself, as its rows are called.
QUEST_ROWS: Final = ("setup", "round")


class ChanceView(TypedDict):
    """How likely all tasks are done, and being killed by them, in ten-thousandths."""

    success: int
    death: int


class OptionView(TypedDict):
    """chance: null where no dice are thrown. lacks: why it cannot be chosen: its need, its price, or that another must be."""

    lacks: str | None
    chance: ChanceView | None


class ChoosingView(TypedDict):
    """The encounter whose options are read: who chooses, and the level of the icon."""

    seat: int
    encounter: str
    level: int
    options: list[OptionView]


class DoingView(TypedDict):
    """The card whose words are carried out, while they ask something. part: what a quest does when it comes into play (setup) or
    as a round ends (round), or what came of a choice (outcome)."""

    quest: str | None
    encounter: str | None
    part: str


class GoalView(TypedDict):
    """A goal of a quest in play, by its place on the card, from nought. by_action: it is tried; or else it is met by itself.

    sectors: where on face-up tiles it can be tried now; none for one that is met by itself.
    lacks: by seat what keeps the survivor from trying (or meeting) it: place, need, price, enemy; out: of the game.
    """

    goal: str
    quest: str
    place: int
    by_action: bool
    sectors: list[str]
    lacks: list[list[str]]


class GaugeView(TypedDict):
    """One thing that is asked for: what there is and what there must be, at least or at most."""

    has: int
    asks: int
    met: bool


class StepView(TypedDict):
    """What makes an agenda card worth that much in all: one of several ways, each with all of its parts."""

    influence: int
    ways: list[list[GaugeView]]


class OwnView(TypedDict):
    """What only the reader may see: the influence of all cards together, and of each. seat: the reader's.

    steps: by card what more it could be worth, and what it asks for that. chances: of goals in play whose tasks take dice and
    that the reader could try if they stood there. odds: by foe on the map what a fight with it would come to.
    unseen: by force how many agenda cards activate it that the reader has not seen.
    """

    seat: int
    influence: int
    worth: dict[str, int]
    steps: dict[str, list[StepView]]
    chances: dict[str, ChanceView]
    odds: dict[str, BoutView]
    unseen: dict[str, int]


# --- options ----------------------------------------------------------------------------------------------------------


def choosing_view(s: WastelandState) -> ChoosingView | None:
    for asked in s.pending:
        if isinstance(asked, Choosing):
            card = asked.encounter
            return {
                "seat": int(asked.seat),
                "encounter": s.content.ids["encounter"][card],
                "level": int(asked.level),
                "options": [option_view(s, asked, option) for option in range(int(options_of(s, card)))],
            }
    return None


def doing_view(s: WastelandState) -> DoingView | None:
    for asked in s.pending:
        if isinstance(asked, Picking):
            row, ids = s.content.rows[asked.row], s.content.ids
            quest = ids["quest"][row.quest] if row.quest >= 0 else None
            encounter = ids["encounter"][row.encounter] if row.encounter >= 0 else None
            # Rows inside others are called after those.
            name = s.content.row_ids[asked.row].removeprefix(f"{quest}-")
            part = next((part for part in QUEST_ROWS if name == part or name.startswith(f"{part}-")), "outcome")
            return {"quest": quest, "encounter": encounter, "part": part if quest is not None else "outcome"}
    return None


def option_view(s: WastelandState, asked: Choosing, option: int) -> OptionView:
    choice = s.content.choices[s.content.encounter_first[asked.encounter] + option]
    rule = why_not_choose(s, asked.seat, asked.encounter, option)
    lacks = None
    if rule == ENCOUNTER_MUST:
        lacks = "must" if not choice.must else "need"
    elif rule != LEGAL:
        lacks = "need" if not choice.need.holds(s, asked.seat) else "price"
    return {"lacks": lacks, "chance": chance_view(s, asked.seat, choice, asked.level) if lacks is None else None}


def chance_view(s: WastelandState, seat: i64, choice: Choice, level: i64) -> ChanceView | None:
    if not takes_dice(s, choice):
        return None
    found = chances_of(s, seat, choice, level)
    return {"success": round(found.success * CERTAIN), "death": round(found.death * CERTAIN)}


# --- goals ------------------------------------------------------------------------------------------------------------


def goals_in_play(s: WastelandState) -> list[int]:
    quests = sorted((int(quest) for quest in s.quests.within(STAGED)), key=lambda quest: int(s.quests.order[quest]))
    first, many = s.content.quest_first, s.content.quest_goals
    return [int(first[quest]) + place for quest in quests for place in range(int(many[quest]))]


def goal_views(s: WastelandState, wheres: list[str]) -> list[GoalView]:
    return [goal_view(s, goal, wheres) for goal in goals_in_play(s)]


def goal_view(s: WastelandState, goal: int, wheres: list[str]) -> GoalView:
    choice = s.content.choices[goal]
    return {
        "goal": s.content.choice_ids[goal],
        "quest": s.content.ids["quest"][choice.quest],
        "place": int(choice.place),
        "by_action": choice.by_action,
        "sectors": [wheres[sector] for sector in sectors_for(s, choice)],
        "lacks": [lacks_of(s, seat, choice) for seat in range(int(s.players))],
    }


def sectors_for(s: WastelandState, goal: Choice) -> list[int]:
    """The sectors of face-up tiles, and the place off the map, where a goal can be tried."""
    if not goal.by_action:
        return []
    found: list[int] = []
    for slot in range(int(SLOTS)):
        if s.face_at[slot] >= 0:
            first = int(s.map().first_in(s.face_at, slot))
            found += range(first, first + int(s.map().many_in(s.face_at, slot)))
    if any(where == MOTHERSHIP for where in s.where):
        found.append(int(MOTHERSHIP))
    return [sector for sector in found if goal.where.holds(s, sector)]


def lacks_of(s: WastelandState, seat: int, goal: Choice) -> list[str]:
    """What keeps a survivor from a goal, but for the action that trying it takes."""
    if s.is_out(seat):
        return ["out"]
    lacks: list[str] = []
    sector = s.where[seat]
    if goal.by_action and not ((is_sector(sector) or sector == MOTHERSHIP) and goal.where.holds(s, sector)):
        lacks.append("place")
    if not goal.need.holds(s, seat):
        lacks.append("need")
    if not can_try(s, seat, goal):
        lacks.append("price")
    if goal.by_action and not lacks and is_blocked(s, seat):
        lacks.append("enemy")
    return lacks


def goal_chances(s: WastelandState, seat: int) -> dict[str, ChanceView]:
    """Of the goals whose tasks take dice, for one who meets what else they ask for; level: that of where the survivor stands."""
    out: dict[str, ChanceView] = {}
    for goal in goals_in_play(s):
        choice = s.content.choices[goal]
        if not s.is_out(seat) and choice.by_action and choice.need.holds(s, seat) and can_try(s, seat, choice):
            level = site_level(s, s.where[seat]) if is_sector(s.where[seat]) else 0
            found = chance_view(s, seat, choice, level)
            if found is not None:
                out[s.content.choice_ids[goal]] = found
    return out


# --- agenda cards -----------------------------------------------------------------------------------------------------


def own_view(s: WastelandState, seat: int) -> OwnView:
    return {
        "seat": seat,
        "influence": int(influence_of(s, seat)),
        "worth": worth_view(s, seat),
        "steps": steps_view(s, seat),
        "chances": goal_chances(s, seat),
        "odds": odds_view(s, seat),
        "unseen": unseen_view(s),
    }


def worth_view(s: WastelandState, seat: int) -> dict[str, int]:
    """By agenda card of somebody's that the reader knows: what it is worth now."""
    cards = [*s.agendas.within(HAND + seat), *s.agendas.within(PLEDGED + seat)]
    return {s.content.ids["agenda"][card]: 1 + int(s.content.ambitions[card].more(s, seat)) for card in cards}


def steps_view(s: WastelandState, seat: int) -> dict[str, list[StepView]]:
    """By card of one's hand: what it is worth and what it asks for that."""
    cards = [*s.agendas.within(HAND + seat), *s.agendas.within(PLEDGED + seat)]
    return {s.content.ids["agenda"][card]: steps_of(s, seat, int(card)) for card in cards}


def steps_of(s: WastelandState, seat: int, card: int) -> list[StepView]:
    ambition = s.content.ambitions[card]
    if isinstance(ambition, Personal):
        return [
            {"influence": 1 + int(more), "ways": ways_of(s, seat, condition)}
            for more, condition in zip(ambition.influence, ambition.conditions, strict=True)
        ]
    if isinstance(ambition, OfFaction) and ambition.counts(s):
        # One step further ahead than now; every one of them is worth one more.
        lead, wanted = int(ambition.lead(s)), int(ambition.more(s, seat)) + 1
        return [{"influence": 1 + wanted, "ways": [[{"has": lead, "asks": wanted, "met": False}]]}]
    return []


def ways_of(s: WastelandState, seat: int, condition: Condition) -> list[list[GaugeView]]:
    ways = list(condition.parts) if isinstance(condition, AnyOf) else [condition]
    return [[gauge_of(s, seat, part) for part in (way.parts if isinstance(way, AllOf) else [way])] for way in ways]


def gauge_of(s: WastelandState, seat: int, condition: Condition) -> GaugeView:
    has, asks = condition.gauge(s, seat)
    return {"has": has, "asks": asks, "met": condition.holds(s, seat)}


def unseen_view(s: WastelandState) -> dict[str, int]:
    """How many of the agenda cards that the reader has not seen, in the deck or in others' hands, activate each force."""
    c, out = s.content, dict.fromkeys(FORCE_NAMES, 0)
    for card in range(len(s.agendas.zone)):
        if s.agendas.zone[card] in (HIDDEN, AGENDA_DECK):
            first = card * int(MOST_FORCES)
            for force in c.agenda_forces[first : first + MOST_FORCES]:
                if force >= 0:
                    out[FORCE_NAMES[force]] += 1
    return out
