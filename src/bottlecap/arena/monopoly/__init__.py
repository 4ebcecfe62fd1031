"""What Monopoly brings for the arena: its statistics."""

from bottlecap.arena.homes import Home
from bottlecap.arena.monopoly.stats import MonopolyCollector

HOME = Home(collector=MonopolyCollector)
