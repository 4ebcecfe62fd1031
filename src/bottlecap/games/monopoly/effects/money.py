"""Cards by which money changes hands."""

from typing import Final

from mypy_extensions import i64

from bottlecap.games.monopoly.board import DEEDS, VAULT, has
from bottlecap.games.monopoly.debts import Settle
from bottlecap.games.monopoly.effects.base import Effect, EffectKind
from bottlecap.games.monopoly.effects.parts import Sum
from bottlecap.games.monopoly.flow import for_fines, gain
from bottlecap.games.monopoly.state import MonopolyState


class Gain(Effect):
    """From the bank."""

    def __init__(self, amount: i64) -> None:
        super().__init__(GAIN)
        self.amount = amount

    def obey(self, s: MonopolyState, seat: i64) -> None:
        gain(s, seat, self.amount)


class Pay(Effect):
    """To whoever takes fines."""

    def __init__(self, amount: i64) -> None:
        super().__init__(PAY)
        self.amount = amount

    def obey(self, s: MonopolyState, seat: i64) -> None:
        s.push(Settle(seat, for_fines(s), self.amount))


class Repairs(Effect):
    """So much for each shack, so much for each vault."""

    def __init__(self, shack: i64, vault: i64) -> None:
        super().__init__(REPAIRS)
        self.shack = shack
        self.vault = vault

    def obey(self, s: MonopolyState, seat: i64) -> None:
        s.push(Settle(seat, for_fines(s), self.cost(s, seat)))

    def cost(self, s: MonopolyState, seat: i64) -> i64:
        total: i64 = 0
        deed: i64 = 0
        while deed < DEEDS:
            if has(s.deeds[seat] & s.improved, deed):
                total += self.vault if s.built[deed] == VAULT else self.shack * s.built[deed]
            deed += 1
        return total


class PayEach(Effect):
    """To every other player."""

    def __init__(self, amount: i64) -> None:
        super().__init__(PAY_EACH)
        self.amount = amount

    def obey(self, s: MonopolyState, seat: i64) -> None:
        settle_with_each(s, seat, self.amount, True)


class CollectEach(Effect):
    """From every other player."""

    def __init__(self, amount: i64) -> None:
        super().__init__(COLLECT_EACH)
        self.amount = amount

    def obey(self, s: MonopolyState, seat: i64) -> None:
        settle_with_each(s, seat, self.amount, False)


def settle_with_each(s: MonopolyState, seat: i64, amount: i64, pays: bool) -> None:
    """Debts with all others, in turn order: the last one pushed is settled first."""
    other = (seat + s.players - 1) % s.players
    while other != seat:
        if s.plays(other):
            s.push(Settle(seat, other, amount) if pays else Settle(other, seat, amount))
        other = (other + s.players - 1) % s.players


GAIN: Final[EffectKind] = EffectKind("gain", Gain, [Sum("amount")])
PAY: Final[EffectKind] = EffectKind("pay", Pay, [Sum("amount")])
REPAIRS: Final[EffectKind] = EffectKind("repairs", Repairs, [Sum("shack"), Sum("vault")])
PAY_EACH: Final[EffectKind] = EffectKind("pay-each", PayEach, [Sum("amount")], rule="debt-each-player")
COLLECT_EACH: Final[EffectKind] = EffectKind("collect-each", CollectEach, [Sum("amount")], rule="debt-from-each")
