"""Who has played where, also after they have left it; links in mails to come back by; with which message a notice is sent."""

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision: str | None = "0003"


def upgrade() -> None:
    op.create_table(
        "played",
        sa.Column("guest", sa.Text, sa.ForeignKey("guests.id"), primary_key=True),
        sa.Column("table_id", sa.Text, sa.ForeignKey("tables.id"), primary_key=True),
        sa.Column("seat", sa.Integer, primary_key=True),
    )
    op.create_index("played_by_table", "played", ["table_id"])
    op.execute(
        "INSERT INTO played (guest, table_id, seat) SELECT holds.guest, holds.table_id, holds.seat FROM holds "
        "JOIN tables ON tables.id = holds.table_id WHERE tables.status IN ('playing', 'over')"
    )
    op.create_table(
        "mail_links",
        sa.Column("id", sa.Text, primary_key=True),
        sa.Column("guest", sa.Text, sa.ForeignKey("guests.id"), nullable=False),
        sa.Column("purpose", sa.Text, nullable=False),
        sa.Column("mail", sa.Text, nullable=False),
        sa.Column("name", sa.Text, nullable=False),
        sa.Column("until", sa.Double, nullable=False),
    )
    op.create_index("mail_links_by_guest", "mail_links", ["guest"])
    op.add_column("notices", sa.Column("batch", sa.Text, nullable=False, server_default=""))
