"""What was worked out about positions of studies is kept."""

from typing import Final

from alembic import op
from sqlalchemy import JSON, Column, DateTime, Integer, String

revision: Final = "0007"
down_revision: Final = "0006"


def upgrade() -> None:
    """Add a table; nothing was worked out yet."""
    op.create_table(
        "analysed_positions",
        Column("id", String(32), primary_key=True),
        Column("game", String(64), nullable=False),
        Column("position", JSON, nullable=False),
        Column("seat", String(32), nullable=False),
        Column("state", String(8), nullable=False),
        Column("owner", String(64), nullable=False, index=True),
        Column("asked", DateTime(timezone=True), nullable=False, index=True),
        Column("done", Integer, nullable=False),
        Column("found", JSON),
    )
