"""Tricks to come back to a seat that is another's, to lie in records, and to pass for others."""

from typing import Any

from tests.attack.floods.costs import from_position, imported
from tests.attack.tools.client import Answer
from tests.attack.tools.honest import ME, OPEN, RHINE
from tests.attack.tools.target import Table, Target
from tests.attack.tricks.people import TRICKS, code_of, recovered, tried
from tests.attack.tricks.rights import BATTLE, duel, held_and_shown, own_army, settled, trick

__all__ = ["TRICKS", "tried"]  # with those of ``rights`` and ``people``
MORTAIN = "stand-at-mortain"
ASK = {"seat": "yellow"}
MOST_DEVICES = 10


def _resigned(table: Table) -> None:
    """Let the host give the game up."""
    with table.sit(table.cookie) as red:
        view = red.view()
        assert view is not None
        red.do("resign", version=view["version"])
        red.until(lambda one: one["is"] == "view" and one["ending"] is not None)


def _again(target: Target, table: Table) -> Table:
    """Let the host give up and ask for another game."""
    _resigned(table)
    return Table(target, table.post("again", {}, table.cookie))


def _freed(table: Table, holder: str, source: str) -> str:
    """Let the holder of yellow agree to give the seat up; return its new link."""
    table.post("hand-over", ASK, table.cookie, source=source)
    table.post("hand-over/answer", ASK | {"yes": True}, holder, source=source)
    answer = table.post("links", ASK, table.cookie, source=source)
    return str(answer.json()["links"]["yellow"])


def _enters(table: Table, cookie: str) -> Answer:
    return table.post("enter", {}, cookie, source="127.0.5.7")


def _got(answer: Answer) -> list[str]:
    return list(answer.json().get("seats") or []) if answer.status == 200 else []


@trick("7.2", later=True)
def back_after_sign_out(target: Target) -> tuple[bool, str]:
    """A thief's device, signed out of a rematch, comes back with its cookie of the game before."""
    table, guest = duel(target)
    thief = recovered(target, code_of(table, guest, "127.0.5.7"), "127.0.5.7").cookie
    code = code_of(table, thief, "127.0.5.7")
    again = _again(target, table)
    mine = _enters(again, guest).cookie
    _enters(again, thief)
    path = f"/api/tables/{again.id}/devices"
    for one in target.http("GET", path, cookie=mine).json()["devices"]:
        if not one["here"]:
            again.post("sign-out", {"device": one["id"]}, mine, source="127.0.5.7")
    third = recovered(target, code, "127.0.5.7").cookie  # by a code made in the game before
    seats = [_got(_enters(again, cookie)) for cookie in (thief, third)]
    with again.sit(mine) as yellow:
        seat = (yellow.view(timeout=5.0) or {}).get("seat")
    return not any(seats) and seat == "yellow", f"the thief gets {seats}; the guest: {seat}"


@trick("7.2", later=True)
def back_after_giving_up(target: Target) -> tuple[bool, str]:
    """Who gave a seat of a rematch up claims it, and its heir's army, from the game before."""
    table, former = duel(target)
    again = _again(target, table)
    link = _freed(again, _enters(again, former).cookie, "127.0.5.10")
    early = _got(_enters(again, former))
    wish = {"token": link, "name": "Heir"}
    heir = again.post("enter", wish, source="127.0.5.7").cookie
    late = _got(_enters(again, former))
    held, _text = held_and_shown(again, heir)
    said = f"before the heir came: {early or 'no seat'}, after: {late or 'no seat'}; heir: {held}"
    return not early and not late and held == ["yellow"], said


@trick("7.6", later=True)
def late_to_the_secrets(target: Target) -> tuple[bool, str]:
    """The host has a seat freed, resigns, and enters it where secrets are kept after the end."""
    table, guest = duel(target, show_all_after=False)
    token = {"token": _freed(table, guest, "127.0.5.11"), "name": "Late"}
    _resigned(table)
    answers = [
        table.post(action, body, cookie, source="127.0.5.7")
        for action, body in (("peek", {"token": token["token"]}), ("enter", token))
        for cookie in ("", table.cookie)
    ]
    sign = own_army("".join(answer.body.decode() for answer in answers))
    statuses = [answer.status for answer in answers]
    return all(one >= 400 for one in statuses) and not sign, f"answered {statuses}"


@trick("7.2", later=True)
def question_after_the_end(target: Target) -> tuple[bool, str]:
    """The host asks for a seat, ends the game, and waits for the question to come due."""
    table, guest = duel(target, show_all_after=False)

    def ask(action: str, body: dict[str, Any], cookie: str) -> int:
        return table.post(action, body, cookie, source="127.0.5.12").status

    asked = ask("hand-over", ASK, table.cookie)
    _resigned(table)
    answers = [ask("hand-over", ASK, table.cookie) for _time in range(2)]
    answers.append(ask("hand-over/answer", ASK | {"yes": True}, guest))
    with table.sit(guest) as yellow:
        text = b"".join(yellow.settle()).decode()
    left = "hand_over" in text
    said = f"asked {asked}; after the end {answers}" + (
        ", **the question is left**" if left else ""
    )
    return asked == 200 and all(one >= 400 for one in answers) and not left, said


@trick("7.2", later=True)
def fate_asked_twice(target: Target) -> tuple[bool, str]:
    """The host draws a card alone, takes it back and draws again before the guest has come."""
    table = target.open(MORTAIN, {"us": ME, "german": OPEN})
    with table.sit(table.cookie) as us:
        view = settled(us)
        assert view is not None
        while "done" not in (offers := [one["text"] for one in view["offers"]]):
            move = next(text for text in offers if text.startswith("place"))
            view = us.move(move, view["version"])
            assert view is not None
            assert view["is"] == "view", view
        drawn = us.move("done", view["version"])
        assert drawn is not None
        us.do("take-back", to=drawn["moves_made"] - 1, version=drawn["version"])
        told = us.until(lambda one: one["is"] in ("refused", "view"), 5.0)
    key = told["refusal"]["key"] if told and told["is"] == "refused" else "**taken back**"
    return key == "take-back-seat-open", key


@trick("7.2", later=True)
def devices_without_end(target: Target) -> tuple[bool, str]:
    """Bring one device after another in by recovery codes."""
    table, guest = duel(target)
    statuses = [
        recovered(target, code_of(table, guest, "127.0.5.13"), f"127.0.12.{at + 1}").status
        for at in range(MOST_DEVICES + 2)
    ]
    let_in = statuses.count(200)
    return let_in == MOST_DEVICES - 1, f"{let_in} beside the first one, then {statuses[-1]}"


@trick("7.2", later=True)
def names_of_others(target: Target) -> tuple[bool, str]:
    """Sit down under the host's name: in other letters, widths and cases, with blanks in it."""
    table = target.open(BATTLE, {"red": ME | {"name": "Oskar"}, "yellow": OPEN})
    names = [
        *("Oskar", "OSKAR", " oskar ", "O\u200bskar", "Oskar\u3164", "\uff2fskar"),
        *("\u041eskar", "Osk\u0430r", "\u039fskar", "0skar", "O\u0455kar", "Oskar\u202e"),
    ]
    token = table.links["yellow"]
    statuses = [
        table.post("enter", {"token": token, "name": name}, source="127.0.5.8").status
        for name in names
    ]
    passed = [name for name, status in zip(names, statuses, strict=True) if status == 200]
    other = table.post("enter", {"token": token, "name": "Anna"}, source="127.0.5.8").status
    return not passed and other == 200, f"passed: {passed or 'none'} of {len(names)}; Anna {other}"


@trick("7.7", later=True)
def records_that_lie(target: Target) -> tuple[bool, str]:
    """Import a game with another result, hash, move, rules version or data set than was played."""
    table = target.open(RHINE, {"red": ME, "white": ME})
    with table.sit(table.cookie) as both:
        view = settled(both)
        for _move in range(3):
            assert view is not None
            both.do("move", move=view["offers"][0]["text"], version=view["version"])
            view = settled(both, view["version"] + 1)
        assert view is not None
        both.do("resign", version=view["version"])
        both.until(lambda one: one["is"] == "view" and one["ending"] is not None)
    path = f"/api/tables/{table.id}/record"
    true: dict[str, Any] = target.http("GET", path, cookie=table.cookie).json()
    lies: dict[str, dict[str, Any]] = {
        "result": {"result": {"ranking": [["white"], ["red"]], "scores": {}, "rule": "x"}},
        "hash": {"hashes": dict.fromkeys(true["hashes"], "0" * 16)},
        "moves": {"moves": true["moves"][:-1]},
        "rules": {"rules": "99"},
        "data": {"data": "0" * 16},
        "format": {"version": True},
    }
    taken = {
        name: imported(target.port, true | lie, "127.0.5.9").status for name, lie in lies.items()
    }
    honest = imported(target.port, true, "127.0.5.9").status
    refused = all(status == 400 for status in taken.values())
    return refused and honest == 201, f"answered {taken}; the true record {honest}"


@trick("7.2", later=True)
def position_unsaid(target: Target) -> tuple[bool, str]:
    """Invite somebody to a position of one's own making without a word about it."""
    body = {"record": from_position(), "seats": {"us": ME, "german": OPEN}}
    answer = target.http("POST", "/api/tables/import", body, source="127.0.5.9")
    table = Table(target, answer)
    told = table.post("peek", {"token": table.links["german"]}, source="127.0.5.9").json()
    said = {name: told.get(name) for name in ("imported", "position", "moves")}
    return told.get("imported") is True and told.get("position") is True, f"told {said}"


@trick("7.2", later=True)
def others_game_deleted(target: Target) -> tuple[bool, str]:
    """Delete or put away a game that others play: as a stranger, as the guest, as the host."""
    table, guest = duel(target)
    done = []
    for number, cookie in enumerate(("", guest, table.cookie)):
        source = f"127.0.5.{40 + number}"
        for body in ({"what": "table"}, {"what": "view"}, {"what": "all"}, {}):
            done.append(table.post("delete", body, cookie, source=source).status)
    put_away = table.post("archive", {"archived": True}, source="127.0.5.44").status
    held, _text = held_and_shown(table, guest)
    said = f"deleted: {sorted(set(done))}, put away: {put_away}, the guest holds {held}"
    return {200, 201}.isdisjoint(done) and put_away == 403 and held == ["yellow"], said


@trick("7.6", later=True)
def end_and_file_hidden(target: Target) -> tuple[bool, str]:
    """Ask for the end page, the file and the preview of games that keep their secrets."""
    texts, statuses = [], []
    running, _guest = duel(target, title="Between us")
    over, _other = duel(target, title="Between us", show_all_after=False)
    _resigned(over)
    for table in (running, over):
        for cookie in ("", table.cookie):
            for path in (f"/api/tables/{table.id}/end", f"/api/tables/{table.id}/record"):
                answer = target.http("GET", path, cookie=cookie)
                statuses.append(answer.status)
                texts.append(answer.body.decode())
        page = target.http("GET", f"/t/{table.id}").body.decode()
        texts.append(page)
        if "Between us" in page or "Host" in page:
            return False, "**the preview names an unlisted table**"
    lead = '"lead":{"' in "".join(texts)
    sign = own_army("".join(texts))
    said = f"answered {statuses}, " + (f"**saw the army ({sign})**" if sign else "saw no army")
    return not sign and not lead, said + (", **saw the lead**" if lead else "")
