"""The public face: what is refused, with which words, and that it changes nothing."""

from pathlib import Path
from typing import Any

import pytest
from tests.conftest import GAMES, game_named, picture, played_on

import bottlecap

# An argument of another Python type: the engine refuses it, or, compiled, Python itself does.
WRONG_TYPE = (bottlecap.Error, TypeError)


# --- new ----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("name", ["chess", "", "Kuhn", "no.such.game", "os.path", ".kuhn", "kuhn.", "__init__"])
def test_an_unknown_game_is_refused(name: str) -> None:
    with pytest.raises(bottlecap.UnknownGame):
        bottlecap.new(name)


def test_an_unknown_game_is_told_which_there_are() -> None:
    with pytest.raises(bottlecap.UnknownGame, match="kuhn") as caught:
        bottlecap.new("chess")
    assert "chess" in str(caught.value)


@pytest.mark.parametrize(
    ("name", "players"), [("kuhn", 1), ("kuhn", 3), ("salvage", 0), ("salvage", 5), ("salvage", -1), ("doors", 2)]
)
def test_a_wrong_number_of_players_is_refused(name: str, players: int) -> None:
    with pytest.raises(bottlecap.BadOption, match=f"players, not {players}"):
        bottlecap.new(name, players=players)


@pytest.mark.parametrize("players", [2.0, "2", True, [2]], ids=repr)
def test_players_are_a_whole_number(players: Any) -> None:
    with pytest.raises(WRONG_TYPE):
        bottlecap.new("salvage", players=players)


def test_no_number_of_players_is_the_lowest() -> None:
    assert [bottlecap.new(name).header.players for name in GAMES] == [game_named(name).players.start for name in GAMES]


@pytest.mark.parametrize(
    ("name", "options", "said"),
    [
        ("kuhn", {"rounds": 3}, "no option 'rounds' .it has: none"),
        ("doors", {"round": 3}, "no option 'round' .it has: rounds"),
        ("doors", {"rounds": 0}, "'rounds' is from 1 to 50, not 0"),
        ("doors", {"rounds": 51}, "from 1 to 50, not 51"),
        ("doors", {"rounds": "5"}, "from 1 to 50, not '5'"),
        ("doors", {"rounds": 5.0}, "from 1 to 50, not 5.0"),
        ("doors", {"rounds": None}, "from 1 to 50, not None"),
        ("salvage", {"caps": 101}, "from 1 to 100, not 101"),
    ],
)
def test_a_wrong_option_is_refused(name: str, options: dict[str, object], said: str) -> None:
    with pytest.raises(bottlecap.BadOption, match=said):
        bottlecap.new(name, options=options)


def test_an_option_counts() -> None:
    view = bottlecap.new("doors", options={"rounds": 2}).view(None)
    assert view["last"] == 2
    assert bottlecap.new("doors").view(None)["last"] == 5


@pytest.mark.parametrize("seed", [-1, 1 << 128, "xyz", "", "-1", "1" * 33, b"short", b"x" * 17], ids=repr)
def test_a_bad_seed_is_refused(seed: int | str | bytes) -> None:
    with pytest.raises(bottlecap.BadOption, match="seed"):
        bottlecap.new("kuhn", seed=seed)


@pytest.mark.parametrize("seed", [1.5, [1]], ids=repr)
def test_a_seed_of_another_type_is_refused(seed: Any) -> None:
    with pytest.raises(WRONG_TYPE):
        bottlecap.new("kuhn", seed=seed)


def test_a_seed_is_the_same_in_every_form() -> None:
    forms: list[int | str | bytes] = [255, "ff", "000000000000000000000000000000ff", (255).to_bytes(16, "big")]
    matches = [played_on(bottlecap.new("salvage", players=2, seed=seed)) for seed in forms]
    assert len({match.record().text for match in matches}) == 1
    assert bottlecap.new("kuhn").header.seed != bottlecap.new("kuhn").header.seed, "without one, the system gives it"
    assert len(bottlecap.new("kuhn").header.seed) == 16


@pytest.mark.parametrize("chance", ["", "dice", "SEED"], ids=repr)
def test_a_bad_chance_is_refused(chance: str) -> None:
    with pytest.raises(bottlecap.BadOption, match="chance is one of seed, fast, ask"):
        bottlecap.new("kuhn", chance=chance)


def test_a_missing_content_folder_is_refused(tmp_path: Path) -> None:
    with pytest.raises(bottlecap.BadContent, match="nowhere"):
        bottlecap.new("kuhn", content=tmp_path / "nowhere")
    (tmp_path / "file").write_text("")
    with pytest.raises(bottlecap.BadContent, match="file"):
        bottlecap.new("kuhn", content=tmp_path / "file")


def test_every_error_is_the_one_error() -> None:
    errors = [getattr(bottlecap, name) for name in bottlecap.__all__]
    kinds = [kind for kind in errors if isinstance(kind, type) and issubclass(kind, Exception)]
    assert len(kinds) == 13
    assert all(issubclass(kind, bottlecap.Error) for kind in kinds)
    assert issubclass(bottlecap.WrongSeat, bottlecap.IllegalAction)
    assert issubclass(bottlecap.StaleDecision, bottlecap.IllegalAction)


def test_the_list_of_games() -> None:
    for game in bottlecap.games():
        assert game.name
        assert game.action_count > 0
        assert len(game.players) > 0
        assert bottlecap.new(game, seed=1).hash == bottlecap.new(game.id, seed=1).hash


# --- refusals change nothing --------------------------------------------------------------------------------


def test_an_illegal_action_is_refused_by_its_rule_and_changes_nothing() -> None:
    match = bottlecap.new("salvage", players=2, seed=1)
    match.play(match.game.action_named("open"))
    match.play(match.game.action_named("bid", amount=3))
    before = picture(match)
    for amount, rule in ((1, "salvage/bid-higher"), (3, "salvage/bid-higher"), (9999, "salvage/bid-cash")):
        with pytest.raises(bottlecap.IllegalAction) as caught:
            match.play(match.game.action_named("bid", amount=amount))
        assert caught.value.refusal.rule == rule
        assert caught.value.refusal.text("ru") != caught.value.refusal.text("en")
        asked = match.prompts()[0].decision
        with pytest.raises(bottlecap.IllegalAction) as named:
            match.play(match.game.action_named("bid", amount=amount), decision=asked)
        assert named.value.refusal == caught.value.refusal
        assert rule in str(caught.value)
        assert picture(match) == before


def test_an_action_that_answers_another_question_is_refused_by_the_rule_of_this_one() -> None:
    match = bottlecap.new("salvage", players=2, seed=1)
    before = picture(match)
    with pytest.raises(bottlecap.IllegalAction) as caught:
        match.play(match.game.action_named("bid", amount=3))
    assert caught.value.refusal.rule == "salvage/before-auction"
    assert picture(match) == before


def test_a_seat_that_is_not_asked_is_refused_by_turn_order() -> None:
    match = bottlecap.new("kuhn", seed=1)
    before = picture(match)
    for seat in (1, bottlecap.CHANCE):
        with pytest.raises(bottlecap.WrongSeat) as caught:
            match.play(match.actions()[0], seat)
        assert caught.value.refusal.rule == "kuhn/turn-order"
        assert picture(match) == before
        refusal = match.why_not(match.actions()[0], seat)
        assert refusal is not None
        assert refusal.rule == "kuhn/turn-order"


@pytest.mark.parametrize("seat", [2, 7, -2])
def test_a_seat_that_is_not_there_is_refused(seat: int) -> None:
    match = bottlecap.new("kuhn", seed=1)
    before = picture(match)
    with pytest.raises(bottlecap.Error):
        match.play(match.actions()[0], seat)
    assert picture(match) == before


def test_who_has_chosen_in_secret_is_not_asked_again() -> None:
    match = bottlecap.new("doors", seed=1)
    match.play(match.game.action(match.game.action_count - 1), 1)
    before = picture(match)
    with pytest.raises(bottlecap.WrongSeat) as caught:
        match.play(match.game.action(match.game.action_count - 1), 1)
    assert caught.value.refusal.rule == "doors/turn-order"
    assert picture(match) == before
    assert match.waiting == (0, 2)


def test_a_stale_decision_is_refused_and_changes_nothing() -> None:
    match = bottlecap.new("kuhn", seed=1)
    asked = match.prompts(0)[0].decision
    before = picture(match)
    for wrong in (asked - 1, asked + 1, 10**6):
        with pytest.raises(bottlecap.StaleDecision) as caught:
            match.play(match.actions()[0], 0, decision=wrong)
        assert caught.value.refusal.rule == "kuhn/turn-order"
        assert str(asked) in str(caught.value)
        assert picture(match) == before
    match.play(match.actions()[0], 0, decision=asked)


def test_a_decision_of_before_an_undo_is_stale() -> None:
    match = bottlecap.new("kuhn", seed=1)
    asked = match.prompts(0)[0].decision
    match.play(match.actions()[0], 0, decision=asked)
    match.undo(0)
    before = picture(match)
    with pytest.raises(bottlecap.StaleDecision):
        match.play(match.actions()[0], 0, decision=asked)
    assert picture(match) == before
    again = match.prompts(0)[0].decision
    assert again != asked
    match.play(match.actions()[0], 0, decision=again)


def test_an_undo_that_is_refused_changes_nothing() -> None:
    match = bottlecap.new("kuhn", seed=1)
    for seat, rule in ((0, "engine/undo-nothing"), (1, "engine/undo-nothing")):
        refusal = match.can_undo(seat)
        assert refusal is not None
        assert refusal.rule == rule
    match.play(match.actions()[0])
    before = picture(match)
    with pytest.raises(bottlecap.IllegalAction) as caught:
        match.undo(1)
    assert caught.value.refusal.rule == "engine/undo-other"
    assert picture(match) == before


def test_an_action_of_another_game_or_none_at_all_is_refused() -> None:
    match = bottlecap.new("kuhn", seed=1)
    before = picture(match)
    others: list[Any] = [game_named("salvage").action_named("pass"), "pass", 1, None]
    for wrong in others:
        with pytest.raises(WRONG_TYPE):
            match.play(wrong)
        with pytest.raises(WRONG_TYPE):
            match.why_not(wrong)
        assert picture(match) == before


def test_an_action_of_another_game_names_both_games() -> None:
    with pytest.raises(bottlecap.BadAction, match="action of salvage, and this is a match of kuhn"):
        bottlecap.new("kuhn", seed=1).play(game_named("salvage").action_named("pass"))


def test_a_draw_is_not_a_players_to_make() -> None:
    match = bottlecap.new("kuhn", seed=1)
    with pytest.raises(bottlecap.IllegalAction):
        match.play(match.game.action_named("draw", card="king"))


def test_only_what_the_deck_holds_can_be_drawn() -> None:
    match = bottlecap.new("kuhn", chance="ask")
    match.play(match.game.action_named("draw", card="king"))
    before = picture(match)
    with pytest.raises(bottlecap.IllegalAction) as caught:
        match.play(match.game.action_named("draw", card="king"))
    assert caught.value.refusal.rule == "kuhn/deal"
    assert picture(match) == before
