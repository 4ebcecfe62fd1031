"""Whole matches by clicking on the board."""

from playwright.sync_api import Browser
from tests.page.person import LEGAL, PHONE, Person, pick


def test_two_clicks_lead_to_a_match(browser: Browser, address: str, people: list[Person]) -> None:
    ann = Person(browser, address, "Ann")
    people.append(ann)
    ann.open()
    ann.page.locator("[data-start=shelter]").wait_for()
    ann.picture("first-page")
    pick(ann.page, "players", "2")
    ann.page.locator("[data-start=shelter]").click()
    ann.wait_for_board()
    for _ in range(12):
        ann.step()
    ann.picture("desk")
    assert not ann.over


def test_a_whole_match_on_the_desk(browser: Browser, address: str, people: list[Person]) -> None:
    ann = Person(browser, address, "Ann")
    people.append(ann)
    ann.set_table(["bot hard"], rounds=8)
    ann.wait_for_board()
    steps = ann.play_to_end()
    ann.picture("desk-end")
    assert steps > 10
    # Points by source add up to the happiness that decided it.
    rows = ann.page.locator(".end table").first.locator("tbody tr").all()
    columns = [[int(cell) for cell in row.locator("td").all_inner_texts()] for row in rows]
    assert [sum(column) for column in zip(*columns[:-1], strict=True)] == columns[-1]


def test_a_whole_match_on_a_phone_in_russian(browser: Browser, address: str, people: list[Person]) -> None:
    boris = Person(browser, address, "Борис", PHONE, "ru")
    people.append(boris)
    boris.open()
    boris.page.locator("[data-start]").first.wait_for()
    boris.picture("phone-first-page")
    boris.check_width()
    boris.set_table(["bot hard", "bot easy"], rounds=3)
    boris.wait_for_board()
    for tab in ("cards", "players", "log", "chat", "board"):
        boris.page.locator(f"[data-tab={tab}]").click()
        boris.check_width()
        boris.picture(f"phone-{tab}")
    boris.play_to_end()
    boris.picture("phone-end")
    assert "Победа" in boris.page.locator(".end h2").inner_text() or "победа" in boris.page.locator(".end h2").inner_text()


def test_the_keyboard_alone_plays_a_match(browser: Browser, address: str, people: list[Person]) -> None:
    cleo = Person(browser, address, "Cleo")
    people.append(cleo)
    cleo.set_table(["bot easy"], rounds=1)
    cleo.wait_for_board()
    keyboard = cleo.page.keyboard
    for _ in range(1000):
        if cleo.over:
            break
        if cleo.page.locator(".spot.legal").count() > 0:
            # Tab into the board, walk with the arrows to something legal, Enter twice.
            cleo.page.locator(".spot[tabindex='0']").focus()
            for _ in range(20):
                if "legal" in (cleo.page.evaluate("document.activeElement.getAttribute('class')") or ""):
                    break
                keyboard.press(cleo.rng.choice(["ArrowRight", "ArrowLeft", "ArrowUp", "ArrowDown"]))
            keyboard.press("Enter")
            keyboard.press("Enter")
        elif cleo.page.locator(LEGAL).count() > 0:
            first = cleo.page.locator(LEGAL).first
            at_once = first.get_attribute("data-at-once") is not None
            first.focus()
            keyboard.press("Enter")
            if at_once:
                cleo.page.wait_for_timeout(60)
                continue
            cleo.page.locator(".slip, .end").first.wait_for()
            keyboard.press("Escape")
            assert cleo.page.locator(".slip").count() == 0
            cleo.page.locator(LEGAL).first.focus()
            keyboard.press("Enter")
            keyboard.press("Tab")
            cleo.page.locator("body").focus()
            cleo.page.locator(".confirm").focus()
            keyboard.press("Enter")
        cleo.page.wait_for_timeout(60)
    assert cleo.over
