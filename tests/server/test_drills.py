"""The server's drills in short, and with mistakes planted that they must find; `make drill` runs them with full counts."""

import random
import signal
from pathlib import Path

import pytest
from tests.server import deaf, drills, thoughts
from tests.server.clients import Guest
from tests.server.crowd import GONE
from tests.server.running import Process

import bottlecap
from bottlecap import cli

# --- kills ---------------------------------------------------------------------------------------------------


def test_no_acknowledged_action_is_lost_or_played_twice() -> None:
    drills.kills_on_sqlite("shelter", kills=2)


def test_the_same_for_monopoly() -> None:
    drills.kills_on_sqlite("monopoly", kills=1, points=("committed",))


def test_the_same_on_postgresql() -> None:
    drills.kills_on_postgresql("salvage", kills=1, points=("written",))


def test_postgresql_may_die_under_the_server() -> None:
    drills.postgresql_dies("shelter", outages=2)


def test_the_database_may_refuse_to_write() -> None:
    drills.database_refuses("salvage", times=3)


def test_an_early_acknowledgement_is_found() -> None:
    with pytest.raises(AssertionError, match="acknowledged and lost"):
        drills.kills_on_sqlite("salvage", kills=3, points=(), plant="acknowledge_early")


def test_no_notice_is_lost_or_told_twice() -> None:
    drills.kills_with_notices("salvage", kills=2)


def test_notices_that_are_taken_off_the_list_too_early_are_found() -> None:
    with pytest.raises(AssertionError, match="somebody was never told"):
        drills.kills_with_notices("salvage", kills=0, plant="notice_late")


def test_a_match_with_bots_goes_on_after_the_command_was_killed(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    database, rng = f"sqlite:///{tmp_path}/tables.sqlite", random.Random(3)
    server = Process(database, "committed:12", tmp_path)
    ann = Guest(server.address)
    try:
        table = ann.create("salvage", ["me", "random", "random"])
        with pytest.raises(GONE):
            ann.socket(table, 0).play_out(rng)
        assert server.process.wait(30) == -signal.SIGKILL
    finally:
        server.kill()
    again = Process(database, cache=tmp_path)
    try:
        back = Guest(again.address)
        back.http.cookies.set("bottlecap", ann.http.cookies["bottlecap"], domain="127.0.0.1", path="/")
        assert back.socket(table, 0).play_out(rng)["result"]
        assert again.stop() == 0
    finally:
        again.kill()
    assert cli.main(["verify", "--database", database]) == 0, capsys.readouterr().out


# --- leaks ---------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("game", ["shelter", "monopoly", "wasteland", "salvage", "kuhn"])
def test_no_frame_tells_what_was_not_shown(game: str) -> None:
    drills.leaks(game, matches=1)


@pytest.mark.parametrize(
    ("game", "plant", "found"),
    [
        ("shelter", "tell_of_a_deck", "was told of"),
        ("salvage", "show_another_s_view", "may not see"),
        ("wasteland", "tell_what_could_come", "/leaves.* tells of .* with what was asked for"),
        ("wasteland", "tell_more_than_the_story", "/chronicle.* tells of"),
        ("kuhn", "tell_the_seed", "a secret of the server's"),
        ("kuhn", "tell_who_holds_a_seat", "a secret of the server's"),
    ],
)
def test_a_leak_is_found(game: str, plant: str, found: str) -> None:
    with pytest.raises(AssertionError, match=found):
        drills.leaks(game, matches=1, plant=plant)


def test_what_nobody_may_read_yet_is_given_to_nobody(archive: bottlecap.Game) -> None:
    drills.leaks(archive.id, matches=1)


@pytest.mark.parametrize(
    ("plant", "found"),
    [
        ("word_a_card_of_a_deck", "was told of"),
        ("give_the_whole_pack", "tells everybody of"),
        ("let_all_be_read", "/leaves.* gives what was never shown there"),
        ("let_films_be_read", "/replay/leaves.* gives what was never shown there"),
    ],
)
def test_what_is_given_too_early_is_found(archive: bottlecap.Game, plant: str, found: str) -> None:
    with pytest.raises(AssertionError, match=found):
        drills.leaks(archive.id, matches=1, plant=plant)


# --- nonsense ------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("game", ["shelter", "monopoly"])
def test_nonsense_is_refused_and_changes_nothing(game: str) -> None:
    drills.nonsense(game, messages=1500)


@pytest.mark.parametrize(
    ("plant", "found"),
    [("ignore_the_question", "nobody sent it"), ("stumble", "fault"), ("keep_everything", "has grown by")],
)
def test_what_nonsense_breaks_is_found(plant: str, found: str) -> None:
    with pytest.raises(AssertionError, match=found):
        drills.nonsense("salvage", messages=1500, plant=plant)


# --- sockets that never read ---------------------------------------------------------------------------------


def test_sockets_that_never_read_are_let_go() -> None:
    drills.deaf("kuhn", sockets=20, lines=100)


def test_a_server_that_waits_for_them_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(deaf, "ENOUGH", 6.0)
    with pytest.raises(AssertionError, match="still open"):
        drills.deaf("kuhn", sockets=3, lines=100, plant="wait_for_whoever_never_reads")


# --- the API's own description -------------------------------------------------------------------------------


def test_answers_are_as_the_api_describes_them() -> None:
    drills.described("shelter", examples=5)


@pytest.mark.parametrize(("plant", "found"), [("fail_on_names", "Server error"), ("answer_in_another_shape", "violates schema")])
def test_an_answer_that_is_not_as_described_is_found(plant: str, found: str) -> None:
    with pytest.raises(AssertionError, match=found):
        drills.described("kuhn", examples=5, plant=plant)


# --- workers -------------------------------------------------------------------------------------------------


def test_a_bots_worker_keeps_nothing_of_its_thoughts() -> None:
    drills.bots_memory("monopoly", thoughts=2_000, warm=500)


def test_a_worker_that_keeps_what_it_thinks_about_is_found() -> None:
    with pytest.raises(AssertionError, match="the worker has grown by"):
        drills.bots_memory("monopoly", thoughts=2_000, warm=500, work=thoughts.hoarding)


# --- notices --------------------------------------------------------------------------------------------------


def test_no_address_that_points_inwards_is_reached() -> None:
    drills.inwards("salvage", addresses=60)


def test_a_server_that_reaches_inwards_is_found() -> None:
    with pytest.raises(AssertionError, match=r"reached from within|has taken it"):
        drills.inwards("salvage", addresses=60, loopback=True)
