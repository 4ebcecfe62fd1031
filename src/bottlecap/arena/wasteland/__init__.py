"""What Wasteland brings for the arena: its statistics."""

from bottlecap.arena.homes import Home
from bottlecap.arena.wasteland.stats import WastelandCollector

HOME = Home(collector=WastelandCollector)
