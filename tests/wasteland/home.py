"""What the tests of Wasteland bring for those that all games share."""

from tests.homes import Home

HOME = Home(short={"track": 2, "agendas": 25})
