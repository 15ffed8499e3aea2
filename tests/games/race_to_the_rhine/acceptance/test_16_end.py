"""Rules 16: the end, asked from outside."""

from typing import Any

import pytest

from tests.games.race_to_the_rhine.acceptance.position import (
    GAME,
    held,
    on,
)


def last_marker(**armies: Any) -> Any:
    """The result when Patton, last in turn order, places the last marker."""
    table = on(stage="reacting", turn="blue", markers=1, armies=armies)
    return GAME.result(table.after("resist aachen").state)


@pytest.mark.rule("RR-16.2", "RR-16.4", "RR-16.5")
@pytest.mark.parametrize(
    ("armies", "ranking", "scores"),
    [
        ({}, (2, 1, 0), (0, 0, 0)),  # the later place in turn order
        ({"red": {"medals": 2}, "white": {"beaten": ["K-13", "K-01"]}}, (0, 1, 2), (2, 1, 0)),
        ({"red": {"medals": 1}, "white": {"beaten": ["K-13"]}}, (1, 0, 2), (1, 1, 0)),
        ({"red": {"beaten": ["K-01", "K-02", "P-R-16"]}}, (0, 2, 1), (1, 0, 0)),
        ({"red": {"beaten": ["K-01", "K-02"]}}, (0, 2, 1), (0, 0, 0)),  # 4 ammo, but 2 divisions
        ({"blue": {"beaten": ["K-19", "K-20"]}}, (2, 1, 0), (0, 0, 2)),
    ],
)
def test_medals_decide_after_the_last_marker(
    armies: Any, ranking: tuple[int, ...], scores: tuple[int, ...]
) -> None:
    result = last_marker(**armies)
    assert result.ranking == tuple((seat,) for seat in ranking)
    assert (result.scores, result.rule) == (scores, "RR-16.4")


@pytest.mark.rule("RR-16.2", "RR-16.3")
def test_those_later_in_turn_order_still_take_their_turn_without_markers() -> None:
    table = on(stage="reacting", turn="red", markers=1, control=held("white", "liege"))
    last = table.after("resist rheydt", "end")
    assert last["last"]
    assert last.refuses("resist aachen") == "RR-16.3"
    blue = last.after("forgo", ("march B-XII vitry", "P-B-21"), "stop", "end")
    assert sorted(blue.moves()) == ["counterattack liege", "forgo"]
    over = blue.after("counterattack liege")
    assert (over["stage"], over["ending"]) == ("over", "markers")
    assert GAME.awaited(over.state) == ()


@pytest.mark.rule("RR-16.1")
def test_a_line_over_a_black_arrow_wins_nothing() -> None:
    """Vernon and Mantes, Beauvais and Creil are neighbours, but only own arrows make a line."""
    road = held("red", "amiens", "arras", "lille", "tournai", "ronse", "bruxelles", "diest")
    road |= held("red", "roermond", "rheydt")
    corps = {"R-I": {"at": "rheydt", "fuel": 2, "ammo": 3}}
    gap = on(control=road, corps=corps).after(("march R-I duesseldorf", "K-01"))
    assert GAME.result(gap.state) is None
    assert "lisieux" in GAME.view(gap.state, 0)["previews"]["line"]["red"]
    assert "rheydt" not in GAME.view(gap.state, 0)["previews"]["line"]["red"]
    whole = on(control=road | held("red", "beauvais"), corps=corps)
    won = whole.after(("march R-I duesseldorf", "K-01"))
    result = GAME.result(won.state)
    assert result is not None
    assert (result.winners, result.rule, won["winner"]) == ((0,), "RR-16.1", "red")
    assert won.told[-1].rule == "RR-16.1"  # nothing further happens


@pytest.mark.rule("RR-16.1", "RR-15.2")
def test_after_the_change_the_line_starts_in_antwerpen() -> None:
    short = held("red", "antwerpen", "diest", "roermond", "rheydt")
    corps = {"R-I": {"at": "rheydt", "fuel": 2, "ammo": 3}}
    far = on(control=short, corps=corps).after(("march R-I duesseldorf", "K-01"))
    assert GAME.result(far.state) is None
    near = on(control=short, corps=corps, antwerp=True).after(("march R-I duesseldorf", "K-01"))
    assert GAME.result(near.state) is not None


@pytest.mark.rule("RR-10.10a", "RR-15.1", "RR-16.1")
def test_the_last_field_of_the_block_wins_where_the_line_from_antwerpen_is_ready() -> None:
    north = held("red", "antwerpen", "breskens", "vlissingen", "goes", "breda", "nijmegen")
    corps = {"R-II": {"at": "breda", "fuel": 1}}
    table: dict[str, Any] = {"control": north | held("red", "arnhem"), "corps": corps}
    won = on(**table).after(("march R-II bergen_op_zoom", "P-R-09"))
    assert won["winner"] == "red"
    assert won["tokens"] == {}  # nothing further happens, so the card brings no food
    waits = on(**table, tokens={"lisieux": {"fuel": 7}})
    full = waits.after(("march R-II bergen_op_zoom", "P-R-09"))
    assert (GAME.result(full.state), full["stage"]) == (None, "surplus")
    assert full.after("discard fuel")["winner"] == "red"
