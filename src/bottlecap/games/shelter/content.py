"""The cards: read from TOML, checked, and turned into tables that the rules can walk quickly.

A pack is a folder like the bundled one. Whatever cannot be is refused with file, entry and reason.
"""

from pathlib import Path
from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from bottlecap.engine.base import zeros
from bottlecap.engine.packs import PackReader
from bottlecap.games.shelter import tokens
from bottlecap.games.shelter.board import PLACES, RESOURCES, TRACK

BUNDLED: Final[Path] = Path(__file__).parent / "content"

START_ROOMS: Final = 6
ROOMS: Final = 30
ITEMS: Final = 31
THREATS: Final = 18
ELEVATORS: Final = 5
BEST_ROLL: Final = 12
MOST_REWARDS: Final = 12
MOST_EXCHANGES: Final = 16
# More than anybody could draw in a row.
MOST_IN_ROW: Final = 20


class Space:
    """What a space, or a threat that covers one, asks for and gives."""

    def __init__(self) -> None:
        self.letter: i64 = 0
        self.linked = False
        self.injured = False
        # What the dice must reach, or 0 where nothing is fought.
        self.fight: i64 = 0
        # Energy, food, water, and resources of choice.
        self.cost: vec[i64] = zeros(RESOURCES + 1)
        self.items: i64 = 0
        # Whether any resource or item is to be paid.
        self.costs = False
        self.injury = False
        self.price = False
        self.reward: vec[i64] = vec[i64]()


class Exchange:
    """A rate: so many resources against so many, in either direction."""

    def __init__(self, left: vec[i64], right: vec[i64]) -> None:
        self.left = left
        self.right = right


class Item:
    """An item's ability: its kind, a number (a bonus, a letter, how many for one), what it takes and gives."""

    def __init__(self, kind: i64, number: i64, cost: vec[i64], reward: vec[i64]) -> None:
        self.kind = kind
        self.number = number
        self.cost = cost
        self.reward = reward


class Content:
    """All cards of a pack. Copies of a card are cards of their own, with ids like "garden-2"."""

    def __init__(self) -> None:
        self.hash = ""
        self.spaces: vec[Space] = vec[Space]()
        self.exchanges: vec[Exchange] = vec[Exchange]()
        self.exchange_texts: list[str] = []
        # Two numbers a room: its spaces, as places in `spaces`, or -1.
        self.room_spaces: vec[i64] = vec[i64]()
        # Four numbers a room: energy, food, water, of choice.
        self.room_prices: vec[i64] = vec[i64]()
        # Where each starting room lies on the top level, by room.
        self.start_places: vec[i64] = vec[i64]()
        self.elevator_spaces: vec[i64] = vec[i64]()
        self.threat_spaces: vec[i64] = vec[i64]()
        self.items: vec[Item] = vec[Item]()
        # Masks of items, by what makes a difference to using them: resources, exhausted items, either track.
        self.minds_stock: i64 = 0
        self.minds_items: i64 = 0
        self.minds_tracks: vec[i64] = zeros(2)
        # Two numbers a place: the columns of its spaces, 0 for none.
        self.columns: vec[i64] = vec[i64]()
        self.ids: dict[str, list[str]] = {"room": [], "item": [], "threat": [], "elevator": []}
        self.names: dict[str, list[dict[str, str]]] = {"room": [], "item": [], "threat": [], "elevator": []}
        # A line that only sets the mood, by language; empty where a pack has none.
        self.flavours: dict[str, list[dict[str, str]]] = {"room": [], "item": [], "threat": [], "elevator": []}
        self.groups: list[str] = []


def load(folder: Path | None) -> Content:
    """The pack in a folder, or the bundled one."""
    return Pack(BUNDLED if folder is None else folder).content


class Pack(PackReader):
    """Reads a folder into the tables of the rules."""

    def __init__(self, folder: Path) -> None:
        super().__init__(folder)
        self.content = Content()
        self.read_rooms()
        self.read_elevators()
        self.read_items()
        self.read_threats()
        self.read_layout()
        self.content.hash = self.hash()

    # --- complaints and pieces ----------------------------------------------------------------------

    def begin(self, kind: str, entry: dict[str, object], keys: set[str]) -> int:
        """Check an entry's keys, enter its ids, names and flavour; how many copies there are of it."""
        id, names = self.identified(kind, entry, keys | {"copies", "flavour"})
        flavour = self.both_languages(entry, "flavour") if "flavour" in entry else {"en": "", "ru": ""}
        copies = self.whole(entry, "copies", 1, 1, 9)
        for copy in range(copies):
            card = f"{id}-{copy + 1}" if copies > 1 else id
            if card in self.content.ids[kind]:
                raise self.bad("stands twice")
            self.content.ids[kind].append(card)
            self.content.names[kind].append(names)
            self.content.flavours[kind].append(flavour)
        return copies

    def whole(self, entry: dict[str, object], key: str, default: int, low: int, high: int) -> int:
        value = entry.get(key, default)
        if not isinstance(value, int) or isinstance(value, bool) or not low <= value <= high:
            raise self.bad(f"{key} must be a whole number from {low} to {high}, not {value!r}")
        return value

    def words(self, entry: dict[str, object], key: str) -> list[str]:
        value = entry.get(key, [])
        if not isinstance(value, list) or not all(isinstance(word, str) for word in value):
            raise self.bad(f"{key} must be a list of icons, not {value!r}")
        return value

    def count(self, kind: str, wanted: int) -> None:
        self.entry = ""
        found = len(self.content.ids[kind])
        if found != wanted:
            raise self.bad(f"the box holds {wanted} {kind}s, and here are {found}")

    # --- spaces -----------------------------------------------------------------------------------------

    def space(self, value: object) -> int:
        """Enter a space; its place in the table."""
        if not isinstance(value, dict):
            raise self.bad(f"a space is a table {{ cost = …, reward = … }}, not {value!r}")
        for key in value:
            if key not in ("letter", "linked", "injured", "cost", "reward"):
                raise self.bad(f"a space has no key {key!r}")
        space = Space()
        for key in ("linked", "injured"):
            if not isinstance(value.get(key, False), bool):
                raise self.bad(f"{key} must be true or false")
        space.linked = value.get("linked", False)
        space.injured = value.get("injured", False)
        space.letter = self.letter(value)
        self.cost(space, self.words(value, "cost"))
        space.reward = self.rewards(self.words(value, "reward"))
        if not 0 < len(space.reward) <= MOST_REWARDS:
            raise self.bad(f"a space has 1 to {MOST_REWARDS} rewards")
        builds = [place for place, token in enumerate(space.reward) if token == tokens.BUILD]
        if space.price and builds != [0]:
            raise self.bad("where a room's price is paid, building it is the first reward, and the only building")
        if space.linked and space.injured:
            raise self.bad("a space for the injured cannot be linked")
        return self.entered(space)

    def entered(self, space: Space) -> int:
        self.content.spaces = append(self.content.spaces, space)
        return len(self.content.spaces) - 1

    def letter(self, value: dict[str, object]) -> int:
        letter = value.get("letter")
        if letter is None:
            return 0
        if letter not in tokens.LETTER_NAMES:
            raise self.bad(f"letter must be one of {', '.join(tokens.LETTER_NAMES)}, not {letter!r}")
        return tokens.LETTER_NAMES.index(str(letter)) + 1

    def cost(self, space: Space, words: list[str]) -> None:
        for word in words:
            if word not in tokens.COSTS:
                raise self.bad(f"there is no cost {word!r} (there are: {', '.join(tokens.COSTS)})")
            if word == "item":
                space.items += 1
            elif word == "injury":
                space.injury = True
            elif word == "price":
                space.price = True
            else:
                space.cost[tokens.COSTS.index(word)] += 1
        space.costs = space.items > 0 or any(number > 0 for number in space.cost)
        if space.price and len(words) > 1:
            raise self.bad("where a room's price is paid, it must be the only cost")
        if space.injury and space.injured:
            raise self.bad("a space for the injured cannot cost an injury")
        if sum(int(number) for number in space.cost) > RESOURCES * TRACK or max(space.cost[:RESOURCES]) > TRACK:
            raise self.bad(f"a cost that nobody can pay: a track holds {TRACK}")

    def rewards(self, words: list[str]) -> vec[i64]:
        out = vec[i64]()
        for word in words:
            if word.startswith("exchange "):
                out = append(out, tokens.EXCHANGE + self.exchange(word.removeprefix("exchange ")))
            elif word in tokens.PLAIN:
                out = append(out, tokens.PLAIN.index(word))
            else:
                raise self.bad(f"there is no reward {word!r} (there are: {', '.join(tokens.PLAIN)}, exchange …:…)")
        if len(out) > MOST_IN_ROW:
            raise self.bad(f"a row of {len(out)} rewards: there is room for {MOST_IN_ROW}")
        return out

    def exchange(self, text: str) -> int:
        left, colon, right = text.partition(":")
        sides = [side.split() for side in (left, right)]
        if not colon or not all(sides) or not all(word in tokens.PLAIN[: RESOURCES + 1] for side in sides for word in side):
            raise self.bad(f'an exchange is like "exchange energy:food water", not {text!r}')
        if text not in self.content.exchange_texts:
            if len(self.content.exchange_texts) == MOST_EXCHANGES:
                raise self.bad(f"there are more than {MOST_EXCHANGES} different exchanges")
            self.content.exchange_texts.append(text)
            rate = Exchange(counted(sides[0]), counted(sides[1]))
            self.content.exchanges = append(self.content.exchanges, rate)
        return self.content.exchange_texts.index(text)

    # --- the files --------------------------------------------------------------------------------------

    def read_rooms(self) -> None:
        content = self.content
        starts: list[int] = []
        for entry in self.listed("rooms.toml", "room"):
            start = "start" in entry
            copies = self.begin("room", entry, {"space", "start"} if start else {"space", "price"})
            spaces = entry.get("space")
            if not isinstance(spaces, list) or not 1 <= len(spaces) <= 2:
                raise self.bad("a room has one or two spaces")
            places = [self.space(space) for space in spaces]
            for place in places:
                if content.spaces[place].linked and len(places) == 2:
                    raise self.bad("a linked space fills its room: it must be the only one")
            if start:
                place = self.whole(entry, "start", 0, 0, int(PLACES) - 1)
                if copies != 1 or place in starts:
                    raise self.bad("each place of the top level has one starting room")
                starts.append(place)
                content.start_places = append(content.start_places, place)
            elif len(starts) < START_ROOMS:
                raise self.bad("the six starting rooms must come first")
            price = counted(self.price(entry))
            for _ in range(copies):
                content.room_spaces = append(content.room_spaces, places[0])
                content.room_spaces = append(content.room_spaces, places[1] if len(places) > 1 else -1)
                for number in price:
                    content.room_prices = append(content.room_prices, number)
        self.entry = ""
        if len(starts) != START_ROOMS:
            raise self.bad(f"{START_ROOMS} rooms start in the vault, and here are {len(starts)}")
        self.count("room", ROOMS)

    def price(self, entry: dict[str, object]) -> list[str]:
        if "start" in entry:
            return []
        words = self.words(entry, "price")
        if not words:
            raise self.bad("a room of the deck needs a price")
        for word in words:
            if word not in tokens.PLAIN[: RESOURCES + 1]:
                raise self.bad(f"a price is paid in resources, not in {word!r}")
        if max(words.count(word) for word in words) > TRACK or len(words) > RESOURCES * TRACK:
            raise self.bad(f"a price that nobody can pay: a track holds {TRACK}")
        return words

    def read_elevators(self) -> None:
        for number, entry in enumerate(self.listed("elevators.toml", "elevator")):
            if self.begin("elevator", entry, {"space"}) != 1:
                raise self.bad("each elevator is there once")
            place = self.space(entry.get("space"))
            if (entry["id"] == "top") != (number == 0):
                raise self.bad('the first elevator is the top one, with the id "top"')
            self.content.elevator_spaces = append(self.content.elevator_spaces, place)
        self.count("elevator", ELEVATORS)

    def read_threats(self) -> None:
        for entry in self.listed("threats.toml", "threat"):
            copies = self.begin("threat", entry, {"letter", "fight", "cost", "reward"})
            cost = self.words(entry, "cost")
            if "injury" in cost:
                raise self.bad("a threat that costs an injury could never be defeated")
            if "price" in cost:
                raise self.bad("a threat has no room's price in its cost")
            space = self.space({key: entry[key] for key in ("letter", "cost", "reward") if key in entry})
            self.content.spaces[space].fight = self.whole(entry, "fight", 0, 0, 99)
            if self.content.spaces[space].fight > BEST_ROLL:
                raise self.bad(f"a threat that could never be defeated: two dice show {BEST_ROLL} at most")
            for _ in range(copies):
                self.content.threat_spaces = append(self.content.threat_spaces, space)
        self.count("threat", THREATS)

    def read_layout(self) -> None:
        data = self.table("layout.toml")
        columns = data.get("columns")
        for key in data:
            if key != "columns":
                raise self.bad(f"unknown key {key!r}")
        if not isinstance(columns, list) or len(columns) != PLACES:
            raise self.bad(f"columns must be a list of {PLACES} places")
        seen: list[int] = []
        for pair in columns:
            if not isinstance(pair, list) or len(pair) != 2 or not all(isinstance(n, int) and 0 <= n <= 12 for n in pair):
                raise self.bad(f"a place has two column numbers, 0 for none, not {pair!r}")
            for number in pair:
                if number and (number in seen or number in (1, 7)):
                    raise self.bad(f"column {number} cannot be, or stands in two places")
                self.content.columns = append(self.content.columns, number)
            seen += pair
        self.plays.append(f"columns {columns}")

    # --- items --------------------------------------------------------------------------------------------

    def read_items(self) -> None:
        for entry in self.listed("items.toml", "item"):
            copies = self.begin("item", entry, {"group", "ability"})
            if entry.get("group") not in ("weapon", "outfit", "pet", "tool", "keepsake"):
                raise self.bad("group must be weapon, outfit, pet, tool or keepsake")
            ability = entry.get("ability")
            if not isinstance(ability, str) or not ability.split():
                raise self.bad('ability must be a text like "fight 2"')
            item = self.ability(ability.split()[0], ability.split()[1:])
            for _ in range(copies):
                self.mind(item, 1 << len(self.content.items))
                self.content.items = append(self.content.items, item)
                self.content.groups.append(str(entry["group"]))
        self.count("item", ITEMS)

    def mind(self, item: Item, bit: int) -> None:
        """Enter what makes a difference to using an item."""
        if item.kind == tokens.GAIN or item.kind == tokens.TRADE or item.kind == tokens.DISCARD:
            self.content.minds_stock |= bit
        elif item.kind == tokens.MAKE_READY:
            self.content.minds_items |= bit
        elif item.kind == tokens.REFRESH:
            self.content.minds_tracks[0 if item.number == tokens.REFRESH_ITEMS else 1] |= bit

    def ability(self, verb: str, words: list[str]) -> Item:
        nothing = zeros(RESOURCES + 1)
        none = vec[i64]()
        if verb == "fight":
            return Item(tokens.FIGHT, self.numeral(words, 1, 6), nothing, none)
        if verb == "gain" and len(words) == 1 and words[0] in tokens.PLAIN[: RESOURCES + 1]:
            return Item(tokens.GAIN, 0, nothing, self.rewards(words))
        if verb == "trade":
            return self.trade(" ".join(words))
        if verb == "refresh" and words in (["items"], ["rooms"]):
            return Item(tokens.REFRESH, tokens.REFRESH_ITEMS if words == ["items"] else tokens.REFRESH_ROOMS, nothing, none)
        if verb == "trained" and len(words) == 1 and words[0] in tokens.LETTER_NAMES:
            return Item(tokens.TRAINED, tokens.LETTER_NAMES.index(words[0]) + 1, nothing, none)
        plain = {"ready": tokens.MAKE_READY, "heal": tokens.CURE, "discount": tokens.DISCOUNT}
        plain |= {"shield": tokens.SHIELD, "reroll": tokens.REROLL, "income": tokens.INCOME}
        if verb in plain and not words:
            return Item(plain[verb], 0, nothing, none)
        events = {"on-build": tokens.ON_BUILD, "on-win": tokens.ON_WIN, "on-dweller": tokens.ON_DWELLER}
        if verb in events and words in (["happiness"], ["any"]):
            return Item(events[verb], 0, nothing, self.rewards(words))
        ends = {"rooms": tokens.END_ROOMS, "dwellers": tokens.END_DWELLERS, "items": tokens.END_ITEMS}
        ends |= {"resources": tokens.END_RESOURCES, "safe": tokens.END_SAFE}
        if verb == "end" and words and words[0] in ends:
            return Item(ends[words[0]], self.numeral(words[1:], 1, 18), nothing, none)
        allowed = ("energy", "food", "water", "any", "happiness", "dweller")
        if verb == "discard" and words and all(word in allowed for word in words):
            return Item(tokens.DISCARD, 0, nothing, self.rewards(words))
        raise self.bad(f"there is no ability {' '.join([verb, *words])!r}")

    def trade(self, text: str) -> Item:
        left, colon, right = text.partition(":")
        resources = tokens.PLAIN[: RESOURCES + 1]
        paid, gained = left.split(), right.split()
        if not colon or not paid or not gained or not all(w in resources for w in paid):
            raise self.bad(f'a trade is like "trade food:happiness", not {text!r}')
        if not all(word in resources or word == "happiness" for word in gained):
            raise self.bad("a trade gives resources or happiness")
        return Item(tokens.TRADE, 0, counted(paid), self.rewards(gained))

    def numeral(self, words: list[str], low: int, high: int) -> int:
        if len(words) != 1 or not words[0].isdecimal() or not low <= int(words[0]) <= high:
            raise self.bad(f"a number from {low} to {high} is wanted, not {' '.join(words)!r}")
        return int(words[0])


def counted(words: list[str]) -> vec[i64]:
    """How many of each: energy, food, water, of choice."""
    out = zeros(RESOURCES + 1)
    for word in words:
        out[tokens.PLAIN.index(word)] += 1
    return out
