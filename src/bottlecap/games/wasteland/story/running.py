"""Walking a row: one phrase a step, and the questions that a phrase may ask."""

from typing import Final, cast

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from bottlecap.engine.base import holds
from bottlecap.engine.kinds import LEGAL, ActionKind, DecisionKind, Param, Quick, StepKind
from bottlecap.engine.state import Decision, State, Step
from bottlecap.games.wasteland.geography import NOWHERE
from bottlecap.games.wasteland.influence import Influence
from bottlecap.games.wasteland.params import DEATHS, ITEM, SEAT, SECTOR
from bottlecap.games.wasteland.rulebook import RESULT_BASIC
from bottlecap.games.wasteland.sites import site_level
from bottlecap.games.wasteland.state import WastelandState, of
from bottlecap.games.wasteland.story.base import NO_ONE, NO_ROW, Phrase, Where


@mypyc_attr(acyclic=True, free_list_len=1)
class Run(Step):
    """A row from that place on.

    actor: whose it is (NO_ONE: nobody did it). level, sector: of the site and where it was when the row began. deaths: how
    often the survivor had been killed by then: of one who was killed since nothing personal is done any more.
    """

    def __init__(self, row: i64, place: i64, actor: i64, level: i64, sector: i64, deaths: i64) -> None:
        super().__init__(RUN)
        self.row = row
        self.place = place
        self.actor = actor
        self.level = level
        self.sector = sector
        self.deaths = deaths

    def run(self, state: State, /) -> None:
        s, row = of(state), of(state).content.rows[self.row]
        alive = self.has_survivor(s)
        if row.tasks and not (alive and s.won):
            return
        if self.place == len(row.phrases):
            if not row.tasks and not row.inner:
                s.push(Influence())
            return
        s.push(Run(self.row, self.place + 1, self.actor, self.level, self.sector, self.deaths))
        phrase = row.phrases[self.place]
        if alive or not phrase.is_personal():
            phrase.do(s, self)

    def has_survivor(self, s: WastelandState) -> bool:
        """Whether somebody does it, who has not been killed meanwhile."""
        return self.actor != NO_ONE and s.deaths[self.actor] == self.deaths

    def doer(self, s: WastelandState) -> i64:
        """Whose deed it is, if anybody's."""
        return self.actor if self.has_survivor(s) else NO_ONE


def carry_out(s: WastelandState, row: i64, actor: i64) -> None:
    """Do a row, if there is one, where its survivor stands."""
    if row != NO_ROW:
        carry_out_at(s, row, actor, site_level(s, where_is(s, actor)))


def carry_out_at(s: WastelandState, row: i64, actor: i64, level: i64) -> None:
    """The same, for a site of that level."""
    if row != NO_ROW:
        s.push(Run(row, 0, actor, level, where_is(s, actor), deaths_of(s, actor)))


def where_is(s: WastelandState, actor: i64) -> i64:
    return NOWHERE if actor == NO_ONE else s.where[actor]


def deaths_of(s: WastelandState, actor: i64) -> i64:
    return 0 if actor == NO_ONE else s.deaths[actor]


def decider(s: WastelandState, actor: i64) -> i64:
    """Who decides for whoever did it: the first player for nobody, and for one who is out of the game."""
    return s.first_player if actor == NO_ONE or s.is_out(actor) else actor


# --- what a phrase asks -----------------------------------------------------------------------------------------------


@mypyc_attr(acyclic=True, free_list_len=1)
class Picking(Decision):
    """What does a phrase take? left: how many are still to be picked, one after another."""

    def __init__(
        self, kind: DecisionKind, row: i64, place: i64, actor: i64, level: i64, sector: i64, deaths: i64, left: i64
    ) -> None:
        super().__init__(kind)
        self.row = row
        self.place = place
        self.actor = actor
        self.level = level
        self.sector = sector
        self.deaths = deaths
        self.left = left

    def phrase(self, s: WastelandState) -> Phrase:
        return s.content.rows[self.row].phrases[self.place]

    def run_of(self) -> Run:
        """The step that asks."""
        return Run(self.row, self.place, self.actor, self.level, self.sector, self.deaths)


class Pick(Quick):
    """One of those that the phrase can take."""

    def candidates(self, state: State, decision: Decision, /) -> vec[i64]:
        s, asked = of(state), cast(Picking, decision)
        return asked.phrase(s).picks(s, asked.run_of())

    def check(self, state: State, decision: Decision, number: i64, /) -> i64:
        return LEGAL if holds(self.candidates(state, decision), number) else RESULT_BASIC

    def apply(self, state: State, decision: Decision, number: i64, /) -> None:
        s, asked = of(state), cast(Picking, decision)
        asked.phrase(s).picked(s, asked.run_of(), number, asked.left)


class PickingKind(DecisionKind):
    """A question for what a phrase takes: named as its answers are, and with the numbers of the step that asks."""

    def __init__(self, answer: Pick, rule: str) -> None:
        super().__init__(answer.name, [answer], rule, PICKING, shown=[])
        self.make = self.of_numbers

    def of_numbers(self, row: i64, place: i64, actor: i64, level: i64, sector: i64, deaths: i64, left: i64) -> Decision:
        return Picking(self, row, place, actor, level, sector, deaths, left)

    def ask(self, s: WastelandState, seat: i64, run: Run, left: i64) -> None:
        """Ask that seat, for the phrase under way."""
        s.ask(seat, Picking(self, run.row, run.place, run.actor, run.level, run.sector, run.deaths, left))


def pick_sector(s: WastelandState, run: Run, left: i64 = 1) -> None:
    """Ask for a sector that the phrase under way can take."""
    PICKING_SECTOR.ask(s, decider(s, run.actor), run, left)


def pick_target(s: WastelandState, run: Run, where: Where, left: i64 = 1) -> None:
    """The same for a sector of a place; among some places it is the first player who chooses."""
    PICKING_SECTOR.ask(s, s.first_player if where.by_first_player() else decider(s, run.actor), run, left)


def pick_item(s: WastelandState, run: Run, left: i64 = 1) -> None:
    """Ask for an item that the phrase under way can take."""
    PICKING_ITEM.ask(s, decider(s, run.actor), run, left)


def pick_seat(s: WastelandState, run: Run) -> None:
    """Ask for a survivor whom the phrase under way can mean."""
    PICKING_SEAT.ask(s, decider(s, run.actor), run, 1)


ROW: Final[Param] = Param("row", domain="row")
PLACE: Final[Param] = Param("place", 64)
ACTOR: Final[Param] = Param("actor", int(NO_ONE) + 1, seated=True)
LEVEL: Final[Param] = Param("level", 10)
# What a step that walks a row has to know; a question that it asks, how many are still to be picked besides.
RUNNING: Final[list[Param]] = [ROW, PLACE, ACTOR, LEVEL, SECTOR, DEATHS]
PICKING: Final[list[Param]] = [*RUNNING, Param("left", 10)]

PICK_SECTOR: Final[Pick] = Pick("pick-sector", [SECTOR])
PICK_ITEM: Final[Pick] = Pick("pick-item", [ITEM])
PICK_SEAT: Final[Pick] = Pick("pick-seat", [SEAT])
PICKING_SECTOR: Final[PickingKind] = PickingKind(PICK_SECTOR, "result-basic")
PICKING_ITEM: Final[PickingKind] = PickingKind(PICK_ITEM, "result-basic")
PICKING_SEAT: Final[PickingKind] = PickingKind(PICK_SEAT, "result-basic")
RUN: Final[StepKind] = StepKind("run", Run, RUNNING)

ACTIONS: Final[list[ActionKind]] = [PICK_SECTOR, PICK_ITEM, PICK_SEAT]
DECISIONS: Final[list[DecisionKind]] = [PICKING_SECTOR, PICKING_ITEM, PICKING_SEAT]
STEPS: Final[list[StepKind]] = [RUN]
