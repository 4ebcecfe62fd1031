"""Wasteland in two browsers: a camp, an agenda card shown to one other, a deal offered and accepted."""

import pytest
from playwright.sync_api import Browser, Locator, expect
from tests.page.person import DESK, PHONE, Person

# Looks at who is asked what, before the first turn.
MOST_QUESTIONS = 200
# Whatever answers a question: survivors and the like are cards of their own, not rows of the question.
ASKED = ".ask [data-kind]:not(:disabled, [aria-disabled=true])"


class Trader(Person):
    """Somebody at a table of Wasteland with friends."""

    def sit_down(self, path: str) -> None:
        self.open(path)
        self.page.locator("input[autocomplete=nickname]").fill(self.name)
        self.page.locator("li[data-seat='1'] button").first.click()

    def answer(self, kind: str) -> None:
        """Press a choice of the question, and once more where it is looked at first."""
        choice = self.page.locator(f".choice[data-kind={kind}]").first
        at_once = choice.get_attribute("data-at-once") is not None
        choice.click()
        if not at_once:
            self.page.locator(".confirm").click()

    def go_on(self) -> None:
        """What lies open is read, what was chosen is confirmed, and whatever is asked gets its first answer."""
        for next in (".confirm", "[data-go-on]", ASKED):
            found = self.page.locator(next).locator("visible=true")
            if found.count() > 0:
                found.first.click()
                return


def set_out(*people: Trader) -> Trader:
    """Survivors are chosen, all begin in the first sector; whatever else is asked gets its first answer. Whose turn is first."""
    for _ in range(MOST_QUESTIONS):
        for person in people:
            if person.page.locator(".choice[data-kind=camp]").count() > 0:
                return person
            person.go_on()
        people[0].page.wait_for_timeout(100)
    raise AssertionError("nobody was asked for a turn")


def lay_out(table: Locator) -> None:
    """An agenda card for two caps."""
    table.locator("[data-side=give] [data-stepper=agendas] [data-more]").click()
    for _ in range(2):
        table.locator("[data-side=take] [data-stepper=caps] [data-more]").click()


@pytest.mark.parametrize("size", [DESK, PHONE], ids=["desk", "phone"])
def test_a_deal_with_a_shown_agenda_is_accepted(
    browser: Browser, address: str, people: list[Person], size: tuple[int, int]
) -> None:
    ann, ben = Trader(browser, address, "Ann", size), Trader(browser, address, "Ben", size)
    people += [ann, ben]
    path = ann.set_table(["open"] * 1, game="wasteland")
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
    # It asks first: what was seen cannot be hidden again.
    expect(taker.page.locator("body")).not_to_contain_text(f"{giver.name} shows {taker.name} an agenda")
    table.locator("[data-show-now]").click()
    shown = table.locator("[data-show], [data-show-now]")
    expect(shown).to_have_count(0)
    expect(taker.page.locator("body")).to_contain_text(f"{giver.name} shows {taker.name} an agenda")

    # That card for two caps. What is nothing cannot be offered; what is more than the other has cannot be asked for.
    propose = table.locator("[data-propose]")
    expect(propose).to_be_disabled()
    lay_out(table)
    expect(table).to_contain_text("3 → 5")
    expect(propose).to_be_enabled()
    giver.picture(f"wasteland-trade-{size[0]}")
    propose.click()

    # Who has proposed it sees it lie there, and withdraws it before it is answered; then it is proposed again.
    made = giver.page.locator("[data-made-offer]")
    expect(made).to_contain_text("2 caps")
    made.locator("[data-withdraw]").click()
    expect(taker.page.locator("[data-offer]")).to_have_count(0)
    giver.page.locator(f"[data-trade-with='{seat}']").click()
    lay_out(table)
    propose.click()
    expect(made).to_be_visible()

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
    expect(made).to_have_count(0)
    if size == PHONE:
        giver.page.locator("[data-tab=cards]").click()
        taker.page.locator("[data-tab=cards]").click()
    expect(giver.page.locator("[data-agenda]")).to_have_count(0)
    expect(taker.page.locator("[data-agenda]")).to_have_count(2)
