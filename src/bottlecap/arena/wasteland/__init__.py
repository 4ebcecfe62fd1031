"""What Wasteland brings for the arena: its statistics, and how its balance is judged."""

from bottlecap.arena.homes import Home
from bottlecap.arena.wasteland.balance import run
from bottlecap.arena.wasteland.stats import WastelandCollector

HOME = Home(collector=WastelandCollector, balance=run)
