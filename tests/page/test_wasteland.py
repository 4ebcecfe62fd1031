"""Wasteland in the browser: whole short matches, by clicking, on a phone, and by the keyboard alone."""

import pytest
from playwright.sync_api import Browser, Locator
from playwright.sync_api import Error as BrowserError
from tests.page.person import DESK, PATIENCE, PHONE, Person
from tests.page.test_reading import axe_faults

# The agenda deck runs out after a few rounds, and its first shuffle ends the match.
TRACK, AGENDAS = 1, 40
MOST_ANSWERS = 400
# Whatever answers a question: at the question, on what lies on the table, or on the map.
ASKED = ":is(.ask, [data-on-table]) [data-kind]:not(:disabled, [aria-disabled=true]), .spot[data-legal]"


class Wanderer(Person):
    """Somebody at a table of Wasteland."""

    def set_out(self, bots: list[str]) -> None:
        self.set_table(bots, game="wasteland", track=TRACK, agendas=AGENDAS)
        self.wait_for_board()

    def choose(self) -> Locator | None:
        """Rather anything than the end of a turn: there is more to see before it."""
        marked = [one for one in self.page.locator(ASKED).all() if one.is_visible()]
        rest = [one for one in marked if one.get_attribute("data-kind") != "end-turn"]
        return self.rng.choice(rest or marked) if marked else None

    def step(self) -> bool:
        """Whatever is asked is answered by a click, and confirmed where that is asked too; what lies open is read."""
        try:
            for button in (".confirm", "[data-go-on]"):
                if self.page.locator(button).count() > 0:
                    self.page.locator(button).first.click(timeout=2000)
                    return True
            found = self.choose()
            if found is None:
                return False
            found.click(timeout=2000)
        except BrowserError:
            # The table moved on between looking and clicking, or a sector lies under something.
            return False
        return True


def faults(person: Person) -> list[str]:
    """What axe finds in the game's own parts of the page; the frame around them is tried with the other games."""
    return [fault for part in ("main", ".ask, .end") for fault in axe_faults(person.page, part)]


@pytest.fixture
def wanderer(browser: Browser, address: str, people: list[Person], request: pytest.FixtureRequest) -> Wanderer:
    name, size, lang = request.param
    person = Wanderer(browser, address, name, size, lang)
    people.append(person)
    return person


@pytest.mark.parametrize("wanderer", [("Ann", DESK, "en")], indirect=True)
def test_a_whole_match_alone_on_the_desk(wanderer: Wanderer) -> None:
    wanderer.set_out([])
    assert faults(wanderer) == []
    steps = wanderer.play_to_end(seconds=240)
    assert steps > 10
    wanderer.picture("wasteland-end")
    assert faults(wanderer) == []


@pytest.mark.parametrize("wanderer", [("Борис", PHONE, "ru")], indirect=True)
def test_a_whole_match_with_a_bot_on_a_phone_in_russian(wanderer: Wanderer) -> None:
    wanderer.set_out(["bot hard"])
    for tab in ("cards", "players", "log", "chat", "board"):
        wanderer.page.locator(f"[data-tab={tab}]").click()
        wanderer.check_width()
        wanderer.picture(f"wasteland-phone-{tab}")
    assert faults(wanderer) == []
    wanderer.play_to_end(seconds=240)
    wanderer.picture("wasteland-phone-end")


@pytest.mark.parametrize("wanderer", [("Cleo", DESK, "en")], indirect=True)
def test_the_keyboard_alone_plays_a_match(wanderer: Wanderer) -> None:
    wanderer.set_out([])
    page, keyboard = wanderer.page, wanderer.page.keyboard
    on_map = 0
    for _ in range(MOST_ANSWERS):
        page.locator(f"{ASKED}, .confirm, [data-go-on], .end").first.wait_for(timeout=PATIENCE)
        if wanderer.over:
            break
        pressed = page.locator(".confirm, [data-go-on]")
        if pressed.count() > 0:
            pressed.first.focus()
            keyboard.press("Enter")
        elif page.locator(".spot.legal").count() > 0 and wanderer.rng.random() < 0.5:
            on_map += walked(wanderer)
        else:
            asked = page.locator(ASKED.split(", .spot")[0]).all()
            if asked:
                wanderer.rng.choice(asked).focus()
                keyboard.press("Enter")
        page.wait_for_timeout(60)
    assert wanderer.over and on_map > 0


def walked(person: Person) -> bool:
    """With the arrows over the map to something that can be chosen, and chosen by Enter; whether that came about."""
    page, keyboard = person.page, person.page.keyboard
    page.locator(".spot[tabindex='0']").focus()
    for _ in range(12):
        if "legal" in (page.evaluate("document.activeElement.getAttribute('class')") or ""):
            keyboard.press("Enter")
            return True
        keyboard.press(person.rng.choice(["ArrowRight", "ArrowLeft", "ArrowUp", "ArrowDown"]))
    return False


@pytest.mark.parametrize("wanderer", [("Dora", DESK, "en")], indirect=True)
def test_a_far_sector_is_gone_to_in_one_journey(wanderer: Wanderer) -> None:
    """The way and its price are shown first; then one goes, step by step."""
    wanderer.set_out([])
    page = wanderer.page
    # From the east road one comes to the hill only by another sector.
    pick(wanderer, page.locator("[data-kind=choose-survivor]").first)
    pick(wanderer, page.locator(".choice[data-target='sector:crossroads/east']"))
    while page.locator("[data-kind=move]").count() == 0:
        wanderer.step()
        page.wait_for_timeout(100)
    page.locator(".spot.beyond").first.click()
    plan = page.locator(".plan")
    plan.wait_for()
    assert page.locator(".way").count() == 1 and "point" in plan.inner_text()
    goal = page.locator(".spot.selected").get_attribute("data-place")
    plan.locator("[data-plan]").click()
    page.locator(f"[data-thing=survivor-0][data-at='{goal}']").wait_for(state="attached")


def pick(person: Person, button: Locator) -> None:
    button.click()
    person.page.locator(".confirm").click()
    person.page.locator(".confirm").wait_for(state="detached")
