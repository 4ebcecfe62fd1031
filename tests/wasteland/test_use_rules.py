"""Wasteland: perks, traits, companions; when a card is used, and for what."""

from pathlib import Path

import pytest
from tests.say import act, asked, can, offered, refused, tell, zone
from tests.wasteland.table import altered, end_turn, first, table, throw, value, with_items

import bottlecap

NORTH, EAST, HILL = "crossroads/north", "crossroads/east", "crossroads/hill"
ROACH = "radroach-1"
TEST = {"kind": "test", "seat": 0, "letters": ["s"], "twice": [], "difficulty": 3}
# A fight of seat 0 that comes when it is nobody's turn.
ATTACKED = {"kind": "fight", "seat": 0, "foe": ROACH, "sector": NORTH, "apart": 0, "attacks": 1, "plus": 0, "extra": []}


def in_fight(match: bottlecap.Match) -> bottlecap.Match:
    """The same match, in which seat 0 has thrown the dice against an enemy in its sector."""
    out = altered(match, where=[NORTH] * len(value(match, "where")), enemies={ROACH: NORTH})
    act(out, 0, "fight", enemy=ROACH)
    if out.seat != bottlecap.CHANCE and asked(out, 0) == ["brace"]:
        act(out, 0, "fight-on")
    throw(out, "head", "limbs", "limbs")
    return out


def in_test(match: bottlecap.Match) -> bottlecap.Match:
    """The same match, in which seat 0 has thrown the dice of a test."""
    out = altered(match, then=[TEST])
    throw(out, "head", "limbs", "limbs")
    return out


# --- perks ------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("wasteland/perk")
def test_a_perk_is_used_once_and_goes_back_to_its_deck() -> None:
    match = table(1, enemies={}, perks={"cap-collector": "held 0"}, caps=[0])
    assert refused(match, 0, "use-perk", perk="swift-learner") == "wasteland/perk"
    act(match, 0, "use-perk", perk="cap-collector")
    assert (value(match, "caps", 0), len(zone(match, "perks", "deck"))) == (4, 14)
    assert refused(match, 0, "use-perk", perk="cap-collector") == "wasteland/perk"


@pytest.mark.rule("wasteland/perk")
def test_a_perk_is_used_within_a_move_but_in_no_other_action() -> None:
    match = table(1, enemies={}, where=[NORTH], perks={"cap-collector": "held 0"})
    act(match, 0, "move", sector=EAST)
    assert value(match, "points") == 1 and can(match, 0, "use-perk", perk="cap-collector")
    act(match, 0, "camp")
    assert "use-perk" not in offered(match, 0)
    # In a fight one that is for fights, and no other.
    fight = in_fight(table(1, perks={"cap-collector": "held 0", "big-leagues": "held 0"}))
    assert refused(fight, 0, "use-perk", perk="cap-collector") == "wasteland/perk"
    assert can(fight, 0, "use-perk", perk="big-leagues")


@pytest.mark.rule("wasteland/perk")
def test_a_perk_is_for_ones_own_turn() -> None:
    mine = in_fight(table(2, perks={"big-leagues": "held 0"}, held=[["tire-iron"], []]))
    assert can(mine, 0, "use-perk", perk="big-leagues")
    for_another = table(2, where=[NORTH, NORTH], enemies={ROACH: NORTH}, perks={"big-leagues": "held 0"}, turn=1, then=[ATTACKED])
    throw(for_another, "head", "limbs", "limbs")
    assert refused(for_another, 0, "use-perk", perk="big-leagues") == "wasteland/perk"


# --- traits -----------------------------------------------------------------------------------------------------------


@pytest.mark.rule("wasteland/trait-pairs")
def test_a_side_turns_the_other_and_the_same_again_changes_nothing(tmp_path: Path) -> None:
    # The steak makes one idolized, vilified, or idolized again.
    vilified = table(1, enemies={}, held=[["brahmin-steak"]], health=[3], traits=[2, 1, 1])
    match = with_items(tmp_path, vilified, 'does = ["heal 4"]', 'does = ["heal 4", "become idolized", "become idolized"]')
    act(match, 0, "use", item="brahmin-steak")
    assert value(match, "traits") == [1, 1, 1]
    assert len([event for event in match.events(None) if event.kind == "became"]) == 1


@pytest.mark.rule("wasteland/trait-locked")
def test_a_locked_side_is_not_turned_but_can_be_lost() -> None:
    match = table(1, where=[NORTH], enemies={}, held=[["addictol"]], health=[9], traits=[0, 0, 2])
    camp = altered(match)
    act(camp, 0, "camp")
    # Addicted: no night's rest cures it.
    assert refused(camp, 0, "sleep") == "wasteland/camp"
    act(match, 0, "use", item="addictol")
    assert value(match, "traits") == [0, 0, 1]
    inspired = table(1, held=[["eyebot"]], turned=["eyebot"], perks={"inspirational": "held 0"}, traits=[0, 0, 2])
    act(inspired, 0, "use-perk", perk="inspirational")
    assert (value(inspired, "turned"), value(inspired, "traits")) == ([], [0, 0, 2])


@pytest.mark.rule("wasteland/trait-locked")
def test_a_super_mutant_does_not_become_a_synth(tmp_path: Path) -> None:
    mutant = table(1, held=[["brahmin-steak"]], health=[3], traits=[0, 2, 0])
    match = with_items(tmp_path, mutant, 'does = ["heal 4"]', 'does = ["heal 4", "become synth"]')
    act(match, 0, "use", item="brahmin-steak")
    assert value(match, "traits") == [0, 2, 0]


@pytest.mark.rule("wasteland/trait-well-rested")
@pytest.mark.parametrize("throwing", [in_fight, in_test])
def test_well_rested_is_given_up_for_a_reroll(throwing: object) -> None:
    rested = table(1, held=[[]], letters=["c"], traits=[0, 0, 1])
    assert "use-trait" not in offered(rested, 0)
    match = throwing(rested)  # type: ignore[operator]
    assert value(match, "rerolls") == 0
    act(match, 0, "use-trait", trait="well-rested")
    assert (value(match, "rerolls"), value(match, "traits")) == (1, [0, 0, 0])
    assert refused(match, 0, "use-trait", trait="well-rested") == "wasteland/trait-well-rested"
    act(match, 0, "reroll", dice=7)
    assert match.seat == bottlecap.CHANCE


@pytest.mark.rule("wasteland/trait-well-rested")
def test_no_other_trait_gives_a_reroll() -> None:
    match = in_fight(table(1, traits=[1, 1, 2]))
    for trait in ("idolized", "synth", "addicted"):
        assert refused(match, 0, "use-trait", trait=trait) == "wasteland/trait-well-rested"


# --- companions -------------------------------------------------------------------------------------------------------


@pytest.mark.rule("wasteland/companion-use")
def test_a_companion_is_used_equipped_on_ones_own_turn_by_turning_it() -> None:
    mine = in_fight(table(2, held=[["tire-iron", "mysterious-stranger"], []]))
    act(mine, 0, "use", item="mysterious-stranger")
    assert (value(mine, "hits_plus"), value(mine, "turned")) == (3, ["mysterious-stranger"])
    another = table(2, where=[NORTH, NORTH], enemies={ROACH: NORTH}, held=[["tire-iron", "mysterious-stranger"], []], turn=1)
    match = altered(another, then=[ATTACKED])
    throw(match, "head", "limbs", "limbs")
    assert refused(match, 0, "use", item="mysterious-stranger") == "wasteland/companion-use"
    # Everything else is used whenever its moment comes.
    assert can(match, 0, "use", item="tire-iron")


# --- moments and costs ------------------------------------------------------------------------------------------------


@pytest.mark.rule("wasteland/combat-timing")
def test_each_card_at_its_moment() -> None:
    held = ["fat-man", "stimpak", "mentats", "radaway"]
    on_turn = table(1, where=[NORTH], enemies={ROACH: NORTH}, held=[held], health=[9], rads=[2])
    assert [id for id in held if can(on_turn, 0, "use", item=id)] == ["stimpak", "radaway"]
    act(on_turn, 0, "fight", enemy=ROACH)
    assert [id for id in held if can(on_turn, 0, "use", item=id)] == ["fat-man"]
    act(on_turn, 0, "fight-on")
    throw(on_turn, "head", "limbs", "limbs")
    assert [id for id in held if can(on_turn, 0, "use", item=id)] == ["stimpak"]
    assert refused(on_turn, 0, "use", item="fat-man") == "wasteland/combat-timing"
    test = in_test(table(1, held=[held], health=[9], rads=[2]))
    assert [id for id in held if can(test, 0, "use", item=id)] == ["mentats"]


@pytest.mark.rule("wasteland/may-is-optional")
def test_a_use_that_would_change_nothing_is_refused() -> None:
    hale = table(
        1,
        where=["crossroads/camp"],
        enemies={},
        held=[["curie", "stimpak", "radaway", "addictol"]],
        perks={"sniper": "held 0", "inspirational": "held 0"},
        traits=[0, 0, 1],
    )
    for id in ("curie", "stimpak", "radaway", "addictol"):
        assert refused(hale, 0, "use", item=id) == "wasteland/may-is-optional"
    for perk in ("sniper", "inspirational"):
        assert refused(hale, 0, "use-perk", perk=perk) == "wasteland/may-is-optional"
    # One phrase that does something is enough.
    assert can(altered(hale, rads=[1]), 0, "use", item="radaway")
    assert can(altered(hale, traits=[0, 0, 2]), 0, "use", item="curie")
    assert can(altered(hale, turned=["curie"]), 0, "use-perk", perk="inspirational")


@pytest.mark.rule("wasteland/may-is-optional")
def test_a_shield_needs_an_icon_that_would_come_through() -> None:
    # The stimpak is there so that there is always something to ask.
    held = ["laser-rifle", "leather-armor", "unstoppables", "stimpak"]
    match = table(1, where=[NORTH], enemies={ROACH: NORTH}, held=[held], letters=["pe"], health=[9])
    act(match, 0, "fight", enemy=ROACH)
    throw(match, "legs", "limbs", "body")
    # One icon, one armour.
    assert refused(match, 0, "use", item="laser-rifle") == "wasteland/may-is-optional"
    assert refused(match, 0, "use", item="unstoppables") == "wasteland/may-is-optional"
    act(match, 0, "reroll", dice=1)
    throw(match, "head", "limbs", "body")
    # Two icons: the first cap helps, the second would not.
    act(match, 0, "use", item="laser-rifle")
    assert refused(match, 0, "use", item="laser-rifle") == "wasteland/may-is-optional"
    act(match, 0, "keep")
    assert (value(match, "health", 0), value(match, "caps", 0)) == (9, 2)


@pytest.mark.rule("wasteland/may-is-optional")
def test_becoming_addicted_is_no_reason_and_becoming_a_mutant_is(tmp_path: Path) -> None:
    hale = table(1, held=[["brahmin-steak", "stimpak"]])
    addictive = with_items(tmp_path, hale, 'does = ["heal 4"]', 'does = ["heal 4", "become addicted"]')
    assert refused(addictive, 0, "use", item="brahmin-steak") == "wasteland/may-is-optional"
    changing = with_items(tmp_path, hale, 'does = ["heal 4"]', 'does = ["heal 4", "become super-mutant"]')
    act(changing, 0, "use", item="brahmin-steak")
    assert value(changing, "traits") == [0, 2, 0]


def test_caps_alone_may_be_paid_again_and_again() -> None:
    match = table(1, where=[NORTH], enemies={ROACH: NORTH}, held=[["laser-rifle"]], caps=[2])
    act(match, 0, "fight", enemy=ROACH)
    throw(match, "head", "head", "head")
    act(match, 0, "use", item="laser-rifle")
    act(match, 0, "use", item="laser-rifle")
    # Then the caps are gone, and nothing was left to do about the dice.
    assert (value(match, "caps", 0), value(match, "health", 0)) == (0, 16 - 4)


def test_all_costs_are_paid_then_the_phrases_are_done_from_left_to_right() -> None:
    match = table(1, held=[["geck"]], letters=["a"], agendas={"payday-1": "deck"})
    act(match, 0, "use", item="geck")
    assert zone(match, "items", "asset-discard") == ["geck"] and value(match, "peg", 0) == 0
    tell(match, "draw-agenda", agenda="payday-1")
    # The agenda was drawn, then two experience make a level.
    assert match.odds()[0][0].kind == "draw-letter" and value(match, "peg", 0) == 0
    assert len([event for event in match.events(None) if event.kind == "learned"]) == 1


def test_a_card_with_several_rows_is_turned_for_all_of_them() -> None:
    match = table(1, where=[NORTH], enemies={ROACH: NORTH}, held=[["dogmeat"]])
    act(match, 0, "use", item="dogmeat")
    first(match)
    while asked(match, 0) != ["turn"]:
        match.play(match.actions(0)[-1], 0)
    act(match, 0, "fight", enemy=ROACH)
    throw(match, "head", "limbs", "limbs")
    assert match.seat == bottlecap.CHANCE or asked(match, 0) == ["turn"]


def test_a_turn_of_another_gives_no_uses() -> None:
    match = table(2, enemies={}, held=[["stimpak"], ["jet"]], health=[3, 3])
    with pytest.raises(bottlecap.WrongSeat):
        act(match, 1, "use", item="jet")
    end_turn(match, 0)
    assert can(match, 1, "use", item="jet")
