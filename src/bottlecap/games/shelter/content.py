"""The cards of a pack as tables that the rules can walk quickly (see `reading.py`)."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from bottlecap.engine.base import zeros
from bottlecap.games.shelter.board import PRICE
from bottlecap.games.shelter.effects.base import Ability
from bottlecap.games.shelter.effects.icons import Icon

START_ROOMS: Final = 6
# How many of a kind a pack has: a deck that would never have a card is none.
LEAST_CARDS: Final = 1
MOST_CARDS: Final = 250
ELEVATORS: Final = 5
BEST_ROLL: Final = 12
MOST_REWARDS: Final = 12
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
        self.cost: vec[i64] = zeros(PRICE)
        self.items: i64 = 0
        # Whether any resource or item is to be paid.
        self.costs = False
        self.injury = False
        self.price = False
        self.reward: vec[i64] = vec[i64]()


class Rate:
    """The sides of an exchange: so many resources against so many, in either direction."""

    def __init__(self, left: vec[i64], right: vec[i64]) -> None:
        self.left = left
        self.right = right


class Content:
    """All cards of a pack. Copies of a card are cards of their own, with ids like "garden-2"."""

    def __init__(self) -> None:
        self.hash = ""
        self.spaces: vec[Space] = vec[Space]()
        self.exchanges: vec[Rate] = vec[Rate]()
        # The icons of all rewards, which name them by their numbers here, and how the files write them.
        self.icons: vec[Icon] = vec[Icon]()
        self.words: list[str] = []
        # Two numbers a room: its spaces, as places in `spaces`, or -1.
        self.room_spaces: vec[i64] = vec[i64]()
        # PRICE numbers a room: energy, food, water, of choice.
        self.room_prices: vec[i64] = vec[i64]()
        # Where each starting room lies on the top level, by room.
        self.start_places: vec[i64] = vec[i64]()
        self.elevator_spaces: vec[i64] = vec[i64]()
        self.threat_spaces: vec[i64] = vec[i64]()
        # By item.
        self.abilities: vec[Ability] = vec[Ability]()
        # Sets of items: none, and by what makes a difference to using them: resources, exhausted items, either track.
        self.no_items: vec[i64] = vec[i64]()
        self.minds_stock: vec[i64] = vec[i64]()
        self.minds_items: vec[i64] = vec[i64]()
        self.minds_item_track: vec[i64] = vec[i64]()
        self.minds_room_track: vec[i64] = vec[i64]()
        # Two numbers a place: the columns of its spaces, 0 for none.
        self.columns: vec[i64] = vec[i64]()
        self.ids: dict[str, list[str]] = {"room": [], "item": [], "threat": [], "elevator": [], "space": []}
        self.names: dict[str, list[dict[str, str]]] = {"room": [], "item": [], "threat": [], "elevator": []}
        # A line that only sets the mood, by language; empty where a pack has none.
        self.flavours: dict[str, list[dict[str, str]]] = {"room": [], "item": [], "threat": [], "elevator": []}
        self.groups: list[str] = []

    def price_of(self, room: i64) -> vec[i64]:
        return self.room_prices[PRICE * room : PRICE * (room + 1)]
