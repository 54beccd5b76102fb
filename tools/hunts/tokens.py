"""Missions that are won with Objectives, crates and a way out on foot."""

from collections.abc import Collection

from horda.core.decisions import Option
from horda.games.zombicide.editions.second_edition import SECOND
from horda.games.zombicide.modules.mission_rules.m19 import PIMPWEAPONS
from horda.games.zombicide.rules import options as o
from horda.games.zombicide.rules.goals import plan
from horda.games.zombicide.rules.state import OUT, ZState
from tools.hunts.plan import ADULTS, DO, NEVER, Plan, crowd, holds, keep_at_hand
from tools.hunts.ways import on_foot, shares

WEAPONS = PIMPWEAPONS(SECOND)
FOREMOST, LAST = 0.35, 0.15
"""What a step counts for whoever is nearest to the goal, and for whoever is furthest from it."""
QUIET = 34
"""So few Zombies come with the first nine cards in a game that begins quietly."""


class Bunker(Plan):
    """M08: six go for the coloured Objectives together, then into the bunker."""

    mission, survivors, seed = "M08", ADULTS, 6
    kept, branches = 12, 12

    def promising(self, state: ZState) -> bool:
        """The first rounds are quiet."""
        return crowd(state, 9) <= QUIET

    def _coloured(self, state: ZState) -> list[int]:
        return [token.zone for token in state.objectives if token.colour]

    def done(self, state: ZState) -> float:
        """Counts Objectives and who has left, and how far the foremost and the last still are."""
        row = on_foot(state, self.goals(state, 0))
        far = [row[person.zone] for person in state.people if person.zone != OUT]
        score = -3.0 * len(self._coloured(state)) + sum(p.escaped for p in state.people)
        return score - FOREMOST * min(far, default=0) - LAST * max(far, default=0)

    def goals(self, state: ZState, who: int) -> Collection[int]:
        """The nearest coloured Objective for all, then the Exit."""
        coloured = self._coloured(state)
        if not coloured:
            return plan(state).exits
        rows = {zone: on_foot(state, [zone]) for zone in coloured}
        return [min(coloured, key=lambda one: sum(rows[one][p.zone] for p in state.people))]

    def wish(self, state: ZState, who: int, option: Option) -> float:
        """Takes nothing else."""
        if isinstance(option, o.TakeObjective):
            return 2 * DO if state.objectives[option.index].colour else NEVER
        return 0.0


class FriendsForever(Plan):
    """M19: six pairs, each with its own crate and, at Yellow, its own Objective."""

    mission, survivors, seed = "M19", ADULTS, 4
    levels = (0.0, 0.0, 1.0, 2.0)
    kept, branches, rounds = 12, 12, 40

    def promising(self, state: ZState) -> bool:
        """The crates hold a weapon for each pair, and the first rounds are quiet."""
        weapons = [card in WEAPONS for card in state.pimpweapons.left[:7]]
        return sum(weapons) >= self.team and crowd(state, 9) <= QUIET

    def done(self, state: ZState) -> float:
        """Counts adrenaline up to Yellow, weapons and Objectives."""
        people = state.people
        armed = sum(bool(holds(state, who, WEAPONS)) for who in range(len(people)))
        swapped = sum(bool(person.tokens) for person in people)
        return sum(0.1 * min(7, p.adrenaline) for p in people) + armed + 2.0 * swapped

    def goals(self, state: ZState, who: int) -> Collection[int]:
        """A crate of one's own, then an Objective of one's own."""
        people = range(len(state.people))
        if not holds(state, who, WEAPONS):
            crates = [*state.crates, *(car.zone for car in state.cars if car.crate)]
            bare = [one for one in people if not holds(state, one, WEAPONS)]
            return _own(state, who, crates, bare)
        if state.people[who].tokens:
            return ()
        without = [one for one in people if not state.people[one].tokens]
        return _own(state, who, [token.zone for token in state.objectives], without)

    def wish(self, state: ZState, who: int, option: Option) -> float:
        """Opens crates and takes Objectives."""
        if isinstance(option, o.TakeObjective):
            return 2 * DO
        if isinstance(option, o.TakeCrate | o.LootCar):
            return DO if not holds(state, who, WEAPONS) else 0.0
        return keep_at_hand(state, option, WEAPONS)


def _own(state: ZState, who: int, zones: list[int], people: list[int]) -> list[int]:
    """Returns the Zone that falls to one of some Survivors, or all where there is none left."""
    mine = shares(state, zones, people)
    return [mine[who]] if who in mine else zones


PLANS: tuple[Plan, ...] = (Bunker(), FriendsForever())
