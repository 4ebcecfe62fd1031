"""What Monopoly brings for bots: a player that weighs answers by itself, and the sums behind them."""

from typing import Final

from bottlecap.bots.homes import Home
from bottlecap.bots.monopoly.lookahead import MonopolyLookahead
from bottlecap.bots.monopoly.play import MonopolyJudge
from bottlecap.bots.monopoly.reasons import reasons
from bottlecap.bots.monopoly.sayings import says, waits

HOME: Final = Home(value=MonopolyJudge, reasons=reasons, says=says, waits=waits, lookahead=MonopolyLookahead)
