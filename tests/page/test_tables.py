"""Tables with several people: joining, watching, coming back, a broken line, undo, and why not."""

import re

import pytest
from playwright.sync_api import Browser, Route, expect
from tests.page.person import DESK, PATIENCE, PHONE, Person, pick

# Whoever wants to leave hears from the server that this cannot be now.
NO_LEAVING = """() => {
  const plain = window.fetch;
  window.fetch = (path, ...more) => path.endsWith("/leave")
    ? Promise.resolve(new Response('{"code": "not-now"}', { status: 409 }))
    : plain(path, ...more);
}"""

# For so many milliseconds somebody who has gone is waited for at a live table.
GRACE = 60_000

# Whether a name ends before the sheet does on which it stands.
INSIDE = "(name) => name.getBoundingClientRect().right <= name.closest('.player').getBoundingClientRect().right"


def on_turn(browser: Browser, address: str, people: list[Person], name: str, size: tuple[int, int] = DESK) -> Person:
    """Somebody against a bot, who may place."""
    found = Person(browser, address, name, size)
    people.append(found)
    found.set_table(["bot easy"], rounds=2)
    found.wait_for_board()
    found.page.locator(".spot.legal").first.wait_for()
    return found


def test_friends_at_one_table_with_bots_and_a_spectator(browser: Browser, address: str, people: list[Person]) -> None:
    ann, ben, eve = (Person(browser, address, name) for name in ("Ann", "Ben", "Eve"))
    people += [ann, ben, eve]
    path = ann.set_table(["open", "bot hard", "bot easy"], rounds=2)
    ann.page.locator(".lobby").wait_for()
    ann.picture("lobby")
    ben.open(path)
    ben.page.locator("input[autocomplete=nickname]").fill("Ben")
    ben.page.locator("li[data-seat='1'] button").first.click()
    for person in (ann, ben):
        person.wait_for_board()
    eve.open(path)
    eve.wait_for_board()
    assert eve.page.locator(".spot.legal").count() == 0

    for _ in range(6):
        ann.step()
        ben.step()
    # Ben closes the window and comes back: the cookie knows the seat.
    ben.page.close()
    ann.page.wait_for_timeout(50)
    ben.page = ben.sit()
    ben.open(path)
    ben.wait_for_board()
    ann.play_to_end(ben)
    for person in (ben, eve):
        person.page.locator(".end").wait_for()
    eve.picture("spectator-end")
    for name in ("Ann", "Ben"):
        expect(eve.page.locator(".end")).to_contain_text(name)
    ann.page.locator(".end .button.main").click()
    ann.page.wait_for_url(lambda url: not url.endswith(path))
    ann.page.locator(".lobby, .vault").first.wait_for()


def test_a_name_that_is_written_before_the_last_one_is_known_stays(browser: Browser, address: str, people: list[Person]) -> None:
    ada, bob = Person(browser, address, "Ada"), Person(browser, address, "Bob")
    people += [ada, bob]
    path = ada.set_table(["open", "open"], rounds=2)
    held: list[Route] = []
    bob.page.route("**/api/me", lambda route: held.append(route) if route.request.method == "GET" else route.continue_())
    for start in ("/", path):
        held.clear()
        bob.open(start)
        field = bob.page.locator("input[autocomplete=nickname]")
        field.fill("Robert")
        with bob.page.expect_response("**/api/me"):
            held.pop().continue_()
        bob.page.evaluate("() => new Promise((done) => setTimeout(done))")
        expect(field).to_have_value("Robert")
    bob.page.locator("li[data-seat='1'] button").first.click()
    expect(ada.page.locator("li[data-seat='1']")).to_contain_text("Robert")


def test_who_stands_up_sees_the_lobby_as_a_stranger_does(browser: Browser, address: str, people: list[Person]) -> None:
    pia, quinn = Person(browser, address, "Pia"), Person(browser, address, "Quinn")
    people += [pia, quinn]
    path = pia.set_table(["open", "open"], rounds=2)
    quinn.open(path)
    seat = quinn.page.locator("li[data-seat='1']")
    for _ in range(2):
        quinn.page.locator("input[autocomplete=nickname]").fill("Quinn")
        seat.get_by_role("button", name="Sit here").click()
        expect(seat).to_contain_text("(you)")
        seat.get_by_role("button", name="Stand up").click()
        expect(seat).to_contain_text("Seat 2 (open)")
    expect(pia.page.locator("li[data-seat='1']")).to_contain_text("Seat 2 (open)")
    # The usual level, until the host says otherwise.
    third = pia.page.locator("li[data-seat='2']")
    third.get_by_role("button", name="Put a bot here").click()
    expect(third).to_contain_text("Bot 3")
    # The last one to stand up closes the table, and both are told.
    pia.page.get_by_role("button", name="Stand up").click()
    for person in (pia, quinn):
        expect(person.page.locator(".lobby h1")).to_have_text("This table was closed before the match began.")


def test_the_host_sends_somebody_away_who_is_told_and_may_look_on(browser: Browser, address: str, people: list[Person]) -> None:
    pia, quinn = Person(browser, address, "Pia"), Person(browser, address, "Quinn", lang="ru")
    people += [pia, quinn]
    quinn.open(pia.set_table(["open", "open"], rounds=2))
    quinn.page.locator("input[autocomplete=nickname]").fill("Quinn")
    quinn.page.locator("li[data-seat='1'] .button.main").click()
    theirs = pia.page.locator("li[data-seat='1']")
    expect(theirs).to_contain_text("Quinn")
    pia.picture("remove")
    theirs.get_by_role("button", name="Send Quinn away").click()
    expect(theirs).to_contain_text("Seat 2 (open)")
    expect(quinn.page.locator(".fault")).to_have_text("Хозяин стола исключил вас. Смотреть партию по-прежнему можно.")
    expect(quinn.page.locator("li[data-seat='1'] .button")).to_have_count(0)
    quinn.picture("removed")


def test_a_broken_line_is_shown_and_loses_nothing(browser: Browser, address: str, people: list[Person]) -> None:
    dora = on_turn(browser, address, people, "Dora")
    before = dora.log().count("Dora places")
    dora.cut()
    expect(dora.page.locator("[data-line=lost]")).to_be_visible()
    # The Power Generator: a bot that starts has taken one of its two spaces at most.
    energy = dora.page.locator(
        ".spot.legal[data-target='space:power-generator/1'], .spot.legal[data-target='space:power-generator/2']"
    )
    energy.first.click()
    dora.page.locator(".confirm").click()
    expect(dora.page.locator("[data-line=lost]")).to_contain_text("Your move is kept")
    dora.picture("line-lost")
    dora.mend()
    expect(dora.page.locator("[data-line=live]")).to_be_attached(timeout=PATIENCE)
    expect(dora.page.locator(".log")).to_contain_text("Dora gains 2 energy")
    assert dora.log().count("Dora places") == before + 1


def test_what_cannot_be_chosen_says_why(browser: Browser, address: str, people: list[Person]) -> None:
    fay = on_turn(browser, address, people, "Fay")
    # The other player's elevator.
    fay.page.locator("[data-target='space:level-2/elevator']").click(force=True)
    expect(fay.page.locator(".notice")).to_contain_text("elevator")
    fay.picture("why-not")
    # A space for the injured only.
    fay.page.locator("[data-target='space:top/elevator']").click(force=True)
    expect(fay.page.locator(".notice")).to_contain_text("injured")
    # The same in the other language, at once.
    fay.page.locator("[lang=ru]").first.click()
    expect(fay.page.locator(".notice")).not_to_contain_text("injured")
    expect(fay.page.locator(".ask h2")).to_have_text("Ваш ход")
    # Wider letters that come later make its lines longer, and the newest one stays in sight.
    log = fay.page.locator(".log")
    log.evaluate("it => { it.style.letterSpacing = '0.3em'; document.fonts.dispatchEvent(new Event('loadingdone')) }")
    below, hidden = log.evaluate("it => [it.scrollHeight - it.scrollTop - it.clientHeight, it.scrollHeight - it.clientHeight]")
    assert below < 3 < hidden


def test_an_offered_card_says_how_one_comes_to_it(browser: Browser, address: str, people: list[Person]) -> None:
    flo = on_turn(browser, address, people, "Flo")
    for track, rule, words in (("room-track", "build-happiness", "happiness"), ("item-track", "item-gain", "pick one item")):
        card = flo.page.locator(f"[data-target^='{track}:']").first
        card.click(force=True)
        notice = flo.page.locator(".notice")
        expect(notice).to_contain_text(words)
        does = "Price: " if track == "room-track" else card.locator(".text").inner_text()
        expect(notice.locator(".meaning")).to_contain_text(does)
        expect(notice.locator("[data-rule-button]")).to_have_attribute("data-rule-button", rule)


def test_without_a_network_one_is_told_at_once(browser: Browser, address: str, people: list[Person]) -> None:
    gwen = on_turn(browser, address, people, "Gwen")
    expect(gwen.page.locator("[data-line=live]")).to_be_attached()
    # The line itself would notice only after a silence that is longer than anything waits here.
    gwen.context.set_offline(True)
    expect(gwen.page.locator("[data-line=lost]")).to_be_visible()
    gwen.context.set_offline(False)
    expect(gwen.page.locator("[data-line=live]")).to_be_attached(timeout=PATIENCE)


def test_a_seat_of_the_first_turn_goes_with_the_players(browser: Browser, address: str, people: list[Person]) -> None:
    """Somebody who was to begin is not at the table any more: the form falls back, and the table is made."""
    zoe = Person(browser, address, "Zoe")
    people.append(zoe)
    zoe.open()
    form = zoe.open_form("shelter", 4)
    first = form.locator("select:has(option[value=seat-1])")
    first.select_option("seat-4")
    pick(form, "new-players", "2")
    expect(first).to_have_value("random")
    expect(first.locator("option")).to_have_count(3)
    form.locator("[data-create]").click()
    zoe.page.wait_for_url("**/table/*")


@pytest.mark.parametrize("size", [DESK, PHONE])
def test_the_longest_name_is_cut_where_it_does_not_fit(
    browser: Browser, address: str, people: list[Person], size: tuple[int, int]
) -> None:
    wide = on_turn(browser, address, people, "W" * 32, size)
    if size == PHONE:
        wide.page.get_by_role("button", name="Players").tap()
    name = wide.page.locator("b.name", has_text="WWW").last
    expect(name).to_be_visible()
    assert name.evaluate(INSIDE)
    wide.check_width()


def test_who_shares_a_device_can_still_take_a_move_back(browser: Browser, address: str, people: list[Person]) -> None:
    """The page has turned to the other person's seat; whoever moved sits down again, and stays until it is done."""
    hal = Person(browser, address, "Hal")
    people.append(hal)
    hal.set_table(["me"], rounds=2)
    hal.wait_for_board()
    sitting = hal.page.locator("[data-sit][aria-pressed=true]")
    mover = str(sitting.get_attribute("data-sit"))
    hal.page.locator(".spot.legal[data-target='space:power-generator/1']").click()
    hal.page.locator(".confirm").click()
    expect(sitting).not_to_have_attribute("data-sit", mover)
    hal.page.locator(f"[data-sit='{mover}']").click()
    hal.page.locator("[data-undo=free]").click()
    expect(hal.page.locator(".log")).to_contain_text("takes the last move back")
    expect(hal.page.locator(".spot.legal[data-target='space:power-generator/1']")).to_be_visible()
    expect(sitting).to_have_attribute("data-sit", mover)


def test_what_one_person_wanted_is_not_for_the_next_one_at_the_screen(browser: Browser, address: str, people: list[Person]) -> None:
    ivy = Person(browser, address, "Ivy")
    people.append(ivy)
    ivy.set_table(["me"], rounds=2)
    ivy.wait_for_board()
    ivy.page.locator(".menu > button[aria-expanded]").click()
    drawer = ivy.page.locator(".menu .drawer")
    link = drawer.get_by_role("button", name="Continue on another device")
    link.click()
    expect(drawer).to_contain_text("Link to your own seat")
    drawer.get_by_role("button", name="Leave for good").click()
    expect(drawer).to_contain_text("A bot takes your seat")
    drawer.get_by_role("button", name="Stay").click()
    expect(drawer).not_to_contain_text("A bot takes your seat")
    drawer.get_by_role("button", name="Leave for good").click()
    # The menu lies over these buttons.
    ivy.page.locator("[data-sit][aria-pressed=false]").press("Enter")
    expect(drawer).not_to_contain_text("A bot takes your seat")
    expect(drawer).not_to_contain_text("Link to your own seat")
    expect(link).to_be_visible()
    # What the server refuses is said there too.
    ivy.page.evaluate(NO_LEAVING)
    for _ in range(2):
        drawer.get_by_role("button", name="Leave for good").click()
    expect(drawer.get_by_role("alert")).to_have_text("That cannot be done now.")


def seated(browser: Browser, address: str, people: list[Person], rounds: int, pace: str = "relaxed") -> tuple[Person, Person, str]:
    """Two friends at a table by themselves, who begins and who does not; its path."""
    kim, leo = Person(browser, address, "Kim"), Person(browser, address, "Leo")
    people += [kim, leo]
    path = kim.set_table(["open"], rounds, pace=pace)
    leo.open(path)
    leo.page.locator("input[autocomplete=nickname]").fill("Leo")
    leo.page.locator("li[data-seat='1'] button").first.click()
    for person in (kim, leo):
        person.wait_for_board()
    heading = kim.page.locator(".ask h2")
    expect(heading).to_have_text(re.compile("Your turn|Waiting for"))
    first, second = (kim, leo) if heading.inner_text() == "Your turn" else (leo, kim)
    return first, second, path


def test_beyond_the_free_undo_the_others_are_asked(browser: Browser, address: str, people: list[Person]) -> None:
    first, second, _ = seated(browser, address, people, 3)
    # A throw of dice or another player's move ends the free undo: here it is the other's placement.
    for person, space in ((first, "power-generator/1"), (second, "diner/1")):
        person.page.locator(f"[data-legal][data-target='space:{space}']").click()
        person.page.locator(".confirm").click()
    # The other's move goes with it: that is said first, and nothing is asked of anybody until it is meant.
    first.page.locator("[data-undo=ask]").click()
    sure = "This undoes the last 2 moves. Other players’ moves are undone too."
    expect(first.page.locator("[data-undo-sure]")).to_contain_text(sure)
    first.page.locator("[data-undo-keep]").click()
    expect(first.page.locator("[data-proposal=undo]")).to_have_count(0)
    first.page.locator("[data-undo=ask]").click()
    first.page.locator("[data-undo-do]").click()
    expect(second.page.locator("[data-proposal=undo]")).to_be_visible()
    # Whoever asked can think better of it, and ask again.
    first.page.locator("[data-undo-withdraw]").click()
    for person in (first, second):
        expect(person.page.locator("[data-proposal=undo]")).to_have_count(0)
        expect(person.page.locator("[data-refusal]")).to_have_count(0)
    first.page.locator("[data-undo=ask]").click()
    first.page.locator("[data-undo-do]").click()
    second.page.locator("[data-proposal=undo] .button.main").click()
    for person in (first, second):
        expect(person.page.locator(".log")).to_contain_text("nobody objected")
        # What was taken back stays readable, struck out.
        expect(person.page.locator(".log [data-void]").first).to_contain_text("places a dweller")
        assert "line-through" in person.page.locator(".log [data-void]").first.evaluate("it => getComputedStyle(it).textDecoration")
    expect(first.page.locator("[data-legal][data-target='space:power-generator/1']")).to_be_visible()


def test_a_bot_stands_in_and_the_seat_is_taken_back(browser: Browser, address: str, people: list[Person]) -> None:
    gone, here, path = seated(browser, address, people, 3, "live")
    # Who waits reads for what.
    expect(here.page.locator("[data-others-asked]")).to_have_text("They are asked: “Place a dweller, use an item, or pass”")
    expect(gone.page.locator("[data-others-asked]")).to_have_count(0)
    gone.page.close()
    # They may come back, and until when they are waited for is said.
    absent = here.page.locator("[data-absent]")
    expect(absent).to_contain_text("Give them a moment to come back")
    expect(absent.locator("[data-clock]")).to_be_visible()
    expect(absent.locator("[data-propose-bot]")).to_have_count(0)
    here.page.locator("[data-propose-bot]").click(timeout=PATIENCE + GRACE)
    expect(here.page.locator(".log")).to_contain_text(f"{gone.name} places")
    expect(here.page.locator(".log [data-standin]").first).to_be_visible()
    gone.page = gone.sit()
    gone.open(path)
    expect(gone.page.locator(".recap [data-standin]").first).to_be_visible()
    gone.page.locator("[data-recap-back]").click()
    expect(gone.page.locator("[data-take-back]")).to_have_count(0)
    expect(gone.page.locator(".recap")).to_have_count(0)
