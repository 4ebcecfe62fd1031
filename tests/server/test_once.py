"""On its way from the socket to the other players' screens nothing of an action is built twice, nor encoded and decoded again."""

from collections import Counter
from typing import Any, cast

import msgspec
import pytest
from tests.server.clients import Socket, newer_than
from tests.server.running import Running

from bottlecap.engine.match import Match
from bottlecap.engine.record import print_of
from bottlecap.engine.undo import last_action
from bottlecap.server.people.seats import People, Proposal, Seat
from bottlecap.server.tables import entries, log, taking_back
from bottlecap.server.tables.clocks import Clocks, Watch
from bottlecap.server.tables.live_table import LiveTable


class Counted:
    """A match that counts what is asked of it, and with what: a compiled one cannot be told to."""

    def __init__(self, match: Match) -> None:
        self.match = match
        self.calls: Counter[tuple[Any, ...]] = Counter()

    def __getattr__(self, name: str) -> Any:
        found = getattr(self.match, name)
        if not callable(found):
            return found

        def counted(*given: Any) -> Any:
            self.calls[(name, *(one for one in given if one is None or isinstance(one, int)))] += 1
            return found(*given)

        return counted

    def of(self, *names: str) -> dict[tuple[Any, ...], int]:
        return {call: times for call, times in self.calls.items() if call[0] in names}


def table_of(server: Running, game: str) -> tuple[LiveTable, list[Socket]]:
    """Two people and somebody who looks on; everybody has been told how things stand."""
    ann, bob, eve = server.guest("Ann"), server.guest("Bob"), server.guest("Eve")
    table = ann.create(game, ["me", "open"])
    bob.claim(table, 1)
    lines = [ann.socket(table, 0), bob.socket(table, 1), eve.socket(table)]
    for line in lines:
        line.updated(lambda update: update["view"])
    return server.tables.live[table], lines


def act(lines: list[Socket]) -> None:
    """One action of whoever is asked, until all have seen it."""
    asked = next(line for line in lines if any(prompt["blocking"] for prompt in line.update["prompts"]))
    version = asked.update["version"]
    asked.play()
    for line in lines:
        line.updated(newer_than(version))


@pytest.mark.parametrize("game", ["kuhn", "monopoly"])
def test_one_action_builds_everything_once(server: Running, monkeypatch: pytest.MonkeyPatch, game: str) -> None:
    table, lines = table_of(server, game)
    counted = Counted(cast(Match, table.match))
    table.match = cast(Match, counted)
    # Compiled functions take nothing but a match.
    monkeypatch.setattr(log, "print_of", lambda match: print_of(match.match))
    monkeypatch.setattr(taking_back, "last_action", lambda match, seat: last_action(match.match, seat))
    calls: Counter[str] = Counter()

    def count(owner: type, name: str) -> None:
        plain = getattr(owner, name)

        def counting(*given: Any) -> Any:
            calls[f"{owner.__name__}.{name}"] += 1
            return plain(*given)

        monkeypatch.setattr(owner, name, staticmethod(counting) if name == "from_text" else counting)

    for owner, name in ((Clocks, "text"), (Clocks, "from_text"), (Watch, "after"), (Watch, "shown"), (People, "text")):
        count(owner, name)
    act(lines)
    seats = (0, 1) if table.game.secrets else ()
    assert counted.of("prompts") == {("prompts", 0): 1, ("prompts", 1): 1}
    assert counted.of("view") == {("view", seat): 1 for seat in (*seats, None)}
    told = counted.of("events_after")
    assert {call[-1] for call in told} == {*seats, None} and set(told.values()) == {1}
    assert counted.of("can_undo") == {("can_undo", 0): 1, ("can_undo", 1): 1}
    # `play` would make the actor's events too, which its update makes.
    assert not counted.of("play") and len(counted.of("enter")) == 1
    assert calls == {"Clocks.text": 1, "Watch.after": 1, "Watch.shown": 1}


def test_what_was_just_written_is_not_read_again(server: Running, monkeypatch: pytest.MonkeyPatch) -> None:
    """The action and a line of chat are stored as text; nobody makes that text into things again."""
    _, lines = table_of(server, "kuhn")

    class Blind:
        def __getattr__(self, name: str) -> Any:
            return getattr(msgspec.json, name)

        def decode(self, *_: object, **__: object) -> None:
            raise AssertionError("read again")

    class Json:
        json = Blind()

        def __getattr__(self, name: str) -> Any:
            return getattr(msgspec, name)

    for module in (log, entries):
        monkeypatch.setattr(module, "msgspec", Json())
    act(lines)
    assert lines[0].ask("chat", text="hello")["type"] == "ack"
    assert [said["text"] for said in lines[1].updated(lambda update: update["chat"])["chat"]] == ["hello"]


def test_a_copy_of_the_people_shares_nothing_that_can_change() -> None:
    people = People("ann", [Seat("person", holders=["ann"], picks={"hero": "one"}), Seat()], Proposal(1, "undo", 0, 0, [1]))
    people.removed, people.affairs = ["eve"], {0: 1}
    copy = people.copy()
    assert copy == people
    assert not changeable(copy) & changeable(people)


def changeable(thing: object) -> set[int]:
    """Everything in it that can be changed."""
    if isinstance(thing, msgspec.Struct):
        parts = [getattr(thing, name) for name in thing.__struct_fields__]
    elif isinstance(thing, (list, dict)):
        parts = list(thing.values() if isinstance(thing, dict) else thing)
    else:
        return set()
    return {id(thing)}.union(*map(changeable, parts))
