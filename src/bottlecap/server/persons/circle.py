"""The people somebody has played with, how they stand against each other, and asking one of them to play again.

It goes by what both still want remembered: whoever has it forgotten is gone from the others' lists too.
"""

from collections import defaultdict
from typing import Final

import msgspec
from msgspec import Struct

import bottlecap
from bottlecap.engine.game import Game
from bottlecap.server.bots.thinking import best_level, levels_of
from bottlecap.server.errors import Denied
from bottlecap.server.operations.security import digest
from bottlecap.server.people.guests import Visitor
from bottlecap.server.people.seats import People, Seat
from bottlecap.server.protocol.circle import CirclePerson, GameScore
from bottlecap.server.protocol.games import Pace
from bottlecap.server.protocol.tables import CreateTable, ResultInfo
from bottlecap.server.services import Services
from bottlecap.server.store.base import Change
from bottlecap.server.store.circle import forget_played, matches_of, sat_with
from bottlecap.server.store.schema import TableRow
from bottlecap.server.tables import seating
from bottlecap.server.tables.all_tables import Tables

# Of the newest so many matches it is reckoned.
MOST_MATCHES: Final = 500
MARK_SIZE: Final = 16
PEOPLE_SHOWN: Final = 100


class Played(Struct):
    """A match of somebody's: where they sat, and where each of the others did. seats: also those they have left."""

    row: TableRow
    people: People
    seats: list[int]
    others: dict[str, list[int]]

    @property
    def left(self) -> bool:
        """Whether somebody has left all of their seats there for good."""
        return all(self.people.seats[seat].left for seat in self.seats)

    def score(self, guest: str, other: str) -> int | None:
        """1: they were ahead of the other; -1: behind; 0: neither. None where one of them did not play to the end."""
        if self.row.result is None:
            return None
        result = msgspec.json.decode(self.row.result, type=ResultInfo)
        mine, theirs = self.standing(result, guest, self.seats), self.standing(result, other, self.others[other])
        if mine is None or theirs is None:
            return None
        return (mine < theirs) - (mine > theirs)

    def standing(self, result: ResultInfo, guest: str, seats: list[int]) -> tuple[bool, int] | None:
        """How somebody ended with the best of the seats that they had to the end: lower is better."""
        kept = [seat for seat in seats if guest in self.people.seats[seat].holders]
        return min(((seat not in result.winners, result.ranks[seat]) for seat in kept), default=None)


def mark_of(guest: str, other: str) -> str:
    """By what somebody's page knows another: it says nothing to anybody else, and does not let two of them compare."""
    return digest(f"{guest} {other}")[:MARK_SIZE]


class Circle:
    def __init__(self, services: Services, tables: Tables) -> None:
        self.services = services
        self.tables = tables

    async def matches(self, guest: str) -> list[Played]:
        """The newest first."""
        rows = await matches_of(self.services.store, guest, MOST_MATCHES)
        sat: defaultdict[str, defaultdict[str, list[int]]] = defaultdict(lambda: defaultdict(list))
        for who, table, seat in await sat_with(self.services.store, guest):
            sat[table][who].append(seat)
        out = []
        for row in rows:
            mine = sorted(sat[row.id][guest])
            # Two at one seat, by its link, are on one side: nothing is between them.
            others = {who: sorted(seats) for who, seats in sat[row.id].items() if not set(seats) & set(mine)}
            out.append(Played(row, People.from_text(row.people), mine, others))
        return out

    def people(self, guest: str, matches: list[Played]) -> list[CirclePerson]:
        """Whoever was met last comes first. They are called as they were at that table, whatever they call themselves since."""
        met: defaultdict[str, list[Played]] = defaultdict(list)
        for match in matches:
            for other in match.others:
                met[other].append(match)
        return [self.person(guest, other, together) for other, together in met.items()][:PEOPLE_SHOWN]

    def person(self, guest: str, other: str, together: list[Played]) -> CirclePerson:
        last = together[0]
        seat = last.people.seats[last.others[other][0]]
        scores: dict[str, GameScore] = {}
        for match in together:
            score = match.score(guest, other)
            if score is None:
                continue
            found = scores.setdefault(match.row.game, GameScore(match.row.game, 0, 0, 0))
            found.ahead += score > 0
            found.behind += score < 0
            found.even += score == 0
        return CirclePerson(
            id=mark_of(guest, other),
            name=seat.name or seat.left,
            matches=len(together),
            last=last.row.created,
            game=last.row.game,
            scores=list(scores.values()),
        )

    async def forget(self, guest: str, mark: str) -> None:
        """All of it, or all with one of them. Matches that are still played stay until they are over."""
        only = None
        if mark:
            matches = await self.matches(guest)
            only = [match.row.id for match in matches if any(mark_of(guest, other) == mark for other in match.others)]
            if not only:
                raise Denied("not-found")
        await self.services.writer.write(Change([], forget_played(guest, only)))

    # --- inviting ---------------------------------------------------------------------------------------------

    async def invite(self, visitor: Visitor, mark: str) -> str:
        """A table like the last one with that person, for the two of them; bots as there, all other seats open."""
        guest, services = visitor.guest.id, self.services
        found = await self.last_with(guest, mark)
        if found is None:
            raise Denied("not-found")
        match, other = found
        row = match.row
        game = services.packs.games.get(row.game)
        if game is None:
            raise Denied("bad-game")
        async with self.tables.one_by_one(guest):
            waiting = await self.open_lobby(guest, other)
            if waiting:
                return waiting
            people = self.people_again(match, guest, other, game)
            options = msgspec.json.decode(row.options, type=dict[str, str | int])
            bottlecap.new(game, row.players, 0, {**options, **people.picks})
            await self.check_room(visitor, other)
            plan = CreateTable(row.game, [], options, False, msgspec.convert(row.pace, Pace))
            table = await seating.seat_people(self.tables, plan, game, people)
            self.tables.note_maker(table, visitor.address)
        await seating.invite(table, guest)
        return table.id

    async def last_with(self, guest: str, mark: str) -> tuple[Played, str] | None:
        for match in await self.matches(guest):
            for other in match.others:
                if mark_of(guest, other) == mark:
                    return match, other
        return None

    async def open_lobby(self, guest: str, other: str) -> str:
        """Where the two of them wait already: nobody is asked twice."""
        for row in await self.services.store.tables_of(guest, MOST_MATCHES):
            if row.status == "lobby" and People.from_text(row.people).seats_of(other):
                return row.id
        return ""

    async def check_room(self, visitor: Visitor, other: str) -> None:
        """As for any table; and nobody's list is filled with tables that they did not ask for."""
        store, limits = self.services.store, self.services.settings.limits
        if await store.open_tables_by(visitor.guest.id) >= limits.tables_a_guest:
            raise Denied("too-many")
        if await store.lobbies_waited_in(other, "") >= limits.lobbies_waited_in:
            raise Denied("too-many", None, "their-lobbies")
        if not self.services.allowances.tables.take(visitor.address, self.services.time.now()):
            raise Denied("too-fast", None, "tables")

    def people_again(self, match: Played, guest: str, other: str, game: Game) -> People:
        def again(number: int, seat: Seat) -> Seat:
            picks = {one.name: seat.picks[one.name] for one in game.choices if seat.picks.get(one.name) in one.names}
            name = seat.name or seat.left
            if number in match.seats:
                return Seat("person", name=name, holders=[guest], ready=True, picks=picks)
            if number in match.others[other]:
                return Seat("person", name=name, holders=[other], picks=picks)
            if seat.kind == "bot" and not seat.left:
                level = seat.level if seat.level in levels_of(game) else best_level(game)
                return Seat("bot", level=level, ready=True, picks=picks)
            return Seat()

        seats = [again(number, seat) for number, seat in enumerate(match.people.seats)]
        return People(guest, seats, hints=match.people.hints, fair=match.people.fair)
