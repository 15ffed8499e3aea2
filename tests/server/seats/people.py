"""People at a table, for tests of seats: what they post, and what comes back."""

import sqlite3
from datetime import UTC, datetime, timedelta
from typing import Any

import httpx

from tests.server.running import Opened, Running

SECRET = ("2HC", "2 HC", "2PK", "army-chosen-private")  # how an army of ours looks on the wire


def post(table: Opened, what: str, body: Any, cookie: str = "") -> httpx.Response:
    return table.server.send(f"/api/tables/{table.id}/{what}", body, cookie)


def refused(answer: httpx.Response, status: int, key: str) -> None:
    assert (answer.status_code, answer.json()["refusal"]["key"]) == (status, key)
    assert "set-cookie" not in answer.headers


def code_of(table: Opened, cookie: str) -> str:
    answer = post(table, "code", {}, cookie)
    assert answer.status_code == 200, answer.text
    return str(answer.json()["code"])


def recover(table: Opened, code: str, cookie: str = "") -> httpx.Response:
    return table.server.send("/api/recover", {"code": code}, cookie)


def holds_no_secret(text: str) -> None:
    for word in SECRET:
        assert word not in text


def log_keys(view: dict[str, Any]) -> list[str]:
    return [said["key"] for line in view["log"] for said in line["said"]]


def make_due(server: Running) -> None:
    """Let the time of absence pass for every seat that is asked for."""
    past = (datetime.now(UTC) - timedelta(seconds=1)).replace(tzinfo=None).isoformat(" ")
    file = server.settings.db.removeprefix("sqlite:///")
    with sqlite3.connect(file, timeout=10) as database:
        database.execute("UPDATE handovers SET due = ?", [past])
    database.close()
