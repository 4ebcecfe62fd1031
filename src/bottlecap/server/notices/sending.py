"""Sends what is due: to whoever has not seen it meanwhile, bundled, not in their quiet hours, and never twice knowingly."""

import asyncio
import base64
from collections.abc import Iterable
from importlib.util import find_spec
from typing import Final

from sqlalchemy import Executable

from bottlecap.server.errors import Denied, NotRead, NotStored
from bottlecap.server.notices.delivery import Message, Sent, deliver, shown_service
from bottlecap.server.notices.wishes import Wishes, wishes_from
from bottlecap.server.notices.wording import mark_of, message_of
from bottlecap.server.operations.crash_points import crash_point
from bottlecap.server.operations.processes import NoAnswer, Workers
from bottlecap.server.operations.server_log import log
from bottlecap.server.people.seats import People
from bottlecap.server.services import Services
from bottlecap.server.store.base import Change
from bottlecap.server.store.notices import (
    addresses_of,
    all_wishes,
    drop_address,
    drop_notices,
    kept_key,
    listeners,
    notices_of,
    people_due,
    put_batch,
    put_off,
    set_failed,
    wishes_of,
)
from bottlecap.server.store.schema import AddressRow, NoticeRow
from bottlecap.server.tables.all_tables import Tables
from bottlecap.server.tables.clocks import Clocks

LOOK_EVERY: Final = 1.0
# So many people are told at the same time, and so many things each as one message.
PEOPLE_AT_ONCE: Final = 100
# After a failure it is tried again so many seconds later, each time longer; then the address is put to rest.
AGAIN: Final = (60.0, 300.0, 1800.0, 7200.0)
PATIENCE: Final = 40
# How many are delivered at once: to addresses that have not failed, and to those that have, or are tried out. Whoever gives
# addresses that never answer makes nobody wait whose addresses do.
SWIFT: Final = 2
SLOW: Final = 1
VAPID: Final = "vapid"
POINT_BYTES: Final = 65
# Why something was not delivered that is no fault of its address.
BROKEN: Final = "broken"


class Notifier:
    """wishes: of everybody who has an address; tables look up there who is told (`services.listeners`)."""

    def __init__(self, services: Services, tables: Tables) -> None:
        self.services = services
        self.tables = tables
        self.store = services.store
        self.wishes: dict[str, Wishes] = {}
        self.workers = Workers(SWIFT + SLOW, PATIENCE)
        self.swift, self.slow = asyncio.Semaphore(SWIFT), asyncio.Semaphore(SLOW)
        self.vapid = ""
        # Who is being told: what is being sent is still on the list.
        self.telling: dict[str, asyncio.Task[None]] = {}
        services.heed = self.heed

    async def begin(self) -> None:
        if can_send():
            self.vapid = await kept_key(self.store, self.services.writer, VAPID, new_vapid)
        known = await all_wishes(self.store)
        self.wishes |= {guest: wishes_from(known.get(guest, "")) for guest in await listeners(self.store)}
        self.services.listeners |= self.wishes

    async def heed(self, guest: str) -> None:
        """Whether and how somebody listens has changed."""
        if any(not row.rests for row in await addresses_of(self.store, guest)):
            self.wishes[guest] = self.services.listeners[guest] = wishes_from(await wishes_of(self.store, guest))
        else:
            self.wishes.pop(guest, None)
            self.services.listeners.pop(guest, None)

    async def run(self) -> None:
        while True:
            await asyncio.sleep(LOOK_EVERY)
            try:
                await self.begin_telling()
            except (NotStored, NotRead):
                # The store says so itself; what is due stays due.
                continue
            except Exception as fault:
                log("notices failed", error=f"{type(fault).__name__}: {fault}", trace=fault)

    async def send_due(self) -> None:
        """Whatever is due now; it is done when all of it is sent."""
        await self.begin_telling()
        await asyncio.gather(*self.telling.values())

    async def begin_telling(self) -> None:
        """Everybody by themselves: whose addresses are slow keeps nobody else waiting."""
        now, room = self.services.time.now(), PEOPLE_AT_ONCE - len(self.telling)
        if room <= 0:
            return
        for guest in await people_due(self.store, now, list(self.telling), room):
            if guest not in self.telling:
                self.telling[guest] = self.services.spawn(self.tell_one(guest, now), "a notice")

    async def tell_one(self, guest: str, now: float) -> None:
        try:
            rows = await notices_of(self.store, guest, now)
            try:
                await self.tell(guest, rows, now)
            except (NotStored, NotRead):
                # It stays due.
                pass
            except Exception as fault:
                # Nobody else is told less for it, and it does not come up again at once.
                log("notice failed", error=f"{type(fault).__name__}: {fault}", trace=fault)
                self.services.counters.add("faults_total")
                await self.write(*(once_more(row, now) for row in rows))
        finally:
            del self.telling[guest]

    async def tell(self, guest: str, rows: list[NoticeRow], now: float) -> None:
        wishes = self.wishes.get(guest) if guest in self.services.listeners else None
        if wishes is None:
            await self.write(drop_notices([row.id for row in rows]))
            return
        later = wishes.after_quiet(now)
        if later > now:
            await self.write(put_off([row.id for row in rows], later))
            return
        due = [row for row in rows if wishes.wants(row.kind, row.table) and await self.holds(row)]
        void = [row.id for row in rows if row not in due]
        if void:
            await self.write(drop_notices(void))
        for batch in sorted({row.batch for row in due}, reverse=True):
            await self.send(guest, [row for row in due if row.batch == batch], wishes, now)

    async def holds(self, row: NoticeRow) -> bool:
        """Whether it is still so and still theirs, and they do not look at it."""
        table = self.tables.here(row.table)
        if table is not None and any(c.guest == row.guest for c in table.connections):
            return False
        found = await self.store.table(row.table)
        if found is None or row.seat not in People.from_text(found.people).seats_of(row.guest):
            return False
        if row.kind != "turn":
            return True
        clock = (await self.store.last_clocks([row.table])).get(row.table)
        wait = Clocks.from_text(clock).waits.get(row.seat) if clock else None
        return wait is not None and wait.since <= row.made

    async def send(self, guest: str, rows: list[NoticeRow], wishes: Wishes, now: float) -> None:
        """To all addresses. It is off the list as soon as one has it; those that fail are told of themselves.

        Which notices go with which message is written down before: a server that dies before it has noted that they arrived
        sends the same message again, with the same mark, and browsers show it once.
        """
        mark = rows[0].batch
        if not mark:
            mark = mark_of(rows)
            await self.write(put_batch([row.id for row in rows], mark))
        crash_point("notices begun")
        games = {row.table: found.game for row in rows if (found := await self.store.table(row.table)) is not None}
        message = message_of(rows, mark, games, wishes.lang, self.services)
        results = [(row, await self.deliver(row, message)) for row in await addresses_of(self.store, guest) if not row.rests]
        crash_point("notices sent")
        statements = list(self.noted(results))
        if any(sent.good for _, sent in results) or not results:
            statements.append(drop_notices([row.id for row in rows]))
        else:
            statements += [once_more(row, now) for row in rows]
        await self.write(*statements)
        if any(sent.gone or row.failed >= len(AGAIN) for row, sent in results):
            await self.heed(guest)
        self.services.counters.add("notices_sent_total", sum(sent.good for _, sent in results))

    def noted(self, results: Iterable[tuple[AddressRow, Sent]]) -> Iterable[Executable]:
        for row, sent in results:
            if sent.gone and row.kind == "push":
                yield drop_address(row.guest, row.id)
            elif sent.good and row.failed:
                yield set_failed(row.id, 0, "")
            elif not sent.good:
                log("notice not delivered", why=sent.why, failed=row.failed + 1)
                if sent.why != BROKEN:
                    rests = sent.why if sent.gone or row.failed >= len(AGAIN) else ""
                    yield set_failed(row.id, row.failed + 1, rests)

    async def deliver(self, row: AddressRow, message: Message, trial: bool = False) -> Sent:
        settings = self.services.settings
        contact = settings.contact or (settings.origins[0] if settings.origins else "mailto:nobody@localhost")
        vapid = self.vapid if row.kind == "push" else ""
        async with self.slow if trial or row.failed else self.swift:
            try:
                return await self.workers.run(deliver, row.kind, row.address, message, vapid, contact, settings.notices_loopback)
            except NoAnswer:
                # The process is gone, maybe by another's doing: a slow address is told by the process itself.
                return Sent(False, why=BROKEN)

    async def shown(self, address: str) -> str:
        """How an address is shown to its owner; nothing where no service has it. Apprise is large, and not for this process."""
        try:
            async with self.slow:
                return await self.workers.run(shown_service, address, self.services.settings.notices_loopback)
        except NoAnswer:
            raise Denied("retry") from None

    # --- keys -------------------------------------------------------------------------------------------

    def public_key(self) -> str:
        """Of the key by which push services know this server; none where it sends no notices."""
        return public_part(self.vapid) if self.vapid else ""

    async def write(self, *statements: Executable) -> None:
        await self.services.writer.write(Change([], list(statements)))


def once_more(row: NoticeRow, now: float) -> Executable:
    """After it has failed: later, or not at all any more."""
    return drop_notices([row.id]) if row.tries >= len(AGAIN) else put_off([row.id], now + AGAIN[row.tries], row.tries + 1)


def can_send() -> bool:
    """Whether what it takes to send notices is installed."""
    return all(find_spec(name) is not None for name in ("apprise", "pywebpush"))


def new_vapid() -> str:
    """As pywebpush wants it: the secret number of a key on P-256, in base64."""
    from cryptography.hazmat.primitives.asymmetric import ec

    secret = ec.generate_private_key(ec.SECP256R1()).private_numbers().private_value
    return b64(secret.to_bytes(32, "big"))


def public_part(vapid: str) -> str:
    """As a browser wants it: the point, uncompressed."""
    from cryptography.hazmat.primitives.asymmetric import ec
    from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat

    secret = int.from_bytes(unb64(vapid), "big")
    point = ec.derive_private_key(secret, ec.SECP256R1()).public_key()
    return b64(point.public_bytes(Encoding.X962, PublicFormat.UncompressedPoint))


def is_point(data: bytes) -> bool:
    """Whether it is a browser's public key, uncompressed."""
    from cryptography.hazmat.primitives.asymmetric import ec

    try:
        ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), data)
    except ValueError:
        return False
    return len(data) == POINT_BYTES


def unb64(text: str) -> bytes:
    """ValueError where it is none."""
    return base64.b64decode(text.rstrip("=") + "=" * (-len(text.rstrip("=")) % 4), altchars=b"-_", validate=True)


def b64(data: bytes) -> str:
    return base64.urlsafe_b64encode(data).rstrip(b"=").decode()
