"""The tree of a search: nodes and tables of options."""

from horda.core.decisions import Choice, Option

Table = dict[Option, "Node"]


class Node:
    """What a search found on one option: how it fared for the seat that chose it."""

    __slots__ = ("visits", "total", "offered", "_tables")

    def __init__(self) -> None:
        self.visits = 0
        self.total = 0.0
        self.offered = 1
        """How often the option was there to be chosen."""
        self._tables: dict[tuple[int, str, tuple[int, ...]], Table] | None = None

    @property
    def mean(self) -> float:
        """The mean value for the seat that chose it."""
        return self.total / self.visits if self.visits else 0.0

    def table(self, choice: Choice) -> Table:
        """Returns the options seen so far under this question.

        After the same answers another world may put another question, to another seat.
        """
        key = (choice.seat, choice.prompt, choice.args)
        tables = self._tables
        if tables is None:
            tables = self._tables = {}
        found = tables.get(key)
        if found is None:
            found = tables[key] = {}
        return found
