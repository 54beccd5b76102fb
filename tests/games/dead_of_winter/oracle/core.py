"""The oracle's heart: questions it expects, dice it is told, deaths, and lists of operations."""

from collections.abc import Callable
from typing import Any

from tests.games.dead_of_winter.oracle.world import (
    COLONY,
    GONE,
    GRAVE,
    HIDEOUT,
    INFLUENCE,
    NOBODY,
    SURVIVORS,
    Json,
    World,
)

Method = Callable[["Oracle", Json], None]
OPS: dict[str, Method] = {}
FACES = ("blank", "wound", "frostbite", "bite")


class Surprise(AssertionError):
    """Something was asked, or rolled, that the data does not call for."""


class Over(Exception):
    """The game has ended."""


class Unknown(Exception):
    """The oracle does not know this: the world must be chosen otherwise."""


def op(*names: str) -> Callable[[Method], Method]:
    """Registers what an operation does."""

    def register(method: Method) -> Method:
        for name in names:
            OPS[name] = method
        return method

    return register


class Log:
    """What the engine asked and rolled, in its order."""

    def __init__(self) -> None:
        self.asked: list[tuple[int, str, list[Any], Any]] = []
        self.events: list[tuple[str, tuple[Any, ...]]] = []

    def next_event(self, name: str) -> tuple[Any, ...]:
        """Takes the next event of a kind out."""
        for at, (kind, values) in enumerate(self.events):
            if kind == name:
                del self.events[at]
                return values
        raise Surprise(f"nobody rolled: {name}")


class Oracle:
    """Works a list of operations off on a plain world."""

    def __init__(self, world: World, log: Log, seat: int, trigger: Json | None = None) -> None:
        self.world, self.log, self.seat = world, log, seat
        self.trigger = trigger or {}
        self.card: Json = {}
        self.source = ""
        self.survivor = self.place = self.origin = self.that = self.new = self.player = -1
        self.played = -1
        self.special = -1
        self.number = self.noise = 0
        self.those: list[int] = []
        self.target = ""
        self.doomed: list[tuple[int, bool]] = []
        self.in_row = False
        self.guess = 0
        """Which of several ways is tried, where the engine did not have to ask."""
        self.cached: list[int] = []
        """Cards that this card put into the cache."""

    # -- questions and dice ------------------------------------------------------------------

    def ask(self, seat: int, prompt: str, keys: list[Any], *, auto: bool = True) -> Any:
        """Returns the answer; a single one is not asked for, unless that would tell something."""
        if auto and len(keys) == 1:
            return keys[0]
        if not self.log.asked:
            raise Surprise(f"{prompt} was not asked")
        who, what, offered, chosen = self.log.asked.pop(0)
        if (who, what) != (seat, prompt):
            raise Surprise(f"{what} of {who} instead of {prompt} of {seat}")
        if sorted(map(str, offered)) != sorted(map(str, keys)):
            raise Surprise(f"{prompt}: offered {offered} instead of {keys}")
        return chosen

    def die(self) -> int:
        """A stock die."""
        return int(self.log.next_event("Rolled")[1])

    def many(self, n: Any, most: int) -> int:
        """How many are meant."""
        if isinstance(n, dict):
            top = min(n["up_to"], most)
            return int(self.ask(self.seat, "dw-pick-number", list(range(top, -1, -1))))
        if n == "d6":
            return min(self.die(), most)
        if n == "difference":
            return min(self.number, most)
        return min(n, most) if isinstance(n, int) else most

    # -- lists -------------------------------------------------------------------------------

    def run(self, ops: list[Json]) -> None:
        """Carries operations out, each with its deaths before the next."""
        for one in ops:
            if one["op"] not in OPS:
                raise Unknown(one["op"])
            OPS[one["op"]](self, one)
            if not self.in_row:
                self.settle()

    def row(self, ops: list[Json]) -> None:
        """The row of a table is one sentence: deaths come at its end."""
        before, self.in_row = self.in_row, True
        self.run(ops)
        self.in_row = before
        self.settle()

    # -- values ------------------------------------------------------------------------------

    def morale(self, by: int) -> None:
        """The track has ten spaces; at none the game is over."""
        self.world.morale = min(max(self.world.morale + by, 0), 10)
        if not self.world.morale:
            raise Over

    def hurt(self, one: int, kind: str, n: int) -> None:
        """Tokens on a survivor; three are too many, four for one of them."""
        world = self.world
        if not world.alive(one) or n <= 0:
            return
        passive = self.gifts(one)
        if kind == "frostbite" and any(gift["op"] == "replace_wound" for gift in passive):
            kind = "wound"
        row = {"wound": world.wounds, "frostbite": world.frost, "despair": world.despair}[kind]
        row[one] += n
        limit = max([gift["n"] for gift in passive if gift["op"] == "wound_limit"], default=3)
        if world.damage(one) >= limit:
            self.doom(one)

    def gifts(self, one: int) -> list[Json]:
        """What always works for a survivor where it stands."""
        ability = SURVIVORS[one]["ability"]
        if ability.get("timing") != "passive":
            return []
        at, place = ability["location"], self.world.where[one]
        there = at == "any" or (at == "non_colony" and place != COLONY) or place_is(at, place)
        return list(ability["effects"]) if there else []

    def doom(self, one: int, *, free: bool = False) -> None:
        """Marks somebody for death."""
        if one not in [other for other, _ in self.doomed]:
            self.doomed.append((one, free))

    def settle(self) -> None:
        """Everybody marked dies, the lowest influence first, each completely."""
        while self.doomed:
            self.doomed.sort(key=lambda pair: INFLUENCE[pair[0]])
            one, free = self.doomed.pop(0)
            if self.world.alive(one):
                self.die_of_it(one, free=free)

    def die_of_it(self, one: int, *, free: bool) -> None:
        """One death: morale, then items, then the group."""
        world = self.world
        seat = world.owner[one]
        place = self.off(one, GRAVE)
        if not free and not world.is_exiled(seat):
            self.morale(-1)
        self.leave_gear(one, place, seat)
        self.mend(seat)

    def off(self, one: int, to: int) -> int:
        """Takes a figure off the board; returns where it stood."""
        world = self.world
        place = world.where[one]
        world.owner[one], world.where[one] = NOBODY, to
        world.wounds[one] = world.frost[one] = world.despair[one] = 0
        world.side[one] = []
        world.rules = [rule for rule in world.rules if rule[1] != one]
        return int(place)

    def leave_gear(self, one: int, place: int, seat: int) -> None:
        """Items of who is gone: to the hand, to the cache, or into the deck of the place."""
        gear = self.world.gear[one]
        if not gear:
            return
        if place == COLONY:
            self.world.hands[seat] += gear
        elif place == HIDEOUT:
            self.world.cache += gear
        else:
            self.world.decks[place] += list(gear.elements())
        self.world.gear[one] = type(gear)()

    def mend(self, seat: int) -> None:
        """A group without a leader names one; a group without anybody starts anew."""
        world = self.world
        left = world.own(seat)
        if not left:
            world.unseen += world.hands[seat]
            world.hands[seat] = type(world.hands[seat])()
            if not world.people:
                raise Unknown("nobody left in the survivor deck")
            self.join(seat, world.people.pop(0), leader=True)
        elif world.leader[seat] not in left:
            world.leader[seat] = self.ask(seat, "dw-new-leader", left)

    def join(self, seat: int, one: int, *, leader: bool = False, wounds: int = 0) -> None:
        """Somebody comes to a group."""
        world = self.world
        place = COLONY
        if world.is_exiled(seat):
            free = [p for p in range(1, 9) if world.room(p)]
            place = self.ask(seat, "dw-newcomer", free or list(range(1, 9)))
        alone = not world.own(seat)
        world.owner[one], world.where[one] = seat, place
        world.wounds[one], world.frost[one], world.despair[one] = wounds, 0, 0
        if leader or alone:
            world.leader[seat] = one

    def vanish(self, one: int, to: int = GONE) -> None:
        """Somebody leaves without dying."""
        seat = self.world.owner[one]
        place = self.off(one, to)
        self.leave_gear(one, place, seat)
        self.mend(seat)

    # -- exposure ----------------------------------------------------------------------------

    def expose(self, one: int, times: int) -> None:
        """Rolls one after another, while the survivor lives."""
        for _ in range(times):
            if not self.world.alive(one):
                return
            who, number = self.log.next_event("Exposed")
            if who != one:
                raise Surprise(f"exposure of {who} instead of {one}")
            face, place = FACES[number], self.world.where[one]
            changes = {g["face"]: g["to"] for g in self.gifts(one) if g["op"] == "replace_exposure"}
            face = changes.get(face, face)
            if face == "bite":
                self.doom(one)
            elif face != "blank":
                self.hurt(one, face, 1)
            self.settle()
            if face == "bite":
                self.spread(place)

    def spread(self, place: int) -> None:
        """A bite goes on to the lowest influence until somebody stops it."""
        while True:
            people = [
                one
                for one in self.world.people_at(place)
                if all(gift["op"] != "bite_spread_ignore" for gift in self.gifts(one))
            ]
            if not people:
                return
            victim = people[0]
            told = self.ask(self.world.owner[victim], "dw-bite", ["kill-off", "risk-it"])
            if told == "risk-it":
                who, number = self.log.next_event("Exposed")
                if who != victim:
                    raise Surprise("somebody else was exposed to the bite")
                if FACES[number] == "blank":
                    return
            self.doom(victim)
            self.settle()
            if told == "kill-off":
                return


def place_is(name: str, place: int) -> bool:
    """Whether a place has this name."""
    names = ("colony", "police", "grocery", "school", "library", "hospital", "gas", "raxxon",
             "hideout")  # fmt: skip
    return place < len(names) and names[place] == name
