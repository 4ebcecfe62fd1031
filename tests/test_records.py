"""Records: a match as text that replays byte for byte, and that shows where it was tampered with."""

import json
import os
import random
import subprocess
import sys
from collections.abc import Callable
from contextlib import suppress
from typing import Any

import pytest
from tests.conftest import GAMES, SHORT, TABLES, played, step

import bottlecap
from bottlecap.engine.record import Record, canonical, linked

Line = dict[str, Any]


def lively(name: str, players: int, seed: int, chance: str, actions: int = 10_000) -> bottlecap.Match:
    """A random match with notes, and undos where one may: both alone and by consent."""
    rng = random.Random(seed)
    match = bottlecap.new(name, players=players, seed=seed, chance=chance, options=SHORT.get(name))
    for number in range(actions):
        if match.over:
            break
        step(match, rng)
        if match.over:
            break
        if number % 7 == 3:
            match.note(f'note {number}: «всё идёт», "quoted"\n')
        if number % 11 == 5 and number < 60:
            with suppress(bottlecap.IllegalAction):  # of a seat that did nothing yet
                match.undo(rng.randrange(players), consent=True)
        for seat in range(players):
            if number % 6 == 2 and match.can_undo(seat) is None:
                match.undo(seat)
    return match


def relinked(lines: list[Line]) -> str:
    """The text of these lines with a chain that fits them: what a careful forger would hand in."""
    chain, out = "", ""
    for line in lines:
        new = linked(chain, {key: value for key, value in line.items() if key != "chain"})
        chain = str(new["chain"])
        out += canonical(new) + "\n"
    return out


def lines_of(match: bottlecap.Match) -> list[Line]:
    return [json.loads(line) for line in match.record().text.splitlines()]


def short() -> bottlecap.Match:
    """A short match of kuhn: bet, fold."""
    match = bottlecap.new("kuhn", seed=1)
    match.play(match.game.action_named("bet"))
    match.play(match.game.action_named("pass"))
    return match


# --- replaying ---------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("chance", ["seed", "fast", "ask"])
def test_a_replay_is_the_match(table: tuple[str, int], chance: str) -> None:
    name, players = table
    for seed in range(2):
        match = lively(name, players, seed, chance)
        record = match.record()
        again = bottlecap.replay(record.text)
        assert again.hash == match.hash
        assert again.over
        assert again.record().text == record.text
        assert again.notes == match.notes
        assert again.undos == match.undos
        for seat in (None, *range(players)):
            assert again.events(seat) == match.events(seat)
            assert again.view(seat) == match.view(seat)
        assert bottlecap.replay(record).hash == match.hash
        assert Record.from_text(record.text) == record


def test_an_unfinished_match_is_taken_up_where_it_was(table: tuple[str, int]) -> None:
    name, players = table
    for seed in range(4):
        match = lively(name, players, seed, "seed", 3 + seed)
        again = bottlecap.replay(match.record().text)
        one, two = random.Random(1), random.Random(1)
        while not match.over:
            step(match, one)
            step(again, two)
        assert again.record() == match.record()


def test_upto_is_the_match_after_that_many_entries() -> None:
    match = bottlecap.new("salvage", players=3, seed=4)
    rng = random.Random(4)
    hashes = [match.hash]
    for _ in range(25):
        step(match, rng)
        hashes.append(match.hash)
    record = match.record()
    assert len(record.entries) == 25
    for number, expected in enumerate(hashes):
        assert bottlecap.replay(record, upto=number).hash == expected
    for wrong in (-1, 26):
        with pytest.raises(bottlecap.BadRecord, match="25 entries"):
            bottlecap.replay(record, upto=wrong)


def test_the_header_says_what_the_match_is_of() -> None:
    match = bottlecap.new("doors", seed=255, options={"rounds": 2})
    header = match.record().header
    assert {key: header[key] for key in ("bottlecap", "game", "version", "content", "players", "options", "chance")} == {
        "bottlecap": 2,
        "game": "doors",
        "version": 1,
        "content": "",
        "players": 3,
        "options": {"rounds": 2},
        "chance": "seed",
    }
    assert header["seed"] == f"{255:032x}"


def test_undos_and_notes_are_entries() -> None:
    match = bottlecap.new("kuhn", seed=1)
    bet = match.game.action_named("bet")
    match.play(bet)
    match.note("seat 1 → bot")
    match.undo(0)
    match.play(bet)
    match.play(match.game.action_named("pass"))
    match.undo(0, consent=True)
    entries = match.record().entries
    kinds = [next(key for key in ("action", "table", "undo") if key in entry) for entry in entries]
    assert kinds == ["action", "table", "undo", "action", "action", "undo"]
    assert entries[1]["table"] == "seat 1 → bot"
    assert (entries[2]["seat"], entries[2]["consent"], entries[2]["undo"]) == (0, False, 1)
    assert (entries[5]["seat"], entries[5]["consent"], entries[5]["undo"]) == (0, True, 2)
    assert [entry["n"] for entry in entries] == list(range(6))
    again = bottlecap.replay(match.record().text)
    assert again.hash == match.hash == bottlecap.new("kuhn", seed=1).hash
    assert again.notes == ["seat 1 → bot"]


def test_an_entry_that_was_undone_does_not_bring_its_dice_back() -> None:
    """The same action at a later place of the record has chance of its own: two dice and two lots."""
    for seed in range(12):
        match = bottlecap.new("salvage", players=2, seed=seed)
        match.play(match.game.action_named("open"))
        match.play(match.game.action_named("pass"))
        before, last = match.hash, match.seat
        assert last is not None
        match.play(match.game.action_named("pass"))
        first = match.hash
        match.undo(last, consent=True)
        assert match.hash == before
        match.play(match.game.action_named("pass"))
        assert match.hash != first
        assert bottlecap.replay(match.record().text).hash == match.hash


def test_chance_that_is_asked_stands_in_the_record() -> None:
    match = played("kuhn", 2, 1, "ask")
    entries = match.record().entries
    dealt = [entry["action"] for entry in entries if entry["seat"] == bottlecap.CHANCE]
    assert len(dealt) == 2
    assert all(isinstance(action, dict) and action["kind"] == "draw" for action in dealt)
    assert bottlecap.replay(match.record().text).hash == match.hash


def test_chance_of_the_matchs_own_does_not_stand_in_the_record() -> None:
    assert all(entry["seat"] != bottlecap.CHANCE for entry in played("salvage", 2, 1).record().entries)


def test_a_sample_has_no_record() -> None:
    sample = bottlecap.new("kuhn", seed=1).perspective(0).sample(random.Random(1))
    with pytest.raises(bottlecap.Error, match="sample"):
        sample.record()
    with pytest.raises(bottlecap.Error, match="sample"):
        sample.note("x")


PROGRAM = """
import random, sys
sys.path.insert(0, {tests!r})
from tests.conftest import TABLES, played
for name, players in TABLES:
    match = played(name, players, 3, "seed")
    sys.stdout.write(match.record().text + match.to_bytes().hex() + match.perspective(0).to_bytes().hex() + repr(match.view(0)))
"""


def test_two_processes_with_other_hash_seeds_write_the_same_bytes() -> None:
    here = os.path.dirname(os.path.abspath(__file__))
    written = []
    for seed in ("0", "12345"):
        done = subprocess.run(
            [sys.executable, "-c", PROGRAM.format(tests=here)],
            env={**os.environ, "PYTHONHASHSEED": seed, "PYTHONIOENCODING": "utf-8"},
            capture_output=True,
            check=True,
        )
        written.append(done.stdout)
    assert written[0] == written[1]
    assert len(written[0]) > 10_000


def test_matches_with_the_same_seed_stay_alike_whatever_else_happens() -> None:
    """Stepped in turn, with another match played and samples taken in between."""
    one = bottlecap.new("salvage", players=3, seed=9)
    two = bottlecap.new("salvage", players=3, seed=9)
    between = bottlecap.new("salvage", players=4, seed=9)
    rng, noise = random.Random(2), random.Random(3)
    while not one.over:
        seat = rng.choice(one.seats)
        action = rng.choice(one.actions(seat))
        one.play(action, seat)
        if not between.over:
            step(between, noise)
        for player in range(3):
            sample = two.perspective(player).sample(noise)
            for _ in range(2):
                if not sample.over:
                    step(sample, noise)
        two.play(action, seat)
        assert one.hash == two.hash
    assert one.record() == two.record()


# --- altered records -------------------------------------------------------------------------------------------------


def assert_refused(text: str) -> str:
    """Refused by both ways to read it, with a place in the message."""
    with pytest.raises(bottlecap.BadRecord) as caught:
        Record.from_text(text)
    with pytest.raises(bottlecap.BadRecord):
        bottlecap.replay(text)
    message = str(caught.value)
    assert "line " in message or "entry " in message
    return message


@pytest.mark.parametrize("other", list('0"x\\\n {}7é'), ids=repr)
def test_any_letter_altered_is_refused_with_its_line(other: str) -> None:
    text = short().record().text
    for place, letter in enumerate(text):
        if letter == other:
            continue
        message = assert_refused(text[:place] + other + text[place + 1 :])
        line = text[:place].count("\n") + 1
        # A line break that goes or comes shows on its own line or, at the very end, as a missing end.
        assert f"line {line}" in message or letter == "\n", (place, message)


def test_any_truncation_is_refused() -> None:
    text = short().record().text
    for length in range(len(text)):
        assert_refused(text[:length])


def test_anything_inserted_or_added_is_refused() -> None:
    text = short().record().text
    for place in range(len(text) + 1):
        assert_refused(text[:place] + " " + text[place:])
    assert_refused(text + text)
    assert_refused(text + "{}\n")


def test_lines_swapped_repeated_or_left_out_are_refused() -> None:
    lines = lively("salvage", 2, 1, "seed", 6).record().text.splitlines(keepends=True)
    for number in range(len(lines)):
        assert_refused("".join(lines[:number] + lines[number + 1 :]))
        assert_refused("".join(lines[: number + 1] + lines[number:]))
    for number in range(len(lines) - 1):
        assert_refused("".join([*lines[:number], lines[number + 1], lines[number], *lines[number + 2 :]]))


@pytest.mark.parametrize("text", ["", "\n", "x\n", "[]\n", "7\n", "null\n", '{"a":1}\n', '{"a":"\\ud800"}\n'], ids=repr)
def test_what_is_no_record_at_all_is_refused(text: str) -> None:
    assert_refused(text)


def test_a_broken_chain_names_the_entry() -> None:
    lines = short().record().text.splitlines(keepends=True)
    lines[2] = lines[2].replace('"pass"', '"bet"')
    with pytest.raises(bottlecap.BadRecord, match=r"line 3 \(entry 1\)") as caught:
        bottlecap.replay("".join(lines))
    assert caught.value.entry == 1


# --- forged records: the chain fits, the rules do not -------------------------------------------------------------------


def test_relinking_a_true_record_changes_nothing() -> None:
    """The forger's tool is right, so what follows is refused for what it says, not for its chain."""
    for name in GAMES:
        players = next(players for game, players in TABLES if game == name)
        match = lively(name, players, 1, "seed")
        assert relinked(lines_of(match)) == match.record().text


def changed(number: int, **values: object) -> Callable[[list[Line]], None]:
    def change(lines: list[Line]) -> None:
        lines[number].update(values)

    return change


def without(number: int, key: str) -> Callable[[list[Line]], None]:
    def change(lines: list[Line]) -> None:
        del lines[number][key]

    return change


FORGED_ENTRIES: list[tuple[str, Callable[[list[Line]], None]]] = [
    ("an action that is none", changed(2, action={"kind": "sing"})),
    ("an action of chance", changed(2, action={"kind": "draw", "card": "jack"})),
    ("an action with too much in it", changed(2, action={"kind": "pass", "card": "jack"})),
    ("no action", without(2, "action")),
    ("another legal action", changed(2, action={"kind": "bet"})),
    ("another seat", changed(2, seat=0)),
    ("a seat that is not there", changed(2, seat=9)),
    ("chance, which nobody asked", changed(2, seat=-1)),
    ("a seat that is no number", changed(2, seat="1")),
    ("no seat", without(2, "seat")),
    ("another decision", changed(2, decision=2)),
    ("a decision that is no number", changed(2, decision=None)),
    ("another state", changed(2, state="0" * 12)),
    ("no state", without(2, "state")),
    ("another number", changed(2, n=7)),
    ("an undo where nothing may be undone", changed(2, undo=1, consent=False)),
    ("an undo that takes back something else", changed(2, undo=2, consent=True, seat=0)),
    ("an undo that does not say whether by consent", changed(2, undo=1, seat=0)),
]


@pytest.mark.parametrize("change", [case[1] for case in FORGED_ENTRIES], ids=[case[0] for case in FORGED_ENTRIES])
def test_a_forged_entry_is_refused_by_its_number(change: Callable[[list[Line]], None]) -> None:
    lines = lines_of(short())
    change(lines)
    with pytest.raises(bottlecap.BadRecord, match="entry 1") as caught:
        bottlecap.replay(relinked(lines))
    assert caught.value.entry == 1


@pytest.mark.parametrize(("key", "value"), [("undo", 2), ("undo", "1"), ("consent", 1), ("seat", 1)])
def test_a_forged_undo_is_refused_by_its_number(key: str, value: object) -> None:
    match = bottlecap.new("kuhn", seed=1)
    match.play(match.game.action_named("bet"))
    match.undo(0)
    lines = lines_of(match)
    lines[2][key] = value
    with pytest.raises(bottlecap.BadRecord, match="entry 1"):
        bottlecap.replay(relinked(lines))


def test_an_illegal_action_is_refused_with_its_rule() -> None:
    """Salvage: a bid of more caps than there are."""
    match = bottlecap.new("salvage", players=2, seed=1)
    for action in (match.game.action_named("open"), match.game.action_named("bid", amount=3)):
        match.play(action)
    lines = lines_of(match)
    lines[2]["action"]["amount"] = 500
    with pytest.raises(bottlecap.BadRecord, match="entry 1: salvage/bid-cash") as caught:
        bottlecap.replay(relinked(lines))
    assert caught.value.entry == 1


def test_entries_left_out_are_refused_though_the_chain_fits() -> None:
    lines = lines_of(lively("salvage", 2, 1, "seed", 8))
    for number in range(1, len(lines) - 1):
        with pytest.raises(bottlecap.BadRecord):
            bottlecap.replay(relinked(lines[:number] + lines[number + 1 :]))


FORGED_ENDS: list[tuple[str, Callable[[list[Line]], None]]] = [
    ("another state", changed(-1, state="0" * 32)),
    ("another number of entries", changed(-1, end=7)),
    ("not over", changed(-1, over=False)),
]


@pytest.mark.parametrize("change", [case[1] for case in FORGED_ENDS], ids=[case[0] for case in FORGED_ENDS])
def test_a_forged_end_is_refused(change: Callable[[list[Line]], None]) -> None:
    lines = lines_of(short())
    change(lines)
    with pytest.raises(bottlecap.BadRecord, match="end"):
        bottlecap.replay(relinked(lines))


FORGED_HEADERS: list[tuple[str, Callable[[list[Line]], None], str]] = [
    ("another format", changed(0, bottlecap=3), "format 3"),
    ("no format", without(0, "bottlecap"), "bottlecap"),
    ("another version of the rules", changed(0, version=2), "version 2"),
    ("no version", without(0, "version"), "version"),
    ("too many players", changed(0, players=7), "players"),
    ("players no number", changed(0, players="2"), "players"),
    ("an unknown option", changed(0, options={"speed": 1}), "speed"),
    ("options of another kind", changed(0, options=[]), "options"),
    ("a seed too short", changed(0, seed="00"), "seed"),
    ("a seed that is no number", changed(0, seed="x" * 32), "seed|hex"),
    ("no seed", without(0, "seed"), "seed"),
    ("chance of another kind", changed(0, chance="luck"), "chance"),
    ("no chance", without(0, "chance"), "chance"),
    ("a position that is none", changed(0, position={"game": "kuhn"}), "players"),
]


@pytest.mark.parametrize(("change", "said"), [case[1:] for case in FORGED_HEADERS], ids=[case[0] for case in FORGED_HEADERS])
def test_a_forged_header_is_refused(change: Callable[[list[Line]], None], said: str) -> None:
    lines = lines_of(short())
    change(lines)
    with pytest.raises(bottlecap.BadRecord, match="header") as caught:
        bottlecap.replay(relinked(lines))
    assert any(word in str(caught.value) for word in said.split("|"))


@pytest.mark.parametrize("game", ["chess", "", ".kuhn", "no.such.module", "kuhn.", "os.path"])
def test_a_record_of_an_unknown_game_is_refused(game: str) -> None:
    lines = lines_of(short())
    lines[0]["game"] = game
    with pytest.raises((bottlecap.BadRecord, bottlecap.UnknownGame)) as caught:
        bottlecap.replay(relinked(lines))
    assert game in str(caught.value)


def test_a_record_does_not_make_python_load_what_it_names() -> None:
    """A record may come from anybody: a module that is no installed game is not even imported."""
    lines = lines_of(short())
    lines[0]["game"] = "wsgiref.simple_server"
    sys.modules.pop("wsgiref.simple_server", None)
    with pytest.raises((bottlecap.BadRecord, bottlecap.UnknownGame)):
        bottlecap.replay(relinked(lines))
    assert "wsgiref.simple_server" not in sys.modules


def test_a_record_played_with_other_content_is_refused() -> None:
    lines = lines_of(short())
    lines[0]["content"] = "abc"
    with pytest.raises((bottlecap.BadRecord, bottlecap.BadContent), match="content"):
        bottlecap.replay(relinked(lines))


def test_a_record_from_a_position_that_cannot_be_is_refused() -> None:
    """The position says that the rules are to deal a card to a seat that is not there."""
    position = bottlecap.new("kuhn", chance="ask").position()
    lines = lines_of(short())
    lines[0]["position"] = {**position, "pending": [], "steps": [{"kind": "deal", "to": 50}]}
    with pytest.raises(bottlecap.BadRecord, match="header"):
        bottlecap.replay(relinked(lines))


def test_another_seed_leads_elsewhere_and_is_noticed() -> None:
    lines = lines_of(lively("salvage", 2, 1, "seed", 8))
    lines[0]["seed"] = f"{12345:032x}"
    with pytest.raises(bottlecap.BadRecord, match="entry 0"):
        bottlecap.replay(relinked(lines))
