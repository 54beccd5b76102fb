"""Summing a duel up: what became of every human, and what each side lost."""

from collections import Counter
from collections.abc import Iterable, Sequence
from typing import Literal

from msgspec import Struct

from horda.core.events import Event
from horda.games.zombie_terror import events
from horda.games.zombie_terror.content import HUMANS, SEATS
from horda.games.zombie_terror.state import HEALTH, ZTState

Loss = Literal["shot", "struck", "shoved", "manhole"]
LOSSES: dict[type[Event], Loss] = {
    events.Shot: "shot",
    events.Killed: "struck",
    events.ShovedOff: "shoved",
    events.FellIn: "manhole",
}
"""By which event a zombie goes back to the pool, and what that is called."""


class HumanTally(Struct, frozen=True):
    """What became of a human."""

    id: str
    health: str
    round: int
    """The round in which it turned or got away; 0 while it is on the board."""
    points: int


class Tally(Struct, frozen=True):
    """A duel summed up."""

    humans: tuple[HumanTally, ...]
    bites: int
    """Bites that wounded somebody."""
    lost: dict[str, int]
    """The zombies that were taken off the board, by what took them."""
    added: int
    """The zombies that came, those of the beginning too."""
    cards: tuple[int, ...]
    """How many cards each side played."""


class Counting:
    """Follows a duel event by event."""

    def __init__(self) -> None:
        self.round = 1
        self.rounds: dict[int, int] = {}
        self.points: dict[int, int] = {}
        self.lost: Counter[str] = Counter()
        self.cards: Counter[int] = Counter()
        self.bites = self.added = 0

    def see(self, event: Event) -> None:
        """Takes one event in."""
        if type(event) in LOSSES:
            self.lost[LOSSES[type(event)]] += 1
        match event:
            case events.RoundBegan(round=number):
                self.round = number
            case events.Left(human=human, points=points):
                self.rounds[human], self.points[human] = self.round, points
            case events.Became(human=human) | events.CarEntered(human=human):
                self.rounds[human] = self.round
            case events.CardPlayed(seat=seat):
                self.cards[seat] += 1
            case events.Bitten():
                self.bites += 1
            case events.Added():
                self.added += 1


def tally(told: Iterable[tuple[ZTState, Sequence[Event]]]) -> Tally | None:
    """Sums a duel up from its positions and from what happened before each of them."""
    counting, last = Counting(), None
    for state, happened in told:
        if last is None:  # a game may begin in the middle of another one
            counting.round = state.round
        for event in happened:
            counting.see(event)
        last = state
    if last is None:
        return None
    return Tally(
        humans=tuple(_human(counting, last, human) for human in range(len(HUMANS))),
        bites=counting.bites,
        lost=dict(sorted(counting.lost.items())),
        added=counting.added,
        cards=tuple(counting.cards[seat] for seat in range(len(SEATS))),
    )


def _human(counting: Counting, state: ZTState, human: int) -> HumanTally:
    return HumanTally(
        id=HUMANS[human],
        health=HEALTH[state.health[human]],
        round=counting.rounds.get(human, 0),
        points=counting.points.get(human, 0),
    )
