"""Send malformed input through sockets and over HTTP; nothing may break, nobody may be cut off."""

import gzip
import json
import time
from collections import Counter
from contextlib import suppress
from dataclasses import dataclass, field
from pathlib import Path
from random import Random
from socket import SHUT_WR
from typing import Any

from tests.attack.floods.costs import record
from tests.attack.floods.flooding import PROCESSES
from tests.attack.inputs import grammar
from tests.attack.tools.client import (
    BINARY,
    MARKER,
    TEXT,
    WebSocket,
    connect,
    frame,
    read_answer,
    request_bytes,
)
from tests.attack.tools.findings import Finding
from tests.attack.tools.honest import ME
from tests.attack.tools.target import Target
from tests.attack.tricks import agents

GAMES = {
    "medieval-battle": ["red", "yellow"],
    "race-to-the-rhine": ["red", "white"],
    "stand-at-mortain": ["german", "us"],
    "flames-of-war": ["A", "B"],
}
LEGACY = Path(__file__).parents[2] / "legacy"
RECORDED = 300  # recorded commands of a game that are mutated
BATCH = 30  # frames before the answers are read: the server keeps 64 for a slow reader
EXPLAINED = (1002, 1003, 1007, 1009, 4429)  # close codes that say what was wrong
STUDIES = ["/api/study/look", "/api/study/why", "/api/study", "/api/study/analysis"]
POSTS = ["/api/tables", "enter", "links", "again", "hint", "luck", "analysis"] * 4
POSTS += ["/api/tables/import", "/mcp", "/mcp", *STUDIES]
POSTS += ["/api/games/flames-of-war/lists", "/api/games/medieval-battle/lists"]


Place = tuple[str, str, str, list[bytes]]  # a table, a cookie, an address, recorded traffic


@dataclass
class Met:
    """What the malformed input met."""

    sent: int = 0
    answers: Counter[str] = field(default_factory=Counter)
    ends: Counter[str] = field(default_factory=Counter)
    bad: list[str] = field(default_factory=list)  # input that broke something

    def broke(self, what: str, sent: bytes) -> None:
        """Note an input that was answered by a fault."""
        if len(self.bad) < 20:
            self.bad.append(f"{what}: {sent[:400]!r}")

    def add(self, other: "Met") -> None:
        """Count another process's findings too."""
        self.sent += other.sent
        self.answers += other.answers
        self.ends += other.ends
        self.bad += other.bad


def _text(random: Random, known: list[bytes]) -> bytes:
    """Return one input; what is no UTF-8 ends a socket, so most of it is made so."""
    text = _any_text(random, known)
    if random.random() < 0.02:
        return text
    return text.decode("utf-8", "replace").encode()


def _utf8(text: bytes) -> bool:
    try:
        text.decode()
    except UnicodeDecodeError:
        return False
    return True


def _any_text(random: Random, known: list[bytes]) -> bytes:
    kind = random.random()
    if kind < 0.35:
        return grammar.mutated(random, random.choice(known))
    if kind < 0.75:
        return grammar.command(random)
    if kind < 0.85:
        return grammar.question(random)
    return grammar.value(random).encode("utf-8", "surrogatepass")


class Seat:
    """One person at a table who sends nonsense, and now and then a good move."""

    def __init__(
        self, port: int, table: str, cookie: str, source: str, recorded: list[bytes]
    ) -> None:
        self.place = (port, table, cookie)
        self.source, self.recorded = source, recorded
        self.socket: WebSocket | None = None
        self.known: list[bytes] = recorded or [b'{"do":"resign","version":9999}']
        self.offers: list[str] = []
        self.version = 0

    def batch(self, random: Random, met: Met, count: int) -> None:
        """Send some input, then a question that must be answered."""
        if self.socket is None or not self.socket.open:
            port, table, cookie = self.place
            self.socket = WebSocket(port, table, cookie, source=self.source, timeout=30.0)
            if not self.socket.open:
                met.ends[f"handshake {self.socket.code}"] += 1
                return
        sent = sorted((_text(random, self.known) for _one in range(count)), key=_utf8, reverse=True)
        for text in sent:
            opcode = BINARY if random.random() < 0.02 else TEXT
            if not self.socket.send(frame(opcode, text)):
                break
        if self.offers and random.random() < 0.5:
            offer = random.choice(self.offers)
            self.socket.do("move", move=offer, version=self.version)
        met.sent += len(sent)
        self._hear(met, sent)

    def _hear(self, met: Met, sent: list[bytes]) -> None:
        """Read all answers up to that of a last look, whose number is refused by name."""
        assert self.socket is not None
        self.socket.do("look", at=MARKER)
        patience = 10
        while True:
            found = self.socket.receive(3.0)
            if found is None and self.socket.open and patience:
                patience -= 1  # the look was refused for haste, or a question takes long
                self.socket.do("look", at=MARKER)
                continue
            if found is None:
                break
            if self._heard(found[1], met, sent):
                return
        code = self.socket.code
        met.ends[str(code)] += 1
        if code not in EXPLAINED:
            met.broke(f"socket ended with {code}", b" // ".join(sent))
            self.socket.stream.close()
            self.socket = None

    def _heard(self, answer: bytes, met: Met, sent: list[bytes]) -> bool:
        """Take in one answer; True if it is that to the last look."""
        kind = answer[7 : answer.index(b'"', 7)].decode()  # {"is":"refused",…
        met.answers[kind] += 1
        if b'"incident"' in answer:
            met.broke(f"incident {answer[:200]!r}", b" // ".join(sent))
        if kind == "refused":
            return b'"at":%d' % MARKER in answer
        if kind == "view":
            self._seen(json.loads(answer))
        elif kind == "veil":
            assert self.socket is not None
            self.socket.do("sit", seat=json.loads(answer)["seat"])
        return False

    def _seen(self, view: dict[str, Any]) -> None:
        self.offers = [one["text"] for one in view["offers"]]
        self.version = view["version"]
        self.known = [*self.recorded, *grammar.samples(self.offers, self.version)]


def over_http(random: Random, port: int, table: str, source: str, met: Met, count: int) -> None:
    """Send malformed requests over one connection after the other."""
    for _one in range(count):
        raw = _request(random, port, table)
        met.sent += 1
        with suppress(OSError), connect(port, source, 30.0) as stream:
            with suppress(OSError):
                stream.sendall(raw)
                stream.shutdown(SHUT_WR)  # what is cut short will not go on
            status = read_answer(stream).status
            met.answers[f"HTTP {status}"] += 1
            if status >= 500 and status != 503:
                met.broke(f"HTTP {status}", raw)


def _request(random: Random, port: int, table: str) -> bytes:
    if random.random() < 0.4:
        headers = {"cookie": _cookie(random, table)} if random.random() < 0.5 else {}
        return request_bytes(port, "GET", grammar.path(random, table), headers, None)
    where = random.choice(POSTS)
    path = where if where.startswith("/") else f"/api/tables/{table}/{where}"
    if path == "/mcp":
        return request_bytes(port, "POST", path, agents.ACCEPT, agents.body(random, f"{table}.x"))
    raw = request_bytes(port, "POST", path, {}, _body(random, where))
    return grammar.mutated(random, raw) if random.random() < 0.2 else raw


def _cookie(random: Random, table: str) -> str:
    name = random.choice([f"seat-{table}", "seat-", "__Host-seat-x", "", "a" * 50, "seat-%00"])
    return f"{name}={random.choice(['x', '', 'é', '%00', 'a' * 300, '=;=', chr(34)])}"


def _body(random: Random, where: str) -> bytes:
    """Return a body with a sound shape and strange contents, or anything at all."""
    if random.random() < 0.3:
        return grammar.value(random).encode("utf-8", "surrogatepass")
    game = random.choice([*GAMES])
    if where == "/api/tables":
        seats = {seat: random.choice([ME, {"who": "open"}, {}]) for seat in GAMES[game]}
        good: Any = {"game": game, "seats": seats, "title": grammar.phrase(random)}
    elif where in STUDIES:
        position = random.choice([{}, {"units": [grammar.phrase(random)]}, {"turn": 3}, []])
        good = {"game": game, "position": position}
        if where.endswith("why"):
            good |= {"seat": GAMES[game][0], "picks": [grammar.phrase(random)]}
        elif where.endswith("look"):
            good |= {"move": grammar.phrase(random)}
        else:
            good |= {"title": grammar.phrase(random), "arrows": [["a", grammar.phrase(random)]]}
    elif where == "/api/tables/import":
        moves = [{"seat": GAMES[game][0], "move": grammar.phrase(random)} for _move in range(2)]
        good = {"record": record(game, GAMES[game], {}, moves=moves)}
    elif where in ("luck", "analysis"):
        good = {"begin": "now"}
    elif where.endswith("/lists"):
        picks = ",".join(random.choice(["us_rifle_company.hq", "x.y", ",", "."]) for _pick in "abc")
        good = {"text": random.choice([f"1220:{picks}", grammar.phrase(random), "9" * 900 + ":"])}
    elif where == "hint":
        good = {"version": random.choice([0, 1, 2, 9999])}
    else:
        good = {
            "token": grammar.phrase(random),
            "seat": "red",
            "name": random.choice(grammar.MARKUP),
        }
    text = json.dumps(good).encode()
    if random.random() < 0.5:  # put something strange where some value was
        at = text.rfind(b":", 0, random.randrange(8, len(text)))
        end = min(x for x in (text.find(b",", at), text.find(b"}", at), len(text)) if x > at)
        strange = grammar.value(random).encode("utf-8", "surrogatepass")
        return text[: at + 1] + strange + text[end:]
    return grammar.mutated(random, text)


def _work(port: int, places: list[Place], count: int, seconds: float, seed: int, out: Any) -> None:
    """Send this process's share of the input."""
    random, met = Random(seed), Met()
    seats = [Seat(port, *place) for place in places]
    until = time.monotonic() + seconds
    while met.sent < count and time.monotonic() < until:
        seat = random.choice(seats)
        if random.random() < 0.1:
            over_http(random, port, seat.place[1], seat.source, met, 5)
        else:
            try:
                seat.batch(random, met, BATCH)
            except OSError as error:
                met.broke(f"no connection: {error}", b"")
                seat.socket = None
                time.sleep(0.5)
    out.send(met)


def recorded(game: str) -> list[bytes]:
    """Return commands that people of the first edition sent at tables of a game."""
    path = LEGACY / f"traffic-{game}.jsonl.gz"
    if not path.exists():
        return []
    with gzip.open(path, "rt", encoding="utf-8") as lines:
        sent = [json.loads(line) for line in lines]
    frames = [one["frame"] for one in sent if one["from"] == "client" and "frame" in one]
    return [json.dumps(one).encode() for one in frames[:RECORDED]]


def inputs(target: Target, count: int, seconds: float, seed: int = 1) -> Finding:
    """Send so many malformed inputs to tables of all games, as players and as spectators."""
    places: list[Place] = []
    for number, (game, names) in enumerate(GAMES.items()):
        table = target.open(game, {names[0]: ME, names[1]: {"who": "open"}})
        cookies = [table.cookie, table.enter(names[1]), ""]
        source = f"127.0.1.{number + 1}"
        places += [(table.id, cookie, source, recorded(game)) for cookie in cookies]
    met = Met()
    begin = time.monotonic()
    running = []
    for number in range(2):
        receiving, sending = PROCESSES.Pipe(duplex=False)
        given = (target.port, places[number::2], count // 2, seconds, seed + number, sending)
        process = PROCESSES.Process(target=_work, args=given, daemon=True)
        process.start()
        running.append((process, receiving))
    for process, receiving in running:
        if receiving.poll(seconds + 120.0):
            met.add(receiving.recv())
        else:
            met.bad.append("a process of the attack did not end")
        process.join(5.0)
    took = time.monotonic() - begin
    alive = target.http("GET", "/health").status == 200
    statuses = {key: value for key, value in met.answers.items() if key.startswith("HTTP")}
    said = (
        f"{met.sent:,} inputs in {took:.0f} s, {len(met.bad)} faults; closed: "
        f"{dict(met.ends) or 'none'}; {statuses}" + ("" if alive else "; **the server is gone**")
    )
    figures = {
        "sent": met.sent,
        "answers": dict(met.answers),
        "ends": dict(met.ends),
        "bad": met.bad,
    }
    return Finding("malformed input", "7.7", not met.bad and alive, said, figures)
