"""Before a match: the first page, a table for friends, the lobby. They look the same for every game."""

from playwright.sync_api import FilePayload, Page
from tests.page.gallery.pretended import Pretended
from tests.page.gallery.situation import AT_TABLE, HOME, Chapter, Situation
from tests.shelter import gallery as shelter


def first_page(page: Page, _: Pretended) -> None:
    page.locator("[data-start]").first.wait_for()
    # On a phone the doors have the room to themselves.
    page.locator(".picture .vault").wait_for(state="attached")


def new_table(page: Page, table: Pretended) -> None:
    first_page(page, table)
    page.locator("[data-friends]").click()
    page.locator("[data-create]").wait_for()


def whole_form(page: Page, table: Pretended) -> None:
    new_table(page, table)
    page.locator("dialog [data-more] summary").click()
    page.locator("dialog [data-option=rounds]").wait_for()


# The test's own address is another one every time.
LINK = f"https://bottlecap.example{AT_TABLE}"


def lobby(page: Page, _: Pretended) -> None:
    page.locator(".lobby .seats").wait_for()
    page.locator(".lobby .facts li").nth(2).wait_for()
    page.locator(".lobby input[readonly]").evaluate(f"it => {{ it.value = '{LINK}' }}")


def invited(page: Page, table: Pretended) -> None:
    """The same lobby, opened by the link."""
    table.invited = True
    page.reload()
    page.locator(".lobby [data-try-guide]").wait_for()
    page.locator(".lobby .facts li").nth(2).wait_for()


def qr_code(page: Page, table: Pretended) -> None:
    lobby(page, table)
    page.locator("[data-show-qr]").click()
    page.locator("[data-qr]").evaluate("it => it.scrollIntoView({ block: 'end' })")


def bring_nonsense(page: Page, table: Pretended) -> None:
    """The server itself refuses the file, with the line where it breaks."""
    first_page(page, table)
    notes: FilePayload = {"name": "notes.txt", "mimeType": "text/plain", "buffer": b"no record\n"}
    page.locator("[data-bring]").set_input_files(notes)
    page.locator(".bring [role=alert]").wait_for()


CHAPTER = Chapter(
    "before",
    "Before a match",
    shelter.STORY,
    [
        Situation("first-page", "The first page", HOME, None, first_page),
        Situation("new-table", "A table for friends", HOME, None, new_table, "dialog"),
        Situation(
            "new-table-more",
            "A table for friends, the whole form",
            HOME,
            None,
            whole_form,
            "dialog",
            shown=False,
        ),
        Situation("lobby", "Waiting for friends", AT_TABLE, None, lobby),
        Situation("invited", "Invited by a link", AT_TABLE, None, invited, shown=False),
        Situation("qr", "The link for a camera", AT_TABLE, None, qr_code, ".share", shown=False),
        Situation("bring", "A file that is no record", HOME, None, bring_nonsense, ".bring", shown=False),
    ],
)
