"""Trying a goal or an option: its tasks one after another, then the row for success or the one for failure."""

from typing import Final

from mypy_extensions import i64, mypyc_attr

from bottlecap.engine.kinds import EventKind, Param, StepKind
from bottlecap.engine.state import State, Step
from bottlecap.games.wasteland.params import DEATHS, SEAT, SECTOR
from bottlecap.games.wasteland.state import WastelandState, of
from bottlecap.games.wasteland.story.base import NO_ROW, Choice, outcome_of
from bottlecap.games.wasteland.story.goals import GOAL, OUTCOME, complete
from bottlecap.games.wasteland.story.library import ENCOUNTER_CARD
from bottlecap.games.wasteland.story.running import LEVEL, Run


def can_try(s: WastelandState, seat: i64, choice: Choice) -> bool:
    """Whether all its tasks can be tried: what is to be paid or given up is there."""
    if choice.tasks != NO_ROW:
        for task in s.content.rows[choice.tasks].phrases:
            if not task.can(s, seat):
                return False
    return True


def attempt(s: WastelandState, seat: i64, choice: i64, level: i64) -> None:
    """Try it, here and now."""
    sector, deaths = s.where[seat], s.deaths[seat]
    s.won = 1
    s.wound = 0
    s.tens = 0
    s.push(Verdict(choice, seat, level, sector, deaths))
    tasks = s.content.choices[choice].tasks
    if tasks != NO_ROW:
        s.push(Run(tasks, 0, seat, level, sector, deaths))


@mypyc_attr(acyclic=True, free_list_len=1)
class Verdict(Step):
    """How it went. One who was killed has failed: an option then gives what failure gives, a goal nothing at all."""

    def __init__(self, choice: i64, seat: i64, level: i64, sector: i64, deaths: i64) -> None:
        super().__init__(VERDICT)
        self.choice = choice
        self.seat = seat
        self.level = level
        self.sector = sector
        self.deaths = deaths

    def run(self, state: State, /) -> None:
        s, choice = of(state), of(state).content.choices[self.choice]
        alive = s.deaths[self.seat] == self.deaths
        done = alive and s.won == 1
        if choice.encounter >= 0:
            s.tell(TOLD, self.seat, choice.encounter, outcome_of(self.choice, done), 1 if done else 0)
            self.carry_out(s, choice.gain if done else choice.fail)
        elif done:
            complete(s, self.choice, self.seat)
        else:
            s.tell(NOT_COMPLETED, self.seat, self.choice, outcome_of(self.choice, False))
            if alive:
                self.carry_out(s, choice.fail)

    def carry_out(self, s: WastelandState, row: i64) -> None:
        if row != NO_ROW:
            s.push(Run(row, 0, self.seat, self.level, self.sector, self.deaths))


CHOICE: Final[Param] = Param("choice", domain="choice")
# From one, as everybody counts them.
OPTION: Final[Param] = Param("option", 3, low=1)

VERDICT: Final[StepKind] = StepKind("verdict", Verdict, [CHOICE, SEAT, LEVEL, SECTOR, DEATHS])

TOLD: Final[EventKind] = EventKind("encounter-outcome", [SEAT, ENCOUNTER_CARD, OUTCOME, Param("success", 2)])
NOT_COMPLETED: Final[EventKind] = EventKind("goal-not-completed", [SEAT, GOAL, OUTCOME])

STEPS: Final[list[StepKind]] = [VERDICT]
EVENTS: Final[list[EventKind]] = [TOLD, NOT_COMPLETED]
