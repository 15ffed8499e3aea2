"""Any position can be loaded; what cannot stand on a table is refused in one sentence."""

import copy
import re
from collections.abc import Iterator
from math import cos, pi, sin
from pathlib import Path
from random import Random
from typing import Any

import pytest

from sztab.core.errors import PositionError
from sztab.games.flames_of_war import GAME
from sztab.games.flames_of_war.position.loading import KEYS, PLATOON_KEYS, TEAM_KEYS
from sztab.games.flames_of_war.position.tasks import READERS
from sztab.games.flames_of_war.state import State
from sztab.games.flames_of_war.terms import FLAGS
from tests.games.flames_of_war.scene import after, platoon, scene, team

ODD: tuple[Any, ...] = (None, True, -1, 3, 10_000, 1.5, "x", [], [1], {}, {"x": 1}, [[1, 2]])


def busy() -> State:
    """A table with as many entries as can be: an assault in which a question is open."""
    state = scene(
        platoon("A", team("us_rifle", 10, 11, start=[9, 11, 0]), name="Reds", training="trained"),
        platoon(
            "B",
            team("ger_rifle_mg", 13, 10, 180, flags=["moved"]),
            team("ger_rifle_mg", 13, 12, 180, role="platoon_commander"),
            {"type": "ger_rifle_mg", "carrier": 5},
            team("sdkfz_251", 30, 30, flags=["bogged"], pre_bog=[28, 30, 0]),
            ranged=[3, 4],
            ranged_turn=1,
        ),
        platoon("B", {"type": "panzer_iv_h", "place": "destroyed"}, where="destroyed"),
        terrain=({"id": "w", "type": "woods", "polygon": [[40, 5], [45, 5], [45, 9], [40, 9]]},),
        wrecks=[[50, 10, 0, 6]],
        smoke=[{"at": [60, 10, 0], "side": "B"}],
        pools=[2, 1],
        step="assault",
        switches={"defender_breakthrough": False},
        snapshot=list(range(18)),
    )
    moved = GAME.dump(state)
    assert isinstance(moved, dict)
    del moved["snapshot"]
    charged = after(GAME.load(moved), "assault 1 at 2: 1 10,11 11.75,11 @0")
    return after(charged, "defend", 4)


def leaves(plain: Any, path: tuple[Any, ...] = ()) -> Iterator[tuple[Any, ...]]:
    """The way to every entry of a position."""
    inner: list[tuple[Any, Any]] = []
    if isinstance(plain, dict):
        inner = list(plain.items())
    elif isinstance(plain, list):
        inner = list(enumerate(plain))
    for key, value in inner:
        yield (*path, key)
        yield from leaves(value, (*path, key))


def loaded(position: Any) -> tuple[str, State | None]:
    """The table, or what is wrong with it."""
    try:
        return "", GAME.load(position)
    except PositionError as error:
        return str(error), None


def test_a_position_with_one_odd_entry_is_loaded_or_refused_in_a_sentence() -> None:
    whole = GAME.dump(busy())
    random = Random(7)
    for path in leaves(whole):
        for odd in random.sample(ODD, 4):
            changed: Any = copy.deepcopy(whole)
            inner = changed
            for key in path[:-1]:
                inner = inner[key]
            inner[path[-1]] = odd
            said, state = loaded(changed)
            if state is None:
                assert said.endswith(".")
                assert "\n" not in said
            else:
                assert GAME.dump(GAME.load(GAME.dump(state))) == GAME.dump(state), (path, odd)


def test_a_dumped_position_comes_back_as_it_was() -> None:
    state = busy()
    assert GAME.dump(GAME.load(GAME.dump(state))) == GAME.dump(state)


@pytest.mark.parametrize(
    ("position", "words"),
    [
        ({"platoons": [], "agenda": [["ask-join"]]}, "ask-join needs more numbers"),
        ({"platoons": [], "agenda": [["ask-deploy", 2]]}, "seat 0 or 1"),
        ({"platoons": [], "agenda": [["pray"]]}, "a task begins with one of"),
        ({"platoons": [], "shots": [[1, 0, 1, 0, 1, 0]]}, "not there"),
        ({"platoons": [], "snapshot": [1]}, "x, y and heading"),
        ({"platoons": [], "pools": [1]}, "air dice"),
        ({"platoons": [], "smoke": 3}, "a list is needed"),
        ({"platoons": [], "switches": {"impossible_above_six": 1}}, "true or false"),
        ({"platoons": [], "data": {}}, "data: a text is needed"),
        ([], "an object is needed"),
    ],
)
def test_what_is_wrong_is_said(position: Any, words: str) -> None:
    with pytest.raises(PositionError, match=words):
        GAME.load(position)


DOCUMENT = Path(__file__).parents[3] / "docs" / "positions" / "flames-of-war.md"


@pytest.mark.parametrize(("part", "column"), [("## Moves", 1), ("## Questions", 2)])
def test_every_move_of_the_document_is_read_back_as_it_is_written(part: str, column: int) -> None:
    text = DOCUMENT.read_text(encoding="utf-8").split(part)[1].split("\n## ")[0]
    rows = [row.split(" | ") for row in text.splitlines() if row.startswith("| ")][1:]
    assert len(rows) > 15
    for row in rows:
        for example in re.findall(r"`([^`]+)`", row[column]):
            assert GAME.text(GAME.parse(example)) == example


def test_the_document_names_every_entry_and_every_question() -> None:
    text = DOCUMENT.read_text(encoding="utf-8")
    for key in (*KEYS, *PLATOON_KEYS, *TEAM_KEYS, *FLAGS):
        assert f"`{key}`" in text, key
    for name in READERS:
        assert not name.startswith("ask-") or f"`{name}`" in text, name
    for option in GAME.options():
        assert f"`{option.name}`" in text, option.name


def test_a_table_of_many_teams_and_corners_can_be_set_up_but_not_of_any_number() -> None:
    ring = [[36 + 10 * cos(n * pi / 60), 24 + 10 * sin(n * pi / 60)] for n in range(120)]
    wood = {"id": "w", "type": "woods", "polygon": ring}
    crowd = [
        {"type": "us_rifle", "at": [2 + n % 30 * 2.3, 2 + n // 30 * 2.3, 0]} for n in range(240)
    ]
    platoons = [{"side": "AB"[at % 2], "teams": crowd[at * 60 : at * 60 + 60]} for at in range(4)]
    full = {"mission": {"terrain": [wood]}, "platoons": platoons}
    assert len(GAME.load(full).teams) == 240
    for much in (
        {**full, "platoons": [*platoons, {"teams": [{"type": "us_rifle"}] * 61}]},
        {**full, "platoons": [*platoons, *platoons[:2]]},
        {**full, "platoons": [{"teams": [{"type": "us_rifle"}]}] * 121},
        {**full, "mission": {"terrain": [wood | {"polygon": [*ring, [36, 24]]}]}},
        {**full, "mission": {"terrain": [wood | {"id": str(n)} for n in range(6)]}},
        {**full, "smoke": [{"at": [1, 1, 0]}] * 121},
        {**full, "agenda": [["volley", 10**7]]},
        {**full, "turns": [1, float("nan")]},
    ):
        with pytest.raises(PositionError) as caught:
            GAME.load(much)
        assert caught.value.refusal is not None
