"""Missions that are won with Objectives, crates and a way out on foot."""

from collections.abc import Collection

from horda.core.decisions import Option
from horda.games.zombicide.box.entries import YELLOW
from horda.games.zombicide.editions.second_edition import SECOND
from horda.games.zombicide.modules.mission_rules.m19 import PIMPWEAPONS
from horda.games.zombicide.rules import options as o
from horda.games.zombicide.rules.goals import plan
from horda.games.zombicide.rules.state import ZState
from tools.hunts.plan import DO, NEVER, Plan, holds, keep_at_hand

WEAPONS = PIMPWEAPONS(SECOND)


class Bunker(Plan):
    """M08: the two coloured Objectives, then into the bunker."""

    mission, team, survivors, seed = "M08", 2, "amy+wanda", 4

    def _coloured(self, state: ZState) -> list[int]:
        return [token.zone for token in state.objectives if token.colour]

    def done(self, state: ZState) -> float:
        """Counts the coloured Objectives, and who has left."""
        return -3.0 * len(self._coloured(state)) + sum(p.escaped for p in state.people)

    def goals(self, state: ZState, who: int) -> Collection[int]:
        """The nearest coloured Objective, then the Exit."""
        return self._coloured(state) or plan(state.edition, state.config.scenario).exits

    def wish(self, state: ZState, who: int, option: Option) -> float:
        """Takes nothing else."""
        if isinstance(option, o.TakeObjective):
            return 2 * DO if state.objectives[option.index].colour else NEVER
        return 0.0


class FriendsForever(Plan):
    """M19: one pair, which needs one Objective, at Yellow, and one pimpweapon."""

    mission, team, survivors = "M19", 1, "amy"
    levels = (0.0, 0.0, 1.0, 2.0)

    def done(self, state: ZState) -> float:
        """Counts adrenaline up to Yellow, weapons and Objectives."""
        people = state.people
        armed = sum(bool(holds(state, who, WEAPONS)) for who in range(len(people)))
        swapped = sum(bool(person.tokens) for person in people)
        return sum(0.1 * min(7, p.adrenaline) for p in people) + armed + 2.0 * swapped

    def goals(self, state: ZState, who: int) -> Collection[int]:
        """Crates first, Objectives from Yellow on."""
        person = state.people[who]
        if not holds(state, who, WEAPONS):
            return [*state.crates, *(car.zone for car in state.cars if car.crate)]
        if person.level < YELLOW or person.tokens:
            return ()
        return [token.zone for token in state.objectives]

    def wish(self, state: ZState, who: int, option: Option) -> float:
        """Opens crates and takes Objectives."""
        if isinstance(option, o.TakeObjective):
            return 2 * DO
        if isinstance(option, o.TakeCrate | o.LootCar):
            return DO if not holds(state, who, WEAPONS) else 0.0
        return keep_at_hand(state, option, WEAPONS)


PLANS: tuple[Plan, ...] = (Bunker(), FriendsForever())
