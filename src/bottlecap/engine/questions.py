"""What a match asks of whom, what can be answered, and why something cannot."""

from typing import Final, SupportsIndex

from librt.vecs import append, vec
from mypy_extensions import i64

from bottlecap.engine.base import CHANCE, HIDDEN, SPECTATOR, as_int, holds, roomier
from bottlecap.engine.errors import BadAction, Error, IllegalAction, StaleDecision, WrongSeat
from bottlecap.engine.fields import as_known, masked
from bottlecap.engine.game import WAITED_FOR
from bottlecap.engine.header import Header
from bottlecap.engine.kinds import KIND_BITS, KIND_MASK, LEGAL, Remark
from bottlecap.engine.refusal import Refusal
from bottlecap.engine.state import PLAYING, Decision, State
from bottlecap.engine.values import Action, Prompt

# Decision ids of a match grow with every undo, so that an answer to an undone question is stale.
UNDO_IDS: Final = 1_000_000

# Of no seat at all: not even of chance.
NOBODYS: Final = -2


class Questions:
    """A match as far as it asks. Nothing here changes the state: that is left to `Match`."""

    def __init__(self, header: Header, state: State) -> None:
        self.header = header
        self.game = header.game
        self.state = state
        self.asking = header.chance == "ask"
        self.undos: i64 = 0
        # The legal answers to one decision, worked out once: its id, or -1.
        self.ready_id: i64 = -1
        self.ready: vec[i64] = vec[i64]()
        # The same of a seat that is asked several things: the seat, or NOBODYS.
        self.gathered_for: i64 = NOBODYS
        self.gathered: vec[i64] = vec[i64]()

    def forget_ready(self) -> None:
        """The state has changed: what was worked out about it no longer holds."""
        self.ready_id = -1
        self.gathered_for = NOBODYS

    @property
    def over(self) -> bool:
        """Whether the match has ended."""
        return self.state.reason != PLAYING

    @property
    def players(self) -> int:
        """How many seats there are."""
        return self.header.players

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

    def pending_id(self, id: i64) -> Decision | None:
        for d in self.state.pending:
            if d.id == id:
                return d
        return None

    def prompts(self, seat: SupportsIndex | None = None) -> list[Prompt]:
        """What the seat is asked or may answer, and with what."""
        place = self.place(seat)
        questions = self.questions(place)
        if not questions:
            return []
        known = self.known_to(place)
        return self.asked_aloud(known, questions, [self.legal(d) for d in questions])

    def aloud(self) -> dict[int, Prompt]:
        """By seat what the match waits for first, as everybody may know it, without answers.

        What is quiet, or has numbers that not everybody may know, is not told; and the rest is made of what everybody knows.
        """
        known: State | None = None
        out: dict[int, Prompt] = {}
        for d in self.state.pending:
            if d.open or d.seat == CHANCE or d.seat in out:
                continue
            if d.kind.quiet or d.kind.secret:
                continue
            if known is None:
                known = self.known_to(SPECTATOR)
            values = [int(value) for value in d.kind.values(known, as_known(known, d))]
            if HIDDEN not in values:
                out[d.seat] = Prompt(self.game, self.public_id(d), d.kind.name, values, True, [], False, ())
        return out

    def asked_aloud(self, known: State, questions: list[Decision], answers: list[vec[i64]]) -> list[Prompt]:
        """These questions with their legal answers, without those of which nobody need hear for now."""
        pairs = zip(questions, answers, strict=True)
        return [self.prompt(known, d, codes) for d, codes in pairs if len(codes) > 0 or not (d.open and d.kind.lulls)]

    def holdable(self, seat: SupportsIndex) -> list[int]:
        """The ids of the seat's questions for which others may ask for a while."""
        return [self.public_id(d) for d in self.questions(self.reader(seat)) if d.kind.holdable]

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

    def known_to(self, seat: i64) -> State:
        """The state as that seat knows it."""
        if not self.game.secrets or seat == CHANCE:
            return self.state
        return masked(self.state, self.game, seat)

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

    def endless(self, d: Decision) -> bool:
        for kind in d.kind.answers:
            if kind.endless(self.state, d):
                return True
        return False

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

    # --- and what not, and why ----------------------------------------------------------------------

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
        rule = self.rule_against(place, action.code)
        return self.game.refusal(rule, self.lacking(place, action.code, rule))

    def lacking(self, seat: i64, code: i64, rule: i64) -> list[Remark]:
        """What is missing for it, as far as the seat may know; worked out only for whoever asks why not."""
        known = self.known_to(seat)
        for d in self.questions(seat):
            if self.answers(d, code):
                return self.game.actions[code & KIND_MASK].lacking(known, as_known(known, d), code >> KIND_BITS, rule)
        waited = sum(1 << other for other in self.waiting if other not in (seat, CHANCE))
        return [Remark(WAITED_FOR, [waited])] if rule == self.game.rules["turn-order"] and waited else []

    def decision_for(self, action: Action, seat: SupportsIndex) -> int | None:
        """The number of the question that the action would answer; None where it is no legal answer to any."""
        d = self.answered_by(self.reader(seat), action.code)
        return None if d is None else self.public_id(d)

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
