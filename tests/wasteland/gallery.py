"""Wasteland in the gallery: its moments, and what is clicked there."""

from typing import Any, cast

from playwright.sync_api import Page
from tests.page.gallery import common
from tests.page.gallery.pretended import Pretended
from tests.page.gallery.situation import AT_REPLAY, AT_TABLE, Chapter, Deed, Situation
from tests.page.gallery.story import END, SEAT, Moment, Story, asks, round_of
from tests.say import act, tell
from tests.wasteland.table import fought, table

import bottlecap

SEEDS = (1, 2, 3, 10)
WORDS_TO_FIND = {"en": "reroll", "ru": "переброс"}

Json = dict[str, Any]


# --- the moments ------------------------------------------------------------------------------------------------


def view_of(match: bottlecap.Match) -> Json:
    return cast(Json, dict(match.view(SEAT)))


def asked_for(name: str) -> Moment:
    return lambda match: asks(match, name)


def fresh_turn(match: bottlecap.Match) -> bool:
    return asks(match, "turn") and bool(view_of(match)["turn"]["fresh"])


def first_turn(match: bottlecap.Match) -> bool:
    return asks(match, "turn")


def busy_turn(match: bottlecap.Match) -> bool:
    """The middle of a match: something is carried, and there is a hand to think of."""
    own = view_of(match)["survivors"][SEAT]
    return fresh_turn(match) and round_of(match) >= 5 and len(own["carried"]) > 0 and len(own["hand"]) > 1


def foes_in_reach(match: bottlecap.Match) -> bool:
    return fresh_turn(match) and any(action.kind == "fight" for action in match.actions(SEAT))


def aiming(task: str) -> Moment:
    """Dice lie, and can be thrown again."""

    def found(match: bottlecap.Match) -> bool:
        thrown = view_of(match)["throw"] if asks(match, "aim") else None
        return thrown is not None and thrown["task"] == task and thrown["rerolls"] > 0

    return found


def deathclaw_met(health: int) -> bottlecap.Match:
    """A fight that killed no deathclaw, by somebody who had so much health."""
    match = table(4, health=[health, 16, 12, 9], rads=[2, 0, 1, 0], enemies={"deathclaw-1": "crossroads/north"})
    act(match, SEAT, "fight", enemy="deathclaw-1")
    fought(match, SEAT, "head", "torso", "legs")
    return match


def after_a_fight() -> bottlecap.Match:
    """The turn goes on, and the dice of the fight are still news."""
    match = deathclaw_met(health=16)
    assert asks(match, "turn")
    return match


def killed() -> bottlecap.Match:
    """A deathclaw has been too much."""
    match = deathclaw_met(health=5)
    assert asks(match, "stand-up")
    return match


def offered() -> bottlecap.Match:
    """Somebody in camp beside the reader has proposed a deal."""
    camp = {"kind": "in-camp", "seat": 1, "rested": 0, "slept": 0, "readied": 0, "offers": 0}
    match = table(4, held=[["ripper"], ["stimpak"], [], []], caps=[5, 9, 3, 3], then=[camp])
    act(match, 1, "offer", to=0, give=["pack-1"], take=["weapon"], agendas=0, wants=0, caps=3)
    assert asks(match, "answer-offer")
    return match


def in_camp() -> bottlecap.Match:
    """Somebody hurt camps; another is near."""
    match = table(4, health=[4, 16, 12, 9])
    act(match, SEAT, "camp")
    assert asks(match, "camp")
    return match


def at_market() -> bottlecap.Match:
    """A market with a companion who comes along, and one who does not."""
    step = {"kind": "trade", "seat": SEAT, "deals": 2, "cheaper": 0, "kinds": [], "sale": 0}
    match = table(
        4, held=[["stimpak"], [], [], []], market=["cait", "nick-valentine", "ripper", "geck"], caps=[9, 3, 3, 3], then=[step]
    )
    tell(match, "add-asset", item="radaway")
    assert asks(match, "trade")
    return match


def recruited() -> bottlecap.Match:
    """A companion has just come: taken along, or not?"""
    match = at_market()
    act(match, SEAT, "recruit", item=next(action.to_json()["item"] for action in match.actions(SEAT) if action.kind == "recruit"))
    assert asks(match, "stow")
    return match


def at_a_goal() -> bottlecap.Match:
    """A goal can be tried where the reader stands; others stand around, one of them nobody's friend."""
    where = ["diamond-city/city", "crossroads/east", "crossroads/west", "crossroads/camp"]
    match = table(4, where=where, enemies={"looter": "diamond-city/stands"})
    assert any(action.kind == "quest" for action in match.actions(SEAT))
    return match


def overloaded() -> bottlecap.Match:
    """More than an inventory holds."""
    carried = ["stimpak", "radaway", "ripper", "junk-1", "water-1"]
    match = table(4, held=[carried, [], [], []], then=[{"kind": "keep-pack", "seat": SEAT}])
    assert asks(match, "drop")
    return match


STORY = Story(
    "wasteland",
    SEEDS,
    {
        "who": asked_for("choose-survivor"),
        "first": first_turn,
        "turn": busy_turn,
        "foes": foes_in_reach,
        "fight": aiming("fight"),
        "test": aiming("test"),
        "encounter": asked_for("choose-option"),
        "level": asked_for("keep-letter"),
        "perk": asked_for("take-perk"),
        "path": asked_for("go-via"),
    },
    {
        "fought": after_a_fight,
        "death": killed,
        "offer": offered,
        "camp": in_camp,
        "market": at_market,
        "companion": recruited,
        "drop": overloaded,
        "goal": at_a_goal,
    },
)


# --- what is clicked --------------------------------------------------------------------------------------------


def read_on(page: Page) -> None:
    """Pages of the story that lie open are read."""
    page.locator("[data-board]").wait_for()
    while page.locator("[data-go-on]").count() > 0:
        page.locator("[data-go-on]").first.click()


def until(sign: str) -> Deed:
    """Until something can be seen."""

    def deed(page: Page, _: Pretended) -> None:
        read_on(page)
        page.locator(sign).first.wait_for()

    return deed


def turn(page: Page, _: Pretended) -> None:
    read_on(page)
    page.locator("[data-board] [data-legal]").first.wait_for()


def way(page: Page, table: Pretended) -> None:
    """A sector to go to is chosen: the way there, and what it costs."""
    turn(page, table)
    page.locator("[data-kind=move]").first.click()
    page.locator(".slip .confirm").wait_for()


def attack(page: Page, table: Pretended) -> None:
    turn(page, table)
    page.locator("[data-kind=fight], [data-kind=fight-faction]").first.click()
    page.locator(".slip table").wait_for()


def try_goal(page: Page, table: Pretended) -> None:
    """A goal is chosen at the question: what it asks for, and the chance."""
    turn(page, table)
    page.locator(".ask [data-kind=quest]").click()
    page.locator("[data-slip-goal]").wait_for()


def reroll(page: Page, _: Pretended) -> None:
    """One die is marked; the best choice is another."""
    read_on(page)
    page.locator("[data-die='1']").click()
    page.locator("[data-vats] [data-kind=reroll]").wait_for()


def cards(sign: str) -> Deed:
    """What lies beside the map: on a phone in its own tab."""

    def deed(page: Page, table: Pretended) -> None:
        turn(page, table)
        if page.locator("[data-tab=cards]").count() > 0:
            page.locator("[data-tab=cards]").click()
        page.locator(sign).first.scroll_into_view_if_needed()

    return deed


def sheet(page: Page, table: Pretended) -> None:
    """The whole sheet of another survivor."""
    turn(page, table)
    if page.locator("[data-tab=players]").count() > 0:
        page.locator("[data-tab=players]").click()
    page.locator("[data-sheet='2']").click()
    page.locator("[data-whole-sheet]").wait_for()


def card_read(page: Page, table: Pretended) -> None:
    """A card of one's own is read where it lies."""
    turn(page, table)
    if page.locator("[data-tab=players]").count() > 0:
        page.locator("[data-tab=players]").click()
    page.locator("[data-target^='item:'][aria-expanded]").first.click()
    page.locator(".about").first.wait_for()


def hint(page: Page, table: Pretended) -> None:
    read_on(page)
    common.hint(page, table)


CHAPTER = Chapter(
    "wasteland",
    "Wasteland",
    STORY,
    [
        Situation("wasteland-who", "Who will you be?", AT_TABLE, "who", until("[data-kind=choose-survivor]"), shown=False),
        Situation("wasteland-map", "The map at the start", AT_TABLE, "first", turn),
        Situation("wasteland-way", "A way is chosen, and its price is seen before it is gone", AT_TABLE, "turn", way, shown=False),
        Situation(
            "wasteland-attack", "The odds of a fight, before an action is spent on it", AT_TABLE, "foes", attack, shown=False
        ),
        Situation("wasteland-fight", "V.A.T.S.: dice to throw again, and what each choice comes to", AT_TABLE, "fight", reroll),
        Situation("wasteland-test", "A test of letters", AT_TABLE, "test", reroll, shown=False),
        Situation("wasteland-fought", "Afterwards: whose fault it was", AT_TABLE, "fought", until("[data-result]"), shown=False),
        Situation(
            "wasteland-encounter",
            "An encounter: a page to read, and options with their odds",
            AT_TABLE,
            "encounter",
            until("[data-target^='option:']"),
        ),
        Situation(
            "wasteland-quests", "Quests in play, and who could do what now", AT_TABLE, "turn", cards("[data-quest]"), shown=False
        ),
        Situation(
            "wasteland-hand",
            "Agenda cards: what they are worth, and what they lack",
            AT_TABLE,
            "turn",
            cards("[data-influence]"),
            shown=False,
        ),
        Situation("wasteland-market", "The market", AT_TABLE, "market", until("[data-target^='item:']"), shown=False),
        Situation("wasteland-camp", "A camp", AT_TABLE, "camp", until(".question"), shown=False),
        Situation("wasteland-offer", "A deal that somebody proposes", AT_TABLE, "offer", until(".question"), shown=False),
        Situation("wasteland-companion", "Somebody comes along", AT_TABLE, "companion", until(".question"), ".ask", shown=False),
        Situation("wasteland-goal", "A goal, before it is tried", AT_TABLE, "goal", try_goal, shown=False),
        Situation("wasteland-drop", "More than can be carried", AT_TABLE, "drop", until("[data-kind=drop]"), ".ask", shown=False),
        Situation("wasteland-level", "A level-up", AT_TABLE, "level", until("[data-kind=keep-letter]"), ".ask", shown=False),
        Situation("wasteland-perk", "A perk to choose", AT_TABLE, "perk", until("[data-kind=take-perk]"), ".ask", shown=False),
        Situation(
            "wasteland-path", "Enemies act, and the first player says which way", AT_TABLE, "path", until(".question"), shown=False
        ),
        Situation("wasteland-death", "Killed, and standing up again", AT_TABLE, "death", until(".question"), shown=False),
        Situation("wasteland-sheet", "The whole sheet of another survivor", AT_TABLE, "turn", sheet, "dialog", shown=False),
        Situation("wasteland-card", "A card is read where it lies", AT_TABLE, "turn", card_read, shown=False),
        Situation("wasteland-hint", "What the bot would do, and why", AT_TABLE, "turn", hint, ".ask", shown=False),
        Situation(
            "wasteland-rules", "The rules, searched", AT_TABLE, "turn", common.rules_found(WORDS_TO_FIND), "dialog", shown=False
        ),
        Situation("wasteland-end", "The end, and how it came about", AT_TABLE, END, common.end, shown=False),
        Situation("wasteland-replay", "The match again, step by step", AT_REPLAY, END, common.replay, shown=False),
        Situation("wasteland-line-lost", "Without a line", AT_TABLE, "turn", common.line_lost, ".masthead", shown=False),
    ],
)
