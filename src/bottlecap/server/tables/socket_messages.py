"""What people send over their sockets: each message checked, played once, stored, and answered."""

import bottlecap
from bottlecap.engine.orders import standing_ways
from bottlecap.engine.undo import last_action
from bottlecap.server.bots.thinking import checked_level
from bottlecap.server.errors import Denied, denied
from bottlecap.server.operations.server_log import log
from bottlecap.server.people.names import likeness, plain
from bottlecap.server.people.seats import Proposal
from bottlecap.server.protocol.socket_in import (
    Chat,
    ClientMessage,
    Hint,
    Hold,
    Orders,
    Ping,
    Play,
    Propose,
    TakeBack,
    Undo,
    Vote,
    Why,
)
from bottlecap.server.protocol.socket_out import Ack, Pong, Refused, WhyAnswer
from bottlecap.server.store.schema import EntryKind
from bottlecap.server.tables.connections import Connection
from bottlecap.server.tables.entries import NOBODY, ActionText, ChatBody, UndoBody, remark_json
from bottlecap.server.tables.hints import hinted
from bottlecap.server.tables.live_table import LiveTable

Changing = Play | Undo | Propose | Vote | TakeBack | Orders | Chat


async def handle(table: LiveTable, connection: Connection, message: ClientMessage) -> None:
    """Do what a message asks for, and answer it."""
    if isinstance(message, Ping):
        connection.put(Pong(table.services.time.now()))
        return
    try:
        if isinstance(message, Why):
            await answer(table, connection, message)
        elif isinstance(message, Hint):
            connection.put(await hinted(table, connection, message))
        elif isinstance(message, Hold):
            await hold(table, connection, message)
        else:
            await change(table, connection, message)
    except bottlecap.Error as fault:
        why = denied(fault)
        table.services.counters.add("refusals_total")
        connection.put(Refused(message.id, why.code, why.rule, why.detail))
    except Exception as fault:
        log("message failed", table=table.id, error=f"{type(fault).__name__}: {fault}", trace=fault)
        table.services.counters.add("faults_total")
        connection.put(Refused(message.id, "fault"))


async def answer(table: LiveTable, connection: Connection, message: Why) -> None:
    """Why something is refused: a question that changes nothing."""
    async with table.lock:
        seat = seat_of(table, connection)
        match = table.playing
        refusal = match.why_not(match.action_from_json(message.action, seat), seat)
        lacks = [] if refusal is None else [remark_json(match.game, remark) for remark in refusal.remarks]
        connection.put(WhyAnswer(message.id, None if refusal is None else refusal.rule, lacks))


async def hold(table: LiveTable, connection: Connection, message: Hold) -> None:
    """Hold the dice, or let go of them: told to everybody and stored nowhere."""
    async with table.lock:
        seat = seat_of(table, connection)
        if message.on:
            if not table.people.seats[seat].present:
                raise Denied("not-now", None, "standin")
            # Every hold is told to everybody: so many at once, then so many a second.
            if not table.services.allowances.holds.take(f"{table.id} {seat}", table.services.time.now()):
                raise Denied("too-fast")
        table.hold(seat, message.on)
        connection.put(Ack(message.id, table.version))


async def change(table: LiveTable, connection: Connection, message: Changing) -> None:
    """Store a change, then tell everybody: the update acknowledges it. What was sent before is acknowledged again."""
    seat = NOBODY if connection.seat is None else connection.seat
    async with table.lock:
        if not table.sits(connection):
            raise Denied("not-yours")
        known = table.sent.get((seat, message.id))
        if known is None:
            await changed_by(table, connection, message)
            connection.acks.append(message.id)
            table.changed(connection)
        elif message.id not in connection.acks:
            # Sent twice, and the update of it is out already: there is nothing else to tell.
            connection.put(Ack(message.id, known))


async def changed_by(table: LiveTable, connection: Connection, message: Changing) -> int:
    """The number of the change that this message is."""
    if isinstance(message, Chat):
        return await chat(table, connection, message)
    seat = seat_of(table, connection)
    if isinstance(message, Play):
        return await play(table, seat, message)
    if isinstance(message, Undo):
        return await undo(table, seat, message)
    if isinstance(message, TakeBack):
        return await take_back(table, seat, message)
    if isinstance(message, Orders):
        return await give_orders(table, seat, message)
    if isinstance(message, Propose):
        return await propose(table, seat, message)
    return await vote(table, seat, message)


def seat_of(table: LiveTable, connection: Connection) -> int:
    """The seat that a message is for, if it is still whose line it came over. The table's lock must be held."""
    if connection.seat is None or not table.sits(connection):
        raise Denied("not-yours")
    return connection.seat


async def play(table: LiveTable, seat: int, message: Play) -> int:
    match = table.playing
    if not table.people.seats[seat].present:
        raise Denied("not-now", None, "standin")
    action = match.action_from_json(message.action, seat)
    throws = table.holds.is_throw(table, seat, message.decision)
    if throws:
        table.holds.check(table, seat)
    await table.play_in_memory(action, seat, message.decision, throws)
    body = ActionText(message.decision, table.updates.action_texts.of(action))
    version = await table.record(EntryKind.ACTION, seat, body, client=message.id, people=table.people.without_proposal())
    table.services.counters.add("actions_total")
    return version


async def undo(table: LiveTable, seat: int, message: Undo) -> int:
    if not table.people.seats[seat].present:
        raise Denied("not-now", None, "standin")
    await table.undo(seat, consent=False)
    return await table.record(EntryKind.UNDO, seat, UndoBody(False), client=message.id, people=table.people.without_proposal())


async def give_orders(table: LiveTable, seat: int, message: Orders) -> int:
    """Keep a seat's standing orders; what they answer is answered at once, also what the seat is asked already."""
    if table.status not in ("lobby", "playing"):
        raise Denied("old-rules" if table.earlier else "not-now")
    orders = standing_ways(table.game, message.orders)
    people = table.people.copy()
    table.count_affair(people, seat)
    people.seats[seat].orders = orders
    # Who gives an order means the question before them too, even if they have just taken an answer to it back.
    people.seats[seat].ordered_at = 0 if table.match is None else table.match.length
    return await table.record(EntryKind.PEOPLE, seat, "orders", client=message.id, people=people)


async def take_back(table: LiveTable, seat: int, message: TakeBack) -> int:
    match = table.playing
    if not table.people.seats[seat].standin:
        raise Denied("not-now")
    people = table.people.copy()
    people.seats[seat].standin = False
    people.seats[seat].level = ""
    # Whoever comes back gets the clock of a fresh start, or they could be gone again at once.
    table.clocks.waits.pop(seat, None)
    table.clocks.reserve[seat] = max(table.clocks.reserve[seat], float(table.watch.pace.reserve) / 2)
    note = f"seat {seat} is played by its person again"
    match.note(note)
    return await table.record(EntryKind.NOTE, seat, note, client=message.id, people=people)


async def propose(table: LiveTable, seat: int, message: Propose) -> int:
    """Ask the others; where nobody has to be asked, it is done at once."""
    match = table.playing
    if table.people.proposal is not None or not table.people.seats[seat].present:
        raise Denied("not-now")
    target, level = seat, ""
    if message.kind == "bot":
        target, level = absent_seat(table, seat, message.seat), checked_level(message.level, table.game)
    elif table.people.fair:
        raise Denied("fair")
    elif last_action(match, seat) < 0:
        raise Denied("illegal", "undo-nothing")
    people = table.people.copy()
    table.count_affair(people, seat)
    proposal = Proposal(table.version + 1, message.kind, target, seat, [] if target == seat else [seat], level)
    people.proposal = proposal
    version = await table.record(EntryKind.PEOPLE, seat, f"propose {message.kind} {target}", client=message.id, people=people)
    if table.people.agreed(proposal):
        version = await carry_out(table, proposal)
    return version


def absent_seat(table: LiveTable, seat: int, target: int | None) -> int:
    """The seat a bot is asked for: of a person who plays by themselves, but is not there."""
    if target is None or not 0 <= target < table.row.players or target == seat:
        raise Denied("bad-seat")
    due = table.bot_from(target)
    if due is None:
        raise Denied("not-now")
    if due > table.services.time.now():
        raise Denied("not-now", None, "grace")
    return target


async def vote(table: LiveTable, seat: int, message: Vote) -> int:
    proposal = table.people.proposal
    if table.earlier:
        raise Denied("old-rules")
    if proposal is None or proposal.id != message.proposal or table.status != "playing":
        raise Denied("not-now")
    withdrawn = seat == proposal.by and not message.agree
    if seat not in table.people.needed(proposal) and not withdrawn:
        raise Denied("not-yours")
    if message.agree and seat in proposal.agreed:
        # Said already: the log would grow by every yes.
        raise Denied("not-now")
    people = table.people.copy()
    if not message.agree:
        if withdrawn:
            people.proposal = None
        else:
            people.refuse(proposal, seat, table.version + 1)
        return await table.record(EntryKind.PEOPLE, seat, "vote no", client=message.id, people=people)
    asked = people.proposal
    assert asked is not None
    asked.agreed.append(seat)
    version = await table.record(EntryKind.PEOPLE, seat, "vote yes", client=message.id, people=people)
    if people.agreed(asked):
        await carry_out(table, asked)
    return version


async def carry_out(table: LiveTable, proposal: Proposal) -> int:
    """All have agreed."""
    people = table.people.copy()
    people.proposal = None
    if proposal.kind == "bot":
        if table.bot_from(proposal.seat) is None:
            # They are back, or nobody waits for them any more.
            return await table.record(EntryKind.PEOPLE, proposal.seat, "not missed", people=people)
        return await table.hand_over(proposal.seat, "agreed", proposal.level)
    await table.undo(proposal.seat, consent=True)
    return await table.record(EntryKind.UNDO, proposal.seat, UndoBody(True), people=people)


async def chat(table: LiveTable, connection: Connection, message: Chat) -> int:
    seat = NOBODY if connection.seat is None else connection.seat
    if table.spoken[seat] >= chat_share(table, seat):
        raise Denied("too-many")
    text = plain(message.text)
    if not text:
        raise Denied("bad-message")
    name = connection.name if connection.seat is None else table.people.seats[connection.seat].name
    if seat == NOBODY and any(likeness(name) == likeness(other.name) for other in table.people.seats if other.name):
        # Who looks on must not pass for one of those who play.
        raise Denied("name-taken")
    if not speaks_in_time(table, connection):
        raise Denied("too-fast")
    return await table.say(seat, ChatBody(name, text, by=connection.guest), message.id)


def chat_share(table: LiveTable, seat: int) -> int:
    """How many lines a seat may write in all, or those who look on: nobody can use up what is another's."""
    lines = table.services.settings.limits.chat_lines
    return lines // 2 if seat == NOBODY else (lines - lines // 2) // table.row.players


def speaks_in_time(table: LiveTable, connection: Connection) -> bool:
    """Every line of chat goes to everybody: so many at once, then so many a second, whichever line they come over."""
    allowed, now = table.services.allowances, table.services.time.now()
    if connection.seat is not None:
        return allowed.chat.take(f"{table.id} {connection.seat}", now)
    return allowed.onlookers.take(f"{table.id} {connection.address}", now) and allowed.chat.take(f"{table.id} onlookers", now)
