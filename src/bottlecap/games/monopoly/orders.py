"""What a player of Monopoly may let stand: how to leave jail, and that offers are refused."""

from typing import Final

from bottlecap.engine.orders import AnswerSo, Order
from bottlecap.games.monopoly.trade import REFUSE, REPLY
from bottlecap.games.monopoly.turns import IN_JAIL, PAY_FINE, THROW

ORDERS: Final[list[Order]] = [
    AnswerSo("jail", [IN_JAIL], (THROW.name, PAY_FINE.name)),
    AnswerSo("reply", [REPLY], (REFUSE.name,)),
]
