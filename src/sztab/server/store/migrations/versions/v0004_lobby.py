"""The lobby knows who won, what may be watched, what was saved, and what a person has put away."""

from typing import Final

from alembic import op
from sqlalchemy import Boolean, Column, Text, false

revision: Final = "0004"
down_revision: Final = "0003"


def upgrade() -> None:
    """Add the columns; nobody has agreed to be watched, and who won stays unknown."""
    with op.batch_alter_table("tables") as batch:
        batch.add_column(Column("watch", Boolean, nullable=False, server_default=false()))
        batch.add_column(Column("saved", Boolean, nullable=False, server_default=false()))
        batch.add_column(Column("winners", Text))
    with op.batch_alter_table("people") as batch:
        batch.add_column(Column("archived", Boolean, nullable=False, server_default=false()))
