"""What the gallery shows: each situation is an address, a moment of the story, and what is clicked there."""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any, cast

from playwright.sync_api import FilePayload, Page, expect
from tests.page.gallery.names import TABLE
from tests.page.gallery.pretended import Pretended
from tests.page.gallery.story import SEAT, spaces_of, spaces_to_place, story, threats_in_reach

import bottlecap
from bottlecap.games.shelter.catalogue import catalogue_of
from bottlecap.games.shelter.game import Shelter

Deed = Callable[[Page, Pretended], None]

HOME = "/"
AT_TABLE = f"/table/{TABLE}"
AT_REPLAY = f"/replay/{TABLE}"
WORDS_TO_FIND = {"en": "income", "ru": "рента"}


@dataclass(frozen=True)
class Situation:
    """`moment` names one of the story, "end" its last; without one there is no match.

    part: what is new here, where the rest of the page is that of another situation. Not `shown`: tested, but no picture.
    """

    id: str
    title: str
    path: str
    moment: str | None
    deed: Deed
    part: str | None = None
    shown: bool = True


def match_at(moment: str) -> bottlecap.Match:
    return story().last if moment == "end" else story().moments[moment]


# --- before the match -------------------------------------------------------------------------------------------


def first_page(page: Page, _: Pretended) -> None:
    page.locator("[data-start]").first.wait_for()
    page.locator(".picture .vault").wait_for()


def new_table(page: Page, table: Pretended) -> None:
    first_page(page, table)
    page.locator("details.new summary").click()
    page.locator("[data-create]").wait_for()
    page.locator("details.new").evaluate("it => it.scrollIntoView({ block: 'start' })")


def lobby(page: Page, _: Pretended) -> None:
    page.locator(".lobby .seats").wait_for()
    # The test's own address is another one every time.
    page.locator(".lobby input[readonly]").evaluate(f"it => {{ it.value = 'https://bottlecap.example{AT_TABLE}' }}")


def bring_nonsense(page: Page, table: Pretended) -> None:
    """The server itself refuses the file, with the line where it breaks."""
    first_page(page, table)
    notes: FilePayload = {"name": "notes.txt", "mimeType": "text/plain", "buffer": b"no record\n"}
    page.locator("[data-bring]").set_input_files(notes)
    page.locator(".bring [role=alert]").wait_for()


# --- a turn -----------------------------------------------------------------------------------------------------


def turn(page: Page, _: Pretended) -> None:
    page.locator("[data-board] [data-legal]").first.wait_for()


def select(page: Page, space: int) -> None:
    page.locator(f"[data-target='space:{space}']").click()
    page.locator(".slip .confirm").wait_for()


def chosen(page: Page, table: Pretended) -> None:
    turn(page, table)
    select(page, dear_space(match_at("turn")))


def dear_space(match: bottlecap.Match) -> int:
    """An open space that costs something and gives something for it; where there is none, one that gives."""
    game = cast(Shelter, match.game)
    rooms = cast(dict[str, Any], catalogue_of(game.cards, game.wordings["en"])["rooms"])
    view = cast(dict[str, Any], dict(match.view(SEAT)))
    open_to = spaces_to_place(match) - set(threats_in_reach(match))
    built = [room for level in view["levels"] for room in level["rooms"] if room]
    worth: dict[int, int] = {
        space["space"]: (len(card["cost"]) > 0) + (len(card["reward"]) > 0)
        for room in built
        for space, card in zip(room["spaces"], rooms[room["room"]]["spaces"], strict=True)
        if space["space"] in open_to
    }
    return max(worth, key=lambda space: worth[space])


def fight(page: Page, table: Pretended) -> None:
    turn(page, table)
    select(page, threats_in_reach(match_at("threat"))[0])
    page.locator(".slip table").first.wait_for()


def build(page: Page, _: Pretended) -> None:
    expect(page.locator("[data-target^='site:']")).to_have_count(2)
    expect(page.locator("[data-target^='site:']").first).to_be_in_viewport()


def income(page: Page, _: Pretended) -> None:
    page.locator(".question select").first.wait_for()


def guide(page: Page, _: Pretended) -> None:
    """Asked for on the first page, it is remembered for the table in this window."""
    turn(page, _)
    page.evaluate(f"sessionStorage.setItem('bottlecap.guide', JSON.stringify({{ table: '{TABLE}', step: 0 }}))")
    page.reload()
    page.locator("[data-guide]").wait_for()
    page.evaluate("sessionStorage.removeItem('bottlecap.guide')")


def line_lost(page: Page, table: Pretended) -> None:
    turn(page, table)
    table.cut()
    page.locator("[data-line=lost]").wait_for()


# --- asking -----------------------------------------------------------------------------------------------------


def rules(page: Page, table: Pretended) -> None:
    turn(page, table)
    page.locator(".question [data-rule-button]").first.click()
    page.locator("dialog .asked").wait_for()


def rules_found(page: Page, table: Pretended) -> None:
    rules(page, table)
    page.locator("dialog [role=searchbox]").fill(WORDS_TO_FIND[table.lang])
    page.locator("dialog mark").first.wait_for()


def hint(page: Page, table: Pretended) -> None:
    turn(page, table)
    page.locator("[data-ask-hint]").click()
    page.locator("[data-hint]").wait_for()


def why_not(page: Page, table: Pretended) -> None:
    """A space where somebody stands already."""
    turn(page, table)
    match = match_at("turn")
    taken = [space["space"] for space in spaces_of(match) if space["seat"] not in (None, SEAT)]
    page.locator(f"[data-target='space:{taken[0]}']").click(force=True)
    page.locator(".notice").wait_for()


def settings(page: Page, table: Pretended) -> None:
    turn(page, table)
    page.locator("[data-settings]").click()
    page.locator("dialog [data-order]").first.wait_for()


# --- the end ----------------------------------------------------------------------------------------------------


def end(page: Page, _: Pretended) -> None:
    page.locator(".end figure").wait_for()


def replay(page: Page, _: Pretended) -> None:
    page.locator(".replay").wait_for()
    step = len(story().shots) * 2 // 3
    page.locator(".slider").fill(str(step))
    expect(page.locator(".replay")).to_have_attribute("data-step", str(step))


SITUATIONS = [
    Situation("first-page", "The first page", HOME, None, first_page),
    Situation("new-table", "A table for friends", HOME, None, new_table),
    Situation("lobby", "Waiting for friends", AT_TABLE, None, lobby),
    Situation("turn", "A turn: what may be chosen has a toothed floor", AT_TABLE, "turn", turn),
    Situation("chosen", "A space is chosen: its price and its gain", AT_TABLE, "turn", chosen, ".ask"),
    Situation("fight", "A fight, and its exact odds", AT_TABLE, "threat", fight, ".ask"),
    Situation("build", "A new room, and the places for it", AT_TABLE, "build", build),
    Situation("income", "Income, and a standing order for the next time", AT_TABLE, "income", income),
    Situation("rules", "The rules, opened where one asks", AT_TABLE, "turn", rules, "dialog", shown=False),
    Situation("rules-found", "The rules, searched", AT_TABLE, "turn", rules_found, "dialog"),
    Situation("hint", "What the bot would do, and why", AT_TABLE, "turn", hint, ".ask"),
    Situation("why-not", "What cannot be chosen says why", AT_TABLE, "turn", why_not, ".ask"),
    Situation("end", "The end, and how it came about", AT_TABLE, "end", end),
    Situation("replay", "The match again, step by step", AT_REPLAY, "end", replay),
    Situation("settings", "Settings", AT_TABLE, "turn", settings, "dialog", shown=False),
    Situation("guide", "The guide through a first round", AT_TABLE, "first", guide, ".note", shown=False),
    Situation("line-lost", "Without a line", AT_TABLE, "turn", line_lost, ".masthead", shown=False),
    Situation("bring", "A file that is no record", HOME, None, bring_nonsense, ".bring", shown=False),
]
