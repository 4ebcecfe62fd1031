"""Every verb of Wasteland's notation does exactly what docs/wasteland-content.md says, shown with every card that has it."""

from collections.abc import Callable, Iterator
from typing import Any

import pytest
from tests.say import act, asked, can, heard, refused, tell, zone
from tests.wasteland.pack import BUNDLED, Entry, entries, rows, texts
from tests.wasteland.table import DOMAINS, GAME, altered, first, table, throw, value
from tests.wasteland.test_equip_rules import item, worn

import bottlecap
from bottlecap.games.wasteland.effects.verbs import CONDITIONS, DOES, LASTING
from bottlecap.games.wasteland.geography import DANGER, DEADLY
from bottlecap.games.wasteland.reading.entries import Entries

NORTH, EAST, HILL = "crossroads/north", "crossroads/east", "crossroads/hill"
ROACH, SCORPION = "radroach-1", "radscorpion-1"
# So much is done by itself where nothing else can be answered that some questions are kept open by a perk.
KEEPER = {"four-leaf-clover": "held 0"}

# --- what the cards of the files say ----------------------------------------------------------------------------------

FAMILIES = {"items": "item", "perks": "perk", "survivors": "trait"}


def cards() -> Iterator[tuple[str, Entry]]:
    for file, family in FAMILIES.items():
        for entry in entries(file, family):
            yield family, entry


def one_copy(entry: Entry) -> str:
    return f"{entry['id']}-1" if "copies" in entry else str(entry["id"])


def deeds() -> Iterator[Any]:
    """Every phrase of every row: what it is on, its moments, the row's costs, the phrase."""
    for family, entry in cards():
        for row in rows(entry):
            for text in texts(row, "does"):
                for moment in str(row["when"]).split(" or "):
                    yield pytest.param(
                        family, one_copy(entry), moment, texts(row, "cost"), text, id=f"{entry['id']}-{moment}-{text}"
                    )


def verb_of(text: object) -> str:
    return str(text).partition(" ")[0]


def lastings() -> Iterator[Any]:
    for family, entry in cards():
        for text in texts(entry, "lasting"):
            yield pytest.param(family, one_copy(entry), text, id=f"{entry['id']}-{text}")


def asked_for() -> list[str]:
    """Every phrase that some card asks for."""
    found = [text for _, entry in cards() for key in ("recruit", "keep") for text in texts(entry, key)]
    found += [text for agenda in entries("agendas") for step in agenda.get("more", []) for text in texts(step, "if")]  # type: ignore[attr-defined]
    return sorted({part.strip() for text in found for part in text.split(",")})


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
    base = {"held": [held], "turned": turned, "letters": ["s"], "perks": {"inspirational": "held 0"}, "enemies": {}}
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


# --- what lasts -------------------------------------------------------------------------------------------------------


def in_place(family: str, card: str) -> dict[str, Any]:
    """With the card, and without it."""
    return {"traits": [0, 0, 2]} if family == "trait" else {"held": [[card]]}


def rerolls_of_a_test(letter: str, **changes: Any) -> int:
    """The rerolls of a test that prints the letter twice, for somebody who has it not."""
    step = {"kind": "test", "seat": 0, "letters": [letter, "p"], "twice": [letter], "difficulty": 4}
    match = table(1, **{"held": [[]], "letters": ["p"], "enemies": {}, "then": [step], **changes})
    throw(match, "limbs", "limbs", "limbs")
    return int(value(match, "rerolls")) - 1


def check_test_reroll(family: str, card: str, part: str) -> None:
    assert rerolls_of_a_test(part.lower(), **in_place(family, card)) == 1
    assert rerolls_of_a_test(part.lower()) == 0
    assert rerolls_of_a_test("s" if part != "S" else "a", **in_place(family, card)) == 0


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
    step = {"kind": "trade", "seat": 0, "deals": 2, "cheaper": 0}
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
    "test-reroll": check_test_reroll,
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


# --- conditions -------------------------------------------------------------------------------------------------------


def state_of(match: bottlecap.Match) -> Any:
    return match.perspective(0).known()


def all_but(down: int) -> dict[str, Any]:
    """All but so many tiles lie face up."""
    match = table(1)
    bags = {back: zone(match, "tiles", name) for back, name in ((DANGER, "danger"), (DEADLY, "deadly"))}
    slots = [slot for slot, face in enumerate(value(match, "face_at")) if face < 0]
    backs = GAME.cards.scenarios[0].backs
    return {"faces": {slot: bags[backs[slot]].pop() for slot in slots[down:]}}


# By phrase: positions of which it holds, and of which it does not.
HOLDS: dict[str, tuple[list[dict[str, Any]], list[dict[str, Any]]]] = {
    **{
        f"letter {letter}": ([{"letters": [letter.lower()]}], [{"letters": ["special".replace(letter.lower(), "")]}])
        for letter in "PCESI"
    },
    "letters 6": ([{"letters": ["specia"]}, {"letters": ["special"]}], [{"letters": ["speci"]}]),
    "letters 7": ([{"letters": ["special"]}], [{"letters": ["specia"]}]),
    "trait idolized": ([{"traits": [1, 0, 0]}], [{"traits": [2, 1, 1]}]),
    "trait vilified": ([{"traits": [2, 0, 0]}], [{"traits": [1, 2, 2]}]),
    "trait synth": ([{"traits": [0, 1, 0]}], [{"traits": [1, 2, 1]}]),
    "trait well-rested": ([{"traits": [0, 0, 1]}], [{"traits": [1, 1, 2]}]),
    "trait super-mutant": ([{"traits": [0, 2, 0]}], [{"traits": [2, 1, 2]}]),
    "no-trait vilified": ([{"traits": [1, 2, 2]}, {"traits": [0, 0, 0]}], [{"traits": [2, 0, 0]}]),
    "no-trait addicted": ([{"traits": [2, 2, 1]}], [{"traits": [0, 0, 2]}]),
    **{f"caps {caps}": ([{"caps": [caps]}, {"caps": [caps + 1]}], [{"caps": [caps - 1]}]) for caps in (10, 16)},
    # Radiation does not matter.
    "health 8": ([{"health": [8]}, {"health": [9], "rads": [8]}], [{"health": [7]}]),
    "health 12": ([{"health": [12]}], [{"health": [11]}]),
    "unhurt": ([{"health": [16]}, {"survivor": [4], "health": [12]}], [{"health": [15]}, {"survivor": [4], "health": [11]}]),
    "rads 6": ([{"rads": [6]}], [{"rads": [5]}]),
    "rads 8": ([{"rads": [8]}], [{"rads": [7]}]),
    "rads-most 0": ([{"rads": [0]}], [{"rads": [1]}]),
    "rads-most 6": ([{"rads": [6]}], [{"rads": [7]}]),
    # Equipped or carried, turned or not.
    "has drug:1": ([{"held": [["jet"]]}], [{"held": [["stimpak", "junk-1"]]}]),
    "has companion:1": (
        [{"held": [["cait"]]}, {"held": [["cait"]], "worn": [0, 0, 0, 0], "turned": ["cait"]}],
        [{"held": [["ripper", "mutant-flesh"]]}],
    ),
    "has drug:3": ([{"held": [["jet", "med-x", "psycho"]]}], [{"held": [["jet", "med-x", "stimpak"]]}]),
    # No card asks for one yet; stories do.
    "has robot:1": ([{"held": [["cait", "eyebot"]]}], [{"held": [["cait", "dogmeat"]]}]),
    "has unique:1": ([{"held": [["minigun"]]}], [{"held": [["tire-iron", "gauss-rifle"]]}]),
    "has unique:2": ([{"held": [["minigun", "pip-boy"]]}], [{"held": [["minigun", "ripper"]]}]),
    "has aid:2": ([{"held": [["stimpak", "water-1"]]}], [{"held": [["stimpak", "jet"]]}]),
    "has aid:3": ([{"held": [["stimpak", "water-1", "water-2"]]}], [{"held": [["stimpak", "water-1"]]}]),
    "equipped weapon": ([{"held": [["ripper"]]}], [{"held": [["ripper", "leather-armor"]], "worn": [0, 0, 0, 0]}]),
    "equipped apparel": ([{"held": [["leather-armor"]]}, {"held": [["vault-suit"]]}], [{"held": [["ripper"]]}]),
    "armour 2": ([{"held": [["combat-armor"]]}, {"held": [["vault-suit", "leather-armor"]]}], [{"held": [["leather-armor"]]}]),
    "armour 3": ([{"held": [["vault-suit", "combat-armor"]]}], [{"held": [["combat-armor"]]}]),
    # Nobody keeps a story card before there are any.
    "kept 1": ([], [{}]),
    "kept 2": ([], [{}]),
    "unexplored-most 0": ([all_but(0)], [all_but(1)]),
    "unexplored-most 1": ([all_but(0), all_but(1)], [all_but(2)]),
}


@pytest.mark.parametrize("text", HOLDS)
def test_a_condition_holds_just_when_it_says(text: str) -> None:
    holds, fails = HOLDS[text]
    condition = made(text)
    for changes in holds:
        assert condition.holds(state_of(table(1, enemies={}, **changes)), 0), changes
    for changes in fails:
        assert not condition.holds(state_of(table(1, enemies={}, **changes)), 0), changes


def made(text: str) -> Any:
    word, _, rest = text.partition(" ")
    verb = CONDITIONS[word]
    assert verb.make is not None
    return verb.make(*verb.values(Entries(BUNDLED), rest))


def test_every_verb_has_a_test_and_a_card() -> None:
    assert set(asked_for()) <= set(HOLDS)
    assert {*DEEDS, *APART} == set(DOES)
    assert set(LASTINGS) == set(LASTING)
    assert {verb_of(text) for text in HOLDS} == set(CONDITIONS)
    assert {verb_of(one.values[4]) for one in deeds()} == set(DOES)
    assert {verb_of(one.values[2]) for one in lastings()} == set(LASTING)
    assert {verb_of(text) for text in asked_for()} == set(CONDITIONS)
