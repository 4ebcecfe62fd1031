"""The command line as a user meets it: exit codes, what is printed where, and never a traceback."""

import json
import os
import signal
import subprocess
import sys
from collections.abc import Callable
from functools import partial
from pathlib import Path

import pytest

import bottlecap
from bottlecap import cli
from bottlecap.engine import registry

SOURCE = str(Path(bottlecap.__file__).parents[1])


def command(*words: str, typed: str | bytes = "", timeout: float = 60) -> "subprocess.CompletedProcess[str]":
    """Run `python -m bottlecap` in a process of its own."""
    given = typed.encode() if isinstance(typed, str) else typed
    done = subprocess.run(
        [sys.executable, "-m", "bottlecap", *words], input=given, capture_output=True, timeout=timeout, env=environment()
    )
    return subprocess.CompletedProcess(done.args, done.returncode, done.stdout.decode(), done.stderr.decode())


def environment() -> dict[str, str]:
    return {**os.environ, "PYTHONPATH": SOURCE, "PYTHONUTF8": "1"}


@pytest.fixture
def record(tmp_path: Path) -> Path:
    """A whole match of Kuhn poker: a bet, a fold."""
    match = bottlecap.new("kuhn", seed=7)
    match.play(match.game.action_named("pass"))
    match.play(match.game.action_named("bet"))
    match.play(match.game.action_named("pass"))
    file = tmp_path / "match.rec"
    file.write_bytes(match.record().text.encode())
    return file


# --- play -----------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("lang", "won"), [("en", "Player 2 wins."), ("ru", "Победитель: Игрок 2.")])
def test_a_whole_match_is_played_and_recorded(tmp_path: Path, lang: str, won: str) -> None:
    file = tmp_path / "played.rec"
    done = command(
        "play", "kuhn", "--terminal", "--seats", "--seed", "7", "--lang", lang, "--record", str(file), typed="\n1\n\n2\n\n1\n"
    )
    assert done.returncode == 0
    assert done.stderr == ""
    assert won in done.stdout
    match = bottlecap.replay(file.read_text(encoding="utf-8"))
    assert match.over
    assert match.header.seed == bottlecap.new("kuhn", seed=7).header.seed


def test_on_the_page_what_is_for_the_terminal_is_refused() -> None:
    done = command("play", "kuhn", "--seed", "7")
    assert (done.returncode, done.stdout) == (2, "")
    assert done.stderr == "bottlecap: --seed is for playing in the terminal (--terminal); on the page you choose it there\n"


def test_without_a_name_the_first_game_is_played() -> None:
    name = registry.games()[0].text("game-name", {}, "en")
    assert command("play", "--terminal").stdout.startswith(f"{name}.")


def test_options_seats_and_bots_are_taken(tmp_path: Path) -> None:
    file = tmp_path / "doors.rec"
    words = [
        "play",
        "doors",
        "--terminal",
        "--seat",
        "1",
        "--bots",
        "random",
        "--option",
        "rounds=2",
        "--seed",
        "5",
        "--record",
        str(file),
    ]
    first = command(*words, typed="1\n1\n")
    assert first.returncode == 0
    header, *entries, _ = [json.loads(line) for line in file.read_text(encoding="utf-8").splitlines()]
    assert header["options"] == {"rounds": 2}
    assert {entry["seat"] for entry in entries} == {0, 1, 2}
    text = file.read_bytes()
    assert command(*words, typed="1\n1\n").stdout == first.stdout
    assert file.read_bytes() == text


def test_a_match_left_in_the_middle_is_recorded(tmp_path: Path) -> None:
    file = tmp_path / "left.rec"
    assert command("play", "doors", "--terminal", "--record", str(file), typed="1\nquit\n").returncode == 0
    assert not bottlecap.replay(file.read_text(encoding="utf-8")).over


@pytest.mark.parametrize(
    ("text", "seed"),
    [("10", 10), ("abc", 0xABC), ("00000000000000000000000000000010", 16), (None, None)],
)
def test_a_seed_is_the_number_it_would_be_in_python(text: str | None, seed: int | None) -> None:
    typed = cli.seed_typed(text)
    if seed is None:
        assert typed is None
    else:
        assert bottlecap.new("kuhn", seed=typed).header.seed == bottlecap.new("kuhn", seed=seed).header.seed


def test_bytes_that_are_no_letters_are_answered() -> None:
    done = command("play", "kuhn", "--terminal", typed=b"\xff\xfe\nquit\n")
    assert done.returncode == 0
    assert "is no answer here" in done.stdout


@pytest.mark.skipif(sys.platform == "win32", reason="signals are sent another way there")
def test_control_c_leaves_quietly(tmp_path: Path) -> None:
    file = tmp_path / "stopped.rec"
    words = [sys.executable, "-m", "bottlecap", "play", "kuhn", "--terminal", "--seats", "--record", str(file)]
    # Whoever runs the tests in the background of a script has interrupts ignored, and so would the child.
    heeding = partial(signal.signal, signal.SIGINT, signal.SIG_DFL)
    with subprocess.Popen(
        words, stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=subprocess.PIPE, env=environment(), preexec_fn=heeding
    ) as process:
        assert process.stdin is not None
        assert process.stdout is not None
        assert process.stderr is not None
        process.stdin.write(b"\n1\n")
        process.stdin.flush()
        while b"keyboard to Player 2" not in process.stdout.readline():
            pass
        process.send_signal(signal.SIGINT)
        assert process.wait(30) == 130
        assert process.stderr.read() == b""
    assert len(bottlecap.replay(file.read_text(encoding="utf-8")).record().entries) == 1


def test_a_move_broken_off_in_the_middle_is_not_in_the_record() -> None:
    match = bottlecap.new("kuhn", seed=7)
    match.play(match.game.action_named("pass"))
    kept = match.record()
    match.state.pending.clear()
    assert cli.whole_record(match) == kept


@pytest.mark.skipif(sys.platform == "win32", reason="pipes close another way there")
def test_a_closed_pipe_is_no_error() -> None:
    words = f"{sys.executable} -m bottlecap rules salvage | true; exit ${{PIPESTATUS[0]}}"
    done = subprocess.run(["bash", "-c", words], capture_output=True, env=environment(), timeout=60)
    assert done.returncode in (0, 141)
    assert done.stderr == b""


# --- what is wrong -------------------------------------------------------------------------------------------

WRONG: list[tuple[list[str], str]] = [
    (["play", "chess"], "there is no game 'chess'"),
    (["play", "os.path"], "it is no game"),
    (["play", "kuhn", "--terminal", "--players", "5"], "kuhn is for 2 to 2 players, not 5"),
    (["play", "kuhn", "--terminal", "--seed", "xyz"], "a seed is a whole number"),
    (["play", "kuhn", "--terminal", "--seed", "-1"], "a seed is a whole number"),
    (["play", "kuhn", "--terminal", "--seed", "9" * 5000], "a seed is a whole number"),
    (["play", "kuhn", "--terminal", "--bots", "genius"], "there is no bot 'genius'"),
    (["play", "kuhn", "--terminal", "--bots", "no.such:Bot"], "bot 'no.such:Bot'"),
    (["play", "kuhn", "--terminal", "--seat", "2"], "there is no seat 2"),
    (["play", "kuhn", "--terminal", "--seat", "-1"], "there is no seat -1"),
    (["play", "kuhn", "--terminal", "--option", "rounds=3"], "kuhn has no option 'rounds'"),
    (["play", "kuhn", "--terminal", "--option", "rounds"], "NAME=VALUE"),
    (["play", "doors", "--terminal", "--option", "rounds=many"], "option 'rounds' is from 1 to 50, not 'many'"),
    (["play", "doors", "--terminal", "--option", "rounds=0"], "option 'rounds' is from 1 to 50, not 0"),
    (["play", "kuhn", "--terminal", "--content", "{folder}/none"], "no such folder"),
    (["play", "kuhn", "--terminal", "--record", "{folder}/none/match.rec"], "none/match.rec: No such file or directory"),
    (["play", "kuhn", "--terminal", "--record", "{folder}"], "Is a directory"),
    (["replay", "{folder}/none"], "none: No such file or directory"),
    (["replay", "{folder}"], "Is a directory"),
    (["replay", "{record}", "--upto", "9"], "the record has 3 entries, not 9"),
    (["replay", "{record}", "--upto", "-1"], "the record has 3 entries, not -1"),
    (["replay", "{record}", "--seat", "2"], "there is no seat 2"),
    (["replay", "{record}", "--seat", "none"], "a seat is a number or all"),
    (["replay", "{record}", "--content", "{folder}/none"], "no such folder"),
    (["replay", "{binary}"], "not a text in UTF-8: byte 3"),
    (["replay", "{cut}"], "its end is missing"),
    (["show", "{folder}/none"], "none: No such file or directory"),
    (["show", "{binary}"], "not a text in UTF-8: byte 3"),
    (["show", "{cut}"], "its end is missing"),
    (["show", "{record}", "--upto", "4"], "the record has 3 entries, not 4"),
    (["verify", "{folder}/none"], "none: No such file or directory"),
    (["rules", "chess"], "there is no game 'chess'"),
    (["rules", "kuhn", "castling"], "kuhn has no rule 'castling'"),
    (["rules", "kuhn", "doors/alone"], "kuhn has no rule 'doors/alone'"),
    (["rules", "kuhn", ""], "kuhn has no rule ''"),
]


def places(tmp_path: Path, record: Path) -> dict[str, str]:
    """Files of every sort to give to a command."""
    (tmp_path / "binary").write_bytes(b"{}\n\xff\n")
    (tmp_path / "cut").write_bytes(b"".join(record.read_bytes().splitlines(keepends=True)[:-1]))
    return {"folder": str(tmp_path), "record": str(record), "binary": str(tmp_path / "binary"), "cut": str(tmp_path / "cut")}


@pytest.mark.parametrize(("words", "said"), WRONG, ids=lambda value: " ".join(value)[:40] if isinstance(value, list) else "")
def test_wrong_input_is_one_line_and_exit_code_2(
    words: list[str], said: str, tmp_path: Path, record: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    files = places(tmp_path, record)
    code = cli.main([word.format(**files) for word in words])
    out, err = capsys.readouterr()
    assert code == 2
    assert said in err
    assert err.startswith("bottlecap: ")
    assert err.count("\n") == 1
    assert "Traceback" not in out + err


@pytest.mark.parametrize(
    "words",
    [
        [],
        ["conquer"],
        ["play", "kuhn", "--lang", "de"],
        ["play", "kuhn", "--players", "two"],
        ["play", "kuhn", "--seat", "first"],
        ["play", "kuhn", "--seat", "0", "--seats"],
        ["play", "kuhn", "extra"],
        ["replay"],
        ["show", "x", "--upto", "y"],
        ["verify"],
        ["rules"],
        ["simulate", "--no-such-thing"],
        ["bench", "--no-such-thing"],
    ],
    ids=" ".join,
)
def test_wrong_words_are_exit_code_2_with_the_usage(words: list[str], capsys: pytest.CaptureFixture[str]) -> None:
    assert cli.main(words) == 2
    out, err = capsys.readouterr()
    assert "usage: bottlecap" in err
    assert "Traceback" not in out + err


def test_a_wrong_name_in_a_process_of_its_own() -> None:
    done = command("play", "chess")
    assert (done.returncode, done.stdout) == (2, "")
    assert done.stderr.startswith("bottlecap: there is no game 'chess'")


@pytest.mark.parametrize("name", ["play", "serve", "simulate", "bench", "replay", "show", "verify", "rules", "games"])
def test_every_command_has_help(name: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert cli.main([name, "--help"]) == 0
    assert f"usage: bottlecap {name}" in capsys.readouterr().out


def test_the_arena_is_imported_only_when_asked_for() -> None:
    code = "import sys; from bottlecap.cli import main; main(['games']); assert 'bottlecap.arena.simulate' not in sys.modules"
    assert subprocess.run([sys.executable, "-c", code], capture_output=True, env=environment(), timeout=60).returncode == 0


# --- records ----------------------------------------------------------------------------------------------------


def test_replay_tells_all_of_it(record: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert cli.main(["replay", str(record)]) == 0
    out = capsys.readouterr().out
    events, board, end = out.strip().split("\n\n")
    assert events.splitlines() == [
        "Player 1 is dealt the king.",
        "Player 2 is dealt the queen.",
        "Player 1 passes.",
        "Player 2 bets a chip.",
        "Player 1 passes.",
    ]
    assert "Player 1: the king, ●" in board
    assert end.splitlines()[1:] == ["Player 2 wins.", "1. Player 2: 1", "2. Player 1: -1"]


def test_replay_as_a_seat_knows_it_up_to_a_point(record: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert cli.main(["replay", str(record), "--seat", "0", "--upto", "1", "--lang", "ru"]) == 0
    events, board, end = capsys.readouterr().out.strip().split("\n\n")
    assert events.splitlines() == ["Игрок 1: сдана карта — король.", "Игрок 2: сдана карта.", "Игрок 1: пас."]
    assert board.splitlines() == ["Игрок 1: король, ●", "Игрок 2: ?, ●"]
    assert end == "Сейчас отвечает: Игрок 2"


def test_show_gives_the_board_or_the_position(record: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert cli.main(["show", str(record), "--upto", "2"]) == 0
    assert capsys.readouterr().out.endswith("\n\nWaiting for: Player 1\n")
    assert cli.main(["show", str(record), "--upto", "2", "--json"]) == 0
    position = json.loads(capsys.readouterr().out)
    assert position == bottlecap.replay(record.read_text(encoding="utf-8"), 2).position()
    assert bottlecap.new("kuhn", position=position).waiting == (0,)


def test_verify_says_ok(record: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert cli.main(["verify", str(record), str(record)]) == 0
    assert capsys.readouterr().out == f"{record}: ok, 3 entries\n" * 2


def altered(text: str) -> str:
    return text.replace('"kind":"bet"', '"kind":"pass"')


def cut_at_a_line(text: str) -> str:
    return "".join(text.splitlines(keepends=True)[:3])


def cut_in_a_line(text: str) -> str:
    return text[: len(text) // 2]


def swapped(text: str) -> str:
    first, second, third, *rest = text.splitlines(keepends=True)
    return "".join([first, third, second, *rest])


def rechained(text: str) -> str:
    """Altered by somebody who knows how the chain is made: the rules still tell."""
    from bottlecap.engine.record import canonical, linked

    chain, lines = "", []
    for line in altered(text).splitlines():
        data = json.loads(line)
        del data["chain"]
        data = linked(chain, data)
        chain = str(data["chain"])
        lines.append(canonical(data) + "\n")
    return "".join(lines)


@pytest.mark.parametrize(
    ("spoil", "said"),
    [
        (altered, "line 3 (entry 1) was altered"),
        (swapped, "line 2 (entry 0) was altered"),
        (cut_at_a_line, "the record is cut off after line 3: its end is missing"),
        (cut_in_a_line, "the record is cut off in the middle of a line"),
        (rechained, "entry 1: today's rules lead to another state after it"),
        (lambda text: "", "line 1"),
        (lambda text: "{}\n", "line 1 (the header) was altered"),
        (lambda text: "no json\n", "line 1 (the header) was altered"),
    ],
)
def test_verify_names_the_place_of_a_fault(
    spoil: Callable[[str], str], said: str, record: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    bad = tmp_path / "bad.rec"
    bad.write_bytes(spoil(record.read_text(encoding="utf-8")).encode())
    assert cli.main(["verify", str(bad), str(record)]) == 1
    first, second = capsys.readouterr().out.splitlines()
    assert first.startswith(f"{bad}: ")
    assert said in first
    assert second == f"{record}: ok, 3 entries"


def test_verify_goes_on_after_a_file_that_is_not_there(record: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    binary = tmp_path / "binary"
    binary.write_bytes(b"\xff\n")
    assert cli.main(["verify", str(tmp_path / "none"), str(binary), str(record)]) == 2
    out, err = capsys.readouterr()
    assert out == f"{binary}: not a text in UTF-8: byte 0 cannot be read\n{record}: ok, 3 entries\n"
    assert err == f"bottlecap: {tmp_path / 'none'}: No such file or directory\n"


# --- rules and games ------------------------------------------------------------------------------------------------


def test_rules_lists_all_of_them(capsys: pytest.CaptureFixture[str]) -> None:
    assert cli.main(["rules", "kuhn"]) == 0
    lines = capsys.readouterr().out.splitlines()
    assert [line.split(": ")[0] for line in lines] == registry.game("kuhn").rules.ids()


@pytest.mark.parametrize("name", ["bet", "kuhn/bet"])
@pytest.mark.parametrize(("lang", "text"), [("en", "In turn, a player passes"), ("ru", "В свою очередь игрок пасует")])
def test_one_rule_by_either_name(name: str, lang: str, text: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert cli.main(["rules", "kuhn", name, "--lang", lang]) == 0
    out = capsys.readouterr().out
    assert out.startswith(f"kuhn/bet: {text}")
    assert out.count("\n") == 1


def test_games_lists_every_game(capsys: pytest.CaptureFixture[str]) -> None:
    assert cli.main(["games", "--lang", "ru"]) == 0
    lines = [line.split("\t") for line in capsys.readouterr().out.splitlines()]
    assert [line[0] for line in lines] == [game.id for game in registry.games()]
    assert ["kuhn", "Покер Куна", "2"] in lines


def test_simulate_plays_matches() -> None:
    done = command("simulate", "kuhn", "--matches", "20", "--seed", "1")
    assert done.returncode == 0
    assert "Traceback" not in done.stdout + done.stderr
