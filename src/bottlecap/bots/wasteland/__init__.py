"""What Wasteland brings for bots: a position's worth, and why an answer is given."""

from typing import Final

from bottlecap.bots.homes import Home
from bottlecap.bots.wasteland.lookahead import WastelandLookahead
from bottlecap.bots.wasteland.reasons import reasons
from bottlecap.bots.wasteland.value import WastelandValue

HOME: Final = Home(value=WastelandValue, reasons=reasons, lookahead=WastelandLookahead)
