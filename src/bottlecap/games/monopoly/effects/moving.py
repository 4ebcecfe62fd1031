"""Cards that move the token: what it ends on is done as if landed on."""

from typing import Final

from mypy_extensions import i64, mypyc_attr

from bottlecap.engine.notation import Number, OneOf
from bottlecap.games.monopoly.board import COLOURS, GO_PLACE, GROUP_NAMES, SALARY, SQUARES
from bottlecap.games.monopoly.content import Content
from bottlecap.games.monopoly.effects.base import Effect, EffectKind
from bottlecap.games.monopoly.effects.parts import Square
from bottlecap.games.monopoly.events import MOVED
from bottlecap.games.monopoly.landing import BY_CARD, TO_NEAREST, Land, move_forward
from bottlecap.games.monopoly.state import MonopolyState
from bottlecap.games.monopoly.words import Wording


@mypyc_attr(allow_interpreted_subclasses=True)
class Forward(Effect):
    """Forward to the square that it leads to, past GO if need be."""

    def __init__(self, kind: EffectKind, way: i64) -> None:
        super().__init__(kind)
        # How one comes there: what the square costs may hang on it.
        self.way = way

    def obey(self, s: MonopolyState, seat: i64) -> None:
        here = s.place[seat]
        move_forward(s, seat, (self.leads(s.content, here) + SQUARES - here - 1) % SQUARES + 1)
        s.push(Land(seat, self.way))


class Advance(Forward):
    """To a certain square."""

    def __init__(self, square: i64) -> None:
        super().__init__(ADVANCE, BY_CARD)
        self.square = square

    def leads(self, content: Content, place: i64) -> i64:
        return self.square

    def said(self, words: Wording) -> str:
        if self.square == GO_PLACE:
            return words.text("effect-advance-go", salary=int(SALARY))
        return words.text(self.message(), square=words.name("square", int(self.square)), salary=int(SALARY))


class Nearest(Forward):
    """To the next station or radio station ahead."""

    def __init__(self, group: i64) -> None:
        super().__init__(NEAREST, TO_NEAREST)
        self.group = COLOURS + group

    def leads(self, content: Content, place: i64) -> i64:
        ahead = (place + 1) % SQUARES
        while ahead != place:
            deed = content.deed_at[ahead]
            if deed >= 0 and content.group[deed] == self.group:
                return ahead
            ahead = (ahead + 1) % SQUARES
        return place

    def said(self, words: Wording) -> str:
        return words.text(f"effect-nearest-{GROUP_NAMES[self.group]}", times=words.radio_times())


class Back(Effect):
    """So many squares back: GO pays nothing that way."""

    def __init__(self, amount: i64) -> None:
        super().__init__(BACK)
        self.amount = amount

    def obey(self, s: MonopolyState, seat: i64) -> None:
        s.place[seat] = self.leads(s.content, s.place[seat])
        s.tell(MOVED, seat, s.place[seat])
        s.push(Land(seat, BY_CARD))

    def leads(self, content: Content, place: i64) -> i64:
        return (place + SQUARES - self.amount) % SQUARES


ADVANCE: Final[EffectKind] = EffectKind("advance", Advance, [Square("square")], rule="card-moves")
NEAREST: Final[EffectKind] = EffectKind("nearest", Nearest, [OneOf("group", GROUP_NAMES[COLOURS:])], rule="card-moves")
BACK: Final[EffectKind] = EffectKind("back", Back, [Number("amount", 1, int(SQUARES) - 1)], rule="card-moves")
