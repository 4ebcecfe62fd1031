"""A vault set up for a test of Shelter, in few words.

    match = start(2, dwellers(0, "plain", "S"), room(1, "garden-1"), stock(0, food=2), items(0, "dog"))
    place(match, 0, "garden-1 2", "S")

The cards are those of tests/shelter/cards. `start` deals the opening tracks (OPENING_ITEMS, OPENING_ROOMS),
lets seat 0 begin, and then alters the position by the edits and fields it is given; `changed` does so to any match.
Spaces are named by room and number ("diner 2"), elevators by level ("elevator 0" is the top one, "elevator 1"
that of seat 0). Dwellers are named "plain", "S" (trained), "injured" or "S-injured".
"""

from collections.abc import Callable
from copy import deepcopy
from pathlib import Path
from shutil import copytree
from typing import Any, cast

from tests.say import act, can, refused, tell

import bottlecap
from bottlecap.games.shelter.board import elevator_of, space_at

Position = dict[str, Any]
Edit = Callable[[Position], None]

OPENING_ITEMS = ["10mm-pistol", "shotgun", "laser-rifle"]
OPENING_ROOMS = ["living-quarters-1", "nuka-cola-bottler-1", "garden-1"]
RESOURCES = ["energy", "food", "water"]
LETTERS = "SPECIAL"
PLACES, SEVEN = 6, 7
IN_BOX, AVAILABLE, ON_SPACE = 0, 1, 2

# The tests' own cards, so that balancing the game changes no test of a rule.
CARDS = Path(__file__).parent / "cards"
BUNDLED = Path(bottlecap.__file__).parent / "games" / "shelter" / "content"
GAME = bottlecap.new("shelter", seed=1, content=CARDS).game
IDS: dict[str, list[str]] = {field.name: field.family.ids for field in GAME.fields if field.family is not None}


# --- starting -------------------------------------------------------------------------------------


def opened(players: int = 2, first: int = 0, content: Path = CARDS, **options: object) -> bottlecap.Match:
    """A new match at its first turn: the opening tracks lie, that seat begins."""
    match = bottlecap.new("shelter", players=players, seed=1, options=options, chance="ask", content=content)
    for opening, kind in ((OPENING_ITEMS, "item"), (OPENING_ROOMS, "room")):
        # The bundled cards change with the balance: then any three do.
        there = match.game.domains[kind]
        deal(match, kind, *(opening if set(opening) <= set(there) else there[-len(opening) :]))
    if match.seat == bottlecap.CHANCE:
        tell(match, "first", seat=first)
    return match


def start(players: int = 2, *edits: Edit, first: int = 0, content: Path = CARDS, **fields: object) -> bottlecap.Match:
    """The first turn of round one, altered by these edits and these fields of the position."""
    return changed(opened(players, first, content), *edits, **fields)


def changed(match: bottlecap.Match, *edits: Edit, **fields: object) -> bottlecap.Match:
    """A match that goes on from this one's position, altered."""
    position = deepcopy(match.position())
    for edit in edits:
        edit(position)
    position |= fields
    return bottlecap.new(match.game, seed=1, position=position, chance="ask")


def pack(folder: Path, file: str, old: str, new: str) -> Path:
    """The tests' cards in a folder of their own, with one text replaced; the cards' ids must stay."""
    copytree(CARDS, folder, dirs_exist_ok=True)
    text = (folder / file).read_text(encoding="utf-8")
    assert old in text, f"{file} has no {old!r}"
    (folder / file).write_text(text.replace(old, new), encoding="utf-8")
    return folder


# --- edits of a position --------------------------------------------------------------------------


def lay(family: str, zone: str, *cards: str) -> Edit:
    """Cards of a family ("items", "rooms", "threats") lie in a zone: "deck", "track", "discard", "hand 0", "vault"."""

    def edit(position: Position) -> None:
        zones = position[family]["zones"]
        for ids in zones.values():
            ids[:] = [id for id in ids if id not in cards]
        zones.setdefault(zone, []).extend(cards)
        position[family]["order"] = {card: slot for slot, card in enumerate(zones.get("track", [])) if slot}

    return edit


def lay_all(family: str, source: str, to: str) -> Edit:
    """All that lies in one zone lies in another."""
    return lambda position: lay(family, to, *position[family]["zones"].get(source, []))(position)


def track(family: str, *cards: str) -> Edit:
    """The track of "items" or "rooms" holds just these; what lay there before is in the deck."""

    def edit(position: Position) -> None:
        lay_all(family, "track", "deck")(position)
        lay(family, "track", *cards)(position)

    return edit


def room(seat: int, card: str, side: str = "left") -> Edit:
    """A room stands on the seat's level, at the next free place on that side."""

    def edit(position: Position) -> None:
        lay("rooms", "vault", card)(position)
        base = (seat + 1) * PLACES
        places = (2, 1, 0) if side == "left" else (3, 4, 5)
        free = next(base + place for place in places if not position["built"][base + place])
        position["built"][free] = IDS["rooms"].index(card) + 1

    return edit


def threat(card: str, where: str) -> Edit:
    """A threat covers a space."""

    def edit(position: Position) -> None:
        lay("threats", "vault", card)(position)
        position["covered"][space_in(position, where)] = IDS["threats"].index(card) + 1

    return edit


def dwellers(seat: int, *kinds: str) -> Edit:
    """Just these dwellers of the seat are available; the others are in the box."""

    def edit(position: Position) -> None:
        for number in range(SEVEN):
            at = seat * SEVEN + number
            kind = kinds[number] if number < len(kinds) else "plain"
            position["where"][at] = AVAILABLE if number < len(kinds) else IN_BOX
            trained = kind.removesuffix("-injured")
            position["letter"][at] = GAME.domains["letter"].index(trained) if trained in LETTERS else 0
            position["hurt"][at] = int(kind.endswith("injured"))
            position["training"][at] = 0

    return edit


def stands(seat: int, where: str, injured: bool = False) -> Edit:
    """One more dweller of the seat, from the box, stands on a space."""

    def edit(position: Position) -> None:
        at = next(seat * SEVEN + n for n in range(SEVEN) if position["where"][seat * SEVEN + n] == IN_BOX)
        number = space_in(position, where)
        position["where"][at] = ON_SPACE + number
        position["hurt"][at] = int(injured)
        position["taken"][number] = seat + 1

    return edit


def items(seat: int, *cards: str, exhausted: bool = False) -> Edit:
    """The seat has these items too."""

    def edit(position: Position) -> None:
        lay("items", f"hand {seat}", *cards)(position)
        if exhausted:
            position["exhausted"] += cards

    return edit


def stock(seat: int, energy: int = 0, food: int = 0, water: int = 0) -> Edit:
    """The seat's resources are these."""

    def edit(position: Position) -> None:
        position["stock"][3 * seat : 3 * seat + 3] = [energy, food, water]

    return edit


# --- names ----------------------------------------------------------------------------------------


def space_in(position: Position, where: str) -> int:
    """The number, as positions have it, of a space named like "diner 2" or "elevator 0"."""
    name, number = where.split()
    if name == "elevator":
        return int(elevator_of(int(number)))
    place = position["built"].index(IDS["rooms"].index(name) + 1)
    return int(space_at(place // PLACES, place % PLACES, int(number) - 1))


def space(match: bottlecap.Match, where: str) -> str:
    """The id of such a space."""
    return match.game.domains["space"][space_in(match.position(), where)]


# --- playing --------------------------------------------------------------------------------------


def place(match: bottlecap.Match, seat: int, where: str, dweller: str = "plain") -> list[str]:
    """The seat places a dweller; returns the kinds of the events it is told."""
    return act(match, seat, "place", space=space(match, where), dweller=dweller)


def can_place(match: bottlecap.Match, seat: int, where: str, dweller: str = "plain") -> bool:
    return can(match, seat, "place", space=space(match, where), dweller=dweller)


def cannot_place(match: bottlecap.Match, seat: int, where: str, dweller: str = "plain") -> str | None:
    """The rule that forbids it; None if none does."""
    return refused(match, seat, "place", space=space(match, where), dweller=dweller)


def deal(match: bottlecap.Match, kind: str, *cards: str) -> None:
    """Chance deals these: "item" or "room"."""
    for card in cards:
        tell(match, f"deal-{kind}", **{kind: card})


def quiet(match: bottlecap.Match, first: int = 3, second: int = 4) -> bottlecap.Match:
    """Answer for chance until a seat is asked: these dice (together 7: no threat comes), the first card of a deck."""
    while match.seat == bottlecap.CHANCE:
        outcome = match.odds()[0][0]
        if outcome.kind in ("spawn-dice", "fight-dice"):
            tell(match, outcome.kind, first=first, second=second)
        else:
            match.play(outcome, bottlecap.CHANCE)
    return match


def end_round(match: bottlecap.Match) -> bottlecap.Match:
    """Everybody passes, income is declined, and chance brings no threat, until the next round's first turn or the end.

    A question of another kind stops it: the test answers that, and may call it again.
    """
    round_now = match.view(None)["round"]
    while not match.over and match.view(None)["round"] == round_now:
        seat = match.seat
        assert seat is not None
        kinds = {action.kind for action in match.actions(seat)}
        answer = next((kind for kind in ("pass", "decline-income") if kind in kinds), None)
        if answer is None:
            return match
        act(match, seat, answer)
    return quiet(match)


# --- what is seen ---------------------------------------------------------------------------------


def player(match: bottlecap.Match, seat: int) -> dict[str, Any]:
    """What everybody sees of a seat."""
    return cast(dict[str, Any], cast(list[object], match.view(None)["players"])[seat])


def stock_of(match: bottlecap.Match, seat: int) -> tuple[int, int, int]:
    """The seat's energy, food and water."""
    return cast(tuple[int, int, int], tuple(player(match, seat)[resource] for resource in RESOURCES))


def happiness_of(match: bottlecap.Match, seat: int) -> int:
    return cast(int, player(match, seat)["happiness"])


def items_of(match: bottlecap.Match, seat: int) -> list[str]:
    """The seat's items, an exhausted one in parentheses."""
    return [f"({item['item']})" if item["exhausted"] else item["item"] for item in player(match, seat)["items"]]


def home(match: bottlecap.Match, seat: int) -> list[str]:
    """The seat's available dwellers, by name."""
    return [dweller["dweller"] for dweller in player(match, seat)["dwellers"] if dweller["space"] is None]


def away(match: bottlecap.Match, seat: int) -> list[tuple[str, str, bool]]:
    """The seat's dwellers in the vault: name, space, and whether it has just arrived there."""
    found = player(match, seat)["dwellers"]
    return [(dweller["dweller"], dweller["space"], dweller["arriving"]) for dweller in found if dweller["space"] is not None]


def track_of(match: bottlecap.Match, family: str) -> list[str | None]:
    """The track of "items" or "rooms", slot by slot."""
    return cast(list[str | None], match.view(None)["item_track" if family == "items" else "room_track"])


def threat_on(match: bottlecap.Match, where: str) -> str | None:
    """The threat that covers a space."""
    number = space(match, where)
    levels = cast(list[dict[str, Any]], match.view(None)["levels"])
    for shown in (s for level in levels for r in level["rooms"] if r is not None for s in r["spaces"]):
        if shown["space"] == number:
            return cast(str | None, shown["threat"])
    return None
