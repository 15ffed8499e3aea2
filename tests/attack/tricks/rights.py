"""Tricks to see or do more than a seat may: links, cookies, origins, other people's seats."""

import json
from collections.abc import Callable, Iterable
from contextlib import suppress

from tests.attack.tools.client import HOST, TEXT, Answer, Message, WebSocket, frame
from tests.attack.tools.findings import Finding
from tests.attack.tools.honest import ME, OPEN, RHINE
from tests.attack.tools.target import Table, Target

BATTLE = "medieval-battle"
RED_ARMY = "recruit 2HC 1LC 2PK 1LB 1SB"
SECRET_ARMY = "recruit 3LC 3MA 3PK 3LI 1SB"  # the guest's, which the host must not learn
SIGNS = ("3LC", "3MA", "3 LC")  # of having seen it
Trick = Callable[[Target], tuple[bool, str]]
TRICKS: list[tuple[str, str, bool, Trick]] = []


def trick(section: str, later: bool = False) -> Callable[[Trick], Trick]:
    """Add an attack, named by its docstring; *later*: on what the first edition did not have."""

    def add(one: Trick) -> Trick:
        TRICKS.append((str(one.__doc__).rstrip("."), section, later, one))
        return one

    return add


def tried(target: Target) -> Iterable[Finding]:
    """Try every trick that this edition can be tricked with."""
    first_edition = target.http("POST", "/api/recover", {}).status in (404, 405)
    for name, section, later, one in TRICKS:
        if not (later and first_edition):
            held, said = one(target)
            yield Finding(name, section, held, said)


def duel(target: Target, **more: object) -> tuple[Table, str]:
    """Open a table whose guest has taken his seat and chosen his secret army."""
    table = target.open(BATTLE, {"red": ME | {"name": "Host"}, "yellow": OPEN}, **more)
    guest = table.enter("yellow")
    with table.sit(guest) as yellow:
        yellow.view()
        chosen = yellow.move(SECRET_ARMY, 0)
        assert chosen is not None, "the guest got no answer"
        assert chosen["is"] == "view", chosen
    return table, guest


def _seen(socket: WebSocket) -> str:
    return b"".join(socket.settle()).decode()


def own_army(text: str) -> str:
    """Return the sign of the guest's army in a text, or nothing."""
    return next((sign for sign in SIGNS if sign in text), "")


def held_and_shown(table: Table, cookie: str) -> tuple[list[str], str]:
    """Return the seats that a cookie holds, and all that it is sent."""
    with table.sit(cookie) as socket:
        text = _seen(socket)
        socket.do("look", at=1)
        text += _seen(socket)
        socket.do("sit", seat="yellow")
        text += _seen(socket)
    held = []
    for line in _messages(text):
        if line["is"] == "people":
            held = [seat["seat"] for seat in line["seats"] if seat.get("mine")]
    return held, text


def _messages(text: str) -> list[Message]:
    decoder, found, at = json.JSONDecoder(), [], 0
    with suppress(ValueError):
        while at < len(text):
            message, at = decoder.raw_decode(text, at)
            found.append(message)
    return found


def _judge(table: Table, cookie: str, answer: Answer) -> tuple[bool, str]:
    """Judge whether a cookie has won the guest's seat or seen the army."""
    held, text = held_and_shown(table, cookie)
    sign = own_army(text)
    said = f"answered {answer.status} {answer.key}".strip()
    said += ", holds " + (" and ".join(held) or "no seat")
    said += f", **saw the army ({sign})**" if sign else ", saw no army"
    return not sign and "yellow" not in held, said


@trick("7.2")
def used_link_host(target: Target) -> tuple[bool, str]:
    """The host enters the guest's used link with his own cookie."""
    table, _guest = duel(target)
    answer = table.post("enter", {"token": table.links["yellow"]}, table.cookie)
    return _judge(table, answer.cookie or table.cookie, answer)


@trick("7.2")
def used_link_stranger(target: Target) -> tuple[bool, str]:
    """A stranger enters a link that somebody has used."""
    table, _guest = duel(target)
    answer = table.post("enter", {"token": table.links["yellow"], "name": "Thief"})
    return _judge(table, answer.cookie, answer)


@trick("7.2")
def withdraw_and_enter(target: Target) -> tuple[bool, str]:
    """The host withdraws the guest's link and enters the new one."""
    table, _guest = duel(target)
    answer = table.post("links", {"seat": "yellow"}, table.cookie)
    token = (answer.json().get("links") or {}).get("yellow") if answer.status == 200 else None
    if token is None:
        return _judge(table, table.cookie, answer)
    answer = table.post("enter", {"token": token}, table.cookie)
    return _judge(table, answer.cookie or table.cookie, answer)


@trick("7.2")
def guest_thrown_out(target: Target) -> tuple[bool, str]:
    """The host withdraws the link: the guest at his table must not lose the seat unseen."""
    table, guest = duel(target)
    with table.sit(guest) as yellow:
        yellow.view()
        answer = table.post("links", {"seat": "yellow"}, table.cookie)
        text = _seen(yellow)
        still = yellow.open
    with table.sit(guest) as again:
        seat = (again.view(timeout=5.0) or {}).get("seat")
    told = "told of it" if '"people"' in text or '"gone"' in text else "told nothing"
    said = f"answered {answer.status} {answer.key}; the guest is {told}, "
    said += f"socket {'open' if still else 'closed'}, afterwards seated as {seat}"
    return seat == "yellow", said


@trick("7.2")
def consent_by_link(target: Target) -> tuple[bool, str]:
    """The host enters the used link, then takes back a move without the guest's consent."""
    table = target.open(RHINE, {"red": ME, "white": OPEN})
    guest = table.enter("white")
    answer = table.post("enter", {"token": table.links["white"]}, table.cookie)
    cookie = answer.cookie or table.cookie
    with table.sit(cookie) as red, table.sit(guest) as white:
        view = white.view()
        assert view is not None
        mover, now = (white, view) if view["offers"] else (red, settled(red))
        for offer in now["offers"] if now else []:
            mover.do("move", move=offer["text"], version=0)
            if white.view(1, 2.0) is not None:
                break
        settled(red, 1)
        red.do("take-back", to=0, version=1)
        asked = white.view(2, 3.0)
    left = asked["moves_made"] if asked else 1
    said = f"link {answer.status} {answer.key}; "
    said += "the guest is asked" if left else "**the move was taken back without consent**"
    return left == 1 and asked is not None and asked["take_back"] is not None, said


def settled(socket: WebSocket, version: int = 0) -> Message | None:
    """Return the next view, lifting the veil of a shared device."""
    while (message := socket.hear(5.0)) is not None:
        if message["is"] == "veil":
            socket.do("sit", seat=message["seat"])
        if message["is"] == "view" and message["version"] >= version:
            return message
    return None


def _finished(target: Target) -> tuple[Table, str]:
    """Return a table that promised to keep secrets, given up by the host after both chose."""
    table, guest = duel(target, show_all_after=False)
    with table.sit(table.cookie) as red:
        view = red.view()
        assert view is not None
        red.do("resign", version=view["version"])
        red.until(lambda one: one["is"] == "view" and one["ending"] is not None)
    return table, guest


@trick("7.6")
def again_hidden(target: Target) -> tuple[bool, str]:
    """The loser opens the game again from its last moment and enters the other seat."""
    table, _guest = _finished(target)
    answer = table.post("again", {"at": 1}, table.cookie)
    if answer.status != 201:
        return True, f"refused: {answer.status} {answer.key}"
    fresh = Table(target, answer)
    token = fresh.links.get("yellow")
    cookie = fresh.cookie
    if token is not None:
        entered = fresh.post("enter", {"token": token}, fresh.cookie)
        cookie = entered.cookie or cookie
    _held, text = held_and_shown(fresh, cookie)
    sign = own_army(text)
    return not sign, "opened; " + (f"**saw the army ({sign})**" if sign else "saw no army")


@trick("7.6")
def record_hidden(target: Target) -> tuple[bool, str]:
    """The loser asks for record and replay of a game that promised to keep its secrets."""
    table, _guest = _finished(target)
    text = table.target.http(
        "GET", f"/api/tables/{table.id}/record", cookie=table.cookie
    ).body.decode()
    with table.sit(table.cookie) as red:
        red.view()
        for eyes in ("yellow", "*", None):
            red.do("look", at=1, eyes=eyes)
            text += _seen(red)
    sign = own_army(text)
    return not sign, f"**saw the army ({sign})**" if sign else "saw no army"


@trick("7.2")
def move_for_the_other(target: Target) -> tuple[bool, str]:
    """Seat A sends moves, undos, answers and resignations for seat B."""
    table, guest = duel(target)
    keys = []
    with table.sit(guest) as yellow:
        view = yellow.view()
        version = view["version"] if view else 0
        for command in (
            {"do": "move", "move": RED_ARMY, "version": version},
            {"do": "sit", "seat": "red"},
            {"do": "answer", "yes": True, "version": version},
            {"do": "look", "at": 1, "eyes": "red"},
            {"do": "look", "at": 1, "eyes": "*"},
        ):
            yellow.send(frame(TEXT, json.dumps(command).encode()))
            told = yellow.until(lambda one: one["is"] in ("refused", "moment", "view"), 5.0)
            keys.append(told["refusal"]["key"] if told and told["is"] == "refused" else "**done**")
    return "**done**" not in keys, f"answers: {', '.join(keys)}"


@trick("7.2")
def spectator_acts(target: Target) -> tuple[bool, str]:
    """A spectator moves, resigns, takes back, chats and reads the record."""
    table, _guest = duel(target)
    with table.sit() as nobody:
        view = nobody.view()
        version = view["version"] if view else 0
        nobody.do("move", move=RED_ARMY, version=version)
        nobody.do("resign", version=version)
        nobody.do("undo", to=0, version=version)
        nobody.do("take-back", to=0, version=version)
        text = _seen(nobody)
    with table.sit() as again:
        now = again.view()
    text += target.http("GET", f"/api/tables/{table.id}/record").body.decode()
    sign = own_army(text)
    same = now is not None and view is not None and now["version"] == view["version"]
    return same and not sign, ("nothing changed" if same else "**the game changed**") + (
        f", **saw the army ({sign})**" if sign else ", saw no army"
    )


@trick("7.2")
def other_tables_cookie(target: Target) -> tuple[bool, str]:
    """The cookie of another table, under this table's name."""
    table, _guest = duel(target)
    mine = target.open(BATTLE, {"red": ME, "yellow": ME})
    forged = mine.cookie.replace(mine.id, table.id)
    held, text = held_and_shown(table, forged)
    sign = own_army(text)
    return not held and not sign, f"holds {held or 'no seat'}, saw {sign or 'no army'}"


@trick("7.2")
def old_cookie(target: Target) -> tuple[bool, str]:
    """A cookie that was replaced when its device took another seat."""
    table = target.open(BATTLE, {"red": ME, "yellow": OPEN})
    answer = table.post("enter", {"token": table.links["yellow"]}, table.cookie)
    held, _text = held_and_shown(table, table.cookie)
    if not answer.cookie:
        return True, f"the host cannot take both seats by link ({answer.status} {answer.key})"
    return not held, f"the old cookie holds {held or 'no seat'}"


@trick("7.2")
def link_tried_often(target: Target) -> tuple[bool, str]:
    """Guess links: one address tries 100 tokens."""
    table = target.open(BATTLE, {"red": ME, "yellow": OPEN})
    statuses = [
        table.post("enter", {"token": f"guess-{n:040d}"}, source="127.0.5.1").status
        for n in range(100)
    ]
    right = table.post(
        "enter", {"token": table.links["yellow"], "name": "Late"}, source="127.0.5.1"
    )
    stopped = statuses.index(429) if 429 in statuses else None
    said = f"stopped after {stopped} guesses" if stopped else f"never stopped: {set(statuses)}"
    return stopped is not None and right.status == 429, said


@trick("7.2")
def unlisted(target: Target) -> tuple[bool, str]:
    """Take a free seat by name at a table that is not listed, and look for it in the lobby."""
    table = target.open(BATTLE, {"red": ME, "yellow": OPEN})
    answer = table.post("enter", {"seat": "yellow", "name": "Thief"})
    listed = table.id in target.http("GET", "/api/tables").body.decode()
    return answer.status == 403 and not listed, f"answered {answer.status}, listed: {listed}"


@trick("7.3")
def foreign_origins(target: Target) -> tuple[bool, str]:
    """Handshakes and changes from foreign origins that resemble our own."""
    table, guest = duel(target)
    own = f"http://{HOST}:{target.port}"
    foreign = [
        *("http://evil.example", "null", f"{own}.evil.example", f"{own}@evil.example", f"{own}/"),
        *(f"https://{HOST}:{target.port}", f"http://{HOST}:{target.port + 1}", f"http://{HOST}"),
        *(own.upper(), f"{own} ", f"{own}, http://evil.example"),
    ]
    opened = []
    for origin in [*foreign, None]:
        with table.sit(guest, origin=origin) as socket:
            if socket.open:
                opened.append(origin)
    body = {"seat": "yellow"}
    changed = [
        origin
        for origin in foreign
        if table.post("links", body, table.cookie, origin=origin).status != 403
    ]
    # A trailing space is no part of a header's value: a parser may take it off.
    let_in = [one for one in opened if one != f"{own} "]
    changed = [one for one in changed if one != f"{own} "]
    plain = table.post("links", body, table.cookie, content_type="text/plain").status
    said = f"let in: {let_in or 'none'}, changed: {changed or 'none'}, text/plain: {plain}"
    return not let_in and not changed and plain == 415, said


@trick("7.3")
def foreign_host(target: Target) -> tuple[bool, str]:
    """Requests under a foreign host name (DNS rebinding)."""
    statuses = [
        target.http("GET", path, host="evil.example").status for path in ("/api/tables", "/health")
    ]
    return all(status == 400 for status in statuses), f"answered {statuses}"


@trick("7.2")
def stale_and_future(target: Target) -> tuple[bool, str]:
    """Moves for versions that are past or still to come."""
    table = target.open(RHINE, {"red": ME, "white": ME})
    with table.sit(table.cookie) as socket:
        view = settled(socket)
        assert view is not None
        move = view["offers"][0]["text"]
        socket.move(move, 0)
        for version in (0, 100, 2**53):  # the same again may be taken for a message sent twice
            socket.do("move", move=move, version=version)
            socket.do("undo", to=0, version=version)
        socket.settle()
    with table.sit(table.cookie) as socket:
        made = (settled(socket) or {}).get("moves_made")
    return made == 1, f"{made} moves made, where one was right"
