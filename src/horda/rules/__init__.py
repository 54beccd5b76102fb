"""How much of each rulebook the code carries out and the tests check."""

from horda.rules.coverage import (
    Coverage,
    RuleStatus,
    State,
    find_tests,
    measure,
    measure_all,
    scan_tests,
)

__all__ = [
    "Coverage",
    "RuleStatus",
    "State",
    "find_tests",
    "measure",
    "measure_all",
    "scan_tests",
]
