"""Token buckets, with a clock of our own."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from horda.server.people.limits import RATES, Buckets, Limits, Rate, network


class Clock:
    def __init__(self) -> None:
        self.now = 100.0

    def __call__(self) -> float:
        return self.now


def granted(limits: Limits, person: str | None, address: str, tries: int = 10_000) -> int:
    return next(n for n in range(tries) if limits.chat(person, address) > 0)


def test_a_bucket_gives_its_burst_and_then_its_rate() -> None:
    clock = Clock()
    buckets = Buckets(Rate(2, 0.5), clock=clock)
    for _ in range(2):
        assert buckets.wait("a") == 0
        buckets.take("a")
    assert buckets.wait("a") == 2.0
    assert buckets.wait("b") == 0
    clock.now += 1.5
    assert buckets.wait("a") == 0.5
    clock.now += 0.5
    assert buckets.wait("a") == 0
    clock.now += 1000
    for _ in range(2):
        buckets.take("a")
    assert buckets.wait("a") == 2.0, "an idle bucket holds its burst and no more"


@given(st.lists(st.tuples(st.floats(0, 5), st.integers(0, 3)), max_size=60))
def test_never_more_than_burst_and_rate_allow(steps: list[tuple[float, int]]) -> None:
    clock = Clock()
    rate = Rate(3, 0.5)
    buckets = Buckets(rate, clock=clock)
    taken = dict.fromkeys(range(4), 0)
    for pause, key in steps:
        clock.now += pause
        if buckets.wait(key) == 0:
            buckets.take(key)
            taken[key] += 1
        allowed = rate.burst + (clock.now - 100.0) * rate.per_second
        assert taken[key] <= allowed + 1e-6


def test_memory_is_bounded_and_the_longest_unused_goes_first() -> None:
    buckets = Buckets(Rate(1, 0.001), most=100, clock=Clock())
    for number in range(1000):
        buckets.take(number)
    assert len(buckets) == 100
    assert buckets.wait(999) > 0
    assert buckets.wait(0) == 0


def test_a_person_and_an_address_are_counted_apart() -> None:
    person, address = (int(rate.burst) for rate in RATES["chat"])
    limits = Limits(clock=Clock())
    assert granted(limits, "ann", "10.0.0.1") == person
    assert limits.chat("ann", "10.0.0.2") > 0, "another address does not help"
    others = sum(granted(limits, f"p{n}", "10.0.0.1") for n in range(20))
    assert others == address - person, "nor do more identities behind one address"
    assert limits.chat("ben", "10.0.0.2") == 0


def test_what_is_refused_costs_nothing() -> None:
    clock = Clock()
    limits = Limits(clock=clock)
    granted(limits, "ann", "10.0.0.1")
    waits = {limits.chat("ann", "10.0.0.1") for _ in range(100)}
    clock.now += max(waits)
    assert limits.chat("ann", "10.0.0.1") == 0


def test_every_kind_is_counted_by_itself() -> None:
    limits = Limits(clock=Clock())
    granted(limits, "ann", "10.0.0.1")
    kinds = (limits.read, limits.write, limits.socket, limits.connect, limits.create, limits.report)
    assert [kind("ann", "10.0.0.1") for kind in kinds] == [0] * len(kinds)
    assert limits.claim("takoru-4821", "10.0.0.1") == 0


def test_the_rate_scales_limits_and_zero_switches_them_off() -> None:
    assert granted(Limits(2, Clock()), "ann", "a") == 2 * RATES["chat"][0].burst
    assert granted(Limits(0.001, Clock()), "ann", "a") == 1
    assert all(Limits(0, Clock()).chat("ann", "a") == 0 for _ in range(1000))


@pytest.mark.parametrize(
    ("one", "other", "same"),
    [
        ("10.0.0.1", "10.0.0.2", False),
        ("2001:db8::1", "2001:db8::ffff:1", True),
        ("2001:db8::1", "2001:db8:0:1::1", False),
        ("::ffff:10.0.0.1", "10.0.0.1", True),
        ("no address", "no address", True),
    ],
)
def test_what_counts_as_one_address(one: str, other: str, same: bool) -> None:
    assert (network(one) == network(other)) is same


def played(limits: Limits, clock: Clock, hosts: list[str], seconds: float, *, alone: bool) -> float:
    """Lets bots play at one table of each host; returns how many answers they give in a second."""
    began, due, count = clock.now, dict.fromkeys(hosts, clock.now), 0
    while (host := min(due, key=due.__getitem__)) and due[host] < began + seconds:
        clock.now = due[host]
        due[host] = clock.now + max(0.05, limits.bots(host, alone=alone))
        count += 1
    clock.now = began + seconds
    return count / seconds


@pytest.mark.parametrize("seen", [True, False])
def test_bots_of_many_names_at_one_address_share_what_there_is(seen: bool) -> None:
    """Four answers a second for each of two hundred names: all of the server, and its disk."""
    clock = Clock()
    limits, names = Limits(clock=clock), [f"name {n}" for n in range(200)]
    for name in names if seen else ():
        limits.write(name, "192.0.2.7")
    played(limits, clock, names, 300, alone=True)
    assert played(limits, clock, names, 300, alone=True) < 20
    limits.write("neighbour", "192.0.2.8")
    assert limits.bots("neighbour", alone=True) == 0


def test_bots_wait_for_nobody_s_debts_for_ever() -> None:
    clock = Clock()
    limits = Limits(clock=clock)
    for _ in range(100_000):
        limits.bots("host", alone=True)
    assert limits.bots("host", alone=True) < 200


def test_bots_that_people_play_with_have_a_limit_for_an_address_only() -> None:
    clock = Clock()
    limits, names = Limits(clock=clock), [f"name {n}" for n in range(40)]
    for name in names:
        limits.write(name, "192.0.2.7")
    assert played(limits, clock, names[:2], 60, alone=False) > 30
    played(limits, clock, names, 200, alone=False)
    assert played(limits, clock, names, 60, alone=False) < 80


def test_hosts_that_were_not_heard_owe_nothing_for_each_other() -> None:
    """Bots may play through another worker than their host: a stranger's tables slowed them all."""
    limits = Limits(clock=Clock())
    for _ in range(100_000):
        limits.bots("stranger", alone=False)
    assert limits.bots("stranger", alone=False) > 1
    assert limits.bots("somebody", alone=False) == 0
