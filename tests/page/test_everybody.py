"""Whole matches for those who do not see the page, and for those who have no mouse.

The first knows nothing but roles and names, as a screen reader does: no selector, no class, no place on the screen.
The second has nothing but keys.
"""

import random

from playwright.sync_api import Browser, Locator, Page, expect
from tests.page.person import Person

ROUNDS = 2
# More answers than two rounds can ask for.
MOST_ANSWERS = 80
# More stops than the page has.
MOST_TABS = 120


class Listener:
    """Somebody who hears the page."""

    def __init__(self, page: Page) -> None:
        self.page = page
        self.rng = random.Random(7)
        self.asked = page.get_by_role("region", name="Your turn and your choices")
        self.end = page.get_by_role("region", name="How the match ended")
        self.live = page.get_by_role("status", name="Just now")
        self.log = page.get_by_role("list", name="What has happened")

    def set_table(self) -> None:
        page = self.page
        page.get_by_role("button", name="A table for friends").click()
        form = page.get_by_role("dialog", name="A table for friends")
        form.get_by_role("textbox", name="Your name").fill("Ann")
        form.get_by_role("radio", name="Shelter").check()
        form.get_by_role("radio", name="2", exact=True).check()
        form.get_by_text("Seats and bots, pace, house rules").click()
        form.get_by_role("combobox", name="Seat 2").select_option(label="Bot (easy)")
        form.get_by_role("spinbutton", name="Round limit").fill(str(ROUNDS))
        form.get_by_role("button", name="Begin").first.click()
        expect(self.asked).to_be_visible()

    def heading(self) -> str:
        return self.asked.get_by_role("heading").first.inner_text()

    def answer(self) -> str:
        """Open the list of all choices, take one, hear what it means, and do it. The choice's own words."""
        self.asked.get_by_text("choices as a list").click()
        choices = self.asked.get_by_role("list").last.get_by_role("button")
        expect(choices.first).to_be_visible()
        chosen = self.better(choices)
        # What it means stands below it, in a line of its own.
        words = chosen.inner_text().strip().splitlines()[0]
        chosen.click()
        slip = self.asked.get_by_role("group", name="What you have selected")
        expect(slip.get_by_role("heading")).to_have_text(words)
        slip.get_by_role("button", name="Confirm").click()
        expect(slip).to_have_count(0)
        return words

    def better(self, choices: Locator) -> Locator:
        """Anything but passing, where there is anything else."""
        all = [one for one in choices.all() if not one.inner_text().startswith("Pass")]
        return self.rng.choice(all or choices.all())


def test_a_match_is_played_by_roles_and_names_alone(browser: Browser, address: str, people: list[Person]) -> None:
    ann = Person(browser, address, "Ann")
    people.append(ann)
    ann.open()
    listener = Listener(ann.page)
    listener.set_table()
    placed = 0
    for _ in range(MOST_ANSWERS):
        expect(listener.end.or_(listener.asked.get_by_text("choices as a list")).first).to_be_visible()
        if listener.end.count():
            break
        # Whose turn it is was said aloud, and the heading says the same; an income may be asked beside another's turn.
        heading = listener.heading()
        assert heading.startswith(("Your turn", "You are asked", "Waiting for")), heading
        expect(listener.live).to_contain_text(heading)
        answer = listener.answer()
        placed += answer.startswith("Place")
        expect(listener.log).to_contain_text("Ann")
    expect(listener.end).to_be_visible()
    assert placed >= ROUNDS, "nobody was placed"
    # What happened can be read from the log: each placement of Ann's, with the place.
    lines = listener.log.get_by_role("listitem").all_inner_texts()
    assert sum(line.startswith("Ann places") for line in lines) >= placed
    # The end was said aloud, and is told in a heading and a table with names for its rows.
    winner = listener.end.get_by_role("heading").first.inner_text()
    expect(listener.live).to_contain_text(winner)
    row = listener.end.get_by_role("row", name="Happiness").get_by_role("cell")
    assert all(cell.lstrip("-").isdigit() for cell in row.all_inner_texts())


# --- keys ---------------------------------------------------------------------------------------------------------


def tab_to(page: Page, what: str, key: str = "Tab") -> None:
    """Go on with Tab until the focus is on that, as whoever has no mouse does."""
    for _ in range(MOST_TABS):
        if page.evaluate("what => document.activeElement?.matches(what) ?? false", what):
            return
        page.keyboard.press(key)
    raise AssertionError(f"no Tab leads to {what}")


def place_on_the_board(page: Page) -> None:
    """Into the board by Tab, over it by arrows, to something that may be chosen; Enter selects, Enter plays."""
    tab_to(page, "[data-board] [role=button]")
    for _ in range(3):
        page.keyboard.press("ArrowRight")
    tab_stop = "[data-board] [data-legal]"
    # Along the whole level, and back: where one can place depends on who came first.
    for arrow in ["ArrowLeft"] * 12 + ["ArrowRight"] * 12:
        if page.evaluate("what => document.activeElement.matches(what)", tab_stop):
            break
        page.keyboard.press(arrow)
    page.keyboard.press("Enter")
    expect(page.locator(".slip")).to_be_visible()
    # Escape lets go of it, Enter takes it again.
    page.keyboard.press("Escape")
    expect(page.locator(".slip")).to_have_count(0)
    page.keyboard.press("Enter")
    page.keyboard.press("Enter")
    expect(page.locator(".slip")).to_have_count(0)


def answer_from_the_list(page: Page) -> None:
    tab_to(page, ".choices summary")
    page.keyboard.press("Enter")
    expect(page.locator(".choices li button").first).to_be_visible()
    page.keyboard.press("Tab")
    page.keyboard.press("Enter")
    expect(page.locator(".slip")).to_be_visible()
    page.keyboard.press("Enter")
    expect(page.locator(".slip")).to_have_count(0)


def read_the_rules(page: Page) -> None:
    page.keyboard.press("?")
    expect(page.locator("dialog [role=searchbox]")).to_be_focused()
    page.keyboard.type("income")
    expect(page.locator("dialog mark").first).to_be_visible()
    page.keyboard.press("Escape")
    expect(page.locator("dialog")).to_have_count(0)


def test_a_match_is_played_by_keys_alone(browser: Browser, address: str, people: list[Person]) -> None:
    dan = Person(browser, address, "Dan")
    people.append(dan)
    page = dan.page
    dan.set_table(["bot easy"], rounds=1)
    page.locator("[data-board] [data-legal]").first.wait_for()
    read_the_rules(page)
    place_on_the_board(page)
    for _ in range(MOST_ANSWERS):
        expect(page.locator(".end, .choices summary").first).to_be_visible()
        if dan.over:
            break
        answer_from_the_list(page)
    expect(page.locator(".end")).to_be_visible()
    # And from the end on to the next match.
    tab_to(page, ".end .button.main")
