"""What the view of Flames of War shows, as named facts: each change of them must be told."""

from collections.abc import Iterator
from typing import Any, ClassVar, Final

from sztab.core.game import AnyGame, Json, Seat
from sztab.core.said import Event, Name
from sztab.core.telling import Claim, Fact, Telling
from sztab.games.flames_of_war.chapters.c00_conventions.naming import list_id, role_word, spot_name
from sztab.games.flames_of_war.shown.view import adrift, starting_tests, tests_are_open, types
from sztab.games.flames_of_war.terms import FLAGS, SIDES, TURN_FLAGS

UNDER_WAY = "what is under way in this step: each part is told when it happens"
COUNTED = "counted until the step ends; hits, losses and tests are told one by one"
ROLLED = "a die: what it brings is told beside it, and nothing of it stays on the table"
LASTING: Final = tuple(name for bit, name in enumerate(FLAGS) if not TURN_FLAGS >> bit & 1)
FLEETING: Final = tuple(name for bit, name in enumerate(FLAGS) if TURN_FLAGS >> bit & 1)


class FlamesTelling(Telling):
    """Turns and steps, teams and platoons, wrecks, smoke, aircraft and points."""

    reads: ClassVar = (
        *("turns/*", "step", "side", "winner", "points/*", "aircraft", "pools", "pools/*"),
        *("smoke", "smoke/*", "wrecks", "wrecks/*"),
        *(f"platoons/*/{key}" for key in ("where", "pinned", "doubled", "disengaged", "acted")),
        *(f"platoons/*/teams/*/{key}" for key in ("at", "at/*", "place", "flags", "flags/*")),
        *(f"platoons/*/teams/*/{key}" for key in ("id", "type", "role", "carrier", "joined")),
        *(f"teams/*/{key}" for key in ("platoon", "name", "kind")),
    )
    derived: ClassVar = {
        "adrift": "who is out of command: distances between teams whose places are told",
        "teams/*/footprint": "a base around a place that is told",
        "types": "what is printed for the types of teams, which are told",
        "tests": "who is pinned, bailed out or bogged down is told; the numbers are printed",
    }
    exempt: ClassVar = {
        "agenda": UNDER_WAY,
        "agenda/*": UNDER_WAY,
        "shots": UNDER_WAY,
        "shots/*": UNDER_WAY,
        "hits": UNDER_WAY,
        "hits/*": UNDER_WAY,
        "smashed": UNDER_WAY,
        "smashed_team": UNDER_WAY,
        "question": "the question that is open: the prompt asks it",
        "question/*": "the question that is open: the prompt asks it",
        "stage": "the stage of the Shooting step: each action is told with its kind",
        "started": "the starting tests are taken: each is told",
        "snapshot": "where teams stood when the step began: told as they moved there",
        "snapshot/*": "where teams stood when the step began: told as they moved there",
        "first": "who has the first turn: told when it begins",
        "finished_first": "who placed last: each placing is told",
        "ending": "how the battle ended: the last line tells it",
        "ending_rule": "how the battle ended: the last line cites it",
        **{f"platoons/*/{key}": COUNTED for key in ("hits", "worst", "lost", "shaken")},
        "platoons/*/broke_through": "a limit of this step: the breakthrough is told",
        "platoons/*/undelayed": "waits because it found no place, which is told",
        "platoons/*/ranged": "where a battery has the range: told when it ranges in",
        "platoons/*/ranged/*": "where a battery has the range: told when it ranges in",
        "platoons/*/ranged_turn": "when a battery ranged in: told then",
        "platoons/*/trail_turn": "when rockets last flew: the bombardment is told",
        "platoons/*/teams/*/doubled": "the platoon's move at the double is told",
        "platoons/*/teams/*/assigned": "which transport a team may use: its own is named in lists",
        "platoons/*/teams/*/join_used": "a limit of this step: the joining is told",
        "platoons/*/teams/*/opening": "the window it fires from until the step ends",
        "platoons/*/teams/*/pre_bog": "where it goes when it is freed, which is told then",
        "platoons/*/teams/*/pre_bog/*": "where it goes when it is freed, which is told then",
        "platoons/*/teams/*/start": "where its charge began: it stood there before",
        "platoons/*/teams/*/start/*": "where its charge began: it stood there before",
    }
    prompted: ClassVar = ("ending", "ending_rule", "started")
    unclaimed: ClassVar = {
        "*.die": ROLLED,
        "*.needed": "the number to roll: a sum that is gone when the roll is over",
        "*.hits": "hits of one roll: what each of them does is told",
        "*.attempt": "which attempt at ranging in",
        "*.guns": "how many guns fire; each of them is told to have shot",
        "*.teams": "how many teams move; each of them is told with its place",
        "*.armour": "printed on the vehicle",
        "*.far": "a part of a sum that is gone when the roll is over",
        "*.total": "a sum that is gone when the roll is over",
        "*.rating": "printed on the weapon",
        "lays-smoke.count": "how many templates fall; each is told with its place",
        "aircraft-come.count": "how many come: how many are left is told and compared",
        "first-turn-dice.*": ROLLED,
        "company-morale.*": "platoons lost and left; each loss is told and compared",
    }

    def facts(self, view: Json, seat: Seat | None) -> dict[str, Fact]:
        """Everything that can change, by an id of its own."""
        found: dict[str, Fact] = {}
        if view["step"] not in ("deploying", "over"):
            step = Name(f"step-name-{view['step']}")
            found["step"] = Fact(Name(f"side-{view['side']}"), step, "winner")
        if view["step"] == "over":
            won = Name(f"side-{view['winner']}") if view["winner"] else Name("a-draw")
            found["winner"] = Fact(Name("the-battle"), won)
        for at, side in enumerate(SIDES):
            name = Name(f"side-{side}")
            found[f"turns/{side}"] = Fact(name, view["turns"][at])
            found[f"points/{side}"] = Fact(name, view["points"][side])
            found[f"air-dice/{side}"] = Fact(name, view.get("pools", (0, 0))[at])
        found["aircraft"] = Fact(Name("aircraft-over"), view.get("aircraft", 0))
        smoke = view.get("smoke", ())
        found["smoke"] = Fact(Name("smoke-templates"), len(smoke))
        for at, template in enumerate(smoke):
            found[f"smoke/{at}"] = Fact(Name("smoke"), _spot(template["at"]), "smoke")
        for number, platoon in enumerate(view["platoons"], start=1):
            found.update(_platoon_facts(number, platoon))
            for team in platoon["teams"]:
                found.update(_team_facts(view, number, platoon, team))
        for x, y, heading, id in view.get("wrecks", ()):
            spot = _spot((x, y, heading))
            found[f"wrecks/{id}"] = Fact(_team(view, id), spot, f"teams/{id}/at")
        return found

    def claims(self, event: Event) -> Iterator[tuple[str, Claim]]:
        """What an event says about these facts."""
        args: Any = event.args
        side = args["side"].key.removeprefix("side-") if "side" in args else ""
        if "turn" in args:
            yield "turn", Claim(f"turns/{side}", args["turn"])
        if event.key == "detail-points":
            yield "points", Claim(f"points/{side}", args["points"])
        if event.key == "detail-air-dice":
            yield "count", Claim(f"air-dice/{side}", args["count"])
        if event.key == "detail-aircraft":
            yield "count", Claim("aircraft", args["count"])
        if event.key == "detail-smoke-left":
            yield "count", Claim("smoke", args["count"])
        if event.key in ("wins", "drawn"):
            yield "a", Claim("points/A", args["a"])
            yield "b", Claim("points/B", args["b"])
        if event.key == "detail-team":
            for news in _listed(args["news"]):
                if news.key == "news-at":
                    place = Claim(f"teams/{args['team'].args['n']}/at", news.args["spot"])
                    yield "news", place

    def derive(self, game: AnyGame, told: Json, seat: Seat | None) -> Json:
        """Work out bases from places, and who is out of command, on a table set up from them."""
        position = {key: told[key] for key in told if key not in ("table", "teams", "points")}
        state = game.load(position)
        tests = {"tests": starting_tests(state)} if tests_are_open(state) else {}
        return {
            **tests,
            "adrift": adrift(state),
            "types": types(state),
            "teams": [
                {"id": team.id, "footprint": [list(corner) for corner in team.box.corners()]}
                if team.place == 0
                else {"id": team.id}
                for team in state.teams
            ],
        }


def _platoon_facts(number: int, platoon: Json) -> Iterator[tuple[str, Fact]]:
    id, name = f"platoons/{number}", _platoon(number, platoon)
    where = _where(platoon)
    yield f"{id}/where", Fact(name, Name(f"news-where-{where}"))
    pinned = "news-pinned" if platoon.get("pinned") else "news-not-pinned"
    yield f"{id}/pinned", Fact(name, Name(pinned))
    disengaged = "news-disengaged" if platoon.get("disengaged") else "news-not-disengaged"
    yield f"{id}/disengaged", Fact(name, Name(disengaged))
    if platoon.get("doubled"):
        yield f"{id}/doubled", Fact(name, Name("news-doubled"), f"turns/{platoon['side']}")
    if platoon.get("acted"):
        given = ("step", "winner", "turns/A", "turns/B")
        yield f"{id}/acted", Fact(name, Name("news-acted"), given)


def _where(platoon: Json) -> str:
    """Where a platoon is; left out where its teams show it."""
    if "where" in platoon:
        return str(platoon["where"])
    return "table"


def _team_facts(view: Json, number: int, platoon: Json, team: Json) -> Iterator[tuple[str, Fact]]:
    """A team; of one that is gone only its place is told."""
    id, name = f"teams/{team['id']}", _team(view, team["id"])
    place = team.get("place", "table")
    if place == "table":
        where: Name = _spot(team["at"])
    elif place in ("mounted", "towed"):
        where = Name(f"news-{place}", vehicle=_team(view, team["carrier"]))
    else:
        where = Name(f"news-{place}")
    yield f"{id}/at", Fact(name, where)
    yield f"{id}/platoon", Fact(name, _platoon(number, platoon))
    yield f"{id}/role", Fact(name, Name("news-role", role=role_word(team.get("role", ""))))
    if place not in ("table", "mounted", "towed"):
        return
    type = Name("news-type", id=team["type"], title=view["types"][team["type"]]["title"])
    yield f"{id}/type", Fact(name, type, f"{id}/at")
    joined = team.get("joined", 0) or number
    acts = _platoon(joined, view["platoons"][joined - 1])
    given = (f"{id}/at", f"{id}/platoon")
    yield f"{id}/acts", Fact(name, acts, given)
    flags = team.get("flags", ())
    for flag in LASTING:
        state = Name(f"news-flag-{flag}" if flag in flags else f"news-no-flag-{flag}")
        yield f"{id}/{flag}", Fact(name, state, f"{id}/at")
    for flag in FLEETING:
        if flag in flags:
            ends = (f"{id}/at", f"turns/{platoon['side']}")
            yield f"{id}/{flag}", Fact(name, Name(f"news-flag-{flag}"), ends)


def _spot(at: Json) -> Name:
    x, y, heading = at
    return spot_name(round(x * 1000), round(y * 1000), round(heading * 10))


def _team(view: Json, id: int) -> Name:
    for number, platoon in enumerate(view["platoons"], start=1):
        for team in platoon["teams"]:
            if team["id"] == id:
                title = view["types"][team["type"]]["title"]
                tag = f"{platoon['side']}{number}·{id}"
                return Name("team", id=team["type"], title=title, tag=tag, n=str(id))
    raise KeyError(id)


def _platoon(number: int, platoon: Json) -> Name:
    title, tag, n = platoon["name"], f"{platoon['side']}{number}", str(number)
    if platoon.get("independent"):
        role = role_word(platoon["teams"][0].get("role", ""))
        return Name("independent-team", id=list_id(title), title=title, tag=tag, role=role, n=n)
    return Name("platoon", id=list_id(title), title=title, tag=tag, n=n)


def _listed(news: Any) -> Iterator[Any]:
    """The parts of a line of news."""
    while news.key == "news-more":
        yield news.args["one"]
        news = news.args["rest"]
    yield news
