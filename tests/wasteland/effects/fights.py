"""What the rules of Wasteland do, switched off: dice, tests, fights, ambushes."""

from typing import cast

from librt.vecs import vec
from mypy_extensions import i64
from tests.mutation import Effects
from tests.ways import Method, and_then, but_first, constant, instead, nothing, wrapped

from bottlecap.engine.state import Decision, State
from bottlecap.games.wasteland import attacking, fighting, testing, things, turns, vats
from bottlecap.games.wasteland.agendas import loyal_to
from bottlecap.games.wasteland.attacking import Ambush
from bottlecap.games.wasteland.body import suffer
from bottlecap.games.wasteland.effects import deeds
from bottlecap.games.wasteland.effects.base import ENEMIES
from bottlecap.games.wasteland.enemies import discard_enemy, flees
from bottlecap.games.wasteland.fighting import Fight, HitFoe, TakeHits, foe_has, foe_level, has_ranged_weapon, icons_on_survivor
from bottlecap.games.wasteland.foes import STAR_FOE, extra_icons_of, faction_of, parts_of, tokens_at
from bottlecap.games.wasteland.growing import count_letters
from bottlecap.games.wasteland.state import WastelandState, of
from bottlecap.games.wasteland.testing import Judge
from bottlecap.games.wasteland.tokens import ARMORED, FLEE, RADIOACTIVE, WEAPON_SLOT
from bottlecap.games.wasteland.vats import Fall, Reroll, Throwing, icons_thrown


def two_dice(original: Method, *args: object) -> vec[i64]:
    return cast("vec[i64]", original(*args))[:36]


def all_again(_self: object, state: State, decision: Decision, arg: int) -> None:
    s = of(state)
    s.rerolls -= 1
    s.roll(Throwing(decision.seat, 7))


def of_all_letters(original: Method, s: WastelandState, seat: int, letters: int, twice: int) -> int:
    return int(count_letters(letters))


def once_each(original: Method, s: WastelandState, seat: int, letters: int, twice: int) -> object:
    return original(s, seat, letters, 0)


def whole_weapon(s: WastelandState, seat: int) -> int:
    weapon = s.wears(seat, WEAPON_SLOT)
    return 0 if weapon < 0 else int(count_letters(s.content.item_letters[weapon]))


def carried_too(original: Method, s: WastelandState, seat: int) -> int:
    return cast(int, original(s, seat)) + len(s.carried(seat))


def hits_first(self: TakeHits, state: State) -> None:
    """The foe is hit before the survivor is."""
    s, seat = of(state), self.seat
    icons, level = icons_on_survivor(s, seat), foe_level(s)
    rads = level if icons > 0 and foe_has(s, RADIOACTIVE) else 0
    HitFoe(seat, self.deaths).run(state)
    suffer(s, seat, icons * level, rads, ENEMIES)


def each_part(s: WastelandState, parts: int) -> int:
    """Every part that matches is a hit."""
    return sum(bin(s.content.face_parts[die - 1] & parts).count("1") for die in s.dice if die > 0)


def no_aim(s: WastelandState, seat: int) -> int:
    return int(parts_of(s, s.foe))


def flees_from_the_dead(self: HitFoe, state: State) -> None:
    s = of(state)
    if s.deaths[self.seat] != self.deaths and s.foe < STAR_FOE and foe_has(s, FLEE):
        flees(s, s.foe)


def goes_with_the_dead(self: HitFoe, state: State) -> None:
    s = of(state)
    if s.deaths[self.seat] != self.deaths and s.foe < STAR_FOE:
        discard_enemy(s, s.foe)


def hits_of_the_dead(original: Method, self: HitFoe, state: State) -> None:
    """The killed hit all the same."""
    original(HitFoe(self.seat, of(state).deaths[self.seat]), state)


def free(s: WastelandState, *_args: object) -> None:
    s.actions += 1


def dearly(s: WastelandState, *_args: object) -> None:
    s.actions -= 1


def far_hit(by: int) -> Method:
    def hits(original: Method, s: WastelandState, seat: int) -> int:
        return cast(int, original(s, seat)) + (by if s.apart and not s.attacks else 0)

    return hits


def more_needed(by: int) -> Method:
    return lambda original, s: cast(int, original(s)) + by


def unarmored(original: Method, s: WastelandState) -> int:
    return cast(int, original(s)) - (1 if foe_has(s, ARMORED) else 0)


def no_rads(original: Method, s: WastelandState, seat: int, damage: int, rads: int, source: int) -> object:
    return original(s, seat, damage, 0, source)


def rads_always(original: Method, s: WastelandState, seat: int, damage: int, rads: int, source: int) -> object:
    return original(s, seat, damage, foe_level(s) if foe_has(s, RADIOACTIVE) else 0, source)


def armour_first(s: WastelandState, seat: int) -> int:
    """What the foe adds is not held off."""
    icons = max(icons_thrown(s) - s.armour(seat) - s.spared, 0) + extra_icons_of(s, s.foe)
    return int(icons + (1 if s.apart and s.attacks and not has_ranged_weapon(s, seat) else 0))


def not_ones_own(original: Method, self: Fight, state: State) -> None:
    if self.foe < STAR_FOE or loyal_to(of(state), self.seat) != faction_of(self.foe):
        original(self, state)


def lurks_for_all(s: WastelandState, seat: int, faction: int, sector: int) -> int:
    return int(tokens_at(s, faction, sector))


def ambush_again(self: Ambush, state: State) -> None:
    """Whoever was killed meets the others all the same."""
    s = of(state)
    if self.done:
        s.push(Fight(self.seat, 25, s.where[self.seat], 0, 1, 0, 0))
    elif len(attacking.ambushers(s, self.seat, self.done, self.stars, self.shields)) > 0:
        s.ask(self.seat, attacking.Ambushed(self.done, self.stars, self.shields))


def robbed(self: Judge, state: State) -> None:
    s = of(state)
    s.caps = type(s.caps)([0] * s.players)


ROLL = {"two-dice": wrapped(Fall, "candidates", two_dice)}
EFFECTS: Effects = {
    "vats-dice": {
        "no-icons": instead(fighting, "icons_thrown", lambda s: 0),
        "all-black": instead(fighting, "dice_showing", lambda s, parts: 0),
    },
    "test-roll": ROLL,
    "test-reroll": {
        "all-letters": wrapped(testing, "test_rerolls", of_all_letters),
        "none": instead(testing, "test_rerolls", lambda *args: 0),
        "all-dice": instead(Reroll, "apply", all_again),
    },
    "test-letter-twice": {"once": wrapped(testing, "test_rerolls", once_each)},
    "test-success": {
        "harder": wrapped(testing, "icons_thrown", lambda original, s: cast(int, original(s)) - 1),
        "easier": wrapped(testing, "icons_thrown", lambda original, s: cast(int, original(s)) + 1),
        "silhouettes": instead(testing, "icons_thrown", lambda s: int(vats.dice_showing(s, 15))),
    },
    "test-no-result": {"robbed": and_then(Judge, "run", robbed)},
    "combat-roll": ROLL,
    "combat-order": {"hits-first": instead(TakeHits, "run", hits_first)},
    "combat-reroll": {
        "all-letters": instead(fighting, "combat_rerolls", whole_weapon),
        "none": instead(fighting, "combat_rerolls", lambda *args: 0),
        "carried": wrapped(fighting, "combat_rerolls", carried_too),
        "all-dice": instead(Reroll, "apply", all_again),
    },
    "combat-letters": {
        "those-held": wrapped(fighting, "letters_used", lambda original, s, seat: cast(int, original(s, seat)) & s.letters[seat]),
        "those-of-the-survivor": instead(fighting, "letters_used", lambda s, seat: s.letters[seat]),
    },
    "combat-damage": {
        "no-armour": instead(WastelandState, "armour", lambda *args: 0),
        "no-level": wrapped(fighting, "suffer", lambda original, s, seat, d, r, src: original(s, seat, d // foe_level(s), r, src)),
    },
    "combat-hits": {
        "each-part": instead(fighting, "dice_showing", each_part),
        "no-aim": instead(fighting, "parts_to_hit", no_aim),
        "any-part": wrapped(fighting, "dice_showing", lambda original, s, parts: original(s, 15)),
    },
    "combat-kill": {
        "more": wrapped(fighting, "hits_needed", more_needed(1)),
        "fewer": wrapped(fighting, "hits_needed", more_needed(-1)),
    },
    "combat-xp": {
        "none": nothing(fighting, "gain_xp"),
        "one": wrapped(fighting, "gain_xp", lambda original, s, seat, level: original(s, seat, 1)),
    },
    "combat-ends": {"goes-on": nothing(fighting, "clear_throw")},
    "combat-timing": {
        "no-window": instead(fighting, "can_use", lambda *args: False),
        "in-vain": instead(deeds, "can_still_kill", lambda *args: True),
    },
    "combat-drawn": {"kept": nothing(fighting, "let_go")},
    "combat-survivor-dies": {
        "flees": but_first(HitFoe, "run", flees_from_the_dead),
        "gone": but_first(HitFoe, "run", goes_with_the_dead),
        "hit": wrapped(HitFoe, "run", hits_of_the_dead),
    },
    "fight-action": {"free": and_then(attacking, "attack", free)},
    "fight-ranged": {
        "no-hit": wrapped(fighting, "sure_hits", far_hit(-1)),
        "always-hit": wrapped(fighting, "sure_hits", far_hit(1)),
    },
    "prop-ranged": {
        "no-icon": instead(fighting, "has_ranged_weapon", lambda *args: True),
        "always": instead(fighting, "has_ranged_weapon", lambda *args: False),
    },
    "prop-armored": {"none": wrapped(fighting, "hits_needed", unarmored)},
    "prop-radioactive": {
        "none": wrapped(fighting, "suffer", no_rads),
        "always": wrapped(fighting, "suffer", rads_always),
        "late": instead(TakeHits, "run", hits_first),
    },
    "prop-loot": {
        "none": nothing(things.Loot, "run"),
        "always": constant(fighting, "LOOT", 63),
        "printed-only": wrapped(
            fighting, "kill", lambda original, s, seat, foe, at, level, extra=0: original(s, seat, foe, at, level)
        ),
    },
    "prop-flee": {"stays": nothing(fighting, "run_away"), "from-the-dead": but_first(HitFoe, "run", flees_from_the_dead)},
    "extra-icons": {
        "none": instead(fighting, "extra_icons_of", lambda *args: 0),
        "behind-armour": instead(fighting, "icons_on_survivor", armour_first),
    },
    "loyalty-drawn": {"refused": wrapped(Fight, "run", not_ones_own)},
    "loyalty-aggressive": {"lurks": instead(attacking, "lurking", lurks_for_all)},
    "prop-aggressive": {
        "no-ambush": nothing(turns, "ambush"),
        "everybody": constant(attacking, "AGGRESSIVE", 63),
        "dear": and_then(turns, "ambush", dearly),
    },
    "prop-aggressive-choice": {"the-killed-too": instead(Ambush, "run", ambush_again)},
}
