"""Starting a server: for oneself with the browser opened, or for everybody."""

import argparse
import contextlib
import gc
import logging
import os
import signal
import socket
import sys
import webbrowser
from collections.abc import Callable
from pathlib import Path
from urllib.parse import quote

import uvicorn

from bottlecap.engine.errors import BadOption
from bottlecap.server.app import application
from bottlecap.server.operations.addresses import network
from bottlecap.server.operations.downtime import Time
from bottlecap.server.operations.mail import mail_server
from bottlecap.server.operations.server_log import set_up
from bottlecap.server.operations.settings import BOT_PAUSE, Settings, home_database
from bottlecap.server.services import Services
from bottlecap.server.wire.tcp_lines import HttpLine, LineConfig, SocketLine

FINE = 0
FIRST_PORT = 8765
# More lines than one process can serve.
MOST_FILES = 65_536
# For tests: notices may go to this machine itself.
LOOPBACK = "BOTTLECAP_NOTICES_LOOPBACK"
# Where mail goes out; not an argument, since it may have a password in it, and arguments are seen by everybody on the machine.
MAIL = "BOTTLECAP_MAIL"


def add_serve(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--host", default="127.0.0.1", metavar="ADDRESS", help="where to listen (default: this machine only)")
    parser.add_argument("--port", type=int, default=8000, metavar="N")
    parser.add_argument("--database", metavar="URL", help="sqlite:///file or postgresql://user@host/name (default: your own)")
    parser.add_argument(
        "--origin", action="append", default=[], metavar="URL", help="the address people reach it by, like https://games.example"
    )
    parser.add_argument(
        "--trusted-proxy",
        action="append",
        default=[],
        metavar="ADDRESS/NET",
        help="a proxy in front of it, whose X-Forwarded-For says where requests come from (may be repeated)",
    )
    parser.add_argument("--thinkers", type=int, default=max(1, (os.cpu_count() or 2) - 1), metavar="N", help="processes for bots")
    parser.add_argument(
        "--bot-pause", type=float, default=BOT_PAUSE, metavar="SECONDS", help="a pause before each move of a bot (%(default)s)"
    )
    parser.add_argument(
        "--contact",
        default="",
        metavar="URL",
        help="whom push services may write to about this server, like mailto:you@games.example",
    )
    parser.add_argument(
        "--content", action="append", default=[], metavar="GAME=DIR", help="a folder of content for new tables of that game"
    )
    parser.set_defaults(handler=serve)


def serve(args: argparse.Namespace) -> int:
    settings = Settings(
        database=args.database or home_database(),
        host=args.host,
        port=args.port,
        origins=tuple(origin.rstrip("/") for origin in args.origin),
        loopback=not args.origin and args.host in ("127.0.0.1", "localhost", "::1"),
        thinkers=args.thinkers,
        bot_pause=args.bot_pause,
        contact=args.contact,
        mail=os.environ.get(MAIL, ""),
        notices_loopback=os.environ.get(LOOPBACK) == "1",
        content=tuple(content_pair(text) for text in args.content),
        proxies=tuple(network(text) for text in args.trusted_proxy),
    )
    # A mistake in it is told now, and not to the first person who wants a mail.
    mail_server(settings.mail)
    set_up()
    run(settings)
    return FINE


def content_pair(text: str) -> tuple[str, Path]:
    game, equals, folder = text.partition("=")
    if not equals:
        raise BadOption(f"content is given as GAME=DIR, not {text!r}")
    return game, Path(folder)


def play_in_browser(game: str | None) -> int:
    """A server for oneself: the first free port, one's own database, and the page opened."""
    settings = Settings(database=home_database(), port=free_port())
    address = f"http://127.0.0.1:{settings.port}/" + (f"?game={quote(game)}" if game else "")
    print(f"Bottlecap: {address}", flush=True)
    set_up(logging.WARNING)
    run(settings, lambda: open_browser(address))
    return FINE


def open_browser(address: str) -> None:
    """Where there is no browser the printed address must do."""
    if sys.platform.startswith("linux") and not (os.environ.get("DISPLAY") or os.environ.get("WAYLAND_DISPLAY")):
        return
    webbrowser.open(address)


def free_port() -> int:
    for port in range(FIRST_PORT, FIRST_PORT + 50):
        with socket.socket(socket.AF_INET, socket.SOCK_STREAM) as probe:
            probe.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
            try:
                probe.bind(("127.0.0.1", port))
            except OSError:
                continue
            return port
    return 0


def run(settings: Settings, opened: Callable[[], None] | None = None) -> None:
    """Serve until told to stop; `opened` is called as soon as the server answers."""
    collect_seldom()
    open_many()
    # uvicorn stops cleanly on these and then raises them once more: being told to stop is no failure.
    for number in (signal.SIGTERM, signal.SIGINT):
        signal.signal(number, lambda *_: None)
    OpenedServer(settings, opened).run()


def collect_seldom() -> None:
    """Look for cycles in what is young, and seldom in the rest: a search through 500 live tables holds everybody up for
    a fifth of a second, and finds next to nothing, since a match has no cycles.
    """
    gc.freeze()
    gc.set_threshold(20_000, 50, 100)


def open_many() -> None:
    """Every line is an open file: as many as the system allows, where a process is given fewer at first."""
    if sys.platform == "win32":
        return
    import resource

    given, most = resource.getrlimit(resource.RLIMIT_NOFILE)
    wanted = MOST_FILES if most == resource.RLIM_INFINITY else min(most, MOST_FILES)
    if given != resource.RLIM_INFINITY and given < wanted:
        with contextlib.suppress(ValueError, OSError):
            resource.setrlimit(resource.RLIMIT_NOFILE, (wanted, most))


class OpenedServer(uvicorn.Server):
    def __init__(self, settings: Settings, opened: Callable[[], None] | None = None, time: Time | None = None) -> None:
        app = application(settings, time)
        self.services: Services = app.state.services
        config = LineConfig(
            app,
            host=settings.host,
            port=settings.port,
            http=HttpLine,
            ws=SocketLine,
            ws_max_size=settings.limits.message_bytes,
            ws_per_message_deflate=False,
            # Where a request comes from behind a proxy, the application finds out: nobody else's word is taken.
            proxy_headers=False,
            log_config=None,
            access_log=False,
            server_header=False,
            timeout_graceful_shutdown=5,
        )
        config.limits = settings.limits
        super().__init__(config)
        self.opened = opened

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        """The database first, so that whoever started it is told in one sentence when it cannot be used."""
        await self.services.open()
        await super().startup(sockets)
        if self.opened is not None and self.started:
            self.opened()
