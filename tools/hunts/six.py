"""The Missions that are hardest for a full team, won with all six: M08, M19, M24, M25."""

from collections.abc import Collection

from horda.games.zombicide.rules.goals import plan
from horda.games.zombicide.rules.state import ZState
from tools.hunts.ned import Cocktail
from tools.hunts.plan import ADULTS, Plan, crowd
from tools.hunts.tokens import Bunker
from tools.hunts.ways import on_foot, shares

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
    """M08: two go for each coloured Objective, the others wait before the bunker."""

    team, survivors, seed = 6, ADULTS, 0
    quiet = 30

    def promising(self, state: ZState) -> bool:
        """The first rounds are quiet."""
        return crowd(state, 9) <= self.quiet

    def goals(self, state: ZState, who: int) -> Collection[int]:
        """The coloured Objectives, two to each; else a place before the Exit, or the Exit."""
        exits = plan(state.edition, state.config.scenario).exits
        coloured = self._coloured(state)
        if not coloured:
            return exits
        if who in shares(state, [*coloured, *coloured], range(len(state.people))):
            return coloured
        row = on_foot(state, exits)
        near = min(row[person.zone] for person in state.people)
        return [zone for zone, steps in enumerate(row) if steps <= max(3, near)]


class CocktailOfSix(Six, Cocktail):
    """M25: as with three, only that six keep Ned's house free."""

    team, survivors, seed = 6, "amy+wanda+ostara+doug+josh+elle", 0


PLANS: tuple[Plan, ...] = (BunkerOfSix(), CocktailOfSix())
