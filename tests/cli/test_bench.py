"""The benchmark measures both scenarios, and catanatron where it is installed."""

import pytest

from horda.sim import measures, yardstick
from tests.cli.running import run

TINY = measures.Effort(seconds=0.001, rounds=1, games=4, runs=1)


@pytest.fixture(autouse=True)
def _tiny(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(measures, "QUICK", TINY)


def test_everything_is_measured() -> None:
    found = run("bench", "--quick", "--json").json["measures"]
    units = {measure["name"]: measure["unit"] for measure in found}
    assert units["random decisions"] == "1/s"
    assert units["replay of a finished game"] == "ms"
    assert {"clone after 20 decisions", "clone at the end"} < set(units)
    for measure in found:
        assert {"base", "barricades"} <= set(measure["values"])
        assert all(one["median"] > 0 for one in measure["values"].values())


@pytest.mark.skipif(not yardstick.installed(), reason="catanatron is an extra")
def test_catanatron_stands_beside() -> None:
    found = {one["name"]: one for one in run("bench", "--quick", "--json").json["measures"]}
    for name in ("random decisions", "clone after 200 decisions"):
        assert found[name]["values"]["catanatron"]["median"] > 0
        assert set(found[name]["faster"]) == {"base", "barricades"}


@pytest.mark.parametrize("lang", ["en", "pl"])
def test_without_catanatron_it_says_so(lang: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(yardstick, "installed", lambda: False)
    done = run("bench", "--quick", "--lang", lang)
    assert done.code == 0
    assert "horda[bench]" in done.out
    assert "⟦" not in done.out
