"""Monopoly at the browser: auctions, deals, buildings, debts, a bankruptcy; by clicking, by keyboard, on a phone, four at once."""

import re
from collections.abc import Callable, Iterator
from typing import Any

import pytest
from playwright.sync_api import Browser, expect
from tests.page.person import DESK, PHONE, SIDEWAYS, SMALL, pick
from tests.page.test_reading import axe_faults
from tests.page.trader import Others, Trader
from tests.server.clients import Json

import bottlecap

CARDS: dict[str, Any] = dict(next(game for game in bottlecap.games() if game.id == "monopoly").catalogue("en"))
COLOURS: list[dict[str, Any]] = CARDS["groups"][:8]
# How many answers go to the server from now on.
COUNT_PLAYS = """() => {
  window.plays = 0;
  const line = window.sockets.at(-1);
  line.send = (text) => {
    if (JSON.parse(text).type === "play") window.plays += 1;
    WebSocket.prototype.send.call(line, text);
  };
}"""


@pytest.fixture
def at_the_table(browser: Browser, address: str, people: list[Trader]) -> Iterator[tuple[Trader, Others]]:
    """Ann at a browser, three others over sockets; four deeds were dealt to each."""
    ann = Trader(browser, address, "Ann")
    people.append(ann)
    path = ann.set_table(["open"] * 3, 60, game="monopoly", dealt_deeds=4)
    others = Others(address, path.removeprefix("/table/"), [1, 2, 3])
    ann.wait_for_board()
    yield ann, others
    others.close()


def whole_colour(now: Json) -> tuple[list[str], dict[str, int]] | None:
    """A colour that is in the players' hands, none of it Ann's alone, mortgaged or built on; and who has what of it."""
    deeds = {deed["deed"]: deed for deed in now["view"]["deeds"]}
    for group in COLOURS:
        held = {id: deeds[id]["owner"] for id in group["deeds"]}
        plain = all(not deeds[id]["mortgaged"] and deeds[id]["buildings"] == 0 for id in held)
        if plain and None not in held.values() and set(held.values()) != {0}:
            return list(held), held
    return None


def on_turn(now: Json) -> bool:
    """Ann is to throw, and the market is open."""
    view = now["view"]
    return bool(now["table"]["waiting"][0]["seat"] == 0 and view["market_open"] and view["turn"] == 0 and not view["auction"])


def test_a_match_with_everything_in_it(at_the_table: tuple[Trader, Others]) -> None:
    ann, others = at_the_table
    page = ann.page
    ann.picture("monopoly-tokens")

    # An auction: whoever comes first to something free leaves it to the bank's hammer, and Ann bids.
    def bid(view: Json) -> None:
        auction = view["auction"]
        if auction is None:
            ann.step()
        elif auction["bid"] == 0:
            page.locator("[data-step='10']").click()
        else:
            page.locator("[data-sum]").fill(str(auction["bid"] + 7))
            page.locator("[data-bid]").click()

    others.go_on(lambda now: others.events("sold"), ann, bid)
    assert any(event["seat"] == 0 for event in others.events("bade"))
    expect(page.locator(".log")).to_contain_text("wins the auction of")
    others.declines = False

    # A colour comes together: one owner names another price, the rest agree at once.
    others.go_on(lambda now: whole_colour(now) and on_turn(now), ann, lambda view: ann.step())
    colour, held = whole_colour(others.now) or ([], {})
    owners = sorted({seat for seat in held.values() if seat != 0})
    for number, seat in enumerate(owners):
        wanted = [deed for deed in colour if held[deed] == seat]
        ann.propose(seat, [], wanted, 40)
        if number == 0:
            others.play(seat, "prompt-reply", {"kind": "counter", "deeds": wanted, "cards": [], "cash": -55})
            expect(page.locator(f".reply:has([data-counter='{seat}'])").first).to_contain_text("55")
            ann.picture("monopoly-offer")
            # What is pressed with the offer is confirmed there.
            page.locator("[data-offer] .choice[data-kind=accept]").click()
            page.locator("[data-offer] [data-confirm-here]").click()
        else:
            others.play(seat, "prompt-reply", {"kind": "accept", "from": 0})
        others.wait(is_ann_s(wanted))
    deals = page.locator(".log li", has_text="A deal!")
    expect(deals).to_have_count(len(owners))
    expect(deals.first).to_contain_text(re.compile(r"Others gives .+, Ann gives 55 caps\."))

    # Shacks go up evenly; what the rules forbid they say.
    ann.panel("estate")
    before = ann.buttons_of(colour[0])
    ann.act("build", colour[0])
    expect(page.locator(f".square [data-thing='shack-{colour[0]}-0']")).to_be_visible()
    # No button takes the place of the one that has just built: a second click must not sell.
    after = ann.buttons_of(colour[0])
    assert after["build"] == before["build"] and "sell" in after
    ann.act("build", colour[0])
    expect(page.locator(".notice")).to_contain_text("Build evenly")
    for deed in colour[1:]:
        ann.act("build", deed)
        expect(page.locator(f".square [data-thing='shack-{deed}-0']")).to_be_visible()
    ann.picture("monopoly-desk")
    for deed in colour:
        ann.act("sell", deed)
        expect(page.locator(f".square [data-thing^='shack-{deed}']")).to_have_count(0)
    ann.act("mortgage", colour[0])
    mortgaged = page.locator(f".square[data-thing='deed-{colour[0]}']")
    expect(mortgaged).to_have_accessible_name(re.compile(f"^{CARDS['deeds'][colour[0]]['name']}.*Owned by Ann. mortgaged"))
    ann.act("lift", colour[0])
    expect(page.locator(f".estate [data-act='mortgage:{colour[0]}']")).to_be_visible()

    # Ann gives everything away for one street, owes, raises what she can, and is bankrupt.
    def ruin(view: Json) -> None:
        mine = [deed["deed"] for deed in view["deeds"] if deed["owner"] == 0]
        cash = view["players"][0]["cash"]
        theirs = [deed["deed"] for deed in view["deeds"] if deed["owner"] == 1 and not deed["mortgaged"]]
        if on_turn(others.now) and (len(mine) > 1 or cash > 60) and theirs and view["players"][0]["offers_left"] > 0:
            ann.propose(1, mine, theirs[:1], cash)
            others.play(1, "prompt-reply", {"kind": "accept", "from": 0})
        else:
            if view["debtor"] == 0:
                expect(page.locator(".raising")).to_be_visible()
                ann.picture("monopoly-debt")
            ann.step()

    others.go_on(lambda now: any(event["seat"] == 0 for event in others.events("bankrupt")), ann, ruin)
    expect(page.locator("[data-player='0']")).to_contain_text("bankrupt")
    expect(page.locator(".ask")).to_contain_text("You are bankrupt and out of the game.")
    for seat in (1, 2, 3):
        if others.now["view"]["players"][seat]["bankrupt"] is None and not others.now["result"]:
            others.play(seat, "prompt-business", {"kind": "agree-to-end"})
    page.locator(".end").wait_for()
    ann.picture("monopoly-end")
    ann.check_width()
    points = page.locator(".end table").first.locator("tbody tr").all()
    rows = [[int(cell) for cell in row.locator("td").all_inner_texts()] for row in points]
    assert [sum(column) for column in zip(*rows[:-1], strict=True)] == rows[-1]
    # The chart is drawn once the film of the match has come.
    page.locator(".end figure path.line").nth(3).wait_for(state="attached")
    told = {event["kind"] for event in others.watcher.events}
    assert told >= {"auctioned", "bade", "sold", "offered", "refused", "dealt", "built", "razed", "mortgaged", "lifted", "bankrupt"}


def test_what_happens_before_the_words_have_come_is_shown_with_them(at_the_table: tuple[Trader, Others]) -> None:
    ann, others = at_the_table
    page = ann.page
    others.go_on(lambda now: others.now["table"]["waiting"][0]["seat"] > 0, ann, lambda view: ann.step())
    page.route("**/words/**", lambda route: None)
    with page.expect_request("**/words/**"):
        page.reload()
    page.wait_for_function("window.sockets.at(-1)?.readyState === WebSocket.OPEN")
    others.go_on(lambda now: now["table"]["waiting"][0]["seat"] == 0, ann, lambda view: None)
    page.evaluate("() => new Promise((done) => setTimeout(done, 100))")
    # Those that were held go on as soon as nobody holds them.
    page.unroute("**/words/**")
    ann.wait_for_board()
    ann.step()


def is_ann_s(deeds: list[str]) -> Callable[[Json], bool]:
    return lambda now: all(deed["owner"] == 0 for deed in now["view"]["deeds"] if deed["deed"] in deeds)


def test_a_whole_match_on_a_phone_in_russian(browser: Browser, address: str, people: list[Trader]) -> None:
    boris = Trader(browser, address, "Борис", PHONE, "ru")
    people.append(boris)
    boris.set_table(["bot easy"], 3, game="monopoly", dealt_deeds=3)
    boris.wait_for_board()
    boris.step()
    for tab in ("cards", "players", "log", "chat", "board"):
        boris.page.locator(f"[data-tab={tab}]").click()
        boris.check_width()
        boris.picture(f"monopoly-phone-{tab}")
    for panel in ("trade", "odds", "estate"):
        boris.panel(panel)
        if panel == "trade":
            boris.page.locator("[data-partner='1']").click()
        if panel == "odds":
            boris.page.locator("[data-odds='0']").click()
        boris.check_width()
        boris.picture(f"monopoly-phone-{panel}")
    boris.page.locator("[data-tab=board]").click()
    # A square that is touched unfolds in the middle of the ring.
    boris.page.locator("[data-square='39']").click()
    expect(boris.page.locator("[data-board] .card")).to_contain_text("Даймонд-Сити")
    boris.picture("monopoly-phone-square")
    steps = boris.play_to_end()
    boris.picture("monopoly-phone-end")
    assert steps >= 3
    assert "обеда" in boris.page.locator(".end h2").inner_text()


def test_the_keyboard_alone_plays_a_match(browser: Browser, address: str, people: list[Trader]) -> None:
    cleo = Trader(browser, address, "Cleo")
    people.append(cleo)
    cleo.set_table(["bot easy"], 1, game="monopoly")
    cleo.wait_for_board()
    keyboard = cleo.page.keyboard
    cleo.page.locator("[data-square][tabindex='0']").focus()
    for key in ("ArrowLeft", "ArrowLeft", "ArrowLeft", "ArrowUp", "ArrowRight", "Enter"):
        keyboard.press(key)
    # From GO three to the left is Klamath; straight across the board lies Vault City, and to its right Enclave Radio.
    expect(cleo.page.locator("[data-square][aria-pressed=true]")).to_have_attribute("data-square", "28")
    for _ in range(1000):
        if cleo.over:
            break
        wanted = ".choice, [data-pass], .confirm, .raising [data-act]:not(.closed), [data-legal]"
        if cleo.page.locator(wanted).locator("visible=true").count() == 0:
            cleo.page.wait_for_timeout(40)
            continue
        for _ in range(60):
            keyboard.press("Tab")
            if cleo.page.evaluate("wanted => document.activeElement.matches(wanted)", wanted):
                keyboard.press("Enter")
                break
    assert cleo.over


def test_three_trade_while_a_fourth_throws(browser: Browser, address: str, people: list[Trader]) -> None:
    table = [Trader(browser, address, name) for name in ("Ann", "Ben", "Cy", "Dot")]
    people += table
    ann = table[0]
    path = ann.set_table(["open"] * 3, 9, game="monopoly", dealt_deeds=2)
    for seat, person in enumerate(table[1:], 1):
        person.open(path)
        person.page.locator("input[autocomplete=nickname]").fill(person.name)
        person.page.locator(f"li[data-seat='{seat}'] button").first.click()
    for person in table:
        person.wait_for_board()
    for person in table:
        person.answer("choose-token")
    ann.page.locator(".log", has_text="goes first").wait_for()
    thrower = next(person for person in table if f"{person.name} goes first" in ann.log())
    rest = [person for person in table if person is not thrower]
    seats = {person: table.index(person) for person in rest}
    for person, other in zip(rest, rest[1:] + rest[:1], strict=True):
        person.panel("trade")
        person.page.locator(f"[data-partner='{seats[other]}']").click()
        expect(person.page.locator("[data-propose]")).to_be_disabled()
        person.page.locator("[data-side=give] input").fill("60")
        # Money alone is no deal: the rule is told before anything is proposed.
        expect(person.page.locator("[data-against='monopoly/trade']")).to_be_visible()
        expect(person.page.locator("[data-propose]")).to_be_disabled()
        person.page.locator("[data-side=get] [data-deed]").first.click()
        person.page.locator("[data-propose]").click()
    for person in rest:
        expect(person.page.locator(".choice[data-kind=accept]")).to_have_count(1)
    # Three offers stand open, and the throw waits for none of them: whoever has proposed has let go of the dice.
    expect(thrower.page.locator("[data-held-by]")).to_have_count(0)
    thrower.answer("throw")
    expect(ann.page.locator(".log")).to_contain_text(re.compile(f"{thrower.name} throws \\d and \\d and moves to"))
    for person in rest:
        person.confirm("accept")
    for person in table:
        expect(person.page.locator(".log li", has_text="A deal!")).to_have_count(3)
        person.check_width()


def test_whoever_trades_holds_the_dice_and_the_others_see_it(browser: Browser, address: str, people: list[Trader]) -> None:
    ann, ben = Trader(browser, address, "Ann"), Trader(browser, address, "Ben", size=PHONE)
    people += [ann, ben]
    path = ann.set_table(["open"], 9, game="monopoly", dealt_deeds=4)
    ben.open(path)
    ben.page.locator("input[autocomplete=nickname]").fill("Ben")
    ben.page.locator("li[data-seat='1'] button").first.click()
    for person in (ann, ben):
        person.wait_for_board()
        person.answer("choose-token")
    ann.page.locator(".log", has_text="goes first").wait_for()
    thrower, other = (ann, ben) if "Ann goes first" in ann.log() else (ben, ann)
    held = thrower.page.locator("[data-held-by]")

    # To lay out a deal is to hold, to open the trade table is not; to look at the odds, or elsewhere on a phone, is to let go.
    other.panel("trade")
    expect(other.page.locator("[data-partner]")).to_be_visible()
    expect(held).to_have_count(0)
    other.page.locator("[data-partner]").click()
    expect(thrower.page.locator("[data-waits]")).to_be_visible()
    expect(held).to_contain_text(re.compile(f"{other.name} holds the dice to trade or build\\s·\\s(5:00|4:\\d\\d)"))
    thrower.answer("throw")
    expect(thrower.page.locator(".notice")).to_contain_text(f"held by {other.name}. You can throw as soon as they let go")
    if other is ben:
        other.page.locator("dialog header .shut").click()
    other.page.locator("[data-tab=board]" if other is ben else "[data-panel=odds]").click()
    expect(held).to_have_count(0)

    # The button does it too, and stays until it is let go.
    other.page.locator("[data-hold]").click()
    expect(held).to_contain_text(f"{other.name} holds the dice")
    other.panel("trade")
    other.panel("odds")
    expect(other.page.locator("[data-holding]")).to_contain_text("You hold the dice")
    other.let_go()
    expect(held).to_have_count(0)
    thrower.answer("throw")
    expect(ann.page.locator(".log")).to_contain_text(re.compile(f"{thrower.name} throws \\d and \\d and moves to"))
    for person in (ann, ben):
        person.check_width()


def test_what_is_forbidden_says_why_in_both_languages(browser: Browser, address: str, people: list[Trader]) -> None:
    eve = Trader(browser, address, "Eve")
    people.append(eve)
    eve.set_table(["bot easy"], 2, game="monopoly", dealt_deeds=4)
    eve.wait_for_board()
    eve.answer("choose-token")
    eve.page.locator(".choice[data-kind=throw], .choice[data-kind=decline], [data-pass]").first.wait_for()
    eve.panel("estate")
    eve.page.locator(".estate .closed").first.wait_for()
    requests: list[str] = []
    eve.page.wait_for_load_state("networkidle")
    eve.page.on("request", lambda request: requests.append(request.url))
    eve.page.locator(".estate .closed").first.click(force=True)
    expect(eve.page.locator(".notice")).to_be_visible()
    english = eve.page.locator(".notice").inner_text()
    eve.page.locator("[lang=ru]").first.click()
    expect(eve.page.locator(".notice")).not_to_have_text(english)
    expect(eve.page.locator("h1")).to_contain_text("Монополия")
    expect(eve.page.locator("[data-square='11'] .name")).to_have_text("Мегатонна")
    eve.page.locator(".light").click()
    assert eve.page.evaluate("document.documentElement.dataset.light") == "night"
    assert [url for url in requests if not url.endswith(".woff2")] == []


@pytest.mark.parametrize(("size", "light"), [(DESK, "day"), (PHONE, "night")], ids=["desk-day", "phone-night"])
def test_axe_finds_no_faults(browser: Browser, address: str, people: list[Trader], size: tuple[int, int], light: str) -> None:
    ida = Trader(browser, address, "Ida", size)
    people.append(ida)
    ida.context.add_init_script(f"localStorage.setItem('bottlecap.light', '{light}')")
    ida.set_table(["bot easy"], 1, game="monopoly", dealt_deeds=4)
    ida.wait_for_board()
    ida.answer("choose-token")
    ida.page.locator(".choice[data-kind=throw], .choice[data-kind=decline], [data-pass]").first.wait_for()
    for panel, choice in (("odds", "[data-odds='1']"), ("trade", "[data-partner='1']")):
        ida.panel(panel)
        ida.page.locator(choice).click()
        assert axe_faults(ida.page) == []
    ida.panel("estate")
    if size == PHONE:
        ida.page.locator("[data-tab=board]").click()
    assert axe_faults(ida.page) == []
    ida.picture(f"monopoly-{light}-{size[0]}")
    ida.play_to_end()
    assert axe_faults(ida.page) == []


def test_a_guided_match_with_hints_and_rules(browser: Browser, address: str, people: list[Trader]) -> None:
    """The notes go on by what is done; the bot is asked; the drawer opens at the rule of the panel."""
    gil = Trader(browser, address, "Gil")
    people.append(gil)
    page = gil.page
    gil.open()
    pick(page, "game", "monopoly")
    page.locator("[data-guided=monopoly]").click()
    gil.wait_for_board()
    note = page.locator("[data-guide]")
    note.wait_for()
    read: list[str] = []
    for _ in range(1500):
        if note.count() == 0:
            break
        step = note.get_attribute("data-guide") or ""
        if step not in read:
            read.append(step)
            gil.picture(f"monopoly-guide-{step}")
        if step in ("trade", "odds"):
            page.locator(f"[data-panel={step}]").click()
            if step == "trade":
                # The note about deals stays until one is laid out.
                page.locator("[data-partner]").first.click()
            expect(page.locator(f"[data-guide={step}]")).to_have_count(0)
        elif page.locator("[data-guide-next]").count() > 0:
            page.locator("[data-guide-next]").click()
        elif not gil.step():
            page.wait_for_timeout(40)
        elif step == "token":
            # Whoever goes on before the page has heard of it answers the next question under the note of the last one.
            expect(page.locator("[data-guide=token]")).to_have_count(0)
    assert read[0] == "token" and read[-1] == "win" and {"deed", "buy", "trade", "odds", "jail"} <= set(read)

    # What the bot would do is said in words, and marked where it can be clicked.
    page.locator("[data-ask-hint]").click()
    answered = page.locator("[data-hint], .notice")
    expect(answered.first).to_be_visible()

    # A "?" of a panel opens the rules at its rule; the signs are explained there.
    gil.panel("trade")
    page.locator(".trade [data-rule-button=trade]").click()
    expect(page.locator("dialog [data-rule=trade]")).to_have_class(re.compile("asked"))
    expect(page.locator("dialog [data-sign]")).to_have_count(14)
    page.locator("dialog [data-sign=vault]").click()
    expect(page.locator("dialog [data-rule=build-vault]")).to_have_class(re.compile("asked"))
    gil.picture("monopoly-rules")
    assert axe_faults(page) == []


def test_the_bot_s_bid_is_said_and_laid_out(browser: Browser, address: str, people: list[Trader]) -> None:
    """A bid has no button of its own: the hint says the sum, and puts it where sums are entered."""
    may = Trader(browser, address, "May")
    people.append(may)
    page = may.page
    may.set_table(["bot hard"], 60, game="monopoly")
    may.wait_for_board()
    may.answer("choose-token")
    for _ in range(1000):
        # Until the table has said what came of the last answer, the page still shows the old question.
        page.locator("[data-unsent='0']").first.wait_for(state="attached")
        if page.locator("[data-sum]").count() > 0:
            break
        # Whoever declines sees an auction, and the bot bids for everything.
        if not may.step("decline"):
            page.wait_for_timeout(40)
    page.locator("[data-ask-hint]").click()
    hint = page.locator("[data-hint]")
    hint.wait_for()
    expect(hint).to_contain_text(re.compile(r"Bid \d+ caps"))
    page.locator("[data-hint-show]").click()
    expect(page.locator("[data-bid][data-hinted]")).to_be_enabled()
    may.picture("monopoly-hint-bid")
    assert page.locator("[data-sum]").input_value() in hint.inner_text()
    # Two clicks are one bid.
    page.evaluate(COUNT_PLAYS)
    page.locator("[data-bid]").evaluate("button => { button.click(); button.click(); }")
    expect(page.locator(".log")).to_contain_text("May bids")
    assert page.evaluate("window.plays") == 1


# How high the head is, and where it ends when the longest round it can tell and an answer on its way stand in it.
HEAD = """() => {
  const height = () => document.querySelector(".masthead").offsetHeight;
  const before = height();
  document.querySelector(".masthead .round").textContent = "Раунд 28 из 30";
  const counted = height();
  document.querySelector("[data-line]").textContent = "Отправляется…";
  return [before, counted, height()];
}"""
SCROLLED = """([left, top]) => {
  const main = document.querySelector("main");
  return main.scrollLeft !== left || main.scrollTop !== top;
}"""
# Whether something lies wholly within what scrolls.
WITHIN = """selector => {
  const [port, box] = ["main", selector].map((one) => document.querySelector(one).getBoundingClientRect());
  return box.left >= port.left - 1 && box.right <= port.right + 1 && box.top >= port.top - 1 && box.bottom <= port.bottom + 1;
}"""


@pytest.mark.parametrize("size", [SMALL, PHONE, SIDEWAYS])
def test_a_phone_s_head_keeps_one_row_and_the_large_board_follows(
    browser: Browser, address: str, people: list[Trader], size: tuple[int, int]
) -> None:
    dora = Trader(browser, address, "Дора", size, "ru")
    people.append(dora)
    dora.set_table(["bot normal", "bot normal"], 30, game="monopoly", dealt_deeds=3)
    page = dora.page
    dora.wait_for_board()
    dora.answer("choose-token")
    throw = page.locator(".choice[data-kind=throw]")
    throw.wait_for()
    expect(page.locator("[data-dealt]")).to_have_count(1)
    page.locator("[data-enlarge]").click()
    # Wherever one has scrolled to, the way back to the whole board is in sight.
    for left, top in ((0, 0), (9999, 0), (9999, 9999), (0, 9999)):
        page.locator("main").evaluate("(main, [left, top]) => main.scrollTo(left, top)", [left, top])
        assert page.evaluate(WITHIN, ".pinned [data-enlarge]")
    # From the corner that is furthest away the board comes to whoever has moved.
    page.locator("main").evaluate("main => main.scrollTo(0, 0)")
    before = page.locator("main").evaluate("main => [main.scrollLeft, main.scrollTop]")
    throw.click()
    page.wait_for_function(SCROLLED, arg=before)
    page.locator(".pinned [data-enlarge]").click()
    expect(page.locator(".loupe [data-enlarge]")).to_have_count(1)
    dora.check_width()
    heights = page.evaluate(HEAD)
    assert len(set(heights)) == 1 and heights[0] < 60, heights
