"""What many games say together: rates with intervals, reasons and lengths."""

from collections import Counter
from collections.abc import Iterable, Sequence
from math import sqrt

from msgspec import Struct

from horda.sim.job import UNFINISHED, Row

Z95 = 1.959963984540054  # two-sided 95 %


class Rate(Struct, frozen=True):
    """How often something happened, with its 95 % Wilson interval."""

    count: int
    rate: float
    low: float
    high: float


class Lengths(Struct, frozen=True):
    """The spread of a length over the games."""

    least: int
    p10: float
    median: float
    p90: float
    most: int
    mean: float


class Summary(Struct, frozen=True):
    """A simulation in numbers; an unfinished game counts as won by nobody."""

    games: int
    unfinished: int
    wins: dict[str, Rate]
    reasons: dict[str, Rate]
    endings: dict[str, dict[str, Rate]]
    """For each seat how often it ended how and why (`won:the-reason`), the most frequent first."""
    decisions: Lengths | None
    rounds: Lengths | None


def wilson(count: int, total: int, z: float = Z95) -> tuple[float, float]:
    """Returns the score interval of Wilson (1927) for a share; sound near 0 and 1 too."""
    if total == 0:
        return 0.0, 1.0
    share, square = count / total, z * z
    middle = (share + square / (2 * total)) / (1 + square / total)
    half = z / (1 + square / total) * sqrt(share * (1 - share) / total + square / (4 * total**2))
    # At the ends the formula gives 0 and 1 but for rounding.
    return (0.0 if count == 0 else middle - half), (1.0 if count == total else middle + half)


def rate(count: int, total: int) -> Rate:
    """Returns a share with its interval."""
    return Rate(count, count / total if total else 0.0, *wilson(count, total))


def rates(words: Sequence[str]) -> dict[str, Rate]:
    """Returns the share of every word, the most frequent first."""
    counts = Counter(words)
    ordered = sorted(counts, key=lambda word: (-counts[word], word))
    return {word: rate(counts[word], len(words)) for word in ordered}


def quantile(ordered: Sequence[int], q: float) -> float:
    """Returns a quantile of sorted numbers, linear between neighbours."""
    place = q * (len(ordered) - 1)
    low = int(place)
    high = min(low + 1, len(ordered) - 1)
    return ordered[low] + (ordered[high] - ordered[low]) * (place - low)


def lengths(values: Iterable[int]) -> Lengths | None:
    """Sums up a length, or nothing where no game has one."""
    ordered = sorted(values)
    if not ordered:
        return None
    p10, median, p90 = (quantile(ordered, q) for q in (0.1, 0.5, 0.9))
    return Lengths(ordered[0], p10, median, p90, ordered[-1], sum(ordered) / len(ordered))


def summarise(rows: Sequence[Row], seats: Sequence[str]) -> Summary:
    """Sums up the rows of one job."""
    total = len(rows)
    wins = Counter(seat for row in rows for seat in row.winners)
    reasons = [row.reason for row in rows]
    endings = {
        seat: rates([f"{row.fates[at]}:{row.reasons[at]}" for row in rows])
        for at, seat in enumerate(seats)
    }
    return Summary(
        games=total,
        unfinished=reasons.count(UNFINISHED),
        wins={seat: rate(wins[seat], total) for seat in seats},
        reasons=rates(reasons),
        endings=endings,
        decisions=lengths(row.decisions for row in rows),
        rounds=lengths(row.rounds for row in rows if row.rounds is not None),
    )
