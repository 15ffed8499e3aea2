"""FW-2.13: companies that players put together from the platoons of the data set.

A list is one line of text, so that an option, a link and a record can hold it whole:
``1220:us_rifle_company.hq,us_rifle_company.rifle_1,us_tank_company.tank_2``, the points agreed and
then the platoons, the headquarters first.
"""

from collections import Counter
from typing import Final, NamedTuple

from sztab.core.said import Name, Refusal
from sztab.games.flames_of_war.catalog.entries import Catalog, Company, PlatoonList
from sztab.games.flames_of_war.chapters.c00_conventions.naming import list_id
from sztab.games.flames_of_war.terms import MOTIVATIONS, TRAININGS

RULE: Final = "FW-2.13"
MOST_LETTERS: Final = 700
MOST_POINTS: Final = 3000
MOST_PLATOONS: Final = 16
MOST_TEAMS: Final = 100
MOST_ALIKE: Final = 3
HEADQUARTERS: Final = "hq"
COMBAT: Final = "combat"


class Pick(NamedTuple):
    """One platoon of a list, with the company of the data set that it is printed in."""

    company: Company
    platoon: PlatoonList


def is_list(text: str) -> bool:
    """Return True if a company is given as a list, not by its name."""
    return ":" in text


def read_list(catalog: Catalog, text: str) -> tuple[int, list[Pick]] | Refusal:
    """Return the points agreed and the platoons, or why the text is no list."""
    if len(text) > MOST_LETTERS:
        return Refusal(RULE, "list-too-long", most=MOST_LETTERS)
    head, _colon, tail = text.partition(":")
    if not (head.isascii() and head.isdigit() and len(head) <= 5):
        return Refusal(RULE, "list-unreadable")
    picks: list[Pick] = []
    for word in tail.split(",") if tail else []:
        company = catalog.companies.get(word.partition(".")[0])
        named = word.partition(".")[2]
        found = [one for one in company.platoons if one.id == named] if company else []
        if company is None or not found:
            return Refusal(RULE, "list-unknown", word=word[:60])
        picks.append(Pick(company, found[0]))
    if len(picks) > MOST_PLATOONS:
        return Refusal(RULE, "list-too-many", most=MOST_PLATOONS)
    return int(head), picks


def list_faults(limit: int, picks: list[Pick]) -> list[Refusal]:
    """FW-2.13: every reason against a list."""
    found: list[Refusal] = []
    points = sum(pick.platoon.points for pick in picks)
    if limit > MOST_POINTS:
        found.append(Refusal(RULE, "list-limit", most=MOST_POINTS))
    if points > limit:
        found.append(Refusal(RULE, "list-over", points=points, limit=limit, over=points - limit))
    chiefs = [pick for pick in picks if pick.platoon.role == HEADQUARTERS]
    if len(chiefs) != 1 or picks[0] != chiefs[0]:
        found.append(Refusal(RULE, "list-headquarters", count=len(chiefs)))
        return found
    own = chiefs[0].company
    ratings = (own.nation, own.training, own.motivation)
    for pick in picks:
        there = pick.company
        if (there.nation, there.training, there.motivation) != ratings:
            found.append(Refusal(RULE, "list-ratings", platoon=_name(pick)))
            break
    mine = [pick for pick in picks[1:] if pick.company is own]
    if not any(pick.platoon.role == COMBAT for pick in mine):
        found.append(Refusal(RULE, "list-combat", company=_company(own)))
    others = len(picks) - 1 - len(mine)
    if others > len(mine):
        found.append(Refusal(RULE, "list-support", others=others, own=len(mine)))
    for pick, times in Counter(picks).items():
        if times > MOST_ALIKE:
            found.append(Refusal(RULE, "list-alike", platoon=_name(pick), most=MOST_ALIKE))
    teams = sum(entry.count for pick in picks for entry in pick.platoon.entries)
    if teams > MOST_TEAMS:
        found.append(Refusal(RULE, "list-teams", teams=teams, most=MOST_TEAMS))
    return found


def listed_company(catalog: Catalog, text: str) -> Company | list[Refusal]:
    """The company of a list, or every reason against it."""
    read = read_list(catalog, text)
    if isinstance(read, Refusal):
        return [read]
    limit, picks = read
    faults = list_faults(limit, picks)
    if faults:
        return faults
    own = picks[0].company
    points = sum(pick.platoon.points for pick in picks)
    platoons = tuple(pick.platoon for pick in picks)
    return Company("list", own.title, own.training, own.motivation, points, platoons, own.nation)


def list_choices(catalog: Catalog) -> list[dict[str, object]]:
    """What a list can be made of, company by company."""
    return [
        {
            "id": company.id,
            "say": _company(company),
            "nation": company.nation,
            "training": TRAININGS[company.training],
            "motivation": MOTIVATIONS[company.motivation],
            "platoons": [
                {
                    "id": f"{company.id}.{platoon.id}",
                    "say": _title(platoon),
                    "role": platoon.role,
                    "points": platoon.points,
                    "teams": [
                        {
                            "say": Name(
                                "team-title",
                                id=entry.type,
                                title=catalog.type_of[entry.type].title,
                            ),
                            "count": entry.count,
                        }
                        for entry in platoon.entries
                    ],
                }
                for platoon in company.platoons
            ],
        }
        for company in catalog.companies.values()
    ]


def _company(company: Company) -> Name:
    return Name(f"option-company_a-{company.id}")


def _title(platoon: PlatoonList) -> Name:
    return Name("platoon-title", id=list_id(platoon.title), title=platoon.title)


def _name(pick: Pick) -> Name:
    return _title(pick.platoon)
