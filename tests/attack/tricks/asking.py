"""Ask for hints and analyses that are not one's due, or that would tell what is hidden."""

from tests.attack.tools.client import Answer
from tests.attack.tools.honest import ME, OPEN
from tests.attack.tools.target import Table, Target
from tests.attack.tricks.returning import TRICKS, tried
from tests.attack.tricks.rights import BATTLE, SECRET_ARMY, duel, trick

__all__ = ["TRICKS", "tried"]  # with those of ``rights``, ``people`` and ``returning``


def hinted(table: Table, cookie: str, version: int) -> Answer:
    """Ask for a hint while sitting at the table."""
    with table.sit(cookie) as socket:
        socket.view()
        return table.post("hint", {"version": version}, cookie)


@trick("7.2", later=True)
def hint_against_people(target: Target) -> tuple[bool, str]:
    """The host asks for a hint in a game against a person."""
    table, _guest = duel(target)
    answer = hinted(table, table.cookie, 1)
    return answer.status == 403, f"answered {answer.status} {answer.key}"


@trick("7.2", later=True)
def hint_before_the_guest(target: Target) -> tuple[bool, str]:
    """The host asks for a hint while the guest's seat is still free."""
    table = target.open(BATTLE, {"red": ME, "yellow": OPEN})
    answer = hinted(table, table.cookie, 0)
    return answer.status == 403, f"answered {answer.status} {answer.key}"


@trick("7.2", later=True)
def hint_of_a_stranger(target: Target) -> tuple[bool, str]:
    """A stranger and a former device ask for hints at a table for teaching."""
    table, _guest = duel(target, teaching=True)
    answers = [table.post("hint", {"version": 1}, cookie) for cookie in ("", "seat-x=y")]
    said = ", ".join(f"{one.status} {one.key}" for one in answers)
    return all(one.status == 403 for one in answers), f"answered {said}"


@trick("7.2", later=True)
def hint_knows_the_army(target: Target) -> tuple[bool, str]:
    """At a table for teaching the host's hint knows what the guest chose in secret."""
    table, _guest = duel(target, teaching=True)
    answer = hinted(table, table.cookie, 1)
    seen = SECRET_ARMY.removeprefix("recruit ") in answer.body.decode()  # a hint names armies too
    return answer.status == 200 and not seen, f"answered {answer.status}, army seen: {seen}"


@trick("7.2", later=True)
def hint_out_of_turn(target: Target) -> tuple[bool, str]:
    """The guest, who has chosen his army, asks for a hint when the host has to decide."""
    table, guest = duel(target, teaching=True)
    answer = hinted(table, guest, 1)
    return answer.status == 409, f"answered {answer.status} {answer.key}"
