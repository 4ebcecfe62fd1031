"""A table set up for a test of Monopoly, in few words.

    match = start(3, owns(0, "arroyo", "klamath"), built(arroyo=1), cash(1, 40), stands(1, "go"), turn=1)
    throw(match, 1, 2)

`start` begins before a throw of the seat whose turn it is: it alters the first position of a match by the edits and
fields it is given. Cards are drawn as the test says (`draw`), dice show what it says (`throw`).
"""

from collections.abc import Callable
from copy import deepcopy
from pathlib import Path
from shutil import copytree
from typing import Any, cast

from tests.say import act, refused, tell

import bottlecap

Position = dict[str, Any]
Edit = Callable[[Position], None]

GAME = bottlecap.new("monopoly", seed=1).game
DEEDS = GAME.domains["deed"]
SQUARES = GAME.domains["square"]
TOKENS = GAME.domains["token"]
CARDS = {"special": "lockpick", "guide": "sympathetic-guard"}
COLOURS = {
    "brown": ["arroyo", "klamath"],
    "light-blue": ["the-den", "junktown", "shady-sands"],
    "pink": ["megaton", "canterbury-commons", "goodneighbor"],
    "orange": ["redding", "broken-hills", "the-hub"],
    "red": ["new-reno", "bunker-hill", "rivet-city"],
    "yellow": ["tenpenny-tower", "vault-city", "san-francisco"],
    "green": ["washington-monument", "the-citadel", "the-capitol"],
    "dark-blue": ["vault-111", "diamond-city"],
}
STATIONS = ["metro-center", "vernon-square", "dupont-circle", "foggy-bottom"]
RADIOS = ["galaxy-news", "enclave-radio"]


BUNDLED = Path(bottlecap.__file__).parent / "games" / "monopoly" / "content"


def pack(folder: Path, file: str, old: str, new: str) -> Path:
    """The bundled pack with one text replaced, once."""
    copytree(BUNDLED, folder, dirs_exist_ok=True)
    text = (folder / file).read_text(encoding="utf-8")
    assert old in text, f"{file} has no {old!r}"
    (folder / file).write_text(text.replace(old, new, 1), encoding="utf-8")
    return folder


# --- starting -------------------------------------------------------------------------------------


def opened(players: int = 2, content: Path | None = None, **options: object) -> bottlecap.Match:
    """A new match, tokens taken; chance is asked for the throws for the first turn."""
    match = bottlecap.new("monopoly", players=players, seed=1, options=options, content=content, chance="ask")
    for seat in range(players):
        if match.seat == seat:
            act(match, seat, "choose-token", token=TOKENS[seat])
    return match


def start(
    players: int = 2,
    *edits: Edit,
    turn: int = 0,
    options: dict[str, object] | None = None,
    content: Path | None = None,
    **fields: object,
) -> bottlecap.Match:
    """Before a throw in round two, altered by these edits and these fields of the position."""
    match = opened(players, content, **(options or {}))
    while match.seat == bottlecap.CHANCE and match.view(None)["round"] == 0:
        kind = match.odds()[0][0].kind
        if kind == "deal-deed":
            match.play(match.odds()[0][0])
        else:
            six = not [event for event in match.events(None) if event.kind == "thrown"]
            tell(match, "dice", first=6 if six else 1, second=1)
    position = match.position()
    asked = cast(list[Position], position["pending"])
    position["pending"] = [question for question in asked if question["kind"] == "business"]
    position["steps"] = [{"kind": "before-throw", "seat": turn}]
    return changed_position(match, position, *edits, **({"round": 2, "market": 0} | fields))


def changed(match: bottlecap.Match, *edits: Edit, **fields: object) -> bottlecap.Match:
    """A match that goes on from this one's position, altered."""
    return changed_position(match, match.position(), *edits, **fields)


def changed_position(match: bottlecap.Match, position: Position, *edits: Edit, **fields: object) -> bottlecap.Match:
    position = deepcopy(position)
    for edit in edits:
        edit(position)
    position |= fields
    options: dict[str, object] = dict(match.header.options)
    return bottlecap.new(match.game, seed=1, position=position, chance="ask", options=options)


# --- edits of a position --------------------------------------------------------------------------


def owns(seat: int, *deeds: str) -> Edit:
    def edit(position: Position) -> None:
        position["deeds"][seat] += deeds

    return edit


def mortgaged(*deeds: str) -> Edit:
    def edit(position: Position) -> None:
        position["mortgaged"] += deeds

    return edit


def built(level: int, *deeds: str) -> Edit:
    """So many shacks (5: a vault) stand on each of these streets, taken from the bank."""

    def edit(position: Position) -> None:
        for deed in deeds:
            position["built"][DEEDS.index(deed)] = level
            position["vaults" if level == 5 else "shacks"] -= 1 if level == 5 else level
        for streets in COLOURS.values():
            if any(position["built"][DEEDS.index(street)] for street in streets) and streets[0] not in position["improved"]:
                position["improved"] += streets

    return edit


def cash(seat: int, amount: int) -> Edit:
    def edit(position: Position) -> None:
        position["cash"][seat] = amount

    return edit


def stands(seat: int, square: str) -> Edit:
    def edit(position: Position) -> None:
        position["place"][seat] = SQUARES.index(square)

    return edit


def jailed(seat: int, attempt: int = 1) -> Edit:
    """The seat is in jail; this try to throw a double comes next."""

    def edit(position: Position) -> None:
        stands(seat, "jail")(position)
        position["jailed"][seat] = attempt

    return edit


def keeps(seat: int, deck: str) -> Edit:
    """The seat keeps the get-out-of-jail card of a deck."""

    def edit(position: Position) -> None:
        zones = position[deck]["zones"]
        for ids in zones.values():
            ids[:] = [id for id in ids if id != CARDS[deck]]
        zones.setdefault(f"kept {seat}", []).append(CARDS[deck])

    return edit


# --- playing --------------------------------------------------------------------------------------


def throw(match: bottlecap.Match, first: int, second: int) -> None:
    """The player whose turn it is throws these dice."""
    if match.seat != bottlecap.CHANCE:
        assert match.seat is not None
        act(match, match.seat, "throw")
    tell(match, "dice", first=first, second=second)


def land(match: bottlecap.Match, square: str, first: int = 1, second: int = 2) -> bottlecap.Match:
    """A match in which the player whose turn it is has just come to a square by these dice."""
    seat = cast(int, match.view(None)["turn"])
    before = (SQUARES.index(square) - first - second) % len(SQUARES)
    position = match.position()
    position["pending"] = [q for q in cast(list[Position], position["pending"]) if q["kind"] in ("business", "reply")]
    position["steps"] = [{"kind": "before-throw", "seat": seat}]
    again = changed_position(match, position, stands(seat, SQUARES[before]))
    throw(again, first, second)
    return again


def last_throw(match: bottlecap.Match, first: int, second: int) -> None:
    """The last throw of the last round; then nobody has any business left."""
    throw(match, first, second)
    assert match.seat is not None
    act(match, match.seat, "end-match")


def draw(match: bottlecap.Match, deck: str, card: str) -> None:
    tell(match, f"draw-{deck}", card=card)


def bids(match: bottlecap.Match, *bids: tuple[int, int]) -> None:
    """Seats bid these sums; 0 passes."""
    for seat, amount in bids:
        assert match.seat == seat, f"seat {match.seat} is asked, not {seat}"
        if amount:
            act(match, seat, "bid", amount=amount)
        else:
            act(match, seat, "pass")


def offer(match: bottlecap.Match, seat: int, to: int, *deeds: str, pays: int = 0, cards: tuple[str, ...] = ()) -> list[str]:
    """The seat proposes a deal: these deeds and cards change hands, and it pays (below 0: gets) so much."""
    return act(match, seat, "offer", to=to, deeds=list(deeds), cards=list(cards), cash=pays)


def no_offer(match: bottlecap.Match, seat: int, to: int, *deeds: str, pays: int = 0, cards: tuple[str, ...] = ()) -> str | None:
    """The rule that forbids that offer; None if none does."""
    return refused(match, seat, "offer", to=to, deeds=list(deeds), cards=list(cards), cash=pays)


# --- what is seen ---------------------------------------------------------------------------------


def player(match: bottlecap.Match, seat: int) -> dict[str, Any]:
    return cast(dict[str, Any], cast(list[object], match.view(None)["players"])[seat])


def money(match: bottlecap.Match) -> list[int]:
    return [player(match, seat)["cash"] for seat in range(match.header.players)]


def square(match: bottlecap.Match, seat: int) -> str:
    return cast(str, player(match, seat)["square"])


def deed(match: bottlecap.Match, id: str) -> dict[str, Any]:
    return cast(dict[str, Any], cast(list[object], match.view(None)["deeds"])[DEEDS.index(id)])


def owner(match: bottlecap.Match, id: str) -> int | None:
    return cast("int | None", deed(match, id)["owner"])


def level(match: bottlecap.Match, id: str) -> int:
    return cast(int, deed(match, id)["buildings"])


def turn(match: bottlecap.Match) -> int:
    return cast(int, match.view(None)["turn"])
