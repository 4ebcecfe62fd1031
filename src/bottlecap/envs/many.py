"""Many matches side by side in compiled code: one seat of each is a learner's, bots play the others, all are seen in one buffer."""

from mypy_extensions import i64

from bottlecap.arena.table import Table
from bottlecap.envs.encoding import Encoding, legal_bytes


class Learners:
    """The tables at which learners sit, each with the learner's seat."""

    def __init__(self, encoding: Encoding) -> None:
        self.encoding = encoding
        self.tables: list[Table] = []
        self.seats: list[int] = []

    def sit(self, number: int, table: Table, seat: int) -> None:
        """Let a new match take the place of that number (or the next one), played until the learner is asked."""
        if number == len(self.tables):
            self.tables.append(table)
            self.seats.append(seat)
        self.tables[number] = table
        self.seats[number] = seat
        table.run_until(seat)

    def play(self, actions: list[int], skipped: list[int]) -> tuple[list[int], list[int]]:
        """Answer with these indices for all learners but those of the places that are skipped, and let the bots go on.

        Returns the places where the match is over now, and those where the answer was not legal and nothing has changed.
        """
        over: list[int] = []
        refused: list[int] = []
        game = self.encoding.game
        for number in range(len(self.tables)):
            if number in skipped:
                continue
            table = self.tables[number]
            match = table.match
            seat: i64 = self.seats[number]
            code = game.action(actions[number]).code
            d = match.answered_by(seat, code)
            if d is None:
                refused.append(number)
                continue
            match.answer(d, code)
            table.run_until(seat)
            if match.over:
                over.append(number)
        return over, refused

    def look(self, rows: memoryview, masks: memoryview) -> None:
        """Write what every learner sees and may do into two buffers of bytes, one after another."""
        encoding = self.encoding
        width, actions = len(rows) // len(self.tables), encoding.game.action_count
        for number in range(len(self.tables)):
            match = self.tables[number].match
            seat: i64 = self.seats[number]
            rows[number * width : (number + 1) * width] = encoding.bytes_of(encoding.seen(match, seat))
            masks[number * actions : (number + 1) * actions] = legal_bytes(match, seat)
