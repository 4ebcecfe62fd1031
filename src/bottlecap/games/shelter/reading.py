"""The cards: read from TOML, checked, and turned into the tables of `content.py`.

A pack is a folder like the bundled one. Whatever cannot be is refused with file, entry and reason.
"""

from pathlib import Path
from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from bottlecap.engine.base import zeros
from bottlecap.engine.notation import verb_of
from bottlecap.engine.packs import PackReader
from bottlecap.engine.sets import none_of, set_of
from bottlecap.games.shelter import tokens
from bottlecap.games.shelter.board import PLACES, PRICE, RESOURCES, TRACK, space_ids
from bottlecap.games.shelter.content import (
    BEST_ROLL,
    ELEVATORS,
    LEAST_CARDS,
    MOST_CARDS,
    MOST_IN_ROW,
    MOST_REWARDS,
    START_ROOMS,
    Content,
    Space,
)
from bottlecap.games.shelter.effects import base
from bottlecap.games.shelter.effects.base import Ability
from bottlecap.games.shelter.effects.found import abilities, icons
from bottlecap.games.shelter.effects.icons import IconKind

BUNDLED: Final[Path] = Path(__file__).parent / "content"


def load(folder: Path | None) -> Content:
    """The pack in a folder, or the bundled one."""
    return Pack(BUNDLED if folder is None else folder).content


class Pack(PackReader):
    """Reads a folder into the tables of the rules."""

    def __init__(self, folder: Path) -> None:
        super().__init__(folder)
        self.content = Content()
        self.abilities = abilities()
        self.icons = icons()
        self.rewards(tokens.PAYABLE)
        self.read_rooms()
        self.read_elevators()
        self.read_items()
        self.read_threats()
        self.read_layout()
        starting = enumerate(self.content.start_places)
        self.content.ids["space"] = space_ids({int(place): self.content.ids["room"][room] for room, place in starting})
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

    def count(self, kind: str, low: int, high: int) -> None:
        self.entry = ""
        found = len(self.content.ids[kind])
        if not low <= found <= high:
            wanted = str(low) if low == high else f"{low} to {high}"
            raise self.bad(f"a pack has {wanted} {kind}s, and here are {found}")

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
        builds = [place for place, token in enumerate(space.reward) if self.content.icons[token].builds]
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
        """A row of icons, as places in the table of them."""
        out = vec[i64]()
        for word in words:
            out = append(out, self.icon(word))
        if len(out) > MOST_IN_ROW:
            raise self.bad(f"a row of {len(out)} rewards: there is room for {MOST_IN_ROW}")
        return out

    def icon(self, word: str) -> int:
        """The icon's place in the table, where it is entered when it is first named."""
        content = self.content
        if word not in content.words:
            icon = self.kind_of(word).read(self, word)
            icon.number = len(content.icons)
            icon.enter(self)
            content.icons = append(content.icons, icon)
            content.words.append(word)
        return content.words.index(word)

    def kind_of(self, word: str) -> IconKind:
        for kind in self.icons:
            if word in kind.words() or (not kind.words() and word.startswith(kind.head)):
                return kind
        known = [word for kind in self.icons for word in kind.words()] + [kind.example() for kind in self.icons if not kind.words()]
        raise self.bad(f"there is no reward {word!r} (there are: {', '.join(known)})")

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
        self.count("room", START_ROOMS + LEAST_CARDS, MOST_CARDS)

    def price(self, entry: dict[str, object]) -> list[str]:
        if "start" in entry:
            return []
        words = self.words(entry, "price")
        if not words:
            raise self.bad("a room of the deck needs a price")
        for word in words:
            if word not in tokens.PAYABLE:
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
        self.count("elevator", ELEVATORS, ELEVATORS)

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
        self.count("threat", LEAST_CARDS, MOST_CARDS)

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
            item = self.ability(ability)
            for _ in range(copies):
                self.content.abilities = append(self.content.abilities, item)
                self.content.groups.append(str(entry["group"]))
        self.count("item", LEAST_CARDS, MOST_CARDS)
        self.mind_changes()

    def mind_changes(self) -> None:
        """Enter what makes a difference to using the items."""
        content = self.content
        content.no_items = none_of(len(content.abilities))
        content.minds_stock = self.minding(base.STOCK)
        content.minds_items = self.minding(base.ITEMS)
        content.minds_item_track = self.minding(base.ITEM_TRACK)
        content.minds_room_track = self.minding(base.ROOM_TRACK)

    def minding(self, change: i64) -> vec[i64]:
        """The set of items to which that makes a difference."""
        abilities = self.content.abilities
        return set_of([item for item, ability in enumerate(abilities) if ability.minds & change], len(abilities))

    def ability(self, text: str) -> Ability:
        """An ability by its verb, of one word or more, and what follows it."""
        verb, rest = verb_of(text, self.abilities)
        if not verb:
            raise self.bad(f"there is no ability {rest!r}")
        return self.abilities[verb].read(self, rest)


def counted(words: list[str]) -> vec[i64]:
    """How many of each: energy, food, water, of choice."""
    out = zeros(PRICE)
    for word in words:
        out[tokens.PAYABLE.index(word)] += 1
    return out
