"""Simulations on a Ray cluster of this machine: the same results, also when a worker is killed in the middle.

Ray is large and takes its time to start, so it is no part of a developer's environment: `make drill` runs this where it is
installed, and says so where it is not.
"""

import os
import sys
from collections.abc import Iterator
from importlib.util import find_spec
from pathlib import Path

import pytest

import bottlecap
from bottlecap.arena.balance import group
from bottlecap.arena.simulate import counted, planned, simulate
from bottlecap.arena.workers import Ray, checked

needs_ray = pytest.mark.skipif(find_spec("ray") is None, reason='Ray is not installed: pip install "bottlecap-games[ray]"')

KILLED_ONCE = """
import os, pathlib, signal

class KilledOnce:
    '''The first legal action; the first worker that answers as the second player is killed.'''

    def choose(self, perspective):
        mark = pathlib.Path(__file__).with_name("killed")
        if os.environ.get("WHO_STARTED") != str(os.getpid()) and perspective.match.length == 1:
            try:
                mark.touch(exist_ok=False)
                os.kill(os.getpid(), signal.SIGKILL)
            except FileExistsError:
                pass
        return perspective.actions[0]


class Gone:
    def choose(self, perspective):
        os._exit(3)
"""


@pytest.fixture(scope="module")
def bots(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Path]:
    """A cluster of two workers, and a module of bots that it finds."""
    import ray  # type: ignore[import-not-found]

    folder = tmp_path_factory.mktemp("bots")
    (folder / "raybots.py").write_text(KILLED_ONCE)
    sys.path.insert(0, str(folder))
    path = os.pathsep.join([str(folder), *sys.path])
    started = {"env_vars": {"PYTHONPATH": path, "WHO_STARTED": str(os.getpid())}}
    os.environ["WHO_STARTED"] = str(os.getpid())
    ray.init(address="local", num_cpus=2, include_dashboard=False, log_to_driver=False, logging_level="error", runtime_env=started)
    yield folder
    ray.shutdown()
    sys.path.remove(str(folder))


@needs_ray
def test_a_cluster_gives_what_one_process_gives(bots: Path) -> None:
    assert list(simulate("salvage", players=3, matches=30, seed=5, ray="local")) == list(
        simulate("salvage", players=3, matches=30, seed=5)
    )


@needs_ray
def test_a_worker_killed_in_the_middle_changes_nothing(bots: Path) -> None:
    given = {"bots": ["raybots:KilledOnce", "random"], "matches": 40, "seed": 3, "mirror": True}
    there = list(simulate("kuhn", ray="local", **given))  # type: ignore[arg-type]
    assert (bots / "killed").exists(), "nobody was killed"
    assert there == list(simulate("kuhn", **given))  # type: ignore[arg-type]


@needs_ray
def test_a_bot_that_ends_every_worker_ends_the_simulation(bots: Path) -> None:
    with pytest.raises(bottlecap.Error, match="ended by itself, 4 times"):
        list(simulate("kuhn", bots=["raybots:Gone"], matches=1, ray="local"))


@needs_ray
def test_counts_for_reports_and_balance_come_home_too(bots: Path) -> None:
    wanted = group("shelter", 2, "random", 4, "1", 1, None)
    assert group("shelter", 2, "random", 4, "1", Ray("local"), None) == wanted


@needs_ray
def test_a_worker_with_other_rules_plays_nothing(bots: Path) -> None:
    plan = planned("kuhn", None, ["random"], 0, False, None, None)._replace(rules="kuhn version 0, content old")
    with pytest.raises(bottlecap.Error, match="install the same everywhere"):
        list(counted(plan, 3, Ray("local")))


def test_other_rules_are_refused_by_processes_too() -> None:
    plan = planned("kuhn", None, ["random"], 0, False, None, None)._replace(rules="kuhn version 0, content old")
    with pytest.raises(bottlecap.Error, match="install the same everywhere"):
        list(counted(plan, 3, 1))


def test_without_ray_it_is_said_what_to_install(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "ray", None)
    with pytest.raises(bottlecap.Error, match=r"bottlecap-games\[ray\]"):
        checked(Ray("auto"))
    with pytest.raises(bottlecap.BadOption, match="address"):
        checked(Ray(""))
