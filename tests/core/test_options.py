"""Options: what may be chosen, and one sentence for what may not."""

import pytest

from sztab.core.errors import OptionError
from sztab.core.options import Option, Value, nearest, validated

OPTIONS = (
    Option("river", "wide", ("narrow", "wide")),
    Option("rounds", 3, (1, 2, 3)),
    Option("bonus", 0),
    Option("fog", False),
    Option("data", ""),
)


def test_what_is_not_given_has_its_default() -> None:
    assert validated("game", OPTIONS, {}) == {
        "river": "wide",
        "rounds": 3,
        "bonus": 0,
        "fog": False,
        "data": "",
    }


@pytest.mark.parametrize(
    ("name", "given", "value"),
    [
        ("river", "narrow", "narrow"),
        ("rounds", 2, 2),
        ("rounds", "2", 2),
        ("bonus", "-7", -7),
        ("fog", True, True),
        ("fog", "YES", True),
        ("fog", "no", False),
        ("data", "my.json", "my.json"),
    ],
)
def test_values_are_taken_as_given_or_from_text(name: str, given: object, value: Value) -> None:
    chosen = validated("game", OPTIONS, {name: given})[name]
    assert chosen == value
    assert type(chosen) is type(value)


@pytest.mark.parametrize(
    ("name", "given", "sentence"),
    [
        ("river", "deep", "game: option 'river' takes narrow, wide, not 'deep'."),
        ("river", 3, "game: option 'river' takes narrow, wide, not 3."),
        ("rounds", 9, "game: option 'rounds' takes 1, 2, 3, not 9."),
        ("rounds", True, "game: option 'rounds' takes 1, 2, 3, not True."),
        ("bonus", "many", "game: option 'bonus' takes a whole number, not 'many'."),
        ("bonus", 1.5, "game: option 'bonus' takes a whole number, not 1.5."),
        ("fog", "perhaps", "game: option 'fog' takes true or false, not 'perhaps'."),
        ("fog", 1, "game: option 'fog' takes true or false, not 1."),
        ("data", 7, "game: option 'data' takes a text, not 7."),
    ],
)
def test_a_wrong_value_is_refused_in_one_sentence(name: str, given: object, sentence: str) -> None:
    with pytest.raises(OptionError) as error:
        validated("game", OPTIONS, {name: given})
    assert str(error.value) == sentence


def test_an_unknown_option_is_refused_with_the_nearest_name() -> None:
    with pytest.raises(OptionError) as error:
        validated("game", OPTIONS, {"round": 3})
    assert str(error.value) == (
        "game has no option 'round': it knows river, rounds, bonus, fog, data. "
        "Did you mean 'rounds'?"
    )


def test_a_game_without_options_says_so() -> None:
    with pytest.raises(OptionError) as error:
        validated("game", (), {"fog": True})
    assert str(error.value) == "game has no option 'fog': it knows none."


def test_nothing_near_is_no_hint() -> None:
    assert nearest("zzz", ["river"]) == ""
