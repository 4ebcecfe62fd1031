"""What the tests of the archive bring for those that all games share."""

from tests.homes import Home

HOME = Home(seats=3)
