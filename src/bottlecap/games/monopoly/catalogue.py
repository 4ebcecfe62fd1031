"""The board, the deeds and the cards as data for a page: all it needs to draw them."""

from typing import TypedDict

from bottlecap.games.monopoly import board
from bottlecap.games.monopoly.content import Content
from bottlecap.games.monopoly.effects.moving import Back
from bottlecap.games.monopoly.words import Wording


class SquareCard(TypedDict):
    """`deed` is the id of the deed, None where there is none; `tax` what the square costs, 0 for nothing."""

    id: str
    name: str
    kind: str
    deed: str | None
    tax: int


class HeldCard(TypedDict):
    """`worth`: what the deed counts in its owner's worth. `mortgage`: what mortgaging it brings, or, below zero, what lifting
    the mortgage costs. `fee`: what whoever takes it over pays the bank."""

    worth: int
    mortgage: int
    fee: int


class DeedCard(TypedDict):
    """`rents`: of a street bare, with one to four shacks and a vault; of a station by how many the owner has;
    of a radio station what the dice are multiplied by. `free` is what it comes to while it is not mortgaged, `pledged`
    while it is; `building` is 0 where nobody builds."""

    name: str
    group: str
    square: int
    price: int
    free: HeldCard
    pledged: HeldCard
    building: int
    rents: list[int]
    text: str


class GroupCard(TypedDict):
    """A colour, the stations or the radio stations, with their deeds in the order of the board."""

    id: str
    deeds: list[str]


class FateCard(TypedDict):
    """A card of either deck."""

    name: str
    text: str


class TokenCard(TypedDict):
    name: str


class MonopolyCatalogue(TypedDict):
    """`jail`: the number of its square. `back`: the most that a card sends a token back."""

    squares: list[SquareCard]
    deeds: dict[str, DeedCard]
    groups: list[GroupCard]
    special: dict[str, FateCard]
    guide: dict[str, FateCard]
    tokens: dict[str, TokenCard]
    jail: int
    back: int
    fine: int
    salary: int
    shacks: int
    vaults: int


def catalogue_of(cards: Content, words: Wording) -> MonopolyCatalogue:
    ids = cards.ids
    return {
        "squares": [square_card(cards, words, number) for number in range(int(board.SQUARES))],
        "deeds": {id: deed_card(cards, words, number) for number, id in enumerate(ids["deed"])},
        "groups": [group_card(cards, number) for number in range(int(board.GROUPS))],
        "special": {id: fate_card(words, number, "special", 0) for number, id in enumerate(ids["special"])},
        "guide": {id: fate_card(words, number, "guide", int(board.DECK_CARDS)) for number, id in enumerate(ids["guide"])},
        "tokens": {id: {"name": words.name("token", number)} for number, id in enumerate(ids["token"])},
        "jail": int(board.JAIL_PLACE),
        "back": max([int(effect.amount) for effect in cards.effects if isinstance(effect, Back)], default=0),
        "fine": int(board.JAIL_FINE),
        "salary": int(board.SALARY),
        "shacks": int(board.SHACKS),
        "vaults": int(board.VAULTS),
    }


def square_card(cards: Content, words: Wording, number: int) -> SquareCard:
    deed = int(cards.deed_at[number])
    return {
        "id": cards.ids["square"][number],
        "name": words.name("square", number),
        "kind": board.SQUARE_KINDS[int(cards.kind[number])],
        "deed": None if deed < 0 else cards.ids["deed"][deed],
        "tax": int(cards.tax[number]),
    }


def deed_card(cards: Content, words: Wording, number: int) -> DeedCard:
    printed = cards.rent[number * board.RENTS : (number + 1) * board.RENTS]
    return {
        "name": words.name("deed", number),
        "group": board.GROUP_NAMES[int(cards.group[number])],
        "square": int(cards.square[number]),
        "price": int(cards.price[number]),
        "free": {"worth": int(cards.price[number]), "mortgage": int(cards.mortgage[number]), "fee": 0},
        "pledged": {"worth": int(cards.half(number)), "mortgage": -int(cards.lifting(number)), "fee": int(cards.tenth(number))},
        "building": int(cards.building[number]),
        "rents": [int(rent) for rent in printed if rent > 0],
        "text": words.deed(number),
    }


def group_card(cards: Content, number: int) -> GroupCard:
    deeds = [id for deed, id in enumerate(cards.ids["deed"]) if cards.group[deed] == number]
    return {"id": board.GROUP_NAMES[number], "deeds": deeds}


def fate_card(words: Wording, number: int, family: str, before: int) -> FateCard:
    """`before` is how many cards of the other deck stand before it in the tables."""
    return {"name": words.name(family, number), "text": words.card(before + number)}
