"""The people around a match: who holds which seat, who is ready, who stands in, what is being asked of whom."""

from typing import Final

import msgspec
from msgspec import Struct
from msgspec.structs import replace

from bottlecap.engine.kinds import pick_name
from bottlecap.server.protocol.tables import ProposalKind, SeatKind


class Seat(Struct):
    """holders are guests; link is the digest of the secret in the seat's own link."""

    kind: SeatKind = "open"
    name: str = ""
    level: str = ""
    ready: bool = False
    standin: bool = False
    left: str = ""
    holders: list[str] = []
    link: str = ""
    # What it has picked of what the game lets seats pick, by the choice's name.
    picks: dict[str, str] = {}
    # Its standing orders, ways by their names, and how long the match's record was when they were given.
    orders: dict[str, str] = {}
    ordered_at: int = 0

    @property
    def sitter(self) -> str:
        """Who sat down there: the first who held it. Whoever has opened the seat's link since then holds it too."""
        return self.holders[0] if self.holders else ""

    @property
    def present(self) -> bool:
        """Whether a person plays it by themselves."""
        return self.kind == "person" and not self.standin

    @property
    def robotic(self) -> bool:
        """Whether a bot plays it now."""
        return self.kind == "bot" or self.standin


class Proposal(Struct):
    """id is the number of the change that made it; what it asks is for `seat`, by whom it was asked `by`.

    level: that of the bot that is to play; those before it could be chosen had none.
    """

    id: int
    kind: ProposalKind
    seat: int
    by: int
    agreed: list[int]
    level: str = ""


class Refusal(Struct):
    """Somebody said no to a proposal: as the change with that number; `by` had asked, `seat` would not."""

    version: int
    kind: ProposalKind
    by: int
    seat: int


# So many of the last ones are remembered for the log.
MOST_REFUSALS: Final = 20


class People(Struct):
    """All of it, as it is stored with the table."""

    host: str
    seats: list[Seat]
    proposal: Proposal | None = None
    rematch: str | None = None
    # The seat that asked for it.
    rematch_by: int | None = None
    # Whether the table lets people ask a bot for advice.
    hints: bool = False
    # Whether nobody takes back more than they may by themselves.
    fair: bool = False
    # Whom the host has sent away from the lobby: they may look on, and take no seat.
    removed: list[str] = []
    # How often something was changed about each seat by those who sit there: there is a limit to that.
    affairs: dict[int, int] = {}
    # When the match was closed, since its rules are not played any more.
    closed: float | None = None
    # What somebody has said no to, the last ones.
    refusals: list[Refusal] = []

    def copy(self) -> "People":
        proposal = None if self.proposal is None else replace(self.proposal, agreed=list(self.proposal.agreed))
        seats = [replace(seat, holders=list(seat.holders), picks=dict(seat.picks), orders=dict(seat.orders)) for seat in self.seats]
        return replace(
            self,
            seats=seats,
            proposal=proposal,
            removed=list(self.removed),
            affairs=dict(self.affairs),
            refusals=list(self.refusals),
        )

    def text(self) -> str:
        return encoder.encode(self).decode()

    @staticmethod
    def from_text(text: str) -> "People":
        return decoder.decode(text)

    def without_proposal(self) -> "People | None":
        """What was asked about the last action is void once another is played; None where nothing was asked."""
        if self.proposal is None or self.proposal.kind != "undo":
            return None
        people = self.copy()
        people.proposal = None
        return people

    def refuse(self, proposal: Proposal, seat: int, version: int) -> None:
        """The seat says no: nothing is asked any more, and whoever asked is told."""
        self.proposal = None
        self.refusals = [*self.refusals, Refusal(version, proposal.kind, proposal.by, seat)][-MOST_REFUSALS:]

    def seats_of(self, guest: str) -> list[int]:
        return [number for number, seat in enumerate(self.seats) if guest in seat.holders]

    @property
    def ready(self) -> bool:
        """Whether play can begin."""
        return all(seat.kind == "bot" or (seat.kind == "person" and seat.ready) for seat in self.seats)

    @property
    def picks(self) -> dict[str, str]:
        """What the seats have picked, as options of the match."""
        return {pick_name(choice, n): pick for n, seat in enumerate(self.seats) for choice, pick in seat.picks.items()}

    @property
    def robots(self) -> bool:
        """Whether a bot plays any seat now."""
        for seat in self.seats:
            if seat.kind == "bot" or seat.standin:
                return True
        return False

    def needed(self, proposal: Proposal) -> list[int]:
        """Whose consent it needs: of everybody who plays by themselves, but the one it is about."""
        return [number for number, seat in enumerate(self.seats) if seat.present and number != proposal.seat]

    def agreed(self, proposal: Proposal) -> bool:
        """Whether all have said yes. People who sat down on one device speak for each other: they sit together."""
        spoken = {self.seats[seat].sitter for seat in [proposal.by, *proposal.agreed]}
        return all(n in proposal.agreed or self.seats[n].sitter in spoken for n in self.needed(proposal))

    def somebody_waits_for(self, seat: int) -> bool:
        """Whether another person would have to wait for that seat: else no clock runs.

        It goes by who sat down, not by who holds a seat: else an opponent who opens a seat's link would stop its clock.
        """
        mine = self.seats[seat].sitter
        for number, other in enumerate(self.seats):
            if number != seat and other.present and other.sitter != mine:
                return True
        return False


encoder: Final = msgspec.json.Encoder()
decoder: Final = msgspec.json.Decoder(People)
