"""What the rules of Wasteland do, switched off: tokens of enemies."""

from typing import cast

from librt.vecs import append, vec
from mypy_extensions import i64
from tests.mutation import Effects, Switch, put
from tests.ways import Method, but_first, constant, instead, nothing, wrapped

import bottlecap
from bottlecap.engine.state import State
from bottlecap.games.wasteland import enemies, replacing
from bottlecap.games.wasteland.enemies import Wake, WakeUp, Waking, is_free_icon, laid_type
from bottlecap.games.wasteland.game import Wasteland
from bottlecap.games.wasteland.replacing import Replace
from bottlecap.games.wasteland.state import ON_MAP, PILE, WAITING, WastelandState, of


def harmless(game: bottlecap.Game) -> None:
    """No enemy has a property."""
    content = cast(Wasteland, game).cards
    put(content, "enemy_properties", vec[i64]([0] * 27))
    Switch.acted += 1


def any_icon(s: WastelandState, sector: int, type: int) -> bool:
    return 0 <= sector < 216 and s.content.atlas.enemies[sector] == type


def not_its_own(original: Method, s: WastelandState, type: int, sector: int) -> object:
    own = s.content.atlas.enemies[sector]
    s.content.atlas.enemies[sector] = -1
    found = original(s, type, sector)
    s.content.atlas.enemies[sector] = own
    return found


def every_icon(original: Method, s: WastelandState, type: int, sector: int) -> object:
    """However far."""
    out = vec[i64]()
    for slot in range(18):
        first = s.map().first_in(s.face_at, slot)
        for place in range(first, first + s.map().many_in(s.face_at, slot)):
            if is_free_icon(s, place, type):
                out = append(out, place)
    return out


def by_the_turn(original: Method, self: Replace, state: State) -> None:
    """Whose turn it is breaks ties."""
    s = of(state)
    first, s.first_player = s.first_player, s.turn
    original(self, state)
    s.first_player = first


def at_once(_self: Wake, state: State) -> None:
    s = of(state)
    s.laid_now = s.fled_now = 0


def all_that_wait(original: Method, kind: WakeUp, state: State, decision: Waking) -> vec[i64]:
    s, place = of(state), decision.place
    pile = WAITING if s.laid_before >> place & 1 else PILE
    return s.enemies.within(pile + laid_type(s, place))


def all_in_pile(s: WastelandState, type: int) -> int:
    return int(s.enemies.count(PILE + type))


def others_wake(self: Wake, state: State) -> None:
    """What fled goes back into its pile, and any of it wakes in its place."""
    s = of(state)
    for enemy in range(27):
        if s.fled >> enemy & 1 and s.content.enemy_type[enemy] == self.type:
            sector = s.enemy_sector(enemy)
            s.fled &= ~(1 << enemy)
            s.enemies.move(enemy, PILE + self.type)
            s.enemies.move(s.enemies.first(PILE + self.type), ON_MAP, sector)


EFFECTS: Effects = {
    "enemy-facts": {"harmless": harmless},
    "enemy-replaced": {
        "none": nothing(Replace, "run"),
        "under-a-factions": constant(enemies, "FACTIONS", 0),
        "any-icon": instead(replacing, "is_free_icon", any_icon),
        "not-its-own": wrapped(replacing, "nearest_icons", not_its_own),
        "however-far": wrapped(replacing, "nearest_icons", every_icon),
        "by-the-turn": wrapped(Replace, "run", by_the_turn),
    },
    "enemy-inactive": {"awake": instead(WastelandState, "is_active", lambda s, enemy: s.enemies.zone[enemy] == ON_MAP)},
    "enemy-wakes": {"never": nothing(Wake, "run"), "at-once": but_first(Wake, "run", at_once)},
    "enemy-face-down-pile": {
        "all-that-wait": wrapped(WakeUp, "candidates", all_that_wait),
        "more-than-it-has": instead(enemies, "left_in_pile", all_in_pile),
        "as-another": but_first(Wake, "run", others_wake),
    },
    "deck-rebuild": {"never": nothing(enemies, "rebuild_pile"), "late": nothing(enemies, "pile_may_end")},
    "enemy-none-left": {"more": instead(enemies, "can_take", lambda *args: True)},
}
