"""A table in play: it tells its connections of every change, lets its bots think and watches its clocks."""

import asyncio
import contextlib
import random
import secrets
from typing import cast

from msgspec import UNSET

import bottlecap
from bottlecap.bots.beside import Declined
from bottlecap.engine.match import Match
from bottlecap.engine.values import Action
from bottlecap.server.bots.fair_queue import Asker
from bottlecap.server.bots.thinking import SAID, WAITS, Said, best_level, reads_events
from bottlecap.server.errors import Denied, NotStored
from bottlecap.server.operations.server_log import log
from bottlecap.server.operations.settings import PAUSES_TO_HOLD
from bottlecap.server.people.seats import People
from bottlecap.server.protocol.basics import ValueJson
from bottlecap.server.protocol.tables import AskedInfo, HoldInfo, WaitInfo
from bottlecap.server.store.base import Change
from bottlecap.server.store.circle import add_spoke
from bottlecap.server.store.notices import drop_seen
from bottlecap.server.store.schema import EntryKind
from bottlecap.server.tables.clocks import Clocks
from bottlecap.server.tables.connections import Connection, watching
from bottlecap.server.tables.dice_holds import Holds
from bottlecap.server.tables.entries import NOBODY, ActionText, ChatBody, SaidNote, StandinNote
from bottlecap.server.tables.log import TableLog
from bottlecap.server.tables.reading import Readers
from bottlecap.server.tables.standing_orders import MOST_IN_A_ROW, StandingOrders
from bottlecap.server.tables.updates import Updates

BOT_SEED_BITS = 63
# So many seconds everybody has to come back after their table was loaded: the server may have been started anew.
COMING_BACK = 30.0


class LiveTable(TableLog):
    """`changed` is called after every stored change, with the lock held."""

    updates: Updates
    holds: Holds
    readers: Readers
    # The people whose sockets were last looked through.
    seated: People | None = None
    thinking: "asyncio.Task[None] | None" = None
    # Who answers by standing orders.
    obeying: "asyncio.Task[None] | None" = None
    standing: StandingOrders
    # Which bots have declined to act beside the play.
    declined: Declined
    # From where each seat was claimed since the table was loaded, and when one of its people was last here.
    claimed: dict[int, str]
    # Of whom it is stored already that they have written here.
    speakers: set[str]
    attended: float = 0.0
    # Since when nobody of each seat looks, as far as that was seen; and when the table was loaded.
    gone: dict[int, float]
    loaded: float = 0.0

    async def sit_down(self) -> None:
        """Take up everything that goes on by itself."""
        self.updates = Updates(self)
        self.holds = Holds(float(self.watch.pace.hold))
        self.readers = Readers(0 if self.match is None else self.match.happened, self.services.settings.bot_pause)
        self.standing = StandingOrders()
        self.declined = Declined(len(self.people.seats))
        self.claimed = {}
        self.speakers = set()
        self.gone = {}
        self.loaded = self.services.time.now()
        self.wake()

    # --- connections ------------------------------------------------------------------------------------

    async def join(self, connection: Connection) -> None:
        """A socket is there: it is told everything, the others that it is there."""
        async with self.lock:
            if self.lost or not self.sits(connection):
                # It comes back by itself, to the table that was loaded anew; or it has come too late for the seat.
                connection.close()
                return
            self.connections.add(connection)
            if connection.seat is not None:
                self.gone.pop(connection.seat, None)
            self.updates.arrived()
            self.updates.tell(connection)
            self.updates.presence()
        self.wake()

    async def part(self, connection: Connection) -> None:
        async with self.lock:
            self.connections.discard(connection)
            self.used = self.services.time.now()
            if connection.seat is not None and connection.seat not in watching(self.connections).seats:
                self.gone[connection.seat] = self.used
                self.hold(connection.seat, False)
            if self.is_own(connection):
                self.attended = self.used
            if connection.guest in self.services.listeners:
                self.services.spawn(self.note_seen(connection.guest, connection.seen_until(self.used)), "what was seen")
            self.updates.presence()
            self.readers.stirred.set()

    async def note_seen(self, guest: str, until: float) -> None:
        """Whoever has looked at the table is not told of what they have seen there. Should it not be stored, they are."""
        with contextlib.suppress(NotStored):
            await self.services.writer.write(Change([], [drop_seen(guest, self.id, until)]))

    async def say(self, seat: int, line: ChatBody, client: str) -> int:
        """Store a line of chat, and that its author has written here: whoever deletes themselves takes it with them."""
        new = [add_spoke(line.by, self.id)] if line.by and isinstance(line.by, str) and line.by not in self.speakers else []
        version = await self.record(EntryKind.CHAT, seat, line, client=client, statements=list(new))
        if isinstance(line.by, str):
            self.speakers.add(line.by)
        return version

    async def readable(self, guest: str, seat: int | None) -> set[tuple[str, str]]:
        """What of the guarded domains that seat of the guest's may read; without a seat, what everybody may.

        With the lock held: what is not stored yet was shown to nobody.
        """
        async with self.lock:
            if self.lost:
                raise Denied("retry")
            if seat is not None and not (0 <= seat < len(self.people.seats) and guest in self.people.seats[seat].holders):
                raise Denied("not-yours")
            if self.match is None:
                raise Denied("not-now")
            return self.updates.readable(self.match, seat)

    def is_own(self, connection: Connection) -> bool:
        """Whether it is of somebody who sits here, or of the host."""
        guest = connection.guest
        return bool(guest) and (guest == self.people.host or bool(self.people.seats_of(guest)))

    async def lapse(self) -> None:
        """Close a lobby that its people have forgotten."""
        async with self.lock:
            if self.status == "lobby" and not any(map(self.is_own, self.connections)):
                await self.record(EntryKind.PEOPLE, NOBODY, "lapse", status="closed")
                self.changed()

    def sits(self, connection: Connection) -> bool:
        """Whether the seat that a connection is for is still its guest's; who looks on has none to lose."""
        return connection.seat is None or connection.guest in self.people.seats[connection.seat].holders

    def drop_strangers(self) -> None:
        """Let the sockets of a seat go whose guests do not hold it any more."""
        for connection in list(self.connections):
            if not self.sits(connection):
                self.connections.discard(connection)
                connection.dismiss()

    def count_affair(self, people: People, seat: int) -> None:
        """One more change about a seat, if there may be: the log must not grow by that without end."""
        services, so_far = self.services, people.affairs.get(seat, 0)
        if so_far >= services.settings.limits.affairs_a_seat:
            raise Denied("too-many", None, "affairs")
        if not services.allowances.affairs.take(f"{self.id} {seat}", services.time.now()):
            raise Denied("too-fast", None, "affairs")
        people.affairs[seat] = so_far + 1

    async def catch_up(self, connection: Connection) -> None:
        """The newest update for a line that was busy."""
        async with self.lock:
            if self.sits(connection):
                self.updates.tell(connection)

    async def tell_again(self) -> None:
        """Something that is no change of the table's own."""
        if self.connections:
            async with self.lock:
                self.moment += 1
                for connection in self.connections:
                    self.updates.tell(connection)

    def changed(self, by: Connection | None = None) -> None:
        """Tell everybody, whoever did it first; keep a snapshot now and then, and let the bots go on."""
        if self.seated is not self.people:
            self.seated = self.people
            self.drop_strangers()
        self.holds.look(self)
        self.updates.broadcast(by)
        if self.match is not None:
            self.readers.look(self.match, watching(self.connections), None if by is None else by.seat)
        due = self.version - self.snapshot_at >= self.services.settings.snapshot_every
        if self.match is not None and (due or self.status == "over"):
            self.services.spawn(self.snapshot_quietly(self.version), "snapshot")
        self.wake()

    async def snapshot_quietly(self, version: int) -> None:
        async with self.lock:
            if self.version >= version and self.snapshot_at < version:
                # Without it loading takes longer, no more than that.
                with contextlib.suppress(NotStored):
                    await self.snapshot()

    # --- holding the dice -----------------------------------------------------------------------------------

    def hold(self, seat: int, on: bool) -> None:
        """The seat holds the dice, or lets go of them; the lock must be held."""
        before = self.holds.shown()
        if on:
            self.holds.take(self, seat)
        else:
            self.holds.release(self, seat)
        self.tell_holds(before)

    def tell_holds(self, before: list[HoldInfo]) -> None:
        """Tell everybody where something has changed; whoever was held up may go on."""
        if self.holds.shown() != before:
            self.updates.holding()
            self.standing.quiet = None
            self.wake()

    async def look_at_holds(self) -> None:
        """End the holds whose time is up."""
        if self.holds.since:
            async with self.lock:
                before = self.holds.shown()
                self.holds.look(self)
                self.tell_holds(before)

    def holds_shown(self) -> list[HoldInfo]:
        return self.holds.shown()

    def waits_shown(self) -> list[WaitInfo]:
        """The clock of whoever is held up by another does not run. What each is asked is said where everybody may know it."""
        stopped, waits = self.holds.stopped, super().waits_shown()
        # Bots answer before anybody could read what they are asked.
        people = any(self.people.seats[wait.seat].present for wait in waits)
        aloud = self.match.aloud() if self.match is not None and people else {}
        for wait in waits:
            if wait.seat in stopped:
                wait.due = None
            if (prompt := aloud.get(wait.seat)) is not None:
                wait.asked = AskedInfo(prompt.message, cast(dict[str, ValueJson], prompt.to_json()["args"]))
            wait.bot_from = self.bot_from(wait.seat)
        return waits

    def bot_from(self, seat: int) -> float | None:
        """When the others may let a bot play for that seat; None where nobody is missed there."""
        if not self.people.seats[seat].present or seat in watching(self.connections).seats:
            return None
        due = self.watch.absent_from(self.clocks, seat, self.gone.get(seat, 0.0))
        return None if due is None else max(due, self.loaded + COMING_BACK)

    def clocks_after(self, kind: EntryKind, seat: int, people: People, now: float) -> Clocks:
        """Clocks are stored with every entry: what they were held up for until now is taken off first."""
        self.holds.set_clocks(self)
        return super().clocks_after(kind, seat, people, now)

    # --- standing orders ------------------------------------------------------------------------------------

    def wake_orders(self) -> None:
        """Let standing orders answer, if one of them may be due; one task a table does it."""
        if self.obeying is None and not self.services.store_health.why and self.standing.may_be_due(self):
            self.obeying = self.services.spawn(self.obey(), f"orders of {self.id}")

    async def obey(self) -> None:
        """Answer one question after another until nothing is left that an order answers."""
        try:
            for _ in range(MOST_IN_A_ROW):
                async with self.lock:
                    if self.lost or not await self.answer_by_order():
                        self.standing.rest(self)
                        return
            self.standing.rest(self)
            log("orders answer without end", table=self.id)
        except NotStored:
            # They are looked at again, as bots are.
            pass
        except Exception as fault:
            # Nothing of it is there, and it would be the same again: whoever was asked answers by themselves.
            self.standing.rest(self)
            log("order not carried out", table=self.id, error=f"{type(fault).__name__}: {fault}", trace=fault)
            self.services.counters.add("faults_total")
        finally:
            self.obeying = None

    async def answer_by_order(self) -> bool:
        """Play and store the first answer that an order gives, and tell everybody; False where none does."""
        found = self.standing.due(self, self.holds)
        if found is None:
            return False
        seat, answer = found
        await self.play_in_memory(answer.action, seat, answer.decision, self.holds.is_throw(self, seat, answer.decision))
        body = ActionText(answer.decision, self.updates.action_texts.of(answer.action), order=answer.order)
        await self.record(EntryKind.ACTION, seat, body, people=self.people.without_proposal())
        self.services.counters.add("order_actions_total")
        self.changed()
        return True

    # --- bots -------------------------------------------------------------------------------------------

    def wake(self) -> None:
        """Let go on what goes on by itself: standing orders that are due, bots that are asked."""
        self.wake_orders()
        self.wake_bots()

    def wake_bots(self) -> None:
        """Let bots think if one of them is asked; one task a table does it."""
        free = self.thinking is None and not self.services.store_health.why
        if free and (self.bot_seats() or self.follower() is not None):
            self.thinking = self.services.spawn(self.let_bots_play(), f"bots of {self.id}")

    def bot_seats(self) -> list[int]:
        """Seats of bots that are asked something: those that may act beside the play first, as long as they can."""
        match = self.match
        if match is None or self.status != "playing" or not self.people.robots:
            return []
        asked = []
        for seat in match.seats:
            beside = self.is_beside(match, seat)
            if self.people.seats[seat].robotic and (not beside or self.declined.may_ask(match, seat)):
                asked.append(seat)
        return sorted(asked, key=lambda seat: (not self.is_beside(match, seat), seat))

    def is_beside(self, match: Match, seat: int) -> bool:
        """Whether nobody waits for the seat, or somebody holds up what it is waited for: it may still do business."""
        return seat not in match.waiting or seat in self.holds.stopped

    @property
    def asker(self) -> Asker:
        """For whom its bots think: for those who play here, from where they are; else for its host, after all others."""
        here = [connection.address for connection in self.connections if connection.seat is not None]
        return Asker(min(here), last=False) if here else Asker(self.people.host, last=True)

    def bot_pause(self, seat: int) -> float:
        """How long a bot waits before it moves: as long as people need to follow, and not at all where nobody looks.

        Before a throw, until somebody who plays could have reached for the dice; what people were told, they may read first.
        """
        return max(self.plain_pause(seat), self.readers.left(watching(self.connections)))

    def plain_pause(self, seat: int) -> float:
        """The same without what people read."""
        if not self.connections:
            return 0.0
        people = self.people.seats
        held = seat in self.holds.throwers(self) and any(people[one].present for one in watching(self.connections).seats)
        return self.services.settings.bot_pause * (PAUSES_TO_HOLD if held else 1.0)

    async def let_bots_play(self) -> None:
        failures = 0
        try:
            while failures < 5:
                try:
                    if self.follower() is not None:
                        await self.let_bot_follow()
                    elif seats := self.bot_seats():
                        await self.let_bot_answer(seats[0])
                    else:
                        break
                    failures = 0
                except NotStored:
                    if self.services.store_health.why:
                        # They are woken when it writes again.
                        return
                    failures += 1
                    await asyncio.sleep(0.2 * failures)
        finally:
            self.thinking = None
        if failures:
            log("bots gave up", table=self.id, error="the store refuses")

    def follower(self) -> tuple[int, Action] | None:
        """A bot's seat, and what it does at once because the people at the table have; they are asked no thought."""
        match, seats = self.match, self.people.seats
        if match is None or self.status != "playing" or not self.people.robots:
            return None
        people = [seat for seat in range(len(seats)) if seats[seat].present]
        for seat in range(len(seats)):
            action = match.follows(seat, people) if seats[seat].robotic else None
            if action is not None:
                return seat, action
        return None

    async def let_bot_follow(self) -> None:
        async with self.lock:
            found = self.follower()
            if found is not None:
                seat, action = found
                await self.play_as_bot(self.playing, seat, self.level_of(seat), action)

    def level_of(self, seat: int) -> str:
        return self.people.seats[seat].level or best_level(self.game)

    async def let_bot_answer(self, seat: int) -> None:
        """Ask one bot, outside the lock; drop its answer if the question is gone by then."""
        async with self.lock:
            match = self.match
            if match is None or seat not in self.bot_seats():
                return
            beside = self.is_beside(match, seat)
            asked = self.questions_of(match, seat)
            pause = self.plain_pause(seat)
            reading = 0.0 if beside else self.bot_pause(seat) - pause
            level = self.level_of(seat)
            at, knows = match.length, match.perspective(seat).to_bytes(reads_events(level))
        if reading > 0:
            # By then somebody may have moved: whoever is asked then is asked anew.
            await self.readers.wait(reading)
            return
        if not beside:
            await asyncio.sleep(pause)
        own = self.services.packs.own(self.game)
        answer = await self.services.thinker.think(knows, level, secrets.randbits(BOT_SEED_BITS), own, beside, self.asker)
        if answer is not None and (seconds := cast(float, answer.pop(WAITS, 0.0))) > 0 and await self.others_act(seconds, at):
            # It is asked anew.
            return
        async with self.lock:
            match = self.match
            if match is None or self.status != "playing" or not self.people.seats[seat].robotic:
                return
            if answer is None and beside:
                self.declined.note(seat, at)
                return
            if beside != self.is_beside(match, seat):
                # Somebody has taken the dice meanwhile, or let go of them: it is asked again.
                return
            unchanged = match.length == at
            if unchanged or (not beside and self.questions_of(match, seat) == asked):
                await self.play_for_bot(match, seat, level, answer, unchanged)

    async def others_act(self, seconds: float, length: int) -> bool:
        """Wait for people who are here, if any is: whether the match has gone on meanwhile."""
        if any(self.people.seats[seat].present for seat in watching(self.connections).seats):
            await self.readers.wait(seconds * self.readers.scale)
        return self.match is None or self.match.length != length

    def questions_of(self, match: Match, seat: int) -> list[int]:
        return [match.public_id(d) for d in match.questions(seat) if not d.open]

    async def play_for_bot(self, match: Match, seat: int, level: str, answer: dict[str, object] | None, unchanged: bool) -> None:
        """The bot's answer; where it gave none that is legal, a random one, so that nobody waits for ever."""
        said = None if answer is None else answer.pop(SAID, None)
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
            action, said = random.choice(match.actions(seat)), None
        await self.play_as_bot(match, seat, level, action, cast(Said | None, said))

    async def play_as_bot(self, match: Match, seat: int, level: str, action: Action, said: Said | None = None) -> None:
        """Play it, store it, tell everybody, with what the bot says; but no throw that somebody holds up."""
        decision = match.decision_for(action, seat)
        assert decision is not None
        throws = self.holds.is_throw(self, seat, decision)
        if throws and seat in self.holds.stopped:
            self.declined.note(seat, match.length)
            return
        await self.play_in_memory(action, seat, decision, throws)
        # What somebody has asked about stands: bots answer at once, and nobody could ever be asked about an undo.
        body = ActionText(decision, self.updates.action_texts.of(action), level, said=UNSET if said is None else said)
        version = await self.record(EntryKind.ACTION, seat, body)
        if self.people.seats[seat].standin:
            self.stood_in.append(StandinNote(version, seat))
        if said is not None:
            self.said.append(SaidNote(version, seat, *said))
        self.services.counters.add("bot_actions_total")
        self.changed()

    async def play_in_memory(self, action: Action, seat: int, decision: int, throws: bool) -> None:
        """A fault of the rules themselves must not leave half a move behind. throws: it answers what can be held."""
        try:
            self.playing.enter(action, seat, decision)
        except bottlecap.IllegalAction:
            raise
        except Exception as fault:
            log("the rules failed", table=self.id, game=self.game.id, error=f"{type(fault).__name__}: {fault}", trace=fault)
            self.services.counters.add("faults_total")
            await self.reload()
            raise Denied("fault") from None
        if throws:
            self.holds.thrown(seat)

    # --- clocks -----------------------------------------------------------------------------------------

    async def look_at_clock(self) -> None:
        """Hand every seat whose time is up to a bot, until its person takes it back."""
        await self.look_at_holds()
        now = self.services.time.now()
        late = [seat for seat in self.clocks.waits if self.is_late(seat, now)]
        if not late or self.status != "playing":
            return
        async with self.lock:
            for seat in late:
                if self.status == "playing" and self.is_late(seat, now):
                    await self.hand_over(seat, "clock")
                    self.changed()

    def is_late(self, seat: int, now: float) -> bool:
        due = self.watch.due(self.clocks, seat)
        stands = seat in self.holds.stopped
        return due is not None and due <= now and not stands and self.people.seats[seat].present

    async def hand_over(self, seat: int, why: str, level: str = "") -> int:
        """A bot plays that seat until its person is back; the record says so. Whoever calls it tells everybody."""
        people = self.people.copy()
        people.seats[seat].standin = True
        people.seats[seat].level = level or best_level(self.game)
        people.proposal = None
        note = f"seat {seat} is played by a bot ({why})"
        self.playing.note(note)
        version = await self.record(EntryKind.NOTE, seat, note, people=people)
        self.services.counters.add("standins_total")
        return version
