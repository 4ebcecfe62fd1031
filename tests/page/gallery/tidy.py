"""What every screen owes its reader: nothing sticks out, lies over something else, is cut off or too small to hit."""

from pathlib import Path

from playwright.sync_api import Page

LOOK = (Path(__file__).parent / "tidy.js").read_text(encoding="utf-8")


def untidy(page: Page, phone: bool) -> list[str]:
    """On a phone the controls that matter most must have room for a thumb."""
    found: list[str] = page.evaluate(LOOK, phone)
    return found
