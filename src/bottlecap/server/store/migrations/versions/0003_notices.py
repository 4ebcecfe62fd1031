"""Notices to those who have closed the page."""

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision: str | None = "0002"


def upgrade() -> None:
    op.create_table(
        "addresses",
        sa.Column("id", sa.Text, primary_key=True),
        sa.Column("guest", sa.Text, sa.ForeignKey("guests.id"), nullable=False),
        sa.Column("kind", sa.Text, nullable=False),
        sa.Column("address", sa.Text, nullable=False),
        sa.Column("name", sa.Text, nullable=False),
        sa.Column("created", sa.Double, nullable=False),
        sa.Column("failed", sa.Integer, nullable=False),
        sa.Column("rests", sa.Text, nullable=False),
    )
    op.create_index("addresses_by_guest", "addresses", ["guest"])
    op.create_table(
        "wishes",
        sa.Column("guest", sa.Text, sa.ForeignKey("guests.id"), primary_key=True),
        sa.Column("body", sa.Text, nullable=False),
    )
    op.create_table(
        "notices",
        sa.Column("id", sa.Text, primary_key=True),
        sa.Column("guest", sa.Text, sa.ForeignKey("guests.id"), nullable=False),
        sa.Column("table_id", sa.Text, sa.ForeignKey("tables.id"), nullable=False),
        sa.Column("kind", sa.Text, nullable=False),
        sa.Column("seat", sa.Integer, nullable=False),
        sa.Column("about", sa.Text, nullable=False),
        sa.Column("made", sa.Double, nullable=False),
        sa.Column("due", sa.Double, nullable=False),
        sa.Column("tries", sa.Integer, nullable=False),
    )
    op.create_index("notices_by_due", "notices", ["due"])
    op.create_table("server_keys", sa.Column("name", sa.Text, primary_key=True), sa.Column("value", sa.Text, nullable=False))
