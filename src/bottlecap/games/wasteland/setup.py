"""The setup: the map, decks and market, the first player, and a survivor for everybody."""

from typing import Final, cast

from librt.vecs import append, vec
from mypy_extensions import i64, mypyc_attr

from bottlecap.engine.base import replaced
from bottlecap.engine.kinds import LEGAL, ActionKind, ChanceDecision, ChanceKind, DecisionKind, EventKind, Param, StepKind
from bottlecap.engine.state import Decision, State, Step
from bottlecap.games.wasteland.agendas import FIRST, DrawAgendas
from bottlecap.games.wasteland.enemies import FillFace
from bottlecap.games.wasteland.geography import DANGER as DANGER_BACK
from bottlecap.games.wasteland.geography import DEADLY as DEADLY_BACK
from bottlecap.games.wasteland.geography import SLOTS
from bottlecap.games.wasteland.growing import add_letter, gain_trait, letters_left, take_letter
from bottlecap.games.wasteland.params import LETTER, SEAT, SECTOR, SURVIVOR
from bottlecap.games.wasteland.rounds import Round
from bottlecap.games.wasteland.rulebook import SETUP_SURVIVOR
from bottlecap.games.wasteland.state import AGENDA_BOX, DANGER, DEADLY, FACE_UP, TILE_BOX, WastelandState, of
from bottlecap.games.wasteland.story.running import carry_out
from bottlecap.games.wasteland.things import GainOwnCard
from bottlecap.games.wasteland.tokens import START_CAPS
from bottlecap.games.wasteland.trading import FillMarket


def lay_map(s: WastelandState) -> None:
    """Face-up tiles lie where the scenario says; of the others only the back is known, and their faces stay in two bags."""
    layout = s.map()
    slot: i64 = 0
    while slot < SLOTS:
        face = layout.starts[slot]
        if face >= 0:
            s.tiles.move(face, FACE_UP)
            s.face_at = replaced(s.face_at, slot, face)
        slot += 1
    atlas = s.content.atlas
    face = 0
    while face < len(s.tiles.zone):
        if s.tiles.zone[face] != FACE_UP:
            s.tiles.move(face, bag_of_back(atlas.backs[face]))
        face += 1


def lay_scenario_markers(s: WastelandState) -> None:
    """Quest tokens that the scenario lays on face-down tiles."""
    for marker in range(len(s.markers)):
        s.markers = replaced(s.markers, marker, s.map().marker_at(marker) + 1)


def leave_out_agendas(s: WastelandState, share: i64) -> None:
    """Cards for more players than there are stay in the box; of the rest a share is played."""
    agenda: i64 = 0
    while agenda < len(s.agendas.zone):
        if s.content.agenda_players[agenda] > s.players:
            s.agendas.move(agenda, AGENDA_BOX)
        agenda += 1
    s.reserve = s.agendas.sizes[0] * (100 - share) // 100


@mypyc_attr(acyclic=True, free_list_len=1)
class Setup(Step):
    """The market, who is first, everybody's survivor, what the scenario asks for, the enemies; then the first round."""

    def __init__(self) -> None:
        super().__init__(SETUP)

    def run(self, state: State, /) -> None:
        state.push(Round())
        state.push(Populate())
        state.push(SetScenario())
        state.push(ChooseFirst())
        state.push(FillMarket())


@mypyc_attr(acyclic=True, free_list_len=1)
class ChooseFirst(Step):
    def __init__(self) -> None:
        super().__init__(CHOOSE_FIRST)

    def run(self, state: State, /) -> None:
        state.roll(Decision(CHOOSING_FIRST))


class BeFirst(ChanceKind):
    """Chance picks the first player; from there on everybody gets ready."""

    def candidates(self, state: State, decision: Decision, /) -> vec[i64]:
        out = vec[i64](capacity=4)
        for seat in range(state.players):
            out = append(out, seat)
        return out

    def apply(self, state: State, decision: Decision, seat: i64, /) -> None:
        s = of(state)
        s.first_player = seat
        # Alone one is always the first.
        if s.players > 1:
            s.tell(FIRST, seat)
        # The last pushed comes first: all choose before anybody's board is prepared.
        for turn in range(s.players):
            s.push(Prepare((seat + s.players - 1 - turn) % s.players))
        for turn in range(s.players):
            s.push(Arrive((seat + s.players - 1 - turn) % s.players))


# --- survivors --------------------------------------------------------------------------------------------------------


@mypyc_attr(acyclic=True, free_list_len=1)
class Arrive(Step):
    """Choose a survivor, then a free sector of the starting tile."""

    def __init__(self, seat: i64) -> None:
        super().__init__(ARRIVE)
        self.seat = seat

    def run(self, state: State, /) -> None:
        state.ask(self.seat, Decision(CHOOSING_SURVIVOR))


class ChooseSurvivor(ActionKind):
    """One of the five that nobody has chosen."""

    def candidates(self, state: State, decision: Decision, /) -> vec[i64]:
        out = vec[i64](capacity=5)
        for survivor in range(len(of(state).content.survivor_letter)):
            out = append(out, survivor)
        return out

    def check(self, state: State, decision: Decision, survivor: i64, /) -> i64:
        for taken in of(state).survivor:
            if taken == survivor:
                return SETUP_SURVIVOR
        return LEGAL

    def apply(self, state: State, decision: Decision, survivor: i64, /) -> None:
        s, seat = of(state), decision.seat
        s.survivor = replaced(s.survivor, seat, survivor)
        s.tell(CHOSE_SURVIVOR, seat, survivor)
        s.ask(seat, Decision(CHOOSING_START))


class StartAt(ActionKind):
    """A sector of the starting tile on which nobody stands."""

    def candidates(self, state: State, decision: Decision, /) -> vec[i64]:
        return of(state).start_sectors()

    def check(self, state: State, decision: Decision, sector: i64, /) -> i64:
        s = of(state)
        if not s.is_start_sector(sector):
            return SETUP_SURVIVOR
        for where in s.where:
            if where == sector:
                return SETUP_SURVIVOR
        return LEGAL

    def apply(self, state: State, decision: Decision, sector: i64, /) -> None:
        s = of(state)
        s.where = replaced(s.where, decision.seat, sector)
        s.tell(STARTED_AT, decision.seat, sector)


@mypyc_attr(acyclic=True, free_list_len=1)
class Prepare(Step):
    """A board with full health, the survivor's letter and another one, its own card, an agenda card, three caps."""

    def __init__(self, seat: i64) -> None:
        super().__init__(PREPARE)
        self.seat = seat

    def run(self, state: State, /) -> None:
        s, seat = of(state), self.seat
        survivor = s.survivor[seat]
        s.health = replaced(s.health, seat, s.full_health(seat))
        s.caps = replaced(s.caps, seat, START_CAPS)
        letter = s.own_letter(seat)
        add_letter(s, seat, letter)
        trait = s.content.survivor_trait[survivor]
        if trait >= 0:
            gain_trait(s, seat, trait)
        s.push(DrawAgendas(seat, 1))
        s.push(GainOwnCard(seat, s.content.survivor_card[survivor]))
        s.roll(DrawingExtra(seat, letter))


@mypyc_attr(acyclic=True, free_list_len=1)
class DrawingExtra(Decision):
    """The second letter of a survivor."""

    def __init__(self, seated: i64, letter: i64) -> None:
        super().__init__(DRAWING_EXTRA)
        self.seated = seated
        self.letter = letter


class DrawExtra(ChanceKind):
    """A random token; one like the first is drawn again."""

    def candidates(self, state: State, decision: Decision, /) -> vec[i64]:
        return letters_left(of(state), cast(DrawingExtra, decision).letter)

    def weight(self, state: State, decision: Decision, letter: i64, /) -> i64:
        return of(state).supply[letter]

    def apply(self, state: State, decision: Decision, letter: i64, /) -> None:
        s, seat = of(state), cast(DrawingExtra, decision).seated
        take_letter(s, letter)
        add_letter(s, seat, letter)
        s.tell(EXTRA_LETTER, seat, letter)


# --- the story ------------------------------------------------------------------------------------------------------------


def stack_encounters(s: WastelandState) -> None:
    """The starred encounters lie in their decks, in an order that nobody knows."""
    encounter: i64 = 0
    while encounter < len(s.encounters.zone):
        if s.content.encounter_starred[encounter]:
            s.encounters.move(encounter, s.content.encounter_deck[encounter])
        encounter += 1


@mypyc_attr(acyclic=True, free_list_len=1)
class SetScenario(Step):
    """What the scenario says for the start; where something is to be chosen, the first player does."""

    def __init__(self) -> None:
        super().__init__(SET_SCENARIO)

    def run(self, state: State, /) -> None:
        s = of(state)
        carry_out(s, s.content.scenario_setup[s.scenario], s.first_player)


# --- enemies ----------------------------------------------------------------------------------------------------------


@mypyc_attr(acyclic=True, free_list_len=1)
class Populate(Step):
    """Every enemy icon on a face-up tile gets a token."""

    def __init__(self) -> None:
        super().__init__(POPULATE)

    def run(self, state: State, /) -> None:
        s = of(state)
        slot = SLOTS - 1
        while slot >= 0:
            if s.face_at[slot] >= 0:
                s.push(FillFace(s.face_at[slot]))
            slot -= 1


def bag_of_back(back: i64) -> i64:
    """Where a face that does not lie open at the start is: in the bag of its back, or in the box."""
    if back == DANGER_BACK:
        return DANGER
    return DEADLY if back == DEADLY_BACK else TILE_BOX


BE_FIRST: Final[BeFirst] = BeFirst("be-first", [SEAT])
CHOOSE_SURVIVOR: Final[ChooseSurvivor] = ChooseSurvivor("choose-survivor", [SURVIVOR])
START_AT: Final[StartAt] = StartAt("start-at", [SECTOR])
DRAW_EXTRA: Final[DrawExtra] = DrawExtra("draw-extra", [LETTER], uniform=False)
CHOOSING_FIRST: Final[ChanceDecision] = ChanceDecision("be-first", BE_FIRST, "setup-first-player")
CHOOSING_SURVIVOR: Final[DecisionKind] = DecisionKind("choose-survivor", [CHOOSE_SURVIVOR], "setup-survivor")
CHOOSING_START: Final[DecisionKind] = DecisionKind("start-at", [START_AT], "setup-survivor")
DRAWING_EXTRA: Final[ChanceDecision] = ChanceDecision(
    "draw-extra", DRAW_EXTRA, "setup-board", [Param("seated", 4, domain="seat"), LETTER], make=DrawingExtra
)
SETUP: Final[StepKind] = StepKind("setup", Setup)
CHOOSE_FIRST: Final[StepKind] = StepKind("choose-first", ChooseFirst)
ARRIVE: Final[StepKind] = StepKind("arrive", Arrive, [SEAT])
PREPARE: Final[StepKind] = StepKind("prepare", Prepare, [SEAT])
SET_SCENARIO: Final[StepKind] = StepKind("set-scenario", SetScenario)
POPULATE: Final[StepKind] = StepKind("populate", Populate)

CHOSE_SURVIVOR: Final[EventKind] = EventKind("chose-survivor", [SEAT, SURVIVOR])
STARTED_AT: Final[EventKind] = EventKind("started-at", [SEAT, SECTOR])
EXTRA_LETTER: Final[EventKind] = EventKind("extra-letter", [SEAT, LETTER])

ACTIONS: Final[list[ActionKind]] = [BE_FIRST, CHOOSE_SURVIVOR, START_AT, DRAW_EXTRA]
DECISIONS: Final[list[DecisionKind]] = [CHOOSING_FIRST, CHOOSING_SURVIVOR, CHOOSING_START, DRAWING_EXTRA]
STEPS: Final[list[StepKind]] = [SETUP, CHOOSE_FIRST, ARRIVE, PREPARE, SET_SCENARIO, POPULATE]
EVENTS: Final[list[EventKind]] = [CHOSE_SURVIVOR, STARTED_AT, EXTRA_LETTER]
