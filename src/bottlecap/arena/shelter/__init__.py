"""What Shelter brings for the arena: its statistics, cards that can be given, and the bounds of its balance."""

from bottlecap.arena.bounds import Bounds
from bottlecap.arena.gifts import Gifts
from bottlecap.arena.homes import Home
from bottlecap.arena.shelter.gifts import cards, given
from bottlecap.arena.shelter.stats import ShelterCollector

HOME = Home(
    collector=ShelterCollector,
    gifts=Gifts(cards, given),
    bounds=Bounds(
        shortest=6,
        longest=11,
        order=0.05,
        endings=("six-rooms", "threat-deck"),
        ending=0.10,
        cards=(("rooms offered", "rooms built"), ("items offered", "items taken")),
        used=0.05,
        lift=0.10,
    ),
)
