"""Rates, intervals and lengths are computed as the textbooks say."""

import pytest

from horda.sim.job import Row
from horda.sim.stats import lengths, quantile, rate, summarise, wilson


def row(
    game: int, winners: tuple[str, ...], reason: str, decisions: int, rounds: int | None
) -> Row:
    return Row(
        game=game,
        seed=game,
        scenario="plain",
        bots=("random", "random"),
        winners=winners,
        reason=reason,
        fates=tuple("won" if seat in winners else "lost" for seat in ("a", "b", "c")),
        reasons=(reason, reason, "quits"),
        decisions=decisions,
        rounds=rounds,
        faults=0,
        digest="",
    )


@pytest.mark.parametrize(
    ("count", "total", "low", "high"),
    [  # Newcombe 1998, table I, method 3
        (81, 263, 0.2553, 0.3662),
        (15, 148, 0.0624, 0.1605),
        (0, 20, 0.0, 0.1611),
        (1, 29, 0.0061, 0.1718),
    ],
)
def test_wilson_agrees_with_published_intervals(
    count: int, total: int, low: float, high: float
) -> None:
    assert wilson(count, total) == pytest.approx((low, high), abs=5e-5)


def test_wilson_is_symmetric_and_knows_its_ends() -> None:
    low, high = wilson(29 - 1, 29)
    assert (1 - high, 1 - low) == pytest.approx(wilson(1, 29))
    assert wilson(7, 7)[1] == 1.0
    assert wilson(0, 0) == (0.0, 1.0)
    assert rate(0, 0).rate == 0.0


def test_quantiles_lie_between_neighbours() -> None:
    assert quantile([1, 2, 3, 4], 0.5) == 2.5
    assert quantile([7], 0.9) == 7
    assert quantile(list(range(11)), 0.1) == 1


def test_a_summary_counts_wins_reasons_and_lengths() -> None:
    rows = [
        row(0, ("a",), "out", 10, 2),
        row(1, ("a", "b"), "out", 20, 4),
        row(2, (), "unfinished", 30, None),
    ]
    summary = summarise(rows, ("a", "b", "c"))
    assert summary.unfinished == 1
    assert {seat: won.count for seat, won in summary.wins.items()} == {"a": 2, "b": 1, "c": 0}
    assert list(summary.reasons) == ["out", "unfinished"]
    assert {word: often.count for word, often in summary.endings["a"].items()} == {
        "won:out": 2,
        "lost:unfinished": 1,
    }
    assert list(summary.endings["c"]) == ["lost:quits"]
    assert summary.decisions is not None
    assert (summary.decisions.least, summary.decisions.median) == (10, 20)
    assert summary.rounds is not None
    assert summary.rounds.mean == 3
    assert lengths([]) is None
