"""Shelter in the gallery: its moments, and what is clicked there."""

from collections.abc import Iterator
from typing import Any, cast

from playwright.sync_api import Page, expect
from tests.page.gallery import common
from tests.page.gallery.pretended import Pretended
from tests.page.gallery.situation import AT_REPLAY, AT_TABLE, Chapter, Situation
from tests.page.gallery.story import END, SEAT, Story, asks, round_of

import bottlecap
from bottlecap.games.shelter.catalogue import catalogue_of
from bottlecap.games.shelter.game import Shelter

SEEDS = range(11, 23)
WORDS_TO_FIND = {"en": "income", "ru": "рента"}


# --- the moments ------------------------------------------------------------------------------------------------


def spaces_to_place(match: bottlecap.Match) -> set[str]:
    return {str(action.to_json()["space"]) for action in match.actions(SEAT) if action.kind == "place"}


def spaces_of(match: bottlecap.Match) -> Iterator[dict[str, Any]]:
    """Every space of the vault."""
    view: dict[str, Any] = dict(match.view(SEAT))
    for level in view["levels"]:
        yield level["elevator"]
        for room in level["rooms"]:
            yield from room["spaces"] if room else []


def threats_in_reach(match: bottlecap.Match) -> list[str]:
    open_to = spaces_to_place(match)
    return [space["space"] for space in spaces_of(match) if space["threat"] and space["space"] in open_to]


def fights_in_reach(match: bottlecap.Match) -> list[str]:
    threats = catalogue_of(cast(Shelter, match.game).cards, cast(Shelter, match.game).wordings["en"])["threats"]
    number = {id: card["space"]["fight"] for id, card in cast(dict[str, Any], threats).items()}
    open_to = set(threats_in_reach(match))
    return [space["space"] for space in spaces_of(match) if space["space"] in open_to and number[space["threat"]] > 0]


def first_turn(match: bottlecap.Match) -> bool:
    return match.seat == SEAT and asks(match, "turn")


def busy_turn(match: bottlecap.Match) -> bool:
    """The middle of a match: others stand in the vault already."""
    taken = sum(space["seat"] is not None for space in spaces_of(match))
    return match.seat == SEAT and asks(match, "turn") and round_of(match) >= 5 and taken >= 4


def turn_with_a_fight(match: bottlecap.Match) -> bool:
    return first_turn(match) and round_of(match) >= 4 and bool(fights_in_reach(match))


def building(match: bottlecap.Match) -> bool:
    """A room is chosen, and there are two places for it."""
    return asks(match, "site") and round_of(match) > 1


def income_open(match: bottlecap.Match) -> bool:
    """Income that is open beside one's own turn or another's."""
    return asks(match, "income")


STORY = Story(
    "shelter",
    SEEDS,
    {
        "first": first_turn,
        "turn": busy_turn,
        "threat": turn_with_a_fight,
        "build": building,
        "income": income_open,
    },
)


# --- a turn -----------------------------------------------------------------------------------------------------


def turn(page: Page, _: Pretended) -> None:
    page.locator("[data-board] [data-legal]").first.wait_for()


def select(page: Page, space: str) -> None:
    page.locator(f"[data-target='space:{space}']").click()
    page.locator(".slip .confirm").wait_for()


def chosen(page: Page, table: Pretended) -> None:
    turn(page, table)
    select(page, dear_space(table.moment))


def dear_space(match: bottlecap.Match) -> str:
    """An open space that costs something and gives something for it; where there is none, one that gives."""
    game = cast(Shelter, match.game)
    rooms = cast(dict[str, Any], catalogue_of(game.cards, game.wordings["en"])["rooms"])
    view = cast(dict[str, Any], dict(match.view(SEAT)))
    open_to = spaces_to_place(match) - set(threats_in_reach(match))
    built = [room for level in view["levels"] for room in level["rooms"] if room]
    worth: dict[str, int] = {
        space["space"]: (len(card["cost"]) > 0) + (len(card["reward"]) > 0)
        for room in built
        for space, card in zip(room["spaces"], rooms[room["room"]]["spaces"], strict=True)
        if space["space"] in open_to
    }
    return max(worth, key=lambda space: worth[space])


def fight(page: Page, table: Pretended) -> None:
    turn(page, table)
    select(page, fights_in_reach(table.moment)[0])
    page.locator(".slip table").first.wait_for()


def build(page: Page, _: Pretended) -> None:
    expect(page.locator("[data-board] [data-target^='site:']")).to_have_count(2)
    expect(page.locator("[data-board] [data-target^='site:']").first).to_be_in_viewport()


def income(page: Page, _: Pretended) -> None:
    page.locator(".question select").first.wait_for()


def why_not(page: Page, table: Pretended) -> None:
    """A space where somebody stands already."""
    turn(page, table)
    taken = [space["space"] for space in spaces_of(table.moment) if space["seat"] not in (None, SEAT)]
    page.locator(f"[data-target='space:{taken[0]}']").click(force=True)
    page.locator(".notice").wait_for()


CHAPTER = Chapter(
    "shelter",
    "Shelter",
    STORY,
    [
        Situation("turn", "A turn: what may be chosen has a toothed floor", AT_TABLE, "turn", turn),
        Situation("chosen", "A space is chosen: its price and its gain", AT_TABLE, "turn", chosen, ".ask"),
        Situation("fight", "A fight, and its exact odds", AT_TABLE, "threat", fight, ".ask"),
        Situation("build", "A new room, and the places for it", AT_TABLE, "build", build),
        Situation("income", "Income, and a standing order for the next time", AT_TABLE, "income", income),
        Situation("rules", "The rules, opened where one asks", AT_TABLE, "turn", common.rules, "dialog", shown=False),
        Situation("rules-found", "The rules, searched", AT_TABLE, "turn", common.rules_found(WORDS_TO_FIND), "dialog"),
        Situation("hint", "What the bot would do, and why", AT_TABLE, "turn", common.hint, ".ask"),
        Situation("why-not", "What cannot be chosen says why", AT_TABLE, "turn", why_not, ".ask"),
        Situation("digest", "While the others played", AT_TABLE, "turn", common.digest, "dialog", shown=False),
        Situation("take-back", "A take-back says what goes with it", AT_TABLE, "turn", common.take_back_asks, ".sure", shown=False),
        Situation("end", "The end, and how it came about", AT_TABLE, END, common.end),
        Situation("replay", "The match again, step by step", AT_REPLAY, END, common.replay),
        Situation("settings", "Settings", AT_TABLE, "turn", common.settings, "dialog", shown=False),
        Situation("guide", "The guide through a first round", AT_TABLE, "first", common.guide, ".note", shown=False),
        Situation("line-lost", "Without a line", AT_TABLE, "turn", common.line_lost, ".masthead", shown=False),
    ],
)
