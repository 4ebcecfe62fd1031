"""A match: the fold of its header and its entries, and everything one can ask of it."""

from collections.abc import Mapping
from hashlib import blake2b
from typing import TYPE_CHECKING, Final, SupportsIndex, cast

from librt.vecs import append, vec
from mypy_extensions import i64

from bottlecap.engine.base import CHANCE, SPECTATOR, as_int, holds, roomier
from bottlecap.engine.chance import Generator
from bottlecap.engine.codec import state_bytes
from bottlecap.engine.errors import BadAction, BadPosition, DeadEnd, Error, IllegalAction, StaleDecision, WrongSeat
from bottlecap.engine.fields import as_known, masked
from bottlecap.engine.header import NO_PAST, Header
from bottlecap.engine.kinds import KIND_BITS, KIND_MASK, LEGAL, ChanceDecision, DecisionKind, draw
from bottlecap.engine.log import ACTION, SHOWED, TABLE, UNDO, USED_CHANCE, Log, Rows
from bottlecap.engine.refusal import Refusal
from bottlecap.engine.state import PLAYING, Decision, Sealed, State
from bottlecap.engine.telling import events_of, heard, named, told
from bottlecap.engine.values import Action, Event, Prompt, Result

if TYPE_CHECKING:
    from bottlecap.engine.perspective import Perspective
    from bottlecap.engine.record import Record

# Decision ids of a match grow with every undo, so that an answer to an undone question is stale.
UNDO_IDS: Final = 1_000_000

# Of no seat at all: not even of chance.
NOBODYS: Final = -2


class Match:
    """One match. `bottlecap.new` makes one; see the reference for each method."""

    def __init__(self, header: Header, state: State, generator: Generator, log: Log, entries: Rows) -> None:
        self.header = header
        self.game = header.game
        self.state = state
        self.generator = generator
        self.log = log
        self.entries = entries
        self.asking = header.chance == "ask"
        self.undos: i64 = 0
        # What the table did, as the record's entries number it.
        self.notes: list[str] = []
        # Whether chance decided anything since the entry began.
        self.rolled = False
        # The legal answers to one decision, worked out once: its id, or -1.
        self.ready_id: i64 = -1
        self.ready: vec[i64] = vec[i64]()
        # The same of a seat that is asked several things: the seat, or NOBODYS.
        self.gathered_for: i64 = NOBODYS
        self.gathered: vec[i64] = vec[i64]()
        state.log = log

    def forget_ready(self) -> None:
        """The state has changed: what was worked out about it no longer holds."""
        self.ready_id = -1
        self.gathered_for = NOBODYS

    # --- who is asked what ------------------------------------------------------------------------

    @property
    def waiting(self) -> tuple[int, ...]:
        """The seats without whose answer the match cannot go on."""
        seats: list[int] = []
        for d in self.state.pending:
            if not d.open and d.seat not in seats:
                seats.append(d.seat)
        return tuple(seats)

    @property
    def seat(self) -> int | None:
        """The first seat that is waited for; CHANCE when dice or a draw are due; None when over."""
        d = self.asked()
        return None if d is None else d.seat

    @property
    def seats(self) -> tuple[int, ...]:
        """Every seat that has a legal action now, the waiting ones first."""
        seats = list(self.waiting)
        for d in self.state.pending:
            if d.open and CHANCE not in seats and d.seat not in seats and len(self.legal(d)) > 0:
                seats.append(d.seat)
        return tuple(seats)

    def asked(self) -> Decision | None:
        """The decision that the match waits for first; chance goes before players."""
        first: Decision | None = None
        for d in self.state.pending:
            if not d.open:
                if d.seat == CHANCE:
                    return d
                if first is None:
                    first = d
        return first

    def questions(self, seat: i64) -> list[Decision]:
        """What that seat is asked, blocking questions first; nothing while dice or a draw are due."""
        if seat != CHANCE and self.asking and self.seat == CHANCE:
            return []
        blocking = [d for d in self.state.pending if d.seat == seat and not d.open]
        return blocking + [d for d in self.state.pending if d.seat == seat and d.open]

    def public_id(self, d: Decision) -> int:
        return self.public_id_of(d.id)

    def public_id_of(self, id: i64) -> int:
        return id + self.undos * UNDO_IDS

    def prompts(self, seat: SupportsIndex | None = None) -> list[Prompt]:
        """What the seat is asked or may answer, and with what."""
        place = self.place(seat)
        questions = self.questions(place)
        if not questions:
            return []
        known = self.known_to(place)
        return [self.prompt(known, d, self.legal(d)) for d in questions]

    def prompt(self, known: State, d: Decision, codes: vec[i64]) -> Prompt:
        """One question as its seat reads it. known: the state as the seat knows it."""
        values = [int(value) for value in d.kind.values(known, as_known(known, d))]
        listed = [int(code) for code in codes]
        more = self.endless(d)
        return Prompt(self.game, self.public_id(d), d.kind.name, values, not d.open, listed, more, self.typed(d, codes))

    def typed(self, d: Decision, codes: vec[i64]) -> tuple[str, ...]:
        """The kinds of answer to a question of which more can be given than are listed."""
        listed = {int(code & KIND_MASK) for code in codes}
        out = [kind.name for kind in d.kind.answers if int(kind.number) in listed and kind.indexed() < kind.size]
        return tuple(out + [kind.name for kind in d.kind.answers if kind.name not in out and kind.endless(self.state, d)])

    def place(self, seat: SupportsIndex | None) -> int:
        """The seat meant where none is named: the one that is waited for."""
        if seat is not None:
            return self.reader(seat)
        first = self.seat
        return SPECTATOR if first is None else first

    def reader(self, seat: SupportsIndex | None) -> int:
        """The seat that looks; nobody's is a spectator's. There are seats 0 to n - 1, spectators, and chance."""
        if seat is None:
            return SPECTATOR
        number = as_int(seat)
        if number != SPECTATOR and not CHANCE <= number < self.header.players:
            raise Error(f"there is no seat {number}: this match has seats 0 to {self.header.players - 1}")
        return number

    # --- what can be answered -----------------------------------------------------------------------

    def legal(self, d: Decision) -> vec[i64]:
        """The codes of the legal answers to a decision (the listed ones, where there are more)."""
        if d.id == self.ready_id:
            return self.ready
        state, game = self.state, self.game
        out = game.scratch
        size: i64 = 0
        for kind in d.kind.answers:
            quick = kind.quick
            candidates = kind.legal(state, d) if quick else kind.candidates(state, d)
            if size + len(candidates) > len(out):
                game.scratch = out = roomier(out, size, size + len(candidates))
            number = kind.number
            for arg in candidates:
                if quick or kind.check(state, d, arg) == LEGAL:
                    out[size] = arg << KIND_BITS | number
                    size += 1
        self.ready_id = d.id
        self.ready = out[:size]
        return self.ready

    def codes(self, seat: i64) -> vec[i64]:
        """The codes of all legal actions of a seat, each once."""
        if self.asking:
            return self.all_codes(seat)
        only: Decision | None = None
        several = False
        for d in self.state.pending:
            if d.seat == seat:
                several = only is not None
                only = d
                if several:
                    break
        if only is not None and not several:
            return self.legal(only)
        return self.all_codes(seat)

    def has_choice(self, seat: i64) -> bool:
        """Whether the seat has at least two legal actions. It looks for no more than two."""
        if seat == self.gathered_for:
            return len(self.gathered) > 1
        first: i64 = -1
        for d in self.state.pending:
            if d.seat != seat:
                continue
            if d.id == self.ready_id:
                if len(self.ready) > 1:
                    return True
                if len(self.ready) == 1:
                    if first >= 0 and self.ready[0] != first:
                        return True
                    first = self.ready[0]
                continue
            for kind in d.kind.answers:
                for arg in kind.legal(self.state, d) if kind.quick else kind.candidates(self.state, d):
                    if kind.quick or kind.check(self.state, d, arg) == LEGAL:
                        code = arg << KIND_BITS | kind.number
                        if first >= 0 and code != first:
                            return True
                        first = code
        return False

    def all_codes(self, seat: i64) -> vec[i64]:
        """The answers to all that the seat is asked, blocking questions first."""
        if seat == self.gathered_for:
            return self.gathered
        out = vec[i64]()
        if seat == CHANCE or not self.asking or self.seat != CHANCE:
            out = self.answers_to(seat, False, out)
            out = self.answers_to(seat, True, out)
        self.gathered_for = seat
        self.gathered = out
        return out

    def answers_to(self, seat: i64, open: bool, out: vec[i64]) -> vec[i64]:
        """These codes, and those of the seat's blocking or of its open questions that are not among them."""
        for d in self.state.pending:
            if d.seat == seat and d.open == open:
                # The answers to one question are different: only those to earlier ones can be the same.
                earlier = out
                for code in self.legal(d):
                    if not holds(earlier, code):
                        out = append(out, code)
        return out

    def actions(self, seat: SupportsIndex | None = None, decision: int | None = None) -> list[Action]:
        """The seat's legal actions (a documented selection where bids or offers are open-ended).

        decision: only the answers to that one of several questions.
        """
        place = self.place(seat)
        if decision is None:
            return [Action(self.game, code) for code in self.codes(place)]
        return [Action(self.game, code) for d in self.asked_of(place, decision) for code in self.legal(d)]

    def asked_of(self, seat: int, decision: int | None) -> list[Decision]:
        """The seat's questions, or the one of them with that id."""
        return [d for d in self.questions(seat) if decision is None or self.public_id(d) == decision]

    def choices(self, seat: SupportsIndex | None = None, decision: int | None = None) -> list[tuple[Action, Refusal | None]]:
        """Every well-formed answer to what the seat is asked, with the reason where it is refused."""
        out: dict[int, int] = {}
        for d in self.asked_of(self.place(seat), decision):
            for kind in d.kind.answers:
                for arg in kind.candidates(self.state, d):
                    code = arg << KIND_BITS | kind.number
                    rule = kind.check(self.state, d, arg)
                    if code not in out or rule == LEGAL:
                        out[code] = rule
        return [(Action(self.game, code), None if rule == LEGAL else self.game.refusal(rule)) for code, rule in out.items()]

    def why_not(self, action: Action, seat: SupportsIndex | None = None) -> Refusal | None:
        """None if the action is legal, else why it is not."""
        self.check_action(action)
        place = self.place(seat)
        if self.over:
            return self.game.refusal(self.game.rules["over"])
        if self.answered_by(place, action.code) is not None:
            return None
        return self.game.refusal(self.rule_against(place, action.code))

    def decision_for(self, action: Action, seat: SupportsIndex) -> int | None:
        """The number of the question that the action would answer; None where it is no legal answer to any."""
        d = self.answered_by(self.reader(seat), action.code)
        return None if d is None else self.public_id(d)

    def follows(self, seat: SupportsIndex, people: list[int]) -> Action | None:
        """What a bot does at once because the people at the table have (see `Game.follows`); None for nothing."""
        code = self.game.follows(self.state, self.reader(seat), people)
        return None if code < 0 else Action(self.game, code)

    def answered_by(self, seat: i64, code: i64) -> Decision | None:
        """The first question of the seat to which that action is a legal answer."""
        for d in self.questions(seat):
            if self.check(d, code) == LEGAL:
                return d
        return None

    def rule_against(self, seat: i64, code: i64) -> i64:
        """The rule that forbids it: of the question it would answer, else of the question asked."""
        questions = self.questions(seat)
        for d in questions:
            if self.answers(d, code):
                return self.check(d, code)
        if len(questions) == 0 or questions[0].open:
            return self.game.rules["turn-order"]
        return self.game.rules[questions[0].kind.rule]

    def answers(self, d: Decision, code: i64) -> bool:
        """Whether an action is of a kind that answers that question."""
        number = code & KIND_MASK
        for kind in d.kind.answers:
            if kind.number == number:
                return True
        return False

    def check(self, d: Decision, code: i64) -> i64:
        """The rule against that answer to that question, or LEGAL."""
        if not self.answers(d, code):
            return self.game.rules[d.kind.rule]
        arg = code >> KIND_BITS
        kind = self.game.actions[code & KIND_MASK]
        if d.seat == CHANCE and arg not in kind.candidates(self.state, d):
            return self.game.rules[d.kind.rule]
        return kind.check(self.state, d, arg)

    def check_action(self, action: Action) -> None:
        if not isinstance(action, Action):
            raise BadAction(f"an action is a bottlecap.Action, not {type(action).__name__}")
        if action.game.id != self.game.id:
            raise BadAction(f"that is an action of {action.game.id}, and this is a match of {self.game.id}")

    # --- playing --------------------------------------------------------------------------------------

    def play(self, action: Action, seat: SupportsIndex | None = None, decision: int | None = None) -> list[Event]:
        """Play an action for a seat; returns the events as that seat may know them.

        Raises IllegalAction, WrongSeat or StaleDecision, and then nothing has changed.
        """
        self.check_action(action)
        place = self.place(seat)
        d = self.question_for(action, place, decision)
        before = self.log.rows.count
        self.answer(d, action.code)
        return self.told(place, before)

    def question_for(self, action: Action, seat: int, decision: int | None) -> Decision:
        """The decision that the action answers, or the error that says why it answers none."""
        game = self.game
        if self.over:
            raise IllegalAction(game.refusal(game.rules["over"]))
        questions = self.questions(seat)
        if not questions:
            waited = ", ".join("chance" if s == CHANCE else str(s) for s in self.waiting)
            raise WrongSeat(game.refusal(game.rules["turn-order"]), f"(seat {seat} is not asked anything; waiting for: {waited})")
        if decision is None:
            d = self.answered_by(seat, action.code)
            if d is None:
                raise IllegalAction(game.refusal(self.rule_against(seat, action.code)))
            return d
        for d in questions:
            if self.public_id(d) == decision:
                rule = self.check(d, action.code)
                if rule != LEGAL:
                    raise IllegalAction(game.refusal(rule))
                return d
        open_ids = ", ".join(str(self.public_id(d)) for d in questions)
        raise StaleDecision(
            game.refusal(game.rules["turn-order"]), f"(decision {decision} is not asked any more; asked now: {open_ids})"
        )

    def answer(self, d: Decision, code: i64) -> None:
        """Play a legal answer: an entry of the record, and all that follows from it by itself."""
        number = self.entries.count
        self.begin(number + 1)
        self.settle(d, code)
        self.advance()
        flags = (USED_CHANCE if self.rolled else 0) | (SHOWED if self.log.shown else 0)
        self.entries.add(ACTION, d.seat, code, d.id, flags, 0)

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

    def endless(self, d: Decision) -> bool:
        for kind in d.kind.answers:
            if kind.endless(self.state, d):
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

    def told(self, seat: i64, since: i64) -> list[Event]:
        """The events from that row of the log on, numbered as the seat counts them."""
        return told(self.game, self.log.rows, seat, since)

    # --- what a seat sees -----------------------------------------------------------------------------------

    def known_to(self, seat: i64) -> State:
        """The state as that seat knows it."""
        if not self.game.secrets or seat == CHANCE:
            return self.state
        return masked(self.state, self.game, seat)

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
        """What of the guarded domains the seat may read: what it has before its eyes, and all that it was ever told of."""
        if not self.game.guarded:
            return set()
        own = heard(self.game, self.log.rows, self.reader(seat))
        return self.in_sight(seat) | self.game.with_ids(list(named(self.game, own)))

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

    def pending_id(self, id: i64) -> Decision | None:
        for d in self.state.pending:
            if d.id == id:
                return d
        return None

    def note(self, text: str) -> None:
        """Enter something the table did (a seat handed to a bot, say) into the record; the state stays."""
        if self.header.sample:
            raise Error(NO_PAST)
        self.notes.append(text)
        self.entries.add(TABLE, SPECTATOR, len(self.notes) - 1, 0, 0, 0)

    # --- the end ----------------------------------------------------------------------------------------------

    @property
    def over(self) -> bool:
        return self.state.reason != PLAYING

    @property
    def result(self) -> Result | None:
        """How it ended; None while it is played."""
        state = self.state
        if state.reason == PLAYING:
            return None
        winners = tuple(seat for seat in range(state.players) if state.ranks[seat] == 1)
        scores = tuple(int(score) for score in state.scores)
        ranks = tuple(int(rank) for rank in state.ranks)
        return Result(self.game, winners, scores, ranks, self.game.reasons[state.reason])

    # --- copies, positions, bytes, records ---------------------------------------------------------------------

    def copy(self, twin: bool = False) -> "Match":
        """A match of its own that goes on from here, with luck of its own: it tells nothing of what this one will throw.

        It has no record of what came before, and nothing to undo. twin: the same match again instead, with its seed
        (so it throws the same dice), its record and its past.
        """
        state = self.state.copy()
        if not twin:
            other = Match(self.header.of_copies(), state, self.generator.fork(), self.log.share(), Rows())
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
        from bottlecap.engine.stored import match_bytes

        return match_bytes(self)

    def record(self) -> "Record":
        """Header and entries with their hash chain."""
        from bottlecap.engine.record import record_of

        return record_of(self)


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
