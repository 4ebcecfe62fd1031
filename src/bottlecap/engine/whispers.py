"""Secret numbers of questions and steps: blanked for those who may not know them, and filled again in a sample."""

from typing import TYPE_CHECKING

from mypy_extensions import i64, mypyc_attr

from bottlecap.engine.aside import AskAgain
from bottlecap.engine.base import HIDDEN
from bottlecap.engine.chance import Generator
from bottlecap.engine.kinds import ASKED, Param, values_of
from bottlecap.engine.state import Decision, Sealed, State, Step

if TYPE_CHECKING:
    from bottlecap.engine.game import Game


@mypyc_attr(allow_interpreted_subclasses=True)
class Change:
    """What is done with the numbers of every question and step that has secret ones."""

    def values(self, params: list[Param], values: list[int], asked: i64) -> list[int]:
        raise NotImplementedError

    def decision(self, d: Decision) -> Decision:
        if not d.kind.secret:
            return d
        out = d.kind.made(self.values(d.kind.params, values_of(d, d.kind.params), d.seat))
        out.id, out.seat, out.open = d.id, d.seat, d.open
        return out

    def step(self, step: Step) -> Step:
        if isinstance(step, AskAgain):
            return AskAgain([self.decision(d) for d in step.decisions], step.anew)
        if not step.kind.secret:
            return step
        return step.kind.make(*self.values(step.kind.params, values_of(step, step.kind.params), HIDDEN))

    def all_of(self, state: State) -> None:
        state.pending = [self.decision(d) for d in state.pending]
        state.steps = [self.step(step) for step in state.steps]
        state.sealed = [Sealed(self.decision(sealed.decision), sealed.code) for sealed in state.sealed]


class Blank(Change):
    """As a seat knows them."""

    def __init__(self, seat: i64) -> None:
        self.seat = seat

    def values(self, params: list[Param], values: list[int], asked: i64) -> list[int]:
        return [value if self.knows(params, values, param, asked) else HIDDEN for param, value in zip(params, values, strict=True)]

    def knows(self, params: list[Param], values: list[int], param: Param, asked: i64) -> bool:
        if not param.knows or (ASKED in param.knows and asked == self.seat):
            return True
        return any(other.name in param.knows and value == self.seat for other, value in zip(params, values, strict=True))


class Fill(Change):
    """Something that they could be, wherever they are blank."""

    def __init__(self, game: "Game", players: i64, generator: Generator) -> None:
        self.game = game
        self.players = players
        self.generator = generator

    def values(self, params: list[Param], values: list[int], asked: i64) -> list[int]:
        return [self.some(param) if value == HIDDEN and param.knows else value for param, value in zip(params, values, strict=True)]

    def some(self, param: Param) -> int:
        size = self.game.size_of(param)
        if param.domain == "seat":
            size = 1 << int(self.players) if param.many else int(self.players)
        return param.low + int(self.generator.below(size))


class Put(Change):
    """One number, wherever a question or a step has a secret one of that name: for `Game.fill`, where it must fit other blanks.

    Everything else about the questions stays as it is: their numbers, whose they are, and whether they are open.
    """

    def __init__(self, name: str, number: i64) -> None:
        self.name = name
        self.number = number

    def values(self, params: list[Param], values: list[int], asked: i64) -> list[int]:
        out = values.copy()
        for i in range(len(params)):
            if params[i].knows and params[i].name == self.name:
                out[i] = int(self.number)
        return out


def complaint_of_secrets(game: "Game") -> str:
    """What is wrong with how questions and steps declare their numbers, or nothing."""
    for kind in game.decisions:
        complaint = complaint_of(f"decision {kind.name}", kind.params, [ASKED])
        if complaint:
            return complaint
        if kind.params and (kind.make is None or not keeps(kind.made([param.low for param in kind.params]), kind.params)):
            return f"decision {kind.name}: its class must have the numbers it declares, in that order"
    for step in game.steps:
        complaint = complaint_of(f"step {step.name}", step.params, [])
        if complaint:
            return complaint
        if not keeps(step.make(*[param.low for param in step.params]), step.params):
            return f"step {step.name}: its class must have the numbers it declares, in that order"
    return ""


def complaint_of(place: str, params: list[Param], others: list[str]) -> str:
    open_seats = [param.name for param in params if param.domain == "seat" and not param.many and not param.knows]
    for param in params:
        if param.knows and param.low < 0:
            return f"{place}: {param.name} is hidden, so it cannot go below 0"
        for name in param.knows:
            if name not in open_seats and name not in others:
                return f"{place}: {param.name} is known to {name!r}, which is no seat that everybody knows"
    return ""


def keeps(thing: object, params: list[Param]) -> bool:
    return all(hasattr(thing, param.attribute) for param in params) and values_of(thing, params) == [param.low for param in params]
