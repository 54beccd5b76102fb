"""Small leaves of the state: rules that hold for a while, what just happened, what is to come."""

from msgspec import Struct


class Lasting(Struct, frozen=True, gc=False):
    """A rule that a card put in force; `modifier` says which, the rest what it is about."""

    modifier: str
    source: str = ""
    survivor: int = -1
    item: int = -1
    place: int = -1
    seat: int = -1
    until: str = "end_of_game"
    made: int = 0
    """The round it was made in."""
    n: int = 0
    low: int = 0
    high: int = 0
    words: tuple[str, ...] = ()


class Moment(Struct, frozen=True, gc=False):
    """A deed of the active player that is finished: a crossroads card may wait for it."""

    event: str
    survivor: int = -1
    place: int = -1
    origin: int = -1
    fuel: bool = False
    noise: int = 0
    card: int = -1
    target: str = ""
    success: bool = False
    damage: int = 0
    result: str = ""
    cause: str = ""
    healed: bool = False


class Delayed(Struct, frozen=True, gc=False):
    """Operations of a card that happen later by themselves."""

    when: str
    source: str
    seat: int
    path: tuple[int, ...] = ()
    survivor: int = -1
    place: int = -1


class Settled(Struct, frozen=True, gc=False):
    """A crisis that was settled, as bots remember it: everybody saw all but who gave what."""

    given: tuple[int, ...]
    """How many cards each seat gave."""
    wrong: tuple[int, ...]
    """How many of them did not fit; each seat knows its own number and the sum."""
    failed: bool
