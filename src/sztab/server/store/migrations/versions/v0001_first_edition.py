"""The database of the first edition, which kept no version."""

from typing import Final

from alembic import op
from sqlalchemy import (
    JSON,
    BigInteger,
    Boolean,
    Column,
    DateTime,
    ForeignKey,
    Integer,
    MetaData,
    String,
    Table,
    Text,
)

revision: Final = "0001"
down_revision: Final = None

FIRST: Final = MetaData()
UTC: Final = DateTime(timezone=True)


def _table_column(primary_key: bool = False, index: bool = False) -> Column[str]:
    """The table that a row belongs to, and goes with."""
    of = ForeignKey("tables.id", ondelete="CASCADE")
    return Column("table", of, primary_key=primary_key, nullable=False, index=index or None)


Table(
    "tables",
    FIRST,
    Column("id", String(32), primary_key=True),
    Column("game", String(64), nullable=False),
    Column("title", String(60), nullable=False),
    Column("opening", JSON, nullable=False),
    Column("listed", Boolean, nullable=False),
    Column("free_take_back", Boolean, nullable=False),
    Column("show_all_after", Boolean, nullable=False),
    Column("training", Boolean, nullable=False),
    Column("host", String(64), nullable=False),
    Column("parent", String(32)),
    Column("again", String(32)),
    Column("created", UTC, nullable=False),
    Column("changed", UTC, nullable=False, index=True),
    Column("moves", Integer, nullable=False),
    Column("awaited", Text, nullable=False),
    Column("bot_awaited", Boolean, nullable=False, index=True),
)
Table(
    "seats",
    FIRST,
    _table_column(primary_key=True),
    Column("seat", String(32), primary_key=True),
    Column("number", Integer, nullable=False),
    Column("kind", String(8), nullable=False),
    Column("name", String(64)),
    Column("bot", String(32)),
    Column("link", String(64), unique=True),
)
Table(
    "devices",
    FIRST,
    Column("hash", String(64), primary_key=True),
    _table_column(index=True),
    Column("created", UTC, nullable=False),
    Column("used", UTC, nullable=False),
)
Table(
    "holds",
    FIRST,
    Column("device", ForeignKey("devices.hash", ondelete="CASCADE"), primary_key=True),
    _table_column(primary_key=True),
    Column("seat", String(32), primary_key=True),
)
Table(
    "events",
    FIRST,
    _table_column(primary_key=True),
    Column("version", Integer, primary_key=True, autoincrement=False),
    Column("kind", String(20), nullable=False),
    Column("seat", String(32), nullable=False),
    Column("text", Text, nullable=False),
    Column("outcomes", JSON, nullable=False),
    Column("at", UTC, nullable=False),
)
Table(
    "chat",
    FIRST,
    Column("id", Integer, primary_key=True),
    _table_column(index=True),
    Column("name", String(64), nullable=False),
    Column("text", Text, nullable=False),
    Column("at", UTC, nullable=False),
)
Table(
    "counts",
    FIRST,
    Column("key", String(100), primary_key=True),
    Column("slot", BigInteger, primary_key=True, autoincrement=False),
    Column("times", Integer, nullable=False),
)


def upgrade() -> None:
    """Make the tables that are missing: all of them, or none where the first edition was."""
    FIRST.create_all(op.get_bind())
