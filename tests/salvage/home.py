"""What the tests of Salvage bring for those that all games share."""

from tests.homes import Home
from tests.salvage.money import Money

HOME = Home(seats=3, books=Money)
