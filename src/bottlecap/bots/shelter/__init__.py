"""What Shelter brings for bots: a position's worth, and its terms as reasons."""

from typing import Final

from bottlecap.bots.homes import Home
from bottlecap.bots.shelter.lookahead import ShelterLookahead
from bottlecap.bots.shelter.otherwise import otherwise
from bottlecap.bots.shelter.terms import terms
from bottlecap.bots.shelter.value import ShelterValue

# What every placement costs is no reason for one of them.
HOME: Final = Home(value=ShelterValue, terms=terms, unsaid=("placements",), otherwise=otherwise, lookahead=ShelterLookahead)
