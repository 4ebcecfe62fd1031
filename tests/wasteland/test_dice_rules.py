"""Wasteland: the V.A.T.S. dice, and the chances that their question tells, against all rerolls played out."""

from functools import cache
from itertools import product
from typing import Any

import pytest
from tests.say import act, asked, can, heard, refused, tell
from tests.wasteland.table import DOMAINS, GAME, table, throw, value

import bottlecap
from bottlecap.games.wasteland.odds import chances, prospect
from bottlecap.games.wasteland.state import of

FACES = DOMAINS["die-face"]
ICONS = [int(hits) for hits in GAME.cards.face_hits]
THROWS = list(product(range(6), repeat=3))
HERE, NEXT = "crossroads/north", "crossroads/camp"

# What a throw leads to: success, death, damage.
Outcome = tuple[int, int, int]


@pytest.mark.rule("wasteland/vats-dice")
def test_each_face_has_parts_and_may_have_icons() -> None:
    assert len(FACES) == 6 and sorted(ICONS) == [0, 0, 1, 1, 1, 2]
    assert all(0 < parts < 16 for parts in GAME.cards.face_parts)


@pytest.mark.rule("wasteland/vats-dice")
def test_the_green_parts_and_the_icons_of_a_throw_count() -> None:
    match = attacked("yao-guai")
    throw(match, "head", "legs", "body")
    # Three icons, level 2; head, legs, legs: three hits, for level 2 in armour.
    assert value(match, "health", 0) == 10 and heard(match, None, "slain")


# --- what is at stake -------------------------------------------------------------------------------------------------


def attacked(enemy: str, sector: str = HERE, **changes: Any) -> bottlecap.Match:
    """An enemy attacks; the dice are still to be thrown."""
    apart = int(sector != HERE)
    step = {"kind": "fight", "seat": 0, "foe": enemy, "sector": sector, "apart": apart, "attacks": 1, "plus": 0, "extra": []}
    plain: dict[str, Any] = {"where": [HERE], "held": [[]], "letters": ["special"], "enemies": {enemy: sector}}
    return table(1, **{**plain, **changes}, then=[step])


def put_to_test(difficulty: int) -> bottlecap.Match:
    step = {"kind": "test", "seat": 0, "letters": ["s"], "twice": [], "difficulty": difficulty}
    return table(1, where=[HERE], held=[[]], letters=["e"], enemies={}, then=[step])


def rebels(**changes: Any) -> bottlecap.Match:
    plain: dict[str, Any] = {"where": [HERE], "held": [[]], "letters": ["special"], "enemies": {}, "tokens": {"star": [HERE]}}
    match = table(1, "pitt", **{**plain, **changes})
    act(match, 0, "fight-faction", faction="star", sector=HERE)
    return match


def ghoul(health: int) -> bottlecap.Match:
    """Whom radiation heals."""
    return attacked("glowing-one-1", held=[["ghoul-flesh"]], survivor=[DOMAINS["survivor"].index("ghoul")], health=[health])


# By name: a match before its throw, the level and the icons that come besides those of the dice, or go to armour.
STAKES: dict[str, tuple[bottlecap.Match, int, int]] = {
    "an easy test": (put_to_test(2), 0, 0),
    "a hard test": (put_to_test(5), 0, 0),
    "unhurt": (attacked("raider-psycho"), 2, 0),
    "in danger": (attacked("raider-psycho", health=[5]), 2, 0),
    "in armour": (attacked("deathclaw-1", held=[["combat-armor"]], health=[4]), 3, -2),
    "radioactive": (attacked("glowing-one-1", held=[["leather-armor"]], health=[9], rads=[4]), 2, -1),
    "radioactive, safe": (attacked("glowing-one-1", held=[["hazmat-suit"]], health=[9], rads=[4]), 2, -1),
    "radioactive, healed": (ghoul(3), 2, 0),
    "radioactive, almost unhurt": (ghoul(11), 2, 0),
    "from afar": (attacked("bounty-hunter-1", NEXT, health=[5]), 2, 1),
    "armoured foe": (attacked("yao-guai", health=[7]), 2, 0),
    "icons more": (rebels(health=[5]), 1, 2),
    "aimed": (attacked("mole-rat", held=[["shishkebab"]], letters=["l"], turned=["shishkebab"], health=[3]), 1, 0),
}


@cache
def settled(name: str) -> dict[tuple[int, ...], Outcome]:
    """What becomes of each throw that is kept, by playing it."""
    match, level, more = STAKES[name]
    out: dict[tuple[int, ...], Outcome] = {}
    for faces in THROWS:
        then = match.copy()
        throw(then, *(FACES[face] for face in faces))
        if then.seats == (0,) and asked(then, 0) == ["aim"]:
            act(then, 0, "keep")
        dead = value(then, "deaths", 0)
        damage = max(sum(ICONS[face] for face in faces) + more, 0) * level
        if not dead:
            assert sum(int(row["amount"] or 0) for row in heard(then, None, "hurt")) == damage
        won = bool(heard(then, None, "slain") or heard(then, None, "passed"))
        out[faces] = (int(won), dead, damage)
    return out


@cache
def best(name: str, rerolls: int) -> dict[tuple[int, ...], Outcome]:
    """The best that each throw can lead to, in units of 216 to the power of the rerolls."""
    if rerolls == 0:
        return settled(name)
    return {faces: max(choices(name, rerolls, faces), key=worth) for faces in THROWS}


def choices(name: str, rerolls: int, faces: tuple[int, ...]) -> list[Outcome]:
    """What keeping, and every choice of dice to reroll, leads to; keeping first."""
    kept = settled(name)[faces]
    out = [(kept[0] * 216**rerolls, kept[1] * 216**rerolls, kept[2] * 216**rerolls)]
    then = best(name, rerolls - 1)
    for mask in range(1, 8):
        fallen = [then[fall] for fall in product(*(range(6) if mask >> die & 1 else [faces[die]] for die in range(3)))]
        share = 216 // len(fallen)
        out.append((share * sum(o[0] for o in fallen), share * sum(o[1] for o in fallen), share * sum(o[2] for o in fallen)))
    return out


def worth(outcome: Outcome) -> tuple[int, int]:
    """More success; where that is equal, less damage."""
    return outcome[0], -outcome[2]


@pytest.mark.parametrize("name", STAKES)
@pytest.mark.parametrize("rerolls", [0, 1, 2])
def test_the_chances_are_those_of_all_rerolls_played_out(name: str, rerolls: int) -> None:
    match = STAKES[name][0].copy()
    s = of(match.state)
    s.rerolls = rerolls
    # With rerolls some of the throws: what follows the first reroll goes through all of them.
    for faces in THROWS[:: 1 if rerolls == 0 else 5]:
        s.dice = type(s.dice)([face + 1 for face in faces])
        found = chances(s)
        expected = choices(name, rerolls, faces) if rerolls else [settled(name)[faces]]
        whole = 216**rerolls
        for choice, (success, death, damage) in enumerate(expected):
            assert found.success[choice] == pytest.approx(success / whole, abs=1e-9)
            assert found.death[choice] == pytest.approx(death / whole, abs=1e-9)
            assert found.damage[choice] == pytest.approx(damage / whole, abs=1e-9)
        assert found.best == max(range(len(expected)), key=lambda choice: worth(expected[choice]))


def test_three_rerolls_are_used_as_well_as_can_be() -> None:
    match = STAKES["in danger"][0].copy()
    s = of(match.state)
    s.rerolls = 3
    for faces in THROWS[::7]:
        s.dice = type(s.dice)([face + 1 for face in faces])
        found, expected = chances(s), choices("in danger", 3, faces)
        assert found.success == pytest.approx([success / 216**3 for success, _, _ in expected])
        assert found.best == max(range(8), key=lambda choice: worth(expected[choice]))


@pytest.mark.parametrize("faces", [("head", "head", "body"), ("arms", "limbs", "legs"), ("limbs", "body", "torso")])
def test_the_question_tells_these_numbers(faces: tuple[str, str, str]) -> None:
    match = attacked("raider-psycho", held=[["tire-iron"]], letters=["a"], health=[5], turned=["tire-iron"])
    assert value(match, "rerolls") == 1
    throw(match, *faces)
    told = match.prompts(0)[0].args
    lying = tuple(FACES.index(face) for face in faces)
    expected = choices("in danger", 1, lying)
    assert (told["rerolls"], told["best"]) == (1, max(range(8), key=lambda choice: worth(expected[choice])))
    for choice, (success, death, damage) in enumerate(expected):
        assert told[f"success-{choice}"] == round(10_000 * success / 216)
        assert told[f"death-{choice}"] == round(10_000 * death / 216)
        assert told[f"damage-{choice}"] == round(100 * damage / 216)


@pytest.mark.parametrize("name", STAKES)
@pytest.mark.parametrize("rerolls", [0, 1, 2])
def test_before_the_throw_the_chances_are_the_mean_of_what_the_best_choices_lead_to(name: str, rerolls: int) -> None:
    match = STAKES[name][0].copy()
    s = of(match.state)
    s.rerolls = rerolls
    found = prospect(s)
    whole = []
    for faces in THROWS:
        s.dice = type(s.dice)([face + 1 for face in faces])
        after = chances(s)
        whole.append((after.success[after.best], after.death[after.best], after.damage[after.best]))
    assert [found.success, found.death, found.damage] == pytest.approx(
        [sum(each) / len(THROWS) for each in zip(*whole, strict=True)]
    )


# --- dice turned by a card --------------------------------------------------------------------------------------------


def test_a_card_turns_dice_to_faces_of_choice() -> None:
    match = table(1, where=[HERE], held=[["calmex"]], letters=["e"], enemies={}, then=[TEST])
    throw(match, "limbs", "limbs", "limbs")
    act(match, 0, "use", item="calmex")
    assert refused(match, 0, "set-die", die=1, face="limbs") == "wasteland/may-is-optional"
    assert can(match, 0, "let-dice")
    act(match, 0, "set-die", die=1, face="head")
    assert heard(match, None, "passed") == [{"seat": 0, "amount": 2}]


TEST = {"kind": "test", "seat": 0, "letters": ["s"], "twice": [], "difficulty": 2}


def test_a_reroll_leaves_the_other_dice() -> None:
    match = attacked("raider-psycho", held=[["tire-iron"]], letters=["a"])
    throw(match, "head", "torso", "limbs")
    act(match, 0, "reroll", dice=5)
    assert {action.to_json()["second"] for action, _ in match.odds()} == {"torso"} and len(match.odds()) == 36
    tell(match, "fall", first="body", second="torso", third="arms")
    assert value(match, "rerolls") == 0
