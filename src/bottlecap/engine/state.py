"""The state of a match: what the game declares, and what is still to be done.

What is to be done is data. `steps` is a stack: the last one pushed runs first, so a turn reads as
the list of its steps. A step, or the answer to a decision, asks further decisions and pushes further
steps; the match runs steps until a decision stands that somebody must answer.
"""

from typing import TYPE_CHECKING, Any, Final, cast

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from bottlecap.engine.base import CHANCE, PUBLIC, ranks_of
from bottlecap.engine.cards import Cards
from bottlecap.engine.log import Log, Rows

if TYPE_CHECKING:
    from bottlecap.engine.kinds import DecisionKind, EventKind, StepKind

PLAYING: Final = -1

SILENT: Final = Log(Rows())
SILENT.on = False

VECTOR: Final = type(vec[i64]())


@mypyc_attr(allow_interpreted_subclasses=True, acyclic=True)
class Decision:
    """A question asked of a seat. `open` ones stop nobody and are answered beside the play.

    A question about something has that as attributes of a class of its own, each under the name that its kind
    declares; one about nothing is a plain `Decision(KIND)`. Once asked it never changes: copies of a state share it.
    """

    def __init__(self, kind: "DecisionKind") -> None:
        self.kind = kind
        # Given when it is asked.
        self.id: i64 = -1
        self.seat: i64 = CHANCE
        self.open = False

    def again(self) -> "Decision":
        """The same question, not asked yet."""
        return self.kind.made_of(self)


@mypyc_attr(allow_interpreted_subclasses=True, acyclic=True)
class Step:
    """Something the rules still have to do.

    What it needs to know for that are attributes of its class, each under the name that its kind declares. It never
    changes: copies of a state share it.
    """

    def __init__(self, kind: "StepKind") -> None:
        self.kind = kind

    def run(self, state: "State", /) -> None:
        raise NotImplementedError


class Sealed:
    """A secret answer that waits for the others'."""

    def __init__(self, decision: Decision, code: i64) -> None:
        self.decision = decision
        self.code = code


@mypyc_attr(allow_interpreted_subclasses=True)
class State:
    """Base of every game's state.

    A subclass adds its fields in `__init__`, each with its type and what it is at first, and its game's list of fields
    declares each of them (who may know it, what it can be). What `__init__` is given never changes in play, and is no field.
    Where the subclass is compiled, `make states` writes its `copy` and `put` from these lines.
    """

    def __init__(self, players: i64) -> None:
        self.players = players
        # Told to nobody until a match lends its own log.
        self.log: Log = SILENT
        self.pending: list[Decision] = []
        self.steps: list[Step] = []
        self.sealed: list[Sealed] = []
        # How many decisions were asked so far: the next one's id.
        self.asked: i64 = 0
        # Why the match ended (the number of a reason), or PLAYING.
        self.reason: i64 = PLAYING
        # One number a seat, once the match is over.
        self.scores: vec[i64] = vec[i64]()
        self.ranks: vec[i64] = vec[i64]()

    def copy(self) -> "State":
        """A copy that shares nothing that changes, and tells nobody what happens in it."""
        if not hasattr(self, "__dict__"):
            raise NotImplementedError(f"{type(self).__name__} is compiled and has no copy of its own: run `make states`")
        form = type(self)
        out = form.__new__(form)
        State.__init__(out, self.players)
        shared = set(vars(out))
        for name, value in vars(self).items():
            if name not in shared:
                setattr(out, name, copied(value))
        self.copy_into(out)
        return out

    def put(self, name: str, numbers: object) -> None:
        """Set the field of that name to a vector.

        A compiled state sets each of its vectors itself, in what `make states` writes: an attribute set by its name alone goes
        through a setter of mypyc's that never lets go of the vector. (For the same reason the vector comes as an object.)
        """
        setattr(self, name, numbers)

    def copy_into(self, other: "State") -> None:
        """The part of `copy` that all games share."""
        other.pending = self.pending.copy()
        other.steps = self.steps.copy()
        other.sealed = self.sealed.copy()
        other.asked = self.asked
        other.reason = self.reason
        if self.reason != PLAYING:
            other.scores = self.scores[:]
            other.ranks = self.ranks[:]

    # --- what is to be done ---------------------------------------------------------------------

    def push(self, step: Step) -> None:
        """Do this next, before what already waits."""
        self.steps.append(step)

    def ask(self, seat: i64, question: Decision) -> None:
        """Ask the seat; the match does not go on without its answer."""
        self.put_question(question, seat, False)

    def offer(self, seat: i64, question: Decision) -> None:
        """Ask the seat beside the play: it may answer whenever it likes."""
        self.put_question(question, seat, True)

    def roll(self, question: Decision) -> None:
        """Let chance decide: dice, a draw."""
        self.put_question(question, CHANCE, False)

    def put_question(self, question: Decision, seat: i64, open: bool) -> None:
        question.id = self.asked
        question.seat = seat
        question.open = open
        self.pending.append(question)
        self.asked += 1

    def insist(self, seat: i64) -> None:
        """Whatever the seat was asked beside the play must be answered now; the questions keep their numbers."""
        for i in range(len(self.pending)):
            d = self.pending[i]
            if d.seat == seat and d.open:
                now = d.again()
                now.id, now.seat = d.id, seat
                self.pending[i] = now

    def drop(self, decision: Decision) -> None:
        """The question no longer stands."""
        for i in range(len(self.pending)):
            if self.pending[i].id == decision.id:
                self.pending.pop(i)
                return

    def standing(self, kind: "DecisionKind", seat: i64) -> list[Decision]:
        """The pending decisions of that kind and seat."""
        return [d for d in self.pending if d.kind is kind and d.seat == seat]

    # --- what happened ----------------------------------------------------------------------------

    def tell(self, event: "EventKind", a: i64 = 0, b: i64 = 0, c: i64 = 0, d: i64 = 0) -> None:
        """Tell everybody."""
        if event.reveals:
            self.log.shown = True
        self.log.tell(event.number, PUBLIC, a, b, c, d)

    def tell_some(self, seen: i64, event: "EventKind", a: i64 = 0, b: i64 = 0, c: i64 = 0, d: i64 = 0) -> None:
        """Tell the event; its secret arguments only to the seats in the mask."""
        self.log.shown = True
        self.log.tell(event.number, seen, a, b, c, d)

    def finish(self, reason: i64, scores: vec[i64]) -> None:
        """End the match by score: equal scores share a rank, the best is rank 1."""
        self.finish_ranked(reason, scores, ranks_of(scores))

    def finish_ranked(self, reason: i64, scores: vec[i64], ranks: vec[i64]) -> None:
        """End the match with ranks of the game's own making (1 wins; 0 for all: nobody does)."""
        self.reason = reason
        self.scores = scores
        self.ranks = ranks
        self.pending.clear()
        self.steps.clear()
        self.sealed.clear()


def copied(value: object) -> object:
    """What a copy of an interpreted state has of an attribute: vectors and cards change, anything else is replaced."""
    if isinstance(value, Cards):
        return value.copy()
    return cast(Any, value)[:] if isinstance(value, VECTOR) else value
