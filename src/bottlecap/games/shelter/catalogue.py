"""The cards as data for a page: everything it needs to draw each of them, names and effects in words."""

from typing import TypedDict

from bottlecap.engine.notation import shown
from bottlecap.games.shelter.board import PLACES, SLOTS, THREAT_PENALTY, TRACK
from bottlecap.games.shelter.content import Content, Space
from bottlecap.games.shelter.effects.base import NEVER
from bottlecap.games.shelter.threats import THROWS, column_of
from bottlecap.games.shelter.tokens import LETTER_NAMES, cubes
from bottlecap.games.shelter.words import Wording


class SpaceCard(TypedDict):
    """What a space, or the threat on it, asks for and gives; `fight` is 0 where nothing is fought.

    cost, reward: the signs of each thing, which are ids of drawings, or letters and numbers as they are printed.
    """

    cost: list[list[str]]
    reward: list[list[str]]
    letter: str | None
    linked: bool
    injured_only: bool
    fight: int
    text: str


class RoomCard(TypedDict):
    """`start` is the place on the top level of a starting room, which has no price.

    flavour: a line that only sets the mood, here and below; empty where the pack has none.
    """

    name: str
    flavour: str
    start: int | None
    price: list[list[str]]
    price_text: str
    spaces: list[SpaceCard]


class ItemCard(TypedDict):
    """`number` is a bonus, or how many count for one; `letter` and `track` are what the ability names.

    lasting: it works by itself and is never turned.
    """

    name: str
    flavour: str
    group: str
    ability: str
    number: int
    letter: str | None
    track: str | None
    cost: list[list[str]]
    reward: list[list[str]]
    lasting: bool
    text: str


class ThreatCard(TypedDict):
    name: str
    flavour: str
    space: SpaceCard


class ElevatorCard(TypedDict):
    """The elevators, from the top level's on down."""

    id: str
    name: str
    flavour: str
    space: SpaceCard


class TermsCard(TypedDict):
    """A trade one way, in words: what is given, and what is taken for it."""

    give: str
    take: str


class ExchangeCard(TypedDict):
    """A rate, by the directions in which it is traded."""

    forward: TermsCard
    back: TermsCard


class ShelterCatalogue(TypedDict):
    """`columns`: for each of the six places, of a room with one space and of one with two, the dice that meet each space.

    place_throws: for each of the six places, how many of the `throws` of two dice bring a threat to a room there.
    threat_penalty: what each threat left on a player's level costs at the end. exchanges: by the number of their rate.
    """

    rooms: dict[str, RoomCard]
    items: dict[str, ItemCard]
    threats: dict[str, ThreatCard]
    elevators: list[ElevatorCard]
    exchanges: list[ExchangeCard]
    columns: list[list[list[list[int]]]]
    place_throws: list[int]
    throws: int
    threat_penalty: int
    places: int
    resource_track: int


def catalogue_of(content: Content, words: Wording) -> ShelterCatalogue:
    return {
        "rooms": {id: room_card(content, words, number) for number, id in enumerate(content.ids["room"])},
        "items": {id: item_card(content, words, number) for number, id in enumerate(content.ids["item"])},
        "threats": {id: threat_card(content, words, number) for number, id in enumerate(content.ids["threat"])},
        "elevators": [elevator_card(content, words, number) for number in range(len(content.ids["elevator"]))],
        "exchanges": [exchange_card(words, number) for number in range(len(content.exchanges))],
        "columns": [[columns_of(content, place, spaces) for spaces in (1, 2)] for place in range(int(PLACES))],
        "place_throws": [throws_to(content, place) for place in range(int(PLACES))],
        "throws": int(THROWS),
        "threat_penalty": int(THREAT_PENALTY),
        "places": int(PLACES),
        "resource_track": int(TRACK),
    }


def room_card(content: Content, words: Wording, number: int) -> RoomCard:
    places = [content.room_spaces[2 * number + slot] for slot in (0, 1)]
    return {
        "name": content.names["room"][number][words.lang],
        "flavour": content.flavours["room"][number][words.lang],
        "start": int(content.start_places[number]) if number < len(content.start_places) else None,
        "price": [[cube] for cube in cubes(content.price_of(number))],
        "price_text": words.price(number),
        "spaces": [space_card(content, words, content.spaces[place]) for place in places if place >= 0],
    }


def threat_card(content: Content, words: Wording, number: int) -> ThreatCard:
    space = content.spaces[content.threat_spaces[number]]
    return {
        "name": content.names["threat"][number][words.lang],
        "flavour": content.flavours["threat"][number][words.lang],
        "space": space_card(content, words, space),
    }


def elevator_card(content: Content, words: Wording, number: int) -> ElevatorCard:
    space = content.spaces[content.elevator_spaces[number]]
    return {
        "id": content.ids["elevator"][number],
        "name": content.names["elevator"][number][words.lang],
        "flavour": content.flavours["elevator"][number][words.lang],
        "space": space_card(content, words, space),
    }


def space_card(content: Content, words: Wording, space: Space) -> SpaceCard:
    return {
        "cost": cost_signs(space),
        "reward": words.signs(space.reward),
        "letter": LETTER_NAMES[space.letter - 1] if space.letter > 0 else None,
        "linked": space.linked,
        "injured_only": space.injured,
        "fight": int(space.fight),
        "text": words.space(space),
    }


def item_card(content: Content, words: Wording, number: int) -> ItemCard:
    ability = content.abilities[number]
    card: ItemCard = {
        "name": content.names["item"][number][words.lang],
        "flavour": content.flavours["item"][number][words.lang],
        "group": content.groups[number],
        "ability": ability.kind.name,
        "number": 0,
        "letter": None,
        "track": None,
        "cost": [],
        "reward": [],
        "lasting": ability.moments == NEVER,
        "text": words.ability(ability),
    }
    for name, value in shown(words, ability.kind.parts, ability.values).items():
        card[name] = value  # type: ignore[literal-required]
    return card


def exchange_card(words: Wording, number: int) -> ExchangeCard:
    left, right = words.sides(number)
    return {"forward": {"give": left, "take": right}, "back": {"give": right, "take": left}}


def columns_of(content: Content, place: int, spaces: int) -> list[list[int]]:
    """The dice that meet each space of a room with so many: its own, or both of the place where it is the only one."""
    pair = [int(column) for column in content.columns[place * SLOTS : (place + 1) * SLOTS]]
    met = [pair] if spaces == 1 else [[column] for column in pair]
    return [sorted({column for column in columns if column > 0}) for columns in met]


def throws_to(content: Content, place: int) -> int:
    """How many throws show a column of that place, where nothing lies yet."""
    met = {column for columns in columns_of(content, place, 1) for column in columns}
    return len([dice for dice in range(int(THROWS)) if column_of(dice) in met])


def cost_signs(space: Space) -> list[list[str]]:
    out = [[cube] for cube in cubes(space.cost)] + [["item"]] * int(space.items)
    if space.injury:
        out.append(["injury"])
    if space.price:
        out.append(["price"])
    if space.fight > 0:
        out.append(["fight", f"{space.fight}+"])
    return out
