"""What the tests of Doors bring for those that all games share."""

from tests.homes import Home

HOME = Home(seats=3)
