"""Section 19.3: one door to all questions, each written as JSON."""

from typing import Final, final

from sztab.core.errors import SztabError
from sztab.core.game import Json
from sztab.games.flames_of_war.chapters.c08_sight.sight import LOOKING
from sztab.games.flames_of_war.questions.answers.taken_apart import parts_of
from sztab.games.flames_of_war.questions.flying import air
from sztab.games.flames_of_war.questions.measuring import distance_between, in_terrain, rounded
from sztab.games.flames_of_war.questions.moving import path, reach
from sztab.games.flames_of_war.questions.orders.acts import acts
from sztab.games.flames_of_war.questions.orders.drafts import legal
from sztab.games.flames_of_war.questions.orders.formations import formation
from sztab.games.flames_of_war.questions.orders.shapes import SHAPES
from sztab.games.flames_of_war.questions.orders.suggestions import suggest
from sztab.games.flames_of_war.questions.platoons import chargeable, command
from sztab.games.flames_of_war.questions.seeing import seen_by, visible
from sztab.games.flames_of_war.questions.shooting import (
    all_to_hit,
    to_hit,
    to_range,
    under_template,
)
from sztab.games.flames_of_war.questions.storming import storm
from sztab.games.flames_of_war.questions.targets import targets
from sztab.games.flames_of_war.state import State

MOST_POINTS: Final = 64  # of a path in a question
MOST_WAYS: Final = 32  # questions at once: more teams than any platoon of a list has
MOST_TEXT: Final = 10_000  # letters of a draft


@final
class Asked:
    """A question as JSON, read field by field; what is wrong with it is said in one sentence."""

    def __init__(self, state: State, question: Json) -> None:
        if not isinstance(question, dict):
            raise SztabError("A question is a JSON object, like {'ask': 'reach', 'team': 7}.")
        self.state: Final = state
        self.fields: Final[dict[str, Json]] = question

    def number(self, name: str, default: int | None = None) -> int:
        """A whole number."""
        value = self.fields.get(name, default)
        if not isinstance(value, int) or isinstance(value, bool):
            raise SztabError(f"This question needs a whole number {name!r}.")
        return value

    def team(self, name: str) -> int:
        """The number of a team that is on the table, mounted or towed."""
        id = self.number(name)
        if not 1 <= id <= len(self.state.teams) or not self.state.team(id).present:
            raise SztabError(f"There is no team {id} on the table.")
        return id

    def platoon(self, name: str) -> int:
        """The number of a platoon."""
        number = self.number(name)
        if not 1 <= number <= len(self.state.platoons):
            raise SztabError(f"There is no platoon {number}.")
        return number

    def weapon(self, name: str, team: int, least: int) -> int:
        """The number of a weapon of a team."""
        weapon = self.number(name, least if least < 0 else None)
        if not least <= weapon < len(self.state.team(team).type.weapons):
            raise SztabError(f"Team {team} has no weapon {weapon}.")
        return weapon

    def point(self, value: Json) -> tuple[float, float]:
        """A point on the table, rounded as FW-1.3 asks."""
        numbers = value if isinstance(value, (list, tuple)) else []
        if len(numbers) != 2 or not all(isinstance(n, (int, float)) for n in numbers):
            raise SztabError("A point is written [x, y], in inches.")
        x, y = (float(max(-999, min(999, number))) for number in numbers)
        field = self.state.field
        return rounded(max(0.0, min(field.width, x))), rounded(max(0.0, min(field.height, y)))

    def points(self, name: str) -> list[tuple[float, float]]:
        """A list of points; empty if left out."""
        value = self.fields.get(name, [])
        if not isinstance(value, list) or len(value) > MOST_POINTS:
            raise SztabError(f"{name!r} is a list of at most {MOST_POINTS} points.")
        return [self.point(point) for point in value]

    def many(self, name: str) -> "list[Asked]":
        """Several questions of one kind at once."""
        value = self.fields.get(name, [])
        if not isinstance(value, list) or len(value) > MOST_WAYS:
            raise SztabError(f"{name!r} is a list of at most {MOST_WAYS} questions.")
        return [Asked(self.state, one) for one in value]

    def heading(self, name: str) -> int:
        """A heading in tenths of a degree (FW-1.3); -1 if left out."""
        value = self.fields.get(name)
        if value is None:
            return -1
        if not isinstance(value, (int, float)) or isinstance(value, bool) or not 0 <= value <= 360:
            raise SztabError(f"{name!r} is a number of degrees from 0 to 360.")
        return round(value * 10) % 3600

    def shape(self, name: str) -> str:
        """The name of a formation."""
        value = self.fields.get(name)
        if value not in SHAPES:
            raise SztabError(f"{name!r} is one of {', '.join(SHAPES)}.")
        return str(value)

    def yes(self, name: str) -> bool:
        """Yes or no; no if left out."""
        return self.fields.get(name, False) is True


def _path(q: Asked, double: bool) -> Json:
    goal = q.point(q.fields.get("goal"))
    return path(q.state, q.team("team"), goal, q.points("via"), double)


def ask(state: State, seat: int, question: Json) -> Json:
    """Answer a question written as JSON: ``{"ask": "reach", "team": 7}``."""
    q = Asked(state, question)
    name = q.fields.get("ask")
    if name == "distance":
        return distance_between(state, q.team("from"), q.team("to"))
    if name == "terrain":
        return in_terrain(state, q.team("team"))
    if name == "reach":
        return reach(state, q.team("team"), q.yes("double"))
    if name == "path":
        if "ways" in q.fields:
            return [_path(one, q.yes("double")) for one in q.many("ways")]
        return _path(q, q.yes("double"))
    if name == "visible":
        looker = q.team("from")
        return visible(state, looker, q.team("to"), q.weapon("weapon", looker, LOOKING))
    if name == "sees":
        return seen_by(state, q.team("team"))
    if name == "to_hit":
        if "platoon" in q.fields:
            return all_to_hit(state, q.platoon("platoon"), q.platoon("target"))
        team = q.team("team")
        group = q.number("group", 0)
        return to_hit(state, team, q.weapon("weapon", team, 0), q.platoon("target"), group)
    if name == "to_range":
        return to_range(state, q.platoon("battery"), q.team("by"), q.team("at"))
    if name == "template":
        centre = q.point(q.fields.get("centre"))
        return under_template(state, q.platoon("battery"), centre, q.number("by", 0))
    if name == "command":
        return command(state, q.platoon("platoon"))
    if name == "charges":
        if "draft" in q.fields:
            return storm(state, seat, str(q.fields["draft"])[:MOST_TEXT])
        return chargeable(state, q.platoon("platoon"))
    if name == "suggest":
        moves = suggest(state, seat, q.platoon("platoon") if q.fields.get("platoon") else 0)
        if q.yes("parts"):
            return [{"text": move.text(), "parts": parts_of(move)} for move in moves]
        return [move.text() for move in moves]
    if name == "targets":
        return targets(state, seat, q.platoon("platoon"))
    if name == "acts":
        return acts(state, seat, q.platoon("platoon"))
    if name == "air":
        return air(state, seat)
    if name == "formation":
        at, heading = q.point(q.fields.get("at")), q.heading("heading")
        shape, double = q.shape("shape"), q.yes("double")
        return formation(state, seat, q.platoon("platoon"), shape, at, heading, double)
    if name == "legal":
        return legal(state, seat, str(q.fields.get("draft", ""))[:MOST_TEXT])
    raise SztabError(f"There is no question {str(name)[:40]!r}: ask {', '.join(QUESTIONS)}.")


QUESTIONS: Final = (
    "distance",
    "terrain",
    "reach",
    "path",
    "visible",
    "sees",
    "to_hit",
    "to_range",
    "template",
    "command",
    "charges",
    "suggest",
    "targets",
    "acts",
    "air",
    "formation",
    "legal",
)
