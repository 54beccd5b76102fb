"""Who looks at a table through other workers."""

from horda.server.tables.presence import LASTS, Presence


class Clock:
    """Time that goes on when told to."""

    now = 0.0

    def __call__(self) -> float:
        return self.now


def test_what_one_worker_says_the_other_knows() -> None:
    here, there = Presence(), Presence()
    table = there.of("t1")
    assert there.hear("t1", here.say({"ann", "bob"}, 3))
    assert not there.hear("t1", here.say({"bob", "ann"}, 3)), "this is no news"
    assert table.online("ann")
    assert not table.online("eve")
    assert not there.of("t2").online("ann")
    assert table.spectators() == 3
    assert there.hear("t1", here.say(set(), 0))
    assert not table.online("ann")
    assert not there.hear("t1", here.say(set(), 0))


def test_workers_are_added_up() -> None:
    one, two, three = Presence(), Presence(), Presence()
    three.hear("t1", one.say({"ann"}, 1))
    three.hear("t1", two.say({"bob"}, 2))
    table = three.of("t1")
    assert table.online("ann")
    assert table.online("bob")
    assert table.spectators() == 3


def test_a_worker_that_died_is_forgotten() -> None:
    clock = Clock()
    here, there = Presence(), Presence(clock)
    there.hear("t1", here.say({"ann"}, 0))
    clock.now = LASTS - 1
    assert there.expire() == set()
    there.hear("t1", here.say({"ann"}, 0))
    clock.now = LASTS + 1
    assert there.expire() == set(), "it said so again"
    clock.now = 2 * LASTS
    assert there.expire() == {"t1"}
    assert not there.of("t1").online("ann")
