"""The statements of every move, built once: building them anew costs as much as running them."""

from typing import Final

from sqlalchemy import bindparam, insert, select, update

from sztab.server.store.schema import EVENTS, TABLES

ADD_EVENT: Final = insert(EVENTS)
HAS_EVENT: Final = select(EVENTS.c.version).where(
    EVENTS.c.table == bindparam("of_table"), EVENTS.c.version == bindparam("of_version")
)
SET_PROGRESS: Final = (
    update(TABLES)
    .where(TABLES.c.id == bindparam("of_table"))
    .values(
        changed=bindparam("now_changed"),
        moves=bindparam("now_moves"),
        awaited=bindparam("now_awaited"),
        bot_awaited=bindparam("now_bot"),
    )
)
