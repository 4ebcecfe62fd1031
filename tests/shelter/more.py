"""More words for tests of Shelter: packs of changed cards, dice by their total, the ways to the next round and to the end."""

import shutil
from collections.abc import Mapping
from pathlib import Path
from typing import Any, cast

from tests.say import act, asked, tell
from tests.shelter.table import CARDS, Edit, end_round, start, threat

import bottlecap

# --- packs ----------------------------------------------------------------------------------------


def pack(folder: Path, *changes: tuple[str, str, str]) -> Path:
    """A copy of the tests' cards in which, file by file, the first of a text is another one."""
    copy = folder / "pack"
    shutil.copytree(CARDS, copy)
    for file, old, new in changes:
        text = (copy / file).read_text(encoding="utf-8")
        assert old in text, f"{file} does not hold {old!r}"
        (copy / file).write_text(text.replace(old, new, 1), encoding="utf-8")
    return copy


# --- edits ----------------------------------------------------------------------------------------


def together(*edits: Edit) -> Edit:
    """Several edits as one."""

    def edit(position: dict[str, Any]) -> None:
        for one in edits:
            one(position)

    return edit


def happy(*happiness: int) -> Edit:
    """What each seat has of happiness."""
    return lambda position: position.update(happiness=list(happiness))


# --- playing --------------------------------------------------------------------------------------


def dice(total: int) -> Mapping[str, int]:
    """Two dice with that total."""
    first = max(1, total - 6)
    return {"first": first, "second": total - first}


def spawn(match: bottlecap.Match, total: int, card: str = "") -> None:
    """The next level's dice show that; where a card is named, it is the threat that is drawn."""
    tell(match, "spawn-dice", **dice(total))
    if card:
        tell(match, "draw-threat", threat=card)


def facing(card: str, *edits: Edit, where: str = "diner 2", **fields: Any) -> bottlecap.Match:
    """A match in which that threat lies in the diner, and the first seat is to place."""
    return start(2, threat(card, where), *edits, **fields)


def fight(match: bottlecap.Match, total: int) -> None:
    tell(match, "fight-dice", **dice(total))


def dawn(players: int, *edits: Edit, **fields: Any) -> bottlecap.Match:
    """Everybody has passed in round 1: the dice for the top level are due."""
    match = start(players, *edits, **fields)
    all_pass(match)
    assert match.view(None)["round"] == 2 and match.seat == bottlecap.CHANCE
    return match


def all_pass(match: bottlecap.Match) -> None:
    """Whoever's turn it is passes, until somebody is asked something else."""
    while not match.over and match.seat != bottlecap.CHANCE and asked(match, cast(int, match.seat))[0] == "turn":
        act(match, cast(int, match.seat), "pass")


def ended(players: int, *edits: Edit, **fields: Any) -> bottlecap.Match:
    """A match at its end: everybody passed in a round after which it was to end."""
    match = end_round(start(players, *edits, **({"ending": 1} | fields)))
    assert match.over
    return match


def build(match: bottlecap.Match, seat: int, side: str = "left") -> None:
    """Answer where the room goes, and deal the next one if chance is asked for it."""
    act(match, seat, "site", side=side)
    while match.seat == bottlecap.CHANCE and match.odds()[0][0].kind == "deal-room":
        match.play(match.odds()[0][0], bottlecap.CHANCE)


# --- what is seen ---------------------------------------------------------------------------------


def level(match: bottlecap.Match, number: int) -> list[str | None]:
    """The rooms of a level, from the outermost left place to the outermost right."""
    levels = cast(list[dict[str, Any]], match.view(None)["levels"])
    return [None if room is None else cast(str, room["room"]) for room in levels[number]["rooms"]]


def threats_in(match: bottlecap.Match) -> list[str]:
    """All threats in the vault."""
    levels = cast(list[dict[str, Any]], match.view(None)["levels"])
    spaces = [space for level in levels for room in level["rooms"] if room is not None for space in room["spaces"]]
    return [space["threat"] for space in spaces if space["threat"] is not None]


def dice_due(match: bottlecap.Match) -> bool:
    """Whether the dice for a level's threat are due."""
    return match.seat == bottlecap.CHANCE and match.odds()[0][0].kind == "spawn-dice"


def told_kinds(match: bottlecap.Match, *kinds: str) -> list[str]:
    """The events of these kinds, in the order in which they were told."""
    return [event.kind for event in match.events(None) if event.kind in kinds]
