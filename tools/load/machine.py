"""What Linux knows of a process, and figures about many figures."""

import os
from collections.abc import Sequence
from pathlib import Path

TICK = os.sysconf("SC_CLK_TCK")


def resident(pid: int) -> int:
    """Returns the bytes of memory that a process holds."""
    pages = int(Path(f"/proc/{pid}/statm").read_text().split()[1])
    return pages * os.sysconf("SC_PAGE_SIZE")


def cpu_seconds(pid: int) -> float:
    """Returns how long a process has computed, all its threads together."""
    fields = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / TICK


def percentile(ordered: Sequence[float], part: float) -> float:
    """Returns the smallest figure that `part` of all figures do not exceed."""
    if not ordered:
        return float("nan")
    return ordered[min(len(ordered) - 1, max(0, -int(-part * len(ordered) // 1) - 1))]


def load_average() -> float:
    """Returns how many processes wanted to compute in the last minute."""
    return os.getloadavg()[0]
