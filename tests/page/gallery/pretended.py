"""A table that stands still at a moment: the page and its words come from the real server, the table from here.

What the page is told is made by the server's own code, so a picture shows what a player would see.
"""

from urllib.parse import parse_qs, urlsplit

import msgspec
from msgspec import Raw
from playwright.sync_api import BrowserContext, Route, WebSocketRoute
from tests.page.gallery.names import HOUR, NAMES, TABLE
from tests.page.gallery.story import SEAT, result_of, story

import bottlecap
from bottlecap.bots.advice import advise
from bottlecap.server.protocol import (
    ActionJson,
    ChatLine,
    Hint,
    HintAnswer,
    HintReason,
    Lobby,
    Me,
    Ping,
    Pong,
    ReplayViews,
    SeatInfo,
    SeatKind,
    Status,
    TableInfo,
    TableLine,
    TableList,
    Update,
    WaitInfo,
    Why,
    WhyAnswer,
    client_decoder,
    encoder,
)
from bottlecap.server.replays import part
from bottlecap.server.showing import prompts_of, undo_info
from bottlecap.server.spelling import Spelling

HINT_SEED = 5
CHAT = {"en": "Good luck, everybody!", "ru": "Всем удачи!"}


class Pretended:
    """Answers for the table in one browser; `match` is the moment that is shown, None for the lobby."""

    def __init__(self, context: BrowserContext, lang: str, lobby: bytes) -> None:
        self.lang = lang
        self.match: bottlecap.Match | None = None
        self.silent = False
        game = next(game for game in msgspec.json.decode(lobby, type=Lobby).games if game.id == "shelter")
        self.game = game
        context.route("**/api/me", lambda route: answer(route, Me(NAMES[lang][SEAT], known=True)))
        context.route("**/api/my-tables", lambda route: answer(route, TableList([self.line("here", "playing", True)])))
        context.route("**/api/tables", lambda route: answer(route, TableList([self.line("there", "lobby", False)])))
        context.route(f"**/api/tables/{TABLE}", lambda route: answer(route, self.table()))
        context.route(f"**/api/tables/{TABLE}/replay?*", self.film)
        context.route_web_socket(f"**/api/tables/{TABLE}/socket*", self.line_of)

    # --- tables ---------------------------------------------------------------------------------------------

    def status(self) -> Status:
        return "lobby" if self.match is None else "over" if self.match.over else "playing"

    def seats(self, status: Status) -> list[SeatInfo]:
        seats = [seat_info(seat, name) for seat, name in enumerate(NAMES[self.lang])]
        if status == "lobby":
            # One friend has come, another is awaited.
            seats[1] = seat_info(1, NAMES[self.lang][1], ready=False)
            seats[2] = SeatInfo(2, "open", "", "", False, False, "", False, False)
        return seats

    def table(self) -> TableInfo:
        status = self.status()
        waiting = [] if self.match is None else [WaitInfo(seat, HOUR - 20, None) for seat in self.match.waiting]
        return TableInfo(
            id=TABLE,
            game="shelter",
            content=self.game.content,
            rules=1,
            options={},
            public=False,
            pace="relaxed",
            status=status,
            created=HOUR - 3600,
            host=True,
            seats=self.seats(status),
            waiting=waiting,
            proposal=None,
            rematch=None,
            hints=True,
            spectators=1,
            words=self.game.words,
            pack=self.game.pack,
        )

    def line(self, id: str, status: Status, mine: bool) -> TableLine:
        seats = self.seats(status)
        if not mine:
            for seat in seats:
                seat.mine = False
        return TableLine(id, "shelter", status, "relaxed", not mine, HOUR - 3600, seats, mine, None)

    def film(self, route: Route) -> None:
        query = parse_qs(urlsplit(route.request.url).query)
        views = msgspec.convert(query["views"][0], ReplayViews)
        first, last = int(query.get("from", ["0"])[0]), int(query.get("to", ["100000"])[0])
        answer(route, part(story().film, first, last, views))

    # --- the socket -----------------------------------------------------------------------------------------

    def line_of(self, socket: WebSocketRoute) -> None:
        if self.silent:
            socket.close()
            return
        self.socket = socket
        socket.on_message(lambda text: self.hear(socket, text))
        socket.send(encoder.encode(self.update()).decode())

    def cut(self) -> None:
        """The line breaks, and stays broken."""
        self.silent = True
        self.socket.close()

    def update(self) -> Update:
        match, chat = self.match, [ChatLine(2, 1, NAMES[self.lang][1], CHAT[self.lang], HOUR - 300)]
        told = [] if match is None else [event.to_json() for event in match.events(SEAT)]
        asked = [] if match is None or match.over else prompts_of(match, SEAT, Spelling(match.game))
        return Update(
            version=1 if match is None else 1 + len(told),
            since=0,
            acks=[],
            seat=SEAT,
            now=HOUR,
            table=Raw(encoder.encode(self.table())),
            events=Raw(encoder.encode(told)),
            view=None if match is None else Raw(encoder.encode(match.view(SEAT))),
            prompts=asked,
            undo=None if match is None else undo_info(match, SEAT),
            chat=chat,
            result=None if match is None else result_of(match),
        )

    def hear(self, socket: WebSocketRoute, text: str | bytes) -> None:
        """Questions are answered; nothing that would change the table is asked of a moment."""
        message, match = client_decoder.decode(text), self.match
        if isinstance(message, Ping):
            socket.send(encoder.encode(Pong(HOUR)).decode())
            return
        assert match is not None, text
        if isinstance(message, Why):
            refusal = match.why_not(match.game.action_from_json(message.action), SEAT)
            socket.send(encoder.encode(WhyAnswer(message.id, refusal.rule if refusal else None)).decode())
        elif isinstance(message, Hint):
            socket.send(encoder.encode(self.hint(match, message.id)).decode())
        else:
            raise AssertionError(text)

    def hint(self, match: bottlecap.Match, id: str) -> HintAnswer:
        found = advise(match.perspective(SEAT), HINT_SEED)
        action = msgspec.convert(found.action.to_json(), ActionJson)
        question = match.answered_by(SEAT, found.action.code)
        assert question is not None
        return HintAnswer(id, match.public_id(question), action, [HintReason(term, round(by, 1)) for term, by in found.reasons])


def seat_info(seat: int, name: str, ready: bool = True) -> SeatInfo:
    kind: SeatKind = "person" if name else "bot"
    return SeatInfo(seat, kind, name, "" if name else "greedy", ready, False, "", bool(name), seat == SEAT)


def answer(route: Route, body: msgspec.Struct) -> None:
    route.fulfill(body=encoder.encode(body), content_type="application/json")
