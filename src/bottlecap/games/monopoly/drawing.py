"""The table as text, for the terminal."""

from bottlecap.engine.game import Game
from bottlecap.games.monopoly.content import Content
from bottlecap.games.monopoly.view import BundleView, DeedView, FortuneView, MonopolyView, OfferView
from bottlecap.games.monopoly.words import Wording


class Drawing:
    """Who stands where with how much, what belongs to whom, and what is offered."""

    def __init__(self, game: Game, cards: Content, words: Wording, view: MonopolyView) -> None:
        self.game = game
        self.cards = cards
        self.words = words
        self.view = view

    def say(self, message: str, **arguments: object) -> str:
        return self.words.text(message, **arguments)

    def seat(self, seat: int) -> str:
        return self.game.label("seat", seat, self.words.lang)

    def name(self, family: str, id: str) -> str:
        return self.words.name(family, self.cards.ids[family].index(id))

    def text(self) -> str:
        view = self.view
        lines = [
            self.say("view-round", round=view["round"], limit=view["round_limit"]),
            self.say("view-bank", shacks=view["shacks"], vaults=view["vaults"]),
        ]
        if view["pot"]:
            lines.append(self.say("view-pot", amount=view["pot"]))
        for seat, player in enumerate(view["players"]):
            lines += self.player(seat, player)
        auction = view["auction"]
        if auction is not None and auction["bidder"] is not None:
            lines.append(self.say("view-bid", seat=self.seat(auction["bidder"]), amount=auction["bid"]))
        for deed in view["deeds"]:
            lines += self.sale(deed)
        lines += [self.offer(offer) for offer in view["offers"]]
        return "\n".join(lines)

    def player(self, seat: int, player: FortuneView) -> list[str]:
        if player["bankrupt"] is not None:
            return [self.say("view-bankrupt", seat=self.seat(seat))]
        token = "–" if player["token"] is None else self.name("token", player["token"])
        place = self.say("view-in-jail") if player["jail"] else self.name("square", player["square"])
        mark = "> " if seat == self.view["turn"] else "  "
        lines = [mark + self.say("view-player", seat=self.seat(seat), token=token, caps=player["cash"], square=place)]
        held = [
            self.deed(deed["deed"], deed["mortgaged"], deed["buildings"]) for deed in self.view["deeds"] if deed["owner"] == seat
        ]
        held += [self.say(f"jail-card-{card}") for card in player["cards"]]
        if held:
            lines.append("    " + ", ".join(held))
        return lines

    def deed(self, id: str, mortgaged: bool, buildings: int) -> str:
        """A deed with a mark for each shack or for a vault, in brackets if it is mortgaged."""
        name = self.name("deed", id)
        if mortgaged:
            return f"({name})"
        return name + (" ◆" if buildings == 5 else " " + "▪" * buildings if buildings else "")

    def sale(self, deed: DeedView) -> list[str]:
        """What selling a vault there would mean, where more goes with it: the bank lacks the shacks for it."""
        sale = deed["figures"]["sale"] if deed["figures"] else None
        if sale is None or sale["count"] == 1:
            return []
        left = self.words.streets(sale["left"])
        name = self.name("deed", deed["deed"])
        return [self.say("view-sale", deed=name, count=sale["count"], amount=sale["cash"], left=left)]

    def offer(self, offer: OfferView) -> str:
        return self.say(
            "view-offer",
            seat=self.seat(offer["seat"]),
            to=self.seat(offer["to"]),
            gives=self.bundle(offer["gives"]),
            wants=self.bundle(offer["wants"]),
        )

    def bundle(self, bundle: BundleView) -> str:
        parts = [self.name("deed", id) for id in bundle["deeds"]] + [self.say(f"jail-card-{card}") for card in bundle["cards"]]
        if bundle["cash"]:
            parts.append(self.words.caps(bundle["cash"]))
        return self.words.listed(parts)
