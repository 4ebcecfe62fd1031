"""Matches of earlier rules: none of them can go on or be played again, and nothing of them becomes unreadable.

A lobby goes over to today's rules. A match under way is closed, with when and why; one that is over stays over. People, chat
and results are read as ever, and the record is written from the log, for the version of Bottlecap that can replay it.
"""

from hashlib import blake2b
from typing import Final

import msgspec

import bottlecap
from bottlecap.engine.game import Game
from bottlecap.engine.questions import UNDO_IDS
from bottlecap.engine.record import FORMAT, OLD_FORMAT, PRINT, PRINT_SIZE, Record
from bottlecap.engine.record import linked as next_line
from bottlecap.engine.stored import CHECK_BYTES
from bottlecap.server.content.packs import Packs
from bottlecap.server.errors import NotStored
from bottlecap.server.operations.server_log import log
from bottlecap.server.people.seats import People
from bottlecap.server.services import Services
from bottlecap.server.store.base import Change, set_chain, set_people, set_rules, set_status
from bottlecap.server.store.schema import Entry, EntryKind, TableRow
from bottlecap.server.tables.clocks import Clocks
from bottlecap.server.tables.entries import NOBODY, ActionBody, UndoBody, first_match, header_chain, linked, options_of, unlinked

# A state has fewer bytes than this.
MOST_BYTES: Final = 20_000
HASH_BYTES: Final = 16


def is_earlier(packs: Packs, row: TableRow) -> bool:
    """Whether the table's match is of other rules than today's."""
    today = packs.games.get(row.game)
    return today is not None and today.version != row.rules


async def game_of(packs: Packs, row: TableRow) -> Game:
    """The game with the content that the match is played with; of an earlier one, whose content may be unreadable too, today's."""
    return packs.games[row.game] if is_earlier(packs, row) else await packs.game(row.game, row.content)


async def settle(services: Services) -> None:
    """Before anybody comes: no table that has not ended is of earlier rules and open."""
    for row in await services.store.unfinished():
        if is_earlier(services.packs, row):
            today = services.packs.games[row.game]
            try:
                await (renew(services, row, today) if row.status == "lobby" and can_begin(row, today) else close(services, row))
            except NotStored as fault:
                # It is shown as closed all the same, and closed for good by the next start.
                log("table of earlier rules not settled", table=row.id, error=str(fault))


def can_begin(row: TableRow, game: Game) -> bool:
    try:
        first_match(row, game)
    except bottlecap.BadOption:
        return False
    return True


async def renew(services: Services, row: TableRow, game: Game) -> None:
    """Nothing was played yet: it will begin under today's rules, with what new tables are played with."""
    new = msgspec.structs.replace(row, rules=game.version, content=game.content)
    statements = [*services.packs.missing(game), set_rules(row.id, game.version, game.content)]
    chain = header_chain(new)
    for entry in await services.store.entries_of(row.id):
        chain = linked(chain, unlinked(entry))
        statements.append(set_chain(row.id, entry.n, chain))
    await services.writer.write(Change([], statements))
    log("lobby goes over to today's rules", table=row.id, game=row.game, rules=game.version)


async def close(services: Services, row: TableRow) -> None:
    """Say in the table's own log that it was closed; the clocks of all who were waited for stand still."""
    last = (await services.store.entries_of(row.id))[-1]
    around, now = People.from_text(row.people), services.time.now()
    around.closed, around.proposal = now, None
    clock = Clocks(Clocks.from_text(last.clock).reserve).text()
    fields = (row.id, last.n + 1, EntryKind.PEOPLE, NOBODY, None, "closed", now, last.events, clock, None, "")
    entry = Entry(*fields, linked(last.chain, fields))
    statements = [set_people(row.id, around.text(), around.host), set_status(row.id, "closed")]
    await services.writer.write(Change([entry], statements))
    log("match of earlier rules closed", table=row.id, game=row.game, rules=row.rules)


# --- records ----------------------------------------------------------------------------------------------


def recorded(row: TableRow, log: list[Entry], snapshot: tuple[int, bytes] | None) -> str:
    """The record of a match that cannot be played again, from what was stored when it was played."""
    header = next_line(
        "",
        {
            "bottlecap": FORMAT if any(entry.print.startswith(PRINT) for entry in log) else OLD_FORMAT,
            "game": row.game,
            "version": row.rules,
            "content": row.content,
            "players": row.players,
            "options": options_of(row),
            "seed": bytes(row.seed).hex(),
            "chance": "seed",
        },
    )
    chain = str(header["chain"])
    entries: list[dict[str, object]] = []
    mark = ""
    for line in played_lines(log):
        entries.append(next_line(chain, line))
        chain, mark = str(entries[-1]["chain"]), str(line["state"])
    end = {"end": len(entries), "over": row.status == "over", "state": whole_print(mark, snapshot)}
    return Record(header, entries, next_line(chain, end)).text


def played_lines(log: list[Entry]) -> list[dict[str, object]]:
    """What was played, as the lines of a record have it."""
    out: list[dict[str, object]] = []
    # Whose the actions are that still count.
    standing: list[int] = []
    undos = 0
    for entry in log:
        if not entry.played:
            continue
        line: dict[str, object] = {"n": len(out), "seat": entry.seat}
        if entry.kind == EntryKind.ACTION:
            body = msgspec.json.decode(entry.body, type=ActionBody)
            line |= {"decision": body.decision - undos * UNDO_IDS, "action": body.action}
            standing.append(entry.seat)
        elif entry.kind == EntryKind.UNDO:
            consent = msgspec.json.decode(entry.body, type=UndoBody).consent
            back = standing[::-1].index(entry.seat) + 1 if consent else 1
            line |= {"undo": back, "consent": consent}
            del standing[len(standing) - back :]
            undos += 1
        else:
            line = {"n": len(out), "table": entry.body}
        out.append({**line, "state": entry.print})
    return out


def whole_print(mark: str, snapshot: tuple[int, bytes] | None) -> str:
    """The whole fingerprint of the last state, of which entries keep the beginning: its bytes are the end of a snapshot."""
    body = b"" if snapshot is None else snapshot[1][:-CHECK_BYTES]
    for size in range(1, min(len(body), MOST_BYTES)):
        found = blake2b(body[-size:], digest_size=HASH_BYTES).hexdigest()
        if found[:PRINT_SIZE] == mark.removeprefix(PRINT):
            return found
    return mark
