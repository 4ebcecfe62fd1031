"""Delivering a notice, in a process of its own.

Somebody who gives us an address must not make the server reach into its own network, read its files or run anything. What
libraries really do with an address is known only when they do it, names resolved and redirects followed: so in this process
every connection, file and program is looked at in the moment it is asked for (`guard`). Whoever answers slowly or without end
costs no more than so many seconds and so much memory.
"""

import ipaddress
import json
import mimetypes
import os
import signal
import socket
import ssl
import sys
import sysconfig
from collections.abc import Iterator
from contextlib import contextmanager
from functools import cache
from pathlib import Path
from typing import Any, Final

from msgspec import Struct

import bottlecap
from bottlecap.server.errors import Denied

try:
    import resource
except ImportError:  # pragma: no cover - Windows has none
    resource = None  # type: ignore[assignment]

# What of Apprise's services is sent by the network; others write files, call programs or ring this machine's own bell.
SERVICES: Final = frozenset(
    {
        *("mailto", "mailtos", "json", "jsons", "ntfy", "ntfys", "gotify", "gotifys", "bark", "barks", "pover", "pbul", "pushy"),
        *("discord", "tgram", "slack", "matrix", "matrixs", "mmost", "mmosts", "rocket", "rockets", "zulip", "msteams", "gchat"),
        *("signal", "signals"),
    }
)
MISSING: Final = "to send notices, install bottlecap-games[notices]"
ADDRESS_LENGTH: Final = 1000
# Push services keep a notice so long for a browser that is off.
KEPT_SECONDS: Final = 2 * 86400
TIMEOUT: Final = 15
# However slowly somebody answers, and however much: beyond that it was no answer.
DEADLINE: Final = 20
MOST_MEMORY: Final = 512 * 2**20
PAGE_SIZE: Final = 4096
# Under these prefixes an address of the sixth version holds one of the fourth, from that bit on: translators (RFC 6052, 8215).
TRANSLATED: Final = tuple(map(ipaddress.IPv6Network, ("64:ff9b::/96", "64:ff9b:1::/48")))
# All that is ever given to anybody out there.
GIVEN: Final = ipaddress.IPv6Network("2000::/3")
PROGRAMS: Final = ("subprocess.Popen", "os.system", "os.exec", "os.posix_spawn", "os.spawn", "os.fork", "os.forkpty", "pty.spawn")
LINES: Final = ("socket.connect", "socket.sendto", "socket.sendmsg")
WRITING: Final = os.O_WRONLY | os.O_RDWR | os.O_CREAT | os.O_APPEND | os.O_TRUNC


class Inwards(OSError):
    """An address within the server's own network, a file of its own or a program."""


class Late(BaseException):
    """It took too long. No library that catches everything that may go wrong catches this."""


class Message(Struct, frozen=True):
    """id: the same for the same notices, so that whoever gets it twice shows it once; path: what to open."""

    id: str
    title: str
    text: str
    path: str


class Sent(Struct, frozen=True):
    """good: it has arrived; gone: nothing will ever arrive there again; else it is tried again.

    why: in a word that the page has a sentence for: inwards, late, silent, refused, no-service, or fault.
    """

    good: bool
    gone: bool = False
    why: str = ""


class Gate:
    """What this process may connect to: the world outside; itself too where a setting for tests lets it.

    shut: something else was asked for since the last delivery began. Libraries keep to themselves why they have failed.
    """

    up = False
    loopback = False
    shut = False


def guard(loopback: bool) -> None:
    """From now on this process reaches nothing of this machine, and is never as large as to push others out."""
    Gate.loopback = loopback
    if Gate.up:
        return
    # What libraries read and open when they are first used, they may still.
    import apprise  # noqa: F401
    import pywebpush  # type: ignore[import-untyped]  # noqa: F401

    readable()
    limit_memory()
    # What goes through a proxy cannot be looked at.
    for name in [name for name in os.environ if name.lower().endswith("_proxy")]:
        del os.environ[name]
    Gate.up = True
    sys.addaudithook(look_at)


def look_at(event: str, given: tuple[Any, ...]) -> None:
    """Python itself tells of what is about to be done, whichever way a library has chosen."""
    try:
        if event in LINES and given[1] is not None:
            check_outside(given[0].family, given[1], Gate.loopback)
        elif event == "open":
            check_readable(given[0], given[2])
        elif event in PROGRAMS:
            raise Inwards("a program of this machine")
    except Inwards:
        Gate.shut = True
        raise


def check_outside(family: int, address: Any, loopback: bool) -> None:
    if family not in (socket.AF_INET, socket.AF_INET6):
        raise Inwards("not an address of the network")
    # A name is resolved once, and that is what is connected to: what it resolves to a second time does not matter.
    found = ipaddress.ip_address(str(address[0]).split("%")[0])
    if not is_outside(found) and not (loopback and found.is_loopback):
        raise Inwards("an address within the server's own network")


def is_outside(found: ipaddress.IPv4Address | ipaddress.IPv6Address) -> bool:
    if isinstance(found, ipaddress.IPv4Address):
        return found.is_global and not found.is_multicast
    if found.ipv4_mapped is not None:
        return is_outside(found.ipv4_mapped)
    if any(found in prefix for prefix in TRANSLATED):
        return is_outside(ipaddress.IPv4Address(int(found) & 0xFFFFFFFF))
    if found.sixtofour is not None and not is_outside(found.sixtofour):
        return False
    return found in GIVEN and found.is_global


def check_readable(path: Any, flags: Any) -> None:
    """Of files, only Python's own and what says how the network is reached: nothing of the server's, and none is written."""
    if isinstance(path, int):
        return
    place = os.path.realpath(os.fsdecode(path))
    writes = isinstance(flags, int) and bool(flags & WRITING)
    if place != os.devnull and (writes or not place.startswith(readable())):
        raise Inwards("a file of this machine")


@cache
def readable() -> tuple[str, ...]:
    own = [sysconfig.get_paths()[name] for name in ("stdlib", "platstdlib", "purelib", "platlib")]
    trust = ssl.get_default_verify_paths()
    trusted = [place for place in (trust.cafile, trust.capath, trust.openssl_cafile, trust.openssl_capath) if place]
    files = [*trusted, *mimetypes.knownfiles, "/etc/hosts", "/etc/resolv.conf", "/etc/localtime", "/dev/urandom"]
    folders = [*own, str(Path(bottlecap.__file__).parent), "/usr/share/zoneinfo"]
    return (*(os.path.realpath(place) + os.sep for place in [*folders, *trusted]), *map(os.path.realpath, files))


def limit_memory() -> None:
    """An answer without end fills no more than this; where the system cannot say how large a process is, it is not limited."""
    pages = Path("/proc/self/statm")
    if resource is None or not pages.exists():
        return
    most = int(pages.read_text().split()[0]) * PAGE_SIZE + MOST_MEMORY
    _, hard = resource.getrlimit(resource.RLIMIT_AS)
    if hard == resource.RLIM_INFINITY or hard > most:
        resource.setrlimit(resource.RLIMIT_AS, (most, hard))


@contextmanager
def deadline(seconds: float) -> Iterator[None]:
    """Whoever sends a letter every few seconds keeps every time-out of a line from running out: this one they do not."""
    if not hasattr(signal, "SIGALRM"):
        yield
        return

    def ring(*_: object) -> None:
        raise Late

    before = signal.signal(signal.SIGALRM, ring)
    # Again and again, should something have caught the first.
    signal.setitimer(signal.ITIMER_REAL, seconds, 1.0)
    try:
        yield
    finally:
        signal.setitimer(signal.ITIMER_REAL, 0)
        signal.signal(signal.SIGALRM, before)


def deliver(kind: str, address: str, message: Message, vapid: str, contact: str, loopback: bool) -> Sent:
    """In the other process."""
    guard(loopback)
    Gate.shut = False
    try:
        with deadline(DEADLINE):
            sent = pushed(address, message, vapid, contact) if kind == "push" else told(address, message)
    except Late:
        sent = Sent(False, why="late")
    except Exception:
        sent = Sent(False, why="fault")
    return sent if sent.good or not Gate.shut else Sent(False, sent.gone, "inwards")


def pushed(subscription: str, message: Message, vapid: str, contact: str) -> Sent:
    from pywebpush import WebPushException, webpush

    body = json.dumps({"id": message.id, "title": message.title, "text": message.text, "path": message.path})
    try:
        webpush(
            json.loads(subscription),
            body,
            vapid_private_key=vapid,
            vapid_claims={"sub": contact},
            ttl=KEPT_SECONDS,
            timeout=TIMEOUT,
            headers={"Urgency": "high"},
        )
    except WebPushException as fault:
        code = getattr(fault.response, "status_code", None)
        return Sent(False, gone=code in (404, 410), why="refused" if code else "silent")
    return Sent(True)


def told(address: str, message: Message) -> Sent:
    service = service_at(address)
    if service is None:
        return Sent(False, gone=True, why="no-service")
    text = f"{message.text}\n{message.path}" if message.path else message.text
    # The service itself, not Apprise's way to call several: that has threads, which would go on after we have gone.
    good = bool(service.notify(title=message.title, body=text))
    return Sent(good, why="" if good else "refused")


def service_at(address: str) -> Any:
    """Apprise's own object for an address, of a service that goes over the network."""
    try:
        import apprise
    except ImportError:
        raise Denied("not-now", None, MISSING) from None
    scheme = address.partition("://")[0].lower()
    if scheme not in SERVICES or len(address) > ADDRESS_LENGTH:
        return None
    return apprise.Apprise.instantiate(address, suppress_exceptions=True)


def shown_service(address: str, loopback: bool) -> str:
    """In the other process: as much of an address as its owner needs to know it again, and no secret of it; nothing where there
    is no such service.
    """
    guard(loopback)
    try:
        with deadline(DEADLINE):
            service = service_at(address)
            return "" if service is None else str(service.url(privacy=True)).partition("?")[0].rstrip("/")
    except (Late, Exception):
        return ""
