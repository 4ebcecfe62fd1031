"""A match: the fold of its header and its entries; playing, chance, what happened, what each seat sees, copies and records.

What it asks, and what may be answered, stands in `questions.py`.
"""

from collections.abc import Mapping
from hashlib import blake2b
from importlib import import_module
from typing import TYPE_CHECKING, SupportsIndex, cast

from mypy_extensions import i64

from bottlecap.engine.base import CHANCE, SPECTATOR, as_int
from bottlecap.engine.chance import Generator
from bottlecap.engine.codec import state_bytes
from bottlecap.engine.errors import BadAction, BadPosition, DeadEnd, Error
from bottlecap.engine.header import NO_PAST, Header
from bottlecap.engine.kinds import KIND_BITS, KIND_MASK, ChanceDecision, DecisionKind, draw
from bottlecap.engine.log import ACTION, SHOWED, TABLE, UNDO, USED_CHANCE, Log, Rows
from bottlecap.engine.orders import Ordered, answers_by_order, order_for, standing_ways
from bottlecap.engine.public import MATCH, shown
from bottlecap.engine.questions import Questions
from bottlecap.engine.refusal import Refusal
from bottlecap.engine.state import PLAYING, Decision, Sealed, State
from bottlecap.engine.telling import events_of, heard, named, told, told_since
from bottlecap.engine.values import Action, Event, Result

if TYPE_CHECKING:
    from bottlecap.engine.perspective import Perspective
    from bottlecap.engine.record import Record


class Match(Questions):
    """One match of `game`. `bottlecap.new` makes one."""

    def __init__(self, header: Header, state: State, generator: Generator, log: Log, entries: Rows) -> None:
        super().__init__(header, state)
        self.generator = generator
        self.log = log
        self.entries = entries
        # What the table did, as the record's entries number it.
        self.notes: list[str] = []
        # Whether chance decided anything since the entry began.
        self.rolled = False
        state.log = log

    # --- playing --------------------------------------------------------------------------------------

    def play(self, action: Action | SupportsIndex, seat: SupportsIndex | None = None, decision: int | None = None) -> list[Event]:
        """Play an action, or the one with that index, for a seat; returns the events as that seat may know them.

        Raises IllegalAction, WrongSeat or StaleDecision, and then nothing has changed.
        """
        place, before = self.place(seat), self.log.rows.count
        self.enter(action if isinstance(action, Action) else self.action_at(action), place, decision)
        return self.told(place, before)

    def action_at(self, index: SupportsIndex) -> Action:
        """The action with that index; what is neither an action nor a number is told."""
        if isinstance(index, bool) or not hasattr(index, "__index__"):
            raise BadAction(f"an action is a bottlecap.Action or its index, not {type(index).__name__}")
        return self.game.action(index)

    def enter(self, action: Action, seat: SupportsIndex, decision: int | None = None) -> None:
        """Play an action as `play` does, for who asks `events_after` what happened then."""
        self.check_action(action)
        self.answer(self.question_for(action, self.reader(seat), decision), action.code)

    def follows(self, seat: SupportsIndex, people: list[int]) -> Action | None:
        """What a bot does at once because the people at the table have (see `Game.follows`); None for nothing."""
        place = self.reader(seat)
        code = self.game.follows(self.known_to(place), place, people)
        return None if code < 0 else Action(self.game, code)

    def ordered(self, seat: SupportsIndex, orders: Mapping[str, str], since: int = 0) -> list[Ordered]:
        """What standing orders answer of all that the seat is asked now, question by question: `{"income": "shortest"}`.

        Who takes an answer back wants to give another one: from then on nothing is answered by order until the seat has
        acted by itself. since: how long the record was when the orders were given; what was taken back before is forgotten.
        """
        from bottlecap.engine.undo import took_back_at

        place, ways = self.reader(seat), standing_ways(self.game, orders)
        asked = [d for d in self.questions(place) if order_for(self.game, d.kind.name, ways) is not None]
        if not asked or took_back_at(self, place, since) >= 0:
            return []
        known = self.known_to(place)
        prompts = [self.prompt(known, d, self.legal(d)) for d in asked]
        return answers_by_order(self.game, ways, prompts, known, place)

    def answer(self, d: Decision, code: i64) -> None:
        """Play a legal answer: an entry of the record, and all that follows from it by itself."""
        number = self.entries.count
        self.begin(number + 1)
        self.settle(d, code)
        self.advance()
        flags = (USED_CHANCE if self.rolled else 0) | (SHOWED if self.log.shown else 0)
        self.entries.add(ACTION, d.seat, code, d.id, flags, 0)

    def playout(self, bots: object = None, seed: SupportsIndex | None = None, most: int | None = None) -> "Match":
        """A copy of the match that was played to its end; this match stays as it is.

        bots: who plays all seats, or a list with one for each: the name of a level (`"random"` if nothing is said), a bot, or
        a function from a perspective to an action or its index. seed: the number that dice and bots' luck follow from;
        without it, each playout has other luck. most: after so many actions it is cut off, and its `result` is None. Where
        chance is asked (`chance="ask"`) the copy throws by itself.
        """
        # The loop lies above the engine, as bots do, and is found by its name, as a game's folders there are.
        played: Match = import_module("bottlecap.arena.playout").played_out(self, bots, seed, most)
        return played

    def begin(self, position: i64) -> None:
        """Begin what follows from the entry at that position of the record (0: the start)."""
        self.generator.at(position)
        self.rolled = False
        self.log.shown = False

    def settle(self, d: Decision, code: i64) -> None:
        """Take an answer: at once, or, where answers are sealed, when all are in."""
        self.forget_ready()
        state = self.state
        kind = d.kind
        if not kind.standing:
            state.drop(d)
        if not kind.sealed:
            self.game.actions[code & KIND_MASK].apply(state, d, code >> KIND_BITS)
            return
        state.sealed.append(Sealed(d, code))
        for other in state.pending:
            if other.kind is d.kind:
                return
        self.unseal(d.kind)

    def unseal(self, kind: DecisionKind) -> None:
        """Let all sealed answers to one question take effect, in the order of asking."""
        state = self.state
        answers = [sealed for sealed in state.sealed if sealed.decision.kind is kind]
        state.sealed = [sealed for sealed in state.sealed if sealed.decision.kind is not kind]
        answers.sort(key=lambda sealed: int(sealed.decision.id))
        self.log.shown = True
        for sealed in answers:
            self.game.actions[sealed.code & KIND_MASK].apply(state, sealed.decision, sealed.code >> KIND_BITS)

    def advance(self) -> None:
        """Run the rules until somebody has a real choice, or the match is over."""
        state = self.state
        self.forget_ready()
        while state.reason == PLAYING:
            d = self.asked()
            if d is None:
                if len(state.steps) == 0:
                    raise DeadEnd(f"{self.game.id}: nobody is asked anything and no step is left")
                state.steps.pop().run(state)
            elif d.seat == CHANCE:
                if not self.let_chance(d):
                    return
            elif not self.play_forced():
                return

    def let_chance(self, d: Decision) -> bool:
        """Answer for chance; False where somebody else answers for it."""
        state = self.state
        kind = cast(ChanceDecision, d.kind).outcome
        outcomes = kind.candidates(state, d)
        size = len(outcomes)
        if size == 0:
            raise DeadEnd(f"{self.game.id}: {d.kind.name} has no outcome")
        arg = outcomes[0]
        if size > 1:
            if self.asking:
                return False
            self.rolled = True
            arg = draw(kind, state, d, outcomes, self.generator)
        self.settle(d, arg << KIND_BITS | kind.number)
        return True

    def play_forced(self) -> bool:
        """Answer the first question that has a single answer; False where all need a choice."""
        for d in self.state.pending:
            if d.open:
                continue
            if self.endless(d):
                # There are more answers than are listed, so the list need not even be made.
                continue
            codes = self.legal(d)
            if len(codes) == 0:
                raise DeadEnd(f"{self.game.id}: seat {d.seat} has no answer to {d.kind.name}")
            if len(codes) == 1 and d.kind.auto:
                self.settle(d, codes[0])
                return True
        return False

    # --- chance asked -----------------------------------------------------------------------------------

    def odds(self) -> list[tuple[Action, int]]:
        """With chance="ask": the outcomes due, with exact weights."""
        d = self.asked()
        if d is None or d.seat != CHANCE:
            raise Error("no dice or draw are due" if self.asking else 'odds are asked of a match with chance="ask"')
        kind = cast(ChanceDecision, d.kind).outcome
        out = []
        for arg in kind.candidates(self.state, d):
            weight: i64 = 1 if kind.uniform else kind.weight(self.state, d, arg)
            out.append((Action(self.game, arg << KIND_BITS | kind.number), int(weight)))
        return out

    # --- what happened ------------------------------------------------------------------------------------

    def events(self, seat: SupportsIndex | None, since: int = 0) -> list[Event]:
        """What the seat (None: a spectator) may know of what happened, from number `since` on."""
        own = heard(self.game, self.log.rows, self.reader(seat))
        return events_of(self.game, own, max(0, min(since, own.count)))

    @property
    def happened(self) -> int:
        """How much has happened so far: `events_after` tells what came after such a number, the same one for every seat."""
        return self.log.rows.count

    def events_after(self, happened: int, seat: SupportsIndex | None) -> list[Event]:
        """What the seat (None: a spectator) may know of what happened since then."""
        return self.told(self.reader(seat), happened)

    def number_after(self, happened: int, seat: SupportsIndex | None) -> int:
        """The number that the seat's first event after that has, or will have."""
        place = self.reader(seat)
        own: int = heard(self.game, self.log.rows, place).count - told_since(self.game, self.log.rows, place, happened)
        return own

    def told(self, seat: i64, since: i64) -> list[Event]:
        """The events from that row of the log on, numbered as the seat counts them."""
        return told(self.game, self.log.rows, seat, since)

    # --- what a seat sees -----------------------------------------------------------------------------------

    def view(self, seat: SupportsIndex | None) -> Mapping[str, object]:
        """What the seat (None: a spectator) sees, JSON-able; to chance everything is open."""
        place = self.reader(seat)
        return self.game.view(self.known_to(place), None if place == SPECTATOR or place == CHANCE else place)

    def in_sight(self, seat: SupportsIndex | None) -> set[tuple[str, str]]:
        """What of the guarded domains the seat (None: a spectator) has before its eyes now: domains and ids."""
        if not self.game.guarded:
            return set()
        place = self.reader(seat)
        return self.game.with_ids(self.game.in_sight(self.known_to(place), place))

    def readable(self, seat: SupportsIndex | None) -> set[tuple[str, str]]:
        """What of the guarded domains the seat may read: what it has before its eyes, and all that it was ever told of.

        To chance everything is open that anybody may read.
        """
        if not self.game.guarded:
            return set()
        place = self.reader(seat)
        told_of: set[tuple[str, int]] = set()
        for reader in [*range(self.players), SPECTATOR] if place == CHANCE else [place]:
            told_of |= named(self.game, self.log.rows, reader)
        return self.in_sight(seat) | self.game.with_ids(list(told_of))

    def action_from_json(self, data: object, seat: SupportsIndex | None) -> Action:
        """The action that somebody at that seat wrote: a thing that it may not know is refused as one that is not there."""
        return self.game.action_from_json(data, self.readable(seat) if self.game.guarded else None)

    def perspective(self, seat: SupportsIndex | None) -> "Perspective":
        """All that the seat may know, and nothing else."""
        from bottlecap.engine.perspective import Perspective

        return Perspective(self, self.reader(seat))

    # --- its record so far --------------------------------------------------------------------------------------

    @property
    def length(self) -> int:
        """How many entries its record has: actions, undos, notes. It grows with every change of the match."""
        return self.entries.count

    @property
    def taken_back(self) -> int:
        """How many actions the last entry took back; 0 where it was no undo."""
        if self.entries.count == 0:
            return 0
        last = self.entries.flat(self.entries.count - 1)
        return last[2] if last[0] == UNDO else 0

    def earlier(self, length: int) -> "Match":
        """The same match as it was when its record had so many entries, played again from its start."""
        from bottlecap.engine.undo import played_again

        return played_again(self, length)

    # --- taking back --------------------------------------------------------------------------------------------

    def can_undo(self, seat: SupportsIndex) -> Refusal | None:
        """None if the seat may take back its last action by itself, else why not."""
        from bottlecap.engine.undo import refusal_to_undo

        return refusal_to_undo(self, as_int(seat))

    def has_moved(self, seat: SupportsIndex) -> bool:
        """Whether an action of the seat's still counts, which the others might agree to take back."""
        from bottlecap.engine.undo import last_action

        return last_action(self, as_int(seat)) >= 0

    def undo(self, seat: SupportsIndex, consent: bool = False) -> list[Event]:
        """Take back the seat's last action; with the others' consent, whatever came after it too."""
        from bottlecap.engine.undo import take_back

        before = self.log.rows.count
        take_back(self, as_int(seat), consent)
        return self.told(as_int(seat), before)

    def note(self, text: str) -> None:
        """Enter something the table did (a seat handed to a bot, say) into the record; the state stays."""
        if self.header.sample:
            raise Error(NO_PAST)
        self.notes.append(text)
        self.entries.add(TABLE, SPECTATOR, len(self.notes) - 1, 0, 0, 0)

    # --- the seats --------------------------------------------------------------------------------------------

    @property
    def picks(self) -> list[dict[str, str]]:
        """What each seat has of what seats pick, be it picked or dealt: ids by the names of the choices."""
        out: list[dict[str, str]] = [{} for _ in range(self.players)]
        for choice in self.game.choices:
            for seat, place in enumerate(self.game.chosen(choice, self.players, self.header.options)):
                out[seat][choice.name] = choice.names[place]
        return out

    # --- the end ----------------------------------------------------------------------------------------------

    @property
    def result(self) -> Result | None:
        """How it ended; None while it is played."""
        state = self.state
        if state.reason == PLAYING:
            return None
        winners = tuple(seat for seat in range(state.players) if state.ranks[seat] == 1)
        scores = tuple(int(score) for score in state.scores)
        ranks = tuple(int(rank) for rank in state.ranks)
        return Result(self.game, winners, scores, ranks, self.game.reasons[state.reason], self.game.tie(state))

    # --- copies, positions, bytes, records ---------------------------------------------------------------------

    def copy(self, twin: bool = False, seed: SupportsIndex | None = None) -> "Match":
        """A match of its own that goes on from here, with luck of its own: it tells nothing of what this one will throw.

        It has no record of what came before, and nothing to undo. seed: the number that its luck follows from, whatever
        was copied before. twin: the same match again instead, with its seed (so it throws the same dice), its record and
        its past.
        """
        if seed is not None and twin:
            raise Error("a twin throws the same dice as its match: it takes no seed")
        state = self.state.copy()
        if not twin:
            luck = self.generator.fork() if seed is None else self.header.luck(as_int(seed))
            other = Match(self.header.of_copies(), state, luck, self.log.share(), Rows())
            other.undos = self.undos
            return other
        other = Match(self.header, state, self.generator.twin(), self.log.share(), self.entries.share())
        other.undos = self.undos
        other.notes = self.notes.copy()
        return other

    def __copy__(self) -> "Match":
        return self.copy()

    def __deepcopy__(self, memo: object) -> "Match":
        return self.copy()

    def __reduce__(self) -> tuple[object, ...]:
        """Pickling is storage: the match as it is, its luck too, also of a copy or a sample."""
        from bottlecap.engine.stored import packed, unpickled

        return unpickled, (self.game, packed(self), self.header.sample, self.generator)

    @property
    def hash(self) -> str:
        """The state's fingerprint. It tells of everything hidden: never show it during a match."""
        return blake2b(state_bytes(self.state, self.game), digest_size=16).hexdigest()

    def position(self) -> dict[str, object]:
        """The whole state as readable JSON; `new(position=…)` starts from it."""
        from bottlecap.engine.position import position_of

        return position_of(self.game, self.state)

    def to_bytes(self) -> bytes:
        """The match as bytes, its luck and its record too; `bottlecap.from_bytes` reads them."""
        from bottlecap.engine.stored import match_bytes

        return match_bytes(self)

    def record(self) -> "Record":
        """Header and entries with their hash chain."""
        from bottlecap.engine.record import record_of

        return record_of(self)

    # --- how it shows itself ------------------------------------------------------------------------------------

    def __dir__(self) -> list[str]:
        return shown(MATCH)

    def __repr__(self) -> str:
        """What anybody at the table may know."""
        kept = "" if self.header.sample else f", {self.length} entries"
        seats = "1 player" if self.players == 1 else f"{self.players} players"
        return f"<Match of {self.game.id}: {seats}{kept}, {self.standing()}>"

    def standing(self) -> str:
        """Who is waited for, or how it ended."""
        result = self.result
        if result is not None:
            return f"over ({result.reason}), winners: {', '.join(str(seat) for seat in result.winners) or 'none'}"
        return f"waiting for {', '.join('chance' if seat == CHANCE else f'seat {seat}' for seat in self.waiting)}"

    def _repr_html_(self) -> str:
        """In a notebook: the board as a spectator sees it, and how the match stands."""
        return self.game.shown_in_notebook(self.view(None), repr(self))


def begun(header: Header) -> Match:
    """A match at its start, with everything done that needs no answer."""
    match = Match(header, header.first_state(), header.generator(), Log(Rows()), Rows())
    match.begin(0)
    if header.start is None:
        match.advance()
        return match
    try:
        match.advance()
    except (LookupError, ValueError, ArithmeticError, AssertionError, TypeError, DeadEnd) as fault:
        # What a position leaves to be done can be checked only by doing it.
        raise BadPosition(f"steps, pending: the rules cannot go on from here ({fault})") from None
    return match
