"""What the rules of Wasteland do, switched off: fog and condensers."""

from typing import cast

from librt.vecs import vec
from mypy_extensions import i64
from tests.mutation import Effects
from tests.ways import Method, instead, nothing, wrapped

from bottlecap.engine.state import State
from bottlecap.games.wasteland import fog, turns
from bottlecap.games.wasteland.foes import put_token, remove_token
from bottlecap.games.wasteland.fog import LayFog
from bottlecap.games.wasteland.state import WastelandState, of
from bottlecap.games.wasteland.tokens import SHIELD, STAR


def lowest(original: Method, s: WastelandState, sector: int) -> int:
    level = cast(int, original(s, sector))
    return 6 - level if level else 0


def one_of_them(original: Method, s: WastelandState) -> object:
    return cast("vec[i64]", original(s))[:1]


def without_condenser(original: Method, s: WastelandState) -> object:
    return vec[i64]([sector for sector in cast("vec[i64]", original(s)) if not s.lies_at(STAR, sector)])


def by_the_turn(original: Method, self: LayFog, state: State) -> None:
    s = of(state)
    first, s.first_player = s.first_player, s.turn
    original(self, state)
    s.first_player = first


def laid(original: Method, s: WastelandState, faction: int, sector: int, _seat: int) -> bool:
    return bool(put_token(s, faction, sector))


def clears_one(original: Method, s: WastelandState, faction: int, sector: int, _seat: int) -> bool:
    if faction == STAR:
        remove_token(s, SHIELD, sector)
    return bool(put_token(s, faction, sector))


EFFECTS: Effects = {
    "fog": {"harmless": instead(turns, "is_foggy", lambda *args: False)},
    "condenser": {"clears-nothing": wrapped(fog, "lay_token", laid), "clears-one": wrapped(fog, "lay_token", clears_one)},
    "fog-activation": {"none": nothing(LayFog, "run"), "lowest": wrapped(fog, "town_level", lowest)},
    "highest": {
        "lowest": wrapped(fog, "town_level", lowest),
        "unasked": wrapped(fog, "highest_free_sites", one_of_them),
        "by-the-turn": wrapped(LayFog, "run", by_the_turn),
    },
    "fog-cleared": {"lies": wrapped(fog, "lay_token", laid), "skipped": wrapped(fog, "highest_free_sites", without_condenser)},
    "fog-nowhere": {"again": instead(fog, "is_foggy", lambda *args: False)},
}
