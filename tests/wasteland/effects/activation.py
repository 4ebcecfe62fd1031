"""What the rules of Wasteland do, switched off: enemies act."""

from typing import cast

from librt.vecs import append, vec
from mypy_extensions import i64
from tests.mutation import Effects
from tests.wasteland.effects import fights
from tests.ways import Method, and_then, constant, instead, nothing, wrapped

import bottlecap
from bottlecap.engine.state import State
from bottlecap.games.wasteland import activating, foes, fog
from bottlecap.games.wasteland.activating import Act, Activate, likelier, may_go_for, victim
from bottlecap.games.wasteland.foes import STAR_FOE
from bottlecap.games.wasteland.geography import is_down
from bottlecap.games.wasteland.scenario import BANDS
from bottlecap.games.wasteland.state import WastelandState, of
from bottlecap.games.wasteland.tokens import RANGED


def around_the_hidden(original: Method, *args: object) -> vec[i64]:
    """Face-down tiles are in the way."""
    out = vec[i64]()
    for step in cast("vec[i64]", original(*args)):
        if not is_down(step):
            out = append(out, step)
    return out


def on_its_way(original: Method, s: WastelandState, foe: int, sector: int) -> int:
    """Only from the next sector."""
    found = cast(int, original(s, foe, sector))
    return -1 if found >= 0 and s.where[found] == sector else found


def own_sector_first(original: Method, s: WastelandState, foe: int, sector: int) -> object:
    found = -1
    for seat in range(s.players):
        here = s.where[seat] == sector and may_go_for(s, foe, seat)
        if here and (found < 0 or likelier(s, seat, found)):
            found = seat
    return original(s, foe, sector) if found < 0 else found


def by_order_alone(s: WastelandState, one: int, other: int) -> bool:
    return (one - s.first_player) % s.players < (other - s.first_player) % s.players


def by_seat(s: WastelandState, one: int, other: int) -> bool:
    return s.life(one) < s.life(other)


def by_health(s: WastelandState, one: int, other: int) -> bool:
    if s.health[one] != s.health[other]:
        return s.health[one] < s.health[other]
    return by_order_alone(s, one, other)


def however_far(original: Method, s: WastelandState, foe: int, far: vec[i64]) -> int:
    found = -1
    for seat in range(s.players):
        if may_go_for(s, foe, seat) and (found < 0 or likelier(s, seat, found)):
            found = seat
    return found


def one_after_another(s: WastelandState, force: int, unit: int) -> None:
    """Nobody is asked who comes first."""
    s.push(Act(force, unit))


def first_way(original: Method, *args: object) -> object:
    return cast("vec[i64]", original(*args))[:1]


def deadly_alone(s: WastelandState, force: int, unit: int, target: int) -> bool:
    return False


def those_in_place(s: WastelandState, foe: int, sector: int) -> int:
    return int(victim(s, foe, sector))


BEGINNING: list[vec[i64]] = []


def remember(_self: Activate, state: State) -> None:
    BEGINNING[:] = [of(state).where]


def by_the_beginning(original: Method, self: Act, state: State) -> None:
    s = of(state)
    now, s.where = s.where, BEGINNING[0]
    original(self, state)
    s.where = now


def as_at_first(game: bottlecap.Game) -> None:
    """Enemies act by where survivors were when the activation began."""
    and_then(Activate, "run", remember)(game)
    wrapped(Act, "run", by_the_beginning)(game)


def not_over_hidden(original: Method, s: WastelandState, a: int, b: int) -> object:
    return not is_down(a) and not is_down(b) and original(s, a, b)


def the_first(s: WastelandState, faction: int, sector: int) -> None:
    """Whichever lies there."""
    tokens = s.tokens_of(faction)[:]
    for i in range(len(tokens)):
        if tokens[i] == sector + 1:
            tokens[i] = 0
            s.set_tokens(faction, tokens)
            return


def everybody(s: WastelandState, foe: int, seat: int) -> bool:
    return True


def the_loyal_too(original: Method, s: WastelandState, foe: int, seat: int) -> object:
    return original(s, 0, seat)


def strongest(original: Method, s: WastelandState, foe: int, sector: int) -> int:
    found = -1
    for seat in range(s.players):
        if s.where[seat] == sector and may_go_for(s, foe, seat) and (found < 0 or likelier(s, found, seat)):
            found = seat
    return found


def never_ranged(s: WastelandState, foe: int) -> int:
    return int(foes.properties_of(s, foe)) & ~RANGED


EFFECTS: Effects = {
    "activate-move": {
        "stays": nothing(activating, "come_nearer"),
        "around-the-hidden": wrapped(activating, "steps_nearer", around_the_hidden),
    },
    "activate-fight": {"goes-on": wrapped(activating, "victim", on_its_way)},
    "activate-ranged": {"never": instead(activating, "properties_of", never_ranged)},
    "activate-ranged-choice": {
        "own-sector": wrapped(activating, "victim", own_sector_first),
        "by-seat": instead(activating, "likelier", by_seat),
    },
    "activate-target": {
        "strength": instead(activating, "likelier", by_order_alone),
        "by-seat": instead(activating, "likelier", by_seat),
        "no-rads": instead(activating, "likelier", by_health),
        "however-far": wrapped(activating, "quarry", however_far),
    },
    "activate-several": {
        "unasked": instead(activating, "choose", one_after_another),
        "those-in-place": instead(activating, "prey", those_in_place),
    },
    "activate-path": {
        "first-way": wrapped(activating, "steps_nearer", first_way),
        "unasked": instead(activating, "order_matters", lambda *args: False),
        "deadly-alone": instead(activating, "is_swayed", deadly_alone),
        "never-deadly": instead(activating, "worst", lambda *args: 0),
        "always": instead(activating, "order_matters", lambda *args: True),
    },
    "activate-one-by-one": {"as-at-first": as_at_first},
    "activate-none": {"everybody": instead(activating, "may_go_for", everybody)},
    "face-down-ranged": {"hidden": wrapped(WastelandState, "are_adjacent", not_over_hidden)},
    "faction-enemy": {
        "stays": nothing(fog, "remove_token"),
        "whichever": instead(fog, "remove_token", the_first),
    },
    "faction-letters": {"first-band": instead(foes, "at_band", lambda s, foe: (foe - STAR_FOE) * BANDS)},
    "loyalty-effects": {"the-loyal-too": wrapped(activating, "may_go_for", the_loyal_too)},
    "loyalty-aggressive": {
        **fights.EFFECTS["loyalty-aggressive"],
        "the-loyal-too": wrapped(activating, "may_go_for", the_loyal_too),
    },
    "prop-aggressive": {**fights.EFFECTS["prop-aggressive"], "waits": constant(activating, "AGGRESSIVE", 0)},
    "prop-aggressive-choice": {
        **fights.EFFECTS["prop-aggressive-choice"],
        "strongest": wrapped(activating, "weakest_at", strongest),
    },
}
