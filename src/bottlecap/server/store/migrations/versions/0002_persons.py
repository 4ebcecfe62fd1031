"""A person may have several browsers, and keys to come back by."""

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision: str | None = "0001"


def upgrade() -> None:
    op.add_column("guests", sa.Column("person", sa.Text))
    op.add_column("guests", sa.Column("device", sa.Text, nullable=False, server_default=""))
    op.add_column("guests", sa.Column("seen", sa.Double, nullable=False, server_default="0"))
    op.create_index("guests_by_person", "guests", ["person"])
    op.create_table(
        "keys",
        sa.Column("id", sa.Text, primary_key=True),
        sa.Column("guest", sa.Text, sa.ForeignKey("guests.id"), nullable=False),
        sa.Column("kind", sa.Text, nullable=False),
        sa.Column("name", sa.Text, nullable=False),
        sa.Column("secret", sa.Text, nullable=False),
        sa.Column("count", sa.Integer, nullable=False),
        sa.Column("created", sa.Double, nullable=False),
        sa.Column("used", sa.Double),
    )
    op.create_index("keys_by_guest", "keys", ["guest"])
