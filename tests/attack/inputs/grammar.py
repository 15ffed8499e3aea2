"""Malformed input by generation and by mutation; the same seed brings the same input."""

import json
from random import Random
from typing import Any

QUESTIONS = [
    *("why", "path", "reach", "odds", "visible", "legal", "to-hit", "to-range"),
    *("template", "command", "distance", "sees", "charges", "suggest", "targets", "formation"),
    "acts",
    "air",
]
FIELDS: dict[str, list[str]] = {
    "move": ["move", "version"],
    "undo": ["to", "version"],
    "ask": ["id", "question", "args"],
    "look": ["at", "eyes"],
    "chat": ["text"],
    "take-back": ["to", "version"],
    "answer": ["yes", "version"],
    "resign": ["version"],
    "sit": ["seat"],
}
NAMES = [
    *(
        "team",
        "platoon",
        "weapon",
        "target",
        "group",
        "from",
        "to",
        "goal",
        "via",
        "ways",
        "double",
    ),
    *(
        "shape",
        "heading",
        "battery",
        "by",
        "at",
        "centre",
        "draft",
        "picks",
        "move",
        "unit",
        "corps",
        "hex",
        "card",
    ),
]
WORDS = [
    *("recruit", "place", "march", "attack", "stand", "retreat", "pass", "done", "end", "stop"),
    *("supplies", "trucks", "truck", "carry", "load", "unload", "feed", "swap", "discard", "air"),
    *("paratroops", "drop", "resist", "shift", "roll", "starting:", "move", "shoot", "bombard"),
    *("eyes", "appoint", "recover", "ambush", "deploy", "charge", "play", "activate", "fire"),
    *("keep", "line", "column", "wedge", "around", "1:", "18,12", "@-1", "999,-999"),
    *("none", "at", "by", "he", "x2", "double", "mount", "dig-in", "LC1", "R-I", "B-XII", "3:"),
    *("lisieux", "koeln", "fuel", "ammo", "food", "4,-3", "10,10", "@90", "7.0", ";", "2HC", "H7"),
]
# Written out, because Python's own writer would refuse or repair them.
RAW = [
    *(
        "NaN",
        "Infinity",
        "-Infinity",
        "1e400",
        "-0",
        "1e-400",
        "00",
        "0x1",
        "+1",
        ".5",
        "1.",
        "tru",
    ),
    *(
        "9" * 5000,
        "-" + "9" * 400,
        "18446744073709551616",
        "9007199254740993",
        "1.5",
        "true",
        "null",
    ),
    *(
        '"\\ud800"',
        '"\\udfff\\ud800"',
        '"\\u0000"',
        '"\\x41"',
        '"\\u12"',
        '"',
        "'a'",
        "[",
        "{",
        "]",
    ),
    *("[" * 500, "[" * 200 + "]" * 200, '{"a":' * 100 + "1" + "}" * 100, "[1,]", '{"a" 1}', "//x"),
    *('"' + "a" * 5000 + '"', '"‮"', '"é"', '"\t"', '" "', "\ufeff{}", "{}{}", "[][]"),
]
MARKUP = ["<script>alert(1)</script>", "{{7*7}}", "'; DROP TABLE tables; --", "%s%n", "../../etc"]


def value(random: Random, depth: int = 0) -> str:
    """Return the text of some JSON value, often not a valid one."""
    kind = random.randrange(9 if depth < 3 else 6)
    if kind == 0:
        return random.choice(RAW)
    if kind == 1:
        return str(random.randint(-(2 ** random.randrange(1, 80)), 2 ** random.randrange(1, 80)))
    if kind == 2:
        return json.dumps(phrase(random))
    if kind == 3:
        return json.dumps(random.choice([*MARKUP, *WORDS, "", " ", "*", "red", "A", "A" * 33]))
    if kind == 4:
        return repr(random.uniform(-1e6, 1e6))
    if kind == 5:
        return random.choice(["0", "1", "-1", "true", "false", "null", '"1"', "[]", "{}"])
    parts = [value(random, depth + 1) for _part in range(random.randrange(5))]
    if kind < 8:
        return f"[{','.join(parts)}]"
    return "{" + ",".join(f"{json.dumps(random.choice(NAMES))}:{part}" for part in parts) + "}"


def wish(random: Random) -> str:
    """Return a formation in one clause, sound or with one part strange."""
    parts = [
        random.choice(["move", "deploy", "ambush"]),
        f"{random.randrange(1, 9)}:",
        random.choice(["keep", "line", "column", "wedge", "around"]),
        random.choice(["", "double"]),
        f"{random.randrange(73)},{random.randrange(49)}",
        random.choice(["", "@90", "@359.9"]),
    ]
    if random.random() < 0.5:
        strange = ["", "@-1", "9999999,1", "1,2,3", "line", ";", ":", "-5,-5", "nan,inf", "0" * 300]
        parts[random.randrange(len(parts))] = random.choice(strange)
    return " ".join(parts)


def phrase(random: Random) -> str:
    """Return words in the manner of a move."""
    if random.random() < 0.1:
        return wish(random)
    words = [random.choice(WORDS) for _word in range(random.randrange(1, 7))]
    if random.random() < 0.2:
        words.insert(0, chr(random.randrange(1, 0x2FFF)))
    if random.random() < 0.2:
        words.append(str(random.randint(-(10**6), 10**6)))
    return " ".join(words)


def command(random: Random) -> bytes:
    """Return a command with some of its fields wrong, missing, doubled or added."""
    kind = random.choice([*FIELDS])
    names = list(FIELDS[kind])
    if random.random() < 0.2:
        names.append(random.choice([*NAMES, "do", "version", "to", "yes", "is"]))
    if random.random() < 0.2:
        names.pop(random.randrange(len(names)))
    if random.random() < 0.1:
        kind = random.choice(["", "Move", "dance", "view", "move\\u0000", "__proto__"])
    parts = [f'"do":"{kind}"', *(f'"{name}":{_field(random, name)}' for name in names)]
    random.shuffle(parts)
    return ("{" + ",".join(parts) + "}").encode("utf-8", "surrogatepass")


def _field(random: Random, name: str) -> str:
    """Return a value that may well fit its field, or anything."""
    if random.random() < 0.4:
        return value(random)
    if name in ("version", "to", "at", "id"):
        return str(random.randrange(40))
    if name == "question":
        return f'"{random.choice(QUESTIONS)}"'
    if name == "args":
        return arguments(random)
    return json.dumps(phrase(random))


def arguments(random: Random) -> str:
    """Return arguments of a question, sensible and not."""
    count = random.randrange(5)
    pairs = []
    for name in random.sample(NAMES, count):
        fits = random.choice([str(random.randrange(-2, 60)), "[10,10]", '"move 1"', "[]", "true"])
        pairs.append(f'"{name}":{fits if random.random() < 0.7 else value(random)}')
    return "{" + ",".join(pairs) + "}"


def question(random: Random) -> bytes:
    """Return a well-formed question with arguments that may mean nothing."""
    asked = random.choice(QUESTIONS)
    return f'{{"do":"ask","id":1,"question":"{asked}","args":{arguments(random)}}}'.encode(
        "utf-8", "surrogatepass"
    )


def mutated(random: Random, sample: bytes) -> bytes:
    """Return a message that was once good, with some of its bytes changed."""
    text = bytearray(sample)
    for _change in range(random.randrange(1, 4)):
        at = random.randrange(len(text) + 1) if text else 0
        kind = random.randrange(6)
        if kind == 0 and text:
            text[at % len(text)] = random.randrange(256)
        elif kind == 1:
            text[at:at] = random.choice([*RAW[:16], *WORDS, '"', ",", "{", "}"]).encode()
        elif kind == 2:
            del text[at : at + random.randrange(1, 9)]
        elif kind == 3:
            del text[at:]
        elif kind == 4:
            text[at:at] = text[at : at + random.randrange(1, 30)]
        elif text:
            text[at % len(text)] ^= 1 << random.randrange(8)
    return bytes(text)


def samples(offers: list[str], version: int) -> list[bytes]:
    """Return good commands for a position, to be mutated."""
    good: list[dict[str, Any]] = [
        {"do": "move", "move": offer, "version": version} for offer in offers[:20]
    ]
    good += [{"do": "chat", "text": "Hello"}, {"do": "look", "at": version}]
    good += [{"do": "undo", "to": 0, "version": version}, {"do": "sit", "seat": "red"}]
    good += [{"do": "ask", "id": 1, "question": "why", "args": {"picks": offers[:1]}}]
    return [json.dumps(one).encode() for one in good]


def path(random: Random, table: str) -> str:
    """Return the path of a request, good or strange."""
    ids = [table, "nonsense", "%00", "%ff%fe", "..%2f..", "a" * 300, "%F0%9F%98%80", "'", "%0d%0a"]
    id = random.choice(ids)
    actions = [
        "record",
        "enter",
        "links",
        "again",
        "hint",
        "luck",
        "analysis",
        "analysis/1",
        "analysis/1/0",
        "end",
        "socket",
        "",
        "%00",
        "record%00",
        "../x",
    ]
    languages = ["en", "pl", "xx", "%00", "../en", "e" * 200]
    return random.choice(
        [
            f"/api/tables/{id}/{random.choice(actions)}",
            f"/api/games/{random.choice([id, 'medieval-battle'])}",
            f"/api/games/{random.choice(['medieval-battle', id])}/words/{random.choice(languages)}",
            f"/api/games/stand-at-mortain/rules?lang={random.choice(languages)}",
            f"/api/games/{random.choice(['stand-at-mortain', id])}/rulebook",
            f"/api/games/stand-at-mortain/rulebook?lang={random.choice(languages)}",
            f"/api/games/{id}/training",
            f"/{id}",
            f"/assets/{id}",
            "/api/tables",
        ]
    )
