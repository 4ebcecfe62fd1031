"""Wasteland: health and radiation, being killed, experience, letters, perks, traits."""

from typing import Any

import pytest
from tests.say import act, asked, can, heard, offered, outcomes, refused, tell, zone
from tests.wasteland.table import DOMAINS, altered, end_turn, fight, fight_on, first, opened, sector_of, table, value

import bottlecap
from bottlecap.games.wasteland import growing
from bottlecap.games.wasteland.state import of

NORTH, EAST, WEST, CAMP = (f"crossroads/{place}" for place in ("north", "east", "west", "camp"))
# Entering the river gives one radiation.
DOWNTOWN, RIVER = "downtown-boston/downtown", "downtown-boston/river"


def wading(players: int = 1, **changes: Any) -> bottlecap.Match:
    """Seat 0 stands beside the river; nobody is an enemy."""
    return table(players, enemies={}, where=[DOWNTOWN, NORTH, EAST, WEST][:players], **changes)


def learning(**changes: Any) -> bottlecap.Match:
    """Seat 0 can learn four points of experience at once, by a perk."""
    return table(1, enemies={}, perks={"swift-learner": "held 0"}, **changes)


def level_up(match: bottlecap.Match, *letters: str) -> None:
    """These two tokens are drawn."""
    for letter in letters:
        tell(match, "draw-letter", letter=letter)


# --- health and radiation ---------------------------------------------------------------------------------------------


@pytest.mark.rule("wasteland/health-track")
def test_health_and_radiation_stay_on_the_track() -> None:
    hurt = table(1, enemies={"deathclaw-1": NORTH}, where=[NORTH], health=[5], held=[[]])
    fight(hurt, 0, "head", "head", "head", enemy="deathclaw-1")
    assert heard(hurt, 0, "hurt")[-1]["amount"] == 5, "eighteen were due, and no more than all was lost"
    healed = table(1, enemies={}, health=[15])
    act(healed, 0, "camp")
    act(healed, 0, "rest")
    assert value(healed, "health", 0) == 16
    waded = wading(rads=[3], health=[10])
    act(waded, 0, "move", sector=RIVER)
    assert (value(waded, "rads", 0), value(waded, "health", 0)) == (4, 10)
    glowing = table(1, enemies={"glowing-one-1": NORTH}, where=[NORTH], rads=[15], held=[[]])
    fight(glowing, 0, "head", "body", "body", enemy="glowing-one-1")
    assert heard(glowing, 0, "irradiated")[-1]["amount"] == 1, "two were due, and the track ends at sixteen"


@pytest.mark.rule("wasteland/health-track")
@pytest.mark.rule("wasteland/card-beats-reference")
def test_full_health_is_what_the_survivors_card_says() -> None:
    ghoul = table(1, enemies={}, survivor=[DOMAINS["survivor"].index("ghoul")], health=[11])
    act(ghoul, 0, "camp")
    act(ghoul, 0, "rest")
    assert value(ghoul, "health", 0) == 12


@pytest.mark.rule("wasteland/health-track")
def test_radiation_of_a_turn_is_counted_no_further_than_the_track_goes() -> None:
    match = wading(rads=[2], rads_taken=16)
    act(match, 0, "move", sector=RIVER)
    assert (value(match, "rads", 0), value(match, "rads_taken")) == (3, 16)


@pytest.mark.rule("wasteland/killed")
@pytest.mark.parametrize(("health", "killed"), [(5, True), (6, False)])
def test_health_at_or_below_radiation_kills(health: int, killed: bool) -> None:
    match = wading(rads=[4], health=[health])
    act(match, 0, "move", sector=RIVER)
    assert bool(heard(match, 0, "killed")) == killed
    assert (asked(match, 0) == ["stand-up"]) == killed


@pytest.mark.rule("wasteland/killed-respawn")
def test_the_killed_stand_up_on_the_starting_tile_without_their_inventory() -> None:
    held = [["combat-knife", "leather-armor", "stimpak", "buffout", "junk-1"]]
    match = wading(rads=[4], health=[5], held=held, caps=[7], traits=[1, 0, 0], perks={"sneak": "held 0"})
    hand, letters = zone(match, "agendas", "hand 0"), value(match, "letters", 0)
    act(match, 0, "move", sector=RIVER)
    assert refused(match, 0, "stand-up", sector=DOWNTOWN) == "wasteland/killed-respawn"
    assert {action.to_json()["sector"] for action in match.actions(0)} == {NORTH, EAST, WEST, CAMP, "crossroads/hill"}
    act(match, 0, "stand-up", sector=EAST)
    assert sector_of(match, 0) == EAST
    assert sorted(zone(match, "items", "held 0")) == ["combat-knife", "leather-armor"]
    assert sorted(zone(match, "items", "asset-discard")) == ["stimpak"]
    assert sorted(zone(match, "items", "loot-discard")) == ["buffout", "junk-1"]
    assert (value(match, "health", 0), value(match, "rads", 0), value(match, "caps", 0)) == (16, 5, 7)
    assert zone(match, "agendas", "hand 0") == hand and value(match, "letters", 0) == letters
    assert value(match, "traits")[0] == 1 and zone(match, "perks", "held 0") == ["sneak"]


@pytest.mark.rule("wasteland/killed-turn-ends")
def test_killed_in_combat_nothing_more_of_it_comes_and_the_turn_ends() -> None:
    where = [NORTH, EAST]
    match = table(2, enemies={"radroach-1": NORTH}, where=where, health=[1, 16], held=[[], []], perks={"strong-back": "held 0"})
    # A torso hits the radroach, and its icon kills.
    fight(match, 0, "torso", "torso", "torso", enemy="radroach-1")
    act(match, 0, "stand-up", sector=NORTH)
    assert not heard(match, 0, "slain") and not heard(match, 0, "learned")
    assert zone(match, "enemies", "map") == ["radroach-1"]
    assert match.seats == (1,), "an action, a perk and two points were left"


@pytest.mark.rule("wasteland/killed-other-turn")
def test_killed_outside_ones_turn_one_stands_up_at_once_and_loses_none() -> None:
    match = table(1, enemies={"deathclaw-1": EAST}, where=[EAST], health=[1], held=[[]])
    end_turn(match, 0)
    tell(match, "reveal-agenda", agenda="no-half-measures")
    fight_on(match, 0, "head", "head", "head")
    assert asked(match, 0) == ["stand-up"]
    act(match, 0, "stand-up", sector=WEST)
    while match.seat == bottlecap.CHANCE:
        first(match)
    assert (value(match, "round"), value(match, "actions"), asked(match, 0)) == (2, 2, ["turn"])


@pytest.mark.rule("wasteland/killed-eliminated")
def test_who_cannot_stand_up_is_out_of_the_game() -> None:
    match = wading(
        3,
        rads=[15, 0, 0],
        held=[["combat-knife", "stimpak", "junk-1"], [], []],
        caps=[7, 3, 3],
        traits=[1, 0, 0, 0, 0, 0, 0, 0, 0],
        perks={"sneak": "held 0"},
        letters=["ea", "sl", "pi"],
        peg=[1, 0, 0],
        power=[2, 1],
    )
    hand = zone(match, "agendas", "hand 0")
    act(match, 0, "move", sector=RIVER)
    assert heard(match, 1, "eliminated") == [{"seat": 0}]
    assert zone(match, "items", "held 0") == [] and zone(match, "perks", "held 0") == []
    assert zone(match, "agendas", "hand 0") == [] and zone(match, "agendas", "discard") == hand
    assert value(match, "caps", 0) == 0 and value(match, "traits")[:3] == [0, 0, 0]
    assert sector_of(match, 0) == "nowhere"
    # The tokens too: figure, letters and all.
    assert (value(match, "letters", 0), value(match, "peg", 0)) == (0, 0)
    # What was drawn goes back into the supply; the survivor's own token leaves the game.
    assert value(match, "supply") == [4, 4, 5, 5, 5, 5, 5]
    # The player on the right is first, and the factions do not advance for it.
    assert (value(match, "first_player"), value(match, "power")) == (2, [2, 1])
    assert match.seats == (1,)
    for seat in (1, 2):
        end_turn(match, seat)
    tell(match, "reveal-agenda", agenda="payday-1")
    assert match.seats == (2,)
    end_turn(match, 2)
    assert match.seats == (1,), "there is no turn for who is out"


@pytest.mark.rule("wasteland/killed-eliminated")
def test_the_one_on_the_right_who_is_out_is_passed_over() -> None:
    where, hands = [DOWNTOWN, NORTH, "nowhere"], [["payday-1"], ["payday-2"], []]
    out: dict[str, Any] = {"eliminated": 4, "held": [[], [], []], "health": [16, 16, 0]}
    match = table(3, enemies={}, where=where, rads=[15, 0, 16], letters=["ea", "sl", ""], hands=hands, **out)
    act(match, 0, "move", sector=RIVER)
    assert value(match, "first_player") == 1


@pytest.mark.rule("wasteland/all-eliminated")
def test_with_everybody_out_all_have_lost() -> None:
    match = wading(1, rads=[15])
    act(match, 0, "move", sector=RIVER)
    assert match.result is not None
    assert (match.result.reason, match.result.winners) == ("all-eliminated", ())


@pytest.mark.rule("wasteland/all-eliminated")
def test_numbers_stay_those_of_the_players_at_the_start() -> None:
    # Four began, so that just eight are enough: three of Untouchable, two or three of Payday, one of each other.
    hands = [["payday-1", "curator", "household-name", "untouchable-1"], ["rainy-day"], ["memory-lane"], []]
    held = [["combat-armor", "vault-suit"], [], [], []]
    for caps, over in ((11, False), (12, True)):
        changes: dict[str, Any] = {
            "perks": {"cap-collector": "held 0"},
            "eliminated": 8,
            "rads": [0, 0, 0, 16],
            "caps": [caps, 0, 0, 0],
        }
        match = table(4, enemies={}, hands=hands, held=held, where=[NORTH, EAST, WEST, "nowhere"], **changes)
        act(match, 0, "use-perk", perk="cap-collector")
        assert match.over == over


# --- experience and letters -------------------------------------------------------------------------------------------


@pytest.mark.rule("wasteland/xp")
def test_the_peg_goes_from_letter_to_letter_and_back() -> None:
    match = table(1, enemies={"radroach-1": NORTH, "radroach-2": NORTH}, where=[NORTH], letters=["ea"], peg=[1])
    fight(match, 0, "body", "body", "body", enemy="radroach-1")
    assert (value(match, "peg", 0), heard(match, 0, "levelled-up")) == (2, [])
    fight(match, 0, "body", "body", "body", enemy="radroach-2")
    assert (value(match, "peg", 0), len(heard(match, 0, "levelled-up"))) == (0, 1)


@pytest.mark.rule("wasteland/xp")
def test_the_peg_is_moved_for_all_points_before_the_levels() -> None:
    match = learning(letters=["e"], peg=[1])
    act(match, 0, "use-perk", perk="swift-learner")
    # Five points over one letter: twice past it, and once under it again, before anything is drawn.
    assert value(match, "peg", 0) == 1
    level_up(match, "l", "a")
    act(match, 0, "keep-letter", letter="l")
    level_up(match, "a", "i")
    act(match, 0, "keep-letter", letter="a")
    assert len(heard(match, 0, "levelled-up")) == 2


@pytest.mark.rule("wasteland/xp")
@pytest.mark.parametrize(("letter", "peg"), [("s", 2), ("c", 1), ("l", 1)])
def test_the_peg_stays_under_its_letter_when_another_one_comes(letter: str, peg: int) -> None:
    match = learning(letters=["ea"])
    act(match, 0, "use-perk", perk="swift-learner")
    # It lies under E again. What is put left of E is behind it then.
    assert value(match, "peg", 0) == 1
    level_up(match, letter, letter)
    assert value(match, "peg", 0) == peg


@pytest.mark.rule("wasteland/level-up")
def test_of_two_tokens_one_is_kept() -> None:
    match = learning(letters=["ea"])
    act(match, 0, "use-perk", perk="swift-learner")
    assert outcomes(match) == {(letter,): 5 - (letter == "e") for letter in "special"}, "A is the survivor's own"
    level_up(match, "s")
    assert outcomes(match)[("s",)] == 4
    level_up(match, "l")
    assert refused(match, 0, "keep-letter", letter="p") == "wasteland/level-up"
    act(match, 0, "keep-letter", letter="l")
    assert value(match, "letters", 0) == sum(1 << "special".index(letter) for letter in "eal")
    assert value(match, "supply") == [5, 5, 4, 5, 5, 5, 4], "the other one is back in the supply"


@pytest.mark.rule("wasteland/level-up")
def test_a_letter_held_already_gives_a_perk_of_it() -> None:
    match = learning(letters=["ea"])
    act(match, 0, "use-perk", perk="swift-learner")
    level_up(match, "a", "l")
    act(match, 0, "keep-letter", letter="a")
    assert asked(match, 0) == ["take-perk"]
    assert {action.to_json()["perk"] for action in match.actions(0)} == {"action-hero", "sneak"}
    assert refused(match, 0, "take-perk", perk="scrounger") == "wasteland/level-up"
    act(match, 0, "take-perk", perk="sneak")
    assert zone(match, "perks", "held 0") == ["sneak"]
    assert value(match, "supply") == [5, 5, 4, 5, 5, 5, 5], "both tokens are back in the supply"


@pytest.mark.rule("wasteland/letter-supply")
def test_letters_are_drawn_from_those_that_are_left() -> None:
    match = table(1, enemies={}, perks={"swift-learner": "held 0"}, letters=["sp"], peg=[0])
    act(match, 0, "use-perk", perk="swift-learner")
    assert outcomes(match) == {("s",): 4, ("p",): 4} | {(letter,): 5 for letter in "ecial"}
    tell(match, "draw-letter", letter="e")
    assert outcomes(match) == {("s",): 4, ("p",): 4, ("e",): 4} | {(letter,): 5 for letter in "cial"}
    tell(match, "draw-letter", letter="c")
    act(match, 0, "keep-letter", letter="c")
    assert value(match, "supply") == [4, 4, 5, 4, 5, 5, 5]


@pytest.mark.rule("wasteland/level-up-no-perk")
def test_without_a_perk_of_that_letter_one_of_any_letter_held() -> None:
    gone = {"action-hero": "held 1", "sneak": "held 1"}
    match = table(2, enemies={}, letters=["ea", "sl"], perks={"swift-learner": "held 0", **gone})
    act(match, 0, "use-perk", perk="swift-learner")
    level_up(match, "a", "a")
    assert {action.to_json()["perk"] for action in match.actions(0)} == {"life-giver", "rad-resistant"}
    assert refused(match, 0, "take-perk", perk="sneak") == "wasteland/level-up-no-perk"
    assert refused(match, 0, "take-perk", perk="scrounger") == "wasteland/level-up"


@pytest.mark.rule("wasteland/level-up-no-perk")
def test_without_any_perk_nothing() -> None:
    gone = dict.fromkeys(("action-hero", "sneak", "life-giver", "rad-resistant"), "held 1")
    match = table(2, enemies={}, letters=["ea", "sl"], perks={"swift-learner": "held 0", **gone})
    act(match, 0, "use-perk", perk="swift-learner")
    level_up(match, "a", "a")
    assert asked(match, 0) == ["turn"]
    assert heard(match, 0, "perk-gained") == []


@pytest.mark.rule("wasteland/special-max")
def test_with_all_seven_letters_every_level_gives_a_perk() -> None:
    match = learning(letters=["special"], peg=[4])
    before = value(match, "supply")
    act(match, 0, "use-perk", perk="swift-learner")
    assert value(match, "peg", 0) == 0
    level_up(match, "s", "s")
    act(match, 0, "take-perk", perk="big-leagues")
    assert (value(match, "letters", 0), value(match, "supply")) == (127, before)


# --- perks ------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("wasteland/perk")
def test_a_perk_is_used_once_on_ones_own_turn() -> None:
    perks = {"cap-collector": "held 0", "strong-back": "held 0", "scrounger": "held 1"}
    match = table(2, enemies={}, where=[NORTH, EAST], perks=perks)
    assert not can(match, 1, "use-perk", perk="scrounger")
    act(match, 0, "move", sector=WEST)
    # A move may be interrupted by it, a camp may not.
    act(match, 0, "use-perk", perk="cap-collector")
    assert value(match, "caps", 0) == 7
    assert "cap-collector" in zone(match, "perks", "deck"), "it is back in the deck"
    assert refused(match, 0, "use-perk", perk="cap-collector") == "wasteland/perk"
    act(match, 0, "camp")
    assert "use-perk" not in offered(match, 0)


@pytest.mark.rule("wasteland/perk")
def test_a_perk_is_used_in_a_fight_only_if_its_card_says_so_and_only_in_ones_turn() -> None:
    perks = {"cap-collector": "held 0", "big-leagues": "held 0"}
    match = table(1, enemies={"deathclaw-1": NORTH}, where=[NORTH], perks=perks, held=[["combat-armor", "vault-suit"]])
    assert refused(match, 0, "use-perk", perk="big-leagues") == "wasteland/perk"
    begun = altered(match)
    act(begun, 0, "fight", enemy="deathclaw-1")
    throw_first(begun)
    assert refused(begun, 0, "use-perk", perk="cap-collector") == "wasteland/perk"
    assert can(begun, 0, "use-perk", perk="big-leagues")
    # The same fight at the end of the round is not in one's turn.
    end_turn(match, 0)
    tell(match, "reveal-agenda", agenda="no-half-measures")
    throw_first(match)
    assert not can(match, 0, "use-perk", perk="big-leagues")


def throw_first(match: bottlecap.Match) -> None:
    """Nothing before the dice, which show no icon."""
    if match.seat != bottlecap.CHANCE:
        act(match, 0, "fight-on")
    tell(match, "fall", first="body", second="body", third="body")


# --- traits -----------------------------------------------------------------------------------------------------------


def rested(traits: list[int]) -> bottlecap.Match:
    """Seat 0 has these sides up, and a perk that makes well rested."""
    return table(1, enemies={}, traits=traits, perks={"inspirational": "held 0"})


@pytest.mark.rule("wasteland/trait-pairs")
def test_gaining_a_side_keeps_the_other_pairs() -> None:
    match = rested([2, 2, 0])
    act(match, 0, "use-perk", perk="inspirational")
    assert value(match, "traits") == [2, 2, 1]
    assert len(heard(match, 0, "became")) == 1


@pytest.mark.rule("wasteland/trait-pairs")
def test_gaining_a_side_turns_the_other_and_having_it_already_changes_nothing() -> None:
    state = of(opened(2).state)
    idolized, vilified = (DOMAINS["trait"].index(trait) for trait in ("idolized", "vilified"))
    growing.gain_trait(state, 0, idolized)
    growing.gain_trait(state, 0, idolized)
    assert list(state.traits)[:3] == [1, 0, 0]
    growing.gain_trait(state, 0, vilified)
    assert list(state.traits)[:3] == [2, 0, 0] and not state.has_trait(0, idolized)
    assert list(state.traits)[3:] == [0, 0, 0]


@pytest.mark.rule("wasteland/trait-locked")
def test_a_locked_side_is_not_turned_over_but_can_be_lost() -> None:
    match = table(1, enemies={}, traits=[0, 0, 2], held=[["addictol"]], health=[5])
    act(match, 0, "camp")
    assert "sleep" not in offered(match, 0)
    act(match, 0, "break-camp")
    act(match, 0, "use", item="addictol")
    assert [DOMAINS["trait"][event["trait"]] for event in heard(match, 0, "is-no-longer")] == ["addicted"]  # type: ignore[index]
    assert value(match, "traits") == [0, 0, 1], "the token was gone, and another one could be gained"


@pytest.mark.rule("wasteland/trait-locked")
def test_nobody_who_is_addicted_becomes_well_rested_by_a_perk() -> None:
    match = altered(rested([0, 0, 2]), held=[["stimpak"]], turned=["stimpak"])
    act(match, 0, "use-perk", perk="inspirational")
    assert value(match, "traits") == [0, 0, 2]


@pytest.mark.rule("wasteland/trait-well-rested")
def test_well_rested_is_given_up_for_one_reroll() -> None:
    match = table(1, enemies={"yao-guai": NORTH}, where=[NORTH], traits=[0, 0, 1], held=[[]])
    act(match, 0, "fight", enemy="yao-guai")
    tell(match, "fall", first="body", second="arms", third="arms")
    assert refused(match, 0, "reroll", dice=1) == "wasteland/combat-reroll"
    act(match, 0, "use-trait", trait="well-rested")
    assert value(match, "traits") == [0, 0, 0]
    act(match, 0, "reroll", dice=6)
    tell(match, "fall", first="body", second="legs", third="legs")
    # Nothing is left to be done about the dice: the fight is over.
    assert heard(match, 0, "slain")


@pytest.mark.rule("wasteland/trait-well-rested")
def test_without_it_nothing_can_be_given_up() -> None:
    match = table(1, enemies={"yao-guai": NORTH}, where=[NORTH], traits=[1, 0, 2], held=[["pipe-wrench"]], letters=["sa"])
    act(match, 0, "fight", enemy="yao-guai")
    tell(match, "fall", first="body", second="arms", third="arms")
    for trait in ("well-rested", "idolized"):
        assert refused(match, 0, "use-trait", trait=trait) == "wasteland/trait-well-rested"
