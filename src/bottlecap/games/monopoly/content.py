"""The board, the deeds and the cards: read from TOML, checked, and turned into tables that the rules read quickly.

A pack is a folder like the bundled one. Whatever cannot be is refused with file, entry and reason.
"""

from pathlib import Path
from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from bottlecap.engine.base import filled, zeros
from bottlecap.engine.notation import verb_of
from bottlecap.engine.packs import PackReader
from bottlecap.games.monopoly import board
from bottlecap.games.monopoly.effects.base import Effect
from bottlecap.games.monopoly.effects.found import effects

BUNDLED: Final[Path] = Path(__file__).parent / "content"

MOST_SUM: Final = 9999
MOST_STREETS: Final = 3
SQUARES_OF_KIND: Final = {"go": 1, "special": 3, "guide": 3, "tax": 2, "jail": 1, "parking": 1, "go-to-jail": 1}
# Beside the colours: how many deeds, under which key their rents stand, and how many of these there are.
OTHER_GROUPS: Final = {"station": ("rent", 4), "radio": ("times", 2)}


class Content:
    """Everything of a pack, by square, by deed and by card; the Survival Guide's cards follow the S.P.E.C.I.A.L. ones."""

    def __init__(self) -> None:
        self.hash = ""
        self.kind: vec[i64] = vec[i64]()
        # By square: its deed, or -1; and what a tax costs.
        self.deed_at: vec[i64] = vec[i64]()
        self.tax: vec[i64] = vec[i64]()
        # By deed.
        self.square: vec[i64] = zeros(board.DEEDS)
        self.group: vec[i64] = vec[i64]()
        self.price: vec[i64] = vec[i64]()
        self.mortgage: vec[i64] = vec[i64]()
        self.building: vec[i64] = vec[i64]()
        # Six numbers a deed, as many of them as its kind has.
        self.rent: vec[i64] = vec[i64]()
        # By group: the mask of its deeds.
        self.members: vec[i64] = zeros(board.GROUPS)
        # By card: what it does.
        self.effects: vec[Effect] = vec[Effect]()
        # By deck: the card that gets one out of jail.
        self.jail_card: vec[i64] = filled(2, -1)
        self.ids: dict[str, list[str]] = {"square": [], "deed": [], "special": [], "guide": [], "token": []}
        self.names: dict[str, list[dict[str, str]]] = {"square": [], "deed": [], "special": [], "guide": [], "token": []}

    def tenth(self, deed: i64) -> i64:
        """Ten per cent of the mortgage value, rounded up."""
        return (self.mortgage[deed] + 9) // 10

    def lifting(self, deed: i64) -> i64:
        """What lifting its mortgage costs: the mortgage value, and ten per cent."""
        return self.mortgage[deed] + self.tenth(deed)

    def half(self, deed: i64) -> i64:
        """What it is worth while it is mortgaged."""
        return self.price[deed] // 2

    def tenths(self, deeds: i64) -> i64:
        """The ten per cent of each of these deeds together."""
        total: i64 = 0
        deed: i64 = 0
        while deeds != 0:
            if deeds & 1 == 1:
                total += (self.mortgage[deed] + 9) // 10
            deeds >>= 1
            deed += 1
        return total


def load(folder: Path | None) -> Content:
    """The pack in a folder, or the bundled one."""
    return Pack(BUNDLED if folder is None else folder).content


class Pack(PackReader):
    """Reads a folder into the tables of the rules."""

    def __init__(self, folder: Path) -> None:
        super().__init__(folder)
        self.content = Content()
        self.verbs = effects()
        self.read_tokens()
        self.read_deeds()
        self.read_squares()
        self.read_deck("special.toml", "special", 0)
        self.read_deck("guide.toml", "guide", 1)
        self.content.hash = self.hash()

    # --- complaints and pieces ----------------------------------------------------------------------

    def entries(self, file: str, name: str, wanted: int) -> list[dict[str, object]]:
        """The entries of a file, as many as the box holds."""
        found = self.listed(file, name)
        if len(found) != wanted:
            raise self.bad(f"{wanted} entries [[{name}]] are wanted, and here are {len(found)}")
        return found

    def begin(self, kind: str, entry: dict[str, object], keys: set[str]) -> str:
        """Check an entry's keys, enter its id and names."""
        id, names = self.identified(kind, entry, keys)
        if id in self.content.ids[kind]:
            raise self.bad("stands twice")
        self.content.ids[kind].append(id)
        self.content.names[kind].append(names)
        return id

    def whole(self, entry: dict[str, object], key: str, low: int = 1) -> int:
        return self.sum_of(key, entry.get(key), low)

    def sum_of(self, place: str, value: object, low: int) -> int:
        if not isinstance(value, int) or isinstance(value, bool) or not low <= value <= MOST_SUM:
            raise self.bad(f"{place} must be a whole number from {low} to {MOST_SUM}, not {value!r}")
        return value

    # --- tokens, deeds, squares -----------------------------------------------------------------------

    def read_tokens(self) -> None:
        for entry in self.entries("tokens.toml", "token", int(board.TOKENS)):
            self.begin("token", entry, set())

    def read_deeds(self) -> None:
        content = self.content
        for number, entry in enumerate(self.entries("deeds.toml", "deed", int(board.DEEDS))):
            group = entry.get("group")
            street = group not in OTHER_GROUPS
            rents, size = OTHER_GROUPS.get(str(group), ("rent", int(board.RENTS)))
            self.begin("deed", entry, {"group", "price", "mortgage", rents} | ({"building"} if street else set()))
            if group not in board.GROUP_NAMES:
                raise self.bad(f"group must be one of {', '.join(board.GROUP_NAMES)}, not {group!r}")
            place = board.GROUP_NAMES.index(str(group))
            content.members[place] |= board.bit(number)
            content.group = append(content.group, place)
            content.price = append(content.price, self.whole(entry, "price"))
            content.mortgage = append(content.mortgage, self.whole(entry, "mortgage"))
            content.building = append(content.building, self.building(entry) if street else 0)
            self.rents(entry, rents, size)
        self.check_groups()

    def building(self, entry: dict[str, object]) -> int:
        price = self.whole(entry, "building", 2)
        if price % 2:
            raise self.bad(f"building must be even, since it is sold at half its price, not {price}")
        return price

    def rents(self, entry: dict[str, object], key: str, size: int) -> None:
        """Enter the rents: whole numbers that grow."""
        rents = entry.get(key)
        if not isinstance(rents, list) or len(rents) != size:
            raise self.bad(f"{key} must be a list of {size} numbers, not {rents!r}")
        last = 0
        for place in range(int(board.RENTS)):
            rent = self.sum_of(f"{key}[{place}]", rents[place], 1) if place < size else 0
            if place < size and rent <= last:
                raise self.bad(f"{key} must grow, and {rent} follows {last}")
            last = rent
            self.content.rent = append(self.content.rent, rent)

    def check_groups(self) -> None:
        """Two or three streets of each colour at one price for a building; four stations, two radio stations."""
        content = self.content
        for place, name in enumerate(board.GROUP_NAMES):
            self.entry = f"group {name!r}"
            size = int(board.count(content.members[place]))
            if name in OTHER_GROUPS and size != OTHER_GROUPS[name][1]:
                raise self.bad(f"it has {OTHER_GROUPS[name][1]} deeds, and here are {size}")
            if name not in OTHER_GROUPS and not 2 <= size <= MOST_STREETS:
                raise self.bad(f"it has 2 or {MOST_STREETS} streets, and here are {size}")
            prices = {int(content.building[d]) for d in range(int(board.DEEDS)) if content.group[d] == place}
            if len(prices) > 1:
                raise self.bad("its streets have different prices for a building")

    def read_squares(self) -> None:
        content = self.content
        kinds: list[str] = []
        for number, entry in enumerate(self.entries("squares.toml", "square", int(board.SQUARES))):
            kind, deed, tax = ("deed", self.deed_square(entry, number), 0) if "deed" in entry else self.other_square(entry)
            kinds.append(kind)
            content.kind = append(content.kind, board.SQUARE_KINDS.index(kind))
            content.deed_at = append(content.deed_at, deed)
            content.tax = append(content.tax, tax)
        self.entry = ""
        for kind, wanted in SQUARES_OF_KIND.items():
            if kinds.count(kind) != wanted:
                raise self.bad(f"the board has {wanted} of kind {kind!r}, and here are {kinds.count(kind)}")
        if kinds[board.GO_PLACE] != "go" or kinds[board.JAIL_PLACE] != "jail":
            raise self.bad(f"GO is the first square, and jail the one with number {board.JAIL_PLACE}")

    def deed_square(self, entry: dict[str, object], number: int) -> int:
        """Enter a square that has a deed; which."""
        content = self.content
        id = entry.get("deed")
        self.entry = f"square {number}"
        self.check_keys(entry, {"deed"})
        if id not in content.ids["deed"]:
            raise self.bad(f"there is no deed {id!r}")
        if id in content.ids["square"]:
            raise self.bad(f"deed {id!r} stands twice")
        deed = content.ids["deed"].index(str(id))
        if deed != sum(1 for square in content.ids["square"] if square in content.ids["deed"]):
            raise self.bad(f"the deeds must stand in deeds.toml in the order of the board, and {id!r} does not")
        content.square[deed] = number
        content.ids["square"].append(str(id))
        content.names["square"].append(content.names["deed"][deed])
        self.plays.append(f"square {id}")
        return deed

    def other_square(self, entry: dict[str, object]) -> tuple[str, int, int]:
        kind = entry.get("kind")
        id = self.begin("square", entry, {"kind", "amount"} if kind == "tax" else {"kind"})
        if kind not in SQUARES_OF_KIND:
            raise self.bad(f"kind must be one of {', '.join(SQUARES_OF_KIND)}, not {kind!r}")
        if id in self.content.ids["deed"]:
            raise self.bad("a deed has the same id")
        return str(kind), -1, self.whole(entry, "amount") if kind == "tax" else 0

    # --- cards ----------------------------------------------------------------------------------------

    def read_deck(self, file: str, kind: str, deck: int) -> None:
        content = self.content
        for number, entry in enumerate(self.entries(file, "card", int(board.DECK_CARDS))):
            self.begin(kind, entry, {"effect"})
            text = entry.get("effect")
            if not isinstance(text, str) or not text.split():
                raise self.bad('effect must be a text like "gain 50"')
            effect = self.effect(text)
            effect.enter(self, deck, number)
            content.effects = append(content.effects, effect)
        self.entry = ""
        if content.jail_card[deck] < 0:
            raise self.bad("no card gets out of jail")

    def effect(self, text: str) -> Effect:
        """An effect by its verb, and what follows it."""
        verb, rest = verb_of(text, self.verbs)
        if not verb:
            raise self.bad(f"there is no effect {text.split()[0]!r} (there are: {', '.join(self.verbs)})")
        return self.verbs[verb].read(self, rest)
