"""Reports: figures are counted right, differences are judged right, both languages read well."""

import json
import math
import re
from pathlib import Path

import pytest

from sztab import cli
from sztab.core.errors import NotationError, SztabError
from sztab.core.game import Json
from sztab.core.words import has_words
from sztab.games.race_to_the_rhine import GAME as RHINE
from sztab.lab.keys import keys_of
from sztab.lab.report.again import figures_again
from sztab.lab.report.atlas.atlas import Chart
from sztab.lab.report.compare import compared, mean, share
from sztab.lab.report.figures import histogram, run_and_charts, run_figures
from sztab.lab.report.overview import Overview, judged
from sztab.lab.report.page import WORDS, Page
from sztab.lab.report.style import STYLE
from sztab.lab.report.terms import Terms, _beginning
from sztab.lab.runs.plan import Plan, rotated
from sztab.lab.runs.run import Crew, run
from tests.at_hand import GAMES
from tests.toy import STONES, seat_the_toys

TOY = Plan("stones", rotated(STONES, ("random", "greedy")), ({"stones": 12, "die": True},), 7)


@pytest.fixture(autouse=True)
def toys(monkeypatch: pytest.MonkeyPatch) -> None:
    seat_the_toys(monkeypatch)


def of_the_rhine(folder: Path) -> tuple[Json, dict[str, Chart]]:
    """Return the figures and maps of two short games of the Rhine."""
    plan = Plan(RHINE.id, rotated(RHINE, ("random",), ("white",)), ({"turns": 1},))
    run(RHINE, plan, 2, folder, Crew())
    return run_and_charts(folder, 2)


def test_all_games_are_counted(tmp_path: Path) -> None:
    run(STONES, TOY, 20, tmp_path, Crew())
    figures = run_figures(tmp_path, 5)
    assert figures["games"] == sum(figures["histogram"]["moves"]["counts"]) == 20
    assert figures["replayed"] == 5
    assert all(0 < one["share"] <= 1 for one in figures["rules met"])
    assert set(figures["verbs"]) <= {"take", "bid"}
    moves = sum(sum(by_seat.values()) for by_seat in figures["verbs"].values()) * 20
    assert moves == pytest.approx(figures["all moves"])
    assert run_figures(tmp_path / "games.sztab", 0)["rules met"] == []


def test_a_run_without_games_is_said(tmp_path: Path) -> None:
    run(STONES, TOY, 0, tmp_path, Crew())
    with pytest.raises(SztabError, match="has no finished game"):
        run_figures(tmp_path, 0)
    with pytest.raises(SztabError, match="There is no run in"):
        run_figures(tmp_path.parent, 0)


def test_a_histogram_holds_every_value() -> None:
    assert histogram([3, 3, 5]) == {"first": 3, "width": 1, "counts": [2, 0, 1]}
    wide = histogram(range(100))
    assert wide["width"] == 5
    assert wide["counts"] == [5] * 20
    assert histogram([]) is None


def test_a_histogram_has_round_steps() -> None:
    found = histogram([66, 119, 319])
    assert found == {"first": 60, "width": 20, "counts": [1, 0, 1, *[0] * 9, 1]}
    assert [histogram(range(n))["width"] for n in (20, 21, 41, 101, 201, 1001)] == [
        *(1, 2, 5, 10, 20, 100)
    ]


def test_counts_are_said_with_their_thousands_apart() -> None:
    assert Terms(STONES, "en").number(12345) == "12,345"
    assert Terms(STONES, "pl").number(12345) == "12\N{NO-BREAK SPACE}345"


def test_two_shares_are_compared() -> None:
    row = share("wins", "red", 50, 100, 70, 100)
    assert row["difference"] == pytest.approx(0.2)
    assert row["p"] == pytest.approx(0.00389, abs=1e-5)  # z = 2.8868
    assert share("wins", "red", 0, 12, 3, 12)["p"] == pytest.approx(5 / 23)  # exact
    assert row["effect"] == pytest.approx(2 * math.asin(math.sqrt(0.7)) - math.pi / 2)
    assert share("wins", "red", 0, 10, 0, 10)["p"] == 1.0


def test_two_means_are_compared() -> None:
    one = {"count": 100, "mean": 10.0, "variance": 4.0}
    row = mean("rounds", one, {"count": 100, "mean": 11.0, "variance": 4.0})
    assert row["effect"] == pytest.approx(0.5)
    assert row["p"] == pytest.approx(0.000507, abs=1e-6)  # t = 3.5355, 198 degrees of freedom
    few = {"count": 4, "mean": 10.0, "variance": 4.0}
    assert mean("rounds", few, {**few, "mean": 12.0})["p"] == pytest.approx(0.20704, abs=1e-5)
    single = {"count": 1, "mean": 3.0, "variance": 0.0}
    assert mean("rounds", single, {**single, "mean": 4.0})["p"] == 1.0
    assert mean("rounds", one, one)["p"] == 1.0
    still = {"count": 5, "mean": 3.0, "variance": 0.0}
    assert mean("rounds", still, {**still, "mean": 4.0})["p"] == 0.0


def test_many_comparisons_are_corrected(tmp_path: Path) -> None:
    run(STONES, TOY, 20, tmp_path, Crew())
    one = run_figures(tmp_path, 0)
    other = json.loads(json.dumps(one))
    other["seats"]["left"]["wins"] = 0
    rows = compared(one, other)
    assert [row["p"] for row in rows] == sorted(row["p"] for row in rows)
    assert rows[0]["name"] == "left"
    assert rows[0]["corrected"] == pytest.approx(min(1, rows[0]["p"] * len(rows)))
    corrected = [row["corrected"] for row in rows]
    assert corrected == sorted(corrected)


def test_the_settings_of_a_sweep_are_compared_with_the_first(tmp_path: Path) -> None:
    swept = tuple({"stones": 12, "die": die} for die in (True, False))
    plan = Plan("stones", rotated(STONES, ("random", "greedy")), swept, 7)
    run(STONES, plan, 16, tmp_path, Crew())
    figures = run_figures(tmp_path, 0)
    rows = figures["compared settings"]
    assert {row["setting"] for row in rows} == {1}
    assert [row["corrected"] for row in rows] == sorted(row["corrected"] for row in rows)
    page = Page(STONES, "en").html([figures], None)
    assert "compared with: Whether a die is rolled after each taking: yes" in page
    assert page.count("taking: no</th>") == 1  # it stands above its rows
    assert "<td>Won by: Left</td>" in page
    said = list(Overview(Terms(STONES, "en")).sentences(figures))
    assert [one.split(":")[1].strip() for one in said[:2]] == ["yes", "no"]
    assert Terms(STONES, "pl").value("data", "") == "domyślne"
    assert Terms(STONES, "pl").value("data", "tuned") == "dostrojony"
    assert Terms(STONES, "pl").value("data", "/home/me/tuned.json") == "tuned.json"


def test_the_first_decision_is_judged_beside_what_seats_are_worth(tmp_path: Path) -> None:
    run(STONES, TOY, 20, tmp_path, Crew())
    figures = run_figures(tmp_path, 0)
    shares = [one["share"] for one in figures["seats"].values()]
    assert min(shares) <= figures["first expected"] <= max(shares)
    assert figures["first seats"] == ["left"]
    figures["first seats"] = ["left", "right"]  # as if either side had been first
    said = list(Overview(Terms(STONES, "en")).sentences(figures))
    assert any("the seats alone would give" in one for one in said)
    earlier = {**figures, "first expected": None}
    assert not any(
        "the seats alone" in one for one in Overview(Terms(STONES, "en")).sentences(earlier)
    )


@pytest.mark.parametrize(
    ("share_and_interval", "verdict"),
    [
        ((0.50, (0.45, 0.55)), "even"),
        ((0.70, (0.65, 0.75)), "uneven"),
        ((0.55, (0.45, 0.65)), "rather-even"),
        ((0.65, (0.55, 0.75)), "rather-uneven"),
    ],
)
def test_a_share_is_judged_with_its_interval(
    share_and_interval: tuple[float, tuple[float, float]], verdict: str
) -> None:
    assert judged(*share_and_interval, 0.4, 0.6) == verdict


@pytest.mark.parametrize("language", ["en", "pl"])
@pytest.mark.parametrize(
    "name", ["flames-of-war", "medieval-battle", "race-to-the-rhine", "stand-at-mortain"]
)
def test_every_kind_of_move_and_every_ending_has_words(name: str, language: str) -> None:
    game = GAMES[name]
    with pytest.raises(NotationError) as refused:
        game.parse("xyzzy")  # the refusal lists all verbs
    for verb in str(refused.value.refusal.args["known"]).split(", "):
        assert has_words(game, language, f"verb-{verb}"), verb
    results = [key.key for key in keys_of(game) if key.key.startswith("result-")]
    assert results
    for key in results:
        assert has_words(game, language, key.replace("result-", "ending-", 1)), key


@pytest.mark.parametrize("language", ["en", "pl"])
def test_a_page_needs_nothing_from_outside(
    language: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    seat_the_toys(monkeypatch, RHINE)
    plan = Plan(RHINE.id, rotated(RHINE, ("random",), ("white",)), ({"turns": 1},))
    run(RHINE, plan, 3, tmp_path, Crew())
    figures = run_figures(tmp_path, 3)
    page = Page(RHINE, language).html([figures, figures], compared(figures, figures))
    assert not re.search(r"https?://|<script|<link|src=", page)
    assert page.count("<section") == page.count("</section>")
    assert page.count("<p") - page.count("<path") == page.count("</p>")
    assert ("Wygrane według miejsc" in page) == (language == "pl")
    assert "<td>Bradley</td>" in page


def test_a_page_leads_to_its_sections_and_groups_what_belongs_together(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    seat_the_toys(monkeypatch, RHINE)
    plan = Plan(RHINE.id, rotated(RHINE, ("random",) * 2, ("red", "white")), ({"turns": 1},))
    run(RHINE, plan, 2, tmp_path, Crew())
    figures, charts = run_and_charts(tmp_path, 2)
    page = Page(RHINE, "en", [charts]).html([figures], None)
    ids = re.findall(r'<section id="([^"]+)"', page)
    assert len({*ids}) == len(ids)
    assert re.findall(r'<a href="#([^"]+)"', page) == ids
    assert page.count('<tr class="group">') == 2  # the corps of an army stand below its name
    assert "Montgomery: I Corps" not in page
    always = [one["rule"] for one in figures["rules met"] if one["share"] == 1]
    assert always
    assert all(f"<td>{rule} " not in page for rule in always)  # said in one sentence
    assert "Used in every one of these games: " in page
    assert 'class="scale scale-stood" aria-hidden="true">0 <i ' in page


def test_where_units_stood_is_a_mean_over_the_game(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    seat_the_toys(monkeypatch, RHINE)
    figures, charts = of_the_rhine(tmp_path)
    [on_map] = figures["heat"]
    assert on_map["looks"] >= figures["games"]
    stood = on_map["layers"]["stood"]["white"]
    assert sum(stood.values()) <= 3 * on_map["looks"]  # Bradley has three corps
    most = f"{max(stood.values()) / on_map['looks']:.2f}"
    said = f"Bradley: stood here (most: {most} units on average)"
    assert said in Page(RHINE, "en", [charts]).html([figures], None)
    del on_map["looks"]  # as in figures of before
    assert "stood at the end of turns" in Page(RHINE, "en", [charts]).html([figures], None)


def test_who_always_decides_first_is_said_once(tmp_path: Path) -> None:
    run(STONES, TOY, 20, tmp_path, Crew())
    page = Page(STONES, "en").html([run_figures(tmp_path, 0)], None)
    assert "The same side always decides first: Left." in page
    assert "First to decide" not in page


@pytest.mark.parametrize(
    ("spread", "said"),
    [
        ((4, 7, 12), "Half of the games last 7 rounds or fewer, one in ten 12 or more."),
        ((5, 6, 6), "Eight games in ten last 5 to 6 rounds."),
        ((6, 6, 6), "At least eight games in ten last exactly 6 rounds."),
    ],
)
def test_a_length_is_said_so_that_it_tells_something(
    spread: tuple[int, int, int], said: str
) -> None:
    one = dict(zip(("tenth", "middle", "ninth"), spread, strict=True))
    assert Overview(Terms(STONES, "en"))._length("rounds", one) == said


def test_options_are_called_what_readers_call_them() -> None:
    terms = Terms(GAMES["flames-of-war"], "pl")
    options = {"mission": "free_for_all", "data": "/home/me/my-values.json"}
    said = "Misja: Wolna walka (72 \N{MULTIPLICATION SIGN} 48 cali); Zestaw danych: my-values.json"
    assert terms.options(options) == said
    assert terms.options({"company_a": "starter_us", "air_b": "limited typhoon"}) == (
        "Kompania strony A: siły startowe, Amerykanie; "
        "Wsparcie lotnicze strony B: ograniczone: Typhoon"
    )
    assert terms.option("company_a") == "Kompania strony A"
    assert terms.option("nothing") == "nothing"
    switch = {"vehicles_pass_enemy_vehicles": True}
    assert terms.options(switch) == "Pojazdy mogą przejeżdżać przez pojazdy wroga: tak"
    assert Terms(GAMES["flames-of-war"], "en").value("any", False) == "no"


def test_every_choice_of_an_option_has_a_word_in_both_languages() -> None:
    missing = [
        f"{game.id} {option.name} {choice} ({language})"
        for game in GAMES.values()
        for option in game.options()
        for choice in option.choices
        for language in ("en", "pl")
        if isinstance(choice, str)
        and not has_words(game, language, f"option-{option.name}-{choice}".replace(" ", "-"))
    ]
    assert not missing


@pytest.mark.parametrize(
    ("language", "said"),
    [
        (
            "en",
            "Cavalry may charge from 8 inches: yes; "
            "Tanks also test motivation before they assault tanks: no",
        ),
        (
            "pl",
            "Kawaleria może szarżować z 8 cali: tak; "
            "Także czołgi wykonują test motywacji przed szturmem na czołgi: nie",
        ),
    ],
)
def test_what_is_on_or_off_is_said_in_words(language: str, said: str) -> None:
    options = {"cavalry_charge_from_8": True, "tank_terror_for_tanks": False}
    assert Terms(GAMES["flames-of-war"], language).options(options) == said


def test_what_print_changes_comes_last() -> None:
    assert re.split(r"^@media", STYLE, flags=re.MULTILINE)[-1].startswith(" print { body")


def test_a_rule_that_breaks_off_says_so() -> None:
    assert _beginning("**RR-1.1** A corps may move", "RR-1.1") == "A corps may move"
    assert _beginning("**RR-1.1** A corps may move. Then", "RR-1.1") == "A corps may move"
    assert _beginning("**RR-1.1** A corps may\n- move", "RR-1.1") == "A corps may …"


def test_the_command_writes_a_page_and_its_figures(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    run(STONES, TOY, 4, tmp_path / "a", Crew())
    file = tmp_path / "out" / "it.html"
    assert cli.main(["lab", "report", str(tmp_path / "a"), "--out", str(file)]) == 0
    assert json.loads(file.with_suffix(".json").read_text())["compared"] is None
    figures = file.with_suffix(".json").read_text()
    again = ["lab", "report", str(file.with_suffix(".json")), "--out", str(file)]
    assert cli.main(again) == 0  # from the figures alone
    assert file.with_suffix(".json").read_text() == figures
    three = [str(tmp_path / "a")] * 3
    assert cli.main(["lab", "report", *three]) == 2
    assert "at most two runs" in capsys.readouterr().err
    assert WORDS.folder().joinpath("words", "pl.ftl").is_file()


def test_a_report_writes_over_no_figures_that_it_reads(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    run(STONES, TOY, 4, tmp_path / "a", Crew())
    page = tmp_path / "one.html"
    assert cli.main(["lab", "report", str(tmp_path / "a"), "--out", str(page)]) == 0
    kept = page.with_suffix(".json")
    figures = kept.read_text()
    assert cli.main(["lab", "report", str(tmp_path / "a"), "--out", str(kept)]) == 2
    assert "name the page one.html" in capsys.readouterr().err
    assert cli.main(["lab", "report", str(kept), str(kept), "--out", str(page)]) == 2
    assert "would be written over" in capsys.readouterr().err
    assert kept.read_text() == figures


def test_a_page_is_made_again_from_its_figures(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    seat_the_toys(monkeypatch, RHINE)
    figures, charts = of_the_rhine(tmp_path)
    kept = tmp_path / "kept.json"
    kept.write_text(json.dumps({"runs": [figures], "compared": None}))
    [(again, drawn)] = figures_again(kept)
    pages = [
        Page(RHINE, "pl", [maps]).html([run], None)
        for run, maps in ((figures, charts), (again, drawn))
    ]
    assert pages[0] == pages[1]
    assert "Na mapie" in pages[0]


@pytest.mark.parametrize("text", ["", "[]", "{}", '{"runs": 3}', '{"runs": [{"game": "x"}]}'])
def test_a_file_without_figures_is_said(text: str, tmp_path: Path) -> None:
    file = tmp_path / "it.json"
    file.write_text(text)
    with pytest.raises(SztabError, match="has no figures"):
        figures_again(file)
