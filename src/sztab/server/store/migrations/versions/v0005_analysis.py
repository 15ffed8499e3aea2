"""Tables can be opened for teaching; what was worked out about finished games is kept."""

from typing import Final

from alembic import op
from sqlalchemy import JSON, Boolean, Column, DateTime, ForeignKey, Integer, String, false

revision: Final = "0005"
down_revision: Final = "0004"


def _table_column() -> Column[str]:
    of = ForeignKey("tables.id", ondelete="CASCADE")
    return Column("table", String(32), of, primary_key=True, nullable=False)


def upgrade() -> None:
    """Add a column and two tables; no table was opened for teaching, and nothing is known yet."""
    with op.batch_alter_table("tables") as batch:
        batch.add_column(Column("teaching", Boolean, nullable=False, server_default=false()))
    op.create_table(
        "analyses",
        _table_column(),
        Column("kind", String(8), primary_key=True),
        Column("state", String(8), nullable=False),
        Column("owner", String(64), nullable=False, index=True),
        Column("asked", DateTime(timezone=True), nullable=False, index=True),
        Column("done", Integer, nullable=False),
        Column("moves", Integer, nullable=False),
        Column("nodes", Integer, nullable=False),
        Column("report", JSON),
    )
    op.create_table(
        "analysed_moves",
        _table_column(),
        Column("kind", String(8), primary_key=True),
        Column("move", Integer, primary_key=True, autoincrement=False),
        Column("found", JSON, nullable=False),
    )
