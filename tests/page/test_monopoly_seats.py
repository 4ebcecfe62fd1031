"""Monopoly at the browser, seen from other seats: the last shack, jail, a spectator, several people on one device.

The first two start from positions: what chance would seldom bring is set up, and what is clicked is really played.
"""

import httpx
import pytest
from playwright.sync_api import Browser, expect
from tests.monopoly import gallery as monopoly
from tests.monopoly.table import (
    STATIONS,
    bids,
    cash,
    jailed,
    keeps,
    land,
    level,
    money,
    mortgaged,
    offer,
    owns,
    player,
    start,
    throw,
    turn,
)
from tests.page.gallery.pretended import Pretended
from tests.page.gallery.situation import AT_TABLE
from tests.page.person import PATIENCE
from tests.page.trader import Trader
from tests.say import act

import bottlecap


def seated(browser: Browser, address: str, people: list[Trader], match: bottlecap.Match) -> tuple[Trader, Pretended]:
    """Ann on the first seat of a table that stands there."""
    ann = Trader(browser, address, "Ann")
    people.append(ann)
    table = Pretended(ann.context, "en", httpx.get(f"{address}/api/lobby", timeout=PATIENCE / 1000).content)
    table.show(monopoly.STORY, match)
    ann.open(AT_TABLE)
    ann.wait_for_board()
    return ann, table


# --- the last shack -------------------------------------------------------------------------------------------


def test_the_last_shack_is_auctioned_and_placed(browser: Browser, address: str, people: list[Trader]) -> None:
    ann, table = seated(browser, address, people, monopoly.last_shack_wanted())
    page, match = ann.page, table.moment
    ann.answer("want-too")
    expect(page.locator(".log")).to_contain_text("Ann wants a shack too")
    for seat in (1, 2):
        act(match, seat, "waive")
    table.tell()

    # Only the two who want it bid for it, and its price is what is bid.
    lot = page.locator("[data-auction]")
    expect(lot).to_contain_text("a shack")
    expect(lot.locator("li")).to_have_text(["Ann", "Bot 4"])
    page.locator("[data-step='10']").click()
    expect(lot).to_contain_text("10")
    bids(match, (3, 25))
    table.tell()
    page.locator("[data-sum]").fill("60")
    page.locator("[data-bid]").click()
    expect(page.locator("[data-bid]")).to_have_count(0)
    bids(match, (3, 0))
    table.tell()

    # It goes where a shack may stand by the even rule, and nowhere else.
    expect(page.locator(".question")).to_contain_text("where does it go")
    open_to = page.locator("[data-board] [data-legal]")
    expect(open_to).to_have_count(3)
    marked = {str(one.get_attribute("data-thing")) for one in open_to.all()}
    assert marked == {"deed-goodneighbor", "deed-redding", "deed-broken-hills"}
    page.locator("[data-thing=deed-goodneighbor]").click()
    expect(page.locator(".ask .slip")).to_contain_text("Goodneighbor")
    page.locator(".confirm").click()
    expect(page.locator(".square [data-thing='shack-goodneighbor-0']")).to_be_visible()
    assert (level(match, "goodneighbor"), money(match)[0]) == (1, 640 - 60)


def test_who_asks_for_the_last_shack_gets_it_where_nobody_else_wants_it(
    browser: Browser, address: str, people: list[Trader]
) -> None:
    ann, table = seated(browser, address, people, monopoly.one_shack_left())
    ann.act("build", "goodneighbor")
    expect(ann.page.locator(".waiting h2")).to_contain_text("Ben")
    for seat in (1, 2, 3):
        act(table.moment, seat, "waive")
    table.tell()
    expect(ann.page.locator(".square [data-thing='shack-goodneighbor-0']")).to_be_visible()
    assert (level(table.moment, "goodneighbor"), money(table.moment)[0]) == (1, 640 - 100)


def test_a_bid_out_of_range_cannot_be_made_and_says_why(browser: Browser, address: str, people: list[Trader]) -> None:
    ann, table = seated(browser, address, people, monopoly.last_shack_wanted())
    page, match = ann.page, table.moment
    ann.answer("want-too")
    for seat in (1, 2):
        act(match, seat, "waive")
    bids(match, (0, 10), (3, 25))
    table.tell()
    why = page.locator(".bidding [role=status]")
    for sum, words in (("641", "You have 640."), ("25", "At least 26: more than the highest bid."), ("", "At least 26")):
        page.locator("[data-sum]").fill(sum)
        expect(why).to_contain_text(words)
        expect(page.locator("[data-bid]")).to_be_disabled()
    page.locator("[data-sum]").fill("26")
    expect(why).to_have_count(0)
    page.locator("[data-bid]").click()
    expect(page.locator("[data-auction]")).to_contain_text("26")


# --- money ----------------------------------------------------------------------------------------------------


def test_a_debt_shows_what_can_be_raised_and_when_that_is_not_enough(browser: Browser, address: str, people: list[Trader]) -> None:
    # Four stations cost 200, and a radio on mortgage brings 75.
    for caps, missing in ((130, None), (60, 65)):
        position = land(start(4, owns(1, *STATIONS), owns(0, "galaxy-news"), cash(0, caps)), STATIONS[0])
        ann, _ = seated(browser, address, people, position)
        debt = ann.page.locator(".raising")
        expect(debt.locator("dd")).to_have_text(["200", str(caps), str(200 - caps), "75"])
        if missing is None:
            expect(debt.locator(".short")).to_have_count(0)
        else:
            expect(debt.locator(".short")).to_contain_text(f"you are {missing} short: only a deal can help")


def test_a_mortgage_taken_over_shows_its_sums(browser: Browser, address: str, people: list[Trader]) -> None:
    position = start(4, owns(1, "metro-center"), owns(0, "galaxy-news"), mortgaged("metro-center"), turn=1)
    offer(position, 1, 0, "metro-center", pays=-50)
    act(position, 0, "accept", **{"from": 1})
    ann, table = seated(browser, address, people, position)
    before = money(table.moment)[0]
    expect(ann.page.locator(".question")).to_contain_text("At once it costs 110. Left mortgaged, 10 now and 110 when you lift it.")
    ann.answer("pay-fee")
    expect(ann.page.locator(".log")).to_contain_text("Ann pays 10 caps and leaves Metro Center Station mortgaged")
    assert money(table.moment)[0] == before - 10


# --- jail -----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("way", ["throw", "pay-fine", "use-card"])
def test_the_three_ways_out_of_jail_are_shown_and_clicked(browser: Browser, address: str, people: list[Trader], way: str) -> None:
    # Whoever owns something may do business first, so the throw is asked for.
    position = start(4, owns(0, *STATIONS), jailed(0), keeps(0, "guide"))
    ann, table = seated(browser, address, people, position)
    page, match = ann.page, table.moment
    choices = page.locator(".question .choice")
    kinds = {str(one.get_attribute("data-kind")) for one in choices.all()}
    assert kinds == {"throw", "pay-fine", "use-card"}
    expect(page.locator("[data-player='0']")).to_contain_text("in jail")
    expect(page.locator("[data-player='0']")).to_contain_text("1×jail card")
    ann.answer(way)
    expect(choices).to_have_count(0)
    throw(match, 1, 2)
    table.tell()
    freed = way != "throw"
    outcome = " and moves to Canterbury Commons." if freed else ", no double, and stays in jail."
    expect(page.locator(".log")).to_contain_text(f"Ann throws 1 and 2{outcome}")
    expect(page.locator("[data-player='0'] .jail")).to_have_count(0 if freed else 1)
    expect(page.locator("[data-player='0'] .free")).to_have_count(0 if way == "use-card" else 1)
    assert player(match, 0)["jail"] == (None if freed else 2)
    assert money(match)[0] == (1450 if way == "pay-fine" else 1500)
    assert turn(match) == (0 if freed else 1)


# --- watching, and sharing a device -----------------------------------------------------------------------------


def test_a_spectator_sees_everything_and_can_do_nothing(browser: Browser, address: str, people: list[Trader]) -> None:
    ann, eve = Trader(browser, address, "Ann"), Trader(browser, address, "Eve")
    people += [ann, eve]
    path = ann.set_table(["bot easy", "bot easy"], 3, game="monopoly", dealt_deeds=4)
    ann.wait_for_board()
    eve.open(path)
    eve.wait_for_board()
    page = eve.page
    expect(page.locator("[data-player]")).to_have_count(3)
    eve.panel("estate")
    expect(page.locator(".estate")).to_contain_text("You are watching")
    eve.panel("trade")
    expect(page.locator("[data-partner]")).to_have_count(0)
    # The odds are for everybody, and so are the deeds.
    eve.panel("odds")
    page.locator("[data-odds='0']").click()
    expect(page.locator(".odds table")).to_be_visible()
    page.locator("[data-square='39']").click()
    expect(page.locator("[data-board] .card")).to_contain_text("Diamond City")
    ann.answer("choose-token")
    expect(page.locator(".log")).to_contain_text("goes first")
    page.locator("[data-player='0'] summary").click()
    expect(page.locator("[data-player='0'] li")).to_have_count(4)
    expect(page.locator("[data-legal], .choice, [data-act], [data-ask], [data-deal], [data-bid]")).to_have_count(0)
    ann.play_to_end()
    page.locator(".end").wait_for()
    eve.check_width()
    expect(page.locator(".end")).to_contain_text("Ann")


def test_two_people_trade_and_play_on_one_device(browser: Browser, address: str, people: list[Trader]) -> None:
    """The page goes to whoever is waited for; whoever is offered a deal takes the seat to answer it."""
    gus = Trader(browser, address, "Gus")
    people.append(gus)
    page = gus.page
    gus.set_table(["me"], 3, game="monopoly", dealt_deeds=3)
    gus.wait_for_board()
    for seat in (0, 1):
        expect(page.locator(f"[data-sit='{seat}']")).to_have_attribute("aria-pressed", "true")
        gus.answer("choose-token")
    page.locator(".choice[data-kind=throw]").wait_for()
    thrower = int(page.locator("[data-sit][aria-pressed=true]").get_attribute("data-sit") or "")
    other = 1 - thrower
    gus.panel("trade")
    page.locator(f"[data-partner='{other}']").click()
    page.locator("[data-side=get] [data-deed]").first.click()
    page.locator("[data-side=give] input").fill("60")
    page.locator("[data-propose]").click()
    page.locator("[data-withdraw]").wait_for()

    # The table waits for the throw, so the page stays; the other one sits down and agrees.
    page.locator(f"[data-sit='{other}']").click()
    gus.confirm("accept")
    told = page.locator(".log li", has_text="A deal!")
    expect(told).to_have_count(1)
    expect(told).to_contain_text("gives 60 caps, ")
    expect(page.locator(f"[data-sit='{other}']")).to_have_attribute("aria-pressed", "true")
    page.locator(f"[data-sit='{thrower}']").click()
    gus.answer("throw")
    gus.check_width()
    gus.play_to_end()
    assert all(len(row.locator("td").all()) == 2 for row in page.locator(".end table").first.locator("tbody tr").all())
