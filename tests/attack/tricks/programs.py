"""Attacks on the socket of programs: nonsense, guessed tokens, silence and haste."""

import json
import time
from collections import Counter
from random import Random
from typing import Any

from tests.attack.inputs import grammar
from tests.attack.tools.client import TEXT, Message, WebSocket, frame
from tests.attack.tools.findings import Finding
from tests.attack.tools.target import Table, Target

BATTLE, SEAT = "medieval-battle", "yellow"
SPOKEN = {"hello", "decide", "refused", "answer", "end", "gone"}  # all that a program is told
EXPLAINED = {1002, 1003, 1007, 1008, 1009, 4429}  # close codes that say what was wrong
SILENT = 10.0  # seconds that a program has for its first message
GUESSES = 200
HURRIED = 5_000


def _table(target: Target) -> Table:
    return target.open(BATTLE, {"red": {"who": "bot", "bot": "random"}, SEAT: {"who": "open"}})


def _door(target: Target, table: Table, number: int) -> WebSocket:
    """Connect as a program, from an address of its own."""
    return WebSocket(
        target.port, table.id, origin=None, source=f"127.0.20.{number % 250 + 1}", door="program"
    )


def _seated(target: Target, table: Table) -> tuple[WebSocket, Message]:
    """Take the open seat; return the socket and the first decision."""
    socket = _door(target, table, 250)
    socket.do("enter", token=table.links[SEAT], name="Robot")
    decision = socket.until(lambda one: one["is"] == "decide", 30.0)
    assert decision is not None, socket.code
    return socket, decision


def _plays_on(socket: WebSocket, decision: Message) -> bool:
    """Return whether a good move is still taken: another decision follows it."""
    for _try in range(20):
        socket.do("move", move=decision["moves"][0])
        found = socket.until(lambda one: one["is"] in {"decide", "end", "refused"}, 10.0)
        if found is not None and found["is"] != "refused":
            return True
        time.sleep(0.5)  # it was refused for haste
    return False


def nonsense(target: Target, count: int, seed: int = 1) -> Finding:
    """Take a seat and send malformed messages; each is refused in words, then play goes on."""
    random, table = Random(seed), _table(target)
    socket, decision = _seated(target, table)
    heard: Counter[str] = Counter()
    bad: list[str] = []
    good: list[dict[str, Any]] = [
        {"do": "move", "move": decision["moves"][0], "n": decision["n"]},
        {"do": "ask", "id": 1, "question": "reach", "args": {}},
        {"do": "enter", "token": table.links[SEAT]},
    ]
    known = [json.dumps(one).encode() for one in good]
    for number in range(count):
        text = _malformed(random, known)
        if not socket.send(frame(TEXT, text)):
            break
        if number % 100 == 99:
            _listen(socket, heard, bad, text)
    _listen(socket, heard, bad, b"")
    alive = socket.open and _plays_on(socket, decision)
    socket.stream.close()
    said = f"{count:,} messages, answers {dict(heard)}, {len(bad)} faults; plays on: {alive}"
    held = alive and not bad and heard["refused"] > count / 10
    return Finding("malformed messages of a program", "7.7", held, said, {"bad": bad})


def _malformed(random: Random, known: list[bytes]) -> bytes:
    """Return a message that is no good move of the seat."""
    kind = random.random()
    if kind < 0.4:
        text = grammar.command(random)
    elif kind < 0.6:
        text = grammar.question(random)
    elif kind < 0.8:
        text = grammar.mutated(random, random.choice(known[1:]))
    else:
        text = grammar.value(random).encode("utf-8", "surrogatepass")
    return text.decode("utf-8", "replace").encode()


def _listen(socket: WebSocket, heard: Counter[str], bad: list[str], sent: bytes) -> None:
    for answer in socket.everything(0.3):
        kind = str(json.loads(answer).get("is"))
        heard[kind] += 1
        if kind not in SPOKEN or b"incident" in answer:
            bad.append(f"{answer[:200]!r} after {sent[:200]!r}")


def strange_first_words(target: Target, count: int = 60, seed: int = 2) -> Finding:
    """Send anything as the first message: the way is shut with a sentence, and no fault."""
    random, table = Random(seed), _table(target)
    ends: Counter[str] = Counter()
    for number in range(count):
        with _door(target, table, number) as socket:
            text = grammar.value(random).encode("utf-8", "surrogatepass")
            if random.random() < 0.5:
                wish = {"do": "enter", "token": grammar.phrase(random), "name": "x" * number}
                text = grammar.mutated(random, json.dumps(wish).encode())
            socket.send(frame(TEXT, text))
            socket.everything(5.0)
            ends[str(socket.code)] += 1
    held = {int(code) for code in ends if code.isdigit()} <= EXPLAINED and "None" not in ends
    return Finding("strange first words of a program", "7.7", held, f"closed by {dict(ends)}")


def guesses(target: Target) -> Finding:
    """Guess tokens from one address: soon nothing is looked up for it any more."""
    table = _table(target)
    ends: Counter[str] = Counter()
    for _guess in range(GUESSES):
        with WebSocket(
            target.port, table.id, origin=None, source="127.0.21.1", door="program"
        ) as socket:
            if socket.open:
                socket.do("enter", token=f"guess-{_guess}")
                words = b" ".join(socket.everything(5.0))
                ends["looked up" if b"link" in words else "stopped"] += 1
            else:
                ends["stopped"] += 1
    with _seated(target, table)[0] as honest:
        free = honest.open
    held = free and ends["stopped"] > GUESSES / 2
    return Finding("guessed tokens of programs", "7.3", held, f"{dict(ends)}; the seat is free")


def silence(target: Target) -> Finding:
    """Connect and say nothing: the connection is closed in time."""
    table = _table(target)
    begin = time.monotonic()
    with _door(target, table, 240) as socket:
        while socket.open and time.monotonic() < begin + 3 * SILENT:
            socket.receive(1.0)
        took, code = time.monotonic() - begin, socket.code
    return Finding(
        "a program that says nothing",
        "7.1",
        code is not None and took < 2 * SILENT,
        f"closed by {code} after {took:.0f} s",
    )


def haste(target: Target) -> Finding:
    """Send thousands of moves at once: refused or shut out, and the table stays quick."""
    table = _table(target)
    socket, decision = _seated(target, table)
    message = json.dumps({"do": "move", "move": "no such move", "n": decision["n"]}).encode()
    sent = 0
    while sent < HURRIED and socket.send(frame(TEXT, message)):
        sent += 1
    answers = len(socket.everything(0.5, 20.0))
    begin = time.monotonic()
    status = target.http("GET", "/health", timeout=10.0).status
    late = time.monotonic() - begin
    shut = socket.code
    socket.stream.close()
    said = f"{sent:,} sent, {answers} answered, closed by {shut}; /health {status} in {late:.2f} s"
    held = status == 200 and late < 1.0 and shut in EXPLAINED
    return Finding("a program in haste", "7.2", held, said)


def _heard(target: Target, army: str) -> list[str]:
    """Return all that a program hears while the other side chooses its army in secret."""
    table = target.open(BATTLE, {"red": {"who": "me"}, SEAT: {"who": "open"}})
    program, _decision = _seated(target, table)
    with table.sit(table.cookie) as red:
        red.do("move", move=army, version=(red.view() or {})["version"])
        chosen = program.until(lambda one: one["is"] == "decide" and one["n"] == 1, 10.0)
        assert chosen is not None, program.code
        program.do("move", move="march LC1 4,-4")
        program.do("ask", id=1, question="odds", args={"move": "recruit 1HC"})
        program.do("ask", id=2, question="suggest", args={})
        heard = [chosen, *(json.loads(one) for one in program.everything(1.0))]
    program.stream.close()
    for one in heard:
        one.pop("moves", None)  # drawn at random where there are too many
    return [json.dumps(one, sort_keys=True) for one in heard]


def secrets(target: Target) -> Finding:
    """Choose two armies in secret: a program hears the same."""
    one = _heard(target, "recruit 3HC 3LC 2HI 1PK")
    other = _heard(target, "recruit 1HC")
    different = [pair for pair in zip(one, other, strict=False) if pair[0] != pair[1]]
    held = bool(one) and len(one) == len(other) and not different
    said = f"{len(one)} messages, {len(different)} different"
    return Finding("what a program hears of a secret", "7.6", held, said)
