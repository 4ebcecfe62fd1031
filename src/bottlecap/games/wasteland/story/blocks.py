"""Phrases with phrases in them: carried out under a condition, or for somebody else. What is inside is a row of its own."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from bottlecap.games.wasteland.effects.base import Condition
from bottlecap.games.wasteland.state import WastelandState
from bottlecap.games.wasteland.story.base import NO_ROW, Phrase, Whom
from bottlecap.games.wasteland.story.running import Run, pick_seat

# Phrases with phrases in them, and how each is written.
BLOCKS: Final = {"if": "if …: a, b else c, d", "unless": "unless …: a, b", "for": "for …: a, b"}


class Block:
    """Such a phrase as it is written: its kind, of what or whom it speaks, and the phrases inside."""

    def __init__(self, text: str) -> None:
        head, colon, rest = text.partition(":")
        self.kind, _, subject = head.partition(" ")
        self.subject = subject.strip()
        self.body, has_else, self.otherwise = rest.partition(" else ")
        self.has_else = bool(has_else)
        self.is_whole = bool(colon) and bool(self.subject) and (self.kind == "if" or not has_else)


def is_block(text: str) -> bool:
    return text.partition(" ")[0] in BLOCKS


class If(Phrase):
    """One row where something holds, another (NO_ROW: nothing) where it does not."""

    def __init__(self, condition: Condition, then: i64, otherwise: i64) -> None:
        self.condition = condition
        self.then = then
        self.otherwise = otherwise

    def is_personal(self) -> bool:
        return False

    def do(self, s: WastelandState, run: Run) -> None:
        row = self.then if self.condition.holds_in(s, run) else self.otherwise
        if row != NO_ROW:
            s.push(Run(row, 0, run.actor, run.level, run.sector, run.deaths))


class Unless(If):
    """The row where something does not hold."""

    def __init__(self, condition: Condition, then: i64) -> None:
        super().__init__(condition, NO_ROW, then)


class For(Phrase):
    """A row for other survivors: for all of them, one after another, or for the one who is named."""

    def __init__(self, whom: Whom, row: i64) -> None:
        self.whom = whom
        self.row = row

    def is_personal(self) -> bool:
        return self.whom.is_one()

    def do(self, s: WastelandState, run: Run) -> None:
        seats = self.whom.seats(s, run)
        if self.whom.is_one() and len(seats) > 0:
            pick_seat(s, run)
            return
        # The last pushed comes first.
        place = len(seats) - 1
        while place >= 0:
            self.carry_out(s, run, seats[place])
            place -= 1

    def picks(self, s: WastelandState, run: Run) -> vec[i64]:
        return self.whom.seats(s, run)

    def picked(self, s: WastelandState, run: Run, number: i64, left: i64) -> None:
        self.carry_out(s, run, number)

    def carry_out(self, s: WastelandState, run: Run, seat: i64) -> None:
        """For that survivor, where they stand, by the level of where the card was met."""
        s.push(Run(self.row, 0, seat, run.level, s.where[seat], s.deaths[seat]))
