"""Games lost because the goal has become impossible, on purpose and early."""

from collections.abc import Collection

from horda.core.decisions import Option
from horda.games.zombicide.board import bits
from horda.games.zombicide.editions.second_edition import SECOND
from horda.games.zombicide.modules.mission_rules.cars_blown_up import HitCar
from horda.games.zombicide.modules.mission_rules.m16 import Barricade
from horda.games.zombicide.modules.mission_rules.m19 import PIMPWEAPONS
from horda.games.zombicide.modules.mission_rules.places import building
from horda.games.zombicide.modules.mission_rules.spawn_tokens import away, start_zone
from horda.games.zombicide.rules import options as o
from horda.games.zombicide.rules.actors import in_zone
from horda.games.zombicide.rules.state import ZState
from horda.games.zombicide.rules.targets import broken
from tools.hunts.plan import DO, NEVER, Plan, held
from tools.hunts.ways import beside

WEAPONS = PIMPWEAPONS(SECOND)


class OneTakesAll(Plan):
    """M01: one Survivor takes the Objectives that the others need."""

    mission, end = "M01", "goal-impossible"

    def done(self, state: ZState) -> float:
        """Counts the tokens of the first one."""
        return state.people[0].tokens

    def goals(self, state: ZState, who: int) -> Collection[int]:
        """All go where Objectives are."""
        return [token.zone for token in state.objectives]

    def wish(self, state: ZState, who: int, option: Option) -> float:
        """Only the first one takes anything."""
        if type(option) is o.TakeObjective:
            return 2 * DO if who == 0 else NEVER
        return 0.0


class CarsWasted(Plan):
    """M04: cars are blown up where no Spawn token is."""

    mission, end, team = "M04", "no-cars", 2

    def done(self, state: ZState) -> float:
        """Counts the cars that are gone."""
        return -len(state.cars)

    def goals(self, state: ZState, who: int) -> Collection[int]:
        """Beside the cars."""
        return [zone for car in state.cars for zone in beside(state, car.zone)]

    def wish(self, state: ZState, who: int, option: Option) -> float:
        """Shoots at cars with nobody near."""
        if type(option) is HitCar:
            return DO
        cars = [car.zone for car in state.cars]
        if isinstance(option, o.Shoot) and option.zone in cars:
            driven = option.zone == start_zone(state) or not away(state)
            return NEVER if driven or in_zone(state, option.zone) else DO
        return 0.0


class LockedOut(Plan):
    """M16: the shelter is nailed up from outside."""

    mission, end, team = "M16", "locked-out", 3

    def done(self, state: ZState) -> float:
        """Counts planks, and doors nailed up; being outside counts once it matters."""
        left = len(bits(broken(state)))
        planks = sum([min(left, len(person.load)) for person in state.people])
        return 0.4 * planks - left

    def goals(self, state: ZState, who: int) -> Collection[int]:
        """Fetches planks, and brings them to the doors from outside."""
        rooms = building(state.edition, state.config.scenario).rooms
        doors = [state.board.doors[door] for door in bits(broken(state))]
        if state.people[who].load:
            return [zone for door in doors for zone in door.zones if zone not in rooms]
        planks = [token.zone for token in state.objectives]
        carried = sum([len(person.load) for person in state.people])
        return planks if carried < len(doors) else bits(state.board.streets)

    def wish(self, state: ZState, who: int, option: Option) -> float:
        """Nails doors up from outside, the last one with everybody outside."""
        rooms = building(state.edition, state.config.scenario).rooms
        if isinstance(option, Barricade):
            last = len(bits(broken(state))) == 1
            inside = any(person.zone in rooms for person in state.people)
            return NEVER if last and inside else 2.0
        if isinstance(option, o.TakeObjective):
            return DO
        return 0.0


class WeaponsThrownAway(Plan):
    """M19: pimpweapons are found and discarded at once."""

    mission, end = "M19", "goal-impossible"

    def done(self, state: ZState) -> float:
        """Counts the weapons that are gone for good."""
        found = [card for person in state.people for card in person.slots if card in WEAPONS]
        return len(WEAPONS.intersection(state.starting_out)) + 0.5 * len(found)

    def goals(self, state: ZState, who: int) -> Collection[int]:
        """All go where crates are."""
        return [*state.crates, *(car.zone for car in state.cars if car.crate)]

    def wish(self, state: ZState, who: int, option: Option) -> float:
        """Opens crates and keeps nothing."""
        if isinstance(option, o.TakeCrate | o.LootCar):
            return DO
        if isinstance(option, o.Drop):
            return DO if held(state) in WEAPONS else 0.0
        if isinstance(option, o.DiscardFrom):
            return DO if option.card in WEAPONS else 0.0
        if isinstance(option, o.DiscardFreely):
            return 100.0 if any(c in WEAPONS for p in state.people for c in p.slots) else 0.0
        return 0.0


class WeaponsNeverTaken(WeaponsThrownAway):
    """M02: what is discarded as it is drawn was never obtained."""

    mission = "M02"


class WeaponsNeverTakenByCar(WeaponsThrownAway):
    """M24: the same."""

    mission = "M24"


PLANS: tuple[Plan, ...] = (
    OneTakesAll(),
    CarsWasted(),
    LockedOut(),
    WeaponsThrownAway(),
    WeaponsNeverTaken(),
    WeaponsNeverTakenByCar(),
)
