"""What a deed comes to in its owner's hands: reckoned by the rules themselves, for whoever draws it."""

from typing import Literal, TypedDict

from bottlecap.engine.kinds import LEGAL
from bottlecap.games.monopoly.board import COLOURS, RADIO, RENTS, VAULT, has
from bottlecap.games.monopoly.buildings import A_VAULT, after_sale, building_for, half_price, levels, rule_against_site, sold_until
from bottlecap.games.monopoly.content import Content
from bottlecap.games.monopoly.events import COLOUR_DIGIT, LEVEL_DIGIT
from bottlecap.games.monopoly.landing import is_doubled, rent, rent_row
from bottlecap.games.monopoly.state import MonopolyState


class RentView(TypedDict):
    """What a visit costs: caps, or the dice so many times. `row`: which of the printed rents counts, and whether twice."""

    row: int
    doubled: bool
    caps: int
    times: int


class SaleView(TypedDict):
    """What selling a building brings, how many go with it, and what is left on each street of the colour then."""

    cash: int
    count: int
    left: dict[str, int]


class FiguresView(TypedDict):
    """`rent` is None while it is mortgaged. `next`: the building that comes next, None where none does; `site`: whether it may
    stand there now. `sale`: None where nothing stands."""

    rent: RentView | None
    next: Literal["shack", "vault"] | None
    site: bool
    sale: SaleView | None


def figures_view(s: MonopolyState, owner: int, deed: int) -> FiguresView:
    return {
        "rent": None if has(s.mortgaged, deed) else rent_view(s, owner, deed),
        "next": next_building(s, deed),
        "site": rule_against_site(s, owner, deed) == LEGAL,
        "sale": sale_view(s, deed) if s.built[deed] > 0 else None,
    }


def rent_view(s: MonopolyState, owner: int, deed: int) -> RentView:
    row = int(rent_row(s, owner, deed))
    radio = s.content.group[deed] == RADIO
    return {
        "row": row,
        "doubled": is_doubled(s, owner, deed),
        "caps": 0 if radio else int(rent(s, owner, deed)),
        "times": s.content.rent[deed * RENTS + row] if radio else 0,
    }


def next_building(s: MonopolyState, deed: int) -> Literal["shack", "vault"] | None:
    if s.content.group[deed] >= COLOURS or s.built[deed] == VAULT or has(s.mortgaged, deed):
        return None
    return "vault" if building_for(s, deed) == A_VAULT else "shack"


def sale_view(s: MonopolyState, deed: int) -> SaleView:
    """What selling a building of the street would do now."""
    after = after_sale(s, deed)
    left = levels_view(s.content, int(levels(s, s.content.group[deed], after)))
    return {"cash": int(half_price(s, after)), "count": int(sold_until(s, after)), "left": left}


def levels_view(cards: Content, levels: int) -> dict[str, int]:
    """What stands on the streets of a colour, by their ids."""
    out: dict[str, int] = {}
    for deed, id in enumerate(cards.ids["deed"]):
        if cards.group[deed] == levels // COLOUR_DIGIT:
            out[id] = levels % COLOUR_DIGIT // LEVEL_DIGIT ** len(out) % LEVEL_DIGIT - 1
    return out
