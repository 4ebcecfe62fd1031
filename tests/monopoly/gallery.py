"""Monopoly in the gallery: its moments, and what is clicked there."""

from collections.abc import Iterator
from typing import Any, cast

from playwright.sync_api import Page, expect
from tests.monopoly.gallery_needs import NEEDS
from tests.monopoly.table import COLOURS, RADIOS, STATIONS, bids, built, cash, keeps, owns, start
from tests.page.gallery import common
from tests.page.gallery.pretended import Pretended
from tests.page.gallery.situation import AT_REPLAY, AT_TABLE, HOME, Chapter, Deed, Situation
from tests.page.gallery.story import END, SEAT, Story, asks
from tests.page.trader import lay_out, open_panel
from tests.say import act

import bottlecap

SEEDS = range(57, 77)

Json = dict[str, Any]


# --- the moments ------------------------------------------------------------------------------------------------


def view_of(match: bottlecap.Match) -> Json:
    return cast(Json, dict(match.view(SEAT)))


def deeds_of(match: bottlecap.Match, seat: int) -> list[Json]:
    return [deed for deed in view_of(match)["deeds"] if deed["owner"] == seat]


def may(match: bottlecap.Match, kind: str) -> bool:
    return any(action.kind == kind for action in match.actions(SEAT))


def choosing_a_token(match: bottlecap.Match) -> bool:
    return asks(match, "token")


def first_throw(match: bottlecap.Match) -> bool:
    return asks(match, "turn")


def busy_turn(match: bottlecap.Match) -> bool:
    """The middle of a match: everybody is still in, and the reader is one of those who build."""
    view = view_of(match)
    built_on = sum(deed["buildings"] > 0 for deed in view["deeds"])
    own = deeds_of(match, SEAT)
    all_in = all(player["bankrupt"] is None for player in view["players"])
    return asks(match, "turn") and all_in and len(own) >= 6 and built_on >= 5 and may(match, "build")


def buying(match: bottlecap.Match) -> bool:
    return asks(match, "buy")


def bidding(match: bottlecap.Match) -> bool:
    """Somebody has bidden already, and at least two others are still in."""
    auction = view_of(match)["auction"]
    return asks(match, "bidding") and auction["bid"] > 0 and len(auction["bidding"]) >= 3


def offered(match: bottlecap.Match) -> bool:
    return asks(match, "reply")


def indebted(match: bottlecap.Match) -> bool:
    return asks(match, "raise")


def in_jail(match: bottlecap.Match) -> bool:
    """All three ways out are open."""
    return asks(match, "jail") and may(match, "use-card")


def taking_over(match: bottlecap.Match) -> bool:
    return asks(match, "take-over")


# --- moments that come too seldom by themselves -----------------------------------------------------------------


def one_shack_left() -> bottlecap.Match:
    """Three players could put it somewhere."""
    return start(
        4,
        owns(0, *COLOURS["pink"], *COLOURS["orange"], *STATIONS[:2]),
        owns(1, *COLOURS["red"], *COLOURS["yellow"], *RADIOS),
        owns(2, *COLOURS["green"], *STATIONS[2:]),
        owns(3, *COLOURS["light-blue"], *COLOURS["dark-blue"]),
        built(3, *COLOURS["red"]),
        built(2, *COLOURS["yellow"], *COLOURS["green"]),
        built(2, "the-hub"),
        built(1, "redding", "broken-hills", "megaton", "canterbury-commons"),
        built(2, *COLOURS["dark-blue"]),
        cash(0, 640),
        keeps(0, "guide"),
        turn=2,
    )


def last_shack_wanted() -> bottlecap.Match:
    """Seat 3 asks for it, and the reader may want it too."""
    match = one_shack_left()
    assert view_of(match)["shacks"] == 1
    act(match, 3, "build", deed="the-den")
    return match


def last_shack_won() -> bottlecap.Match:
    """The reader has won it by auction, and says where it goes."""
    match = last_shack_wanted()
    act(match, SEAT, "want-too")
    while not asks(match, "place"):
        seat = match.seat
        assert seat is not None
        if asks_of(match, seat) == "bidding":
            bids(match, (seat, 60 if seat == SEAT else 0))
        else:
            act(match, seat, "waive")
    return match


def asks_of(match: bottlecap.Match, seat: int) -> str:
    return match.prompts(seat)[0].name


STORY = Story(
    "monopoly",
    SEEDS,
    {
        "tokens": choosing_a_token,
        "first": first_throw,
        "turn": busy_turn,
        "buy": buying,
        "auction": bidding,
        "offer": offered,
        "debt": indebted,
        "jail": in_jail,
        "take-over": taking_over,
    },
    {"shortage": last_shack_wanted, "place": last_shack_won, **NEEDS},
)


# --- a turn -----------------------------------------------------------------------------------------------------


def choices(kind: str) -> Deed:
    """Until an answer of that kind can be clicked."""

    def deed(page: Page, _: Pretended) -> None:
        page.locator(f".choice[data-kind={kind}]").first.wait_for()

    return deed


def square_of(match: bottlecap.Match, deed: str) -> int:
    cards = cast(Json, match.game.catalogue("en"))
    return int(cards["deeds"][deed]["square"])


def deed_card(page: Page, table: Pretended) -> None:
    """The street of another player that is built up highest."""
    choices("throw")(page, table)
    match = table.moment
    others = [deed for deed in view_of(match)["deeds"] if deed["owner"] not in (None, SEAT)]
    highest = max(others, key=lambda deed: int(deed["buildings"]))
    page.locator(f"[data-square='{square_of(match, highest['deed'])}']").click()
    page.locator("[data-board] [data-ask]").wait_for()


def auction(page: Page, _: Pretended) -> None:
    page.locator("[data-bid]").wait_for()


def debt(page: Page, _: Pretended) -> None:
    page.locator(".raising").wait_for()


def place(page: Page, _: Pretended) -> None:
    page.locator("[data-board] [data-legal]").first.wait_for()


def placed(page: Page, table: Pretended) -> None:
    place(page, table)
    page.locator("[data-board] [data-legal]").first.click()
    page.locator(".slip .confirm").wait_for()


def short_bid(page: Page, table: Pretended) -> None:
    auction(page, table)
    page.locator("[data-more-cash] [data-act='mortgage:metro-center']").wait_for()


def debtors_offer(page: Page, table: Pretended) -> None:
    offer(page, table)
    page.locator("[data-more-cash] [data-act='mortgage:metro-center']").wait_for()


def help_offered(page: Page, _: Pretended) -> None:
    """The way from the news of a debt to an offer."""
    page.locator("[data-help='3']").first.click()
    page.locator("[data-debtor='3']").wait_for()
    expect(page.locator("[data-partner='3']")).to_have_attribute("aria-pressed", "true")
    lay_out(page, [], ["the-hub"], 150)
    expect(page.locator("[data-propose]")).to_be_enabled()


def vault_sale(page: Page, table: Pretended) -> None:
    estate(page, table)
    page.locator("[data-means=arroyo]").first.wait_for()
    expect(page.locator(".estate [data-act='sell:arroyo']")).to_contain_text("175")


# --- business ---------------------------------------------------------------------------------------------------


def estate(page: Page, table: Pretended) -> None:
    choices("throw")(page, table)
    open_panel(page, "estate")
    page.locator(".estate .group").first.wait_for()


def loose(match: bottlecap.Match, seat: int) -> Iterator[str]:
    """The deeds of a seat that can be traded: nothing is built on their colour."""
    view = view_of(match)
    raised = {deed["deed"] for deed in view["deeds"] if deed["buildings"] > 0}
    groups = cast(Json, match.game.catalogue("en"))["groups"]
    blocked = {deed for group in groups if raised & set(group["deeds"]) for deed in group["deeds"]}
    return (deed["deed"] for deed in deeds_of(match, seat) if deed["deed"] not in blocked)


def trade(page: Page, table: Pretended) -> None:
    """A deed and caps for a deed, laid out and not yet proposed."""
    choices("throw")(page, table)
    match = table.moment
    give = next(loose(match, SEAT))
    partner, get = next((seat, deed) for seat in range(1, 4) for deed in loose(match, seat))
    open_panel(page, "trade")
    page.locator(f"[data-partner='{partner}']").click()
    lay_out(page, [give], [get], 120)
    expect(page.locator("[data-propose]")).to_be_enabled()
    page.locator("[data-propose]").scroll_into_view_if_needed()


def offer(page: Page, _: Pretended) -> None:
    """On a phone it waits in its tab until it is looked at."""
    page.locator("[data-board]").wait_for()
    if page.locator("[data-tab=cards]").count() > 0:
        open_panel(page, "trade")
    page.locator("[data-counter]").first.wait_for()


def deal_made(page: Page, table: Pretended) -> None:
    """The offer is accepted: everybody sees it."""
    offer(page, table)
    page.locator(".choice[data-kind=accept]").locator("visible=true").first.click()
    if page.locator(".confirm").count() > 0:
        page.locator(".confirm").click()
    page.locator("[data-big]").wait_for()


def enlarged(page: Page, table: Pretended) -> None:
    """On a phone the squares have names when the board is enlarged; on a desk they have them anyway."""
    choices("throw")(page, table)
    if page.locator("[data-enlarge]").count() > 0:
        page.locator("[data-enlarge]").click()
    page.locator("[data-square='1'] .name").wait_for()


def odds(page: Page, table: Pretended) -> None:
    choices("throw")(page, table)
    open_panel(page, "odds")
    page.locator(f"[data-odds='{SEAT}']").click()
    page.locator(".odds table").wait_for()


def odds_on_the_board(page: Page, table: Pretended) -> None:
    """On a phone the board is a tab away."""
    odds(page, table)
    if page.locator("[data-tab=board]").count() > 0:
        page.locator("[data-tab=board]").click()
    page.locator("[data-square] .chance").first.wait_for()


def why_not(page: Page, table: Pretended) -> None:
    estate(page, table)
    page.locator(".estate .closed").first.click(force=True)
    page.locator(".notice").wait_for()


rules_found = common.rules_found({"en": "auction", "ru": "аукцион"})


def player(page: Page, table: Pretended) -> None:
    """Another player's deeds, unfolded."""
    choices("throw")(page, table)
    if page.locator("[data-tab=players]").count() > 0:
        page.locator("[data-tab=players]").click()
    page.locator("[data-player='1'] summary").click()
    page.locator("[data-deal='1']").wait_for()


def new_table(page: Page, _: Pretended) -> None:
    page.locator("[data-start]").first.wait_for()
    page.locator("details.new summary").click()
    page.locator("details.new [data-game]").select_option("monopoly")
    page.locator("[data-option=dealt-deeds]").wait_for()
    page.locator("[data-option=rounds]").evaluate("it => it.closest('label').scrollIntoView({ block: 'start' })")


CHAPTER = Chapter(
    "monopoly",
    "Monopoly",
    STORY,
    [
        Situation("monopoly-new-table", "House rules", HOME, None, new_table, "details.new"),
        Situation("monopoly-tokens", "A token is chosen", AT_TABLE, "tokens", choices("choose-token"), ".ask"),
        Situation("monopoly-turn", "A turn in the middle of a match", AT_TABLE, "turn", choices("throw")),
        Situation(
            "monopoly-deed", "A deed: its rents, and the one that counts now", AT_TABLE, "turn", deed_card, "[data-board] .card"
        ),
        Situation("monopoly-buy", "To buy, or to leave it to an auction", AT_TABLE, "buy", choices("buy"), ".ask"),
        Situation("monopoly-auction", "An auction", AT_TABLE, "auction", auction, ".ask"),
        Situation("monopoly-estate", "Building and mortgaging, group by group", AT_TABLE, "turn", estate, ".business"),
        Situation("monopoly-trade", "A deal is laid out, and what it would mean", AT_TABLE, "turn", trade, ".business"),
        Situation("monopoly-offer", "An offer to answer", AT_TABLE, "offer", offer, ".ask"),
        Situation("monopoly-deal-made", "A deal is made", AT_TABLE, "offer", deal_made, ".scene", shown=False),
        Situation("monopoly-large", "The board enlarged", AT_TABLE, "turn", enlarged, "main", shown=False),
        Situation("monopoly-debt", "A debt, and every way to raise it", AT_TABLE, "debt", debt, ".ask"),
        Situation("monopoly-jail", "Three ways out of jail", AT_TABLE, "jail", choices("use-card"), ".ask"),
        Situation("monopoly-shortage", "The last shack, wanted by several", AT_TABLE, "shortage", choices("want-too"), ".ask"),
        Situation("monopoly-place", "Where the shack goes that was won", AT_TABLE, "place", place, ".ask"),
        Situation("monopoly-odds", "The odds of the next throw, on demand", AT_TABLE, "turn", odds, ".business"),
        Situation("monopoly-hint", "What the bot would do", AT_TABLE, "buy", common.hint, ".ask"),
        Situation("monopoly-why-not", "What is forbidden says why", AT_TABLE, "turn", why_not, ".ask"),
        Situation("monopoly-guide", "The guide through a first round", AT_TABLE, "tokens", common.guide, ".note"),
        Situation("monopoly-end", "The end: what everybody's worth is made of", AT_TABLE, END, common.end, ".end"),
        Situation("monopoly-replay", "The match again, step by step", AT_REPLAY, END, common.replay),
        Situation("monopoly-odds-board", "The odds on the board", AT_TABLE, "turn", odds_on_the_board, "main", shown=False),
        Situation("monopoly-placed", "The shack is about to be placed", AT_TABLE, "place", placed, ".ask", shown=False),
        Situation("monopoly-take-over", "A mortgaged deed comes", AT_TABLE, "take-over", choices("pay-fee"), ".ask", shown=False),
        Situation("monopoly-short-bid", "Cash is raised for a bid", AT_TABLE, "short-bid", short_bid, ".ask", shown=False),
        Situation("monopoly-debtor-asks", "A debtor asks for help", AT_TABLE, "debtor-asks", debtors_offer, ".ask", shown=False),
        Situation("monopoly-debtor-seen", "Help for a debtor", AT_TABLE, "debtor-seen", help_offered, ".business", shown=False),
        Situation("monopoly-hopeless", "Only a deal can help", AT_TABLE, "hopeless", debt, ".ask", shown=False),
        Situation(
            "monopoly-vault-sale", "What selling a vault means", AT_TABLE, "vault-sale", vault_sale, ".business", shown=False
        ),
        Situation("monopoly-inherit", "A mortgaged deed inherited", AT_TABLE, "inherit", choices("lift-now"), ".ask", shown=False),
        Situation("monopoly-last-chance", "The last chance", AT_TABLE, "last-chance", choices("end-match"), ".ask", shown=False),
        Situation("monopoly-player", "What another player holds", AT_TABLE, "turn", player, ".players", shown=False),
        Situation("monopoly-rules", "The rules, searched", AT_TABLE, "buy", rules_found, "dialog", shown=False),
        Situation("monopoly-settings", "Settings", AT_TABLE, "turn", common.settings, "dialog", shown=False),
    ],
)
