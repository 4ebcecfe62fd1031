"""Bottlecap: three tabletop games of one world on one rules engine.

>>> import bottlecap
>>> match = bottlecap.new("kuhn", seed=7)
>>> match.play(match.actions()[0])[0].text("en")
'Player 1 passes.'
"""

from bottlecap.engine.base import CHANCE
from bottlecap.engine.errors import (
    BadAction,
    BadContent,
    BadOption,
    BadOrder,
    BadPosition,
    BadRecord,
    DeadEnd,
    Error,
    IllegalAction,
    OtherRules,
    StaleDecision,
    UnknownGame,
    WrongSeat,
)
from bottlecap.engine.face import from_bytes, game, games, new, replay
from bottlecap.engine.game import Game
from bottlecap.engine.match import Match
from bottlecap.engine.orders import Order, Ordered
from bottlecap.engine.perspective import Perspective
from bottlecap.engine.record import Record
from bottlecap.engine.refusal import Refusal
from bottlecap.engine.values import Action, Event, Prompt, Result

__version__ = "0.1.0"

__all__ = [
    "CHANCE",
    "Action",
    "BadAction",
    "BadContent",
    "BadOption",
    "BadOrder",
    "BadPosition",
    "BadRecord",
    "DeadEnd",
    "Error",
    "Event",
    "Game",
    "IllegalAction",
    "Match",
    "Order",
    "Ordered",
    "OtherRules",
    "Perspective",
    "Prompt",
    "Record",
    "Refusal",
    "Result",
    "StaleDecision",
    "UnknownGame",
    "WrongSeat",
    "from_bytes",
    "game",
    "games",
    "new",
    "replay",
]
