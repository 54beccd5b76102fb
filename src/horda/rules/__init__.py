"""How much of each rulebook the code carries out and the tests check."""

from horda.rules.coverage import (
    WITH_TESTS,
    WITHOUT_TESTS,
    Coverage,
    RuleStatus,
    State,
    find_tests,
    measure,
    measure_all,
    scan_tests,
)

__all__ = [
    "WITHOUT_TESTS",
    "WITH_TESTS",
    "Coverage",
    "RuleStatus",
    "State",
    "find_tests",
    "measure",
    "measure_all",
    "scan_tests",
]
