"""The kinds of things a game is made of: actions, chance, decisions, steps, events, remarks, options, choices.

A game declares one object of each kind. An action kind says which answers there are (`candidates`),
which rule forbids one (`check`), and what it does (`apply`). Everything else is derived: legal
actions are the candidates that `check` lets pass, refusals are what it returns, the index for
learning counts the arguments, and the texts have the kind's name as their message id.
"""

from collections.abc import Callable
from types import ModuleType
from typing import Final, TypeVar, cast

from librt.vecs import append, vec
from mypy_extensions import i64, mypyc_attr

from bottlecap.engine.chance import Generator
from bottlecap.engine.state import Decision, State, Step

# An i64 by name: `LEGAL if … else RULE` of a plain int and an i64 would make an object each time.
LEGAL: Final[i64] = 0

# As the size of a number: up to as many as its domain has. How many that are is the content's affair, so a game is asked
# (`Game.size_of`); of an action's arguments only the last may be like that.
COUNTED: Final = 0

T = TypeVar("T")

KIND_BITS: Final = 8
KIND_MASK: Final = 255


class Param:
    """A named whole number: its lowest value, how many there are, and what it counts.

    `domain` says how it is worded and written ("seat", a family of cards, a list of names); without
    one it is just a number. many: the number is a mask, any of the domain's things together. seated: the numbers below
    the number of players are seats, the others are not. parts: what the number is packed of, the first one lowest.
    knows: of a question or a step, who may know the number: everybody, unless it names the numbers that are the seats
    of those who do (ASKED: whoever is asked).
    """

    def __init__(
        self,
        name: str,
        size: int = COUNTED,
        low: int = 0,
        domain: str = "",
        many: bool = False,
        seated: bool = False,
        parts: "list[Param] | None" = None,
        knows: tuple[str, ...] = (),
    ) -> None:
        self.name = name
        # As a thing that has it calls it.
        self.attribute = name.replace("-", "_")
        self.size = size
        self.low = low
        self.domain = domain
        self.many = many
        self.seated = seated or domain == "seat"
        self.parts: list[Param] = [] if parts is None else parts
        self.knows = knows


# As one who may know a number of a question: the seat that is asked.
ASKED: Final = "asked"


def values_of(thing: object, params: list[Param]) -> list[int]:
    """The numbers of a question or a step, as its kind declares them."""
    return [cast(int, getattr(thing, param.attribute)) for param in params]


@mypyc_attr(allow_interpreted_subclasses=True)
class ActionKind:
    """A kind of answer. Its arguments are packed into one number, `arg`, the first one lowest."""

    def __init__(self, name: str, params: list[Param] | None = None) -> None:
        self.name = name
        self.params: list[Param] = [] if params is None else params
        self.number: i64 = -1
        size = 1
        for param in self.params:
            if param.size != COUNTED:
                size *= param.size
            elif param is not self.params[-1]:
                raise ValueError(f"action {name}: only its last argument can be counted by the content")
        # How many there are; of a kind whose last argument is counted, for each value of that.
        self.size: i64 = size
        self.every: vec[i64] = vec[i64]()
        # Whether `legal` is quicker than checking every candidate.
        self.quick = False

    def candidates(self, state: State, decision: Decision, /) -> vec[i64]:
        """Every well-formed answer to that decision; all there are, unless a kind narrows it."""
        if len(self.every) < self.size:
            for arg in range(self.size):
                self.every = append(self.every, arg)
        return self.every

    def check(self, state: State, decision: Decision, arg: i64, /) -> i64:
        """The number of the rule that forbids it, or LEGAL."""
        return LEGAL

    def lacking(self, state: State, decision: Decision, arg: i64, rule: i64, /) -> "list[Remark]":
        """What is lacking, where that rule forbids it: told beside the rule to whoever asks why not.

        State and question are masked for the one who asks, so it can give nothing away.
        """
        return []

    def legal(self, state: State, decision: Decision, /) -> vec[i64]:
        """The candidates that `check` lets pass. A kind with many of them may find the same ones faster (`quick`)."""
        out = vec[i64]()
        for arg in self.candidates(state, decision):
            if self.check(state, decision, arg) == LEGAL:
                out = append(out, arg)
        return out

    def apply(self, state: State, decision: Decision, arg: i64, /) -> None:
        raise NotImplementedError

    # --- the index ------------------------------------------------------------------------------

    def indexed(self) -> i64:
        """How many of its actions have an index; an open-ended kind says fewer."""
        return self.size

    def index_of(self, arg: i64, /) -> i64:
        """The place of an action among the indexed ones of its kind, or -1."""
        return arg

    def arg_at(self, index: i64, /) -> i64:
        return index

    def endless(self, state: State, decision: Decision, /) -> bool:
        """Whether legal answers exist now beyond the candidates (a bid of any sum)."""
        return False

    # --- arguments --------------------------------------------------------------------------------

    def pack(self, values: list[int]) -> int:
        """The arguments as one number."""
        arg = 0
        for param, value in zip(reversed(self.params), reversed(values), strict=True):
            arg = arg * param.size + (value - param.low)
        return arg

    def unpack(self, arg: int) -> list[int]:
        values = []
        for param in self.params:
            if param.size == COUNTED:
                values.append(arg + param.low)
            else:
                values.append(arg % param.size + param.low)
                arg //= param.size
        return values


@mypyc_attr(allow_interpreted_subclasses=True)
class Quick(ActionKind):
    """A kind that finds what is legal once, not once for each candidate: unless it says otherwise, that is all candidates."""

    def __init__(self, name: str, params: list[Param] | None = None) -> None:
        super().__init__(name, params)
        self.quick = True

    def legal(self, state: State, decision: Decision, /) -> vec[i64]:
        return self.candidates(state, decision)


@mypyc_attr(allow_interpreted_subclasses=True)
class Ladder(ActionKind):
    """An open-ended kind with one number (a bid): any is accepted, a fixed ladder of them is indexed."""

    def __init__(self, name: str, param: Param, rungs: list[int]) -> None:
        super().__init__(name, [param])
        self.rungs: vec[i64] = vec[i64]([rung - param.low for rung in rungs])

    def candidates(self, state: State, decision: Decision, /) -> vec[i64]:
        return self.rungs

    def indexed(self) -> i64:
        return len(self.rungs)

    def index_of(self, arg: i64, /) -> i64:
        i: i64 = 0
        while i < len(self.rungs):
            if self.rungs[i] == arg:
                return i
            i += 1
        return -1

    def arg_at(self, index: i64, /) -> i64:
        return self.rungs[index]


@mypyc_attr(allow_interpreted_subclasses=True)
class ChanceKind(ActionKind):
    """What dice or a deck can show. All candidates are equally likely unless `weight` says otherwise."""

    def __init__(self, name: str, params: list[Param] | None = None, uniform: bool = True) -> None:
        super().__init__(name, params)
        self.uniform = uniform

    def weight(self, state: State, decision: Decision, arg: i64, /) -> i64:
        """How likely it is, as a whole number against the others'."""
        return 1


def draw(kind: ChanceKind, state: State, decision: Decision, outcomes: vec[i64], luck: Generator) -> i64:
    """One of the outcomes, each as likely as it is.

    No method of the kind: a vector that goes to a method of an interpreted kind is never let go of.
    """
    if kind.uniform:
        return outcomes[luck.below(len(outcomes))]
    whole: i64 = 0
    for arg in outcomes:
        whole += kind.weight(state, decision, arg)
    left = luck.below(whole)
    for arg in outcomes:
        left -= kind.weight(state, decision, arg)
        if left < 0:
            break
    return arg


@mypyc_attr(allow_interpreted_subclasses=True)
class DecisionKind:
    """A question: what answers it, the rule behind it, and how it is asked.

    sealed: answers stay secret until every seat asked has given one; then all take effect, in
    the order of asking. standing: an answer does not settle it. auto: the engine answers where
    there is one legal answer (not to be used where that would tell the others something).
    holdable: others may ask for a while before it is answered, for what they may do only until then;
    the rules know of no time, so that is the table's affair.
    lulls: while it is open and nothing answers it, it is not shown as a question at all.
    quiet: others who wait for the answer are not told what is asked: it would tell them more than they may know, or its numbers are
    long to reckon.
    most: how many of this kind one seat can be asked at once.
    params: the numbers that a question of this kind has, if any, and make: its class, which takes them in this order.
    shown: the numbers of its prompt, where these are others (see `values`).
    """

    def __init__(
        self,
        name: str,
        answers: list[ActionKind],
        rule: str,
        params: list[Param] | None = None,
        sealed: bool = False,
        standing: bool = False,
        auto: bool = True,
        holdable: bool = False,
        lulls: bool = False,
        quiet: bool = False,
        most: int = 1,
        make: "Callable[..., Decision] | None" = None,
        shown: list[Param] | None = None,
    ) -> None:
        self.name = name
        self.most = most
        # A vec, as all lists of kinds on the hot path: reading one needs no check of its type.
        self.answers: vec[ActionKind] = vec[ActionKind](answers)
        self.rule = rule
        self.params: list[Param] = [] if params is None else params
        self.make = make
        self.shown: list[Param] = self.params if shown is None else shown
        # Whether not everybody may know all of its numbers.
        self.secret = any(param.knows for param in self.params)
        self.sealed = sealed
        self.standing = standing
        self.auto = auto
        self.holdable = holdable
        self.lulls = lulls
        self.quiet = quiet
        self.number: i64 = -1

    def values(self, state: State, decision: Decision, /) -> vec[i64]:
        """The numbers of the prompt, as `shown` names them; state and question are masked for the reader.

        Unless a kind says otherwise, they are the first of the question's own.
        """
        out = vec[i64](capacity=4)
        for value in values_of(decision, self.params[: len(self.shown)]):
            out = append(out, value)
        return out

    def made(self, values: list[int]) -> Decision:
        """A question of this kind with these numbers, not asked yet."""
        return Decision(self) if self.make is None else self.make(*values)

    def made_of(self, decision: Decision) -> Decision:
        """The same question, not asked yet."""
        return Decision(self) if self.make is None else self.make(*values_of(decision, self.params))


class ChanceDecision(DecisionKind):
    """What is asked of the seat CHANCE."""

    def __init__(
        self,
        name: str,
        outcome: ChanceKind,
        rule: str,
        params: list[Param] | None = None,
        make: "Callable[..., Decision] | None" = None,
        shown: list[Param] | None = None,
    ) -> None:
        super().__init__(name, [outcome], rule, params, make=make, shown=shown)
        self.outcome = outcome


class StepKind:
    """Something the rules do by themselves: its name, its numbers, and its class, which takes them in this order."""

    def __init__(self, name: str, make: "Callable[..., Step]", params: list[Param] | None = None) -> None:
        self.name = name
        self.make = make
        self.params: list[Param] = [] if params is None else params
        self.secret = any(param.knows for param in self.params)
        self.number: i64 = -1


class Gathering:
    """How events of one kind that come in a row, to the same seat, are told as one: how much it was in all.

    amount: the argument that says how much each of them was; without one, each is one. of: the argument that says of what,
    which may differ; then the message has all of it as `what`: a list of the messages <each>-<id>, which have their `count`, or
    without `each` a list of names.
    """

    def __init__(self, amount: str = "", of: str = "", each: str = "") -> None:
        self.amount = amount
        self.of = of
        self.each = each


class EventKind:
    """What can happen, and how much of it everybody may know.

    secret names the arguments that only the seats it is told to may know; a private event is not
    told to others at all. reveals: it tells everybody something that was hidden until then.
    gathers: how several of them in a row are told as one.
    """

    def __init__(
        self,
        name: str,
        params: list[Param] | None = None,
        secret: tuple[str, ...] = (),
        private: bool = False,
        reveals: bool = False,
        gathers: "Gathering | None" = None,
    ) -> None:
        self.name = name
        self.params: list[Param] = [] if params is None else params
        if len(self.params) > 4:
            raise ValueError(f"event {name}: at most four arguments")
        self.secret = secret
        self.private = private
        self.reveals = reveals
        self.gathers = gathers
        self.number: i64 = -1


class Join:
    """Events that come one right after another and are one thing to whoever reads them: one sentence instead of several.

    name: of its message, event-<name>, which has the arguments of all of them (of two with one name, the first's). same: the
    names of the arguments that must be equal in all that have them; "other|to" is one that has two names.
    """

    def __init__(self, name: str, kinds: list[EventKind], same: tuple[str, ...] = ()) -> None:
        self.name = name
        self.kinds = kinds
        self.same = same

    @property
    def params(self) -> list[Param]:
        """The arguments of its message."""
        out: dict[str, Param] = {}
        for kind in self.kinds:
            for param in kind.params:
                out.setdefault(param.name, param)
        return list(out.values())


class RemarkKind:
    """A sentence with figures beside another: what is lacking where a rule refuses something, why a tie was broken so.

    Its name is the id of its message ("lack-caps").
    """

    def __init__(self, name: str, params: list[Param] | None = None) -> None:
        self.name = name
        self.params: list[Param] = [] if params is None else params


class Remark:
    """Such a sentence, with its figures."""

    def __init__(self, kind: RemarkKind, values: list[int]) -> None:
        self.kind = kind
        self.values = values


def kinds_in(form: type[T], *modules: ModuleType) -> list[T]:
    """What these modules declare of a form (`StepKind`, say), module by module, in the order it stands there.

    Kinds are stored by their places in a game's lists: one that comes in between renumbers those behind it.
    """
    return [value for module in modules for value in vars(module).values() if isinstance(value, form)]


# What a seat has picked that has picked nothing: it takes what is left.
DEALT: Final = -1


class Option:
    """A choice made before the match: a switch, a number in a range, or one of several names.

    needs: how many must play for each of the names to be chosen; without it, any number. fair: the numbers from and to which it
    makes a match as it is meant to be; of all others the message option-<name>-warning warns. What it means may be said by
    option-<name>-about, and of each of the names by option-<name>-<value>-about.
    """

    def __init__(
        self,
        name: str,
        default: int,
        low: int = 0,
        high: int = 1,
        names: tuple[str, ...] = (),
        needs: tuple[int, ...] = (),
        fair: tuple[int, int] | None = None,
    ) -> None:
        self.name = name
        self.default = default
        self.low = low
        self.high = len(names) - 1 if names else high
        self.names = names
        self.needs = needs
        self.fair: tuple[int, int] = (self.low, self.high) if fair is None else fair


def pick_name(choice: str, seat: int) -> str:
    """The option that says what a seat has picked: people count their seats from one."""
    return f"{choice}-{seat + 1}"


class Choice:
    """What every seat picks for itself before the match, each thing once: a colour, a figure.

    The first seat's is the option `colour-1`. What nobody picked is dealt (see `Game.chosen`).
    """

    def __init__(self, name: str, names: list[str], seats: int) -> None:
        if len(names) < seats:
            raise ValueError(f"choice {name}: {len(names)} things for {seats} seats")
        self.name = name
        self.names = names
        self.options: list[Option] = [Option(pick_name(name, seat), DEALT, names=tuple(names)) for seat in range(seats)]
