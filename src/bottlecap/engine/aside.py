"""Questions put aside: something else is done first, then the same is asked again."""

from typing import Final

from mypy_extensions import mypyc_attr

from bottlecap.engine.kinds import StepKind
from bottlecap.engine.state import Decision, State, Step


@mypyc_attr(acyclic=True)
class AskAgain(Step):
    """What was put aside is asked again, under the numbers it had, or (anew) as new questions."""

    def __init__(self, decisions: list[Decision], anew: bool) -> None:
        super().__init__(ASK_AGAIN)
        self.decisions = decisions
        self.anew = anew

    def run(self, state: State, /) -> None:
        if self.anew:
            for d in self.decisions:
                state.ask(d.seat, d.again())
        else:
            state.pending += self.decisions


def put_aside(state: State, anew: bool = False) -> None:
    """Put aside what everybody waits for: whatever is pushed after this is done first, then the same is asked again.

    anew: as a new question, so that an answer to the old one comes too late.
    """
    waited_for = [d for d in state.pending if not d.open]
    state.pending = [d for d in state.pending if d.open]
    state.push(AskAgain(waited_for, anew))


# The one step that is the engine's own. It holds questions, not numbers.
ASK_AGAIN: Final[StepKind] = StepKind("ask-again", AskAgain)
