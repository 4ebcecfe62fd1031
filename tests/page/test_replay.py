"""What just happened, what was missed, how it ended, and all of it again."""

import json
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, Download, expect
from tests.page.person import DESK, PHONE, Person
from tests.page.test_reading import axe_faults
from tests.page.test_tables import seated

# Every movement on the page begins with this call: counted, whether or not it is seen.
COUNT = """
window.animated = 0;
const plain = Element.prototype.animate;
Element.prototype.animate = function (...words) {
  window.animated += 1;
  return plain.apply(this, words);
};
"""


def with_motion(browser: Browser, address: str, name: str, people: list[Person], size: tuple[int, int] = DESK) -> Person:
    """Somebody for whom things move; their clock stands still once `stop_clock` is called."""
    found = Person(browser, address, name, size, moving=True)
    found.context.add_init_script(COUNT)
    people.append(found)
    return found


def stop_clock(person: Person) -> None:
    """Nothing that is being shown ends by itself any more."""
    person.page.clock.install()
    person.page.clock.pause_at(person.page.evaluate("Date.now()") / 1000 + 1)


def presenting(person: Person, state: str) -> None:
    expect(person.page.locator(".stage")).to_have_attribute("data-presenting", state)


def animated(person: Person) -> int:
    return int(person.page.evaluate("window.animated"))


def state(person: Person) -> dict[str, str]:
    """Every number that the players' panels show, by what it counts."""
    counts = "all => Object.fromEntries(all.map(one => [one.dataset.count, one.dataset.value]))"
    return dict(person.page.locator(".strip [data-count]").evaluate_all(counts))


def read(download: Download) -> str:
    return Path(download.path()).read_text(encoding="utf-8")


def report_of(person: Person) -> dict[str, Any]:
    person.page.locator(".menu > button[aria-expanded]").click()
    with person.page.expect_download() as caught:
        person.page.locator("[data-report]").click()
    expect(person.page.locator(".menu .saved")).to_contain_text(caught.value.suggested_filename)
    person.page.locator(".menu > button[aria-expanded]").click()
    return dict(json.loads(read(caught.value)))


def test_moves_are_shown_in_their_own_time_and_whoever_acts_is_at_once_in_the_present(
    browser: Browser, address: str, people: list[Person]
) -> None:
    ann = with_motion(browser, address, "Ann", people)
    ann.set_table(["bot hard"], rounds=3)
    ann.wait_for_board()
    ann.wait_until_asked()
    stop_clock(ann)
    ann.page.keyboard.press("Escape")
    presenting(ann, "no")
    before = animated(ann)
    while not ann.step():
        ann.page.keyboard.press("Escape")
    presenting(ann, "yes")
    assert animated(ann) > before
    # What is asked comes when everything before it was shown; who does not want to wait clicks, and is in the present.
    expect(ann.page.locator("[data-legal]")).to_have_count(0)
    ann.page.locator(".ask h2").click()
    presenting(ann, "no")
    ann.wait_until_asked()
    ann.select()
    ann.page.locator(".confirm").click()
    presenting(ann, "yes")
    # The bot goes on moving; each time a key is enough.
    for _ in range(400):
        if ann.page.locator("[data-legal]").count() > 0:
            break
        ann.page.keyboard.press("Escape")
        ann.page.wait_for_timeout(100)
    presenting(ann, "no")
    assert ann.page.locator(".scene, .flying > *").count() == 0


def test_where_nothing_may_move_nothing_does(browser: Browser, address: str, people: list[Person]) -> None:
    still, off = Person(browser, address, "Still"), with_motion(browser, address, "Off", people, PHONE)
    people.append(still)
    still.context.add_init_script(COUNT)
    off.context.add_init_script("localStorage.setItem('bottlecap.motion', 'off')")
    for person in (still, off):
        person.set_table(["bot easy"], rounds=1)
        person.wait_for_board()
        person.play_to_end()
        presenting(person, "no")
        assert animated(person) == 0


def acted(person: Person) -> bool:
    """A choice, and everything that comes of it told: until then the page still shows the old question."""
    before = person.log()
    moved = person.step()
    while moved and person.log() == before and not person.over:
        person.page.wait_for_timeout(20)
    return moved


def test_who_was_away_is_told_what_they_missed(browser: Browser, address: str, people: list[Person]) -> None:
    away, other, path = seated(browser, address, people, 2)
    # One of them has done something; then, as soon as the other is asked, they are left alone.
    while f"{away.name} places" not in other.log() or other.page.locator(".ask.asked").count() == 0:
        if not acted(away):
            acted(other)
    assert away.page.locator(".recap").count() == 0
    away.page.close()
    while other.page.locator(".ask.asked").count() == 1 and not other.over:
        acted(other)
    away.page = away.sit()
    away.open(path)
    recap = away.page.locator(".recap")
    expect(recap).to_contain_text(other.name)
    away.picture("recap")
    recap.locator("a").click()
    expect(away.page.locator(".replay")).to_be_visible()
    assert int(away.page.locator(".replay").get_attribute("data-step") or 0) > 0
    assert away.page.locator("[data-eyes] option").all_inner_texts() == [away.name]
    away.page.go_back()
    away.wait_for_board()
    # Whoever has read it is not told again.
    expect(away.page.locator(".recap")).to_have_count(0)


def test_the_end_its_chart_and_the_whole_match_again(browser: Browser, address: str, people: list[Person], tmp_path: Path) -> None:
    ann = with_motion(browser, address, "Ann", people)
    ann.set_table(["bot hard", "bot easy"], rounds=3)
    ann.wait_for_board()
    ann.wait_until_asked()
    early = report_of(ann)
    assert early["match"]["game"] == "shelter" and early["seat"] == 0 and early["view"]["round"] == 1
    assert early["record"] is None and "seed" not in json.dumps(early) and "Ann" not in json.dumps(early)
    ann.play_to_end()
    chart = ann.page.locator(".end figure")
    chart.locator("summary").click()
    scores = [int(cell) for cell in ann.page.locator(".end .sum td").all_inner_texts()]
    rows = [[int(cell) for cell in row.locator("td").all_inner_texts()] for row in chart.locator("tbody tr").all()]
    assert len(rows) == 3 and rows[-1] == scores
    assert [int(value) for value in chart.locator(".value").all_text_contents()] == scores
    ann.picture("end-chart")
    ann.page.locator("[data-keepsakes] summary").click()
    with ann.page.expect_download() as caught:
        ann.page.locator("a[download]").click()
    record = read(caught.value)
    late = report_of(ann)
    assert late["record"] == record and late["server"] and late["browser"]["agent"]

    ann.page.locator("[data-replay]").click()
    own = walk(ann)
    assert axe_faults(ann.page) == []
    for eyes in ("1", "watch", "open"):
        ann.page.locator("[data-eyes]").select_option(eyes)
        # In Shelter everybody sees the same: what differs is hidden in decks, and nobody knows that.
        assert walk(ann) == own
    see_dice(ann)
    ann.page.locator("[data-round]").select_option(label="2")
    expect(ann.page.locator(".replay .where")).to_contain_text("Round 2")
    ann.page.locator("[data-go=play]").click()
    expect(ann.page.locator("[data-go=pause]")).to_be_visible()
    ann.page.locator("[data-go=pause]").click()
    ann.picture("replay")

    spoilt, good = tmp_path / "spoilt.jsonl", tmp_path / "good.jsonl"
    spoilt.write_text(record.replace('"seat":1', '"seat":0', 1), encoding="utf-8")
    good.write_text(record, encoding="utf-8")
    ann.open()
    ann.page.locator("[data-bring]").set_input_files(spoilt)
    expect(ann.page.locator(".bring [role=alert]")).to_contain_text("was altered")
    ann.faults.clear()
    ann.page.locator("[data-bring]").set_input_files(good)
    ann.page.wait_for_url("**/replay/*")
    assert walk(ann) == own


def walk(person: Person) -> list[dict[str, str]]:
    """How things stand at the beginning, after a few steps, and at the end."""
    panel = person.page.locator(".replay")
    seen: list[dict[str, str]] = []
    for wish, step in (("first", 0), ("next", 1), ("next", 2), ("back", 1), ("last", -1)):
        button = person.page.locator(f"[data-go={wish}]")
        if button.is_enabled():
            button.click()
        wanted = step if step >= 0 else int(panel.get_attribute("data-steps") or 0) - 1
        expect(panel).to_have_attribute("data-step", str(wanted))
        seen.append(state(person))
    return seen


def see_dice(person: Person) -> None:
    """Go to where dice were thrown: they are shown, on the faces they fell on, before the board changes."""
    path = person.page.url.rpartition("/")[2].partition("?")[0]
    film = person.page.request.get(f"{person.address}/api/tables/{path}/replay?views=none").json()["frames"]
    step, rolled = next((f["step"], e) for f in film for e in f["events"] if e["kind"] == "spawn-rolled" and f["step"] > 0)
    person.page.locator(".slider").fill(str(step - 1))
    expect(person.page.locator(".replay")).to_have_attribute("data-step", str(step - 1))
    stop_clock(person)
    person.page.locator("[data-go=next]").click()
    dice = person.page.locator(".scene").first.locator("[data-face]")
    faces = [int(die.get_attribute("data-face") or 0) for die in dice.all()]
    assert faces[:2] == [rolled["first"], rolled["second"]] or person.page.locator(".scene .against").count() == 1
    presenting(person, "yes")
    person.picture("scene")
    person.page.keyboard.press("Escape")
    presenting(person, "no")
    expect(person.page.locator(".scene")).to_have_count(0)
    person.page.clock.resume()
