"""The benchmark measures what it says; how fast that is, no test can say."""

import argparse
import json

import pytest
from tests.conftest import GAMES

import bottlecap
from bottlecap.arena import bench as command
from bottlecap.arena.bench import bench, is_compiled, timed
from bottlecap.arena.loops import copy_matches, middle, play_matches, started
from bottlecap.arena.table import Table
from bottlecap.bots import make
from bottlecap.engine import match as engine
from bottlecap.engine import registry


def called(*words: str) -> int:
    parser = argparse.ArgumentParser()
    command.add_arguments(parser)
    return command.run(parser.parse_args(words))


@pytest.mark.parametrize("game", GAMES)
def test_json_has_the_measures(game: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert called(game, "--seconds", "0.2", "--json") == 0
    found = json.loads(capsys.readouterr().out)
    assert found["game"] == game
    assert found["players"] == registry.game(game).players.stop - 1
    assert found["compiled"] is not str(engine.__file__).endswith(".py")
    assert found["actions_per_s"] > found["games_per_s"] > 0
    assert found["copies_per_s"] > 0
    assert found["actions_per_s"] / found["games_per_s"] == pytest.approx(found["actions_per_game"], rel=0.05)


def test_text_names_the_game_and_the_build(capsys: pytest.CaptureFixture[str]) -> None:
    assert called("salvage", "--seconds", "0.1", "--players", "2") == 0
    out = capsys.readouterr().out
    assert out.startswith("salvage, 2 players")
    assert ("not compiled" in out) is not is_compiled()
    for name in ("actions_per_s", "games_per_s", "copies_per_s"):
        assert name in out


def test_actions_are_the_decisions_of_the_matches() -> None:
    game = registry.game("doors")
    options = game.option_values({})
    bots = [make("random", seat) for seat in range(3)]
    # Five rounds of three choices each: nothing else is ever asked.
    assert play_matches(game, 3, options, bots, 0, 4) == 4 * 15


def test_answers_without_a_choice_are_no_actions() -> None:
    game = registry.game("salvage")
    options = game.option_values({})
    choices = answers = 0
    for number in range(20):
        counting = Table(started(game, 4, options, number), [make("random", seat) for seat in range(4)])
        while not counting.match.over:
            offered = {seat: len(counting.match.actions(seat)) for seat in range(4)}
            entries = int(counting.match.entries.count)
            counting.step()
            if counting.match.entries.count > entries:
                answers += 1
                choices += offered[counting.match.entries.flat(entries)[1]] > 1
        choices -= int(counting.decisions)
    assert choices == 0, "counted as one counts by hand"
    assert answers > 0


@pytest.mark.parametrize("game", GAMES)
def test_positions_to_copy_are_half_played(game: str) -> None:
    found = registry.game(game)
    players = found.players.stop - 1
    bots = [make("random", seat) for seat in range(players)]
    for number in range(5):
        match = middle(found, players, found.option_values({}), bots, number)
        assert not match.over
        before = match.hash
        assert copy_matches([match, match], 3) == 6
        assert match.hash == before


def test_work_goes_on_until_the_time_is_up() -> None:
    sizes: list[int] = []

    def work(size: int) -> int:
        sizes.append(size)
        return size

    done, spent = timed(work, 0.01)
    assert spent >= 0.01
    assert done == sum(sizes)
    assert sizes[:3] == [1, 2, 4], "short calls grow"


def test_what_cannot_be_is_refused() -> None:
    with pytest.raises(bottlecap.BadOption):
        bench("kuhn", players=3)
    with pytest.raises(bottlecap.BadOption):
        bench("kuhn", seconds=0)
    with pytest.raises(bottlecap.UnknownGame):
        called("nothere")
