"""The small values that a match hands out: actions, events, prompts, results."""

from collections.abc import Mapping
from typing import TYPE_CHECKING

from bottlecap.engine.base import HIDDEN
from bottlecap.engine.kinds import KIND_BITS, KIND_MASK, ActionKind, EventKind, Param, Remark
from bottlecap.engine.public import ACTION, EVENT, PROMPT, RESULT, shown

if TYPE_CHECKING:
    from bottlecap.engine.game import Game


class Action:
    """A kind and whole-number arguments; equal where these are equal. `game` is whose it is, `code` all of it as one number."""

    def __init__(self, game: "Game", code: int) -> None:
        self.game = game
        self.code = code

    @property
    def shape(self) -> ActionKind:
        return self.game.actions[self.code & KIND_MASK]

    @property
    def kind(self) -> str:
        """The name of its kind."""
        return self.shape.name

    @property
    def args(self) -> dict[str, int]:
        """Its arguments as whole numbers, by name; `to_json` has ids where things have them."""
        kind = self.shape
        values = kind.unpack(self.code >> KIND_BITS)
        return {param.name: value for param, value in zip(kind.params, values, strict=True)}

    @property
    def index(self) -> int | None:
        """Its place in the game's action index; None for an open-ended one outside the selection."""
        index: int = self.game.index(self.code)
        return None if index < 0 else index

    def to_json(self) -> dict[str, object]:
        """The action as records have it: its kind and its arguments, things by their ids."""
        out: dict[str, object] = {"kind": self.kind}
        kind = self.shape
        for param, value in zip(kind.params, kind.unpack(self.code >> KIND_BITS), strict=True):
            out[param.name] = self.game.value_to_json(param, value)
        return out

    def text(self, lang: str = "en") -> str:
        """The action in words."""
        kind = self.shape
        arguments = self.game.arguments(kind.params, kind.unpack(self.code >> KIND_BITS), lang)
        return self.game.text(f"action-{kind.name}", arguments, lang)

    def __reduce__(self) -> tuple[object, ...]:
        return Action, (self.game, self.code)

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Action) and other.code == self.code and other.game.id == self.game.id

    def __hash__(self) -> int:
        return hash(self.code)

    def __repr__(self) -> str:
        arguments = "".join(f" {name}={value}" for name, value in self.to_json().items() if name != "kind")
        return f"<{self.kind}{arguments}>"

    def __dir__(self) -> list[str]:
        return shown(ACTION)


class Event:
    """Something that happened, as one seat may know it. What it may not know is None.

    game: whose event it is. number: as that seat counts what it was told.
    """

    def __init__(self, game: "Game", number: int, kind: EventKind, values: list[int]) -> None:
        self.game = game
        self.number = number
        self.shape = kind
        self.values = values

    @property
    def kind(self) -> str:
        """The name of its kind."""
        return self.shape.name

    @property
    def hidden(self) -> bool:
        """Whether it has an argument that this seat may not know."""
        return any(self.is_hidden(p, v) for p, v in zip(self.shape.params, self.values, strict=True))

    def is_hidden(self, param: Param, value: int) -> bool:
        return value == HIDDEN and param.name in self.shape.secret

    @property
    def args(self) -> dict[str, int | None]:
        """Its arguments as whole numbers, by name."""
        pairs = zip(self.shape.params, self.values, strict=True)
        return {param.name: None if self.is_hidden(param, value) else value for param, value in pairs}

    @property
    def message(self) -> str:
        return f"event-{self.kind}-hidden" if self.hidden else f"event-{self.kind}"

    def to_json(self) -> dict[str, object]:
        """The event with its number, things by their ids; None for what the seat may not know."""
        out: dict[str, object] = {"number": self.number, "kind": self.kind}
        for param, value in zip(self.shape.params, self.values, strict=True):
            out[param.name] = None if self.is_hidden(param, value) else self.game.value_to_json(param, value)
        return out

    def text(self, lang: str = "en", options: Mapping[str, int] | None = None) -> str:
        """The event in words. options: those of its match; some things are called as these have it."""
        return self.game.text(self.message, worded_together([self], lang, options), lang)

    def __reduce__(self) -> tuple[object, ...]:
        return event_again, (self.game, self.number, int(self.shape.number), self.values)

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Event) and other.to_json() == self.to_json()

    def __hash__(self) -> int:
        return hash((self.number, self.kind))

    def __repr__(self) -> str:
        return f"<{self.number}: {self.text('en')}>"

    def __dir__(self) -> list[str]:
        return shown(EVENT)


def worded_together(events: list[Event], lang: str, options: Mapping[str, int] | None = None) -> dict[str, object]:
    """The arguments of the message that tells these events of one kind: of one, or of several that are gathered."""
    first = events[0]
    out = first.game.arguments(first.shape.params, first.values, lang, options)
    gathers = first.shape.gathers
    if gathers is None:
        return out
    totals: dict[str, int] = {}
    for event in events:
        of = str(event.to_json().get(gathers.of, ""))
        totals[of] = totals.get(of, 0) + ((event.args[gathers.amount] or 0) if gathers.amount else 1)
    if gathers.each:
        counted = [first.game.text(f"{gathers.each}-{of}", {"count": count}, lang) for of, count in totals.items()]
        out["what"] = first.game.listed(counted, lang)
    elif gathers.of:
        named = [str(first.game.arguments(event.shape.params, event.values, lang, options)[gathers.of]) for event in events]
        out["what"] = first.game.listed(named, lang)
    else:
        out[gathers.amount or "times"] = sum(totals.values())
    return out


def event_again(game: "Game", number: int, kind: int, values: list[int]) -> Event:
    """The event that was pickled."""
    return Event(game, number, game.events[kind], values)


class Prompt:
    """A question to a seat: which `decision`, how it is worded, the `rule` behind it, and what can be answered.

    game: whose question it is; `name` is that of its kind. blocking: whether the match waits for it, or it may be answered beside
    the play. more: whether legal answers exist beyond the listed ones (a bid of any sum). typed: the names of the kinds of
    action of which one can give answers that are not listed. holdable: others may ask for a while before it is answered.
    """

    def __init__(
        self,
        game: "Game",
        decision: int,
        name: str,
        values: list[int],
        blocking: bool,
        codes: list[int],
        more: bool,
        typed: tuple[str, ...],
    ) -> None:
        self.game = game
        self.decision = decision
        self.name = name
        self.message = f"prompt-{name}"
        self.values = values
        self.blocking = blocking
        # Its legal answers as numbers; `actions` has them as such.
        self.codes = codes
        self.more = more
        self.typed = typed
        kind = next(kind for kind in game.decisions if kind.name == name)
        self.params = kind.shown
        self.rule = f"{game.id}/{kind.rule}"
        self.holdable = kind.holdable

    @property
    def args(self) -> dict[str, int]:
        """What the question is about, as whole numbers by name."""
        return {param.name: value for param, value in zip(self.params, self.values, strict=True)}

    @property
    def actions(self) -> list[Action]:
        """Its legal answers (a documented selection where there are more)."""
        return [Action(self.game, code) for code in self.codes]

    def text(self, lang: str = "en", options: Mapping[str, int] | None = None) -> str:
        """The question in words. options: those of its match; some things are called as these have it."""
        return self.game.text(self.message, self.game.arguments(self.params, self.values, lang, options), lang)

    def to_json(self) -> dict[str, object]:
        """The question without its answers, things by their ids."""
        pairs = zip(self.params, self.values, strict=True)
        return {
            "decision": self.decision,
            "message": self.message,
            "args": {param.name: self.game.value_to_json(param, value) for param, value in pairs},
            "rule": self.rule,
            "blocking": self.blocking,
        }

    def __reduce__(self) -> tuple[object, ...]:
        return Prompt, (self.game, self.decision, self.name, self.values, self.blocking, self.codes, self.more, self.typed)

    def __repr__(self) -> str:
        return f"<decision {self.decision}: {self.text('en')} ({len(self.codes)} answers)>"

    def __dir__(self) -> list[str]:
        return shown(PROMPT)


class Passage:
    """A piece of a match told as a story: what sort of piece (see `bottlecap.chronicle`), its text, whose it is (-1: nobody's)."""

    def __init__(self, kind: str, text: str, seat: int = -1) -> None:
        self.kind = kind
        self.text = text
        self.seat = seat

    def __repr__(self) -> str:
        return f"<{self.kind}: {self.text}>"


class Result:
    """How a match of `game` ended: the seats of the `winners`, `scores` and `ranks` by seat, and the `reason`.

    remarks: why whoever is first of equals is so.
    """

    def __init__(
        self,
        game: "Game",
        winners: tuple[int, ...],
        scores: tuple[int, ...],
        ranks: tuple[int, ...],
        reason: str,
        remarks: list[Remark] | None = None,
    ) -> None:
        self.game = game
        self.winners = winners
        self.scores = scores
        self.ranks = ranks
        self.reason = reason
        self.remarks: list[Remark] = [] if remarks is None else remarks

    def to_json(self) -> dict[str, object]:
        """The result as the protocol has it."""
        return {
            "winners": list(self.winners),
            "scores": list(self.scores),
            "ranks": list(self.ranks),
            "reason": self.reason,
            "remarks": [self.game.remark_json(remark) for remark in self.remarks],
        }

    def text(self, lang: str = "en") -> str:
        """Why it ended, and why so where it was a tie."""
        said = [self.game.text(f"reason-{self.reason}", {}, lang)]
        return " ".join(said + [self.game.remark_text(remark, lang) for remark in self.remarks])

    def __reduce__(self) -> tuple[object, ...]:
        return Result, (self.game, self.winners, self.scores, self.ranks, self.reason, self.remarks)

    def __repr__(self) -> str:
        return f"Result({self.reason!r}, winners={self.winners}, scores={self.scores})"

    def __dir__(self) -> list[str]:
        return shown(RESULT)
