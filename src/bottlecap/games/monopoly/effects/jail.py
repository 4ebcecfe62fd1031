"""Cards that lead into jail, and out of it."""

from typing import Final

from mypy_extensions import i64

from bottlecap.games.monopoly.board import JAIL_PLACE
from bottlecap.games.monopoly.content import Content, Pack
from bottlecap.games.monopoly.effects.base import Effect, EffectKind
from bottlecap.games.monopoly.events import CARD_KEPT
from bottlecap.games.monopoly.flow import hand_card
from bottlecap.games.monopoly.landing import send_to_jail
from bottlecap.games.monopoly.state import MonopolyState


class ToJail(Effect):
    """Straight to jail."""

    def __init__(self) -> None:
        super().__init__(TO_JAIL)
        self.jails = True

    def obey(self, s: MonopolyState, seat: i64) -> None:
        send_to_jail(s, seat)

    def leads(self, content: Content, place: i64) -> i64:
        return JAIL_PLACE


class JailFree(Effect):
    """The card is kept, until it gets somebody out."""

    def __init__(self) -> None:
        super().__init__(JAIL_FREE)
        self.kept = True
        self.deck: i64 = -1

    def enter(self, pack: Pack, deck: i64, card: i64) -> None:
        if pack.content.jail_card[deck] >= 0:
            raise pack.bad("a deck has one card that gets out of jail, and this is the second")
        pack.content.jail_card[deck] = card
        self.deck = deck

    def obey(self, s: MonopolyState, seat: i64) -> None:
        hand_card(s, self.deck, seat)
        s.tell(CARD_KEPT, seat, self.deck)


TO_JAIL: Final[EffectKind] = EffectKind("jail", ToJail, rule="go-to-jail")
JAIL_FREE: Final[EffectKind] = EffectKind("jail-free", JailFree, rule="card-jail-free")
