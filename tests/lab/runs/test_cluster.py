"""A Ray cluster plays the same games as one process, also when it has two nodes."""

import os
import sys
from pathlib import Path

import pytest

from sztab.core.errors import SztabError
from sztab.games.medieval_battle import GAME as MEDIEVAL
from sztab.lab.runs import cluster
from sztab.lab.runs.plan import Plan, rotated
from sztab.lab.runs.run import Crew, run

PLAN = Plan(MEDIEVAL.id, rotated(MEDIEVAL, ("random", "greedy")))


def files(folder: Path) -> dict[str, bytes]:
    return {file.name: file.read_bytes() for file in sorted(folder.iterdir())}


def test_without_ray_it_is_said_what_to_install(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setitem(sys.modules, "ray", None)
    with pytest.raises(SztabError, match=r"pip install 'sztab\[ray\]'"):
        run(MEDIEVAL, PLAN, 2, tmp_path, Crew(cluster="auto"))


def test_tasks_grow_until_they_last_long_enough() -> None:
    sizes = [1]
    for _task in range(12):
        sizes.append(cluster._next_size(sizes[-1], 0.01))
    assert sizes[:4] == [1, 2, 4, 8]
    assert sizes[-1] == 150
    assert cluster._next_size(8, 60.0) == 1


@pytest.mark.parametrize("address", ["localhost:1", "localhost:99999"])
def test_a_cluster_that_cannot_be_reached_is_said_at_once(address: str) -> None:
    with pytest.raises(SztabError, match=f"There is no Ray cluster at {address}"):
        cluster._check_reached(address)


def test_other_addresses_are_left_to_ray() -> None:
    for address in ("auto", "local", "ray://nowhere:10001"):
        cluster._check_reached(address)


@pytest.mark.full
@pytest.mark.filterwarnings("ignore")  # of Ray's own
def test_two_nodes_play_the_same_games_as_one_process(tmp_path: Path) -> None:
    os.environ["RAY_USAGE_STATS_ENABLED"] = "0"
    # A busy machine starts nodes slowly; the name is spelt as Ray reads it.
    os.environ["RAY_raylet_start_wait_time_s"] = "300"  # noqa: SIM112
    pytest.importorskip("ray")
    from ray.cluster_utils import Cluster

    nodes = Cluster(
        initialize_head=True, head_node_args={"num_cpus": 1, "include_dashboard": False}
    )
    try:
        nodes.add_node(num_cpus=1)
        nodes.wait_for_nodes()
        run(MEDIEVAL, PLAN, 40, tmp_path / "cluster", Crew(cluster=nodes.address))
    finally:
        nodes.shutdown()
    run(MEDIEVAL, PLAN, 40, tmp_path / "here", Crew())
    assert files(tmp_path / "cluster") == files(tmp_path / "here")
