"""The Missions that are hardest for a full team, won with all six: M08, M19, M24, M25."""

from collections.abc import Collection

from horda.games.zombicide.rules.goals import plan
from horda.games.zombicide.rules.state import OUT, ZState
from tools.hunts.ned import Cocktail
from tools.hunts.plan import ADULTS, Plan, crowd, holds
from tools.hunts.tokens import WEAPONS, Bunker, FriendsForever
from tools.hunts.ways import on_foot, shares

FOREMOST, LAST = 0.35, 0.15
"""What a step counts for whoever is nearest to the goal, and for whoever is furthest from it."""
QUIET = 34
SIX = "six"
"""What the name of such a record ends in."""


class Six(Plan):
    """A hunt with a full team; its record has a name of its own."""

    team, survivors = 6, ADULTS
    kept, branches = 16, 12

    @property
    def name(self) -> str:
        """The name of the record."""
        return f"{self.mission}-{self.end}-{SIX}"


class BunkerOfSix(Six, Bunker):
    """M08: all go for the coloured Objectives together, the green one first, then to the bunker."""

    team, survivors, seed = 6, ADULTS, 0
    kept, branches = 12, 12
    quiet = 30

    def promising(self, state: ZState) -> bool:
        """The first rounds are quiet."""
        return crowd(state, 9) <= self.quiet

    def done(self, state: ZState) -> float:
        """Counts Objectives and who has left, and how far the foremost and the last still are."""
        row = on_foot(state, self.goals(state, 0))
        far = [row[person.zone] for person in state.people if person.zone != OUT]
        return super().done(state) - FOREMOST * min(far) - LAST * max(far) if far else 0.0

    def goals(self, state: ZState, who: int) -> Collection[int]:
        """The nearest coloured Objective for all, then the Exit."""
        coloured = self._coloured(state)
        if not coloured:
            return plan(state.edition, state.config.scenario).exits
        rows = {zone: on_foot(state, [zone]) for zone in coloured}
        return [min(coloured, key=lambda one: sum(rows[one][p.zone] for p in state.people))]


class CocktailOfSix(Six, Cocktail):
    """M25: as with three, only that six keep Ned's house free."""

    team, survivors, seed = 6, "amy+wanda+ostara+doug+josh+elle", 0


class SixPairs(Six, FriendsForever):
    """M19: six pairs, each with its own crate and, at Yellow, its own Objective."""

    team, survivors, seed = 6, ADULTS, 0
    kept, branches, rounds = 12, 12, 40

    def promising(self, state: ZState) -> bool:
        """The crates hold weapons, one for each pair."""
        weapons = [card in WEAPONS for card in state.pimpweapons.left[:7]]
        return sum(weapons) >= 6 and crowd(state, 9) <= QUIET

    def goals(self, state: ZState, who: int) -> Collection[int]:
        """A crate of one's own, then an Objective of one's own."""
        people = range(len(state.people))
        if not holds(state, who, WEAPONS):
            crates = [*state.crates, *(car.zone for car in state.cars if car.crate)]
            bare = [one for one in people if not holds(state, one, WEAPONS)]
            mine = shares(state, crates, bare)
            return [mine[who]] if who in mine else crates
        if state.people[who].tokens:
            return ()
        zones = [token.zone for token in state.objectives]
        mine = shares(state, zones, [one for one in people if not state.people[one].tokens])
        return [mine[who]] if who in mine else zones


PLANS: tuple[Plan, ...] = (BunkerOfSix(), CocktailOfSix(), SixPairs())
