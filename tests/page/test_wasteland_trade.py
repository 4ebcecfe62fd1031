"""Wasteland in two browsers: a camp, an agenda card shown to one other, a deal offered and accepted."""

import pytest
from playwright.sync_api import Browser, expect
from tests.page.person import DESK, PHONE, Person

# Looks at who is asked what, before the first turn.
MOST_QUESTIONS = 200


class Trader(Person):
    """Somebody at a table of Wasteland with friends."""

    def set_table_for(self, guests: int) -> str:
        page = self.page
        self.open()
        page.locator("[data-start]").first.wait_for()
        page.locator("input[autocomplete=nickname]").fill(self.name)
        page.locator("details.new summary").click()
        form = page.locator("details.new .form")
        form.locator("[data-game]").select_option("wasteland")
        form.locator("[data-players]").select_option(str(guests + 1))
        for number in range(1, guests + 1):
            form.locator(f".seat-{number} select").select_option("open")
        form.locator("[data-create]").click()
        page.wait_for_url("**/table/*")
        return page.url.removeprefix(self.address)

    def sit_down(self, path: str) -> None:
        self.open(path)
        self.page.locator("input[autocomplete=nickname]").fill(self.name)
        self.page.locator("li[data-seat='1'] button").first.click()

    def answer(self, kind: str, number: int = 0) -> None:
        """Press a choice of the question, and once more where it is looked at first."""
        choice = self.page.locator(f".choice[data-kind={kind}]").nth(number)
        at_once = choice.get_attribute("data-at-once") is not None
        choice.click()
        if not at_once:
            self.page.locator(".confirm").click()


def set_out(*people: Trader) -> Trader:
    """Survivors are chosen, all begin in the first sector; whatever else is asked gets its first answer. Whose turn is first."""
    for _ in range(MOST_QUESTIONS):
        for person in people:
            choices = person.page.locator(".choice:not(:disabled)").locator("visible=true")
            if person.page.locator(".choice[data-kind=camp]").count() > 0:
                return person
            if choices.count() > 0:
                person.answer(choices.first.get_attribute("data-kind") or "")
        people[0].page.wait_for_timeout(100)
    raise AssertionError("nobody was asked for a turn")


@pytest.mark.parametrize("size", [DESK, PHONE], ids=["desk", "phone"])
def test_a_deal_with_a_shown_agenda_is_accepted(
    browser: Browser, address: str, people: list[Person], size: tuple[int, int]
) -> None:
    ann, ben = Trader(browser, address, "Ann", size), Trader(browser, address, "Ben", size)
    people += [ann, ben]
    path = ann.set_table_for(1)
    ben.sit_down(path)
    for person in (ann, ben):
        person.wait_for_board()
    giver = set_out(ann, ben)
    taker = ben if giver is ann else ann
    seat = 1 if giver is ann else 0

    # In camp the other is near. The one agenda card is shown to them, and nobody has offered anything yet.
    giver.answer("camp")
    giver.page.locator(f"[data-trade-with='{seat}']").click()
    table = giver.page.locator("[data-trade]")
    table.locator("[data-show]").click()
    shown = table.locator("[data-show]")
    expect(shown).to_have_count(0)
    expect(taker.page.locator("body")).to_contain_text(f"{giver.name} shows {taker.name} an agenda")

    # That card for two caps. What is nothing cannot be offered; what is more than the other has cannot be asked for.
    propose = table.locator("[data-propose]")
    expect(propose).to_be_disabled()
    table.locator("[data-side=give] [data-stepper=agendas] [data-more]").click()
    for _ in range(2):
        table.locator("[data-side=take] [data-stepper=caps] [data-more]").click()
    expect(table).to_contain_text("3 → 5")
    expect(propose).to_be_enabled()
    giver.picture(f"wasteland-trade-{size[0]}")
    propose.click()

    # The other sees what they would give and get, and which card they were shown.
    offer = taker.page.locator("[data-offer]")
    expect(offer).to_contain_text("2 caps")
    expect(offer.locator("[data-seen]")).to_be_visible()
    taker.picture(f"wasteland-offer-{size[0]}")
    taker.answer("accept")
    for person in (giver, taker):
        expect(person.page.locator("body")).to_contain_text("agenda")
    # The giver has no agenda card any more, and is asked on in camp.
    giver.page.locator(".choice[data-kind=break-camp]").wait_for()
    if size == PHONE:
        giver.page.locator("[data-tab=cards]").click()
        taker.page.locator("[data-tab=cards]").click()
    expect(giver.page.locator("[data-agenda]")).to_have_count(0)
    expect(taker.page.locator("[data-agenda]")).to_have_count(2)
