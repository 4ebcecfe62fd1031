"""The application: routes, what is checked before them, what every answer carries, and how it begins and ends."""

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

import msgspec
from litestar import Litestar, Request, Response, get
from litestar.config.compression import CompressionConfig
from litestar.datastructures import MutableScopeHeaders, State
from litestar.enums import ScopeType
from litestar.exceptions import ClientException, HTTPException, ValidationException
from litestar.openapi import OpenAPIConfig, ResponseSpec
from litestar.openapi.plugins import JsonRenderPlugin
from litestar.types import ASGIApp, Message, Receive, Scope, Send

import bottlecap
from bottlecap.server.errors import Denied, denied
from bottlecap.server.notices.sending import Notifier
from bottlecap.server.operations.addresses import whence
from bottlecap.server.operations.downtime import Time
from bottlecap.server.operations.security import HEADERS, host_allowed, origin_allowed
from bottlecap.server.operations.server_log import log
from bottlecap.server.operations.settings import Settings
from bottlecap.server.people.guests import Guests
from bottlecap.server.persons.circle import Circle
from bottlecap.server.persons.coming_back import Persons
from bottlecap.server.persons.mail_links import MailLinks
from bottlecap.server.persons.passkeys import Passkeys
from bottlecap.server.protocol.basics import Problem
from bottlecap.server.replays.library import Replays
from bottlecap.server.services import Services
from bottlecap.server.store.trouble import FAILING, trouble
from bottlecap.server.tables import earlier_rules
from bottlecap.server.tables.all_tables import Tables
from bottlecap.server.wire import circle_http, http, notice_http, pages, person_http, replay_http
from bottlecap.server.wire.pages import file_answer, is_built
from bottlecap.server.wire.sockets import table_socket

SAFE = ("GET", "HEAD", "OPTIONS")
# Reading these makes the server play a whole match again, or look through one, so it is counted like a change.
COSTLY = ("/replay", "/record", "/leaves", "/chronicle")
# The longest address that anything here has is a fraction of it.
PATH_LENGTH = 200
NUL = "\0"


class Health(msgspec.Struct):
    """reason: why nothing can be stored at present."""

    status: str
    reason: str = ""


@get("/health", responses={**http.REFUSALS, 503: ResponseSpec(Health, description="nothing can be stored at present")})
async def health(state: State) -> Response[Health]:
    services = http.services_of(state)
    why = services.store_health.why
    try:
        await services.store.last_seen()
    except Exception as fault:
        why = why or trouble(fault) or FAILING
    return Response(Health("refusing", why), status_code=503) if why else Response(Health("ok"))


@get("/metrics", media_type="text/plain; version=0.0.4", responses=http.REFUSALS)
async def metrics(state: State) -> str:
    return http.services_of(state).counters.text()


class Asking(Request[Any, Any, State]):
    """A request whose body is no JSON is at fault itself, in whatever way it is none."""

    async def json(self) -> Any:
        try:
            return await super().json()
        except (UnicodeError, RecursionError):
            raise ClientException("no JSON") from None


class Gate:
    """Stands before everything: host, origin, rate; and puts the headers on every answer."""

    def __init__(self, app: ASGIApp, settings: Settings, services: Services) -> None:
        self.app = app
        self.settings = settings
        self.services = services

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] not in (ScopeType.HTTP, ScopeType.WEBSOCKET):
            await self.app(scope, receive, send)
            return
        problem = self.problem(scope)
        if problem is None:
            # A socket's frames have no headers, and there are many of them.
            await self.app(scope, receive, with_headers(send) if scope["type"] == ScopeType.HTTP else send)
        elif scope["type"] == ScopeType.HTTP:
            await refuse(with_headers(send), problem)
        else:
            await receive()
            await send({"type": "websocket.close", "code": 4403, "reason": problem.code})

    def problem(self, scope: Scope) -> Denied | None:
        headers = {key.decode("latin-1").lower(): value.decode("latin-1") for key, value in scope["headers"]}
        if len(scope["path"]) > PATH_LENGTH or NUL in scope["path"]:
            # Nothing of ours has such a name, and neither files nor databases know what to do with it.
            return Denied("not-found")
        host = headers.get("host", "")
        if not host_allowed(self.settings, host):
            return Denied("origin", None, "host")
        changing = scope["type"] == ScopeType.WEBSOCKET or scope["method"] not in SAFE
        if changing and not origin_allowed(self.settings, headers.get("origin"), host):
            return Denied("origin")
        address = self.place(scope)
        counted = changing or scope["path"].endswith(COSTLY)
        if counted and not self.services.allowances.requests.take(address, self.services.time.now()):
            return Denied("too-fast")
        return None

    def place(self, scope: Scope) -> str:
        """Where the client is; from here on everybody counts by that."""
        peer = scope.get("client")
        if peer is None:
            return ""
        found = whence(peer[0], scope["headers"], self.settings.proxies)
        scope["client"] = (found, peer[1])
        return found


def with_headers(send: Send) -> Send:
    async def sending(message: Message) -> None:
        if message["type"] == "http.response.start":
            headers = MutableScopeHeaders.from_message(message)
            for name, value in HEADERS.items():
                headers.setdefault(name, value)
            headers.setdefault("Cache-Control", "no-store")
        await send(message)

    return sending


async def refuse(send: Send, fault: Denied) -> None:
    body = msgspec.json.encode(fault.problem())
    headers = [(b"content-type", b"application/json"), (b"content-length", str(len(body)).encode())]
    await send({"type": "http.response.start", "status": fault.status, "headers": headers})
    await send({"type": "http.response.body", "body": body, "more_body": False})


# --- what goes wrong -------------------------------------------------------------------------------------


def on_refusal(request: Request[Any, Any, State], fault: bottlecap.Error) -> Response[Any]:
    why = denied(fault)
    return answered(request, why.problem(), why.status)


def on_http_fault(request: Request[Any, Any, State], fault: HTTPException) -> Response[Any]:
    codes = {404: "not-found", 405: "not-found", 413: "too-long"}
    detail = wrong_field(fault) if isinstance(fault, ValidationException) else ""
    code = codes.get(fault.status_code, "bad-message")
    return answered(request, Problem(code, None, detail), fault.status_code)


def answered(request: Request[Any, Any, State], problem: Problem, status: int) -> Response[Any]:
    """Whoever mistyped an address in a browser gets the first page, and not a word meant for programs."""
    by_person = request.method == "GET" and "text/html" in request.headers.get("accept", "")
    if status == 404 and by_person and not request.url.path.startswith("/api/") and is_built():
        page = file_answer("index.html", hashed=False)
        page.status_code = status
        return page
    return Response(problem, status_code=status)


def wrong_field(fault: ValidationException) -> str:
    """Which field of the request was at fault; never what stood in it."""
    extra = fault.extra if isinstance(fault.extra, list) else []
    return ", ".join(str(part.get("key", "")) for part in extra if isinstance(part, dict))


def on_fault(request: Request[Any, Any, State], fault: Exception) -> Response[Problem]:
    """Our own mistake: written down here, and not a word of it to the client."""
    log("request failed", path=request.scope.get("path_template", ""), error=f"{type(fault).__name__}: {fault}", trace=fault)
    return Response(Problem("fault"), status_code=500)


def application(settings: Settings, time: Time | None = None) -> Litestar:
    """Whoever serves it opens its services before."""
    services = Services(settings, time)
    tables = Tables(services)
    replays = Replays()
    notifier = Notifier(services, tables)

    @asynccontextmanager
    async def lifespan(app: Litestar) -> AsyncIterator[None]:
        await earlier_rules.settle(services)
        services.thinker.workers.start()
        services.spawn(tables.run(), "tables")
        await notifier.begin()
        await mail_links.begin()
        services.spawn(notifier.run(), "notices")
        log("open", version=bottlecap.__version__)
        try:
            yield
        finally:
            notifier.workers.stop()
            await tables.close()
            replays.queue.stop()
            await services.close()
            log("closed")

    def gate(app: ASGIApp) -> ASGIApp:
        return Gate(app, settings, services)

    guests = Guests(services)
    persons = Persons(services, guests, tables)
    mail_links = MailLinks(persons)
    held = {
        "services": services,
        "tables": tables,
        "guests": guests,
        "persons": persons,
        "passkeys": Passkeys(persons),
        "mail_links": mail_links,
        "circle": Circle(services, tables),
        "notifier": notifier,
    }
    held |= {"replays": replays, "records": replay_http.record_buckets()}
    apis = [part.api() for part in (http, person_http, circle_http, notice_http, replay_http)]
    shown = [pages.front, pages.asset, pages.words, pages.pack, pages.top_file]
    return Litestar(
        route_handlers=[*apis, table_socket, health, metrics, *shown],
        state=State(held),
        lifespan=[lifespan],
        middleware=[gate],
        exception_handlers={bottlecap.Error: on_refusal, HTTPException: on_http_fault, Exception: on_fault},
        compression_config=CompressionConfig(backend="gzip", gzip_compress_level=6, exclude=["/api/tables/.*/socket"]),
        openapi_config=OpenAPIConfig("Bottlecap", bottlecap.__version__, path="/schema", render_plugins=[JsonRenderPlugin()]),
        request_max_body_size=settings.limits.body_bytes,
        request_class=Asking,
        logging_config=None,
        debug=False,
    )
