"""What a traceback says of a refusal, before anybody has made a sentence of it."""

from sztab.core.errors import IllegalMoveError, NotationError
from sztab.core.said import Name, Refusal


def test_a_refusal_is_outlined_with_its_rule_and_arguments() -> None:
    plain = IllegalMoveError(Refusal("RR-5.2", "no-action-left"))
    assert str(plain) == "no-action-left (RR-5.2)"
    corps = Name("corps", army=Name("red"), label="I")
    named = NotationError(Refusal("RR-10.1", "no-fuel", corps=corps, count=1))
    assert str(named) == "no-fuel (RR-10.1): corps=corps, count=1"
