"""Shelter as a game: its declarations, its words, and what the terminal draws."""

from collections.abc import Mapping
from pathlib import Path
from typing import cast

from librt.vecs import vec
from mypy_extensions import i64

from bottlecap.engine.base import NOBODY, PUBLIC, zeros
from bottlecap.engine.cards import Family, Zone
from bottlecap.engine.errors import BadOption
from bottlecap.engine.fields import SEAT, SEAT_MASK, SEAT_OR_NOBODY, SEATS, Field
from bottlecap.engine.game import Game
from bottlecap.engine.kinds import Choice, DecisionKind, EventKind, Option, Param, Remark, StepKind, kinds_in
from bottlecap.engine.sets import members_of
from bottlecap.engine.state import State
from bottlecap.engine.values import Action, Prompt
from bottlecap.games.shelter import (
    board,
    building,
    events,
    exchanging,
    gains,
    lacks,
    paying,
    placing,
    rewards,
    rounds,
    threats,
    tokens,
    tracks,
    using,
)
from bottlecap.games.shelter.board import (
    DWELLERS,
    LETTERS,
    LEVELS,
    MOST_EXCHANGES,
    MOST_ROUNDS,
    MOST_TRADES,
    ON_ICON,
    PLACES,
    RESOURCES,
    SLOTS,
    SPACES,
    TOP,
    TRACK,
    is_elevator,
    level_of,
    level_of_seat,
    site_of,
    slot_of,
)
from bottlecap.games.shelter.catalogue import ShelterCatalogue, catalogue_of
from bottlecap.games.shelter.content import Content
from bottlecap.games.shelter.effects import treatment
from bottlecap.games.shelter.lacks import Cubes
from bottlecap.games.shelter.orders import ORDERS
from bottlecap.games.shelter.picture import picture_of
from bottlecap.games.shelter.reading import BUNDLED, Pack, load
from bottlecap.games.shelter.rulebook import RULES
from bottlecap.games.shelter.state import (
    DECK,
    DISCARD,
    FREE_LETTER,
    HAND,
    INJURED,
    ON_TRACK,
    THREAT_VAULT,
    VAULT,
    ShelterState,
    letter_of,
    of,
    set_up,
)
from bottlecap.games.shelter.view import CAUSES, LevelView, PlayerView, RoomView, ShelterView, SpaceView, view_of
from bottlecap.games.shelter.words import Wording

# Numbers that a dweller's place can have: the box, available, a space, a space's icon.
MOST_WHERE = int(ON_ICON + SPACES)
# Who starts: whom the dice choose, or a seat.
STARTERS = ("random", *(f"seat-{seat + 1}" for seat in range(int(board.SEATS))))
FIRST = Option("first", 0, names=STARTERS, needs=tuple(range(len(STARTERS))))

# By hand, as the two lists have an order of their own, chance first, then as a turn goes: states and records keep the numbers.
ACTIONS = [
    rounds.FIRST,
    tracks.DEAL_ITEM,
    tracks.DEAL_ROOM,
    threats.SPAWN_DICE,
    threats.DRAW_THREAT,
    threats.FIGHT_DICE,
    placing.PASS,
    placing.PLACE,
    placing.JOIN,
    using.USE,
    using.GO_ON,
    gains.CURE,
    paying.PAY,
    paying.PAY_ITEM,
    building.CHOOSE_ROOM,
    building.DECLINE,
    building.SPARE,
    building.SITE,
    gains.TAKE,
    gains.TAKE_ITEM,
    gains.MAKE_READY,
    exchanging.NO_TRADE,
    exchanging.TRADE,
    treatment.ONE_OF_TWO,
    threats.ROLL,
    threats.ACCEPT,
    placing.TAKE_INCOME,
    placing.DECLINE_INCOME,
    rounds.CHOOSE_LETTER,
]
DECISIONS = [
    rounds.FIRST_CHOOSING,
    tracks.DEALING_ITEM,
    tracks.DEALING_ROOM,
    threats.SPAWN_ROLLING,
    threats.THREAT_DRAWING,
    threats.FIGHT_ROLLING,
    placing.TURN,
    placing.PARTNERING,
    using.USING,
    using.ITEMS,
    gains.CURING,
    paying.PAYING,
    paying.PAYING_ITEM,
    building.CHOOSING_ROOM,
    building.SPARING,
    building.SITING,
    gains.TAKING,
    gains.TAKING_ITEM,
    gains.READYING,
    using.EXCHANGING,
    treatment.CHOOSING_ONE,
    threats.ARMING,
    threats.LOSING,
    placing.INCOME,
    rounds.CHOOSING_LETTER,
]
# Paying on was the last to come: by its number it is the last.
STEPS = [
    step
    for step in kinds_in(StepKind, rounds, threats, tracks, placing, paying, building, gains, rewards, using)
    if step is not paying.PAY_ON
] + [paying.PAY_ON]


class Shelter(Game):
    def set_content(self, content: Content) -> None:
        self.cards = content
        self.wordings = {lang: Wording(content, self, lang) for lang in ("en", "ru")}

    def start(self, players: int, options: dict[str, int]) -> State:
        if FIRST.needs[options["first"]] > players:
            raise BadOption(f"shelter: seat {options['first']} cannot start: {players} players")
        elevators = zeros(LEVELS)
        for seat, colour in enumerate(self.chosen(self.choices[0], players, options)):
            elevators[level_of_seat(seat)] = colour + 1
        s = ShelterState(players, self.cards, elevators)
        self.lay_out(s)
        set_up(s)
        s.round_limit = options["rounds"]
        s.push(rounds.Setup(options["first"]))
        return s

    def most_of(self, kind: DecisionKind) -> int:
        """An owner who has passed may be owed for every space of the level, once and for each item that brings more."""
        if kind is not placing.INCOME:
            return super().most_of(kind)
        times = 1
        for ability in self.cards.abilities:
            times += ability.income
        return int(PLACES * SLOTS) * times

    def view(self, state: State, seat: int | None) -> ShelterView:
        return view_of(of(state))

    def complaint(self, state: State) -> str:
        return complaint_of(of(state))

    # --- words ------------------------------------------------------------------------------------------

    def label(self, domain: str, value: int, lang: str) -> str:
        names = self.cards.names.get(domain)
        if names is not None:
            return names[value][lang if lang in names[value] else "en"]
        if domain == "space":
            return self.space_label(value, lang)
        if domain == "dweller":
            return self.dweller_label(value, lang)
        if domain == "level":
            return self.text("level-top", {}, lang) if value == 0 else self.text("level-of", {"number": value}, lang)
        if domain == "icon":
            return self.cards.icons[value].said(self.wordings[lang], 1)
        if domain == "token":
            return self.token_label(value, lang)
        if domain == "colour" and not self.messages.has(f"colour-{self.domains['colour'][value]}", lang):
            # A pack may have colours of its own.
            return self.label("elevator", value + 1, lang)
        if domain == "rate" and value < len(self.cards.exchanges):
            return self.wordings[lang].rate(value)
        return super().label(domain, value, lang)

    def arguments(
        self, params: list[Param], values: list[int], lang: str, options: Mapping[str, int] | None = None
    ) -> dict[str, object]:
        """As in every game; cubes of several resources are put into words."""
        out = super().arguments(params, values, lang, options)
        for param, value in zip(params, values, strict=True):
            if isinstance(param, Cubes):
                words = self.wordings[lang if lang in self.wordings else "en"]
                out[param.name] = words.listed(words.resources(vec[i64](lacks.unpacked(value))))
        return out

    def value_to_json(self, param: Param, value: int) -> object:
        if isinstance(param, Cubes):
            return {name: count for name, count in zip(tokens.PAYABLE, lacks.unpacked(value), strict=True) if count > 0}
        return super().value_to_json(param, value)

    def tie(self, state: State) -> list[Remark]:
        return lacks.tie_of(of(state))

    def space_label(self, space: int, lang: str) -> str:
        """A space by its room on the top level, which is the same in every match; else by its level and its number on it: what
        stands there is for the view to show."""
        level = self.label("level", int(level_of(space)), lang)
        if is_elevator(space):
            return self.text("space-elevator", {"level": level}, lang)
        place = int(site_of(space) % PLACES) + 1
        starts = [int(start) for start in self.cards.start_places]
        if level_of(space) == TOP and place - 1 in starts:
            return self.top_space_label(starts.index(place - 1), int(slot_of(space)), lang)
        return self.text("space-room", {"level": level, "place": place, "slot": int(slot_of(space)) + 1}, lang)

    def answer_text(self, prompt: Prompt, action: Action, lang: str) -> str:
        """As in every game; an exchange names what is given and what is taken, where its rate is known."""
        rate = prompt.args.get("rate")
        if action.kind != "trade" or rate is None:
            return action.text(lang)
        left, right = self.wordings[lang].sides(rate)
        give, take = (left, right) if action.args["direction"] == 0 else (right, left)
        return self.text("action-trade-terms", {"give": give, "take": take, "times": action.args["times"]}, lang)

    def top_space_label(self, room: int, slot: int, lang: str) -> str:
        several = self.cards.room_spaces[int(SLOTS) * room + 1] >= 0
        arguments: dict[str, object] = {"room": self.label("room", room, lang), "slot": slot + 1}
        return self.text("space-top" if several else "space-top-only", arguments, lang)

    def token_label(self, token: int, lang: str) -> str:
        """What one of two dwellers on a linked space is chosen for."""
        if token <= treatment.TRAINING:
            return self.text("token-heal" if token == treatment.HEALING else "token-train", {}, lang)
        return self.text("token-train-letter", {"letter": tokens.LETTER_NAMES[token - int(treatment.TRAINING) - 1]}, lang)

    def dweller_label(self, who: int, lang: str) -> str:
        letter, hurt = int(letter_of(who)), who >= INJURED
        if letter:
            message = "dweller-trained-injured" if hurt else "dweller-trained"
            return self.text(message, {"letter": tokens.LETTER_NAMES[letter - 1]}, lang)
        return self.text("dweller-injured" if hurt else "dweller-plain", {}, lang)

    def effects(self, lang: str) -> list[str]:
        """What every card does, a line each: for the reference, and to be read as a whole."""
        words, content = self.wordings[lang], self.cards
        lines: list[str] = []
        for number, name in enumerate(content.names["room"]):
            price = words.price(number)
            head = f"{name[lang]} ({price})" if price else name[lang]
            for slot in (0, 1):
                spec = content.room_spaces[2 * number + slot]
                if spec >= 0:
                    lines.append(f"{head}, {slot + 1}: {words.space(content.spaces[spec])}")
        for number, name in enumerate(content.names["elevator"]):
            lines.append(f"{name[lang]}: {words.space(content.spaces[content.elevator_spaces[number]])}")
        for number, name in enumerate(content.names["item"]):
            lines.append(f"{name[lang]}: {words.ability(content.abilities[number])}")
        for number, name in enumerate(content.names["threat"]):
            lines.append(f"{name[lang]}: {words.space(content.spaces[content.threat_spaces[number]])}")
        return list(dict.fromkeys(lines))

    def vocabulary(self, lang: str) -> list[str]:
        pack = Pack(BUNDLED)
        rows = [pack.rewards([word]) for kind in pack.icons for word in kind.examples()]
        abilities = [pack.ability(text) for kind in pack.abilities.values() for text in kind.examples()]
        words = Wording(pack.content, self, lang)
        return [" ".join(words.rewards(row)) for row in rows] + [words.ability(ability) for ability in abilities]

    def catalogue(self, lang: str) -> ShelterCatalogue:
        return catalogue_of(self.cards, self.wordings[lang])

    # --- the terminal -----------------------------------------------------------------------------------

    def render(self, view: Mapping[str, object], lang: str) -> str:
        return Drawing(self, cast(ShelterView, view), lang).text()

    def picture(self, view: Mapping[str, object], lang: str = "en") -> str:
        vault = cast(ShelterView, view)
        words = Drawing(self, vault, lang)
        return picture_of(self, vault, [words.player(seat, player) for seat, player in enumerate(vault["players"])], lang)


class Drawing:
    """The vault as text."""

    def __init__(self, game: Shelter, view: ShelterView, lang: str) -> None:
        self.game = game
        self.view = view
        self.lang = lang
        self.words = game.wordings[lang]

    def say(self, message: str, **arguments: object) -> str:
        return self.game.text(message, arguments, self.lang)

    def name(self, family: str, id: str) -> str:
        return self.game.label(family, self.game.cards.ids[family].index(id), self.lang)

    def text(self) -> str:
        view = self.view
        lines = [
            self.say("view-round", round=view["round"], limit=view["round_limit"], first=self.seat(view["first_player"])),
            self.say("view-decks", threats=view["decks"]["threats"], rooms=view["decks"]["rooms"], items=view["decks"]["items"]),
        ]
        for level in view["levels"]:
            lines += self.level(level)
        lines.append(self.say("view-room-track"))
        lines += [self.room_offer(room) for room in view["room_track"] if room is not None]
        lines.append(self.say("view-item-track"))
        lines += [self.item_offer(item) for item in view["item_track"] if item is not None]
        for number, player in enumerate(view["players"]):
            lines.append(self.player(number, player))
        return "\n".join(lines)

    def seat(self, seat: int) -> str:
        return self.game.label("seat", seat, self.lang)

    def level(self, level: LevelView) -> list[str]:
        number = 0 if level["owner"] is None else level["owner"] + 1
        lines = [self.game.label("level", number, self.lang).upper()]
        for place, room in enumerate(level["rooms"]):
            if room is not None:
                lines += self.room(place, room)
            if place == 2:
                lines.append(self.elevator(level))
        return lines

    def elevator(self, level: LevelView) -> str:
        cards, owner = self.game.cards, level["owner"]
        id = cards.ids["elevator"][0] if owner is None else self.view["players"][owner]["colour"]
        text = self.words.space(cards.spaces[cards.elevator_spaces[cards.ids["elevator"].index(id)]])
        return f"  {self.name('elevator', id)}: {text}{self.standing(level['elevator'])}"

    def room(self, place: int, room: RoomView) -> list[str]:
        cards = self.game.cards
        number = cards.ids["room"].index(room["room"])
        lines = []
        for slot, space in enumerate(room["spaces"]):
            threat = space["threat"]
            if threat is None:
                text = self.words.space(cards.spaces[cards.room_spaces[2 * number + slot]])
            else:
                spec = cards.threat_spaces[cards.ids["threat"].index(threat)]
                text = f"⚠ {self.name('threat', threat)}: {self.words.space(cards.spaces[spec])}"
            lines.append(f"  {place + 1}.{slot + 1} {self.name('room', room['room'])}: {text}{self.standing(space)}")
        return lines

    def standing(self, space: SpaceView) -> str:
        return "" if space["seat"] is None else f" [{self.seat(space['seat'])}]"

    def room_offer(self, id: str) -> str:
        cards = self.game.cards
        number = cards.ids["room"].index(id)
        specs = [cards.room_spaces[2 * number + slot] for slot in (0, 1)]
        texts = " / ".join(self.words.space(cards.spaces[spec]) for spec in specs if spec >= 0)
        return f"  {self.name('room', id)} ({self.words.price(number)}): {texts}"

    def item_offer(self, id: str) -> str:
        number = self.game.cards.ids["item"].index(id)
        return f"  {self.name('item', id)}: {self.words.ability(self.game.cards.abilities[number])}"

    def player(self, number: int, player: PlayerView) -> str:
        home = [dweller for dweller in player["dwellers"] if dweller["space"] is None]
        marks = [(dweller["letter"] or "·") + ("✚" if dweller["injured"] else "") for dweller in home]
        items = [self.name("item", item["item"]) + ("↷" if item["exhausted"] else "") for item in player["items"]]
        return self.say(
            "view-player",
            seat=self.seat(number),
            energy=player["energy"],
            food=player["food"],
            water=player["water"],
            happiness=player["happiness"],
            home=" ".join(marks) or "–",
            items=", ".join(items) or "–",
        )


def complaint_of(s: ShelterState) -> str:
    """What a position cannot be, beyond the range of each number."""
    if s.first_player >= s.players or s.turn >= s.players:
        return "first_player, turn: there is no such seat"
    for d in s.pending:
        if isinstance(d, using.Exchanging) and d.rate >= len(s.content.exchanges):
            return f"pending: there is no exchange {d.rate}"
    if s.exchanges >> len(s.content.exchanges):
        return "exchanges: there are not so many"
    return rooms_complaint(s) or spaces_complaint(s) or cards_complaint(s) or letters_complaint(s)


def rooms_complaint(s: ShelterState) -> str:
    for place in range(len(s.built)):
        if s.built[place] > 0 and (place // PLACES > s.players or s.rooms.zone[s.built[place] - 1] != VAULT):
            return f"built[{place}]: that room is not in the vault, or its level not in play"
    seen = [int(room) for room in s.built if room > 0]
    if len(set(seen)) != len(seen) or len(seen) != s.rooms.count(VAULT):
        return "built: a room of the vault stands nowhere, or twice"
    return ""


def spaces_complaint(s: ShelterState) -> str:
    for space in range(len(s.covered)):
        if (s.covered[space] > 0 or s.taken[space] > 0) and not s.exists(space):
            return f"covered, taken: there is no space {space}"
        if s.covered[space] > 0 and is_elevator(space):
            return f"covered[{space}]: no threat lies on an elevator"
        owners = [int(dweller // DWELLERS) + 1 for dweller in s.standing_on(space)]
        if set(owners) != ({int(s.taken[space])} if s.taken[space] > 0 else set()):
            return f"taken[{space}]: it is not the seat whose dweller stands there"
    laid = [int(threat) for threat in s.covered if threat > 0]
    if len(set(laid)) != len(laid) or len(laid) != s.threats.count(THREAT_VAULT):
        return "covered: a threat of the vault lies nowhere, or twice"
    return ""


def cards_complaint(s: ShelterState) -> str:
    held = {int(item) for seat in range(int(s.players)) for item in s.items.within(HAND + seat)}
    if len(held) + sum(s.items.count(zone) for zone in (DECK, ON_TRACK, DISCARD)) != len(s.items.zone):
        return "items: somebody has one who does not take part"
    if any(int(item) not in held for item in members_of(s.exhausted)):
        return "exhausted: an item that nobody has"
    for name, cards in (("items", s.items), ("rooms", s.rooms)):
        slots = [int(cards.order[card]) for card in cards.within(ON_TRACK)]
        if len(set(slots)) != len(slots) or any(not 0 <= slot < tracks.TRACK_SIZE for slot in slots):
            return f"{name}: the cards of the track must have the slots 0 to 2, each once"
    return ""


def letters_complaint(s: ShelterState) -> str:
    for seat in range(int(s.players)):
        letters = [int(s.letter[d]) for d in range(int(seat * DWELLERS), int((seat + 1) * DWELLERS)) if s.letter[d] > 0]
        if len(set(letters)) != len(letters):
            return f"letter: seat {seat} has two dwellers trained in one letter"
    return ""


def shelter(folder: Path | None) -> Game:
    """The game with the bundled cards, or those of a folder."""
    content = load(folder)
    rooms = Family(
        "room", content.ids["room"], [Zone("deck", NOBODY), Zone("track", PUBLIC), Zone("discard", PUBLIC), Zone("vault", PUBLIC)]
    )
    items = Family(
        "item",
        content.ids["item"],
        [Zone("deck", NOBODY), Zone("track", PUBLIC), Zone("discard", PUBLIC), Zone("hand", PUBLIC, each=True)],
    )
    menaces = Family("threat", content.ids["threat"], [Zone("deck", NOBODY), Zone("discard", PUBLIC), Zone("vault", PUBLIC)])
    seven, rooms_in_all = int(DWELLERS), len(content.ids["room"])
    game = Shelter(
        "shelter",
        players=range(2, int(board.SEATS) + 1),
        rules=RULES,
        actions=ACTIONS,
        decisions=DECISIONS,
        steps=STEPS,
        events=kinds_in(EventKind, events),
        fields=[
            Field("rooms", family=rooms),
            Field("items", family=items),
            Field("threats", family=menaces),
            Field("built", rooms_in_all, size=int(LEVELS * PLACES)),
            Field("covered", len(content.ids["threat"]), size=int(SPACES)),
            Field("taken", int(board.SEATS), size=int(SPACES), whose=SEAT_OR_NOBODY),
            Field("where", MOST_WHERE, size=SEATS, each=seven),
            Field("letter", int(LETTERS), size=SEATS, each=seven),
            Field("hurt", 1, size=SEATS, each=seven),
            Field("training", int(FREE_LETTER), size=SEATS, each=seven),
            Field("stock", int(TRACK), size=SEATS, each=int(RESOURCES)),
            Field("happiness", board.MOST_HAPPINESS, size=SEATS),
            Field("exhausted", things=len(content.ids["item"]), domain="item"),
            Field("passed_over", things=len(content.ids["item"]), domain="item"),
            Field("exchanges", (1 << MOST_EXCHANGES) - 1, mask=True),
            Field("exchanges_over", (1 << MOST_EXCHANGES) - 1, mask=True),
            Field("trades", int(MOST_TRADES)),
            Field("round", MOST_ROUNDS),
            Field("round_limit", MOST_ROUNDS, low=1),
            Field("first_player", int(board.SEATS) - 1, whose=SEAT),
            Field("turn", int(board.SEATS) - 1, whose=SEAT),
            Field("passed", (1 << int(board.SEATS)) - 1, whose=SEAT_MASK),
            Field("ending", len(CAUSES) - 1),
            Field("lent_letter", int(LETTERS)),
            Field("discount", 1),
            Field("bonus", board.MOST_BONUS),
            Field("chosen", rooms_in_all),
        ],
        options=[Option("rounds", 30, 1, MOST_ROUNDS), FIRST],
        minutes=(25, 45),
        # The elevators below the top one are the players' colours.
        choices=[Choice("colour", content.ids["elevator"][1:], int(board.SEATS))],
        domains={
            "resource": tokens.RESOURCE_NAMES,
            "space": content.ids["space"],
            "dweller": tokens.DWELLER_NAMES,
            "spared": tokens.PAYABLE,
            "icon": content.words,
            "side": ["left", "right"],
            "track": tracks.TRACK_NAMES,
            "letter": ["none", *tokens.LETTER_NAMES],
            "source": gains.SOURCES,
            "cause": CAUSES,
            "health": ["healthy", "injured"],
            "direction": ["forward", "back"],
            "terms": building.TERM_NAMES,
        },
        reasons=CAUSES[1:],
        locale=Path(__file__).parent / "locale",
        view_type=ShelterView,
        content=content.hash,
        # 2: the rules as corrected for items, exchanges, columns and rounds.
        version=2,
        joins=events.JOINS,
        remarks=lacks.REMARKS,
        orders=ORDERS,
    )
    game.set_content(content)
    return game
