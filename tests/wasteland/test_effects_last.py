"""Everything that lasts in Wasteland does exactly what docs/wasteland-content.md says, shown with every card that has it."""

from collections.abc import Callable
from typing import Any

import pytest
from tests.say import act, asked, can, heard, refused
from tests.wasteland.phrases import lastings, verb_of
from tests.wasteland.table import GAME, altered, first, table, throw, value
from tests.wasteland.test_conditions import state_of
from tests.wasteland.test_effects_do import EAST, NORTH, ROACH
from tests.wasteland.test_equip_rules import item, worn

import bottlecap
from bottlecap.games.wasteland.effects.verbs import LASTING


def in_place(family: str, card: str) -> dict[str, Any]:
    """With the card, and without it."""
    return {"traits": [0, 0, 2]} if family == "trait" else {"held": [[card]]}


def rerolls_of_a_test(letter: str, **changes: Any) -> int:
    """The rerolls of a test that prints the letter twice, for somebody who has it not."""
    step = {"kind": "test", "seat": 0, "letters": [letter, "p"], "twice": [letter], "difficulty": 4}
    match = table(1, **{"held": [[]], "letters": ["p"], "enemies": {}, "then": [step], **changes})
    throw(match, "limbs", "limbs", "limbs")
    return int(value(match, "rerolls")) - 1


def check_reroll_in(family: str, card: str, part: str) -> None:
    task, _, letter = part.partition(":")
    if task == "test":
        check_test_reroll(family, card, letter)
    else:
        check_fight_reroll(family, card, letter)


def check_test_reroll(family: str, card: str, part: str) -> None:
    assert rerolls_of_a_test(part.lower(), **in_place(family, card)) == 1
    assert rerolls_of_a_test(part.lower()) == 0
    assert rerolls_of_a_test("s" if part != "S" else "a", **in_place(family, card)) == 0


def rerolls_of_a_fight(letter: str, **changes: Any) -> int:
    """The rerolls of a fight with a weapon that bears that letter, for somebody who has none on it."""
    weapons = {"p": "10mm-pistol", "s": "pipe-wrench", "": None}
    held = [weapon for weapon in [weapons[letter]] if weapon] + [card for cards in changes.pop("held", []) for card in cards]
    match = table(1, where=[NORTH], enemies={ROACH: NORTH}, letters=["c"], held=[held], **changes)
    act(match, 0, "fight", enemy=ROACH)
    return int(value(match, "rerolls"))


def check_fight_reroll(family: str, card: str, part: str) -> None:
    assert part == "P"
    assert rerolls_of_a_fight("p", **in_place(family, card)) == 1
    assert rerolls_of_a_fight("p") == 0
    assert rerolls_of_a_fight("s", **in_place(family, card)) == rerolls_of_a_fight("", **in_place(family, card)) == 0


def sure_hits(enemy: str, face: str, **changes: Any) -> bool:
    """Whether one enemy is killed by dice that all show this face."""
    match = table(1, **{"where": [NORTH], "enemies": {enemy: NORTH}, "letters": ["p"], "held": [[]], **changes})
    act(match, 0, "fight", enemy=enemy)
    throw(match, face, face, face)
    if match.seat != bottlecap.CHANCE and asked(match, 0) == ["aim"]:
        act(match, 0, "keep")
    return len(heard(match, None, "slain")) == 1


# By type an enemy of level 1, and a face that shows none of its parts.
OF_TYPE = {"robot": ("protectron-1", "torso"), "human": ("looter", "head"), "creature": (ROACH, "head")}


def check_hits_against(family: str, card: str, part: str) -> None:
    type, _, hits = part.partition(":")
    assert hits == "1"
    for other, (enemy, face) in OF_TYPE.items():
        # What aims at that part would hit all the same.
        if not (card == "shishkebab" and face == "arms"):
            assert sure_hits(enemy, face, **in_place(family, card)) == (other == type)


def check_aim(family: str, card: str, part: str) -> None:
    # Glowing ones are hit at their arms, yao guai at head and legs.
    enemy = "yao-guai" if part == "arms" else "glowing-one-1"
    assert sure_hits(enemy, part, **in_place(family, card)) and not sure_hits(enemy, part)


def rads_of_an_enemy(**changes: Any) -> tuple[int, int]:
    """What a glowing one that hurts leaves: health and radiation."""
    match = table(1, **{"where": [NORTH], "enemies": {"glowing-one-1": NORTH}, "letters": ["p"], "held": [[]], **changes})
    act(match, 0, "fight", enemy="glowing-one-1")
    throw(match, "head", "torso", "torso")
    if match.seat != bottlecap.CHANCE and asked(match, 0) == ["aim"]:
        act(match, 0, "keep")
    return value(match, "health", 0), value(match, "rads", 0)


def rads_of_fog(**changes: Any) -> tuple[int, int]:
    """The same of a sector with fog that is entered."""
    match = table(
        1, "far-harbor", **{"where": [NORTH], "enemies": {}, "tokens": {"shield": [EAST], "star": []}, "held": [[]], **changes}
    )
    act(match, 0, "move", sector=EAST)
    return value(match, "health", 0), value(match, "rads", 0)


def check_safe_from(family: str, card: str, part: str) -> None:
    assert (rads_of_fog()[1], rads_of_an_enemy()[1]) == (1, 2)
    armour = int(GAME.cards.item_armour[item(card)])
    safe = in_place(family, card)
    assert rads_of_fog(**safe)[1] == (0 if part == "ground" or card == "hazmat-suit" else 1)
    assert rads_of_an_enemy(**safe) == (16 - 2 * (4 - armour), 0 if part == "enemies" or card == "hazmat-suit" else 2)


def check_rads_heal(family: str, card: str, _part: str) -> None:
    # Health ends at 12 with the survivor whose card it is.
    own = {**in_place(family, card), "survivor": [4]}
    assert rads_of_fog(**own, health=[9]) == (10, 0)
    assert rads_of_fog(**own, health=[12]) == (12, 0)
    # An enemy's two heal before its four icons hurt.
    assert rads_of_an_enemy(**own, health=[9]) == (9 + 2 - 8, 0)


def rest(**changes: Any) -> int:
    match = table(1, **{"where": [NORTH], "enemies": {}, "held": [[]], "health": [5], **changes})
    act(match, 0, "camp")
    if can(match, 0, "rest"):
        act(match, 0, "rest")
    return int(value(match, "health", 0)) - 5


def check_camp_heal(family: str, card: str, part: str) -> None:
    assert rest(**in_place(family, card)) == 3 + int(part)


def check_pack(family: str, card: str, part: str) -> None:
    junk = ["junk-1", "junk-2", "junk-3", "junk-4", "water-1", "water-2"]
    for many in range(1, 6):
        match = table(1, held=[[card, *junk[:many]]], then=[{"kind": "keep-pack", "seat": 0}])
        assert (asked(match, 0) == ["drop"]) == (many > 3 + int(part))


def check_stride(family: str, card: str, part: str) -> None:
    match = table(1, where=[NORTH], enemies={}, **in_place(family, card))
    act(match, 0, "move", sector=EAST)
    assert (value(match, "points"), value(match, "actions")) == (2 + int(part) - 1, 1)


def check_slow(family: str, card: str, part: str) -> None:
    fewer, _, caps = part.partition(":")
    match = table(1, where=[NORTH], enemies={}, caps=[5], **in_place(family, card))
    paid = altered(match)
    act(match, 0, "move", sector=EAST)
    assert (value(match, "points"), value(match, "actions")) == (2 - int(fewer) - 1, 1)
    # Paid once a turn, it holds for the Moves begun after that.
    act(match, 0, "pay-to-stride")
    assert not can(match, 0, "pay-to-stride")
    act(match, 0, "move", sector=NORTH)
    assert (value(match, "points"), value(match, "caps", 0)) == (1, 5 - int(caps))
    act(paid, 0, "pay-to-stride")
    act(paid, 0, "move", sector=EAST)
    assert value(paid, "points") == 1
    poor = table(1, where=[NORTH], enemies={}, caps=[int(caps) - 1], **in_place(family, card))
    assert refused(poor, 0, "pay-to-stride") == "wasteland/move"


def check_buy(family: str, card: str, part: str) -> None:
    step = {"kind": "trade", "seat": 0, "deals": 2, "cheaper": 0, "kinds": [], "sale": 0}
    match = table(1, market=["stimpak", "jet", "ripper", "geck"], caps=[9], then=[step], **in_place(family, card))
    first(match)
    act(match, 0, "buy", item="stimpak")
    assert value(match, "caps", 0) == 9 - 3 - int(part)
    # Selling is not touched.
    act(match, 0, "sell", item="stimpak")
    assert value(match, "caps", 0) == 9 - 3 - int(part) + 2
    free = table(1, market=["stimpak", "jet", "ripper", "geck"], caps=[1], then=[{**step, "cheaper": 9}], **in_place(family, card))
    first(free)
    act(free, 0, "buy", item="stimpak")
    assert value(free, "caps", 0) == 1


def check_second_apparel(_family: str, card: str, _part: str) -> None:
    match = table(1, where=[NORTH], enemies={ROACH: NORTH}, held=[[card, "combat-armor", "leather-armor"]], letters=["p"])
    assert worn(match) == ["combat-armor", card]
    # Both work, their armour adds up; another one takes the place of the one over it.
    act(match, 0, "fight", enemy=ROACH)
    throw(match, "head", "head", "head")
    assert value(match, "health", 0) == 16 - (6 - 3)
    swap = table(1, held=[[card, "combat-armor", "leather-armor"]])
    act(swap, 0, "equip", item="leather-armor")
    assert worn(swap) == ["leather-armor", card]
    # It counts as equipped apparel.
    assert GAME.cards.item_keep[item("deacon")].holds(state_of(table(1, held=[[card]])), 0)


LASTINGS: dict[str, Callable[[str, str, str], None]] = {
    "reroll-in": check_reroll_in,
    "hits-against": check_hits_against,
    "aim": check_aim,
    "safe-from": check_safe_from,
    "rads-heal": check_rads_heal,
    "camp-heal": check_camp_heal,
    "pack": check_pack,
    "stride": check_stride,
    "slow": check_slow,
    "buy": check_buy,
    "second-apparel": check_second_apparel,
}


@pytest.mark.parametrize(("family", "card", "text"), list(lastings()))
def test_what_lasts_lasts(family: str, card: str, text: str) -> None:
    verb, _, part = text.partition(" ")
    LASTINGS[verb](family, card, part)


@pytest.mark.parametrize("card", ["swagger-stick", "clean-suit", "vault-suit"])
def test_what_is_carried_does_not_last(card: str) -> None:
    letter = "e" if card == "vault-suit" else "c"
    assert rerolls_of_a_test(letter, held=[[card]], worn=[0, 0, 0, 0]) == 0


def test_tools_work_carried_and_turned() -> None:
    assert rerolls_of_a_test("i", held=[["pip-boy"]], turned=["pip-boy"]) == 1
    assert rest(held=[["wasteland-survival-guide"]], turned=["wasteland-survival-guide"], perks={}) == 5


def test_every_lasting_effect_has_a_test_and_a_card() -> None:
    assert set(LASTINGS) == set(LASTING)
    assert {verb_of(one.values[2]) for one in lastings()} == set(LASTING)
