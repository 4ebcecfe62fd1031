"""Records of the first format (tests/old_records): they replay, though states were written otherwise then."""

import json
from pathlib import Path

import pytest
from tests.test_records import Line, relinked

import bottlecap
from bottlecap import cli
from bottlecap.engine.stored import OLD_MAGIC

FOLDER = Path(__file__).parent / "old_records"
NAMES = sorted(path.stem for path in FOLDER.glob("*.txt"))


def text_of(name: str) -> str:
    return (FOLDER / f"{name}.txt").read_text(encoding="utf-8")


def lines_of(name: str) -> list[Line]:
    return [json.loads(line) for line in text_of(name).splitlines()]


def test_there_is_one_of_every_game_of_that_time() -> None:
    assert NAMES == ["doors", "kuhn", "monopoly", "salvage", "shelter"]


@pytest.mark.parametrize("name", NAMES)
def test_it_is_of_the_first_format_and_replays(name: str) -> None:
    lines = lines_of(name)
    assert lines[0]["bottlecap"] == 1
    assert not any(str(line.get("state", "")).startswith("2:") for line in lines)
    match = bottlecap.replay(text_of(name))
    assert match.over and match.result is not None
    assert match.entries.count == len(lines) - 2
    # What is written of it today is of today's format, says the same, and replays too.
    again = match.record()
    assert again.header["bottlecap"] == 2
    kept = ("n", "seat", "decision", "undo", "consent", "table")
    for old, new in zip(lines[1:-1], again.entries, strict=True):
        assert {key: old[key] for key in kept if key in old} == {key: new[key] for key in kept if key in new}
        # Some arguments are spelled otherwise now; the old spelling says the same.
        if "action" in old:
            assert match.game.action_from_json(old["action"]) == match.game.action_from_json(new["action"])
    assert bottlecap.replay(again.text).hash == match.hash


@pytest.mark.parametrize("name", NAMES)
def test_it_replays_up_to_any_entry(name: str) -> None:
    entries = len(lines_of(name)) - 2
    for upto in (0, 1, entries // 2, entries):
        assert bottlecap.replay(text_of(name), upto=upto).entries.count == upto


@pytest.mark.parametrize("name", NAMES)
def test_verify_says_that_it_is_whole_and_names_what_was_altered(
    name: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "match.txt"
    file.write_text(text_of(name), encoding="utf-8")
    assert cli.main(["verify", str(file)]) == 0
    assert capsys.readouterr().out == f"{file}: ok, {len(lines_of(name)) - 2} entries\n"
    file.write_text(text_of(name).replace('"seat":1', '"seat":0', 1), encoding="utf-8")
    assert cli.main(["verify", str(file)]) == 1
    assert "was altered" in capsys.readouterr().out


@pytest.mark.parametrize("name", NAMES)
def test_what_the_rules_do_not_allow_is_refused_though_states_are_not_compared(name: str) -> None:
    """A careful forger's: the chain fits."""
    forged = lines_of(name)
    last = max(number for number, line in enumerate(forged) if "action" in line)
    forged[last]["decision"] = 10_000
    with pytest.raises(bottlecap.BadRecord, match=f"entry {last - 1}"):
        bottlecap.replay(relinked(forged))
    for wrong, said in (({"over": False}, "over"), ({"end": 1}, "entries")):
        ended = lines_of(name)
        ended[-1] |= wrong
        with pytest.raises(bottlecap.BadRecord, match=said):
            bottlecap.replay(relinked(ended))


def test_of_todays_format_the_states_are_compared() -> None:
    """Who calls an old record one of today is found out: it has other fingerprints."""
    lines = lines_of("salvage")
    lines[0]["bottlecap"] = 2
    with pytest.raises(bottlecap.BadRecord, match="entry 0: today's rules lead to another state"):
        bottlecap.replay(relinked(lines))
    new = [json.loads(line) for line in bottlecap.replay(text_of("salvage")).record().text.splitlines()]
    new[4]["state"] = "2:" + "0" * 12
    with pytest.raises(bottlecap.BadRecord, match="entry 3: today's rules lead to another state"):
        bottlecap.replay(relinked(new))
    del new[4]["state"]
    with pytest.raises(bottlecap.BadRecord, match="entry 3"):
        bottlecap.replay(relinked(new))


def test_a_match_stored_then_is_refused_with_a_sentence() -> None:
    stored = bottlecap.new("kuhn", seed=1).to_bytes()
    with pytest.raises(bottlecap.BadRecord, match="stored by an earlier version"):
        bottlecap.from_bytes(OLD_MAGIC + stored[len(OLD_MAGIC) :])
