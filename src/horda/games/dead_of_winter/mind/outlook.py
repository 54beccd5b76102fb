"""How things look to a seat at a question: food, doors, the crisis, the objectives."""

from horda.games.dead_of_winter.base.exile import is_betrayer
from horda.games.dead_of_winter.base.state import NONE, DWState
from horda.games.dead_of_winter.base.table import (
    ENTRANCES_OF,
    damage,
    is_exiled,
    is_out,
    not_exiled,
    own,
    seats_in_order,
)
from horda.games.dead_of_winter.cards.box import BOX
from horda.games.dead_of_winter.cards.ops_zombies import AddZombies
from horda.games.dead_of_winter.cards.words import COLONY, RAXXON, TOWN, Where
from horda.games.dead_of_winter.mind import price
from horda.games.dead_of_winter.mind.belief import suspicion
from horda.games.dead_of_winter.mind.drive import PACE, Drive, armed, drive_of
from horda.games.dead_of_winter.mind.kinds import (
    EDUCATION,
    FOOD,
    FUEL,
    LIFE,
    MEDICINE,
    SURVIVOR,
    TOOL,
    WEAPON,
    arrivals,
    count_types,
    numbers,
    outside_peril,
    overrun,
    peril,
    strength,
    type_of,
)
from horda.games.dead_of_winter.mind.price import EVERYWHERE
from horda.games.dead_of_winter.mind.wish import Wish, wish_of
from horda.games.dead_of_winter.rules.colony import food_due

NEAR = 3
"""Steps from the main objective at which a betrayer can wait no longer."""
FINDS = 0.9
"""Fitting cards that a player is likely to find before the end of the round."""
RISK = (0.6, 0.7, 1.2, 1.3)
"""What a roll of the exposure die costs, by the damage a survivor has."""
VIGIL = (2.5, 1.6, 1.0, 0.5, 0.2, 0.0)
"""What fuel is worth where somebody must have some in each round, by how much there is."""
URGENT = (2.2, 1.5, 0.9, 0.3)
"""What the own objective counts, by the rounds until the main one is likely to be met."""
PATIENCE, CALM = 4, 6
"""Rounds and morale that must be left for somebody to hold the last step back."""
BASE = (0.25, 0.3, 0.3, 0.35, 0.2, 0.35, 0.3)
"""What a card of each type is worth when nothing asks for it."""
HORDES = {
    number: sum(op.n for op in card.fail if isinstance(op, AddZombies) and op.where is Where.COLONY)
    for number, card in enumerate(BOX.crises)
}
"""The zombies that a failed crisis brings to the colony."""
STORMS = {
    number: sum(op.n for op in card.fail if isinstance(op, AddZombies) and op.where in EVERYWHERE)
    for number, card in enumerate(BOX.crises)
}
"""The zombies that it brings to every other place."""


class Crisis:
    """The crisis of this round as a seat sees it."""

    __slots__ = ("deaf", "due", "later", "missing", "mine", "pays", "reach", "stake", "wanted")

    def __init__(self, state: DWState, seat: int, doubts: list[float]) -> None:
        self.deaf = state.crisis == NONE or state.crisis_off or is_exiled(state, seat)
        self.wanted: tuple[int, ...] = ()
        self.due = self.mine = 0
        self.missing, self.reach, self.stake, self.pays = 0.0, 0.0, 0.0, 0.0
        self.later: list[int] = []
        if self.deaf:
            return
        self.wanted = numbers(BOX.crises[state.crisis].wanted)
        self.due = not_exiled(state)
        self.mine = sum(type_of(card) in self.wanted for card in state.hands[seat])
        self.missing = self.due - _given(state, seat, self.wanted, doubts)
        self.later = later(state, seat)
        self.stake = price.failing(state.crisis) * (1.6 if state.morale <= 2 else 1.0)
        self.reach = self.mine + sum(_may_give(state, other, self.wanted) for other in self.later)

    @property
    def open(self) -> bool:
        """Whether it still needs cards and may well get them."""
        return not self.deaf and self.missing > 0 and self.reach >= self.missing - 0.5


def _given(state: DWState, seat: int, wanted: tuple[int, ...], doubts: list[float]) -> float:
    """Guesses what the cards on the pile come to; others' cards are trusted by the giver."""
    own_good = sum(1 if type_of(card) in wanted else -1 for card in state.given[seat])
    others = sum(
        len(cards) * (1 - doubts[other]) for other, cards in enumerate(state.given) if other != seat
    )
    return own_good + others


def later(state: DWState, seat: int) -> list[int]:
    """Lists the players who will have a turn before the colony phase."""
    order = seats_in_order(state)
    if state.active not in order:
        return [] if state.phase != "turns" else order
    after = order[order.index(state.active) + 1 :]
    return [other for other in after if other != seat and not is_exiled(state, other)]


def _may_give(state: DWState, other: int, wanted: tuple[int, ...]) -> float:
    """Guesses how many fitting cards a player can give: some of the hand, some that are found."""
    return min(len(state.hands[other]) * len(wanted) / 6.0, 2.0) + FINDS


class Outlook:
    """All that weighing options needs, worked out once for a question."""

    def __init__(self, state: DWState, seat: int) -> None:
        self.state, self.seat = state, seat
        self.people = own(state, seat)
        self.left = max(state.rounds_left, 1)
        self.exiled = is_exiled(state, seat)
        self.doubts = suspicion(state, seat)
        self.drive: Drive = drive_of(state)
        self.wish: Wish = wish_of(state, seat)
        self.betrays = is_betrayer(state, seat)
        near = 0 < self.drive.units <= NEAR
        self.foul = self.betrays and (self.wish.done or self.left <= 2 or near)
        """Whether the time has come to bring the colony down."""
        self.crisis = Crisis(state, seat, self.doubts)
        threat = not self.crisis.deaf and self.crisis.missing > 0
        self.storm = STORMS[state.crisis] if threat else 0
        """Zombies that may come to every place outside, if the crisis is not averted."""
        self.due = food_due(state)
        self.hungry = self.due - state.food
        self.held = count_types(state.hands[seat])
        self.end = self._end()
        self.waits = self._waits()
        self.urgency = URGENT[min(self.end, len(URGENT)) - 1]
        if self.waits:
            self.urgency, self.drive = 1.6, Drive()
        if self.betrays or self.exiled:
            self.urgency = 1.3
        self.spare = self._spare()
        self.values = self._values()
        self._found: dict[int, float] = {}
        self._perils: dict[int, list[float]] = {}

    # -- time ----------------------------------------------------------------------------------

    def _end(self) -> int:
        """Guesses in how many rounds the main objective is met."""
        drive = self.drive
        if drive.lasts:
            return min(drive.lasts, self.left)
        return min(1 + int(drive.units / (PACE * len(self.state.hands))), self.left)

    def _waits(self) -> bool:
        """Whether the last step to the main objective had better wait for the own one."""
        if self.betrays or self.exiled or self.left < PATIENCE or self.state.morale < CALM:
            return False
        late = 0 < self.drive.units <= NEAR and not self.drive.lasts
        return late and self.wish.short > 0 and self.wish.able

    # -- cards ---------------------------------------------------------------------------------

    def _spare(self) -> list[float]:
        """What keeping a card of each type is worth besides the crisis."""
        state, drive, wish = self.state, self.drive, self.wish
        worth = list(BASE)
        for number in range(7):
            if drive.types[number] > 0 and not self.foul:
                worth[number] += drive.unit
            if wish.keep[number] or wish.gear[number] > 0:
                worth[number] += self.urgency
            elif wish.total > len(state.hands[self.seat]):
                worth[number] += 0.5 * self.urgency
        worth[FOOD] += self._food_worth()
        hurt = max((damage(state, one) for one in self.people), default=0)
        cold = any(state.frost[one] for one in self.people)
        worth[MEDICINE] += 0.5 * (hurt >= 2) + 0.4 * cold + 0.1 * (hurt == 1) + 0.3 * state.unruly
        worth[SURVIVOR] += 0.15 * (self.hungry < 0) - 0.1 + self.urgency * bool(wish.people)
        if drive.samples or any(drive.kills) or drive.weapons > 0 or drive.armed:
            worth[WEAPON] += 0.5
        if drive.armed and not armed(state, self.seat):
            worth[WEAPON] += drive.unit
        if drive.improve > 0:
            worth[TOOL], worth[EDUCATION] = worth[TOOL] + 0.8, worth[EDUCATION] + 0.8
        worth[FUEL] += 0.05
        if drive.vigil and not self.foul:  # one a round is needed, from anybody
            stock = sum(count_types(hand)[FUEL] for hand in state.hands)  # of others a guess
            worth[FUEL] += VIGIL[min(stock, len(VIGIL) - 1)]
        return worth

    def _food_worth(self) -> float:
        """Food is worth what hunger would cost; the next rounds count too."""
        if self.exiled:
            return 0.0
        state = self.state
        have = state.food + 2 * self.held[FOOD]
        target = self.drive.food + self.due
        if have < self.due:
            return 0.9 + 0.4 * state.starvation
        if have < target:
            return self.drive.unit
        return 0.45 if have < 2 * self.due and self.left > 1 else 0.1

    def _values(self) -> list[float]:
        """What finding a card of each type is worth, the crisis included."""
        crisis = self.crisis
        worth = list(self.spare)
        if crisis.deaf or self.foul:
            return worth
        lack = crisis.missing - crisis.mine
        if crisis.missing > 0 and crisis.reach + 1 >= crisis.missing:
            more = crisis.stake / max(crisis.missing, 1) if lack > 0 else 0.1
            for number in crisis.wanted:
                worth[number] = max(worth[number], more) + 0.3 * min(worth[number], more)
        return worth

    def worth(self, card: int) -> float:
        """What finding a card is worth."""
        return self.values[type_of(card)] + self.home_worth(card)

    def home_worth(self, card: int) -> float:
        """What a card is worth for the place it comes from."""
        home = card >> 8 & 15
        return self.drive.unit if self.drive.homes[home] > self._homes(home) else 0.0

    def _homes(self, place: int) -> int:
        """Counts cards of a place in the own hand, on their way to the objective."""
        return sum((card >> 8 & 15) == place for card in self.state.hands[self.seat])

    def found_at(self, place: int) -> float:
        """Guesses what a search at a place brings, the better of two cards."""
        if place not in self._found:
            self._found[place] = self._search_worth(place)
        return self._found[place]

    def _search_worth(self, place: int) -> float:
        state = self.state
        if place not in TOWN and place != RAXXON:
            return 0.0
        deck = state.items[place].left
        if not deck:
            return 0.0
        counts, total = count_types(deck), len(deck)
        ranked = sorted((self.values[t], n) for t, n in enumerate(counts) if n)
        worth, below = 0.0, 0.0
        for value, n in ranked:
            upto = below + n / total
            worth += value * (upto * upto - below * below)
            below = upto
        drive = self.drive
        if drive.homes[place] > self._homes(place):
            worth += drive.unit
        if place in drive.decks:
            worth += drive.unit + 0.5
        return worth - (0.25 if place == RAXXON else 0.0)

    def better(self, place: int, kept: float) -> float:
        """Guesses by how much one card more at a place beats what was found."""
        deck = self.state.items[place].left
        if not deck:
            return 0.0
        home = self.drive.unit if self.drive.homes[place] > self._homes(place) else 0.0
        gain = 0.0
        for number, count in enumerate(count_types(deck)):
            gain += count * max(self.values[number] + home - kept, 0.0)
        return gain / len(deck)

    # -- doors ---------------------------------------------------------------------------------

    def perils(self, place: int) -> list[float]:
        """Returns for each entrance of a place what one zombie less there is worth."""
        if place not in self._perils:
            self._perils[place] = self._doors(place)
        return self._perils[place]

    def _doors(self, place: int) -> list[float]:
        state = self.state
        if place != COLONY:
            return [outside_peril(state, place, self.left, self.storm)]
        more = 0.0
        if place == COLONY and not self.crisis.deaf and self.crisis.missing > 0:
            more = 0.5 * HORDES[state.crisis]
        coming = arrivals(state, place, more)
        doors = ENTRANCES_OF[place]
        return [
            peril(strength(state, door), a, self.left)
            for door, a in zip(doors, coming, strict=True)
        ]

    def noise_cost(self, place: int) -> float:
        """What one more noise token at a place costs."""
        state = self.state
        people, noise = state.where.count(place), state.noise[place]
        holds = strength(state, ENTRANCES_OF[place][0]) - self.storm
        before = overrun(state, place, people, holds, noise)
        return 1.3 * LIFE * (overrun(state, place, people, holds, noise + 1) - before) + 0.18

    # -- people --------------------------------------------------------------------------------

    def risk(self, survivor: int) -> float:
        """What an exposure roll of a survivor costs."""
        hurt = damage(self.state, survivor)
        return RISK[min(hurt, 3)]

    def seats(self) -> list[int]:
        """Lists the others who are still in the game."""
        count = len(self.state.hands)
        return [s for s in range(count) if s != self.seat and not is_out(self.state, s)]
