"""Refusals of the table itself; the game's own are `horda.core.errors.HordaError`."""

from horda.core.errors import HordaError
from horda.server.protocol import Problem, Refused

LONGEST = 300


class TableError(Exception):
    """Something that may not be done here or now; nothing has changed."""

    def __init__(self, code: Problem, what: str = "", *, retry: float | None = None) -> None:
        super().__init__(f"{code}: {what}" if what else str(code))
        self.code = code
        self.what = what
        self.retry = retry


def refused(error: HordaError | TableError, id: int | None = None) -> Refused:
    """Puts a refusal into a message."""
    what = error.what[:LONGEST]  # it may quote what somebody sent
    if isinstance(error, TableError):
        return Refused(id, error.code, what, retry=error.retry)
    return Refused(id, error.code, what, error.rules, error.why)
