"""Coming back by a link in a mail, where the server has mail.

The address itself is not kept: its digest says whose it is, and whoever wants a link types it again. Whether an address is known,
nobody learns but who reads its mail: the answer is the same, and the letter goes out afterwards.
"""

import asyncio
import hmac
import smtplib
from functools import cached_property
from hashlib import sha256
from pathlib import Path
from typing import Final

from bottlecap.engine.messages import messages_in
from bottlecap.server.errors import Denied
from bottlecap.server.operations.mail import MailServer, is_address, mail_server, send_mail
from bottlecap.server.operations.security import digest, new_token
from bottlecap.server.operations.server_log import log
from bottlecap.server.people.guests import NOBODY, Asked, Visitor, address_of
from bottlecap.server.persons.coming_back import Persons
from bottlecap.server.store.base import add_key, drop_key, drop_keys
from bottlecap.server.store.mail_links import add_mail_link, drop_late_links, drop_mail_link, mail_link
from bottlecap.server.store.notices import kept_key
from bottlecap.server.store.schema import KeyKind, KeyRow, MailLinkRow

LOCALE: Final = Path(__file__).parent / "locale"
KEEP: Final = "keep"
RETURN: Final = "return"
MINUTES: Final = 30
# The key by which addresses are digested: without it nobody finds out by trying which ones are known.
SALT: Final = "mail"


def shown_address(address: str) -> str:
    """Enough of it for its owner to know it again."""
    name, _, host = address.rpartition("@")
    return f"{name[:1]}…@{host}"


class MailLinks:
    def __init__(self, persons: Persons) -> None:
        self.persons = persons
        self.services = persons.services
        self.salt = ""
        # One at a time, or a link that is followed twice at once would count twice.
        self.following = asyncio.Lock()

    @cached_property
    def server(self) -> MailServer | None:
        """A link leads to an address that whoever runs the server has named, or to this machine: never to one that a request
        says of itself."""
        settings = self.services.settings
        return mail_server(settings.mail) if settings.origins or settings.loopback else None

    async def begin(self) -> None:
        self.salt = await kept_key(self.services.store, self.services.writer, SALT, new_token)

    async def ask_to_keep(self, request: Asked, visitor: Visitor, address: str, lang: str) -> None:
        """Send a link by which the address becomes the visitor's to come back by."""
        self.check(request, address)
        mail = self.digested(address)
        if self.may_write(mail):
            link = MailLinkRow("", visitor.guest.id, KEEP, mail, shown_address(address), 0.0)
            await self.send(request, link, address, lang, visitor)

    async def ask_to_return(self, request: Asked, address: str, lang: str) -> None:
        """Send a link by which whoever has that address comes back; where nobody has it, nothing. It is looked up when the
        answer is out: else how long that took would tell whether somebody has it."""
        self.check(request, address)
        self.services.spawn(self.send_to_return(request, address, lang), "mail")

    async def send_to_return(self, request: Asked, address: str, lang: str) -> None:
        mail = self.digested(address)
        key = await self.services.store.key(mail)
        if key is not None and key.kind == KeyKind.MAIL and self.may_write(mail):
            await self.send(request, MailLinkRow("", key.guest, RETURN, mail, key.name, 0.0), address, lang)

    def check(self, request: Asked, address: str) -> None:
        if self.server is None:
            raise Denied("not-now", None, "no-mail")
        if not is_address(address):
            raise Denied("bad-address")
        if not self.services.allowances.returns.take(address_of(request), self.services.time.now()):
            raise Denied("too-fast", None, "returns")

    def may_write(self, mail: str) -> bool:
        """Nobody's box is filled: what is too much is not sent, and nobody is told."""
        return self.services.allowances.letters.take(mail, self.services.time.now())

    async def send(self, request: Asked, link: MailLinkRow, address: str, lang: str, visitor: Visitor | None = None) -> None:
        token, now = new_token(), self.services.time.now()
        row = MailLinkRow(digest(token), link.guest, link.purpose, link.mail, link.name, now + MINUTES * 60)
        await self.persons.write(*(visitor.arrive() if visitor else ()), drop_late_links(now), add_mail_link(row))
        settings = self.services.settings
        origin = settings.origins[0] if settings.origins else request.headers.get("Origin", "")
        # What stands after the # never leaves the browser before somebody has pressed a button: whoever looks through mails for
        # links and opens them uses none up.
        words, about = messages_in(LOCALE), {"link": f"{origin}/#mail={token}", "minutes": MINUTES}
        texts = (words.text(f"mail-{row.purpose}-subject", {}, lang), words.text(f"mail-{row.purpose}", about, lang))
        self.services.spawn(self.post(address, *texts), "mail")

    async def post(self, address: str, subject: str, text: str) -> None:
        assert self.server is not None
        try:
            await asyncio.to_thread(send_mail, self.server, address, subject, text)
            self.services.counters.add("mails_sent_total")
        except (OSError, ValueError, smtplib.SMTPException) as fault:
            # Without what the other side said: it may repeat the address.
            log("mail not sent", error=type(fault).__name__)

    async def follow(self, request: Asked, token: str) -> Visitor:
        """Each link once. One to keep an address counts only where it was asked for: else a stranger's box would be theirs."""
        if not self.services.allowances.returns.take(address_of(request), self.services.time.now()):
            raise Denied("too-fast", None, "returns")
        async with self.following:
            return await self.followed(request, token)

    async def followed(self, request: Asked, token: str) -> Visitor:
        link = await mail_link(self.services.store, digest(token))
        if link is None or link.until < self.services.time.now():
            raise Denied("bad-link")
        if link.purpose == KEEP:
            return await self.keep(request, link)
        key = await self.services.store.key(link.mail)
        if key is None or key.guest != link.guest:
            raise Denied("bad-link")
        await self.persons.write(drop_mail_link(link.id))
        return await self.persons.let_in(request, key, key.count + 1)

    async def keep(self, request: Asked, link: MailLinkRow) -> Visitor:
        """The address is theirs now, instead of the one before; whoever reads its mail decides whose it is."""
        here, now = await self.persons.guests.of(request), self.services.time.now()
        if here is NOBODY or here.id != link.guest:
            raise Denied("link-elsewhere")
        before = await self.services.store.key(link.mail)
        gone = [] if before is None else [drop_key(before.guest, before.id)]
        key = KeyRow(link.mail, here.id, KeyKind.MAIL, link.name, "", 0, now, None)
        await self.persons.write(drop_mail_link(link.id), drop_keys(here.id, KeyKind.MAIL), *gone, add_key(key))
        return Visitor(here, None, address_of(request))

    def digested(self, address: str) -> str:
        return hmac.new(self.salt.encode(), address.strip().lower().encode(), sha256).hexdigest()
