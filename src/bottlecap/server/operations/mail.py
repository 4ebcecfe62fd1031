"""The server's own outgoing mail: where it goes out, and sending one letter."""

import smtplib
import ssl
from email.message import EmailMessage
from email.utils import formatdate, make_msgid, parseaddr
from typing import Final
from urllib.parse import parse_qs, unquote, urlsplit

from msgspec import Struct

from bottlecap.engine.errors import BadOption

SENDING_SECONDS: Final = 20
PORTS: Final = {"smtp": 587, "smtps": 465}
ADDRESS_LENGTH: Final = 254
HERE: Final = ("localhost", "127.0.0.1", "::1")


class MailServer(Struct, frozen=True):
    """Where mail goes out. sealed: encrypted from the first byte; else as soon as the other side offers it."""

    host: str
    port: int
    sealed: bool
    user: str
    password: str
    sender: str


def mail_server(text: str) -> MailServer | None:
    """From an address like smtp://user:password@mail.example:587?from=games@mail.example; none from nothing."""
    if not text:
        return None
    try:
        parts = urlsplit(text)
        port = parts.port or PORTS.get(parts.scheme, 0)
    except ValueError:
        raise BadOption("the mail server's address does not read") from None
    sender = parse_qs(parts.query).get("from", [""])[0]
    if parts.scheme not in PORTS or not parts.hostname or not is_address(sender):
        # What stands in it may be a password, so it is not repeated.
        raise BadOption("the mail server is given as smtp://user:password@host:port?from=address, or smtps://…")
    user, password = unquote(parts.username or ""), unquote(parts.password or "")
    return MailServer(parts.hostname, port, parts.scheme == "smtps", user, password, sender)


def is_address(text: str) -> bool:
    """Whether it looks like one address of mail, and nothing else: no second one, no line of a letter's head.

    Plain letters only: others may be another's address once they are made small (a Kelvin sign is a k then), and hosts that are
    written in others have a plain way to be written too.
    """
    name, at, host = text.rpartition("@")
    plain = text.isascii() and text.isprintable() and not any(letter in text for letter in ' ,;:<>()[]"\\')
    return bool(plain and at and name and "@" not in name and "." in host.strip(".") and len(text) <= ADDRESS_LENGTH) and (
        parseaddr(text)[1] == text
    )


def send_mail(server: MailServer, to: str, subject: str, text: str) -> None:
    """It takes a while: in a thread. Raises OSError or smtplib's own fault where it was not taken."""
    letter = EmailMessage()
    letter["From"], letter["To"], letter["Subject"] = server.sender, to, subject
    letter["Date"], letter["Message-ID"] = formatdate(), make_msgid(domain=server.sender.rpartition("@")[2])
    # Out-of-office answers to it help nobody.
    letter["Auto-Submitted"] = "auto-generated"
    letter.set_content(text)
    context = ssl.create_default_context()
    line: smtplib.SMTP
    if server.sealed:
        line = smtplib.SMTP_SSL(server.host, server.port, timeout=SENDING_SECONDS, context=context)
    else:
        line = smtplib.SMTP(server.host, server.port, timeout=SENDING_SECONDS)
    with line:
        line.ehlo()
        if not server.sealed and line.has_extn("starttls"):
            line.starttls(context=context)
            line.ehlo()
        elif not server.sealed and server.user and server.host not in HERE:
            raise OSError("the mail server offers no encryption, and the password is not sent without it")
        if server.user:
            line.login(server.user, server.password)
        line.send_message(letter)
