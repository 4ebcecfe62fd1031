"""What docs/protocol.md shows of the wire is what goes over it: its samples have the keys of the types, no more and no fewer."""

import json
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any, get_args

import pytest
from msgspec import inspect
from tests.conftest import walk

import bottlecap
from bottlecap.server.protocol.basics import Wire
from bottlecap.server.protocol.games import Leaves
from bottlecap.server.protocol.socket_in import ClientMessage
from bottlecap.server.protocol.socket_out import ServerMessage, Update
from bottlecap.server.protocol.tables import CreateTable, TableInfo

TEXT = (Path(__file__).parents[2] / "docs" / "protocol.md").read_text(encoding="utf-8")
BLOCKS: list[Any] = [json.loads(block) for block in re.findall(r"```json\n(.*?)```", TEXT, re.DOTALL)]
# Messages within a sentence or a table; what is left out of them stands for anything.
INLINE: list[Any] = [
    json.loads(text.replace("{…}", "{}").replace("[…]", "[]").replace(": …", ": 0"))
    for text in re.findall(r'`(\{"type": .*?\})`', TEXT, re.DOTALL)
]
EVENTS: list[Any] = [json.loads(text) for text in re.findall(r'`(\{"number": .*?\})`', TEXT, re.DOTALL)]
LEFT_OUT = "…"
# Encoded before the whole is.
RAW = {"table": TableInfo}
SENT, ANSWERED = get_args(ClientMessage), get_args(ServerMessage)


def faults(sample: Any, kind: inspect.Type, at: str) -> Iterator[str]:
    """Where a sample is not of a type; what is left out by an ellipsis is anything."""
    if isinstance(kind, inspect.Metadata):
        yield from faults(sample, kind.type, at)
    elif isinstance(kind, inspect.UnionType):
        structs = [part for part in kind.types if isinstance(part, inspect.StructType)]
        if sample is not None and structs:
            yield from faults(sample, structs[0], at)
    elif isinstance(kind, inspect.ListType):
        for number, one in enumerate(sample):
            yield from faults(one, kind.item_type, f"{at}[{number}]")
    elif isinstance(kind, inspect.StructType) and sample != LEFT_OUT:
        yield from struct_faults(sample, kind, at)


def struct_faults(sample: dict[str, Any], kind: inspect.StructType, at: str) -> Iterator[str]:
    fields = {field.encode_name: field for field in kind.fields}
    shown = set(sample) - {LEFT_OUT, "type"}
    if shown - set(fields):
        yield f"{at}: {sorted(shown - set(fields))} are no fields of {kind.cls.__name__}"
    # A client may leave out what has a default; the server sends all it has.
    needed = {name for name, field in fields.items() if field.required or not issubclass(kind.cls, Wire)}
    if LEFT_OUT not in sample and needed - shown:
        yield f"{at}: without {sorted(needed - shown)} of {kind.cls.__name__}"
    for name in sorted(shown & set(fields)):
        type_ = fields[name].type
        inner = inspect.type_info(RAW[name]) if isinstance(type_, inspect.RawType) and name in RAW else type_
        yield from faults(sample[name], inner, f"{at}.{name}")


def of(sample: Any, type_: type) -> list[str]:
    return list(faults(sample, inspect.type_info(type_), type_.__name__))


def update() -> dict[str, Any]:
    (found,) = [block for block in BLOCKS if block.get("type") == "update"]
    return dict(found)


def test_an_update_is_shown_with_all_that_it_holds() -> None:
    assert of(update(), Update) == []


def test_what_it_shows_of_a_match_is_what_a_match_says() -> None:
    """Its view and events are the game's own."""
    game = bottlecap.games()[[one.id for one in bottlecap.games()].index(update()["table"]["game"])]
    match = next(walk(game.id, 2, 1))
    shown = {key for key in update()["view"] if key != LEFT_OUT}
    assert shown <= set(match.view(0))
    kinds = {kind.name: {param.name for param in kind.params} for kind in game.events}
    for event in [*update()["events"], *EVENTS]:
        assert set(event) - {"number", "kind"} == kinds[event["kind"]], event
    for prompt in update()["prompts"]:
        for action in prompt["actions"]:
            assert game.action_from_json(action).to_json() == action


def test_the_bodies_that_it_shows_are_those_of_their_requests() -> None:
    created = [block for block in BLOCKS if "pace" in block]
    leaves = [block for block in BLOCKS if "leaves" in block]
    assert len(created) + len(leaves) + 1 == len(BLOCKS)
    assert [of(block, CreateTable) for block in created] == [[]]
    assert [of(block, Leaves) for block in leaves] == [[]]


@pytest.mark.parametrize("sample", INLINE, ids=lambda sample: f"{sample['type']}-{len(sample)}")
def test_a_message_is_shown_as_it_is_sent_or_answered(sample: dict[str, Any]) -> None:
    named = [kind for kind in (*SENT, *ANSWERED) if inspect.type_info(kind).tag == sample["type"]]  # type: ignore[attr-defined]
    assert named and min((of(sample, kind) for kind in named), key=len) == []


def test_every_message_of_a_client_is_shown() -> None:
    assert {sample["type"] for sample in INLINE} >= {inspect.type_info(kind).tag for kind in SENT}  # type: ignore[attr-defined]


def test_a_sample_with_other_keys_is_told() -> None:
    wrong = update()
    del wrong["storing"]
    wrong["table"]["seats"][0]["colour"] = "green"
    assert of(wrong, Update) == [
        "Update: without ['storing'] of Update",
        "Update.table.seats[0]: ['colour'] are no fields of SeatInfo",
    ]
