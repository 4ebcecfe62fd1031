"""A scenario: its layout, its two factions and its power track, as tables that the rules can walk quickly."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from bottlecap.engine.base import zeros
from bottlecap.games.wasteland.geography import DOWN, Atlas, Layout

BANDS: Final[i64] = 3

# What the tokens of a faction are.
TOKEN_NAMES: Final[list[str]] = ["enemy", "fog", "condenser"]
ENEMY: Final[i64] = 0
FOG: Final[i64] = 1
CONDENSER: Final[i64] = 2


class Scenario(Layout):
    """Tables of factions have the star first, then the shield; those by band have three numbers each."""

    def __init__(self, atlas: Atlas, rows: vec[i64], columns: vec[i64], starts: vec[i64], backs: vec[i64]) -> None:
        super().__init__(atlas, rows, columns, starts, backs)
        self.id = ""
        self.name: dict[str, str] = {}
        # Phrases of the setup, as they stand in the file.
        self.setup: list[str] = []
        # Steps from the first space of the power track to its end, and how many spaces each band has before the end.
        self.track: i64 = 0
        self.bands: vec[i64] = zeros(BANDS)
        # By faction: what its tokens are, the vulnerable parts as a mask.
        self.tokens: vec[i64] = zeros(2)
        self.parts: vec[i64] = zeros(2)
        # By faction and band: level, properties as a mask, hit icons that it adds in a fight.
        self.faction_levels: vec[i64] = zeros(2 * BANDS)
        self.properties: vec[i64] = zeros(2 * BANDS)
        self.extra_icons: vec[i64] = zeros(2 * BANDS)
        self.faction_names: list[dict[str, str]] = []
        self.token_names: list[dict[str, str]] = []
        # Quest markers that lie on the map from the start, and their slots.
        self.marker_ids: list[str] = []
        self.marker_names: list[dict[str, str]] = []
        self.marker_slots: vec[i64] = vec[i64]()
        # The same by marker of the pack: where it lies at the start (-1: nowhere).
        self.marker_starts: vec[i64] = vec[i64]()

    def band_at(self, step: i64) -> i64:
        """The band of the space that a marker has reached after so many steps; the last one at the end and beyond."""
        band: i64 = 0
        while band < BANDS - 1 and step >= self.bands[band]:
            step -= self.bands[band]
            band += 1
        return band

    def marker_start(self, marker: i64) -> i64:
        """Where a marker lies at the start: on a face-down tile."""
        return DOWN + self.marker_slots[marker]

    def marker_at(self, marker: i64) -> i64:
        """Where a marker of the pack lies at the start; -1: nowhere."""
        return self.marker_starts[marker] if marker < len(self.marker_starts) else -1
