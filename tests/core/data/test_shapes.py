"""Shapes: where a value differs from the type that a game declares."""

from typing import Literal, NotRequired, TypedDict

import pytest

from sztab.core.data.shapes import Some, differences

Side = Literal["red", "blue"]


class Unit(TypedDict):
    """A counter."""

    id: str
    at: tuple[int, int]
    side: NotRequired[Side]


GOOD = {"id": "a", "at": [1, 2], "side": "red"}


def test_a_value_of_its_shape_differs_nowhere() -> None:
    assert list(differences(Unit, GOOD)) == []
    assert list(differences(Some[Side, int], {"red": 1})) == []
    assert list(differences(dict[Side, int], {"red": 1, "blue": 2})) == []
    assert list(differences(Unit | None, None)) == []
    assert list(differences(float, 1)) == []


@pytest.mark.parametrize(
    ("kind", "value", "where"),
    [
        (Unit, {**GOOD, "side": "green"}, "/side is 'green'"),
        (Unit, {**GOOD, "name": "x"}, "/name is no field of Unit"),
        (Unit, {"id": "a"}, "/at of Unit is missing"),
        (Unit, {**GOOD, "at": [1]}, "/at has 1 parts, not 2"),
        (Unit, {**GOOD, "at": [1, True]}, "/at/1 is True"),
        (list[Unit], [GOOD, {"id": 3, "at": [1, 2]}], "/1/id is 3"),
        (Unit | None, 7, "it is 7, not Unit or NoneType"),
        (dict[Side, int], {"red": 1}, "/blue is missing"),
        (Some[Side, int], {"green": 1}, "key green is 'green'"),
        (dict[str, int], [], "it is [], not an object"),
        (list[int], {}, "it is {}, not a list"),
        (Unit, [], "it is [], not Unit"),
        (int, 1.5, "it is 1.5, not int"),
    ],
)
def test_a_difference_is_named_with_its_place(kind: object, value: object, where: str) -> None:
    assert any(where in found for found in differences(kind, value))
