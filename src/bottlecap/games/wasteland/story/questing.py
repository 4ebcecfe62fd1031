"""The action Quest: one goal of a quest in play is tried."""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from bottlecap.engine.kinds import LEGAL, ActionKind, EventKind
from bottlecap.engine.state import Decision, State
from bottlecap.games.wasteland.camping import is_blocked
from bottlecap.games.wasteland.geography import MOTHERSHIP, is_sector
from bottlecap.games.wasteland.params import SEAT
from bottlecap.games.wasteland.rulebook import BLOCKED_BY_ENEMY, QUEST_ACTION, TURN_TWO_ACTIONS
from bottlecap.games.wasteland.sites import site_level
from bottlecap.games.wasteland.state import STAGED, of
from bottlecap.games.wasteland.story.goals import GOAL
from bottlecap.games.wasteland.story.trying import attempt, can_try


class Quest(ActionKind):
    """Try a goal that is marked for it, whoever put its quest into play."""

    def candidates(self, state: State, decision: Decision, /) -> vec[i64]:
        s = of(state)
        out = vec[i64](capacity=4)
        if s.actions > 0 and s.quests.count(STAGED) > 0:
            for quest in s.quests.within(STAGED):
                for place in range(s.content.quest_goals[quest]):
                    out = append(out, s.content.quest_first[quest] + place)
        return out

    def check(self, state: State, decision: Decision, goal: i64, /) -> i64:
        s, seat = of(state), decision.seat
        choice, sector = s.content.choices[goal], s.where[seat]
        if s.quests.zone[choice.quest] != STAGED or not choice.by_action:
            return QUEST_ACTION
        if s.actions == 0:
            return TURN_TWO_ACTIONS
        if not (is_sector(sector) or sector == MOTHERSHIP) or not choice.where.holds(s, sector):
            return QUEST_ACTION
        if not choice.need.holds(s, seat) or not can_try(s, seat, choice):
            return QUEST_ACTION
        return BLOCKED_BY_ENEMY if is_blocked(s, seat) else LEGAL

    def apply(self, state: State, decision: Decision, goal: i64, /) -> None:
        s, seat = of(state), decision.seat
        s.actions -= 1
        s.fresh = 0
        s.tell(TRIED, seat, goal)
        attempt(s, seat, goal, site_level(s, s.where[seat]))


QUEST: Final[Quest] = Quest("quest", [GOAL])

TRIED: Final[EventKind] = EventKind("quest-tried", [SEAT, GOAL])

ACTIONS: Final[list[ActionKind]] = [QUEST]
EVENTS: Final[list[EventKind]] = [TRIED]
