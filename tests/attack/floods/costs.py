"""Floods of few but expensive requests: imports, questions, bots, the lobby."""

import json
import socket
import time
from typing import Any

from tests.attack.floods.flooding import Aim, Attack, Outcome, addresses
from tests.attack.tools.client import Answer, WebSocket, http
from tests.attack.tools.target import Target

CORNERS = 40_000
REQUESTS_A_MINUTE = 600  # that the server allows an address
MOVES = 20_000
BOTS = 300
TABLES = 200
OTHERS = "127.0.0.68"  # an honest newcomer
LONG = 2_000  # moves of a game that is asked for again and again
DROPPED = 300
PATIENT = 10.0  # seconds for a small import


def record(game: str, seats: list[str], position: dict[str, Any], **more: Any) -> dict[str, Any]:
    """Write a record that begins from a position, as docs/records.md describes it."""
    plain = {
        "format": "sztab-record",
        "version": 1,
        "game": game,
        "rules": "1",
        "data": "",
        "options": {},
        "seats": seats,
        "start": {"position": position},
        "hashes": {},
        "result": None,
        "moves": [],
    }
    return plain | more


def from_position() -> dict[str, Any]:
    """Write a record of Stand at Mortain that begins in the middle."""
    position = {
        "card": "H8",
        "had": ["german"],
        "deck": ["H10", "H9", "HA", "D10", "D9", "DA"],
        "units": {"us-120": "1501", "us-119": "1303", "ge-102": "1602"},
    }
    options = {"one_per_type": False, "data": ""}
    return record("stand-at-mortain", ["german", "us"], position, options=options)


def imported(port: int, given: dict[str, Any], source: str, timeout: float = 60.0) -> Answer:
    """Import a record."""
    body = json.dumps({"record": given}, separators=(",", ":")).encode()
    return http(port, "POST", "/api/tables/import", body, source=source, timeout=timeout)


def wood(corners: int) -> dict[str, Any]:
    """Return a position with one wood whose edge has very many corners."""
    steps = corners // 2
    upper = [[round(20 + 30 * at / steps, 3), 30 + at % 2] for at in range(steps)]
    lower = [[x, 20 - y % 2] for x, y in reversed(upper)]
    terrain = [{"id": "wood", "type": "woods", "polygon": upper + lower}]
    teams = [
        {"type": "panzer_iv_h", "at": [35, 17, 90]},
        {"type": "panzer_iv_h", "at": [40, 17, 90]},
    ]
    platoons = [
        {"side": "A", "teams": teams},
        {"side": "B", "teams": [{"type": "us_rifle", "at": [60, 40, 0]}]},
    ]
    return {"mission": {"terrain": terrain}, "step": "movement", "platoons": platoons}


def woods(aim: Aim) -> Outcome:
    """Import the wood, then ask how far a tank can go."""
    outcome, began = Outcome(), time.monotonic()
    answer = imported(aim.port, record("flames-of-war", ["A", "B"], wood(CORNERS)), aim.source)
    outcome.note = f"the import was answered {answer.status} {answer.key}".strip()
    if answer.status != 201:
        outcome.end(f"import {answer.status}", began)
        return outcome
    table = answer.json()["table"]
    with WebSocket(aim.port, table, answer.cookie, source=aim.source, timeout=40.0) as socket:
        socket.hear()
        slowest = 0.0
        while socket.open and time.monotonic() < began + aim.seconds:
            begin = time.monotonic()
            outcome.sent += 1
            socket.do("ask", id=outcome.sent, question="reach", args={"team": 1})
            told = socket.until(lambda one: one["is"] in ("answered", "refused", "gone"))
            slowest = max(slowest, time.monotonic() - begin)
            if told is not None and (told.get("refusal") or told["is"] == "refused"):
                outcome.end(f"refused {(told.get('refusal') or {}).get('key')}", began)
                time.sleep(0.05)
        outcome.note += f"; the slowest question took {slowest:.1f} s"
        if not socket.open:
            outcome.end(socket.code, began)
    return outcome


def long_record(moves: int) -> dict[str, Any]:
    """Return a legal record in which one corps is loaded and unloaded again and again."""
    played = [
        {"seat": "red", "move": f"{'load' if at % 2 else 'unload'} R-I 1 fuel"}
        for at in range(moves)
    ]
    position = {"seats": ["red", "white"], "order": ["red", "white"], "turn": "red"}
    return record("race-to-the-rhine", ["red", "white"], position, moves=played)


def long_records(aim: Aim) -> Outcome:
    """Import three records of 20,000 moves each."""
    outcome, began = Outcome(), time.monotonic()
    given = long_record(MOVES)
    statuses = []
    for _one in range(3):
        answer = imported(aim.port, given, aim.source)
        statuses.append(f"{answer.status} {answer.key}".strip())
        outcome.sent += 1
        if answer.status != 201:
            outcome.end(f"import {answer.status}", began)
    outcome.note = f"the imports were answered {', '.join(dict.fromkeys(statuses))}"
    return outcome


def _bots_move(port: int) -> float:
    """Return how long three moves take at a watched table of bots that an honest person opens."""
    bot = {"who": "bot", "bot": "random"}
    wish = {"game": "race-to-the-rhine", "seats": {"red": bot, "white": bot}}
    begin = time.monotonic()
    answer = http(port, "POST", "/api/tables", wish, source=OTHERS)
    if answer.status != 201:
        return float("inf")
    with WebSocket(port, answer.json()["table"], answer.cookie, source=OTHERS) as socket:
        seen = socket.view(3, timeout=60.0)
    return time.monotonic() - begin if seen is not None else float("inf")


def bots_only(aim: Aim) -> Outcome:
    """Open 300 tables with nobody but bots, from ten addresses, and leave."""
    outcome, began = Outcome(), time.monotonic()
    alone = _bots_move(aim.port)
    bot = {"who": "bot", "bot": "greedy"}
    wish = {"game": "race-to-the-rhine", "seats": {"red": bot, "white": bot, "blue": bot}}
    for at in range(BOTS):
        source = addresses(10, 2)[at % 10]
        answer = http(aim.port, "POST", "/api/tables", wish, source=source)
        outcome.sent += answer.status == 201
        if answer.status != 201:
            outcome.end(f"opening {answer.status}", began)
    beside = _bots_move(aim.port)
    time.sleep(max(0.0, began + aim.seconds - time.monotonic()))
    outcome.note = f"three moves of an honest table's bots: {alone:.1f} s, beside it {beside:.1f} s"
    if beside > 2 * alone + 2.0:
        outcome.fault = "other bots are slow"
    return outcome


def _cookies(target: Target) -> str:
    """Open 200 tables from ten addresses; return all their cookies."""
    me = {"who": "me"}
    wish = {"game": "medieval-battle", "seats": {"red": me, "yellow": {"who": "open"}}}
    found = []
    for at in range(TABLES):
        answer = target.http("POST", "/api/tables", wish, source=addresses(10, 3)[at % 10])
        found.append(answer.cookie)
    return "; ".join(filter(None, found))


def lobbies(aim: Aim) -> Outcome:
    """Ask for the lobby with 200 cookies."""
    outcome, began = Outcome(), time.monotonic()
    times = []
    while time.monotonic() < began + aim.seconds:
        begin = time.monotonic()
        answer = http(aim.port, "GET", "/api/tables", cookie=aim.extra, source=aim.source)
        times.append(time.monotonic() - begin)
        outcome.sent += 1
        if answer.status != 200:
            outcome.end(answer.status, began)
    outcome.note = f"a lobby took {sorted(times)[len(times) // 2]:.2f} s"
    return outcome


def exports(aim: Aim) -> Outcome:
    """Ask for the honest table's record again and again, as anybody may who watches."""
    outcome, began = Outcome(), time.monotonic()
    while time.monotonic() < began + aim.seconds:
        answer = http(aim.port, "GET", f"/api/tables/{aim.table}/record", source=aim.source)
        outcome.sent += 1
        if answer.status != 200:
            outcome.end(answer.status, began)
    return outcome


def studies(aim: Aim) -> Outcome:
    """Set up the most expensive position that fits into a body, again and again."""
    outcome, began = Outcome(), time.monotonic()
    teams = [
        {"type": "panzer_iv_h", "at": [2 + at % 30 * 2, 6 + at // 30 * 4, 90]} for at in range(60)
    ]
    sides = [{"side": side, "teams": teams} for side in ("A", "B")]
    position = {"mission": wood(500)["mission"], "step": "movement", "platoons": sides}
    body = json.dumps({"game": "flames-of-war", "position": position}).encode()
    while time.monotonic() < began + aim.seconds:
        answer = http(aim.port, "POST", "/api/study/look", body, source=aim.source)
        outcome.sent += 1
        if answer.status not in (200, 400):
            outcome.end(answer.status, began)
    return outcome


def _long_game(target: Target) -> tuple[str, str]:
    """Import a game of many moves; return its table and the cookie of both its seats."""
    answer = imported(target.port, long_record(LONG), "127.0.0.67")
    assert answer.status == 201, answer.body[:300]
    return str(answer.json()["table"]), answer.cookie


def dropped_exports(aim: Aim) -> Outcome:
    """Ask for a long record again and again without waiting, then import something small."""
    outcome, began = Outcome(), time.monotonic()
    table, cookie = aim.extra
    head = f"GET /api/tables/{table}/record HTTP/1.1\r\nHost: 127.0.0.1:{aim.port}\r\n"
    head += f"Cookie: {cookie}\r\n\r\n"
    for _time in range(DROPPED):
        with socket.create_connection(("127.0.0.1", aim.port), 10.0, (aim.source, 0)) as dropped:
            dropped.sendall(head.encode())
            outcome.sent += 1
            time.sleep(0.004)  # it is read before it is gone
    answer = http(aim.port, "GET", f"/api/tables/{table}/record", source=aim.source)
    if answer.status != 200:
        outcome.end(answer.status, began)
    begin = time.monotonic()
    small = imported(aim.port, long_record(2), OTHERS)
    took = time.monotonic() - begin
    outcome.note = f"an honest import beside it took {took:.1f} s ({small.status})"
    if small.status != 201 or took > PATIENT:
        outcome.fault = "others cannot import"
    return outcome


ATTACKS = [
    Attack("expensive positions studied again and again", "7.1", studies, must_end=False),
    Attack("exports of a long game, nobody waits for them", "7.4", dropped_exports, 1, _long_game),
    Attack("a wood of 40,000 corners, reach asked", "7.1", woods),
    Attack("three records of 20,000 moves", "7.4", long_records),
    Attack("300 tables with bots only", "7.8", bots_only, must_end=False, most_rss=600),
    Attack(
        "the lobby with 200 cookies",
        "7.8",
        lobbies,
        prepare=_cookies,
        allowed=REQUESTS_A_MINUTE,
        least=15.0,
    ),
    Attack("records asked for again and again", "7.10", exports, allowed=REQUESTS_A_MINUTE),
]
