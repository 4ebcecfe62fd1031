"""Standing orders: questions that come again and again, answered as a player once said.

A game declares its orders. Whoever runs a match (a server, a terminal, a program) keeps what each seat has said, and plays
what `Match.ordered` finds. The rules know nothing of that: what was answered by an order is an action like any other.
"""

from collections.abc import Mapping
from typing import TYPE_CHECKING, Final

from mypy_extensions import mypyc_attr

from bottlecap.engine.errors import BadOrder
from bottlecap.engine.kinds import DecisionKind
from bottlecap.engine.state import State
from bottlecap.engine.values import Action, Prompt

if TYPE_CHECKING:
    from bottlecap.engine.game import Game

# The way that every order has besides its own: the player is asked.
ASK: Final = "ask"


@mypyc_attr(allow_interpreted_subclasses=True)
class Order:
    """Questions of one sort, and the ways in which a player may have them answered without being asked.

    Its name is worded by the message "order-<name>", each way by "order-<name>-<way>".
    """

    def __init__(self, name: str, questions: list[DecisionKind], ways: tuple[str, ...]) -> None:
        self.name = name
        self.questions = [question.name for question in questions]
        self.ways = ways

    def answer(self, way: str, prompt: Prompt, known: State, seat: int) -> Action | None:
        """One of the prompt's actions; None where this way has no answer to it, and the player is asked after all.

        known: the state as the seat knows it, to be read only. So no answer can tell more than the player could.
        """
        raise NotImplementedError


class AnswerSo(Order):
    """Its ways are named by the kinds of answers that they give; where one cannot be given now, the player is asked."""

    def answer(self, way: str, prompt: Prompt, known: State, seat: int) -> Action | None:
        return next((action for action in prompt.actions if action.kind == way), None)


class Ordered:
    """An answer that a standing order gives: to which decision, by which order and way."""

    def __init__(self, order: str, way: str, decision: int, action: Action) -> None:
        self.order = order
        self.way = way
        self.decision = decision
        self.action = action

    def __reduce__(self) -> tuple[object, ...]:
        return Ordered, (self.order, self.way, self.decision, self.action)

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, Ordered):
            return False
        mine = (self.order, self.way, self.decision, self.action)
        return mine == (other.order, other.way, other.decision, other.action)

    def __hash__(self) -> int:
        return hash((self.order, self.way, self.decision))

    def __repr__(self) -> str:
        return f"<decision {self.decision}, {self.order}={self.way}: {self.action!r}>"


def order_named(game: "Game", name: str) -> Order | None:
    for order in game.orders:
        if order.name == name:
            return order
    return None


def standing_ways(game: "Game", given: Mapping[str, str]) -> dict[str, str]:
    """The orders that are not just to ask, each with its way; what the game does not have is refused."""
    out: dict[str, str] = {}
    for name, way in given.items():
        order = order_named(game, name)
        if order is None:
            known = ", ".join(one.name for one in game.orders) or "none"
            raise BadOrder(f"{game.id} has no order {name!r} (it has: {known})")
        if way not in order.ways and way != ASK:
            raise BadOrder(f"{game.id}: order {name!r} is one of {', '.join((ASK, *order.ways))}, not {way!r}")
        if way != ASK:
            out[name] = way
    return out


def order_for(game: "Game", question: str, ways: Mapping[str, str]) -> Order | None:
    """The order that stands for questions of that name."""
    for order in game.orders:
        if order.name in ways and question in order.questions:
            return order
    return None


def answers_by_order(game: "Game", ways: Mapping[str, str], prompts: list[Prompt], known: State, seat: int) -> list[Ordered]:
    """What these orders answer of these questions, in their order."""
    out: list[Ordered] = []
    for prompt in prompts:
        order = order_for(game, prompt.name, ways)
        if order is not None:
            action = order.answer(ways[order.name], prompt, known, seat)
            if action is not None:
                out.append(Ordered(order.name, ways[order.name], prompt.decision, action))
    return out
