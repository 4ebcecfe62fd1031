"""What the rules of Three doors do, switched off."""

from collections.abc import Callable

from tests.mutation import Effects, Switch, replaced

import bottlecap
from bottlecap.engine.base import PUBLIC
from bottlecap.engine.state import State, Step
from bottlecap.proofs.doors import DOOR, NONE, SEATED, WHISPER, WHISPERED, Believing, End, OpenDoors, Round, of

Method = Callable[..., object]


def loud(game: bottlecap.Game) -> None:
    """Everybody hears of every hunch."""

    def make(original: Method) -> Method:
        def apply(state: State, decision: Believing, door: int) -> None:
            of(state).hunch[decision.believer] = door
            state.tell_some(PUBLIC, WHISPERED, decision.believer, door)

        return apply

    replaced(WHISPER, "apply", make)


def forgotten(game: bottlecap.Game) -> None:
    """The hunch is told and not kept."""

    def make(original: Method) -> Method:
        def apply(state: State, decision: Believing, door: int) -> None:
            original(state, decision, door)
            of(state).hunch[decision.believer] = 0

        return apply

    replaced(WHISPER, "apply", make)


def open_choice(game: bottlecap.Game) -> None:
    """Choices are made openly, one after another."""
    DOOR.sealed = False
    Switch.acted += 1


def no_gain(game: bottlecap.Game) -> None:
    def make(original: Method) -> Method:
        def run(step: Step, state: State) -> None:
            before = of(state).caps[:]
            original(step, state)
            of(state).caps = before

        return run

    replaced(OpenDoors, "run", make)


def all_gain(game: bottlecap.Game) -> None:
    """Company at a door does no harm."""

    def make(original: Method) -> Method:
        def run(step: Step, state: State) -> None:
            s = of(state)
            before = s.caps[:]
            original(step, state)
            for seat in range(SEATED):
                s.caps[seat] = before[seat] + s.picks[seat] + 1

        return run

    replaced(OpenDoors, "run", make)


def jammed_for_all(game: bottlecap.Game) -> None:
    """A door that somebody came through alone is jammed for everybody."""

    def make(original: Method) -> Method:
        def run(step: Step, state: State) -> None:
            s = of(state)
            original(step, state)
            for seat in range(SEATED):
                if s.jammed[0] != NONE:
                    s.jammed[seat] = s.jammed[0]

        return run

    replaced(OpenDoors, "run", make)


def jammed_for_good(game: bottlecap.Game) -> None:
    """A jammed door stays jammed."""

    def make(original: Method) -> Method:
        def run(step: Step, state: State) -> None:
            s = of(state)
            before = s.jammed[:]
            original(step, state)
            for seat in range(SEATED):
                if before[seat] != NONE:
                    s.jammed[seat] = before[seat]

        return run

    replaced(OpenDoors, "run", make)


def one_round_more(game: bottlecap.Game) -> None:
    def make(original: Method) -> Method:
        def run(step: Step, state: State) -> None:
            s = of(state)
            s.last += 1
            original(step, state)
            s.last -= 1

        return run

    replaced(Round, "run", make)


def no_bonus(game: bottlecap.Game) -> None:
    def make(original: Method) -> Method:
        def run(step: Step, state: State) -> None:
            for i in range(len(of(state).luck)):
                of(state).luck[i] = 0
            original(step, state)

        return run

    replaced(End, "run", make)


def bonus_each_time(game: bottlecap.Game) -> None:
    """Every time through the door of the hunch brings the bonus."""

    def make(original: Method) -> Method:
        def run(step: Step, state: State) -> None:
            s = of(state)
            for seat in range(SEATED):
                s.caps[seat] += 2 * max(s.luck[seat * 3 + s.hunch[seat]] - 1, 0)
            original(step, state)

        return run

    replaced(End, "run", make)


EFFECTS: Effects = {
    "hunch": {"loud": loud, "forgotten": forgotten},
    "choose": {"open": open_choice},
    "alone": {"no-gain": no_gain},
    "crowd": {"all-gain": all_gain},
    "jammed": {"for-all": jammed_for_all, "for-good": jammed_for_good},
    "rounds": {"one-more": one_round_more},
    "bonus": {"none": no_bonus, "each-time": bonus_each_time},
}
