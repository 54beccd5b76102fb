"""The benchmark measures our games, and catanatron where it is installed."""

from typing import Any

import pytest

from horda.games import registry
from horda.sim import measures, yardstick
from tests.cli.running import run

TINY = measures.Effort(seconds=0.001, rounds=1, games=4, runs=1)


@pytest.fixture(autouse=True)
def _tiny(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(measures, "QUICK", TINY)


def _measured(game: str) -> dict[str, Any]:
    found = run("bench", "--quick", "--json").json["measures"]
    return {one["name"]: one for one in found if one["game"] == game}


def test_everything_is_measured() -> None:
    found = _measured("zombie-terror")
    assert found["random decisions"]["unit"] == "1/s"
    assert found["replay of a finished game"]["unit"] == "ms"
    assert {"clone after 20 decisions", "clone at the end"} < set(found)
    for measure in found.values():
        assert {"base", "barricades"} <= set(measure["values"])
        assert all(one["median"] > 0 for one in measure["values"].values())


def test_zombicide_is_measured() -> None:
    found = _measured("zombicide-2e")
    phase = found.pop("zombies' phase, 60 zombies on 9 tiles")
    assert phase["unit"] == "ms"
    assert phase["values"]["M01"]["median"] > 0
    assert set(found) == {"random decisions", "random games", "clone after 200 decisions"}
    for measure in found.values():
        assert {"M00", "M01"} <= set(measure["values"])
        assert all(one["median"] > 0 for one in measure["values"].values())


@pytest.mark.skipif(not yardstick.installed(), reason="catanatron is an extra")
@pytest.mark.parametrize(
    ("game", "names"), [("zombie-terror", {"base", "barricades"}), ("zombicide-2e", {"M00", "M01"})]
)
def test_catanatron_stands_beside(game: str, names: set[str]) -> None:
    found = _measured(game)
    for name in ("random decisions", "clone after 200 decisions"):
        assert found[name]["values"]["catanatron"]["median"] > 0
        assert set(found[name]["faster"]) == names


def test_every_target_is_judged() -> None:
    judged = run("bench", "--quick", "--json").json["targets"]
    benches = (game.bench() for game in registry.all_games())
    wanted = {target.game for bench in benches if bench for target in bench.targets}
    assert {one["target"]["game"] for one in judged} == wanted
    assert all(one["value"] > 0 for one in judged)
    if yardstick.installed():
        assert all(one["verdict"] != "unknown" for one in judged)


@pytest.mark.parametrize("lang", ["en", "pl"])
def test_without_catanatron_it_says_so(lang: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(yardstick, "installed", lambda: False)
    done = run("bench", "--quick", "--lang", lang)
    assert done.code == 0
    assert "horda[bench]" in done.out
    assert "zombicide-2e M01: random decisions" in done.out
    assert "⟦" not in done.out
