"""Hypothesis profiles, chosen by HORDA_PROFILE: quick (default), ci or soak; quick files."""

import gc
import os
from pathlib import Path

from hypothesis import HealthCheck, settings

# Whole games are played inside one example, so neither a deadline nor "too slow" means a fault.
_COMMON = settings(deadline=None, suppress_health_check=[HealthCheck.too_slow], print_blob=True)

settings.register_profile("quick", _COMMON, max_examples=50)
# The same examples every time: a red CI run is then the change's fault, not chance's.
settings.register_profile("ci", _COMMON, max_examples=500, derandomize=True)
settings.register_profile("soak", _COMMON, max_examples=10_000)

settings.load_profile(os.environ.get("HORDA_PROFILE", "quick"))

MEMORY = Path("/dev/shm")
ENOUGH = 4 * 2**30  # bytes; a whole run leaves less than a quarter of that


def in_memory() -> bool:
    """Tells whether files can lie in memory, with room for them and for programs among them."""
    if not MEMORY.is_dir() or not os.access(MEMORY, os.W_OK | os.X_OK):
        return False
    room = os.statvfs(MEMORY)
    return room.f_bavail * room.f_frsize > ENOUGH and not room.f_flag & os.ST_NOEXEC


# A commit waits for the disk some milliseconds, a whole run tens of thousands of times. What a
# killed process wrote is there afterwards either way; only a power cut would tell the difference.
if in_memory():
    os.environ.setdefault("PYTEST_DEBUG_TEMPROOT", str(MEMORY))


def pytest_collection_finish() -> None:
    """Sets apart what was collected: a million objects that are never garbage.

    To go through them took a quarter of a second each time, within whatever was just measured.
    """
    gc.collect()
    gc.freeze()
