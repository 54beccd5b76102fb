"""Missions that are won with cars and Molotovs."""

from collections.abc import Collection

from horda.core.decisions import Option
from horda.games.zombicide.modules.cars import DRIVER
from horda.games.zombicide.modules.mission_rules.cars_blown_up import HitCar
from horda.games.zombicide.modules.mission_rules.places import marked
from horda.games.zombicide.modules.mission_rules.spawn_tokens import start_zone
from horda.games.zombicide.rules import options as o
from horda.games.zombicide.rules.actors import in_zone
from horda.games.zombicide.rules.people import car_of
from horda.games.zombicide.rules.state import NONE, OUT, POLICE_CAR, ZState
from tools.hunts.plan import DO, MOLOTOVS, NEVER, Plan, first_weapons, holds, in_hand, keep_at_hand
from tools.hunts.ways import beside, by_car, on_foot


def tokens_away(state: ZState) -> list[int]:
    """Lists the Zones of Spawn tokens that must still be driven back."""
    start = start_zone(state)
    return [zone for zone, _ in state.spawns if zone != start]


def drivers(state: ZState, wanted: Collection[int]) -> dict[int, int]:
    """Gives each of some cars to the Survivor that drives it or is nearest, one to each."""
    found: dict[int, int] = {}
    for car in wanted:
        mine = state.cars[car].seats[DRIVER]
        row = on_foot(state, [state.cars[car].zone])
        free = [
            (row[person.zone], who)
            for who, person in enumerate(state.people)
            if who not in found.values() and person.zone != OUT and car_of(state, who) == NONE
        ]
        if mine != NONE or free:
            found[car] = mine if mine != NONE else min(free)[1]
    return found


def police(state: ZState) -> list[int]:
    """Lists where police cars stand."""
    return [car.zone for car in state.cars if car.kind == POLICE_CAR and car.zone != OUT]


class DriveBy(Plan):
    """M04: cars are driven onto the Spawn tokens and shot; a Molotov ends it."""

    mission, team, cars, seed = "M04", 3, True, 16

    def promising(self, state: ZState) -> bool:
        """A Molotov is the first that a police car gives."""
        return [card in MOLOTOVS for card in first_weapons(state)[:1]] == [True]

    def _burners(self, state: ZState) -> list[int]:
        return [who for who in range(len(state.people)) if holds(state, who, MOLOTOVS)]

    def _sent(self, state: ZState) -> dict[int, int]:
        """Gives each token that is away the car that is, or is to be, driven onto it."""
        found: dict[int, int] = {}
        for zone in sorted(tokens_away(state)):
            row = by_car(state, [zone])
            cars = [(row[c.zone], i) for i, c in enumerate(state.cars) if i not in found.values()]
            if cars:
                found[zone] = min(cars)[1]
        return found

    def done(self, state: ZState) -> float:
        """Counts the Molotov, tokens, and cars on their way."""
        sent = self._sent(state)
        ways = [by_car(state, [zone])[state.cars[car].zone] for zone, car in sent.items()]
        away = len(tokens_away(state))
        throwers = max([in_hand(state, who, MOLOTOVS) for who in self._burners(state)], default=0)
        return 1.5 * bool(self._burners(state)) + 0.3 * throwers - 2.0 * away - 0.12 * sum(ways)

    def goals(self, state: ZState, who: int) -> Collection[int]:
        """The Molotov first, then cars; whoever has shot enough keeps away."""
        burners, sent = self._burners(state), self._sent(state)
        if not sent:
            return beside(state, start_zone(state)) if who in burners else ()
        moving = [car for zone, car in sent.items() if state.cars[car].zone != zone]
        mine = drivers(state, moving)
        if not burners and who == len(state.people) - 1:
            return police(state)
        for car, one in mine.items():
            if one == who:
                return [state.cars[car].zone]
        ready = [zone for zone, car in sent.items() if state.cars[car].zone == zone]
        return [zone for one in ready for zone in beside(state, one)]

    def roads(self, state: ZState, car: int) -> Collection[int]:
        """Onto the token."""
        return [zone for zone, one in self._sent(state).items() if one == car]

    def wish(self, state: ZState, who: int, option: Option) -> float:
        """Gets cars going, shoots them, keeps the Molotov for the end."""
        sent = self._sent(state)
        there = [zone for zone, car in sent.items() if state.cars[car].zone == zone]
        if isinstance(option, o.GetIn):
            moving = [car for zone, car in sent.items() if state.cars[car].zone != zone]
            wanted = option.place == "driver" and option.car in moving
            return DO if wanted and holds(state, who, MOLOTOVS) == 0 else -DO
        if isinstance(option, o.GetOut):
            return DO if state.people[who].zone in there or not sent else -1.0
        if isinstance(option, HitCar):
            zone = state.cars[option.car].zone
            return DO if zone in there and not in_zone(state, zone) else NEVER
        if isinstance(option, o.Shoot):
            if option.card in MOLOTOVS:
                return 5 * DO if not sent and option.zone == start_zone(state) else NEVER
            return DO if option.zone in there and not in_zone(state, option.zone) else 0.0
        if isinstance(option, o.SearchCar):
            return DO if not self._burners(state) else -DO
        if isinstance(option, o.Reorganise):
            return DO if holds(state, who, MOLOTOVS) and not in_hand(state, who, MOLOTOVS) else 0.0
        return keep_at_hand(state, option, MOLOTOVS)


class StreetsOnFire(Plan):
    """M13: two Molotovs drive the tokens back, and both cars are parked."""

    mission, team, cars, seed = "M13", 3, True, 79

    def promising(self, state: ZState) -> bool:
        """Two Molotovs are the first that a police car gives."""
        return [card in MOLOTOVS for card in first_weapons(state)[:2]] == [True, True]

    def _parked(self, state: ZState) -> list[int]:
        """Lists the cars that are not parked yet."""
        (zone,) = marked(state.edition, state.config.scenario, "parking")
        return [i for i, car in enumerate(state.cars) if car.zone != zone]

    def _molotovs(self, state: ZState) -> int:
        return sum(holds(state, who, MOLOTOVS) for who in range(len(state.people)))

    def done(self, state: ZState) -> float:
        """Counts Molotovs, tokens and cars."""
        (zone,) = marked(state.edition, state.config.scenario, "parking")
        row, away = by_car(state, [zone]), len(tokens_away(state))
        ways = sum(row[car.zone] for car in state.cars)
        return min(away, self._molotovs(state)) - 2.5 * away - 0.12 * ways

    def goals(self, state: ZState, who: int) -> Collection[int]:
        """Molotovs are fetched and thrown; the others see to the cars."""
        away = tokens_away(state)
        if away and holds(state, who, MOLOTOVS):
            return [zone for one in away for zone in beside(state, one) if zone not in away]
        if self._molotovs(state) < len(away) and who:
            return police(state)
        for car, one in drivers(state, self._parked(state)).items():
            if one == who:
                return [state.cars[car].zone]
        return ()

    def roads(self, state: ZState, car: int) -> Collection[int]:
        """To the marked Zone, or where a Molotov can be thrown from."""
        away, driver = tokens_away(state), state.cars[car].seats[DRIVER]
        if away and holds(state, driver, MOLOTOVS):
            near = [zone for one in away for zone in beside(state, one) if zone not in away]
            return [zone for zone in near if state.board.streets >> zone & 1]
        if self._molotovs(state) < len(away) and state.cars[car].zone not in police(state):
            return police(state)
        return marked(state.edition, state.config.scenario, "parking")

    def wish(self, state: ZState, who: int, option: Option) -> float:
        """Burns the tokens, then parks."""
        away, zone = tokens_away(state), state.people[who].zone
        if isinstance(option, o.GetIn):
            return DO / 2 if option.place == "driver" and option.car in self._parked(state) else 0.0
        if isinstance(option, o.GetOut):
            parked = zone in marked(state.edition, state.config.scenario, "parking")
            return DO / 2 if parked else 0.0
        if isinstance(option, o.Shoot) and option.card in MOLOTOVS:
            return 5 * DO if option.zone in away else NEVER
        if isinstance(option, o.SearchCar):
            return DO if self._molotovs(state) < len(away) else -DO
        if isinstance(option, o.Reorganise):
            return DO if holds(state, who, MOLOTOVS) and not in_hand(state, who, MOLOTOVS) else 0.0
        return keep_at_hand(state, option, MOLOTOVS)


PLANS: tuple[Plan, ...] = (DriveBy(), StreetsOnFire())
