"""What seats pick before a match: it goes wherever the match goes, and what nobody picked is written nowhere."""

import json
import pickle
import random
from pathlib import Path
from typing import Any, cast

import pytest
from tests.conftest import step
from tests.test_cli import command
from tests.test_records import lines_of, relinked

import bottlecap
from bottlecap.engine import registry
from bottlecap.engine.game import Game, Rules
from bottlecap.engine.kinds import Choice, Option

PICKED: dict[str, object] = {"colour-1": "purple", "colour-3": "blue"}
HAD = ["purple", "yellow", "blue"]


def colours(view: object) -> list[str]:
    return [player["colour"] for player in cast(dict[str, Any], view)["players"]]


def begun(picked: dict[str, object] | None = None) -> bottlecap.Match:
    """A match of three, some moves on."""
    match = bottlecap.new("shelter", players=3, seed=4, options=PICKED if picked is None else picked)
    rng = random.Random(4)
    for _ in range(12):
        step(match, rng)
    return match


def test_a_match_has_what_was_picked_wherever_it_goes() -> None:
    match = begun()
    again = {
        "itself": match.view(None),
        "stored": bottlecap.from_bytes(match.to_bytes()).view(None),
        "replayed": bottlecap.replay(match.record()).view(None),
        "pickled": pickle.loads(pickle.dumps(match)).view(None),
        "a copy": match.copy().view(None),
        "a seat": match.view(1),
        "a perspective": match.perspective(1).view,
        "its bytes": bottlecap.Perspective.from_bytes(match.perspective(1).to_bytes()).view,
        "a sample": match.perspective(1).sample(random.Random(7)).view(None),
    }
    assert {name: colours(view) for name, view in again.items()} == dict.fromkeys(again, HAD)
    assert bottlecap.from_bytes(match.to_bytes()).to_bytes() == match.to_bytes()
    assert bottlecap.replay(match.record()).record().text == match.record().text


def test_a_match_says_what_each_seat_has() -> None:
    for match in (begun(), begun().copy(), begun().perspective(1).sample(random.Random(7))):
        assert match.picks == [{"colour": colour} for colour in HAD]
    assert bottlecap.new("kuhn", seed=1).picks == [{}, {}]


def test_it_is_still_so_after_a_move_is_taken_back() -> None:
    match = begun()
    match.undo(0, consent=True)
    assert colours(match.view(None)) == HAD


def test_what_nobody_picked_is_written_nowhere() -> None:
    """So records and bytes of before anything could be picked are read as ever, and written the same again."""
    plain = begun({})
    assert "colour" not in json.dumps(lines_of(plain)[0])
    assert colours(plain.view(None)) == ["blue", "yellow", "green"]
    assert lines_of(begun())[0]["options"] == {**lines_of(plain)[0]["options"], "colour-1": 3, "colour-3": 0}
    assert len(plain.to_bytes()) < len(begun().to_bytes())
    assert plain.header.game.options == [option for option in plain.header.game.options if "colour" not in option.name]


def test_a_record_from_a_position_keeps_it() -> None:
    match = bottlecap.new("shelter", position=begun().position(), options=PICKED, seed=1)
    assert colours(match.view(None)) == HAD
    assert colours(bottlecap.replay(match.record()).view(None)) == HAD


@pytest.mark.parametrize(
    ("name", "number"), [("colour-2", 3), ("colour-4", 1), ("colour-2", 4), ("colour-2", -2), ("colour-2", "red")]
)
def test_a_record_with_what_cannot_be_picked_is_refused(name: str, number: object) -> None:
    lines = lines_of(begun())
    lines[0]["options"][name] = number
    with pytest.raises(bottlecap.BadRecord, match=name):
        bottlecap.replay(relinked(lines))


def test_the_terminal_and_the_arena_take_it_as_an_option(tmp_path: Path) -> None:
    file = tmp_path / "shelter.rec"
    options = ["--option", "rounds=1", "--option", "colour-2=green"]
    played = command("play", "shelter", "--terminal", "--seed", "1", *options, "--record", str(file))
    assert "Green Elevator" in played.stdout
    assert json.loads(file.read_text(encoding="utf-8").splitlines()[0])["options"] == {"rounds": 1, "first": 0, "colour-2": 2}
    wrong = command("simulate", "shelter", "--matches", "1", "--option", "colour-1=green", "--option", "colour-2=green")
    assert wrong.returncode == 2
    assert "colour-1 and colour-2 are both green" in wrong.stderr


def test_there_must_be_something_for_every_seat() -> None:
    with pytest.raises(ValueError, match="colour: 2 things for 3 seats"):
        Choice("colour", ["blue", "yellow"], 3)


# --- what an option can be ----------------------------------------------------------------------------------------------


def test_what_an_option_can_be_is_called_by_its_game() -> None:
    shelter, wasteland = registry.game("shelter"), registry.game("wasteland")
    assert [shelter.label("first", value, lang) for value, lang in ((0, "en"), (2, "ru"))] == ["By chance", "Место 2"]
    # Scenarios are content: a pack with others brings their names.
    names = [wasteland.label("scenario", number, "ru") for number in range(len(wasteland.domains["scenario"]))]
    assert names == [card["name"] for card in cast(Any, wasteland.catalogue("ru"))["scenarios"].values()]


def test_an_option_is_called_as_no_domain_of_other_things() -> None:
    nothing: dict[str, Any] = {"actions": [], "decisions": [], "steps": [], "events": [], "fields": [], "reasons": []}
    with pytest.raises(ValueError, match="the option pace has other values than the domain of its name"):
        Game(
            "fast",
            players=range(2, 3),
            rules=Rules("fast", []),
            locale=Path(),
            view_type=dict,
            options=[Option("pace", 0, names=("slow", "fast"))],
            domains={"pace": ["walk", "run"]},
            **nothing,
        )
