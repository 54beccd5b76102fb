"""The load measurement itself, in its short form."""

import asyncio
from pathlib import Path

import pytest

from tests.server.live import Live
from tools.load import machine
from tools.load.clubs import Horda
from tools.load.crowd import Plan
from tools.load.measure import Figures, measure_bare, measure_horda
from tools.load.reader import Reader
from tools.load.wire import frame_size


def looked_at(run: Figures) -> None:
    """Sees that people played and that nothing went wrong."""
    assert run.errors == {}
    assert run.answers > 10
    assert 0 < run.p50 <= run.p95 <= run.p99 <= run.max
    assert 0 < run.update_mean <= run.update_largest < 20_000


def test_a_crowd_plays_without_an_error(tmp_path: Path) -> None:
    run = measure_horda(tmp_path, Plan("", tables=3, interval=0.1, seconds=3, seed=5), clients=2)
    looked_at(run)
    assert run.started >= 3
    assert run.commits_per_second > 0
    assert run.group_mean >= 1


def test_people_who_come_at_once_are_many(tmp_path: Path) -> None:
    """A server keeps who is known already: the cookie of one must not be sent for another."""

    async def come(address: str) -> tuple[str, bool]:
        club = Horda(address)
        first = await club.http.post("/api/me", json={"nickname": "Ala"})
        assert first.cookies
        cookie = await club.person("Ola")
        await club.close()
        return cookie, bool(club.http.cookies)

    with Live(tmp_path) as live:
        cookie, kept = asyncio.run(come(live.address))
    assert cookie
    assert not kept


@pytest.mark.parametrize("disk", [False, True])
def test_the_same_crowd_without_a_game(tmp_path: Path, disk: bool) -> None:
    plan = Plan("", tables=3, interval=0, seconds=1)
    run = measure_bare(tmp_path, plan, 1, size=500, disk=disk)
    looked_at(run)
    assert run.update_mean > 500


def test_percentiles_are_figures_that_were_measured() -> None:
    figures = [float(n) for n in range(1, 101)]
    assert [machine.percentile(figures, part) for part in (0.5, 0.99, 1.0)] == [50.0, 99.0, 100.0]
    assert machine.percentile([7.0], 0.99) == 7.0


@pytest.mark.parametrize("size", [0, 125, 126, 65_535, 65_536])
def test_frames_are_cut_where_they_end(size: int) -> None:
    if size < 126:
        head = bytes((0x81, size))
    elif size < 2**16:
        head = bytes((0x81, 126)) + size.to_bytes(2)
    else:
        head = bytes((0x81, 127)) + size.to_bytes(8)
    data = b"??" + head + b"x" * size
    assert frame_size(data + b"more", 2) == (len(head), size)
    assert all(frame_size(data[:end], 2) is None for end in range(2, len(data), max(1, size // 9)))


def test_an_update_that_does_not_fit_is_an_error() -> None:
    reader = Reader()
    reader.take(b'{"type":"view","seq":3,"asks":[{"number":3,"options":[]}],"result":null}')
    reader.take(b'{"type":"update","base":3,"seq":4,"changes":[[["asks",0,"number"],4]]}')
    assert reader.asks[0]["number"] == 4
    reader.take(b'{"type":"update","base":4,"seq":5,"changes":[[["result"],{"reason":"x"}]]}')
    assert reader.over
    with pytest.raises(ValueError, match="an update of 7, here is 5"):
        reader.take(b'{"type":"update","base":7,"seq":8,"changes":[]}')
