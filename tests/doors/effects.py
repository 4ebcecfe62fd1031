"""What the rules of Three doors do, switched off."""

from collections.abc import Callable

from tests.mutation import Effects, Switch, replaced

import bottlecap
from bottlecap.engine.base import PUBLIC
from bottlecap.engine.state import Decision, State
from bottlecap.proofs.doors import DOOR, END, NONE, OPEN_DOORS, ROUND, SEATED, WHISPER, WHISPERED, of

Method = Callable[..., object]


def loud(game: bottlecap.Game) -> None:
    """Everybody hears of every hunch."""

    def make(original: Method) -> Method:
        def apply(state: State, decision: Decision, door: int) -> None:
            of(state).hunch[decision.a] = door
            state.tell_some(PUBLIC, WHISPERED, decision.a, door)

        return apply

    replaced(WHISPER, "apply", make)


def forgotten(game: bottlecap.Game) -> None:
    """The hunch is told and not kept."""

    def make(original: Method) -> Method:
        def apply(state: State, decision: Decision, door: int) -> None:
            original(state, decision, door)
            of(state).hunch[decision.a] = 0

        return apply

    replaced(WHISPER, "apply", make)


def open_choice(game: bottlecap.Game) -> None:
    """Choices are made openly, one after another."""
    DOOR.sealed = False
    Switch.acted += 1


def no_gain(game: bottlecap.Game) -> None:
    def make(original: Method) -> Method:
        def run(state: State, a: int, b: int, c: int) -> None:
            before = of(state).caps[:]
            original(state, a, b, c)
            of(state).caps = before

        return run

    replaced(OPEN_DOORS, "run", make)


def all_gain(game: bottlecap.Game) -> None:
    """Company at a door does no harm."""

    def make(original: Method) -> Method:
        def run(state: State, a: int, b: int, c: int) -> None:
            s = of(state)
            before = s.caps[:]
            original(state, a, b, c)
            for seat in range(SEATED):
                s.caps[seat] = before[seat] + s.picks[seat] + 1

        return run

    replaced(OPEN_DOORS, "run", make)


def jammed_for_all(game: bottlecap.Game) -> None:
    """A door that somebody came through alone is jammed for everybody."""

    def make(original: Method) -> Method:
        def run(state: State, a: int, b: int, c: int) -> None:
            s = of(state)
            original(state, a, b, c)
            for seat in range(SEATED):
                if s.jammed[0] != NONE:
                    s.jammed[seat] = s.jammed[0]

        return run

    replaced(OPEN_DOORS, "run", make)


def jammed_for_good(game: bottlecap.Game) -> None:
    """A jammed door stays jammed."""

    def make(original: Method) -> Method:
        def run(state: State, a: int, b: int, c: int) -> None:
            s = of(state)
            before = s.jammed[:]
            original(state, a, b, c)
            for seat in range(SEATED):
                if before[seat] != NONE:
                    s.jammed[seat] = before[seat]

        return run

    replaced(OPEN_DOORS, "run", make)


def one_round_more(game: bottlecap.Game) -> None:
    def make(original: Method) -> Method:
        def run(state: State, a: int, b: int, c: int) -> None:
            s = of(state)
            s.last += 1
            original(state, a, b, c)
            s.last -= 1

        return run

    replaced(ROUND, "run", make)


def no_bonus(game: bottlecap.Game) -> None:
    def make(original: Method) -> Method:
        def run(state: State, a: int, b: int, c: int) -> None:
            for i in range(len(of(state).luck)):
                of(state).luck[i] = 0
            original(state, a, b, c)

        return run

    replaced(END, "run", make)


def bonus_each_time(game: bottlecap.Game) -> None:
    """Every time through the door of the hunch brings the bonus."""

    def make(original: Method) -> Method:
        def run(state: State, a: int, b: int, c: int) -> None:
            s = of(state)
            for seat in range(SEATED):
                s.caps[seat] += 2 * max(s.luck[seat * 3 + s.hunch[seat]] - 1, 0)
            original(state, a, b, c)

        return run

    replaced(END, "run", make)


EFFECTS: Effects = {
    "hunch": {"loud": loud, "forgotten": forgotten},
    "choose": {"open": open_choice},
    "alone": {"no-gain": no_gain},
    "crowd": {"all-gain": all_gain},
    "jammed": {"for-all": jammed_for_all, "for-good": jammed_for_good},
    "rounds": {"one-more": one_round_more},
    "bonus": {"none": no_bonus, "each-time": bonus_each_time},
}
