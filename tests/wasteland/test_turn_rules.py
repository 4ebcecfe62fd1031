"""Wasteland: rounds, turns, moving, exploring."""

from typing import Any

import pytest
from tests.say import act, asked, can, heard, offered, outcomes, refused, tell, zone
from tests.wasteland.table import DOMAINS, GAME, SECTORS, end_turn, first, opened, sector_of, table, value

import bottlecap

# The two sectors of the starting tile that every test here begins from: plain ones, side by side.
NORTH, EAST, WEST, CAMP, HILL = (f"crossroads/{place}" for place in ("north", "east", "west", "camp", "hill"))


def after_round(match: bottlecap.Match, agenda: str = "payday-1") -> None:
    """This card is revealed; whatever chance and players are asked then goes on by itself until somebody's turn."""
    tell(match, "reveal-agenda", agenda=agenda)
    while not match.over and (match.seat == bottlecap.CHANCE or asked(match, match.seats[0]) != ["turn"]):
        if match.seat == bottlecap.CHANCE:
            first(match)
        else:
            match.play(match.actions(match.seats[0])[0], match.seats[0])


# --- rounds and turns -------------------------------------------------------------------------------------------------


@pytest.mark.rule("wasteland/round")
def test_turns_go_clockwise_then_a_card_is_revealed_and_its_forces_act() -> None:
    match = table(3, enemies={}, first_player=1)
    end_turn(match, 0)
    assert match.seats == (1,)
    end_turn(match, 1)
    end_turn(match, 2)
    assert match.seat == bottlecap.CHANCE and match.odds()[0][0].kind == "reveal-agenda"
    tell(match, "reveal-agenda", agenda="security-1")
    assert [DOMAINS["force"][event["force"]] for event in heard(match, None, "activated")] == ["shield", "super-mutant", "monster"]  # type: ignore[index]
    assert zone(match, "agendas", "discard") == ["security-1"]
    assert (value(match, "round"), match.seats) == (2, (1,))


@pytest.mark.rule("wasteland/turn-order")
def test_only_whoever_is_asked_answers() -> None:
    match = table(2, enemies={}, where=[NORTH, NORTH], hands=[["payday-1", "curator"], ["rainy-day"]])
    assert refused(match, 1, "end-turn") == "wasteland/turn-order"
    # A deal asks another player within the turn, and meanwhile nobody else.
    act(match, 0, "camp")
    act(match, 0, "offer", to=1, give=[], take=[], agendas=1, wants=0, caps=-1)
    assert refused(match, 0, "accept") == "wasteland/turn-order"
    act(match, 1, "accept")
    assert match.seats == (0,)


@pytest.mark.rule("wasteland/turn-two-actions")
def test_after_two_actions_there_is_no_third() -> None:
    match = table(1, enemies={}, where=[NORTH])
    for _ in range(2):
        act(match, 0, "camp")
        act(match, 0, "break-camp")
    # Nothing but the end was left, which came by itself.
    assert match.seat == bottlecap.CHANCE
    spent = table(1, enemies={}, where=[NORTH], actions=0)
    assert refused(spent, 0, "camp") == "wasteland/turn-two-actions"
    assert refused(spent, 0, "explore", tile="tile-2") == "wasteland/turn-two-actions"


@pytest.mark.rule("wasteland/action-repeat")
def test_the_same_action_may_be_taken_twice() -> None:
    match = table(1, enemies={}, where=[EAST])
    act(match, 0, "explore", tile="tile-2")
    tell(match, "turn-tile", face="red-rocket")
    while match.seat == bottlecap.CHANCE:
        first(match)
    assert value(match, "actions") == 1 and can(match, 0, "explore", tile="tile-6")


@pytest.mark.rule("wasteland/action-skip")
def test_skipped_actions_are_lost() -> None:
    match = table(1, enemies={})
    end_turn(match, 0)
    after_round(match)
    assert value(match, "actions") == 2


@pytest.mark.rule("wasteland/action-interrupt")
def test_only_a_move_may_be_interrupted() -> None:
    match = table(1, enemies={}, where=[NORTH])
    act(match, 0, "move", sector=EAST)
    assert (value(match, "actions"), value(match, "points")) == (1, 1)
    act(match, 0, "camp")
    # While a camp lasts nothing else is answered.
    assert asked(match, 0) == ["camp"]
    assert "move" not in offered(match, 0)
    act(match, 0, "break-camp")
    assert (value(match, "actions"), value(match, "points")) == (0, 1)
    act(match, 0, "move", sector=NORTH)
    assert sector_of(match, 0) == NORTH


@pytest.mark.rule("wasteland/first-player-passes")
def test_with_the_last_agenda_the_player_on_the_right_becomes_first() -> None:
    deck = zone(opened(4), "agendas", "deck")
    match = table(4, enemies={}, agendas={agenda: "discard" for agenda in deck if agenda != "payday-1"})
    for seat in range(4):
        end_turn(match, seat)
    assert value(match, "first_player") == 3
    assert match.seats == (3,)


@pytest.mark.rule("wasteland/first-player-mid-round")
def test_a_round_is_finished_in_its_old_order() -> None:
    match = table(3, enemies={}, first_player=2)
    # The round under way began with seat 0: whoever is first now, 1 and 2 have their turns, then the next one begins anew.
    for seat in (0, 1, 2):
        assert match.seats == (seat,)
        end_turn(match, seat)
    after_round(match)
    assert match.seats == (2,)


# --- the map ----------------------------------------------------------------------------------------------------------


@pytest.mark.rule("wasteland/sector-adjacent")
def test_one_moves_to_a_sector_that_shares_a_border() -> None:
    match = table(1, enemies={}, where=[CAMP])
    for sector in (HILL, NORTH, EAST):
        assert can(match, 0, "move", sector=sector)
    assert refused(match, 0, "move", sector=WEST) == "wasteland/sector-adjacent"
    assert refused(match, 0, "move", sector="diamond-city/city") == "wasteland/sector-adjacent"


@pytest.mark.rule("wasteland/sector-crowd")
def test_a_sector_holds_any_number() -> None:
    crowd = {"radroach-1": NORTH, "radroach-2": NORTH, "mole-rat": NORTH, "bloatfly": NORTH}
    match = table(4, enemies=crowd, where=[EAST, NORTH, NORTH, NORTH])
    act(match, 0, "move", sector=NORTH)
    assert {sector_of(match, seat) for seat in range(4)} == {NORTH}


@pytest.mark.rule("wasteland/terrain-rough")
def test_a_rough_sector_costs_two_points() -> None:
    match = table(1, enemies={}, where=[CAMP])
    act(match, 0, "move", sector=HILL)
    assert (value(match, "actions"), value(match, "points")) == (1, 0)
    poor = table(1, enemies={}, where=[CAMP], actions=0, points=1)
    assert refused(poor, 0, "move", sector=HILL) == "wasteland/terrain-rough"
    assert can(poor, 0, "move", sector=NORTH)


@pytest.mark.rule("wasteland/terrain-radioactive")
def test_entering_a_radioactive_sector_gives_one_radiation() -> None:
    match = table(1, enemies={}, where=["downtown-boston/downtown"])
    act(match, 0, "move", sector="downtown-boston/river")
    assert value(match, "rads", 0) == 1
    act(match, 0, "camp")
    act(match, 0, "break-camp")
    act(match, 0, "move", sector="downtown-boston/heights")
    assert value(match, "rads", 0) == 1


@pytest.mark.rule("wasteland/move-face-down")
def test_nobody_walks_onto_a_face_down_tile() -> None:
    match = table(1, enemies={}, where=[EAST])
    assert refused(match, 0, "move", sector="face-down-2") == "wasteland/move-face-down"


# --- moving and exploring ---------------------------------------------------------------------------------------------


@pytest.mark.rule("wasteland/move")
def test_a_move_gives_two_points() -> None:
    match = table(1, where=[NORTH], enemies={})
    for sector, left in ((WEST, (1, 1)), (EAST, (1, 0)), (CAMP, (0, 1)), (NORTH, (0, 0))):
        act(match, 0, "move", sector=sector)
        if sector != NORTH:
            assert (value(match, "actions"), value(match, "points")) == left
    assert sector_of(match, 0) == NORTH
    spent = table(1, where=[NORTH], enemies={}, actions=0)
    assert refused(spent, 0, "move", sector=EAST) == "wasteland/move"


@pytest.mark.rule("wasteland/move-rough-across-actions")
def test_points_for_rough_ground_may_come_from_two_actions() -> None:
    match = table(1, where=[EAST], enemies={})
    act(match, 0, "move", sector=CAMP)
    act(match, 0, "move", sector=HILL)
    assert (value(match, "actions"), value(match, "points")) == (0, 1)


@pytest.mark.rule("wasteland/explore")
def test_one_tile_that_borders_is_turned_up() -> None:
    match = table(1, where=[EAST], enemies={})
    before = value(match, "face_at")
    assert {action.to_json()["tile"] for action in match.actions(0) if action.kind == "explore"} == {"tile-2", "tile-6"}
    act(match, 0, "explore", tile="tile-6")
    tell(match, "turn-tile", face="hwy-74")
    after = value(match, "face_at")
    assert [slot for slot in range(18) if before[slot] != after[slot]] == [5]
    assert value(match, "actions") == 1
    inner = table(1, where=[CAMP], enemies={})
    assert refused(inner, 0, "explore", tile="tile-2") == "wasteland/explore"


@pytest.mark.rule("wasteland/explore-enemies")
def test_icons_of_the_new_tile_get_their_enemies() -> None:
    match = table(1, where=[EAST], enemies={})
    act(match, 0, "explore", tile="tile-6")
    tell(match, "turn-tile", face="raider-camp")
    icons = [DOMAINS["sector"][sector] for sector in range(216) if DOMAINS["sector"][sector].startswith("raider-camp/")]
    assert match.odds()[0][0].kind == "put-enemy"
    first(match)
    appeared = heard(match, None, "appeared")[-1]
    assert DOMAINS["sector"][appeared["sector"]] in icons  # type: ignore[index]
    assert zone(match, "enemies", "map") == [DOMAINS["enemy"][appeared["enemy"]]]  # type: ignore[index]


def explored(match: bottlecap.Match, face: str) -> None:
    """Seat 0 has explored: the tile has this face, and its icons have their enemies."""
    act(match, 0, "explore", tile="tile-6")
    tell(match, "turn-tile", face=face)
    while match.seat == bottlecap.CHANCE:
        first(match)


@pytest.mark.rule("wasteland/explore-hidden-enemies")
def test_whoever_explores_places_what_stood_on_the_tile() -> None:
    match = table(1, where=[EAST], enemies={"radscorpion-1": "face-down-6"})
    explored(match, "hwy-74")
    assert asked(match, 0) == ["place-on-tile"]
    sectors = {action.to_json()["sector"] for action in match.actions(0)}
    assert sectors and all(str(sector).startswith("hwy-74/") for sector in sectors)
    assert refused(match, 0, "place-on-tile", sector=NORTH) == "wasteland/explore-hidden-enemies"
    act(match, 0, "place-on-tile", sector=sorted(map(str, sectors))[0])
    # An aggressive one that is placed starts no fight.
    assert not heard(match, None, "fought")


@pytest.mark.rule("wasteland/explore-hidden-enemies", "wasteland/explore-enemies")
def test_the_icons_of_the_tile_get_their_enemies_before_what_stood_there_is_placed() -> None:
    match = table(1, where=[EAST], enemies={"radscorpion-1": "face-down-6"})
    explored(match, "raider-camp")
    assert asked(match, 0) == ["place-on-tile"] and len(zone(match, "enemies", "map")) == 2


@pytest.mark.rule("wasteland/explore-hidden-enemies")
def test_tokens_of_a_faction_that_stood_on_the_tile_are_placed_too() -> None:
    match = table(1, where=[EAST], enemies={"mole-rat": "face-down-6"}, tokens={"shield": ["face-down-6", "face-down-2"]})
    explored(match, "hwy-74")
    sectors = sorted(str(action.to_json()["sector"]) for action in match.actions(0))
    for sector in (sectors[0], sectors[-1]):
        assert asked(match, 0) == ["place-on-tile"]
        act(match, 0, "place-on-tile", sector=sector)
    placed = [SECTORS[place - 1] for place in value(match, "shields") if place]
    assert sorted(placed) == ["face-down-2", sectors[-1]]
    assert [event["sector"] for event in heard(match, 0, "came-to-light")] == [
        SECTORS.index(sectors[0]),
        SECTORS.index(sectors[-1]),
    ]


@pytest.mark.rule("wasteland/move")
def test_slow_armour_is_paid_for_only_while_it_can_still_help() -> None:
    outcast: dict[str, Any] = {"survivor": [DOMAINS["survivor"].index("brotherhood-outcast")], "held": [["outcast-power-armor"]]}
    match = table(1, where=[NORTH], enemies={}, **outcast)
    act(match, 0, "move", sector=EAST)
    assert (value(match, "actions"), value(match, "points")) == (1, 0), "one point an action"
    act(match, 0, "pay-to-stride")
    assert value(match, "caps", 0) < 3
    act(match, 0, "move", sector=NORTH)
    assert (value(match, "actions"), value(match, "points")) == (0, 1)
    spent = table(1, where=[NORTH], enemies={}, actions=0, points=1, **outcast)
    assert refused(spent, 0, "pay-to-stride") == "wasteland/move"


@pytest.mark.rule("wasteland/tile-kinds")
def test_a_tile_that_is_turned_up_is_of_the_kind_that_its_back_showed() -> None:
    for tile, back in (("tile-3", 2), ("tile-4", 3)):
        match = table(1, where=["cit-ruins/labs"], enemies={})
        act(match, 0, "explore", tile=tile)
        faces = [str(face) for (face,) in outcomes(match)]
        assert faces and {int(GAME.cards.atlas.backs[DOMAINS["face"].index(face)]) for face in faces} == {back}
