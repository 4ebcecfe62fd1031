"""What the rules of Locker do, switched off."""

from collections.abc import Callable

from tests.mutation import Effects, replaced

import bottlecap
from bottlecap.engine.base import PUBLIC, zeros
from bottlecap.engine.state import Decision, State, Step
from bottlecap.proofs.locker import DRAW, DRAWN, DROP, FELL_SHORT, FILLED, HEAP, LAST_ROUND, End, LockerState, Next, Turn, of

Method = Callable[..., object]


def face_up(game: bottlecap.Game) -> None:
    """Everybody sees what is drawn."""

    def make(original: Method) -> Method:
        def apply(state: State, decision: Decision, find: int) -> None:
            original(state, decision, find)
            of(state).finds.show(find, PUBLIC)

        return apply

    replaced(DRAW, "apply", make)


def told_to_all(game: bottlecap.Game) -> None:
    """Everybody is told what is drawn."""

    def make(original: Method) -> Method:
        def apply(state: State, decision: Decision, find: int) -> None:
            original(state, decision, find)
            state.tell(DRAWN, of(state).turn, find)

        return apply

    replaced(DRAW, "apply", make)


def thrown_nowhere(game: bottlecap.Game) -> None:
    """What is thrown away stays in the locker."""

    def make(original: Method) -> Method:
        def apply(state: State, decision: Decision, find: int) -> None:
            state.push(Next())

        return apply

    replaced(DROP, "apply", make)


def gone_for_good(game: bottlecap.Game) -> None:
    """What was thrown away is not drawn again: the last finds are those that are left."""

    def make(original: Method) -> Method:
        def run(step: Step, state: State) -> None:
            s = of(state)
            if s.finds.count(0) == 0:
                s.push(End())
            else:
                original(step, state)

        return run

    replaced(Turn, "run", make)


def always_shuffled(game: bottlecap.Game) -> None:
    """The heap goes back before every draw."""

    def make(original: Method) -> Method:
        def run(step: Step, state: State) -> None:
            of(state).finds.move_all(HEAP, 0)
            original(step, state)

        return run

    replaced(Turn, "run", make)


def one_round_more(game: bottlecap.Game) -> None:
    def make(original: Method) -> Method:
        def start(players: int, options: dict[str, int]) -> State:
            state = original(players, {**options, "rounds": options["rounds"] + 1})
            assert isinstance(state, State)
            return state

        return start

    replaced(game, "start", make)


def any_worth(game: bottlecap.Game) -> None:
    """Every locker closes."""

    def make(original: Method) -> Method:
        def worth(state: LockerState, seat: int) -> int:
            return sum(find // 4 + 1 for find in state.finds.within(2 + seat))

        return worth

    replaced(LockerState, "worth", make)


def won_alone(game: bottlecap.Game) -> None:
    """Alone, one always wins."""

    def make(original: Method) -> Method:
        def run(step: Step, state: State) -> None:
            original(step, state)
            if state.reason == FELL_SHORT:
                state.finish(FILLED, state.scores)

        return run

    replaced(End, "run", make)


def ten_for_all(game: bottlecap.Game) -> None:
    """Among several too, who has less than ten does not win."""

    def make(original: Method) -> Method:
        def run(step: Step, state: State) -> None:
            original(step, state)
            if max(state.scores) < 10:
                state.finish_ranked(LAST_ROUND, state.scores, zeros(state.players))

        return run

    replaced(End, "run", make)


EFFECTS: Effects = {
    "draw": {"face-up": face_up, "told-to-all": told_to_all},
    "choose": {"thrown-nowhere": thrown_nowhere},
    "refill": {"gone-for-good": gone_for_good, "always-shuffled": always_shuffled},
    "rounds": {"one-more": one_round_more},
    "score": {"any-worth": any_worth},
    "alone": {"won-alone": won_alone, "ten-for-all": ten_for_all},
}
