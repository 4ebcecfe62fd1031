"""How smoothly Wasteland's map moves under a hand: dragged and zoomed, on a machine four times slower than this one.

The map is that of the recorded moment (web/fixtures/wasteland.json): the middle of a match. See page.py for how frames are
counted; as there, nothing here is a test.

    PYTHONPATH=build/compiled:. .venv/bin/python benchmarks/wasteland_map.py
"""

import json
import math
import tempfile
from pathlib import Path

from benchmarks.page import SLOWER, Json, summary, watched
from playwright.sync_api import Browser, Page, WebSocketRoute, sync_playwright
from tests.page.conftest import FLAGS, chromium
from tests.server.clients import Guest
from tests.server.running import Process

MOMENT = Path(__file__).parents[1] / "web/fixtures/wasteland.json"
MOVES = 120
# As often as a mouse tells where it is.
EVERY = 16


def shown(page: Page, address: str, table: str, update: Json) -> None:
    def answer(socket: WebSocketRoute) -> None:
        socket.on_message(lambda _: None)
        socket.send(json.dumps(update))

    page.route_web_socket("**/socket*", answer)
    page.goto(f"{address}/table/{table}")
    page.locator("[data-map]").wait_for()
    page.wait_for_timeout(1000)


def dragged(page: Page) -> None:
    """Round in circles, as one who looks about."""
    box = page.locator("[data-map]").bounding_box()
    assert box is not None
    x, y = box["x"] + box["width"] / 2, box["y"] + box["height"] / 2
    page.mouse.move(x, y)
    page.mouse.down()
    for step in range(MOVES):
        turn = step / MOVES * 6 * math.pi
        page.mouse.move(x + 150 * math.sin(turn), y + 90 * (1 - math.cos(turn)))
        page.wait_for_timeout(EVERY)
    page.mouse.up()


def zoomed(page: Page) -> None:
    """In and out again."""
    for step in range(MOVES // 2):
        page.mouse.wheel(0, -60 if step % 40 < 20 else 60)
        page.wait_for_timeout(2 * EVERY)


def traced(browser: Browser, page: Page, slower: int) -> None:
    page.context.new_cdp_session(page).send("Emulation.setCPUThrottlingRate", {"rate": slower})
    for move in (dragged, zoomed):
        browser.start_tracing(page=page, categories=["cc", "toplevel", "devtools.timeline"])
        move(page)
        found = summary(json.loads(browser.stop_tracing())["traceEvents"], MOVES)
        print(f"{move.__name__}, {slower} times slower: {found}")


def main() -> None:
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        server = Process(f"sqlite:///{folder}/tables.sqlite", cache=Path(folder))
        browser = playwright.chromium.launch(executable_path=chromium(), args=FLAGS)
        try:
            guest = Guest(server.address)
            table = guest.create("wasteland", ["me", "random", "random"])
            moment = json.loads(MOMENT.read_text(encoding="utf-8"))["update"]
            update = {**guest.socket(table, 0).updated(), "view": moment["view"], "prompts": moment["prompts"], "events": []}
            for slower in (1, SLOWER):
                page = watched(browser, "normal").new_page()
                shown(page, server.address, table, update)
                traced(browser, page, slower)
                page.close()
        finally:
            browser.close()
            server.stop()


if __name__ == "__main__":
    main()
