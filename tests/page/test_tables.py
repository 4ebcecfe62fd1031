"""Tables with several people: joining, watching, coming back, a broken line, undo, and why not."""

import re

from playwright.sync_api import Browser, expect
from tests.page.person import PATIENCE, Person


def test_friends_at_one_table_with_bots_and_a_spectator(browser: Browser, address: str, people: list[Person]) -> None:
    ann, ben, eve = (Person(browser, address, name) for name in ("Ann", "Ben", "Eve"))
    people += [ann, ben, eve]
    path = ann.set_table(["open", "bot greedy", "bot random"], rounds=2)
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


def test_a_broken_line_is_shown_and_loses_nothing(browser: Browser, address: str, people: list[Person]) -> None:
    dora = Person(browser, address, "Dora")
    people.append(dora)
    dora.set_table(["bot random"], rounds=2)
    dora.wait_for_board()
    dora.page.locator(".spot.legal").first.wait_for()
    before = dora.log().count("Dora places")
    dora.cut()
    expect(dora.page.locator("[data-line=lost]")).to_be_visible()
    # The Power Generator: a bot that starts has taken one of its two spaces at most.
    energy = dora.page.locator(".spot.legal[data-target='space:10'], .spot.legal[data-target='space:11']")
    energy.first.click()
    dora.page.locator(".confirm").click()
    expect(dora.page.locator("[data-line=lost]")).to_contain_text("One answer is kept")
    dora.picture("line-lost")
    dora.mend()
    expect(dora.page.locator("[data-line=live]")).to_be_attached(timeout=PATIENCE)
    expect(dora.page.locator(".log")).to_contain_text("Dora gains 1 energy")
    assert dora.log().count("Dora places") == before + 1


def test_what_cannot_be_chosen_says_why(browser: Browser, address: str, people: list[Person]) -> None:
    fay = Person(browser, address, "Fay")
    people.append(fay)
    fay.set_table(["bot random"], rounds=2)
    fay.wait_for_board()
    fay.page.locator(".spot.legal").first.wait_for()
    # The other player's elevator.
    fay.page.locator("[data-target='space:38']").click(force=True)
    expect(fay.page.locator(".notice")).to_contain_text("elevator")
    fay.picture("why-not")
    # A space for the injured only.
    fay.page.locator("[data-target='space:12']").click(force=True)
    expect(fay.page.locator(".notice")).to_contain_text("injured")
    # The same in the other language, at once.
    fay.page.locator("[lang=ru]").first.click()
    expect(fay.page.locator(".notice")).not_to_contain_text("injured")
    expect(fay.page.locator(".ask h2")).to_have_text("Ваш ход")


def test_who_shares_a_device_can_still_take_a_move_back(browser: Browser, address: str, people: list[Person]) -> None:
    """The page has turned to the other person's seat; whoever moved sits down again, and stays until it is done."""
    hal = Person(browser, address, "Hal")
    people.append(hal)
    hal.set_table(["me"], rounds=2)
    hal.wait_for_board()
    sitting = hal.page.locator("[data-sit][aria-pressed=true]")
    hal.page.locator(".spot.legal[data-target='space:10']").click()
    mover = str(sitting.get_attribute("data-sit"))
    hal.page.locator(".confirm").click()
    expect(sitting).not_to_have_attribute("data-sit", mover)
    hal.page.locator(f"[data-sit='{mover}']").click()
    hal.page.locator("[data-undo=free]").click()
    expect(hal.page.locator(".log")).to_contain_text("takes the last move back")
    expect(hal.page.locator(".spot.legal[data-target='space:10']")).to_be_visible()
    expect(sitting).to_have_attribute("data-sit", mover)


def seated(browser: Browser, address: str, people: list[Person], rounds: int) -> tuple[Person, Person, str]:
    """Two friends at a table by themselves, who begins and who does not; its path."""
    kim, leo = Person(browser, address, "Kim"), Person(browser, address, "Leo")
    people += [kim, leo]
    path = kim.set_table(["open"], rounds)
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
    for person, space in ((first, 10), (second, 8)):
        person.page.locator(f"[data-legal][data-target='space:{space}']").click()
        person.page.locator(".confirm").click()
    first.page.locator("[data-undo=ask]").click()
    expect(first.page.locator("[data-proposal=undo]")).to_be_visible()
    second.page.locator("[data-proposal=undo] .button.main").click()
    for person in (first, second):
        expect(person.page.locator(".log")).to_contain_text("taken back by agreement")
    expect(first.page.locator("[data-legal][data-target='space:10']")).to_be_visible()


def test_a_bot_stands_in_and_the_seat_is_taken_back(browser: Browser, address: str, people: list[Person]) -> None:
    gone, here, path = seated(browser, address, people, 3)
    gone.page.close()
    here.page.locator(".affair button").click()
    expect(here.page.locator(".log")).to_contain_text(f"{gone.name} places")
    gone.page = gone.sit()
    gone.open(path)
    gone.page.locator("[data-take-back]").click()
    expect(gone.page.locator("[data-take-back]")).to_have_count(0)
