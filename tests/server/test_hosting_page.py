"""The limits that docs/hosting.md tells are those of the code."""

from pathlib import Path

import pytest

from horda.server.ops import bodies, connections, reading, tuning
from horda.server.ops.settings import Settings
from horda.server.people import flows, limits, turns
from horda.server.people.limits import BOTS, RATES, Rate
from horda.server.store.queries import chats
from horda.server.tables import driver, foreign, peer, room, socket
from horda.server.work import task, worker

PAGE = (Path(__file__).resolve().parents[2] / "docs" / "hosting.md").read_text("utf-8")
WORDS = " ".join(PAGE.split())
ROWS = {
    cells[0]: cells[1:]
    for line in PAGE.splitlines()
    if line.startswith("| ")
    for cells in [[cell.strip() for cell in line.strip("|").split("|")]]
}


def pace(rate: Rate) -> str:
    """Says how many are allowed in the long run."""
    if rate.per_second >= 1:
        return f"{rate.per_second:,g} a second"
    return f"1 in {1 / rate.per_second:g} s"


def both(kind: str) -> list[str]:
    """The long run of a person and of an address."""
    return [pace(rate) for rate in RATES[kind]]


def whole(kind: str) -> list[str]:
    """The burst and the long run."""
    return [f"{rate.burst:,g}, then {pace(rate)}" for rate in RATES[kind]]


def reading_and_writing(first: str, second: str) -> list[str]:
    pairs = zip(RATES[first], RATES[second], strict=True)
    return [f"{one.per_second:g}, {other.per_second:g} a second" for one, other in pairs]


def stored() -> list[str]:
    return [
        f"{rate.burst / 2**20:g} MB, then {rate.per_second / 2**10:g} kB a second"
        for rate in RATES["stored"]
    ]


def sockets() -> list[str]:
    pairs = zip(limits.SOCKETS, both("connect"), strict=True)
    return [f"{most}; {new}" for most, new in pairs]


BOT_ROW = f"{driver.FREE} a table and {BOTS[0].burst:g}, then {pace(BOTS[0])}"
FRAMES = f"{flows.OF_ADDRESS.burst:,g}, then {pace(flows.OF_ADDRESS)}"
TOLD = {
    "requests that read, change": reading_and_writing("read", "write"),
    "lists of 20 tables; longer ones count more": both("list"),
    "new tables, imports, forks, rematches, identities": whole("create"),
    "tables that are open or running, as their host": [str(limits.TABLES), ""],
    "answers of bots in a row, where no person is asked": [BOT_ROW, ""],
    "branches of campaigns with others, as their host": [str(limits.BRANCHES), ""],
    "sockets at once; new ones": sockets(),
    "messages over sockets, undo and redo": reading_and_writing("socket", "back"),
    "answers at tables, each of which is kept for ever": whole("answer"),
    "chat lines": both("chat"),
    "games copied by files, forks, branches and reports": stored(),
    "invitations to a table that hold": [f"{limits.LINKS} for the table", ""],
    "seconds of the processor for looking back, advice, files and scenarios": whole("work"),
    "connections at once, sockets among them": ["", str(flows.CONNECTIONS)],
    "frames of every kind over sockets": ["", FRAMES],
    "tries of a passphrase, or of a code for an address": both("claim"),
    "codes sent to addresses": whole("letter"),
}


@pytest.mark.parametrize("what", TOLD)
def test_a_row_is_true(what: str) -> None:
    assert ROWS[what] == TOLD[what]


def test_every_row_of_limits_is_looked_at() -> None:
    head = PAGE[PAGE.index("## Limits") :]
    told = [line for line in head.splitlines() if line.startswith("| ")][2:]
    assert len(told) == len(TOLD)


@pytest.mark.parametrize(
    "said",
    [
        f"A request has at most {bodies.SMALL // 2**10} kB",
        f"a game file {Settings().largest_body // 2**20} MB (`largest_body`)",
        f"a message {socket.LARGEST // 2**10} kB",
        f"a game file {foreign.LONGEST:,} entries, a table {room.LONGEST:,}",
        f"the last {chats.KEPT:,} lines of its chat",
        f"A socket that is {peer.QUEUE} messages behind",
        f"{flows.FRAMES.per_second:g} a second and {flows.BYTES.per_second / 2**10:g} kB a second",
        f"The head of a request has {connections.PATIENCE:g} seconds, "
        f"{reading.LONGEST_HEAD // 2**10} kB and {reading.MOST_LINES} lines",
        f"of a long answer {connections.LEAST_READ // 2**10} kB",
        f"up to {tuning.FILES:,}) and keeps {tuning.KEPT_FILES} for itself",
        f"`desk_workers` ({Settings().desk_workers})",
        f"`bot_workers` ({Settings().bot_workers})",
    ],
)
def test_a_number_in_the_text_is_true(said: str) -> None:
    assert said in WORDS


def test_numbers_in_words_are_true() -> None:
    """Two at a time, one second or five, half a gigabyte, a minute, a week."""
    assert turns.FEW == 2
    assert (task.SHORT, task.LONG) == (1, 5)
    assert worker.MEMORY == 2**29
    assert (Settings().grace, Settings().link_days) == (60, 7)
