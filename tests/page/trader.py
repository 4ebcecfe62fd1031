"""Somebody who plays Monopoly at a browser, and the rest of the table, who play over sockets by a script."""

from collections.abc import Callable

from playwright.sync_api import Error as BrowserError
from playwright.sync_api import Locator, Page, expect
from tests.page.person import Person
from tests.server.clients import Guest, Json, Socket, newer_than

# What is clicked when a question is to be got over with, the first that is there.
ANSWERS = ["throw", "buy", "decline", "waive", "pay-fee", "leave-mortgaged", "choose-token", "end-match"]


def open_panel(page: Page, name: str) -> None:
    """One of the three panels of business; on a phone they have a tab of their own, and a deal has the whole screen."""
    sheet = page.locator("dialog[open]")
    if sheet.count() > 0:
        sheet.locator("header .shut").click()
        expect(sheet).to_have_count(0)
    if page.locator("[data-tab=cards]").count() > 0:
        page.locator("[data-tab=cards]").click()
    page.locator(f"[data-panel={name}]").click()


def lay_out(page: Page, give: list[str], get: list[str], cash: int) -> None:
    """Put together a deal with the partner that was chosen; cash is what we pay, or below zero what we get."""
    for side, deeds in (("give", give), ("get", get)):
        for deed in deeds:
            box = page.locator(f"[data-side={side}] [data-deed={deed}]")
            if box.get_attribute("aria-checked") == "false":
                box.click()
    page.locator(f"[data-side={'give' if cash >= 0 else 'get'}] input").fill(str(abs(cash)))


class Trader(Person):
    """Clicks on Monopoly's board and panels."""

    def wait_for_version(self, version: int) -> None:
        """Until the page shows what the table came to with that change."""
        self.page.wait_for_function(
            "version => Number(document.querySelector('[data-version]').dataset.version) >= version", arg=version
        )

    def answer(self, kind: str) -> None:
        """Answer the question with the button of that kind."""
        self.page.locator(f".choice[data-kind={kind}]").locator("visible=true").first.click()

    def confirm(self, kind: str) -> None:
        """Choose something that is looked at before it is played, and play it."""
        self.answer(kind)
        self.page.locator(".confirm").click()

    def panel(self, name: str) -> None:
        open_panel(self.page, name)

    def act(self, kind: str, deed: str) -> None:
        """Build, sell, mortgage or lift, in the list of one's estate."""
        self.panel("estate")
        # What is forbidden can be clicked too: it is asked about.
        self.page.locator(f".estate [data-act='{kind}:{deed}']").click(force=True)

    def buttons_of(self, deed: str) -> dict[str, tuple[int, int]]:
        """Where in its row each button of a deed is, by what it does."""
        line = self.page.locator(".estate .acts", has=self.page.locator(f"[data-act$=':{deed}']")).bounding_box()
        out: dict[str, tuple[int, int]] = {}
        for button in self.page.locator(f".estate [data-act$=':{deed}']").all():
            box = button.bounding_box()
            assert line is not None and box is not None
            kind, _, _ = (button.get_attribute("data-act") or "").partition(":")
            out[kind] = round(box["x"] - line["x"]), round(box["y"] - line["y"])
        return out

    def propose(self, to: int, give: list[str], get: list[str], cash: int) -> None:
        """Lay out a deal and propose it; cash is what we pay, or below zero what we get."""
        self.panel("trade")
        self.page.locator(f"[data-partner='{to}']").click()
        lay_out(self.page, give, get, cash)
        self.page.locator("[data-propose]").click()

    def let_go(self) -> None:
        """Let the others throw again: whoever lays out a deal holds the dice. On a phone the question is unfolded for it."""
        if self.page.locator("[data-unfold]").count() > 0:
            self.page.locator("[data-unfold]").click()
        self.page.locator("[data-let-go]").click()
        expect(self.page.locator("[data-let-go]")).to_have_count(0)

    def shown(self, kinds: list[str]) -> Locator | None:
        for kind in kinds:
            found = self.page.locator(f".choice[data-kind={kind}]").locator("visible=true")
            if found.count() > 0:
                return found.first
        return None

    def step(self, *rather: str) -> bool:
        """Get over with whatever is asked, rather by an answer of these kinds; False where nothing is."""
        page = self.page
        try:
            for way in (".confirm", ".raising [data-act]:not(.closed)", "[data-pass]"):
                found = page.locator(way).locator("visible=true")
                if found.count() > 0:
                    found.first.click(timeout=2000)
                    return True
            button = self.shown([*rather, *ANSWERS])
            if button is not None:
                button.click(timeout=2000)
                return True
            # A bankruptcy, and where a building goes, are looked at before they are played.
            looked_at = page.locator("[data-legal], .choice[data-kind=give-up]").locator("visible=true")
            if looked_at.count() == 0:
                return False
            looked_at.first.click(timeout=2000)
            page.locator(".confirm").click(timeout=2000)
        except BrowserError:
            # The table moved on between looking and clicking.
            return False
        return True


class Others:
    """The rest of the table, one guest on all their seats."""

    def __init__(self, address: str, table: str, seats: list[int]) -> None:
        self.guest = Guest(address, "Others")
        for seat in seats:
            self.guest.claim(table, seat)
        self.sockets: dict[int, Socket] = {seat: self.guest.socket(table, seat) for seat in seats}
        self.watcher = next(iter(self.sockets.values()))
        self.declines = True

    def close(self) -> None:
        self.guest.close()

    @property
    def now(self) -> Json:
        """The newest that is known; the view is the same for all seats."""
        drain(self.watcher)
        newest = self.watcher.update["version"]
        for socket in self.sockets.values():
            socket.updated(lambda update: update["version"] >= newest)
        return self.watcher.update

    def wait(self, wanted: Callable[[Json], object]) -> Json:
        """Until the table is as wanted."""
        drain(self.watcher)
        return self.watcher.updated(wanted)

    def events(self, kind: str) -> list[Json]:
        drain(self.watcher)
        return [event for event in self.watcher.events if event["kind"] == kind]

    def play(self, seat: int, prompt: str, action: Json) -> None:
        """Answer the question of that name, as soon as it is asked."""
        socket = self.sockets[seat]
        drain(socket)
        asked = next(one for one in socket.updated(lambda u: find(u, prompt))["prompts"] if one["message"] == prompt)
        done = socket.ask("play", decision=asked["decision"], action=action)
        assert done["type"] == "ack", done
        self.watcher.updated(lambda update: update["version"] >= done["version"])

    def answer(self, seat: int) -> None:
        """Answer the question that everybody waits for: buy but once, never bid, raise what is owed."""
        socket = self.sockets[seat]
        asked = next(one for one in socket.update["prompts"] if one["blocking"])
        kinds = {action["kind"]: action for action in reversed(asked["actions"])}
        order = ["decline"] if self.declines else []
        order += ["choose-token", "throw", "buy", "decline", "pass", "waive", "place", "pay-fee", "leave-mortgaged"]
        order += ["sell", "mortgage", "give-up", "end-match"]
        done = socket.ask("play", decision=asked["decision"], action=next(kinds[kind] for kind in order if kind in kinds))
        assert done["type"] == "ack", done
        self.watcher.updated(lambda update: update["version"] >= done["version"])

    def go_on(self, until: Callable[[Json], object], trader: Trader, does: Callable[[Json], object], most: int = 400) -> Json:
        """Everybody answers in turn, the trader on seat 0 by what it does with a question, given the view."""
        for _ in range(most):
            now = self.now
            if now["result"] or until(now):
                return now
            waited = now["table"]["waiting"][0]["seat"]
            if waited > 0:
                self.answer(waited)
                continue
            version = now["version"]
            trader.wait_for_version(version)
            does(now["view"])
            self.wait(newer_than(version))
        raise AssertionError(f"still not there after {most} answers: {self.watcher.events[-12:]}")


def find(update: Json, prompt: str) -> Json | None:
    return next((one for one in update["prompts"] if one["message"] == prompt), None)


def drain(socket: Socket) -> None:
    """Take in whatever has come; what has come once is in the line's buffer."""
    if not socket.update:
        socket.updated()
    while True:
        try:
            frame = socket.line.recv(0)
        except TimeoutError:
            return
        socket.hear(frame)
