"""A circle in real browsers: whom one has played with, playing again with one click, one's matches, forgetting it."""

from playwright.sync_api import Browser, Locator, expect
from tests.page.person import PHONE, Person
from tests.page.test_reading import axe_faults
from tests.server.clients import Guest


def circle(person: Person) -> Locator:
    person.page.locator("[data-circle-open]").click()
    return person.page.get_by_role("dialog")


def sit_as(person: Person, guest: Guest) -> None:
    """The browser has that guest's cookie."""
    person.context.add_cookies([{"name": "bottlecap", "value": guest.http.cookies["bottlecap"], "url": person.address}])


def bet_and_fold(first: Guest, second: Guest) -> None:
    table = first.create("kuhn", ["me", "open"])
    second.claim(table, 1)
    first.socket(table, 0).play(lambda actions: {"kind": "bet"})
    second.socket(table, 1).play(lambda actions: {"kind": "pass"})


def test_playing_again_with_somebody_of_one_s_circle(browser: Browser, address: str, people: list[Person]) -> None:
    ann, bob = Guest(address), Guest(address, "Bob")
    bet_and_fold(ann, bob)
    # The last match together was of a game with a board; Ann has left it.
    table = ann.create("shelter", ["me", "open"])
    bob.claim(table, 1)
    ann.post(f"/tables/{table}/seats/0/leave")
    desk, phone = Person(browser, address, "Ann"), Person(browser, address, "Bob", PHONE, "ru")
    people += [desk, phone]
    sit_as(desk, ann)
    sit_as(phone, bob)
    desk.open("/")
    sheet = circle(desk)
    expect(sheet.locator("[data-circle=Bob] [data-score=kuhn]")).to_have_text("1 : 0")
    expect(sheet.locator("[data-matches=shelter]")).to_contain_text("left to a bot")
    # By the keyboard alone.
    sheet.locator("[data-circle=Bob] [data-invite]").focus()
    desk.page.keyboard.press("Enter")
    desk.page.wait_for_url("**/table/*")
    expect(desk.page.locator("body")).to_contain_text("Bob")
    new = desk.page.url.rsplit("/", 1)[-1]
    phone.open("/")
    expect(phone.page.locator(f"[data-continue='{new}']")).to_be_visible()
    phone.check_width()
    phone.page.locator(f"[data-continue='{new}']").click()
    phone.page.locator("[data-ready]").click()
    phone.wait_for_board()
    desk.wait_for_board()
    for guest in (ann, bob):
        guest.close()


def test_a_circle_is_forgotten_when_asked(browser: Browser, address: str, people: list[Person]) -> None:
    ann, bob, cid = Guest(address), Guest(address, "Bob"), Guest(address, "Cid")
    bet_and_fold(ann, bob)
    bet_and_fold(ann, cid)
    phone = Person(browser, address, "Ann", PHONE, "ru")
    people.append(phone)
    sit_as(phone, ann)
    phone.open("/")
    sheet = circle(phone)
    expect(sheet.locator("[data-circle]")).to_have_count(2)
    phone.check_width()
    assert axe_faults(phone.page) == []
    sheet.locator("[data-circle=Bob] [data-forget-one]").click()
    sheet.locator("[data-forget-one-sure]").click()
    expect(sheet.get_by_role("status")).to_contain_text("Забыто")
    expect(sheet.locator("[data-circle]")).to_have_count(1)
    sheet.locator("[data-forget-all]").click()
    sheet.locator("[data-forget-all-sure]").click()
    expect(sheet.locator("[data-circle], [data-matches]")).to_have_count(0)
    assert bob.get("/person/circle")["people"] == []
    for guest in (ann, bob, cid):
        guest.close()
