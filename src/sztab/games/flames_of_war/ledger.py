"""How everything stands after a step: one line for each team, platoon and template that changed.

The lines are details (``Told.details``): they compare two tables, so they are true whatever the
chapters did, and a reader opens them when he wants more than the events.
"""

from typing import Final

from sztab.core.said import Name, Told
from sztab.games.flames_of_war.chapters.c00_conventions.naming import (
    platoon_name,
    role_word,
    side_name,
    spot_name,
    team_name,
)
from sztab.games.flames_of_war.chapters.c16_setup.victory import destroyed_points
from sztab.games.flames_of_war.state import State
from sztab.games.flames_of_war.table import Template
from sztab.games.flames_of_war.teams import Platoon, Team
from sztab.games.flames_of_war.terms import (
    FLAGS,
    MOUNTED,
    ON_TABLE,
    PLACES,
    ROLES,
    TOWED,
    TURN_FLAGS,
    WHEREABOUTS,
    A,
    B,
)

LASTING: Final = ((1 << len(FLAGS)) - 1) & ~TURN_FLAGS  # FW-2.6: told when they end, too


def tell_changes(before: State, after: State, told: Told) -> None:
    """Tell how each thing stands that a step has changed."""
    for at in range(len(after.teams)):
        old, new = before.teams[at], after.teams[at]
        if old is not new and _differ(old, new):
            _tell_team(after, old, new, told)
    broken = False
    for at in range(len(after.platoons)):
        was, now = before.platoons[at], after.platoons[at]
        if was is not now:
            _tell_platoon(was, now, told)
            broken = broken or was.where != now.where
    if before.wrecks is not after.wrecks:
        _tell_wrecks(before, after, told)
    if before.smokes is not after.smokes:
        _tell_smoke(before, after, told)
    if before.aircraft != after.aircraft:
        told.detail("FW-14.4", "detail-aircraft", count=after.aircraft)
    for side in (A, B):
        if before.pools[side] != after.pools[side]:
            told.detail("FW-14.1", "detail-air-dice", side=side_name(side), count=after.pools[side])
        points = destroyed_points(after, side) if broken else 0
        if points and points != destroyed_points(before, side):
            told.detail("FW-16.8", "detail-points", side=side_name(side), points=points)


def _differ(old: Team, new: Team) -> bool:
    return (
        old.x != new.x
        or old.y != new.y
        or old.heading != new.heading
        or old.place != new.place
        or old.flags != new.flags
        or old.carrier != new.carrier
        or old.joined != new.joined
        or old.role != new.role
        or old.platoon != new.platoon
        or old.doubled != new.doubled
        or old.type is not new.type
    )


def _tell_team(after: State, old: Team, new: Team, told: Told) -> None:
    news: list[Name] = []
    moved = old.x != new.x or old.y != new.y or old.heading != new.heading
    if old.place != new.place or old.carrier != new.carrier or (moved and new.place == ON_TABLE):
        news.append(_place_name(after, new))
    if new.present:
        news += _flag_news(old, new)
    if new.doubled and not old.doubled:
        news.append(Name("news-flag-doubled"))
    if old.role != new.role:
        news.append(Name("news-role", role=role_word(ROLES[new.role])))
    if old.platoon != new.platoon:
        news.append(Name("news-platoon", platoon=platoon_name(after.platoon(new.platoon))))
    if old.joined != new.joined and (new.joined or old.platoon == new.platoon):
        acts = after.platoon(new.joined or new.platoon)
        news.append(Name("news-acts-with", platoon=platoon_name(acts)))
    if old.type is not new.type:
        news.append(Name("news-type", id=new.type.id, title=new.type.title))
    if news:
        rule = "FW-1.1" if moved else "FW-2.5"
        told.detail(rule, "detail-team", team=team_name(new), news=_chained(news))


def _place_name(after: State, team: Team) -> Name:
    """Where a team is now, in words."""
    if team.place == ON_TABLE:
        return Name("news-at", spot=spot_name(team.x, team.y, team.heading))
    if team.place in (MOUNTED, TOWED):
        vehicle = team_name(after.team(team.carrier))
        return Name(f"news-{PLACES[team.place]}", vehicle=vehicle)
    return Name(f"news-{PLACES[team.place]}")


def _flag_news(old: Team, new: Team) -> list[Name]:
    """FW-2.5, FW-2.6: flags that were set, and states that were set or ended."""
    changed = (new.flags & ~old.flags) | (old.flags ^ new.flags) & LASTING
    found: list[Name] = []
    for bit in range(len(FLAGS)):
        if changed >> bit & 1:
            off = "" if new.flags >> bit & 1 else "no-"
            found.append(Name(f"news-{off}flag-{FLAGS[bit]}"))
    return found


def _tell_platoon(old: Platoon, new: Platoon, told: Told) -> None:
    news: list[Name] = []
    if old.where != new.where:
        news.append(Name(f"news-where-{WHEREABOUTS[new.where]}"))
    if old.pinned != new.pinned:
        news.append(Name("news-pinned" if new.pinned else "news-not-pinned"))
    if old.disengaged != new.disengaged:
        news.append(Name("news-disengaged" if new.disengaged else "news-not-disengaged"))
    if new.doubled and not old.doubled:
        news.append(Name("news-doubled"))
    if new.acted and not old.acted:
        news.append(Name("news-acted"))
    if news:
        told.detail("FW-2.5", "detail-platoon", platoon=platoon_name(new), news=_chained(news))


def _tell_wrecks(before: State, after: State, told: Told) -> None:
    """FW-10.3, FW-6.16: wrecks are left where a vehicle fell, and may be towed."""
    for wreck in after.wrecks:
        if wreck not in before.wrecks:
            name = team_name(after.team(wreck.team))
            told.detail("FW-10.3", "detail-wreck", team=name, spot=_spot(wreck))


def _tell_smoke(before: State, after: State, told: Told) -> None:
    """FW-13.20, FW-13.21: smoke that falls, and how much is left when it clears."""
    for smoke in after.smokes:
        if smoke not in before.smokes:
            told.detail("FW-13.20", "detail-smoke", spot=_spot(smoke))
    told.detail("FW-13.21", "detail-smoke-left", count=len(after.smokes))


def _spot(template: Template) -> Name:
    return spot_name(template.x, template.y, template.heading)


def _chained(news: list[Name]) -> Name:
    """Several news in one line."""
    chain = news[len(news) - 1]
    for at in range(len(news) - 2, -1, -1):
        chain = Name("news-more", one=news[at], rest=chain)
    return chain
