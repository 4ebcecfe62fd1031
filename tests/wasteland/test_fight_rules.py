"""Wasteland: fights, step by step."""

from typing import Any

import pytest
from tests.say import act, asked, heard, outcomes, refused, zone
from tests.wasteland.fights import ATTACK, BEYOND, HERE, NEXT, PLAIN, fight, health, meet, ordered
from tests.wasteland.table import (
    DOMAINS,
    GAME,
    enemy_at,
    first,
    fought,
    reroll,
    table,
    throw,
    tokens_lie,
    value,
)

import bottlecap

# --- the steps --------------------------------------------------------------------------------------------------------


@pytest.mark.rule("wasteland/combat-roll")
def test_a_fight_throws_three_dice() -> None:
    match = meet("protectron-1")
    act(match, 0, "fight", enemy="protectron-1")
    thrown = outcomes(match)
    assert len(thrown) == 6**3 and set(thrown.values()) == {1}


@pytest.mark.rule("wasteland/combat-order")
@pytest.mark.parametrize("began", ["survivor", "enemy"])
def test_a_fight_goes_step_by_step(began: str) -> None:
    if began == "survivor":
        match = meet("glowing-one-1", held=[["tire-iron"]])
        act(match, 0, "fight", enemy="glowing-one-1")
    else:
        step = {**ATTACK, "foe": "glowing-one-1"}
        match = meet("glowing-one-1", held=[["tire-iron"]], then=[step])
    throw(match, "torso", "head", "body")
    reroll(match, 0, 1)
    throw(match, "torso", "arms", "body")
    act(match, 0, "keep")
    assert [event.kind for event in match.events(None)][-6:] == ["threw", "rerolls", "threw", "hurt", "irradiated", "not-killed"]
    # The same with a kill: hurt first, then the hit, then experience.
    match = meet("glowing-one-1")
    act(match, 0, "fight", enemy="glowing-one-1")
    fought(match, 0, "arms", "arms", "body")
    assert [event.kind for event in match.events(None)][-5:] == ["threw", "hurt", "irradiated", "slain", "learned"]


@pytest.mark.rule("wasteland/combat-reroll")
def test_each_letter_of_the_weapon_that_is_held_is_a_reroll() -> None:
    match = meet("deathclaw-1", held=[["combat-shotgun"]], letters=["pcal"], turned=["combat-shotgun"])
    act(match, 0, "fight", enemy="deathclaw-1")
    # The weapon has P, E and C.
    assert value(match, "rerolls") == 2
    throw(match, "limbs", "legs", "legs")
    reroll(match, 0, 0, 2)
    assert len(outcomes(match)) == 36
    throw(match, "limbs", "legs", "legs")
    reroll(match, 0, 1)
    throw(match, "limbs", "limbs", "legs")
    assert heard(match, None, "not-killed")


@pytest.mark.rule("wasteland/combat-reroll")
def test_a_weapon_that_is_not_equipped_rerolls_nothing() -> None:
    match = meet("deathclaw-1", held=[["tire-iron"]], worn=[0, 0, 0, 0], traits=[0, 0, 1])
    act(match, 0, "fight", enemy="deathclaw-1")
    throw(match, "limbs", "legs", "legs")
    assert refused(match, 0, "reroll", dice=1) == "wasteland/combat-reroll"


def test_a_fight_that_failed_tells_the_hits_and_those_that_would_have_killed() -> None:
    match = fight("deathclaw-1", "limbs", "legs", "legs")
    assert heard(match, None, "not-killed") == [{"seat": 0, "foe": DOMAINS["foe"].index("deathclaw-1"), "hits": 1, "needed": 3}]


@pytest.mark.parametrize(
    ("faces", "held", "told"),
    [
        (("head", "torso", "legs"), [], []),
        (("head", "torso", "legs"), ["t-60-power-armor"], [{"seat": 0, "amount": 3}]),
        # No more than there are.
        (("torso", "body", "body"), ["t-60-power-armor"], [{"seat": 0, "amount": 1}]),
        (("limbs", "body", "body"), ["t-60-power-armor"], []),
    ],
)
def test_what_armour_holds_off_is_told(faces: tuple[str, str, str], held: list[str], told: list[dict[str, int]]) -> None:
    assert heard(fight("raider-psycho", *faces, held=[held]), None, "held-off") == told


@pytest.mark.rule("wasteland/combat-letters")
@pytest.mark.parametrize(
    ("held", "letters", "rerolls"),
    [
        # A card that asks for P: it is on the equipped weapon, whoever has the token; the shotgun has P, E and C.
        (["combat-shotgun", "pip-boy"], "a", 1),
        (["combat-shotgun", "pip-boy"], "pe", 3),
        (["ripper", "pip-boy"], "p", 0),
        (["pip-boy"], "p", 0),
        # A weapon that is carried is not used.
        (["ripper", "combat-shotgun", "pip-boy"], "p", 0),
    ],
)
def test_the_letters_that_a_fight_uses_are_all_those_of_the_weapon(held: list[str], letters: str, rerolls: int) -> None:
    match = meet("deathclaw-1", held=[held], letters=[letters])
    act(match, 0, "fight", enemy="deathclaw-1")
    assert value(match, "rerolls") == rerolls


@pytest.mark.rule("wasteland/combat-damage")
@pytest.mark.parametrize(
    ("held", "hurt"),
    [([], 8), (["leather-armor"], 6), (["combat-armor", "vault-suit"], 2), (["t-60-power-armor", "vault-suit"], 0)],
)
def test_each_icon_that_armour_does_not_hold_does_the_level_in_damage(held: list[str], hurt: int) -> None:
    # Four icons, level 2.
    match = fight("raider-psycho", "head", "torso", "legs", held=[held])
    assert health(match) == 16 - hurt


@pytest.mark.rule("wasteland/combat-damage")
def test_more_armour_than_icons_heals_nothing() -> None:
    match = fight("raider-psycho", "torso", "body", "body", held=[["t-60-power-armor"]], health=[10])
    assert health(match) == 10


@pytest.mark.rule("wasteland/combat-hits")
@pytest.mark.parametrize(("faces", "killed"), [(("limbs", "torso", "body"), False), (("limbs", "torso", "arms"), True)])
def test_a_die_is_one_hit_however_much_of_it_matches(faces: tuple[str, str, str], killed: bool) -> None:
    # Radscorpions are vulnerable in arms and legs, and level 2.
    match = fight("radscorpion-1", "limbs", "torso", "torso")
    assert not heard(match, None, "slain")
    match = fight("raider-psycho", *faces)
    assert bool(heard(match, None, "slain")) is killed


@pytest.mark.rule("wasteland/combat-hits")
def test_what_a_weapon_aims_at_counts_as_vulnerable() -> None:
    # The minigun hits where it aims, and no die is more than one hit.
    lasting = GAME.cards.item_lasting[DOMAINS["item"].index("minigun")]
    part = {1: "head", 2: "torso", 4: "arms"}[sum(effect.aims_at() for effect in lasting.effects)]
    # The mole rat itself is vulnerable in its legs.
    assert heard(fight("mole-rat", part, part, part, held=[["minigun"]], letters=["a"]), None, "slain")
    assert not heard(fight("mole-rat", part, part, part), None, "slain")


@pytest.mark.rule("wasteland/combat-kill")
@pytest.mark.parametrize(
    ("faces", "killed"),
    [(("arms", "body", "body"), False), (("arms", "arms", "body"), True), (("arms", "arms", "head"), True)],
)
def test_as_many_hits_as_the_level_kill(faces: tuple[str, str, str], killed: bool) -> None:
    match = fight("raider-psycho", *faces)
    assert bool(heard(match, None, "slain")) is killed
    assert ("raider-psycho" in zone(match, "enemies", "discard")) is killed
    assert ("raider-psycho" in zone(match, "enemies", "map")) is not killed


@pytest.mark.rule("wasteland/combat-xp")
def test_a_kill_gives_the_level_in_experience() -> None:
    assert value(fight("deathclaw-1", "arms", "torso", "arms"), "peg", 0) == 3
    assert value(fight("protectron-1", "legs", "torso", "arms"), "peg", 0) == 1
    assert value(fight("deathclaw-1", "arms", "torso", "legs"), "peg", 0) == 0


@pytest.mark.rule("wasteland/combat-ends")
def test_a_fight_is_one_throw_and_hits_are_forgotten() -> None:
    match = meet("raider-psycho")
    for left in (1, 0):
        act(match, 0, "fight", enemy="raider-psycho")
        fought(match, 0, "arms", "body", "body")
        assert value(match, "actions") == left
    assert enemy_at(match, "raider-psycho") == HERE and len(heard(match, None, "threw")) == 2
    assert (value(match, "task"), value(match, "dice")) == (0, [0, 0, 0])


@pytest.mark.rule("wasteland/combat-drawn")
@pytest.mark.parametrize(
    ("faces", "won"), [(("legs", "body", "body"), 1), (("arms", "arms", "arms"), 0), (("head", "head", "head"), 0)]
)
def test_one_drawn_for_a_card_is_discarded_and_not_replaced(faces: tuple[str, str, str], won: int) -> None:
    match = ordered("mole-rat", *faces, then={"sector": "nowhere", "attacks": 0}, health=[6])
    if asked(match, 0) == ["stand-up"]:
        act(match, 0, "stand-up", sector=HERE)
    assert zone(match, "enemies", "discard") == ["mole-rat"] and zone(match, "enemies", "map") == []
    assert value(match, "won") == won and value(match, "fled") == 0
    assert tokens_lie(match, "laid") == []


@pytest.mark.rule("wasteland/combat-timing")
def test_what_is_for_before_a_fight_is_used_before_the_throw() -> None:
    match = meet("yao-guai", held=[["missile-launcher"]], letters=["a"], actions=2)
    assert refused(match, 0, "use", item="missile-launcher") == "wasteland/combat-timing"
    act(match, 0, "fight", enemy="yao-guai")
    assert asked(match, 0) == ["brace"]
    act(match, 0, "use", item="missile-launcher")
    assert value(match, "hits_plus") == 2
    # Nothing more can be used, so the dice are thrown.
    throw(match, "legs", "body", "body")
    # 1, 1 and 1 by the dice, and 2: more than three.
    assert heard(match, None, "slain")


@pytest.mark.rule("wasteland/combat-timing")
def test_what_is_for_a_fight_is_used_with_the_dice_thrown() -> None:
    match = meet("yao-guai", held=[["missile-launcher", "psycho"]], letters=["a"])
    act(match, 0, "fight", enemy="yao-guai")
    assert refused(match, 0, "use", item="psycho") == "wasteland/combat-timing"
    act(match, 0, "fight-on")
    throw(match, "torso", "torso", "legs")
    assert refused(match, 0, "use", item="missile-launcher") == "wasteland/combat-timing"
    act(match, 0, "use", item="psycho")
    act(match, 0, "keep")
    assert heard(match, None, "slain")


def hurt_by_yao_guai(*faces: str, **changes: Any) -> bottlecap.Match:
    """The dice fall so and stay: three hits in head or legs kill it, each icon costs two health."""
    match = meet("yao-guai", **{"letters": ["a"], **changes})
    act(match, 0, "fight", enemy="yao-guai")
    throw(match, *faces)
    if asked(match, 0) == ["aim"]:
        act(match, 0, "keep")
    return match


@pytest.mark.rule("wasteland/combat-timing")
def test_between_the_hits_on_the_survivor_and_those_on_the_enemy_something_is_used() -> None:
    # Unhurt, there was nothing to heal while the dice could still be thrown again.
    match = hurt_by_yao_guai("torso", "torso", "torso", held=[["stimpak"]])
    assert asked(match, 0) == ["strike"] and health(match) == 10
    act(match, 0, "use", item="stimpak")
    assert health(match) == 16
    told = [event.kind for event in match.events(None)]
    assert told.index("hurt") < told.index("healed") < told.index("not-killed")
    # Two of three hits, and what makes up for the third; or nothing, and it lives.
    for use in (True, False):
        match = hurt_by_yao_guai("legs", "limbs", "torso", held=[["guns-and-bullets"]])
        prompt = match.prompts(0)[0]
        assert (prompt.name, prompt.args["hits"], prompt.args["needed"], health(match)) == ("strike", 2, 3, 12)
        assert not heard(match, None, "slain") and not heard(match, None, "not-killed")
        act(match, 0, "use", item="guns-and-bullets") if use else act(match, 0, "strike")
        assert bool(heard(match, None, "slain")) == use


@pytest.mark.rule("wasteland/combat-timing")
def test_dice_turned_after_the_hits_on_the_survivor_hurt_nobody_more() -> None:
    match = hurt_by_yao_guai("torso", "torso", "legs", held=[[]], perks={"four-leaf-clover": "held 0"})
    assert asked(match, 0) == ["strike"]
    act(match, 0, "use-perk", perk="four-leaf-clover")
    act(match, 0, "set-die", die="first", face="head")
    act(match, 0, "set-die", die="second", face="head")
    assert heard(match, None, "slain") and health(match) == 10


@pytest.mark.rule("wasteland/combat-timing")
@pytest.mark.parametrize(
    ("faces", "changes"),
    [
        # Enough without it; not enough with it.
        (("legs", "limbs", "legs"), {"held": [["guns-and-bullets"]]}),
        (("torso", "torso", "torso"), {"held": [["guns-and-bullets"]]}),
        (("torso", "torso", "torso"), {"held": [[]], "perks": {"four-leaf-clover": "held 0"}}),
        # The dice count as they lie, and the hits have fallen.
        (("torso", "torso", "torso"), {"held": [["grognak-the-barbarian"]], "traits": [0, 0, 1]}),
        (("torso", "torso", "torso"), {"held": [["unstoppables"]]}),
        (("legs", "limbs", "torso"), {"held": [["psycho", "stimpak"]], "health": [4]}),
    ],
)
def test_where_nothing_would_help_any_more_nobody_is_asked(faces: tuple[str, ...], changes: dict[str, Any]) -> None:
    match = hurt_by_yao_guai(*faces, **changes)
    assert heard(match, None, "hurt") and asked(match, 0) != ["strike"]


@pytest.mark.rule("wasteland/combat-timing")
def test_two_cards_that_kill_together_are_asked_for_together() -> None:
    match = hurt_by_yao_guai("torso", "torso", "torso", held=[["super-sledge", "guns-and-bullets"]])
    assert asked(match, 0) == ["strike"]
    act(match, 0, "use", item="guns-and-bullets")
    assert asked(match, 0) == ["strike"]
    act(match, 0, "use", item="super-sledge")
    assert heard(match, None, "slain")


@pytest.mark.rule("wasteland/combat-survivor-dies")
@pytest.mark.parametrize("enemy", ["raider-psycho", "radscorpion-1"])
def test_an_enemy_that_kills_stays_where_it_is(enemy: str) -> None:
    # Three hits and four damage, of which two are enough; the radscorpion would flee from the living.
    match = fight(enemy, "arms", "arms", "limbs", health=[2])
    assert asked(match, 0) == ["stand-up"]
    act(match, 0, "stand-up", sector=NEXT)
    assert enemy_at(match, enemy) == HERE and value(match, "fled") == 0
    assert value(match, "peg", 0) == 0 and value(match, "deaths", 0) == 1
    assert not heard(match, None, "slain")


# --- properties -------------------------------------------------------------------------------------------------------


@pytest.mark.rule("wasteland/prop-ranged")
@pytest.mark.parametrize(
    ("held", "apart", "hurt"), [([], 1, 4), (["tire-iron"], 1, 4), (["pipe-rifle"], 1, 2), ([], 0, 2), (["leather-armor"], 1, 2)]
)
def test_an_attack_from_the_next_sector_has_an_icon_more(held: list[str], apart: int, hurt: int) -> None:
    then = {"sector": NEXT if apart else HERE, "apart": apart}
    match = ordered("bounty-hunter-1", "legs", "limbs", "limbs", then=then, held=[held], letters=["c"])
    assert health(match) == 16 - hurt


@pytest.mark.rule("wasteland/prop-armored")
@pytest.mark.parametrize(("faces", "killed"), [(("legs", "torso", "torso"), False), (("legs", "arms", "torso"), True)])
def test_armour_of_an_enemy_takes_one_hit_more(faces: tuple[str, str, str], killed: bool) -> None:
    match = fight("raider-scum-1", *faces, held=[["courier-duster"]])
    assert bool(heard(match, None, "slain")) is killed
    # Damage and experience go by the level, which is 1.
    assert health(match) == 13 and value(match, "peg", 0) == int(killed)


@pytest.mark.rule("wasteland/prop-radioactive")
def test_a_radioactive_enemy_that_does_damage_irradiates() -> None:
    match = fight("glowing-one-1", "torso", "body", "body")
    assert (health(match), value(match, "rads", 0)) == (14, 2)
    match = fight("glowing-one-1", "torso", "body", "body", held=[["leather-armor"]])
    assert (health(match), value(match, "rads", 0)) == (16, 0)
    # No icon, no damage, no radiation.
    match = fight("glowing-one-1", "body", "body", "body")
    assert (health(match), value(match, "rads", 0)) == (16, 0)
    match = fight("glowing-one-1", "torso", "torso", "body", held=[["hazmat-suit"]])
    assert (health(match), value(match, "rads", 0)) == (14, 0)


@pytest.mark.rule("wasteland/prop-radioactive")
def test_its_radiation_kills_before_it_is_hit() -> None:
    # Two hits would kill it; two damage leave one, which the radiation takes.
    match = fight("glowing-one-1", "arms", "limbs", "limbs", health=[6], rads=[3])
    assert value(match, "deaths", 0) == 1 and value(match, "rads", 0) == 5
    assert enemy_at(match, "glowing-one-1") == HERE and value(match, "peg", 0) == 0
    match = fight("glowing-one-1", "arms", "limbs", "limbs", health=[8], rads=[3])
    assert value(match, "deaths", 0) == 0 and heard(match, None, "slain")


@pytest.mark.rule("wasteland/prop-loot")
def test_a_kill_draws_a_loot_card_where_there_is_loot() -> None:
    match = fight("protectron-1", "legs", "body", "body")
    first(match)
    assert len(zone(match, "items", "held 0")) + len(zone(match, "items", "loot-discard")) == 1
    assert len(zone(match, "items", "loot-deck")) == 33
    # None for one that was not killed.
    match = fight("protectron-1", "arms", "arms", "torso")
    assert asked(match, 0) == ["turn"] and len(zone(match, "items", "loot-deck")) == 34
    match = fight("mole-rat", "legs", "body", "body")
    assert asked(match, 0) == ["turn"] and zone(match, "items", "held 0") == []


@pytest.mark.rule("wasteland/prop-loot")
def test_loot_that_a_card_gives_a_foe_is_drawn_too() -> None:
    match = ordered("mole-rat", "legs", "body", "body", then={"extra": ["loot"], "attacks": 0})
    assert match.seat == bottlecap.CHANCE


@pytest.mark.rule("wasteland/prop-flee")
def test_one_that_was_not_killed_flees_and_lies_face_down() -> None:
    match = fight("mole-rat", "arms", "arms", "arms")
    assert enemy_at(match, "mole-rat") == HERE
    assert value(match, "fled") == 1 << DOMAINS["enemy"].index("mole-rat")
    assert refused(match, 0, "fight", enemy="mole-rat") == "wasteland/enemy-inactive"
    # Killed in the same throw: it stays.
    match = fight("mole-rat", "arms", "arms", "arms", health=[3])
    act(match, 0, "stand-up", sector=NEXT)
    assert value(match, "deaths", 0) == 1 and value(match, "fled") == 0
    # Killed itself: it is gone.
    assert zone(fight("mole-rat", "legs", "legs", "legs"), "enemies", "discard") == ["mole-rat"]


@pytest.mark.rule("wasteland/extra-icons")
@pytest.mark.parametrize(("held", "hurt"), [([], 2), (["leather-armor"], 1), (["t-60-power-armor"], 0)])
def test_icons_that_an_enemy_adds_are_held_by_armour(held: list[str], hurt: int) -> None:
    # A rebel slave of the Pitt adds two icons, and has level 1.
    match = table(1, "pitt", **{**PLAIN, "held": [held]}, enemies={}, tokens={"star": [HERE]})
    act(match, 0, "fight-faction", faction="star", sector=HERE)
    fought(match, 0, "body", "body", "body")
    assert health(match) == 16 - hurt


def test_a_raised_level_counts_for_everything() -> None:
    """Only story cards raise one."""
    plus = {"sector": "nowhere", "attacks": 0, "plus": 1}
    match = ordered("radroach-1", "legs", "limbs", "arms", then=plus)
    assert (health(match), value(match, "rads", 0)) == (12, 2) and value(match, "peg", 0) == 2
    assert not heard(ordered("radroach-1", "legs", "arms", "arms", then=plus), None, "slain")


@pytest.mark.rule("wasteland/loyalty-drawn")
def test_a_fight_that_a_card_orders_with_ones_own_faction_is_fought() -> None:
    match = ordered("star", "legs", "legs", "legs", then={"sector": "nowhere", "attacks": 0}, agendas={"freedom-1": "pledged 0"})
    assert heard(match, None, "slain") == [{"seat": 0, "foe": 27, "sector": DOMAINS["sector"].index("nowhere")}]


# --- killed in passing ------------------------------------------------------------------------------------------------


@pytest.mark.rule("wasteland/combat-xp")
def test_a_kill_out_of_combat_gives_experience_and_loot() -> None:
    where = {"where": [BEYOND], "perks": {"sniper": "held 0"}}
    match = table(1, **{**PLAIN, **where}, enemies={"protectron-1": "crossroads/hill", "sentry-bot": HERE})
    act(match, 0, "use-perk", perk="sniper")
    # The sentry bot has level 3, which is too high: one target, and no question.
    assert heard(match, None, "slain") and value(match, "peg", 0) == 1
    assert match.seat == bottlecap.CHANCE
    assert enemy_at(match, "sentry-bot") == HERE
