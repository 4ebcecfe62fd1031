"""A table in play: it tells its connections of every change, lets its bots think and watches its clocks."""

import asyncio
import contextlib
import random
import secrets
from typing import cast

import bottlecap
from bottlecap.engine.match import Match
from bottlecap.engine.values import Action
from bottlecap.server.errors import Denied, NotStored
from bottlecap.server.hub import Connection
from bottlecap.server.logs import log
from bottlecap.server.people import People
from bottlecap.server.protocol import ActionJson
from bottlecap.server.security import Bucket
from bottlecap.server.showing import Shown
from bottlecap.server.table import ActionBody, TableLog
from bottlecap.server.thinking import best_level

BOT_SEED_BITS = 63


class LiveTable(TableLog):
    """`changed` is called after every stored change, with the lock held."""

    shown: Shown
    # The people whose sockets were last looked through.
    seated: People | None = None
    thinking: "asyncio.Task[None] | None" = None
    # Which beside-the-play questions each bot has already declined, by seat: the entry count then.
    declined: dict[int, int]
    # How many lines of chat those who look on may still write; made with the first one.
    onlookers_chat: Bucket | None = None

    async def sit_down(self) -> None:
        """Take up everything that goes on by itself."""
        self.shown = Shown(self)
        self.declined = {}
        self.wake_bots()

    # --- connections ------------------------------------------------------------------------------------

    async def join(self, connection: Connection) -> None:
        """A socket is there: it is told everything, the others that it is there."""
        async with self.lock:
            if self.lost:
                # It comes back by itself, to the table that was loaded anew.
                connection.close()
                return
            self.connections.add(connection)
            self.shown.tell(connection)
            self.shown.presence()
        self.wake_bots()

    async def part(self, connection: Connection) -> None:
        async with self.lock:
            self.connections.discard(connection)
            self.used = self.house.time.now()
            self.shown.presence()

    def drop_strangers(self) -> None:
        """Close the sockets of a seat whose guests do not hold it any more."""
        for connection in self.connections:
            if connection.seat is not None and connection.guest not in self.people.seats[connection.seat].holders:
                connection.close()

    async def catch_up(self, connection: Connection) -> None:
        """The newest update for a line that was busy."""
        async with self.lock:
            self.shown.tell(connection)

    async def tell_again(self) -> None:
        """Something that is no change of the table's own."""
        if self.connections:
            async with self.lock:
                self.moment += 1
                for connection in self.connections:
                    self.shown.tell(connection)

    def changed(self, by: Connection | None = None) -> None:
        """Tell everybody, whoever did it first; keep a snapshot now and then, and let the bots go on."""
        if self.seated is not self.people:
            self.seated = self.people
            self.drop_strangers()
        self.shown.broadcast(by)
        due = self.version - self.snapshot_at >= self.house.settings.snapshot_every
        if self.match is not None and (due or self.status == "over"):
            self.house.spawn(self.snapshot_quietly(self.version), "snapshot")
        self.wake_bots()

    async def snapshot_quietly(self, version: int) -> None:
        async with self.lock:
            if self.version >= version and self.snapshot_at < version:
                # Without it loading takes longer, no more than that.
                with contextlib.suppress(NotStored):
                    await self.snapshot()

    # --- bots -------------------------------------------------------------------------------------------

    def wake_bots(self) -> None:
        """Let bots think if one of them is asked; one task a table does it."""
        if self.thinking is None and not self.house.storing.why and self.bot_seats():
            self.thinking = self.house.spawn(self.let_bots_play(), f"bots of {self.id}")

    def bot_seats(self) -> list[int]:
        """Seats of bots that are asked something: those that may act beside the play first, as long as they can."""
        match = self.match
        if match is None or self.status != "playing" or not self.people.robots:
            return []
        asked = []
        for seat in match.seats:
            beside = seat not in match.waiting
            if self.people.seats[seat].robotic and not (beside and self.declined.get(seat) == match.entries.count):
                asked.append(seat)
        return sorted(asked, key=lambda seat: (seat in match.waiting, seat))

    @property
    def bot_pause(self) -> float:
        """How long a bot waits before it moves: as long as people need to follow, and not at all where nobody looks."""
        return self.house.settings.bot_pause if self.connections else 0.0

    async def let_bots_play(self) -> None:
        failures = 0
        try:
            while failures < 5 and (seats := self.bot_seats()):
                try:
                    await self.let_bot_answer(seats[0])
                    failures = 0
                except NotStored:
                    if self.house.storing.why:
                        # They are woken when it writes again.
                        return
                    failures += 1
                    await asyncio.sleep(0.2 * failures)
        finally:
            self.thinking = None
        if failures:
            log("bots gave up", table=self.id, error="the store refuses")

    async def let_bot_answer(self, seat: int) -> None:
        """Ask one bot, outside the lock; drop its answer if the question is gone by then."""
        async with self.lock:
            match = self.match
            if match is None or seat not in self.bot_seats():
                return
            beside = seat not in match.waiting
            asked = self.questions_of(match, seat)
            at, knows = match.entries.count, match.perspective(seat).to_bytes()
        level = self.people.seats[seat].level or best_level(self.game)
        if not beside:
            await asyncio.sleep(self.bot_pause)
        own = self.house.packs.own(self.game)
        answer = await self.house.thinker.think(knows, level, secrets.randbits(BOT_SEED_BITS), own, beside)
        async with self.lock:
            match = self.match
            if match is None or self.status != "playing" or not self.people.seats[seat].robotic:
                return
            if answer is None and beside:
                self.declined[seat] = at
                return
            unchanged = match.entries.count == at
            if unchanged or (not beside and self.questions_of(match, seat) == asked):
                await self.play_for_bot(match, seat, level, answer, unchanged)

    def questions_of(self, match: Match, seat: int) -> list[int]:
        return [match.public_id(d) for d in match.questions(seat) if not d.open]

    async def play_for_bot(self, match: Match, seat: int, level: str, answer: dict[str, object] | None, unchanged: bool) -> None:
        """The bot's answer; where it gave none that is legal, a random one, so that nobody waits for ever."""
        try:
            action = match.game.action_from_json(answer)
            refusal = match.why_not(action, seat)
        except bottlecap.BadAction:
            log("bot gave no answer", table=self.id, level=level, error="played at random")
            action, refusal = random.choice(match.actions(seat)), None
        if refusal is not None:
            if not unchanged:
                # Others have acted since: it is asked again.
                return
            log("bot answered against the rules", table=self.id, level=level, error=refusal.rule)
            action = random.choice(match.actions(seat))
        question = match.answered_by(seat, action.code)
        assert question is not None
        decision = match.public_id(question)
        await self.play_in_memory(action, seat, decision)
        body = ActionBody(decision, action_json(action), level)
        await self.record("action", seat, body)
        self.house.counters.add("bot_actions_total")
        self.changed()

    async def play_in_memory(self, action: Action, seat: int, decision: int) -> None:
        """A fault of the rules themselves must not leave half a move behind."""
        try:
            self.playing.play(action, seat, decision)
        except bottlecap.IllegalAction:
            raise
        except Exception as fault:
            log("the rules failed", table=self.id, game=self.game.id, error=f"{type(fault).__name__}: {fault}", trace=fault)
            self.house.counters.add("faults_total")
            await self.reload()
            raise Denied("fault") from None

    # --- clocks -----------------------------------------------------------------------------------------

    async def look_at_clock(self) -> None:
        """Hand every seat whose time is up to a bot, until its person takes it back."""
        now = self.house.time.now()
        late = [seat for seat in self.clocks.waits if self.is_late(seat, now)]
        if not late or self.status != "playing":
            return
        async with self.lock:
            for seat in late:
                if self.status == "playing" and self.is_late(seat, now):
                    await self.hand_over(seat, "clock")

    def is_late(self, seat: int, now: float) -> bool:
        due = self.watch.due(self.clocks, seat)
        return due is not None and due <= now and self.people.seats[seat].present

    async def hand_over(self, seat: int, why: str) -> int:
        """A bot plays that seat until its person is back; the record says so."""
        people = self.people.copy()
        people.seats[seat].standin = True
        people.seats[seat].level = best_level(self.game)
        people.proposal = None
        note = f"seat {seat} is played by a bot ({why})"
        self.playing.note(note)
        version = await self.record("note", seat, note, people=people)
        self.house.counters.add("standins_total")
        self.changed()
        return version


def action_json(action: bottlecap.Action) -> ActionJson:
    return cast(ActionJson, action.to_json())
