"""Every deed of Wasteland's notation does exactly what docs/wasteland-content.md says, shown with every card that has it."""

from collections.abc import Callable
from typing import Any

import pytest
from tests.say import act, asked, can, heard, refused, tell, zone
from tests.wasteland.phrases import deeds, verb_of
from tests.wasteland.table import DOMAINS, altered, first, table, throw, value

import bottlecap
from bottlecap.games.wasteland.effects.verbs import DOES

NORTH, EAST = "crossroads/north", "crossroads/east"
ROACH, SCORPION = "radroach-1", "radscorpion-1"
# So much is done by itself where nothing else can be answered that some questions are kept open by a perk.
KEEPER = {"four-leaf-clover": "held 0"}

# --- deeds ------------------------------------------------------------------------------------------------------------

TEST = {"kind": "test", "seat": 0, "letters": ["s"], "twice": [], "difficulty": 4}


def at_moment(moment: str, **changes: Any) -> bottlecap.Match:
    """A hurt survivor asked at that moment. An enemy is two sectors away, or here."""
    enemies = {ROACH: NORTH} if "fight" in moment else {"protectron-1": "crossroads/west"}
    base = {"where": [NORTH], "enemies": enemies, "health": [8], "rads": [5], "caps": [3], "held": [[]], "letters": ["sea"]}
    match = table(1, **{**base, **changes})
    if "fight" in moment:
        act(match, 0, "fight", enemy=ROACH)
        if moment == "in fight":
            if match.seat != bottlecap.CHANCE and asked(match, 0) == ["brace"]:
                act(match, 0, "fight-on")
            throw(match, "head", "head", "head")
    elif moment == "in test":
        match = altered(match, then=[TEST])
        throw(match, "limbs", "limbs", "limbs")
    elif moment == "gained":
        match = altered(match, then=[{"kind": "loot", "seat": 0, "left": 1}])
    return match


def use(match: bottlecap.Match, family: str, card: str, moment: str) -> None:
    if moment == "gained":
        tell(match, "draw-loot", item=card)
    else:
        act(match, 0, {"item": "use", "perk": "use-perk", "trait": "use-trait"}[family], **{family: card})


def having(family: str, card: str) -> dict[str, Any]:
    """The card in its place; a companion that can be readied, an addiction that can be lost, and a keeper beside it."""
    perks = {**KEEPER, card: "held 0"} if family == "perk" else KEEPER
    if family == "trait":
        return {"traits": [0, 0, 1], "perks": perks}
    held = [] if family == "perk" or card.startswith("fistful") else [card]
    return {"held": [held], "perks": perks}


def plain(field: str, seat: int | None = 0) -> Callable[[bottlecap.Match, bottlecap.Match, int, list[str]], None]:
    """The verb that adds its number to a field, and does no more."""

    def check(before: bottlecap.Match, after: bottlecap.Match, number: int, _costs: list[str]) -> None:
        assert value(after, field, seat) == value(before, field, seat) + number

    return check


def check_heal(before: bottlecap.Match, after: bottlecap.Match, number: int, _costs: list[str]) -> None:
    assert value(after, "health", 0) == min(value(before, "health", 0) + number, 16)
    assert heard(after, None, "healed")[-1]["amount"] == value(after, "health", 0) - value(before, "health", 0)


def check_cleanse(before: bottlecap.Match, after: bottlecap.Match, number: int, _costs: list[str]) -> None:
    assert value(after, "rads", 0) == value(before, "rads", 0) - number


def check_caps(before: bottlecap.Match, after: bottlecap.Match, number: int, costs: list[str]) -> None:
    paid = sum(int(cost.removeprefix("caps ")) for cost in costs if cost.startswith("caps"))
    assert value(after, "caps", 0) == value(before, "caps", 0) + number - paid


def check_loot(_before: bottlecap.Match, after: bottlecap.Match, number: int, _costs: list[str]) -> None:
    for place in range(number):
        assert after.seat == bottlecap.CHANCE
        tell(after, "draw-loot", item=f"junk-{place + 1}")
    assert asked(after, 0) == ["turn"] and len(zone(after, "items", "held 0")) >= number


def check_agenda(before: bottlecap.Match, after: bottlecap.Match, number: int, _costs: list[str]) -> None:
    held = len(zone(before, "agendas", "hand 0"))
    for _ in range(number):
        assert after.odds()[0][0].kind == "draw-agenda"
        first(after)
    assert len(zone(after, "agendas", "hand 0")) == held + number


def check_xp(before: bottlecap.Match, after: bottlecap.Match, number: int, _costs: list[str]) -> None:
    while after.seat == bottlecap.CHANCE and after.odds()[0][0].kind == "draw-agenda":
        first(after)
    assert heard(after, None, "learned") == [{"seat": 0, "amount": number}]
    # Three letters and the start: four places.
    assert value(after, "peg", 0) == (value(before, "peg", 0) + number) % 4


def check_explore(before: bottlecap.Match, after: bottlecap.Match, _number: int, _costs: list[str]) -> None:
    # Of several tiles the survivor chooses; it takes no action.
    assert asked(after, 0) == ["explore-free"]
    assert len(after.actions(0)) > 1
    act(after, 0, "explore-free", tile=after.actions(0)[0].to_json()["tile"])
    first(after)
    assert len([face for face in value(after, "face_at") if face >= 0]) == 1 + len([f for f in value(before, "face_at") if f >= 0])
    assert value(after, "actions") == value(before, "actions")


def check_unseen(before: bottlecap.Match, after: bottlecap.Match, _number: int, _costs: list[str]) -> None:
    assert (value(before, "unseen"), value(after, "unseen")) == (0, 1)


def check_set(_before: bottlecap.Match, after: bottlecap.Match, number: int, _costs: list[str]) -> None:
    dice = list(value(after, "dice"))
    for die in range(number):
        assert asked(after, 0) == ["set-die"]
        # To another face than it shows.
        assert refused(after, 0, "set-die", die=die, face=DOMAINS["die-face"][dice[die] - 1]) == "wasteland/may-is-optional"
        act(after, 0, "set-die", die=die, face="torso")
        dice[die] = 1 + DOMAINS["die-face"].index("torso")
        if value(after, "dice") != [0, 0, 0]:
            assert value(after, "dice") == dice
    assert asked(after, 0) != ["set-die"]


DEEDS: dict[str, Callable[[bottlecap.Match, bottlecap.Match, int, list[str]], None]] = {
    "heal": check_heal,
    "cleanse": check_cleanse,
    "caps": check_caps,
    "loot": check_loot,
    "agenda": check_agenda,
    "xp": check_xp,
    "move": plain("points", None),
    "action": plain("actions", None),
    "explore": check_explore,
    "unseen": check_unseen,
    "reroll": plain("rerolls", None),
    "set": check_set,
    "hits": plain("hits_plus", None),
    "shield": plain("spared", None),
    "icons": plain("icons_plus", None),
}
# These need a table of their own: see below.
APART = {"kill", "ready", "become", "lose"}


@pytest.mark.parametrize(
    ("family", "card", "moment", "costs", "text"), [one for one in deeds() if verb_of(one.values[4]) not in APART]
)
def test_a_use_does_what_it_says(family: str, card: str, moment: str, costs: list[str], text: str) -> None:
    verb, _, number = text.partition(" ")
    # From there two tiles can be explored.
    place = {"where": [EAST]} if verb == "explore" else {}
    before = at_moment(moment, **having(family, card), **place)
    after = before.copy()
    use(after, family, card, moment)
    if verb == "move" and asked(after, 0) == ["explore-free"]:
        act(after, 0, "explore-free", tile=after.actions(0)[0].to_json()["tile"])
        while after.seat == bottlecap.CHANCE:
            first(after)
    DEEDS[verb](before, after, int(number or 0), costs)
    # The price: turned, discarded, or caps.
    if "exhaust" in costs:
        assert value(after, "turned") == [card]
    if "discard" in costs and family == "item":
        assert card not in zone(after, "items", "held 0")
    if family == "perk":
        assert card in zone(after, "perks", "deck")


def test_kill() -> None:
    # Level 2 or less, at most two sectors away, active, and not on a face-down tile.
    near = {
        ROACH: NORTH,
        SCORPION: "crossroads/camp",
        "deathclaw-1": NORTH,
        "mole-rat": "diamond-city/city",
        "bloatfly": "face-down-2",
    }
    match = table(1, where=[NORTH], enemies=near, **having("perk", "sniper"))
    use(match, "perk", "sniper", "turn")
    assert asked(match, 0) == ["shoot"]
    targets = {str(action.to_json().get("foe", action.to_json().get("enemy"))): action for action in match.actions(0)}
    assert set(targets) == {ROACH, SCORPION}
    match.play(targets[SCORPION], 0)
    # No fight, but everything that follows a kill.
    assert heard(match, None, "fought") == [] and heard(match, None, "learned") == [{"seat": 0, "amount": 2}]
    assert SCORPION in zone(match, "enemies", "discard") and value(match, "actions") == 2


def test_ready() -> None:
    held = ["eyebot", "tire-iron", "piper", "live-and-love"]
    turned = ["eyebot", "tire-iron", "piper"]
    base: dict[str, Any] = {"held": [held], "turned": turned, "letters": ["s"], "perks": {"inspirational": "held 0"}, "enemies": {}}
    match = table(1, **base)
    use(match, "item", "live-and-love", "turn")
    # The companion that is equipped, no other card.
    assert sorted(value(match, "turned")) == ["piper", "tire-iron"]
    every = table(1, **{**base, "held": [[*held, "metal-armor"]], "turned": [*turned, "metal-armor"], "caps": [0]})
    use(every, "perk", "inspirational", "turn")
    # Without any price, and without what companions ask for.
    assert (value(every, "turned"), value(every, "caps", 0)) == ([], 0)
    assert "piper" in zone(every, "items", "held 0")


@pytest.mark.parametrize("card", ["buffout", "psycho", "jet", "med-x"])
def test_become_addicted(card: str) -> None:
    moment = "turn" if card == "jet" else "in fight"
    match = at_moment(moment, **having("item", card), traits=[1, 0, 1])
    use(match, "item", card, moment)
    assert value(match, "traits") == [1, 0, 2]
    # Once more costs nothing more.
    again = at_moment(moment, **having("item", card), traits=[1, 0, 2])
    use(again, "item", card, moment)
    assert value(again, "traits") == [1, 0, 2]


@pytest.mark.parametrize(("family", "card"), [("item", "addictol"), ("perk", "inspirational")])
def test_become_well_rested(family: str, card: str) -> None:
    match = at_moment("turn", **having(family, card))
    use(match, family, card, "turn")
    assert value(match, "traits") == [0, 0, 1]


@pytest.mark.parametrize("card", ["curie", "addictol"])
def test_lose(card: str) -> None:
    match = at_moment("turn", **having("item", card), traits=[1, 1, 2])
    use(match, "item", card, "turn")
    # What else there is stays; the doctor heals, the cure gives a good night.
    assert value(match, "traits") == [1, 1, 0 if card == "curie" else 1]
    other = at_moment("turn", **having("item", card), traits=[1, 1, 0])
    use(other, "item", card, "turn")
    assert value(other, "traits")[:2] == [1, 1]


# --- what becomes of it afterwards ------------------------------------------------------------------------------------


def test_points_join_those_of_a_move_and_are_lost_at_the_end_of_the_turn() -> None:
    match = at_moment("turn", held=[["preston-garvey"]])
    act(match, 0, "move", sector=EAST)
    act(match, 0, "use", item="preston-garvey")
    assert (value(match, "points"), value(match, "actions")) == (3, 1)
    act(match, 0, "end-turn")
    assert value(match, "points") == 0


def test_hits_count_after_the_survivor_was_hit() -> None:
    match = at_moment("in fight", held=[["super-sledge"]], letters=["c"], health=[16], rads=[0])
    # Only the sledge's hit: three heads show no part of a radroach.
    act(match, 0, "use", item="super-sledge")
    assert value(match, "health", 0) == 10 and ROACH in zone(match, "enemies", "discard")
    dying = at_moment("in fight", held=[["super-sledge"]], letters=["c"], health=[8], rads=[2])
    act(dying, 0, "use", item="super-sledge")
    assert heard(dying, None, "killed") != [] and ROACH not in zone(dying, "enemies", "discard")


def test_healing_in_a_fight_comes_before_the_hits() -> None:
    match = at_moment("in fight", held=[["stimpak"]], health=[8], rads=[2])
    act(match, 0, "use", item="stimpak")
    assert (value(match, "health", 0), heard(match, None, "killed")) == (14 - 6, [])


def test_a_shield_holds_icons_off_and_is_no_armour_for_agendas() -> None:
    match = at_moment("in fight", held=[["med-x"]], letters=["c"], health=[16], rads=[0], hands=[["untouchable-1"]])
    act(match, 0, "use", item="med-x")
    assert value(match, "health", 0) == 16 - 2 and value(match, "spared") == 0


def test_icons_and_rerolls_are_of_one_test_and_count_for_it() -> None:
    match = at_moment("in test", held=[["day-tripper", "mentats"]], letters=["c"])
    act(match, 0, "use", item="mentats")
    act(match, 0, "use", item="day-tripper")
    act(match, 0, "keep")
    assert heard(match, None, "failed") == [{"seat": 0, "amount": 2}]
    assert (value(match, "rerolls"), value(match, "icons_plus")) == (0, 0)


def test_unseen_no_enemy_starts_a_fight_until_the_round_ends() -> None:
    match = table(1, where=[NORTH], enemies={SCORPION: EAST}, held=[["covert-ops", "calmex"]])
    act(match, 0, "use", item="covert-ops")
    assert refused(match, 0, "use", item="calmex") == "wasteland/may-is-optional"
    act(match, 0, "move", sector=EAST)
    assert asked(match, 0) == ["turn"] and refused(match, 0, "camp") == "wasteland/blocked-by-enemy"
    assert can(match, 0, "fight", enemy=SCORPION)
    act(match, 0, "end-turn")
    tell(match, "reveal-agenda", agenda="one-of-a-kind-1")
    while match.seat == bottlecap.CHANCE:
        first(match)
    assert heard(match, None, "fought") == [] and value(match, "unseen") == 0


def test_dice_that_were_set_may_be_rerolled() -> None:
    match = at_moment("in test", held=[["tesla-science"]], letters=["s"])
    act(match, 0, "use", item="tesla-science")
    act(match, 0, "set-die", die=2, face="head")
    assert [DOMAINS["die-face"][die - 1] for die in value(match, "dice")] == ["limbs", "limbs", "head"]
    act(match, 0, "reroll", dice=4)
    throw(match, "limbs", "limbs", "body")
    assert heard(match, None, "failed") == [{"seat": 0, "amount": 0}]


def test_every_deed_has_a_test_and_a_card() -> None:
    assert {*DEEDS, *APART} == set(DOES)
    assert {verb_of(one.values[4]) for one in deeds()} == set(DOES)
