"""What a seat may read of the archive, case by case; tests/test_readable.py looks at whole matches of every such game."""

from pathlib import Path
from typing import Any

import pytest
from mypy_extensions import i64
from tests.whispering import Whispering

import bottlecap
from bottlecap.engine.base import zeros
from bottlecap.engine.game import Game, Rules
from bottlecap.engine.kinds import ActionKind, DecisionKind, EventKind, Param
from bottlecap.engine.state import Decision, State


def play(match: bottlecap.Match, kind: str, **args: object) -> Any:
    """An action of the seat that is asked, and that seat's view then."""
    seat = match.seat
    match.play(match.game.action_named(kind, **args))
    return match.view(seat)


def test_a_letter_is_read_by_whoever_holds_it_and_ever_after(archive: Game) -> None:
    match = bottlecap.new(archive, players=2, seed=1)
    assert match.readable(0) == match.readable(None) == set()
    (letter,) = play(match, "take", alone=1)["hand"]
    assert match.readable(0) == {("letter", letter)}
    assert match.readable(1) == match.readable(None) == set()
    play(match, "use", way="return")
    assert match.view(0)["hand"] == []
    assert match.readable(0) == {("letter", letter), ("outcome", f"{letter}-return")}
    assert match.readable(1) == set()


def test_what_lies_open_everybody_reads_and_what_comes_of_it_when_it_has_come(archive: Game) -> None:
    match = bottlecap.new(archive, players=2, seed=1)
    (letter,) = play(match, "take", alone=0)["desk"]
    assert match.readable(0) == match.readable(1) == match.readable(None) == {("letter", letter)}
    play(match, "use", way="burn")
    assert match.readable(None) == {("letter", letter), ("outcome", f"{letter}-burn")}


def test_what_was_read_is_not_forgotten_by_taking_back(archive: Game) -> None:
    match = bottlecap.new(archive, players=2, seed=1)
    (letter,) = play(match, "take", alone=1)["hand"]
    match.undo(0, consent=True)
    assert match.view(0)["hand"] == []
    assert match.readable(0) == {("letter", letter)}
    assert match.readable(1) == set()


def test_the_library_is_nobody_s_even_where_all_is_open(archive: Game) -> None:
    match = bottlecap.new(archive, players=2, seed=1)
    (letter,) = play(match, "take", alone=1)["hand"]
    assert match.readable(bottlecap.CHANCE) == {("letter", letter)}


def test_a_game_that_guards_nothing_has_nothing_to_read() -> None:
    match = bottlecap.new(Whispering(), seed=1)
    assert match.readable(0) == match.in_sight(0) == set()


# --- what a game may declare ------------------------------------------------------------------------------------------


class Tell(ActionKind):
    """Whoever says something is told of it, and nobody else; or, said aloud, everybody is, and may go on."""

    def __init__(self, told: EventKind, aloud: bool) -> None:
        super().__init__("say", [Param("thing", 2, domain="thing")])
        self.told = told
        self.aloud = aloud

    def apply(self, state: State, decision: Decision, thing: i64, /) -> None:
        if self.aloud:
            state.tell(self.told, thing)
            state.ask(decision.seat, decision.again())
        else:
            state.tell_some(1 << decision.seat, self.told, thing)
            state.finish(0, zeros(2))


class Open(Game):
    """Nothing is hidden in it but what an event says."""

    def __init__(self, guarded: tuple[str, ...], aloud: bool = False) -> None:
        told = EventKind("told", [Param("thing", 2, domain="thing")], secret=("thing",))
        self.tell = Tell(told, aloud)
        self.question = DecisionKind("question", [self.tell], "over")
        super().__init__(
            "open",
            players=range(2, 3),
            rules=Rules("open", []),
            actions=[self.tell],
            decisions=[self.question],
            steps=[],
            events=[told],
            fields=[],
            reasons=["done"],
            locale=Path(__file__).parent,
            view_type=dict,
            domains={"thing": ["this", "that"]},
            guarded=guarded,
        )

    def start(self, players: int, options: dict[str, int]) -> State:
        state = OpenState(players)
        state.ask(0, Decision(self.question))
        return state

    def view(self, state: State, seat: int | None) -> dict[str, object]:
        return {}


class OpenState(State):
    def copy(self) -> State:
        out = OpenState(self.players)
        self.copy_into(out)
        return out


def test_what_only_an_event_hides_is_hidden() -> None:
    match = bottlecap.new(Open(("thing",)), seed=1)
    match.play(match.game.action_named("say", thing="that"))
    assert match.readable(0) == {("thing", "that")}
    assert match.readable(1) == match.readable(None) == set()
    assert [event.args for event in match.events(1)] == [{"thing": None}]


@pytest.mark.parametrize(("guarded", "free"), [((), True), (("thing",), False)], ids=["open", "guarded"])
def test_nobody_reads_one_thing_after_another_by_taking_back(guarded: tuple[str, ...], free: bool) -> None:
    """Told to everybody, without chance: what could be read then is not taken back as if nothing had been shown."""
    match = bottlecap.new(Open(guarded, aloud=True), seed=1)
    match.play(match.game.action_named("say", thing="that"))
    refusal = match.can_undo(0)
    assert (refusal is None) == free
    assert free or (refusal is not None and refusal.rule == "engine/undo-shown")


def test_what_has_no_ids_cannot_be_guarded() -> None:
    with pytest.raises(ValueError, match="open: nothing cannot be guarded: it is no domain of things with ids"):
        Open(("nothing",))
