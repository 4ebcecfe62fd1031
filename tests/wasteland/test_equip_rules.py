"""Wasteland: what is equipped, the inventory and its limit, turned cards, the survivors' own cards."""

import pytest
from tests.say import act, asked, can, heard, offered, refused, tell, zone
from tests.wasteland.table import DOMAINS, GAME, SURVIVORS, altered, first, opened, table, throw, value

import bottlecap

NORTH, EAST = "crossroads/north", "crossroads/east"
ROACH = "radroach-1"
LOOT_2 = {"kind": "loot", "seat": 0, "left": 2}


def item(id: str) -> int:
    return DOMAINS["item"].index(id)


def worn(match: bottlecap.Match, seat: int = 0) -> list[str]:
    """What lies in the slots of a survivor, the empty ones left out."""
    return [DOMAINS["item"][number - 1] for number in value(match, "worn")[4 * seat : 4 * seat + 4] if number]


def carried(match: bottlecap.Match, seat: int = 0) -> list[str]:
    return sorted(set(zone(match, "items", f"held {seat}")) - set(worn(match, seat)))


def looting(match: bottlecap.Match, cards: int, seat: int = 0) -> bottlecap.Match:
    """The same match in which a seat is to draw loot."""
    return altered(match, then=[{"kind": "loot", "seat": seat, "left": cards}])


# --- equipping --------------------------------------------------------------------------------------------------------


@pytest.mark.rule("wasteland/equip")
def test_only_weapons_apparel_and_companions_are_equipped_one_of_each() -> None:
    match = table(1, held=[["pipe-wrench", "combat-knife", "stimpak", "junk-1"]])
    assert refused(match, 0, "equip", item="stimpak") == "wasteland/equip"
    assert refused(match, 0, "equip", item="junk-1") == "wasteland/equip"
    # Neither what lies there already, nor what somebody else has.
    assert refused(match, 0, "equip", item="pipe-wrench") == "wasteland/equip"
    assert refused(match, 0, "equip", item="minigun") == "wasteland/equip"
    act(match, 0, "equip", item="combat-knife")
    assert (worn(match), carried(match)) == (["combat-knife"], ["junk-1", "pipe-wrench", "stimpak"])


@pytest.mark.rule("wasteland/equip")
def test_cards_of_these_kinds_work_only_while_equipped() -> None:
    held = ["pipe-wrench", "leather-armor", "eyebot", "ripper", "combat-armor", "dogmeat"]
    match = table(1, where=[NORTH], enemies={ROACH: NORTH}, letters=["ei"], held=[held[3:] + held[:3]])
    assert refused(match, 0, "use", item="eyebot") == "wasteland/equip"
    act(match, 0, "fight", enemy=ROACH)
    throw(match, "head", "head", "head")
    # Two letters of the equipped weapon, none of the carried one; the carried armour holds nothing off.
    assert value(match, "rerolls") == 2
    act(match, 0, "keep")
    assert value(match, "health", 0) == 16 - (6 - 2)


@pytest.mark.rule("wasteland/equip-when")
def test_equipped_at_the_start_of_a_turn_and_not_later() -> None:
    match = table(1, where=[NORTH], enemies={}, held=[["pipe-wrench", "combat-knife"]])
    act(match, 0, "equip", item="combat-knife")
    act(match, 0, "unequip", item="combat-knife")
    assert (worn(match), carried(match)) == ([], ["combat-knife", "pipe-wrench"])
    act(match, 0, "equip", item="pipe-wrench")
    act(match, 0, "move", sector=EAST)
    assert refused(match, 0, "equip", item="combat-knife") == "wasteland/equip-when"
    assert refused(match, 0, "unequip", item="pipe-wrench") == "wasteland/equip-when"


@pytest.mark.rule("wasteland/equip-when")
def test_what_is_gained_can_be_equipped_at_once_and_what_gives_way_is_carried() -> None:
    match = looting(table(1, held=[["pipe-wrench"]], fresh=0, actions=1), 1)
    tell(match, "draw-loot", item="combat-knife")
    assert asked(match, 0) == ["stow"] and offered(match, 0) == ["equip-gained", "carry-gained"]
    act(match, 0, "equip-gained")
    assert (worn(match), carried(match)) == (["combat-knife"], ["pipe-wrench"])
    other = looting(table(1, held=[["pipe-wrench"]]), 1)
    tell(other, "draw-loot", item="combat-knife")
    act(other, 0, "carry-gained")
    assert (worn(other), carried(other)) == (["pipe-wrench"], ["combat-knife"])


# --- the inventory ----------------------------------------------------------------------------------------------------


@pytest.mark.rule("wasteland/inventory")
def test_of_a_fourth_card_the_owner_chooses_what_is_discarded() -> None:
    # What is equipped does not count, nor do perks, agenda cards and a survivor's own card that is no item.
    full = table(
        1,
        held=[["pipe-wrench", "leather-armor", "eyebot", "mutant-flesh", "water-1", "water-2", "junk-1"]],
        perks={"sniper": "held 0", "awareness": "held 0"},
    )
    assert asked(full, 0) == ["turn"]
    for dropped in ("water-1", "junk-2"):
        match = looting(full, 1)
        tell(match, "draw-loot", item="junk-2")
        assert asked(match, 0) == ["drop"]
        assert {action.to_json()["item"] for action in match.actions(0)} == {"water-1", "water-2", "junk-1", "junk-2"}
        assert refused(match, 0, "drop", item="pipe-wrench") == "wasteland/inventory"
        assert refused(match, 0, "drop", item="mutant-flesh") == "wasteland/inventory"
        act(match, 0, "drop", item=dropped)
        assert asked(match, 0) == ["turn"] and dropped in zone(match, "items", "loot-discard")


@pytest.mark.rule("wasteland/inventory")
def test_everybody_may_see_an_inventory() -> None:
    match = looting(table(2, held=[["tire-iron"], ["vault-suit"]]), 1)
    tell(match, "draw-loot", item="junk-2")
    for seat in (0, 1, None):
        assert heard(match, seat, "gained")[-1] == {"seat": 0, "item": item("junk-2")}


@pytest.mark.rule("wasteland/inventory")
def test_a_card_may_raise_or_lower_the_limit() -> None:
    more = table(1, held=[["codsworth", "junk-1", "junk-2", "junk-3", "junk-4"]])
    match = looting(more, 1)
    tell(match, "draw-loot", item="water-1")
    assert asked(match, 0) == ["turn"] and len(carried(match)) == 5
    # Without him there is room for three of these six.
    act(match, 0, "unequip", item="codsworth")
    for left in (5, 4, 3):
        assert asked(match, 0) == ["drop"]
        act(match, 0, "drop", item=carried(match)[-1])
        assert len(carried(match)) == left
    assert asked(match, 0) == ["turn"]
    less = table(1, held=[["junk-1", "junk-2", "combat-armor"]], worn=[0, 0, 0, 0])
    act(less, 0, "equip", item="combat-armor")
    assert asked(less, 0) == ["turn"] and len(carried(less)) == 2
    drawn = looting(less, 1)
    tell(drawn, "draw-loot", item="water-1")
    assert asked(drawn, 0) == ["drop"]


@pytest.mark.rule("wasteland/inventory")
def test_the_limit_is_kept_when_a_companion_with_pockets_leaves() -> None:
    match = table(
        1,
        where=[NORTH],
        enemies={},
        held=[["codsworth", "junk-1", "junk-2", "junk-3", "junk-4", "water-1"]],
        turned=["codsworth"],
        traits=[2, 0, 0],
    )
    act(match, 0, "camp")
    act(match, 0, "ready")
    assert "codsworth" in zone(match, "items", "loot-discard")
    assert asked(match, 0) == ["drop"]
    act(match, 0, "drop", item="junk-1")
    act(match, 0, "drop", item="water-1")
    assert asked(match, 0) == ["camp"]


@pytest.mark.rule("wasteland/inventory-use")
def test_aid_chems_and_magazines_are_used_from_the_inventory() -> None:
    held = ["stimpak", "jet", "astoundingly-awesome-tales"]
    match = table(1, held=[held], health=[9])
    for id in held:
        assert refused(match, 0, "equip", item=id) == "wasteland/equip"
        act(match, 0, "use", item=id)
        assert carried(match) == sorted(held[held.index(id) + 1 :])
    assert (value(match, "health", 0), value(match, "actions"), value(match, "peg", 0)) == (15, 3, 2)
    # And nobody uses what another has.
    other = table(2, held=[[], ["stimpak"]], health=[9, 9])
    assert refused(other, 0, "use", item="stimpak") == "wasteland/inventory-use"


# --- turned cards -----------------------------------------------------------------------------------------------------


@pytest.mark.rule("wasteland/exhaust")
def test_a_turned_card_is_not_turned_again() -> None:
    match = table(1, held=[["eyebot"]], caps=[0])
    act(match, 0, "use", item="eyebot")
    assert (value(match, "caps", 0), value(match, "turned")) == (1, ["eyebot"])
    assert refused(match, 0, "use", item="eyebot") == "wasteland/exhaust"
    # Nor after it lay in the inventory and was equipped again.
    match = table(1, held=[["eyebot"]], turned=["eyebot"])
    act(match, 0, "unequip", item="eyebot")
    act(match, 0, "equip", item="eyebot")
    assert value(match, "turned") == ["eyebot"]
    assert refused(match, 0, "use", item="eyebot") == "wasteland/exhaust"


@pytest.mark.rule("wasteland/exhaust")
def test_what_is_turned_still_works_by_itself() -> None:
    # Letters, armour and what lasts hold whether a card is turned or not.
    match = table(
        1,
        where=[NORTH],
        enemies={ROACH: NORTH},
        letters=["ae"],
        held=[["tire-iron", "metal-armor", "codsworth", "junk-1", "junk-2", "junk-3", "junk-4", "water-1"]],
        turned=["tire-iron", "metal-armor", "codsworth"],
    )
    assert asked(match, 0) == ["turn"]
    act(match, 0, "fight", enemy=ROACH)
    throw(match, "head", "limbs", "limbs")
    assert value(match, "rerolls") == 1
    act(match, 0, "keep")
    assert value(match, "health", 0) == 16 - (2 - 1)


@pytest.mark.rule("wasteland/exhaust")
def test_a_turned_card_is_sold_and_discarded_readied() -> None:
    match = table(
        1,
        held=[["stealth-suit"]],
        turned=["stealth-suit"],
        then=[{"kind": "trade", "seat": 0, "deals": 1, "cheaper": 0, "kinds": [], "sale": 0}],
    )
    first(match)
    act(match, 0, "sell", item="stealth-suit")
    assert value(match, "turned") == []


# --- own cards --------------------------------------------------------------------------------------------------------


@pytest.mark.rule("wasteland/character-card")
@pytest.mark.parametrize("answer", ["equip-gained", "carry-gained"])
def test_an_own_item_starts_equipped_or_carried(answer: str) -> None:
    match = bottlecap.new(GAME, players=1, seed=1, chance="ask")
    while asked(match, 0) != ["stow"]:
        if match.seat == bottlecap.CHANCE:
            first(match)
        elif asked(match, 0) == ["choose-survivor"]:
            act(match, 0, "choose-survivor", survivor=SURVIVORS[0])
        else:
            match.play(match.actions(0)[0], 0)
    act(match, 0, answer)
    assert (worn(match), carried(match)) == ((["tire-iron"], []) if answer == "equip-gained" else ([], ["tire-iron"]))


@pytest.mark.rule("wasteland/character-card")
def test_an_own_card_that_is_no_item_binds_and_is_neither_traded_nor_discarded() -> None:
    match = opened(4)
    assert carried(match, 3) == ["mutant-flesh"] and worn(match, 3) == []
    full = table(1, held=[["ghoul-flesh", "junk-1", "junk-2", "junk-3"]])
    drawn = looting(full, 1)
    tell(drawn, "draw-loot", item="junk-4")
    assert refused(drawn, 0, "drop", item="ghoul-flesh") == "wasteland/inventory"
    assert refused(full, 0, "equip", item="ghoul-flesh") == "wasteland/equip"
    selling = table(
        1, held=[["ghoul-flesh", "junk-1"]], then=[{"kind": "trade", "seat": 0, "deals": 1, "cheaper": 0, "kinds": [], "sale": 0}]
    )
    first(selling)
    assert refused(selling, 0, "sell", item="ghoul-flesh") == "wasteland/trade-sell"
    # No slot of a deal is the card's: the only place of the inventory that lies full is the junk's.
    dealing = table(2, where=[NORTH, NORTH], enemies={}, held=[["ghoul-flesh", "junk-1"], []])
    act(dealing, 0, "camp")
    assert can(dealing, 0, "offer", to=1, give=["pack-1"], take=[], agendas=0, wants=0, caps=0)
    for slot in ("weapon", "apparel", "companion", "suit", "pack-2"):
        offer = {"to": 1, "give": [slot], "take": [], "agendas": 0, "wants": 0, "caps": 0}
        assert refused(dealing, 0, "offer", **offer) == "wasteland/camp-trade-not"
    # And it binds: radiation heals whoever has it.
    ground = table(1, where=[NORTH], enemies={}, held=[["ghoul-flesh"]], survivor=[4], health=[5])
    hurt = altered(ground, enemies={"glowing-one-1": NORTH})
    act(hurt, 0, "fight", enemy="glowing-one-1")
    throw(hurt, "torso", "limbs", "body")
    assert (value(hurt, "health", 0), value(hurt, "rads", 0)) == (5 + 2 - 2, 0)
