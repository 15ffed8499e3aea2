"""Studies: positions of strangers, checked by the rules, kept, and found again by their link."""

import hashlib
import json
from datetime import timedelta
from typing import Any, Final

import msgspec
from sqlalchemy import Connection as Database
from sqlalchemy import delete, func, insert, select

from sztab.core.data.bounds import DEEPEST, check_depth
from sztab.core.errors import RulesError
from sztab.server import wire
from sztab.server.clean_text import clean_lines, clean_title
from sztab.server.errors import RefusedError, refused
from sztab.server.live.hub import TABLE_ID, Hub
from sztab.server.rules import messages
from sztab.server.rules.desks import requests
from sztab.server.rules.game_info import FROM_HERE_ONLY, game_called
from sztab.server.seats.tokens import new_id
from sztab.server.store import storage
from sztab.server.store.schema import STUDIES

MOST_KEPT: Final = 500  # studies of one address; the oldest make room
KEPT_DAYS: Final = 730


async def look(hub: Hub, owner: str, wish: wire.AskStudy) -> bytes:
    """Return a position as it is shown, after a move if one is tried."""
    return await _asked(hub, owner, wish.game, wish.position, wish.seat, wish.move)


async def why(hub: Hub, owner: str, wish: wire.AskWhy) -> bytes:
    """Return why picks lead nowhere."""
    return await _asked(hub, owner, wish.game, wish.position, wish.seat, None, wish.picks)


async def analyse(hub: Hub, owner: str, wish: wire.AnalysePosition) -> wire.PositionAnalysis:
    """Begin to look for the best plans of a position, and return how far that is."""
    game_called(wish.game)  # refused if there is none
    plain = json.dumps(harmless(wish.position)).encode()
    return await hub.positions.shown(await hub.positions.begin(owner, wish.game, plain, wish.seat))


async def _asked(
    hub: Hub,
    owner: str,
    game: str,
    position: Any,
    seat: str | None,
    move: str | None,
    picks: list[str] | None = None,
) -> bytes:
    game_called(game)  # refused if there is none
    plain = b"" if position is None else json.dumps(harmless(position)).encode()
    request = requests.Study(game, plain, seat, move, picks)
    try:
        return (await hub.studies.answer(messages.Encoded, request, owner)).body
    except RulesError as error:  # the move that was tried
        raise RefusedError(error.refusal) from error


def harmless(position: Any) -> Any:
    """Return a stranger's position, unless it is too deep or names a file of the server."""
    if not check_depth(msgspec.json.encode(position)):
        raise refused("too-deep", place="top", most=DEEPEST)
    if isinstance(position, dict):
        named = [position.get(name) for name in FROM_HERE_ONLY]
        options = position.get("options")
        if isinstance(options, dict):
            named += [options.get(name) for name in FROM_HERE_ONLY]
        if any(".json" in str(value).lower() or "/" in str(value) for value in named if value):
            raise refused("option-refused", option="data")
    return position


async def keep(hub: Hub, address: str, owner: str, wish: wire.KeepStudy) -> wire.StudyAddress:
    """Keep a study whose position the rules accept, and return where."""
    await _asked(hub, owner, wish.game, wish.position, wish.seat, None)
    kept = {
        "position": wish.position,
        "seat": wish.seat,
        "title": clean_title(wish.title),
        "comment": clean_lines(wish.comment),
        "arrows": [list(arrow) for arrow in wish.arrows],
    }
    id, whose = new_id(), hashlib.sha256(owner.encode()).hexdigest()
    row = {"id": id, "game": wish.game, "kept": kept, "owner": whose, "created": storage.now()}

    def write(database: Database) -> None:
        old = storage.now() - timedelta(days=KEPT_DAYS)
        database.execute(delete(STUDIES).where(STUDIES.c.created < old))
        mine = STUDIES.c.owner == whose
        count = database.execute(select(func.count()).where(mine)).scalar_one()
        if count >= MOST_KEPT:
            oldest = select(STUDIES.c.id).where(mine).order_by(STUDIES.c.created)
            surplus = list(database.execute(oldest.limit(count - MOST_KEPT + 1)).scalars())
            database.execute(delete(STUDIES).where(STUDIES.c.id.in_(surplus)))
        database.execute(insert(STUDIES).values(**row))

    await hub.storage.write(f"study {whose}", write)
    hub.log("study-kept", study=id, game=wish.game)
    return wire.StudyAddress(id)


async def kept(hub: Hub, id: str) -> wire.KeptStudy:
    """Return a study by its id."""
    if not TABLE_ID.fullmatch(id):  # PostgreSQL cannot even be asked about some of them
        raise refused("no-such-study", 404)

    def read(database: Database) -> Any:
        query = select(STUDIES.c.game, STUDIES.c.kept).where(STUDIES.c.id == id)
        return database.execute(query).first()

    row = await hub.storage.read(read)
    if row is None:
        raise refused("no-such-study", 404)
    return msgspec.convert({"study": id, "game": row[0], **row[1]}, wire.KeptStudy)
