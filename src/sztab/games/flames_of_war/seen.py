"""What a question shows to everybody, in the words of the game.

``web/src/themes/flames-of-war/table.ts`` has the same shape; ``tests/web`` compares the two.
"""

from typing import TypedDict


class Asked(TypedDict, total=False):
    """What an open question is about; each question fills in what it knows."""

    platoon: int  # whose teams the answer is about
    attacker: int  # the platoon that charges
    team: int  # a leader, a warrior, an independent team
    vehicle: int  # what the survivors get clear of
    teams: list[int]  # among whom the answer chooses, or whom it orders
    platoons: list[int]
    places: list[tuple[float, float]]  # of the fallen, in inches
    may_counterattack: bool
    weapons: list[str]  # of the aircraft
    target: int  # the team that aircraft dive at


class QuestionView(Asked, total=False):
    """An open question: its kind, who is asked, and the answer that is taken if nobody chooses."""

    kind: str
    seat: str
    default: str
