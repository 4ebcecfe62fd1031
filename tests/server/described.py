"""The API against its own description: requests made from the OpenAPI document, answers held against it."""

from collections import Counter
from typing import Any

import schemathesis
from hypothesis import HealthCheck, Phase, given, settings
from hypothesis import strategies as st
from schemathesis.checks import not_a_server_error
from schemathesis.core.result import Ok
from schemathesis.specs.openapi.checks import (
    content_type_conformance,
    response_headers_conformance,
    response_schema_conformance,
    status_code_conformance,
)
from tests.homes import home_of
from tests.server.clients import PATIENCE, Guest, newer_than
from tests.server.crowd import Say, quiet

# A request that fits the description may still be refused: a name that is taken, a game that is not there.
CHECKS = [
    not_a_server_error,
    status_code_conformance,
    content_type_conformance,
    response_headers_conformance,
    response_schema_conformance,
]


def some_tables(guest: Guest, game: str) -> list[str]:
    """A lobby, a match in play, and one that is over: what is asked of them has more than one answer."""
    tables = [
        guest.create("kuhn", ["me", "open"], public=True),
        guest.create(game, ["me", "me"], options=dict(home_of(game).served)),
    ]
    over = guest.create("kuhn", ["me", "me"])
    lines = [guest.socket(over, 0), guest.socket(over, 1)]
    while not any(line.updated()["result"] for line in lines):
        for line in lines:
            if line.updated()["prompts"]:
                done = line.play()
                for other in lines:
                    other.updated(newer_than(done["version"] - 1))
    guest.close()
    return [*tables, over]


def ask_everything(address: str, game: str, examples: int, say: Say = quiet) -> Counter[int]:
    """So many requests for each address, the same ones every time; how often each status was the answer."""
    guest, statuses = Guest(address), Counter[int]()
    tables = some_tables(guest, game)
    headers = {"Origin": address, "Cookie": guest.cookie()}
    schema = schemathesis.openapi.from_url(f"{address}/schema/openapi.json")
    for found in schema.get_all_operations():
        assert isinstance(found, Ok), found
        operation = found.ok()

        @settings(
            max_examples=examples,
            derandomize=True,
            deadline=None,
            database=None,
            phases=[Phase.generate],
            suppress_health_check=list(HealthCheck),
        )
        @given(case=operation.as_strategy(), table=st.sampled_from([None, *tables]), seat=st.sampled_from([None, 0, 1]))
        def ask(case: Any, table: str | None, seat: int | None) -> None:
            for name, value in (("table", table), ("seat", seat)):
                if value is not None and name in (case.path_parameters or {}):
                    case.path_parameters[name] = value
            answer = case.call(headers=headers, timeout=PATIENCE)
            statuses[answer.status_code] += 1
            case.validate_response(answer, checks=CHECKS)

        try:
            ask()
        except BaseExceptionGroup as faults:
            raise AssertionError(f"{operation.label}: {'; '.join(str(fault) for fault in faults.exceptions)}") from None
        say(f"{operation.label}: {statuses.total()} requests so far")
    return statuses
