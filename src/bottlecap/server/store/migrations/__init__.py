"""Brings a database to the shape this version needs, step by step (alembic)."""

from pathlib import Path

from alembic import command
from alembic.config import Config
from sqlalchemy import Connection

from bottlecap.server.operations.crash_points import crash_point

FOLDER = Path(__file__).parent


def migrate(connection: Connection) -> None:
    """Make what is missing, within the connection's transaction."""
    config = Config()
    config.set_main_option("script_location", str(FOLDER).replace("%", "%%"))
    config.attributes["connection"] = connection
    command.upgrade(config, "head")
    crash_point("migrating")
