"""Coming back from another device, in real browsers: by a recovery code, by a passkey; browsers shut out; being forgotten."""

from pathlib import Path

import pytest
from playwright.sync_api import Browser, CDPSession, Locator, expect
from tests.page.person import PHONE, Person
from tests.server.postbox import Postbox
from tests.server.running import Process


@pytest.fixture
def named(address: str) -> str:
    """Passkeys belong to a name: an address in figures has none."""
    return address.replace("127.0.0.1", "localhost")


def devices(person: Person) -> Locator:
    person.page.locator("[data-person]").click()
    return person.page.get_by_role("dialog")


def code_of(person: Person) -> str:
    sheet = devices(person)
    sheet.locator("[data-new-code]").click()
    return sheet.locator("[data-the-code]").inner_text()


def key_ring(person: Person, credentials: list[dict[str, object]] | None = None) -> tuple[CDPSession, str]:
    """The browser's own passkeys, in software."""
    session = person.page.context.new_cdp_session(person.page)
    session.send("WebAuthn.enable")
    options = {"protocol": "ctap2", "transport": "internal", "hasResidentKey": True, "hasUserVerification": True}
    ring = session.send(
        "WebAuthn.addVirtualAuthenticator", {"options": {**options, "isUserVerified": True, "automaticPresenceSimulation": True}}
    )["authenticatorId"]
    for credential in credentials or []:
        session.send("WebAuthn.addCredential", {"authenticatorId": ring, "credential": credential})
    return session, ring


def test_a_seat_goes_to_the_phone_by_a_recovery_code(browser: Browser, address: str, people: list[Person]) -> None:
    desk = Person(browser, address, "Ada")
    phone = Person(browser, address, "Phone", PHONE, "ru")
    people += [desk, phone]
    table = desk.set_table(["bot hard"])
    desk.open("/")
    code = code_of(desk)
    phone.open("/")
    sheet = devices(phone)
    sheet.locator("[data-code]").fill(code.lower().replace("-", " "))
    sheet.locator("[data-by-code]").click()
    expect(sheet.locator("[data-back]")).to_contain_text("С возвращением")
    phone.check_width()
    phone.open(f"{table}")
    phone.wait_for_board()
    phone.wait_until_asked()
    assert phone.step()


def test_a_seat_goes_to_another_browser_by_a_passkey(browser: Browser, named: str, people: list[Person]) -> None:
    desk = Person(browser, named, "Ada")
    other = Person(browser, named, "Other")
    people += [desk, other]
    table = desk.set_table(["bot hard"])
    desk.open("/")
    session, ring = key_ring(desk)
    sheet = devices(desk)
    sheet.locator("[data-new-passkey]").click()
    expect(sheet.locator("[data-passkey]")).to_have_count(1)
    credentials = session.send("WebAuthn.getCredentials", {"authenticatorId": ring})["credentials"]
    assert len(credentials) == 1
    other.open("/")
    key_ring(other, credentials)
    sheet = devices(other)
    sheet.locator("[data-by-passkey]").click()
    expect(sheet.locator("[data-back]")).to_contain_text("Welcome back")
    other.page.keyboard.press("Escape")
    expect(other.page.locator(f'a[href="{table}"]').first).to_be_visible()


def test_a_browser_is_shut_out_and_who_wants_is_forgotten(browser: Browser, address: str, people: list[Person]) -> None:
    desk, lost = Person(browser, address, "Ada"), Person(browser, address, "Lost")
    people += [desk, lost]
    table = desk.set_table(["bot hard"])
    desk.open("/")
    code = code_of(desk)
    lost.open("/")
    sheet = devices(lost)
    sheet.locator("[data-code]").fill(code)
    sheet.locator("[data-by-code]").click()
    expect(sheet.locator("[data-back]")).to_be_visible()
    desk.open("/")
    sheet = devices(desk)
    sheet.locator('[data-shut-out="other"]').click()
    expect(sheet.locator('[data-shut-out="other"]')).to_have_count(0)
    lost.open("/")
    expect(lost.page.locator(f'a[href="{table}"]')).to_have_count(0)
    sheet.locator("[data-forget]").click()
    sheet.locator("[data-forget-sure]").click()
    expect(sheet.locator("[data-forget]")).to_have_count(0)
    desk.page.keyboard.press("Escape")
    expect(desk.page.locator(f'a[href="{table}"]')).to_have_count(0)


def test_a_seat_goes_to_the_phone_by_a_link_in_a_mail(browser: Browser, tmp_path: Path, people: list[Person]) -> None:
    postbox = Postbox()
    server = Process(f"sqlite:///{tmp_path}/tables.sqlite", cache=tmp_path, mail=postbox.address)
    desk = Person(browser, server.address, "Ada")
    phone = Person(browser, server.address, "Phone", PHONE, "ru")
    people += [desk, phone]
    try:
        table = desk.set_table(["bot hard"])
        desk.open("/")
        sheet = devices(desk)
        asks(sheet, "keep")
        follow(desk, postbox.letter(0))
        expect(desk.page.get_by_role("dialog").locator("[data-mail-kept]")).to_contain_text("a…@mail.example")
        phone.open("/")
        sheet = devices(phone)
        asks(sheet, "return")
        phone.check_width()
        follow(phone, postbox.letter(1))
        expect(phone.page.get_by_role("dialog").locator("[data-back]")).to_contain_text("С возвращением")
        assert "mail=" not in phone.page.url
        phone.open(table)
        phone.wait_for_board()
        phone.wait_until_asked()
        assert phone.step()
        for person in people:
            person.page.close()
    finally:
        server.stop()
        postbox.stop()


def asks(sheet: Locator, way: str) -> None:
    sheet.locator(f"[data-mail={way}] input").fill("ada@mail.example")
    sheet.locator(f"[data-mail={way}] button").click()
    expect(sheet.get_by_role("status")).to_be_visible()


def follow(person: Person, link: str) -> None:
    """As by a click in a mail: in a new window."""
    person.page.close()
    person.page = person.sit()
    person.page.goto(link)
    person.page.locator("[data-follow]").click()
