"""Wasteland: the setup."""

import pytest
from tests.say import act, asked, heard, outcomes, refused, tell, zone
from tests.wasteland.table import DOMAINS, EXTRA, GAME, STARTS, SURVIVORS, first, opened, value

import bottlecap

SCENARIOS = ["commonwealth", "capital", "far-harbor", "pitt"]


def begun(players: int = 2, **options: object) -> bottlecap.Match:
    """Before anything was drawn or chosen."""
    return bottlecap.new(GAME, players=players, seed=1, options=options, chance="ask")


def until(match: bottlecap.Match, question: str) -> None:
    """Chance shows the first thing it can until this is asked."""
    while match.seat == bottlecap.CHANCE and match.odds()[0][0].kind != question:
        first(match)


@pytest.mark.rule("wasteland/players")
def test_one_to_four_play() -> None:
    for players in (1, 2, 3, 4):
        assert len(value(begun(players), "health")) == players
    for players in (0, 5):
        with pytest.raises(bottlecap.BadOption, match="1 to 4"):
            begun(players)


@pytest.mark.rule("wasteland/setup-scenario")
@pytest.mark.parametrize("scenario", SCENARIOS)
def test_a_scenario_gives_the_map_and_the_track(scenario: str) -> None:
    match = begun(2, scenario=scenario)
    layout = GAME.cards.scenarios[SCENARIOS.index(scenario)]
    assert value(match, "face_at") == [int(face) for face in layout.starts]
    assert value(match, "scenario") == SCENARIOS.index(scenario)
    assert value(match, "track") == 6


@pytest.mark.rule("wasteland/setup-scenario")
def test_a_scenario_that_is_none_is_refused() -> None:
    with pytest.raises(bottlecap.BadOption, match="scenario"):
        begun(2, scenario="nevada")


@pytest.mark.rule("wasteland/setup-map")
@pytest.mark.parametrize("scenario", SCENARIOS)
def test_tiles_that_lie_face_down_are_shuffled_by_their_backs(scenario: str) -> None:
    match = begun(2, scenario=scenario)
    atlas, layout = GAME.cards.atlas, GAME.cards.scenarios[SCENARIOS.index(scenario)]
    for back, bag in ((2, "danger"), (3, "deadly")):
        down = [slot for slot in range(18) if layout.starts[slot] < 0 and layout.backs[slot] == back]
        faces = zone(match, "tiles", bag)
        assert len(faces) == len(down)
        assert all(atlas.backs[DOMAINS["face"].index(face)] == back for face in faces)


@pytest.mark.rule("wasteland/setup-tokens")
def test_letters_and_enemies_lie_in_their_supplies() -> None:
    match = opened(2)
    # Each survivor has drawn one letter; their own ones are tokens besides these.
    assert value(match, "supply") == [5 - EXTRA[:2].count(letter) for letter in "special"]
    piles = {type: zone(match, "enemies", f"pile-{type}") for type in DOMAINS["type"]}
    on_map = zone(match, "enemies", "map")
    assert sorted([*on_map, *(enemy for pile in piles.values() for enemy in pile)]) == sorted(DOMAINS["enemy"])


@pytest.mark.rule("wasteland/setup-agenda-by-players")
@pytest.mark.parametrize(("players", "cards"), [(1, 17), (2, 19), (3, 21), (4, 23)])
def test_agendas_for_more_players_stay_in_the_box(players: int, cards: int) -> None:
    match = begun(players)
    assert len(zone(match, "agendas", "deck")) == cards
    assert all(GAME.cards.agenda_players[DOMAINS["agenda"].index(id)] > players for id in zone(match, "agendas", "box"))


@pytest.mark.rule("wasteland/setup-decks")
def test_decks_are_whole_and_shuffled() -> None:
    match = begun(2)
    assert len(zone(match, "items", "loot-deck")) == 34
    assert len(zone(match, "items", "asset-deck")) == 25
    assert len(zone(match, "items", "unique-deck")) == 11
    assert len(zone(match, "perks", "deck")) == 14
    assert set(outcomes(match).values()) == {1} and len(outcomes(match)) == 25


@pytest.mark.rule("wasteland/setup-market")
def test_four_assets_lie_on_the_market() -> None:
    match = begun(2)
    for item in ("jet", "geck", "cait", "radaway"):
        tell(match, "add-asset", item=item)
    # The newest lies on the left.
    order = {item: place for place, item in enumerate(("radaway", "cait", "geck", "jet"))}
    position = match.position()["items"]
    assert zone(match, "items", "market") and set(zone(match, "items", "market")) == set(order)
    assert {item: position["order"].get(item, 0) for item in order} == order  # type: ignore[index]
    assert match.odds()[0][0].kind == "be-first"


@pytest.mark.rule("wasteland/setup-first-player")
@pytest.mark.parametrize("seat", [0, 2])
def test_the_first_player_is_random(seat: int) -> None:
    match = begun(3)
    until(match, "be-first")
    assert outcomes(match) == {(0,): 1, (1,): 1, (2,): 1}
    tell(match, "be-first", seat=seat)
    assert value(match, "first_player") == seat
    assert match.seats == (seat,)


@pytest.mark.rule("wasteland/setup-survivor")
def test_survivors_are_chosen_clockwise_from_the_first_player() -> None:
    match = begun(3)
    until(match, "be-first")
    tell(match, "be-first", seat=1)
    for seat, survivor, start in ((1, "ghoul", STARTS[0]), (2, "wastelander", STARTS[1]), (0, "vault-dweller", STARTS[2])):
        assert asked(match, seat) == ["choose-survivor"]
        act(match, seat, "choose-survivor", survivor=survivor)
        assert asked(match, seat) == ["start-at"]
        act(match, seat, "start-at", sector=start)
    assert [DOMAINS["survivor"][number] for number in value(match, "survivor")] == ["vault-dweller", "ghoul", "wastelander"]


@pytest.mark.rule("wasteland/setup-survivor")
def test_a_survivor_and_a_sector_are_taken_once() -> None:
    match = begun(2)
    until(match, "be-first")
    tell(match, "be-first", seat=0)
    act(match, 0, "choose-survivor", survivor="ghoul")
    assert refused(match, 0, "start-at", sector="diamond-city/city") == "wasteland/setup-survivor"
    act(match, 0, "start-at", sector=STARTS[0])
    assert refused(match, 1, "choose-survivor", survivor="ghoul") == "wasteland/setup-survivor"
    act(match, 1, "choose-survivor", survivor="super-mutant")
    assert refused(match, 1, "start-at", sector=STARTS[0]) == "wasteland/setup-survivor"


@pytest.mark.rule("wasteland/setup-board")
def test_everybody_begins_with_the_same_board() -> None:
    match = opened(2)
    for seat in (0, 1):
        assert (value(match, "health", seat), value(match, "rads", seat)) == (16, 0)
        assert (value(match, "caps", seat), value(match, "peg", seat)) == (3, 0)
        assert bin(value(match, "letters", seat)).count("1") == 2
        assert len(zone(match, "agendas", f"hand {seat}")) == 1
    assert SURVIVORS[0] == "wastelander" and zone(match, "items", "held 0") == ["tire-iron"]


@pytest.mark.rule("wasteland/setup-board")
def test_the_second_letter_is_another_one() -> None:
    match = begun(1)
    until(match, "be-first")
    act(match, 0, "choose-survivor", survivor="ghoul")
    act(match, 0, "start-at", sector=STARTS[0])
    assert outcomes(match) == {(letter,): 5 for letter in "seial" if letter != "p"} | {("c",): 5}
    tell(match, "draw-extra", letter="l")
    assert value(match, "health", 0) == 12, "the ghoul's card says so"
    assert value(match, "letters", 0) == 1 << 1 | 1 << 6


@pytest.mark.rule("wasteland/setup-survivor")
def test_a_survivors_own_token_is_none_of_the_supply() -> None:
    match = begun(2)
    until(match, "be-first")
    tell(match, "be-first", seat=0)
    for seat, survivor in ((0, "ghoul"), (1, "wastelander")):
        act(match, seat, "choose-survivor", survivor=survivor)
        act(match, seat, "start-at", sector=STARTS[seat])
    tell(match, "draw-extra", letter="l")
    while match.seat != bottlecap.CHANCE or match.odds()[0][0].kind != "draw-extra":
        first(match) if match.seat == bottlecap.CHANCE else match.play(match.actions()[0])
    # The ghoul's P was never drawn, the wastelander's A lies beside; of L one is gone.
    assert outcomes(match) == {(letter,): 5 for letter in "speci"} | {("l",): 4}


@pytest.mark.rule("wasteland/setup-effects")
def test_every_enemy_icon_that_lies_open_has_an_enemy() -> None:
    match = opened(2)
    atlas = GAME.cards.atlas
    icons: dict[int, str] = {}
    for face in value(match, "face_at"):
        for sector in range(8 * face, 8 * face + 8) if face >= 0 else ():
            if atlas.enemies[sector] >= 0:
                icons[sector] = DOMAINS["type"][int(atlas.enemies[sector])]
    found: dict[int, str] = {}
    for event in heard(match, None, "appeared"):
        enemy, place = event["enemy"], event["sector"]
        assert enemy is not None and place is not None
        found[place] = DOMAINS["type"][GAME.cards.enemy_type[enemy]]
    assert found == icons
    assert value(match, "power") == [0, 0]
