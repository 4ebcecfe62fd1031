"""Around a match: the first page above the fold, an invitation, names, the end and the next match, sound."""

import re

import pytest
from playwright.sync_api import Browser, Page, Route, expect
from tests.page.person import PHONE, Person, pick

# What a browser window of a small laptop shows, and phones upright and on their side.
SIZES = [(1366, 800), PHONE, (360, 640), (844, 390)]
DOORS = "[data-continue], [data-segments=game] label, [data-segments=level] label, [data-start], [data-friends]"
# What sticks out of the window, or lies under something else.
HIDDEN = """(doors) => doors.flatMap((door) => {
  const { left, right, top, bottom } = door.getBoundingClientRect();
  const inside = left >= 0 && right <= innerWidth && top >= 0 && bottom <= innerHeight;
  const seen = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
  const shown = inside && (door.contains(seen) || seen?.contains(door));
  return shown ? [] : [`${door.innerText}: ${Math.round(top)} to ${Math.round(bottom)}`];
})"""


def brought(browser: Browser, address: str, people: list[Person], name: str, *more: object, **how: object) -> Person:
    found = Person(browser, address, name, *more, **how)  # type: ignore[arg-type]
    people.append(found)
    return found


def seats_of(person: Person) -> list[dict[str, object]]:
    table = re.search(r"/table/([^/#?]+)", person.page.url)
    assert table is not None
    info = person.page.evaluate("(id) => fetch(`/api/tables/${id}`).then((it) => it.json())", table[1])
    return [*info["seats"], info["options"]]


# --- the first page ----------------------------------------------------------------------------------------


@pytest.mark.parametrize("lang", ["en", "ru"])
@pytest.mark.parametrize("size", SIZES, ids=lambda size: f"{size[0]}x{size[1]}")
def test_playing_friends_and_going_on_are_above_the_fold(
    browser: Browser, address: str, people: list[Person], size: tuple[int, int], lang: str
) -> None:
    ann = brought(browser, address, people, "Ann", size, lang)
    ann.set_table(["open"], rounds=2)
    ann.page.locator(".lobby").wait_for()
    ann.open()
    ann.page.locator("[data-continue]").first.wait_for()
    ann.page.evaluate("document.fonts.ready")
    games = ann.page.locator("[data-segments=game] input").evaluate_all("all => all.map((one) => one.value)")
    assert {"shelter", "monopoly"} <= set(games)
    for game in games:
        pick(ann.page, "game", game)
        # What a match can be about comes with the game's words.
        ann.page.wait_for_timeout(700)
        doors = ann.page.locator(DOORS)
        assert doors.count() >= 1 + len(games) + 3 + 2
        assert doors.evaluate_all(HIDDEN) == []
    ann.check_width()


def test_the_level_and_a_short_match_are_chosen_before_it_begins(browser: Browser, address: str, people: list[Person]) -> None:
    bea = brought(browser, address, people, "Bea", PHONE)
    bea.open()
    expect(bea.page.locator("[data-segments=level] input[value=normal]")).to_be_checked()
    expect(bea.page.locator("[data-segments=length]")).to_have_count(0)
    pick(bea.page, "game", "monopoly")
    pick(bea.page, "level", "easy")
    pick(bea.page, "players", "2")
    pick(bea.page, "length", "short")
    expect(bea.page.locator(".play")).to_contain_text("after 30 rounds the richest wins")
    bea.page.locator("[data-start=monopoly]").click()
    bea.page.wait_for_url("**/table/*")
    _, bot, options = seats_of(bea)
    assert (bot["level"], options) == ("easy", {"rounds": 30, "dealt-deeds": 3})
    # The next time it is as it was.
    bea.open()
    expect(bea.page.locator("[data-segments=game] input[value=monopoly]")).to_be_checked()
    expect(bea.page.locator("[data-segments=level] input[value=easy]")).to_be_checked()


def test_what_a_match_is_about_is_chosen_before_playing_at_once_and_explained(
    browser: Browser, address: str, people: list[Person]
) -> None:
    bea = brought(browser, address, people, "Bea", PHONE)
    bea.open()
    pick(bea.page, "game", "wasteland")
    field = bea.page.locator(".play [data-option-field=scenario]")
    expect(field).to_contain_text("Railroad against Institute")
    field.locator("select").select_option("pitt")
    expect(field).to_contain_text("Rebels against slavers")
    expect(bea.page.locator(".play [data-option-field]")).to_have_count(1)
    expect(bea.page.locator("[data-segments=length]")).to_contain_text("90–150 min")
    pick(bea.page, "length", "short")
    bea.page.locator("[data-start=wasteland]").click()
    bea.page.wait_for_url("**/table/*")
    assert seats_of(bea)[-1] == {"scenario": "pitt", "track": 5}


def test_a_number_that_cannot_be_is_said_and_one_that_spoils_the_match_is_warned_of(
    browser: Browser, address: str, people: list[Person]
) -> None:
    cy = brought(browser, address, people, "Cy")
    cy.open()
    pick(cy.page, "game", "wasteland")
    cy.page.locator("[data-friends]").click()
    expect(cy.page.locator("dialog [data-option-field=scenario]")).to_be_visible()
    cy.page.locator("[data-more] summary").click()
    field = cy.page.locator("[data-option-field=agendas]")
    expect(field).to_contain_text("From 25 to 100.")
    expect(field.locator("[data-option-about]")).to_contain_text("both factions advance")
    expect(field.locator("[data-option-warning]")).to_have_count(0)
    box = field.locator("input")
    for typed in ("10", "11"):
        box.fill(typed)
        box.press("Tab")
        expect(box).to_have_value("25")
        expect(field.locator(".corrected")).to_have_text(f"{typed} is out of range: 25 was set instead.")
    expect(field.locator("[data-option-warning]")).to_contain_text("most matches are lost by all")
    box.fill("80")
    box.press("Tab")
    expect(field.locator(".corrected")).to_have_text("")
    expect(field.locator("[data-option-warning]")).to_have_count(0)


def test_the_first_page_learns_by_itself_that_it_is_one_s_turn(browser: Browser, address: str, people: list[Person]) -> None:
    ann = brought(browser, address, people, "Ann")
    ann.set_table(["bot easy"], rounds=2)
    ann.wait_for_board()
    mine = ann.page.evaluate("fetch('/api/my-tables').then((it) => it.json())")
    turn = [False]

    def answer(asked: Route) -> None:
        asked.fulfill(json={"tables": [{**table, "status": "playing", "your_turn": turn[0]} for table in mine["tables"]]})

    ann.page.route("**/api/my-tables", answer)
    ann.open()
    expect(ann.page.locator("[data-continue] .state")).to_have_text("in play")
    turn[0] = True
    expect(ann.page.locator("[data-continue] .state")).to_have_text("Your turn", timeout=9000)
    expect(ann.page.locator("[data-all-matches]")).to_be_visible()


def test_who_reads_the_rules_is_not_interrupted(browser: Browser, address: str, people: list[Person]) -> None:
    """The first page asks for tables and games again and again."""
    ann = Person(browser, address, "Ann", PHONE)
    people.append(ann)
    ann.open()
    ann.page.locator("[data-read-rules]").click()
    rules = ann.page.get_by_role("dialog")
    expect(rules).to_be_visible()
    with ann.page.expect_response("**/api/lobby"):
        ann.page.evaluate("dispatchEvent(new Event('focus'))")
    ann.page.wait_for_timeout(300)
    expect(rules).to_be_visible()


def test_a_table_for_friends_needs_two_clicks_and_the_rest_is_folded(browser: Browser, address: str, people: list[Person]) -> None:
    cy = brought(browser, address, people, "Cy", PHONE)
    cy.open()
    cy.page.locator("[data-friends]").click()
    form = cy.page.locator("dialog .new")
    expect(form.locator("[data-option=rounds]")).not_to_be_visible()
    expect(form.locator("[data-create]")).to_be_in_viewport()
    pick(form, "new-players", "3")
    expect(form).to_contain_text("You and 2 friends")
    form.locator("[data-create]").click()
    cy.page.wait_for_url("**/table/*")
    assert [seat["kind"] for seat in seats_of(cy)[:3]] == ["person", "open", "open"]


def test_a_name_that_takes_no_more_letters_says_so(browser: Browser, address: str, people: list[Person]) -> None:
    dee = brought(browser, address, people, "Dee")
    dee.open()
    field = dee.page.locator(".home input[autocomplete=nickname]")
    field.fill("D" * 31)
    expect(dee.page.locator(".home .full")).to_have_count(0)
    field.press_sequentially("DDD")
    expect(field).to_have_value("D" * 32)
    expect(dee.page.locator(".home .full")).to_have_text("That is all there is room for: 32 letters.")


# --- an invitation -----------------------------------------------------------------------------------------


def test_an_invited_friend_learns_who_invites_to_what_and_how(browser: Browser, address: str, people: list[Person]) -> None:
    ann, ben = brought(browser, address, people, "Ann"), brought(browser, address, people, "Ben", PHONE)
    path = ann.set_table(["open", "open", "bot easy"], 25, game="monopoly", dealt_deeds=2)
    ben.open(path)
    lobby = ben.page.locator(".lobby")
    expect(lobby.locator("h1")).to_have_text("Ann invites you to Monopoly: Fallout")
    expect(lobby.locator(".facts")).to_contain_text("4 players")
    expect(lobby.locator("[data-fact=rounds]")).to_have_text("Round limit: 25")
    expect(lobby.locator("[data-fact=dealt-deeds]")).to_contain_text("2")
    expect(lobby.locator("[data-fact=cash]")).to_have_count(0)
    expect(lobby.locator("li[data-seat='3']")).to_contain_text("easy")
    expect(lobby.locator("input[readonly]")).to_have_count(0)
    # The rules lie over the lobby, the guided round is another window's: the place is not lost.
    lobby.locator("[data-read-rules]").click()
    ben.page.locator("dialog [role=searchbox]").wait_for()
    ben.page.keyboard.press("Escape")
    expect(lobby.locator("li[data-seat='1'] button")).to_be_in_viewport()
    lobby.locator("input[autocomplete=nickname]").fill("Ben")
    lobby.locator("li[data-seat='1'] button").first.click()
    expect(lobby.locator("li[data-seat='1']")).to_contain_text("(you)")
    with ben.context.expect_page() as opened:
        lobby.locator("[data-try-guide]").click()
    opened.value.locator("[data-guide]").wait_for()
    assert "/table/" in opened.value.url and path not in opened.value.url
    opened.value.close()
    expect(lobby.locator("li[data-seat='1']")).to_contain_text("(you)")
    expect(lobby.locator("h1")).to_have_text("Ann has set the table for Monopoly: Fallout")


def test_people_talk_in_the_lobby(browser: Browser, address: str, people: list[Person]) -> None:
    ann, ben = brought(browser, address, people, "Ann"), brought(browser, address, people, "Ben", PHONE, "ru")
    path = ann.set_table(["open", "open"], rounds=2)
    ben.open(path)
    ben.page.locator("input[autocomplete=nickname]").fill("Ben")
    ben.page.locator("li[data-seat='1'] button").first.click()
    expect(ben.page.locator("li[data-seat='1']")).to_contain_text("(вы)")
    for person, line in ((ben, "Cy comes at eight"), (ann, "All right")):
        person.page.locator(".talk input").fill(line)
        person.page.locator(".talk input").press("Enter")
        for reader in (ann, ben):
            expect(reader.page.locator(".talk")).to_contain_text(line)


def test_the_qr_code_is_of_the_link_that_is_copied(browser: Browser, address: str, people: list[Person]) -> None:
    """What the modules say is read back in web/test/qr.test.ts."""
    ann = brought(browser, address, people, "Ann", PHONE)
    path = ann.set_table(["open"], rounds=2)
    assert ann.page.locator(".lobby input[readonly]").input_value() == address + path
    ann.page.locator("[data-show-qr]").click()
    code = ann.page.locator("[data-qr]")
    expect(code).to_have_attribute("data-qr", address + path)
    drawn = code.locator("path").get_attribute("d") or ""
    # The upper left finder, behind the quiet zone: a row of seven, then a ring.
    assert all(f"M{x} 4h1v1h-1z" in drawn for x in range(4, 11)) and "M5 5h1" not in drawn
    ann.check_width()


def test_one_takes_another_name_in_the_lobby_and_at_the_board(browser: Browser, address: str, people: list[Person]) -> None:
    ann, ben = brought(browser, address, people, "Ann"), brought(browser, address, people, "Ben")
    path = ann.set_table(["open"], rounds=2)
    ben.open(path)
    rename(ann.page, "Anna")
    expect(ben.page.locator(".lobby h1")).to_have_text("Anna invites you to Shelter")
    ben.page.locator("li[data-seat='1'] button").first.click()
    ann.wait_for_board()
    ann.page.locator(".menu > button[aria-expanded]").click()
    rename(ann.page, "Annabel")
    expect(ben.page.locator("body")).to_contain_text("Annabel")


def rename(page: Page, name: str) -> None:
    page.locator("[data-rename]").click()
    page.locator("form input[autocomplete=nickname]").fill(name)
    page.locator("[data-rename-done]").click()
    expect(page.locator("[data-rename-done]")).to_have_count(0)


def test_the_host_says_how_well_a_bot_plays(browser: Browser, address: str, people: list[Person]) -> None:
    ann = brought(browser, address, people, "Ann")
    ann.set_table(["open", "open"], rounds=2)
    seat = ann.page.locator("li[data-seat='1']")
    seat.get_by_role("button", name="Put a bot here").click()
    expect(seat.locator("select[data-level]")).to_have_value("normal")
    seat.locator("select[data-level]").select_option("hard")
    expect(seat.locator("[data-level=hard]")).to_be_visible()
    assert seats_of(ann)[1]["level"] == "hard"


# --- the end, and the next match -----------------------------------------------------------------------------


def test_the_end_is_a_moment_and_the_next_match_in_sight(browser: Browser, address: str, people: list[Person]) -> None:
    ann = brought(browser, address, people, "Ann", PHONE)
    ann.set_table(["bot easy"], rounds=1)
    ann.wait_for_board()
    ann.page.locator("[data-settings]").click()
    expect(ann.page.locator("[data-setting=sound]")).not_to_be_checked()
    ann.page.locator("[data-setting=sound]").check()
    ann.page.keyboard.press("Escape")
    ann.play_to_end()
    end = ann.page.locator(".end")
    expect(end.locator("[data-place-of='0']")).to_be_visible()
    expect(end.locator("[data-rematch]")).to_be_in_viewport(ratio=1)
    expect(ann.page.locator("html")).to_have_attribute("data-heard", re.compile("win|end"))
    ann.picture("end-moment")
    ann.page.locator("[data-keepsakes] summary").click()
    expect(ann.page.locator("[data-keepsakes] input[readonly]").first).to_have_value(re.compile("/replay/"))
    expect(ann.page.locator("[data-keepsakes]")).to_contain_text("every move and every throw")
    # Whoever comes back later finds the panel, and no moment over it.
    ann.page.reload()
    expect(end.locator("h2")).to_be_visible()
    expect(ann.page.locator("[data-moment]")).to_have_count(0)


def test_the_moment_covers_nothing_that_can_be_clicked_and_goes_away(browser: Browser, address: str, people: list[Person]) -> None:
    ann = brought(browser, address, people, "Ann", moving=True)
    ann.set_table(["me"], rounds=1)
    ann.wait_for_board()
    ann.play_to_end()
    expect(ann.page.locator("[data-moment]")).to_be_attached()
    ann.page.locator(".end [data-replay]").click()
    ann.page.wait_for_url("**/replay/*")


def test_a_rematch_is_one_click_for_each_and_says_who_asks(browser: Browser, address: str, people: list[Person]) -> None:
    ann, ben = brought(browser, address, people, "Ann"), brought(browser, address, people, "Ben", PHONE)
    path = ann.set_table(["open"], rounds=1)
    ben.open(path)
    ben.page.locator("input[autocomplete=nickname]").fill("Ben")
    ben.page.locator("li[data-seat='1'] button").first.click()
    for person in (ann, ben):
        person.wait_for_board()
    ann.play_to_end(ben)
    ben.page.locator(".end").wait_for()
    ann.page.locator("[data-rematch]").click()
    ann.page.wait_for_url(lambda url: not url.endswith(path))
    expect(ben.page.locator(".end .asks")).to_have_text("Ann asks for another match.")
    ben.page.locator("[data-rematch]").click()
    for person in (ann, ben):
        person.wait_for_board()
        assert path not in person.page.url


def test_a_match_may_begin_before_the_lobby_has_learned_of_the_game(browser: Browser, address: str, people: list[Person]) -> None:
    ann, ben = brought(browser, address, people, "Ann"), brought(browser, address, people, "Ben")
    path = ann.set_table(["open"], rounds=1)
    late: list[Route] = []
    ben.page.route("**/api/lobby", lambda request: late.append(request))
    ben.open(path)
    ben.page.locator("input[autocomplete=nickname]").fill("Ben")
    ben.page.locator("li[data-seat='1'] button").first.click()
    ben.wait_for_board()
    assert late
    with ben.page.expect_response("**/api/lobby"):
        for request in late:
            request.continue_()
    # The answer has been read by then; whatever it gave rise to is among Ben's faults.
    ben.page.evaluate("new Promise((done) => setTimeout(done))")


def test_the_next_match_can_be_set_otherwise_and_the_form_begins_with_what_was_played(
    browser: Browser, address: str, people: list[Person]
) -> None:
    ann = brought(browser, address, people, "Ann")
    path = ann.set_table(["bot easy"], rounds=1)
    ann.wait_for_board()
    ann.play_to_end()
    ann.page.locator("[data-rematch-other]").click()
    rounds = ann.page.locator("dialog [data-option=rounds]")
    expect(rounds).to_have_value("1")
    rounds.fill("3")
    rounds.press("Tab")
    ann.page.locator("[data-rematch-begin]").click()
    ann.page.wait_for_url(lambda url: "/table/" in url and not url.endswith(path))
    assert seats_of(ann)[-1]["rounds"] == 3


# --- sound and the rest of the settings ------------------------------------------------------------------------


def test_sound_is_on_unless_the_system_asks_for_less_stir_and_every_one_can_be_heard(
    browser: Browser, address: str, people: list[Person]
) -> None:
    lively, quiet = brought(browser, address, people, "Liv", moving=True), brought(browser, address, people, "Quin")
    for person, on in ((lively, True), (quiet, False)):
        person.open()
        person.page.locator("[data-settings]").click()
        expect(person.page.locator("[data-setting=sound]")).to_be_checked(checked=on)
    for sound in ("dice", "card", "build", "turn", "win", "end"):
        quiet.page.locator(f"[data-hear={sound}]").click()
        expect(quiet.page.locator("html")).to_have_attribute("data-heard", sound)


def test_a_report_says_what_it_does_and_what_it_did(browser: Browser, address: str, people: list[Person]) -> None:
    ann = brought(browser, address, people, "Ann")
    ann.set_table(["bot easy"], rounds=2)
    ann.wait_for_board()
    ann.page.locator(".menu > button[aria-expanded]").click()
    report = ann.page.locator(".report")
    expect(report).to_contain_text("Saves a file to send along with your report")
    with ann.page.expect_download():
        report.locator("[data-report]").click()
    expect(report).to_contain_text("Saved as bottlecap-report-")
