"""A language model at the table: what it is told, what it can do, and nothing that its seat may not know."""

import asyncio
import os
import re
import sys
from pathlib import Path

import pytest
from mcp import ClientSession, StdioServerParameters, stdio_client
from tests.conftest import SHORT

import bottlecap
from bottlecap.mcp import MOST_MATCHES, Sitting, Tables


def begun(tables: Tables, game: str, **words: object) -> tuple[str, str]:
    """The match's name, and what was said."""
    said = tables.new_match(game, **words)  # type: ignore[arg-type]
    found = re.match(r"Match (\w+)\.", said)
    assert found is not None
    return found[1], said


def test_it_plays_a_whole_match_by_numbers() -> None:
    tables = Tables()
    name, said = begun(tables, "salvage", players=3, seat=1)
    assert "You are player 2." in said
    for _ in range(1000):
        if "The match is over." in said:
            break
        assert "Your legal actions:\n0: " in said
        said = tables.play(name, 0)
    assert "The match is over." in said
    with pytest.raises(bottlecap.Error, match="over"):
        tables.play(name, 0)


def test_it_sees_its_own_card_only() -> None:
    tables = Tables()
    name, said = begun(tables, "kuhn")
    hands = tables.sittings[name].match.view(bottlecap.CHANCE)["hands"]
    assert hands[0] in said and hands[1] not in said  # type: ignore[index]


def test_what_happened_is_told_once() -> None:
    tables = Tables()
    name, said = begun(tables, "kuhn")
    assert "What happened:" in said
    assert "What happened:" not in tables.look(name)
    assert "Player 1 passes." in tables.play(name, {"kind": "pass"})


def test_cards_are_read_out() -> None:
    """What an event brings to read stands under it."""
    match = bottlecap.new("wasteland", 1, seed=1, options=SHORT["wasteland"])
    sitting = Sitting(match, 0, "random")
    for _ in range(400):
        if match.over or any(match.game.read_out(event) for event in match.events(0)):
            break
        sitting.play(match.actions(0)[-1])
    domain, number = next(found for event in match.events(0) for found in match.game.read_out(event))
    assert f"    {match.game.reading(domain, number, 'en')[0]}" in sitting.news()


def test_why_not_and_rules() -> None:
    tables = Tables()
    name, _ = begun(tables, "kuhn")
    assert tables.why_not(name, {"kind": "pass"}) == "It is legal."
    assert tables.why_not(name, {"kind": "draw", "card": "jack"}).startswith("kuhn/")
    assert "shelter/place-occupied" in tables.rules("shelter", "occupied")
    assert "more: search" in tables.rules("shelter")
    assert tables.rules("shelter", "zeppelin") == "No rule says that."
    assert "wasteland: " in tables.games()


@pytest.mark.parametrize(
    ("words", "fault"),
    [
        ({"game": "chess"}, "chess"),
        ({"game": "kuhn", "seat": 5}, "seats are 0 to 1"),
        ({"game": "kuhn", "bots": "os:system"}, "by level"),
        ({"game": "kuhn", "bots": "program:rm"}, "by level"),
        ({"game": "kuhn", "players": 7}, "kuhn"),
    ],
)
def test_what_cannot_be_is_said(words: dict[str, object], fault: str) -> None:
    with pytest.raises(bottlecap.Error, match=fault):
        Tables().new_match(**words)  # type: ignore[arg-type]


def test_wrong_numbers_and_names_are_said_and_change_nothing() -> None:
    tables = Tables()
    name, _ = begun(tables, "kuhn")
    before = tables.sittings[name].match.hash
    for action, fault in ((7, "0 to 1, not 7"), (-1, "not -1"), ({"kind": "dance"}, "dance")):
        with pytest.raises(bottlecap.Error, match=fault):
            tables.play(name, action)
    with pytest.raises(bottlecap.Error, match="new_match"):
        tables.look("nothing")
    assert tables.sittings[name].match.hash == before


def test_only_so_many_matches_are_kept_those_looked_at_last() -> None:
    tables = Tables()
    first, _ = begun(tables, "kuhn")
    second, _ = begun(tables, "kuhn")
    for _ in range(MOST_MATCHES - 1):
        tables.look(first)
        begun(tables, "kuhn")
    assert len(tables.sittings) == MOST_MATCHES
    assert first in tables.sittings and second not in tables.sittings


async def spoken() -> tuple[list[str], str, str, bool]:
    """The command itself, over its standard input and output, by the protocol's own client."""
    package = str(Path(bottlecap.__file__).parent.parent)
    command = StdioServerParameters(
        command=sys.executable, args=["-m", "bottlecap", "mcp"], env={**os.environ, "PYTHONPATH": package}
    )
    async with stdio_client(command) as (read, write), ClientSession(read, write) as session:
        await session.initialize()
        names = [tool.name for tool in (await session.list_tools()).tools]
        good = await session.call_tool("new_match", {"game": "kuhn"})
        bad = await session.call_tool("look", {"match": "nothing"})
        return names, str(good.content[0].text), str(bad.content[0].text), bool(bad.is_error)  # type: ignore[union-attr]


def test_the_command_speaks_the_protocol() -> None:
    names, good, bad, is_error = asyncio.run(asyncio.wait_for(spoken(), 120))
    assert names == ["games", "rules", "new_match", "look", "play", "why_not"]
    assert good.startswith("Match ")
    assert is_error and "there is no match 'nothing'" in bad and "Traceback" not in bad
