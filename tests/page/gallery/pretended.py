"""A table that stands still at a moment: the page and its words come from the real server, the table from here.

What the page is told is made by the server's own code, so a picture shows what a player would see.
"""

from urllib.parse import parse_qs, urlsplit

import msgspec
from msgspec import Raw
from playwright.sync_api import BrowserContext, Route, WebSocketRoute
from tests.page.gallery.names import HOUR, NAMES, TABLE
from tests.page.gallery.story import SEAT, Story, result_of

import bottlecap
from bottlecap.bots.advice import advise
from bottlecap.server.content.action_texts import ActionTexts
from bottlecap.server.content.leaves import given, wanted_in
from bottlecap.server.protocol.basics import ActionJson, encoder
from bottlecap.server.protocol.games import Lobby
from bottlecap.server.protocol.persons import Me
from bottlecap.server.protocol.replays import ReplayViews
from bottlecap.server.protocol.socket_in import Hint, Hold, Ping, Play, Why, client_decoder
from bottlecap.server.protocol.socket_out import Ack, ChatLine, HintAnswer, HintReason, Pong, Update, WhyAnswer
from bottlecap.server.protocol.tables import SeatInfo, SeatKind, Status, TableInfo, TableLine, TableList, WaitInfo
from bottlecap.server.replays.library import part
from bottlecap.server.tables.taking_back import undo_info
from bottlecap.server.tables.updates import prompts_of

HINT_SEED = 5
CHAT = {"en": "Good luck, everybody!", "ru": "Всем удачи!"}


class Pretended:
    """Answers for the table in one browser; `match` is the moment that is shown, None for the lobby.

    What the reader plays is played, and the moment goes on from there; the others and chance do as the test says.
    """

    def __init__(self, context: BrowserContext, lang: str, lobby: bytes) -> None:
        self.lang = lang
        self.match: bottlecap.Match | None = None
        self.silent = False
        # Whether the lobby is seen by somebody who has no seat yet.
        self.invited = False
        # The version and the events that the page has.
        self.known = (0, 0)
        self.games = {game.id: game for game in msgspec.json.decode(lobby, type=Lobby).games}
        context.route("**/api/me", lambda route: answer(route, Me(NAMES[lang][SEAT], known=True)))
        context.route("**/api/my-tables", lambda route: answer(route, TableList([self.line("here", "playing", True)])))
        context.route("**/api/tables", lambda route: answer(route, TableList([self.line("there", "lobby", False)])))
        context.route(f"**/api/tables/{TABLE}", lambda route: answer(route, self.table()))
        context.route(f"**/api/tables/{TABLE}/leaves?*", self.leaves)
        context.route(f"**/api/tables/{TABLE}/replay/leaves?*", self.leaves)
        context.route(f"**/api/tables/{TABLE}/replay?*", self.film)
        context.route_web_socket(f"**/api/tables/{TABLE}/socket*", self.line_of)

    def show(self, story: Story, match: bottlecap.Match | None) -> None:
        """From now on this is the table; its page has to be opened anew."""
        self.story = story
        self.match = None if match is None else match.copy(twin=True)
        self.silent = self.invited = False

    @property
    def moment(self) -> bottlecap.Match:
        assert self.match is not None, "there is no match in the lobby"
        return self.match

    # --- tables ---------------------------------------------------------------------------------------------

    def status(self) -> Status:
        return "lobby" if self.match is None else "over" if self.match.over else "playing"

    def seats(self, status: Status) -> list[SeatInfo]:
        seats = [seat_info(seat, name) for seat, name in enumerate(NAMES[self.lang])]
        if status == "lobby":
            # One friend has come, another is awaited.
            seats[1] = seat_info(1, NAMES[self.lang][1], ready=False)
            seats[2] = SeatInfo(2, "open", "", "", False, False, "", {}, False, False)
            seats[0].mine = not self.invited
        return seats

    def table(self) -> TableInfo:
        status, game = self.status(), self.games[self.story.game]
        waiting = [] if self.match is None else [WaitInfo(seat, HOUR - 20, None, 0.0) for seat in self.match.waiting if seat >= 0]
        return TableInfo(
            id=TABLE,
            game=game.id,
            content=game.content,
            rules=1,
            options={},
            settled={option.name: option.default for option in game.options},
            choices=game.choices,
            orders=game.orders,
            public=False,
            pace="relaxed",
            status=status,
            created=HOUR - 3600,
            host=not self.invited,
            inviter=SEAT,
            seats=self.seats(status),
            waiting=waiting,
            holds=[],
            proposal=None,
            rematch=None,
            rematch_by=None,
            hints=True,
            fair=False,
            removed=False,
            earlier=False,
            closed=None,
            spectators=1,
            words=game.words,
            pack=game.pack,
            tells=game.tells,
        )

    def line(self, id: str, status: Status, mine: bool) -> TableLine:
        seats = self.seats(status)
        if not mine:
            for seat in seats:
                seat.mine = False
        return TableLine(id, self.story.game, status, "relaxed", not mine, HOUR - 3600, seats, mine, False, None)

    def film(self, route: Route) -> None:
        query = parse_qs(urlsplit(route.request.url).query)
        views = msgspec.convert(query["views"][0], ReplayViews)
        first, last = int(query.get("from", ["0"])[0]), int(query.get("to", ["100000"])[0])
        answer(route, part(self.story.film, first, last, views))

    def leaves(self, route: Route) -> None:
        """What the reader may read of the content, as the server would give it."""
        query = parse_qs(urlsplit(route.request.url).query)
        lang = query["lang"][0]
        readable = self.moment.readable(SEAT)
        answer(route, given(self.moment.game, readable, wanted_in(query["keys"][0], lang), lang))

    # --- the socket -----------------------------------------------------------------------------------------

    def line_of(self, socket: WebSocketRoute) -> None:
        if self.silent:
            socket.close()
            return
        self.socket = socket
        self.known = (0, 0)
        socket.on_message(self.hear)
        self.tell()

    def send(self, message: msgspec.Struct) -> None:
        self.socket.send(encoder.encode(message).decode())

    def tell(self, *acks: str) -> None:
        """How the table stands now, after whatever was played."""
        self.send(self.update(list(acks)))

    def cut(self) -> None:
        """The line breaks, and stays broken."""
        self.silent = True
        self.socket.close()

    def update(self, acks: list[str]) -> Update:
        match, (since, told) = self.match, self.known
        events = [] if match is None else [event.to_json() for event in match.events(SEAT)]
        asked = [] if match is None or match.over else prompts_of(match, SEAT, ActionTexts(match.game))
        self.known = (1 if match is None else 1 + match.entries.count, len(events))
        return Update(
            version=self.known[0],
            since=since,
            acks=acks,
            seat=None if self.invited else SEAT,
            now=HOUR,
            table=Raw(encoder.encode(self.table())),
            events=Raw(encoder.encode(events[told:])),
            view=None if match is None else Raw(encoder.encode(match.view(SEAT))),
            prompts=asked,
            undo=None if match is None else undo_info(match, SEAT),
            orders={},
            ordered=[],
            said=[],
            taken_back=[],
            chat=[] if since else [ChatLine(2, 1, NAMES[self.lang][1], CHAT[self.lang], HOUR - 300)],
            result=None if match is None else result_of(match),
            storing=True,
        )

    def hear(self, text: str | bytes) -> None:
        message = client_decoder.decode(text)
        if isinstance(message, Ping):
            self.send(Pong(HOUR))
        elif isinstance(message, Why):
            refusal = self.moment.why_not(self.moment.game.action_from_json(message.action), SEAT)
            self.send(WhyAnswer(message.id, refusal.rule if refusal else None))
        elif isinstance(message, Hint):
            self.send(self.hint(self.moment, message.id))
        elif isinstance(message, Hold):
            # Nobody throws here by themselves: there is nothing to hold up.
            self.send(Ack(message.id, 1))
        elif isinstance(message, Play):
            self.moment.play(self.moment.game.action_from_json(message.action), SEAT, message.decision)
            self.tell(message.id)
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
    return SeatInfo(seat, kind, name, "" if name else "normal", ready, False, "", {}, bool(name), seat == SEAT)


def answer(route: Route, body: msgspec.Struct) -> None:
    route.fulfill(body=encoder.encode(body), content_type="application/json")
