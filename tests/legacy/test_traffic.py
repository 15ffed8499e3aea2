"""What a client of the first edition sends is still taken, and what it reads is still there."""

from typing import Any, get_args

import msgspec
import pytest

from sztab.server import wire
from sztab.server.http.websocket import read_command
from tests.legacy.keeping import GAMES, kept

BODIES: dict[str, Any] = {
    "POST /api/tables": wire.NewTable,
    "POST /api/tables/import": wire.Import,
    "POST /api/tables/{id}/enter": wire.Enter,
    "POST /api/tables/{id}/links": wire.Relink,
    "POST /api/tables/{id}/again": wire.Again,
}
SENT = {kind.__struct_config__.tag: kind for kind in get_args(wire.FromServer)}


def _kept(game: str) -> list[Any]:
    return list(kept(f"traffic-{game}.jsonl.gz"))


@pytest.mark.parametrize("game", GAMES)
def test_every_old_command_and_body_is_read(game: str) -> None:
    kinds = set()
    for one in _kept(game):
        if "request" in one:
            assert msgspec.convert(one["body"], BODIES[one["request"]])
        elif one["from"] == "client":
            command = read_command(msgspec.json.encode(one["frame"]).decode())
            kinds.add(type(command))
    assert kinds == set(get_args(wire.FromClient))


@pytest.mark.parametrize("game", GAMES)
def test_every_field_that_an_old_client_reads_is_still_sent(game: str) -> None:
    for one in _kept(game):
        if one["from"] == "server":
            frame = dict(one["frame"])
            kind = SENT[frame.pop("is")]
            assert set(frame) <= set(kind.__struct_fields__), kind
