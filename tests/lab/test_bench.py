"""The bench: every contestant is measured in every round, and ratios are of one round."""

import io
from pathlib import Path

import pytest

from sztab.core.errors import SztabError
from sztab.lab import bench as benches
from sztab.lab.bench import OurGame, Report, Slice, bench, pure_source, write_report
from tests.toy import STONES


class Steady:
    """A contestant whose rate is known."""

    def __init__(self, name: str, log: list[str]) -> None:
        self.name, self.log = name, log

    def measure(self, seconds: float) -> Slice:
        self.log.append(self.name)
        return Slice(1000.0, 3000.0, 1e-6)


def test_contestants_take_turns_in_every_round() -> None:
    log: list[str] = []
    ours = OurGame(STONES, {"stones": 60}, 1)
    report = bench(ours, [Steady("a", log), Steady("b", log)], 0.05)
    assert log == ["a", "b"] * (benches.ROUNDS + 1)  # one round to warm up
    assert [len(slices) for slices in report.slices.values()] == [benches.ROUNDS] * 3


def test_random_play_is_counted() -> None:
    ours = OurGame(STONES, {"bids": True, "die": True}, 1)
    slice = ours.measure(0.02)
    assert slice.actions > 100
    assert slice.actions <= slice.options <= 3 * slice.actions
    assert 0 < slice.clone < 0.01
    assert 50 < ours.bytes_per_state() < 2000


def test_ratios_compare_within_a_round() -> None:
    report = Report("pure")
    report.slices["ours"] = [Slice(10, 1, 1), Slice(40, 1, 1), Slice(90, 1, 1)]
    report.slices["theirs"] = [Slice(10, 1, 1), Slice(20, 1, 1), Slice(30, 1, 1)]
    assert report.ratios("theirs") == [1, 2, 3]
    out = io.StringIO()
    write_report(report, out)
    assert "x 2.00 (1.00 to 3.00)" in out.getvalue()
    figures = report.json()["contestants"]["theirs"]
    assert figures["ours_to_theirs"] == {"median": 2, "min": 1, "max": 3}


@pytest.mark.parametrize("name", ["chess", "breakthrough", "backgammon"])
def test_openspiel_is_driven_alike(name: str) -> None:
    pytest.importorskip("pyspiel")
    slice = benches.OpenSpielGame(name, 1).measure(0.02)
    assert slice.options > slice.actions > 100


def test_python_chess_is_driven_alike() -> None:
    pytest.importorskip("chess")
    slice = benches.PythonChess(1).measure(0.05)
    assert slice.options > slice.actions > 100


def test_peers_that_are_not_installed_are_left_out(monkeypatch: pytest.MonkeyPatch) -> None:
    def missing(name: str) -> None:
        raise ImportError(name)

    monkeypatch.setattr(benches, "import_module", missing)
    assert benches.peers(1) == []


def test_chance_is_sampled_by_its_weights() -> None:
    outcomes = [(7, 0.25), (8, 0.75)]
    drawn = [benches._sampled(outcomes, n / 100) for n in range(100)]
    assert drawn.count(7) == 25
    assert benches._sampled(outcomes, 1.0) == 8


def test_the_pure_build_is_looked_for_where_it_is_said_to_be(tmp_path: Path) -> None:
    assert pure_source(None) == ""
    (tmp_path / "sztab").mkdir()
    with pytest.raises(SztabError, match="holds no package sztab"):
        pure_source(str(tmp_path))
    (tmp_path / "sztab" / "__init__.py").touch()
    assert pure_source(str(tmp_path)) == str(tmp_path.resolve())
