"""A match as a story: linked where it ended and where it is shown again, for games that tell one; it opens beside the page."""

import random

import httpx
import pytest
from playwright.sync_api import Browser, expect
from tests.homes import home_of
from tests.page.person import Person

import bottlecap

READ = {"en": "Read it as a story", "ru": "Прочесть как рассказ"}


def kept_match(address: str, game: str) -> str:
    """A table that holds a random match of that game."""
    match = bottlecap.new(game, seed=2, options=dict(home_of(game).short))
    rng = random.Random(2)
    while not match.over:
        match.play(rng.choice(match.actions(match.seats[0])), match.seats[0])
    answer = httpx.post(f"{address}/api/records", content=match.record().text, headers={"Origin": address}, timeout=60)
    return str(answer.json()["table"])


@pytest.mark.parametrize("lang", ["en", "ru"])
def test_a_match_is_read_as_a_story_in_one_s_own_language(browser: Browser, address: str, people: list[Person], lang: str) -> None:
    table = kept_match(address, "wasteland")
    ann = Person(browser, address, "Ann", lang=lang)
    people.append(ann)
    game = next(game for game in bottlecap.games() if game.id == "wasteland")
    for path, seat in ((f"/table/{table}", "open"), (f"/replay/{table}", "0")):
        ann.open(path)
        if path.startswith("/replay"):
            ann.page.locator("[data-eyes]").select_option(seat)
        else:
            ann.page.locator("[data-keepsakes] summary").click()
        link = ann.page.locator("[data-story]")
        expect(link).to_have_text(READ[lang])
        expect(link).to_have_attribute("href", f"/api/tables/{table}/chronicle?lang={lang}&seat={seat}")
        # It opens where it was asked for; the way back is the browser's own.
        link.click()
        story = ann.page
        expect(story.locator("h1")).to_have_text(game.text("game-name", {}, lang))
        # Its style is let through by the policy, and nothing else is asked for.
        assert story.evaluate("getComputedStyle(document.querySelector('main')).backgroundColor") == "rgb(239, 228, 200)"
        assert story.evaluate("window.faults") == [] and story.evaluate("document.documentElement.lang") == lang


def test_where_a_game_has_no_story_no_link_promises_one(browser: Browser, address: str, people: list[Person]) -> None:
    table = kept_match(address, "kuhn")
    ann = Person(browser, address, "Ann")
    people.append(ann)
    for path, there in ((f"/table/{table}", "[data-replay]"), (f"/replay/{table}", "[data-eyes]")):
        ann.open(path)
        ann.page.locator(there).wait_for()
        assert ann.page.locator("[data-story]").count() == 0
