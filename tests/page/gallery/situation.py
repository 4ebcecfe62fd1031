"""What the gallery is made of: chapters of situations, each an address, a moment of the story, and what is clicked there."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass

from playwright.sync_api import Page
from tests.page.gallery.names import TABLE
from tests.page.gallery.pretended import Pretended
from tests.page.gallery.story import Story

# What is done on the page until the situation is there; the table's `match` is the moment.
Deed = Callable[[Page, Pretended], None]

HOME = "/"
AT_TABLE = f"/table/{TABLE}"
AT_REPLAY = f"/replay/{TABLE}"


@dataclass(frozen=True)
class Situation:
    """`moment` names one of the story, "end" its last; without one there is no match.

    part: what is new here, where the rest of the page is that of another situation. Not `shown`: tested, but no picture.
    """

    id: str
    title: str
    path: str
    moment: str | None
    deed: Deed
    part: str | None = None
    shown: bool = True


@dataclass(frozen=True)
class Chapter:
    """What belongs to one game, or comes before any."""

    id: str
    title: str
    story: Story
    situations: Sequence[Situation]
