"""How smoothly the board moves: the fullest one there can be, on a machine four times slower than this one.

Four players, six rooms on every level, all dwellers walking out and home again, cards dealt at every change. The
server is real; what it tells is put into its mouth, so that the same happens in every run. Frames are read from the
browser's own trace: how often it drew, and how much processor time the longest task took (which other work on the machine
does not change). Nothing here is a test: numbers depend on the machine, and a browser without a graphics card draws on
the processor.

    PYTHONPATH=build/compiled:. .venv/bin/python benchmarks/page.py
"""

import itertools
import json
import statistics
import tempfile
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, BrowserContext, Page, WebSocketRoute, sync_playwright
from tests.page.conftest import FLAGS, chromium
from tests.server.clients import Guest
from tests.server.running import Process

import bottlecap
from bottlecap.games.shelter.board import level_of_seat, space_at

Json = dict[str, Any]

# What the spaces are called, by number.
SPACES = bottlecap.new("shelter", seed=1).game.domains["space"]

SLOWER = 4
CHANGES = 12
RUNS = ((True, "off", 1), (True, "normal", 1), (False, "normal", 1), (False, "normal", SLOWER), (True, "normal", SLOWER))
# A change is shown for 450 ms; the next one comes a little later.
EVERY = 700

# From the first moment of the page: when the board was there.
WATCH = """
new MutationObserver((_, watch) => {
  if (!document.querySelector(".vault")) return;
  watch.disconnect();
  window.boardAt = performance.now();
}).observe(document, { childList: true, subtree: true });
"""


def fullest(update: Json, rooms: list[str]) -> Json:
    """The same table with every place built on."""
    view = update["view"]
    waiting = iter(rooms)
    for number, level in enumerate(view["levels"][1:], 1):
        for place in range(6):
            spaces = [{"space": SPACES[space_at(number, place, slot)], "seat": None, "threat": None} for slot in range(2)]
            level["rooms"][place] = {"room": next(waiting), "spaces": spaces}
    for player in view["players"]:
        player.update(energy=6, food=6, water=6)
        player["dwellers"] = [
            {"dweller": letter, "letter": letter, "injured": False, "space": None, "arriving": False} for letter in "SPECIAL"
        ]
    return update


def walked(update: Json, items: list[str], number: int, everybody: bool) -> Json:
    """Out into the vault, or home: everybody, with new items dealt, or one dweller."""
    found: Json = json.loads(json.dumps(update))
    view = found["view"]
    for seat, player in enumerate(view["players"] if everybody else view["players"][:1]):
        player["happiness"] = number
        for place, dweller in enumerate(player["dwellers"] if everybody else player["dwellers"][:1]):
            dweller["space"] = SPACES[space_at(level_of_seat(seat), 0, 0) + place] if number % 2 else None
    if everybody:
        view["item_track"] = [items[(number * 3 + slot) % len(items)] for slot in range(3)]
    told = [{"number": 10_000 + number, "kind": "recalled"}]
    found.update(version=update["version"] + number, since=update["version"] + number - 1, events=told)
    return found


def watched(browser: Browser, motion: str) -> BrowserContext:
    context = browser.new_context(viewport={"width": 1440, "height": 900}, reduced_motion="no-preference")
    context.add_init_script(WATCH)
    context.add_init_script(f"localStorage.setItem('bottlecap.motion', '{motion}')")
    return context


def run(browser: Browser, page: Page, address: str, table: str, updates: list[Json], slower: int) -> Json:
    """Let all of it happen, and see what the browser did meanwhile."""
    sockets: list[WebSocketRoute] = []

    def answer(socket: WebSocketRoute) -> None:
        sockets.append(socket)
        socket.on_message(lambda _: None)
        socket.send(json.dumps(updates[0]))

    page.route_web_socket("**/socket*", answer)
    page.goto(f"{address}/table/{table}")
    page.locator(".vault").wait_for()
    page.wait_for_timeout(500)
    page.context.new_cdp_session(page).send("Emulation.setCPUThrottlingRate", {"rate": slower})
    browser.start_tracing(page=page, categories=["cc", "toplevel", "devtools.timeline"])
    for update in updates[1:]:
        sockets[-1].send(json.dumps(update))
        page.wait_for_timeout(EVERY)
    return summary(json.loads(browser.stop_tracing())["traceEvents"], len(updates) - 1)


def summary(events: list[Json], changes: int) -> Json:
    """From a trace: the times between frames that were drawn, and the work of the page's own thread."""
    spans = [event for event in events if event["ph"] == "X"]
    drawn = sorted(event["ts"] / 1000 for event in spans if event["name"] == "MainFrame.Draw")
    gaps = sorted(after - before for before, after in itertools.pairwise(drawn))
    main = {event["tid"] for event in spans if event["name"] == "ProxyMain::BeginMainFrame"}
    run = [event for event in spans if event["name"] == "ThreadControllerImpl::RunTask" and event["tid"] in main]
    tasks = [event.get("tdur", 0) / 1000 for event in run]
    return {
        "drawn a second": round(1000 * len(gaps) / max(1.0, drawn[-1] - drawn[0]), 1),
        "median gap ms": round(statistics.median(gaps), 1),
        "95 % gap ms": round(gaps[int(len(gaps) * 0.95)], 1),
        "worst task, ms of processor": round(max(tasks), 1),
        "work a change, ms of processor": round(sum(tasks) / changes, 1),
    }


def first_sight(browser: Browser, address: str, table: str, context: BrowserContext) -> float:
    """Milliseconds from the request to the board, with nothing in the browser's cache."""
    page = context.new_page()
    page.goto(f"{address}/table/{table}")
    page.locator(".vault").wait_for()
    at = float(page.evaluate("window.boardAt"))
    page.close()
    return round(at, 1)


def main() -> None:
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        server = Process(f"sqlite:///{folder}/tables.sqlite", cache=Path(folder))
        browser = playwright.chromium.launch(executable_path=chromium(), args=FLAGS)
        try:
            guest = Guest(server.address)
            table = guest.create("shelter", ["me", "random", "random", "random"])
            update = guest.socket(table, 0).updated()
            pack = guest.http.get(update["table"]["pack"]["en"]).json()["catalogue"]
            rooms = [id for id, card in pack["rooms"].items() if len(card["spaces"]) == 2] * 2
            full = fullest(update, rooms)
            items = list(pack["items"])
            print("board in sight, ms:", first_sight(browser, server.address, table, watched(browser, "normal")))
            for everybody, motion, slower in RUNS:
                steps = [full, *(walked(full, items, number, everybody) for number in range(1, CHANGES + 1))]
                page = watched(browser, motion).new_page()
                found = run(browser, page, server.address, table, steps, slower)
                print(f"{'everybody' if everybody else 'one dweller'}, motion {motion}, {slower} times slower: {found}")
                page.close()
        finally:
            browser.close()
            server.stop()


if __name__ == "__main__":
    main()
