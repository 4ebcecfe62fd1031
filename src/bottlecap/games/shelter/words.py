"""Effects in words, made from the notation: no card's effect is ever typed as a sentence."""

from librt.vecs import vec
from mypy_extensions import i64

from bottlecap.engine.game import Game
from bottlecap.engine.notation import Words, said
from bottlecap.games.shelter.content import Content, Space
from bottlecap.games.shelter.effects.base import Ability
from bottlecap.games.shelter.tokens import LETTER_NAMES, PAYABLE


class Wording(Words):
    """Says what spaces and items do, in one language."""

    def __init__(self, content: Content, game: Game, lang: str) -> None:
        super().__init__(game, lang)
        self.content = content

    # --- spaces -----------------------------------------------------------------------------------------

    def space(self, space: Space) -> str:
        """A space or a threat, as a line of sentences."""
        parts: list[str] = []
        if space.linked:
            parts.append(self.text("effect-linked"))
        if space.injured:
            parts.append(self.text("effect-injured-only"))
        cost = self.cost(space)
        if cost:
            parts.append(self.text("effect-pay", cost=cost))
        if space.injury:
            parts.append(self.text("effect-injury"))
        if space.fight > 0:
            parts.append(self.text("effect-fight", number=int(space.fight)))
        parts += self.rewards(space.reward)
        if space.letter > 0:
            parts.append(self.text("effect-letter", letter=LETTER_NAMES[space.letter - 1]))
        return " ".join(parts)

    def cost(self, space: Space) -> str:
        parts = self.resources(space.cost)
        if space.items > 0:
            parts.append(self.counted("item", int(space.items)))
        if space.price:
            parts.append(self.text("effect-price"))
        return self.listed(parts)

    def resources(self, counts: vec[i64]) -> list[str]:
        return [self.counted(word, int(counts[token])) for token, word in enumerate(PAYABLE) if counts[token] > 0]

    def counted(self, thing: str, count: int) -> str:
        """So many of a thing, in the accusative: "2 food", «2 пищи»."""
        return self.text(f"icon-{thing}", count=count)

    def rewards(self, row: vec[i64]) -> list[str]:
        """Sentences for a row of rewards: what is gained together stands in one of them."""
        sentences: list[str] = []
        gained: list[str] = []
        for token, count in runs(row):
            icon = self.content.icons[token]
            if icon.thing:
                gained.append(icon.said(self, count))
                continue
            if gained:
                sentences.append(self.text("effect-gain", reward=self.listed(gained)))
                gained = []
            sentences.append(icon.said(self, count))
        if gained:
            sentences.append(self.text("effect-gain", reward=self.listed(gained)))
        return sentences

    def rate(self, number: int) -> str:
        left, right = self.sides(number)
        return self.text("effect-rate", left=left, right=right)

    def sides(self, number: int) -> tuple[str, str]:
        """What stands on the left and on the right of an exchange's arrow."""
        exchange = self.content.exchanges[number]
        return self.listed(self.resources(exchange.left)), self.listed(self.resources(exchange.right))

    def price(self, room: int) -> str:
        return self.listed(self.resources(self.content.price_of(room)))

    # --- items ------------------------------------------------------------------------------------------

    def ability(self, ability: Ability) -> str:
        """What an item does."""
        return self.text(ability.message(), **said(self, ability.kind.parts, ability.values))

    def things(self, row: vec[i64]) -> str:
        return self.listed([self.content.icons[token].said(self, count) for token, count in runs(row)])

    def signs(self, row: vec[i64]) -> list[list[str]]:
        """A row of rewards as its card shows it."""
        return [self.content.icons[token].signs() for token in row]


def runs(row: vec[i64]) -> list[tuple[int, int]]:
    """Equal icons that stand together, counted."""
    out: list[tuple[int, int]] = []
    for token in row:
        if out and out[-1][0] == token:
            out[-1] = (int(token), out[-1][1] + 1)
        else:
            out.append((int(token), 1))
    return out
