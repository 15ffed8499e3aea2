"""Tricks with what brings a person back or hands a seat over: codes, devices, absence."""

import string
from random import Random

from tests.attack.tools.client import Answer
from tests.attack.tools.honest import ME, OPEN
from tests.attack.tools.target import Table, Target
from tests.attack.tricks.rights import BATTLE, TRICKS, duel, held_and_shown, own_army, trick, tried

__all__ = ["TRICKS", "tried"]  # with those of ``rights``


def recovered(target: Target, code: str, source: str = "127.0.5.2") -> Answer:
    """Use a recovery code."""
    return target.http("POST", "/api/recover", {"code": code}, source=source)


def code_of(table: Table, cookie: str, source: str = "127.0.5.14") -> str:
    """Make a recovery code."""
    answer = table.post("code", {}, cookie, source=source)
    return str(answer.json()["code"]) if answer.status == 200 else ""


@trick("7.2", later=True)
def hand_over_at_once(target: Target) -> tuple[bool, str]:
    """The host asks for the guest's seat twice and agrees in the guest's place."""
    table, guest = duel(target)
    with table.sit(guest) as yellow:
        yellow.view()
        answers = [table.post("hand-over", {"seat": "yellow"}, table.cookie) for _time in range(2)]
        answers.append(
            table.post("hand-over/answer", {"seat": "yellow", "yes": True}, table.cookie)
        )
        told = b"".join(yellow.settle()).decode()
    held, text = held_and_shown(table, table.cookie)
    with table.sit(guest) as yellow:
        seat = (yellow.view(timeout=5.0) or {}).get("seat")
    sign = own_army(text)
    asked = "the guest sees the question" if "hand_over" in told else "**the guest sees nothing**"
    said = f"answered {[answer.status for answer in answers]}; host holds {held}; {asked}; "
    said += f"the guest is seated as {seat}" + (f"; **saw the army ({sign})**" if sign else "")
    return held == ["red"] and seat == "yellow" and "hand_over" in told and not sign, said


@trick("7.2", later=True)
def hand_over_by_others(target: Target) -> tuple[bool, str]:
    """A stranger and the guest ask for the host's seat, for free seats and for answers."""
    table, guest = duel(target)
    statuses = [
        table.post(action, body, cookie).status
        for cookie in ("", guest)
        for action, body in (
            ("hand-over", {"seat": "red"}),
            ("hand-over", {"seat": "red", "bot": "greedy"}),
            ("hand-over/answer", {"seat": "red", "yes": True}),
            ("links", {"seat": "red"}),
        )
    ]
    return all(status >= 400 for status in statuses), f"answered {statuses}"


@trick("7.2", later=True)
def absence_of_no_days(target: Target) -> tuple[bool, str]:
    """Open a table whose guests count as absent at once."""
    wish = {"game": BATTLE, "seats": {"red": ME, "yellow": OPEN}}
    statuses = [
        target.http("POST", "/api/tables", wish | {"absence": days}, source="127.0.5.3").status
        for days in (0, -1, 91, 0.5, "1", None, 10**30)
    ]
    return all(status == 400 for status in statuses), f"answered {statuses}"


@trick("7.2", later=True)
def looking_at_a_link(target: Target) -> tuple[bool, str]:
    """Look at a link often: that neither uses it up nor tells who sits where it was used."""
    table = target.open(BATTLE, {"red": ME, "yellow": OPEN})
    token = {"token": table.links["yellow"]}
    looked = [table.post("peek", token).status for _time in range(5)]
    table.enter("yellow")
    used = table.post("peek", token).status
    wrong = table.post("peek", {"token": "x" * 43}).status
    said = f"looked {looked}, after it was used {used}, wrong link {wrong}"
    return set(looked) == {200} and used >= 400 and wrong >= 400, said


@trick("7.2", later=True)
def codes_of_others(target: Target) -> tuple[bool, str]:
    """Ask for a recovery code without a seat, and use the host's to reach the guest's seat."""
    table, guest = duel(target)
    bare = table.post("code", {}).status
    code = code_of(table, table.cookie)
    answer = recovered(target, code)
    held, text = held_and_shown(table, answer.cookie)
    sign = own_army(text)
    code_of(table, guest)
    said = f"without a seat {bare}; the host's code holds {held}"
    return bare >= 400 and held == ["red"] and not sign, said + (f", **{sign}**" if sign else "")


@trick("7.2", later=True)
def codes_twice(target: Target) -> tuple[bool, str]:
    """Use a code twice, one that was replaced, and one that was revoked."""
    table, _guest = duel(target)
    first = code_of(table, table.cookie)
    once, twice = recovered(target, first, "127.0.5.4"), recovered(target, first, "127.0.5.4")
    old = code_of(table, table.cookie)
    new = code_of(table, table.cookie)
    replaced = recovered(target, old, "127.0.5.4")
    table.post("code", {"revoke": True}, table.cookie)
    revoked = recovered(target, new, "127.0.5.4")
    statuses = [answer.status for answer in (once, twice, replaced, revoked)]
    cookies = [bool(answer.cookie) for answer in (twice, replaced, revoked)]
    good = statuses[0] == 200 and all(status >= 400 for status in statuses[1:])
    return good and not any(cookies), f"once, twice, replaced, revoked: {statuses}"


@trick("7.2", later=True)
def codes_guessed(target: Target) -> tuple[bool, str]:
    """Guess recovery codes from one address and from fifty."""
    table, _guest = duel(target)
    length = len(code_of(table, table.cookie))
    random = Random(1)

    def guess(source: str) -> Answer:
        letters = random.choices(string.ascii_uppercase, k=length)
        return recovered(target, "".join(letters), source)

    one = [guess("127.0.5.5").status for _time in range(40)]
    many = [guess(f"127.0.11.{at + 1}").status for at in range(50)]
    stopped = one.index(429) if 429 in one else None
    said = f"{length} letters; one address is stopped after {stopped} guesses; found: "
    said += str(sum(status == 200 for status in one + many))
    return stopped is not None and stopped <= 10 and length >= 24 and 200 not in one + many, said


@trick("7.2", later=True)
def devices_of_others(target: Target) -> tuple[bool, str]:
    """List and sign out other people's devices."""
    table, guest = duel(target)
    path = f"/api/tables/{table.id}/devices"
    own = target.http("GET", path, cookie=table.cookie).json()["devices"]
    theirs = target.http("GET", path, cookie=guest).json()["devices"]
    nobody = target.http("GET", path).status
    statuses = [
        table.post("sign-out", {"device": one["id"]}, table.cookie).status for one in theirs
    ]
    statuses += [table.post("sign-out", {"device": one["id"]}).status for one in theirs]
    with table.sit(guest) as yellow:
        seat = (yellow.view(timeout=5.0) or {}).get("seat")
    apart = not {one["id"] for one in own} & {one["id"] for one in theirs}
    said = f"lists apart: {apart}; without a seat {nobody}; sign-out {statuses}; guest: {seat}"
    return apart and nobody >= 400 and seat == "yellow" and all(x >= 400 for x in statuses), said


@trick("7.2", later=True)
def signed_out(target: Target) -> tuple[bool, str]:
    """Go on with a cookie that was signed out, and with its open socket."""
    table, guest = duel(target)
    path = f"/api/tables/{table.id}/devices"
    (device,) = target.http("GET", path, cookie=guest).json()["devices"]
    with table.sit(guest) as yellow:
        yellow.view()
        second = recovered(target, code_of(table, guest), "127.0.5.6").cookie
        status = table.post("sign-out", {"device": device["id"]}, second).status
        yellow.everything(1.0)
        closed = yellow.code
    held, text = held_and_shown(table, guest)
    sign = own_army(text)
    said = f"signed out {status}; socket closed {closed}; the cookie holds {held or 'no seat'}"
    return status == 200 and closed is not None and not held and not sign, said
