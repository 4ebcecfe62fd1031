"""Cards, deeds and deals in words, made from the numbers: no effect is ever typed as a sentence."""

from mypy_extensions import i64

from bottlecap.engine.game import Game
from bottlecap.engine.notation import Words
from bottlecap.games.monopoly import board
from bottlecap.games.monopoly.content import Content
from bottlecap.games.monopoly.view import DECK_NAMES, bundle_view


class Wording(Words):
    """Says what cards do and what deals hold, in one language."""

    def __init__(self, cards: Content, game: Game, lang: str) -> None:
        super().__init__(game, lang)
        self.cards = cards

    def name(self, family: str, number: int) -> str:
        return self.cards.names[family][number][self.lang]

    # --- cards ------------------------------------------------------------------------------------------

    def card(self, number: int) -> str:
        """What a card does; the Survival Guide's follow those of S.P.E.C.I.A.L."""
        return self.cards.effects[number].said(self)

    def radio_times(self) -> int:
        """What the dice are multiplied by for an owner of both radio stations."""
        radio = next(deed for deed in range(int(board.DEEDS)) if self.cards.group[deed] == board.RADIO)
        return int(self.cards.rent[radio * int(board.RENTS) + 1])

    # --- deeds ------------------------------------------------------------------------------------------

    def deed(self, number: int) -> str:
        """A deed's price, rents and mortgage value."""
        cards = self.cards
        rents = [int(rent) for rent in cards.rent[number * board.RENTS : (number + 1) * board.RENTS]]
        group = cards.group[number]
        price, value = int(cards.price[number]), int(cards.mortgage[number])
        if group == board.RADIO:
            return self.text("deed-radio", price=price, mortgage=value, one=rents[0], both=rents[1])
        printed = ", ".join(str(rent) for rent in rents if rent > 0)
        if group == board.STATION:
            return self.text("deed-station", price=price, mortgage=value, rents=printed)
        colour = self.game.label("group", int(group), self.lang)
        building = int(cards.building[number])
        return self.text("deed-street", group=colour, price=price, mortgage=value, building=building, rents=printed)

    def streets(self, levels: dict[str, int]) -> str:
        """What stands on each street of a colour."""
        ids = self.cards.ids["deed"]
        names = {id: self.name("deed", ids.index(id)) for id in levels}
        buildings = {id: self.game.label("buildings", level, self.lang) for id, level in levels.items()}
        return ", ".join(self.text("street-with", deed=names[id], buildings=buildings[id]) for id in levels)

    # --- deals ------------------------------------------------------------------------------------------

    def bundle(self, bundle: i64) -> str:
        """What one side of a deal gives."""
        held = bundle_view(self.cards.ids["deed"], int(bundle))
        things = [self.name("deed", self.cards.ids["deed"].index(id)) for id in held["deeds"]]
        things += [self.game.label("jail-card", DECK_NAMES.index(name), self.lang) for name in held["cards"]]
        parts = [self.text("deal-thing", thing=thing) for thing in things]
        if held["cash"]:
            parts.append(self.caps(held["cash"]))
        return self.listed(parts) or self.text("deal-nothing")

    def caps(self, amount: int) -> str:
        return self.text("caps-counted", amount=amount)

    def cash(self, amount: int) -> str:
        """The cash of an offer: what the proposer pays, or gets."""
        if amount == 0:
            return self.text("deal-no-cash")
        return self.text("deal-pays" if amount > 0 else "deal-gets", caps=self.caps(abs(amount)))
