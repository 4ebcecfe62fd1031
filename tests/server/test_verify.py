"""`bottlecap verify --database` names the entry where a stored match breaks."""

import asyncio
import random

import pytest
from sqlalchemy import text
from sqlalchemy.ext.asyncio import create_async_engine
from tests.server.running import Running

from bottlecap import cli
from bottlecap.engine.record import PRINT
from bottlecap.server.store.opening import store_at
from bottlecap.server.tables import entries


def played(server: Running) -> str:
    ann = server.guest()
    table = ann.create("salvage", ["me", "random"])
    ann.socket(table, 0).play_out(random.Random(5))
    server.snapshot(table)
    server.stop()
    return table


def alter(server: Running, *statements: str) -> None:
    async def run() -> None:
        address = server.settings.database.replace("sqlite:", "sqlite+aiosqlite:").replace("postgresql:", "postgresql+asyncpg:")
        engine = create_async_engine(address)
        async with engine.begin() as connection:
            for statement in statements:
                await connection.execute(text(statement))
        await engine.dispose()

    asyncio.run(run())


def verdict(server: Running, capsys: pytest.CaptureFixture[str]) -> tuple[int, str]:
    code = cli.main(["verify", "--database", server.settings.database])
    return code, capsys.readouterr().out


def test_whole_logs_are_fine(server_anywhere: Running, capsys: pytest.CaptureFixture[str]) -> None:
    table = played(server_anywhere)
    code, out = verdict(server_anywhere, capsys)
    server_anywhere.start()
    assert code == 0
    assert out.startswith(f"{table}: ok, ")


TAMPERED = [
    ("UPDATE entries SET body = replace(body, '\"decision\":', '\"decision\": ') WHERE n = 4", "entry 4 was altered"),
    ("UPDATE entries SET time = time + 1 WHERE n = 5", "entry 5 was altered"),
    ("UPDATE entries SET chain = 'x' WHERE n = 6", "entry 6 was altered"),
    ("DELETE FROM entries WHERE n = 7", "entry 7 is missing"),
    ("UPDATE tables SET seed = (SELECT body FROM snapshots LIMIT 1)", "entry 1 was altered"),
    ("UPDATE tables SET status = 'playing'", "the table is playing, and its match is over"),
    ("UPDATE snapshots SET n = 4", "the snapshot after entry 4 is not what the log leads to"),
]


# What is read is looked at in the same way wherever it comes from: of another kind of database one is enough.
ROWS = [*(("sqlite", *row) for row in TAMPERED), ("postgres", *TAMPERED[0])]


@pytest.mark.parametrize(("database", "statement", "said"), ROWS, indirect=["database"], ids=[f"{row[0]}-{row[2]}" for row in ROWS])
def test_a_tampered_row_is_named(server_anywhere: Running, capsys: pytest.CaptureFixture[str], statement: str, said: str) -> None:
    table = played(server_anywhere)
    alter(server_anywhere, statement)
    code, out = verdict(server_anywhere, capsys)
    server_anywhere.start()
    assert code == 1
    assert f"{table}: {said}" in out


def test_rules_that_changed_are_named_by_the_first_entry_that_differs(server: Running, capsys: pytest.CaptureFixture[str]) -> None:
    """The chain is right, but the state that an entry leads to is another one: then the rules are others."""
    id = played(server)

    async def forge() -> None:
        store = store_at(server.settings.database)
        await store.open()
        row, log = await store.table(id), await store.entries_of(id)
        assert row is not None
        chain = entries.header_chain(row)
        async with store.engine.begin() as connection:
            for entry in log:
                mark = PRINT + "0" * 12 if entry.n == 8 else entry.print
                fields = (*[getattr(entry, name) for name in entry.__struct_fields__[:-2]], mark)
                chain = entries.linked(chain, fields)
                values = {"mark": mark, "chain": chain, "n": entry.n}
                await connection.execute(text("UPDATE entries SET print = :mark, chain = :chain WHERE n = :n"), values)
        await store.close()

    asyncio.run(forge())
    code, out = verdict(server, capsys)
    server.start()
    assert code == 1
    assert "entry 8: today's rules lead to another state after it" in out


@pytest.mark.parametrize("wrong", ["UPDATE snapshots SET n = 5", "UPDATE snapshots SET body = seed FROM tables"])
def test_a_wrong_snapshot_does_no_harm(server_anywhere: Running, wrong: str) -> None:
    """The log is the truth: what a snapshot says otherwise is not believed."""
    table = played(server_anywhere)
    alter(server_anywhere, wrong)
    server_anywhere.start()
    ann = server_anywhere.guests[0]
    assert ann.socket(table, 0).updated()["result"]
    assert server_anywhere.tables.live[table].snapshot_at == 0


def test_a_match_that_today_s_rules_lead_elsewhere_is_left_alone(server: Running) -> None:
    table = played(server)
    alter(server, "DELETE FROM snapshots", f"UPDATE entries SET print = '{PRINT}x' WHERE n = 8")
    server.start()
    ann = server.guests[0]
    assert ann.get(f"/tables/{table}", 409) == {"code": "not-now", "rule": None, "detail": "broken"}
    assert [line["id"] for line in ann.get("/my-tables")["tables"]] == [table]


def test_a_bad_address_is_one_line(capsys: pytest.CaptureFixture[str]) -> None:
    assert cli.main(["verify", "--database", "mysql://x"]) == 2
    assert capsys.readouterr().err == "bottlecap: databases are sqlite or postgresql, not mysql\n"
