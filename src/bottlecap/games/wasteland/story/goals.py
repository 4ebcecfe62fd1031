"""Goals: tried by an action, met by what happens, settled in an order of choice; and the rows at the end of a round."""

from typing import Final, cast

from librt.vecs import append, vec
from mypy_extensions import i64, mypyc_attr

from bottlecap.engine.base import holds
from bottlecap.engine.kinds import LEGAL, ActionKind, DecisionKind, EventKind, Param, Quick, StepKind
from bottlecap.engine.state import Decision, State, Step
from bottlecap.games.wasteland.params import SEAT
from bottlecap.games.wasteland.rulebook import QUEST_AUTO_SEVERAL, ROUND_END_ORDER
from bottlecap.games.wasteland.state import STAGED, WastelandState, of
from bottlecap.games.wasteland.story.base import NO_ONE, NO_ROW, outcome_of
from bottlecap.games.wasteland.story.running import ACTOR, carry_out, decider


def complete(s: WastelandState, goal: i64, actor: i64) -> None:
    """The goal is met: whoever met it gets what its row gives; one who is out of the game gets nothing."""
    if actor != NO_ONE and s.is_out(actor):
        actor = NO_ONE
    if actor == NO_ONE:
        s.tell(CAME_TRUE, goal, outcome_of(goal, True))
    else:
        s.tell(COMPLETED, actor, goal, outcome_of(goal, True))
    carry_out(s, s.content.choices[goal].gain, actor)


# --- what is due ------------------------------------------------------------------------------------------------------
#
# Goals that something has met, and rows at the end of a round, wait in `due` until they are settled: goals by their numbers,
# then quests by theirs. What happens while one is settled comes behind it, and is settled first.


def falls_due(s: WastelandState, numbers: vec[i64], actor: i64, ends_round: i64) -> None:
    """All of these are to be settled, in an order of choice."""
    if len(numbers) > 0:
        s.push(Settle(actor, len(s.due), ends_round))
        due = s.due[:]
        for number in numbers:
            due = append(due, number)
        s.due = due


def quest_due(s: WastelandState, number: i64) -> i64:
    """The quest whose goal, or whose row, is due."""
    goals = s.content.goals
    return s.content.choices[number].quest if number < goals else number - goals


@mypyc_attr(acyclic=True, free_list_len=1)
class Settle(Step):
    """What is due from that place on, one after another, as long as its quest is in play."""

    def __init__(self, actor: i64, start: i64, ends_round: i64) -> None:
        super().__init__(SETTLE)
        self.actor = actor
        self.start = start
        self.ends_round = ends_round

    def run(self, state: State, /) -> None:
        s = of(state)
        due = s.due[: self.start]
        i = self.start
        while i < len(s.due):
            if s.quests.zone[quest_due(s, s.due[i])] == STAGED:
                due = append(due, s.due[i])
            i += 1
        s.due = due
        if len(due) > self.start + 1:
            seat = decider(s, self.actor)
            s.ask(seat, EndingRound(self.start) if self.ends_round else Ordering(self.actor, self.start))
        elif len(due) > self.start:
            settle(s, due[self.start], self.actor, self.start, self.ends_round)


def settle(s: WastelandState, number: i64, actor: i64, start: i64, ends_round: i64) -> None:
    """This one next."""
    due = s.due[:start]
    i = start
    while i < len(s.due):
        if s.due[i] != number:
            due = append(due, s.due[i])
        i += 1
    s.due = due
    s.push(Settle(actor, start, ends_round))
    if number < s.content.goals:
        complete(s, number, actor)
    else:
        carry_out(s, s.content.quest_round[quest_due(s, number)], NO_ONE)


@mypyc_attr(acyclic=True, free_list_len=1)
class Ordering(Decision):
    """Which of the goals that were met at once comes first."""

    def __init__(self, actor: i64, start: i64) -> None:
        super().__init__(ORDERING)
        self.actor = actor
        self.start = start


@mypyc_attr(acyclic=True, free_list_len=1)
class EndingRound(Decision):
    """Which of the instructions for the end of the round comes first."""

    def __init__(self, start: i64) -> None:
        super().__init__(ENDING_ROUND)
        self.start = start


class MeetNext(Quick):
    """This goal."""

    def candidates(self, state: State, decision: Decision, /) -> vec[i64]:
        return of(state).due[cast(Ordering, decision).start :]

    def check(self, state: State, decision: Decision, goal: i64, /) -> i64:
        return LEGAL if holds(self.candidates(state, decision), goal) else QUEST_AUTO_SEVERAL

    def apply(self, state: State, decision: Decision, goal: i64, /) -> None:
        asked = cast(Ordering, decision)
        settle(of(state), goal, asked.actor, asked.start, 0)


class EndRoundWith(Quick):
    """This quest's."""

    def candidates(self, state: State, decision: Decision, /) -> vec[i64]:
        s = of(state)
        out = vec[i64]()
        for number in s.due[cast(EndingRound, decision).start :]:
            out = append(out, quest_due(s, number))
        return out

    def check(self, state: State, decision: Decision, quest: i64, /) -> i64:
        return LEGAL if holds(self.candidates(state, decision), quest) else ROUND_END_ORDER

    def apply(self, state: State, decision: Decision, quest: i64, /) -> None:
        s = of(state)
        settle(s, s.content.goals + quest, NO_ONE, cast(EndingRound, decision).start, 1)


@mypyc_attr(acyclic=True, free_list_len=1)
class StoryOfRound(Step):
    """What quests in play say for the end of a round; one that comes into play meanwhile waits for the next."""

    def __init__(self) -> None:
        super().__init__(STORY_OF_ROUND)

    def run(self, state: State, /) -> None:
        s = of(state)
        rows = vec[i64]()
        for quest in s.quests.within(STAGED):
            if s.content.quest_round[quest] != NO_ROW:
                rows = append(rows, s.content.goals + quest)
        falls_due(s, rows, NO_ONE, 1)


GOAL: Final[Param] = Param("goal", domain="goal")
# What is read to all, once it has come about.
OUTCOME: Final[Param] = Param("outcome", domain="outcome")
START: Final[Param] = Param("start", 1000)
ENDS_ROUND: Final[Param] = Param("ends-round", 2)

MEET_NEXT: Final[MeetNext] = MeetNext("meet-next", [GOAL])
END_ROUND_WITH: Final[EndRoundWith] = EndRoundWith("end-round-with", [Param("quest", domain="quest")])
ORDERING: Final[DecisionKind] = DecisionKind(
    "meet-next", [MEET_NEXT], "quest-auto-several", [ACTOR, START], make=Ordering, shown=[]
)
ENDING_ROUND: Final[DecisionKind] = DecisionKind(
    "end-round-with", [END_ROUND_WITH], "round-end-order", [START], make=EndingRound, shown=[]
)
SETTLE: Final[StepKind] = StepKind("settle", Settle, [ACTOR, START, ENDS_ROUND])
STORY_OF_ROUND: Final[StepKind] = StepKind("story-of-round", StoryOfRound)

COMPLETED: Final[EventKind] = EventKind("goal-completed", [SEAT, GOAL, OUTCOME])
CAME_TRUE: Final[EventKind] = EventKind("goal-came-true", [GOAL, OUTCOME])

ACTIONS: Final[list[ActionKind]] = [MEET_NEXT, END_ROUND_WITH]
DECISIONS: Final[list[DecisionKind]] = [ORDERING, ENDING_ROUND]
STEPS: Final[list[StepKind]] = [SETTLE, STORY_OF_ROUND]
EVENTS: Final[list[EventKind]] = [COMPLETED, CAME_TRUE]
