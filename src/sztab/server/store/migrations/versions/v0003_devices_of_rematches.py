"""A device of a rematch knows by which device of the table before it came."""

from typing import Final

from alembic import op
from sqlalchemy import Column, String

revision: Final = "0003"
down_revision: Final = "0002"


def upgrade() -> None:
    """Add the column; of the devices that are there it is not known."""
    with op.batch_alter_table("devices") as batch:
        batch.add_column(Column("former", String(64)))
