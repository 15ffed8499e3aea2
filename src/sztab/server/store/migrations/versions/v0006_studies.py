"""Positions that people set up are kept and shared by link."""

from typing import Final

from alembic import op
from sqlalchemy import JSON, Column, DateTime, String

revision: Final = "0006"
down_revision: Final = "0005"


def upgrade() -> None:
    """Add a table; nothing was kept yet."""
    op.create_table(
        "studies",
        Column("id", String(32), primary_key=True),
        Column("game", String(64), nullable=False),
        Column("kept", JSON, nullable=False),
        Column("owner", String(64), nullable=False, index=True),
        Column("created", DateTime(timezone=True), nullable=False, index=True),
    )
