"""Hypothesis profiles, chosen by HORDA_PROFILE: quick (default), ci or soak; and a light heap."""

import gc
import os

from hypothesis import HealthCheck, settings

# Whole games are played inside one example, so neither a deadline nor "too slow" means a fault.
_COMMON = settings(deadline=None, suppress_health_check=[HealthCheck.too_slow], print_blob=True)

settings.register_profile("quick", _COMMON, max_examples=50)
# The same examples every time: a red CI run is then the change's fault, not chance's.
settings.register_profile("ci", _COMMON, max_examples=500, derandomize=True)
settings.register_profile("soak", _COMMON, max_examples=10_000)

settings.load_profile(os.environ.get("HORDA_PROFILE", "quick"))


def pytest_collection_finish() -> None:
    """Sets apart what was collected: a million objects that are never garbage.

    To go through them took a quarter of a second each time, within whatever was just measured.
    """
    gc.collect()
    gc.freeze()
