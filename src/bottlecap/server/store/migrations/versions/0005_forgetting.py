"""What it takes to forget somebody wholly: where they have written and what they have left; which browser is told by push."""

import sqlalchemy as sa
from alembic import op

revision = "0005"
down_revision: str | None = "0004"


def upgrade() -> None:
    op.create_table(
        "spoke",
        sa.Column("guest", sa.Text, sa.ForeignKey("guests.id"), primary_key=True),
        sa.Column("table_id", sa.Text, sa.ForeignKey("tables.id"), primary_key=True),
    )
    op.add_column("played", sa.Column("forgotten", sa.Integer, nullable=False, server_default="0"))
    op.add_column("addresses", sa.Column("browser", sa.Text, nullable=False, server_default=""))
