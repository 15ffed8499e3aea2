"""Sztab: a table for wargames that knows the rules."""

from sztab.core.registry import find_game
from sztab.core.table import Table, open_table, table_from_position, table_from_record

__version__ = "0.1.0"
__all__ = [
    "Table",
    "find_game",
    "open_table",
    "table_from_position",
    "table_from_record",
]
