"""What the tests of Shelter bring for those that all games share."""

from tests.homes import Home

HOME = Home(
    served={"rounds": 3},
    decks=(("rooms", "room"), ("items", "item"), ("threats", "threat")),
    longer={"rounds": 10},
)
