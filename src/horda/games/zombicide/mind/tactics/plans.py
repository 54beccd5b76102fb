"""The turns a Survivor could take: go to a Zone, then fight from there with what is left."""

from collections.abc import Mapping
from functools import lru_cache
from operator import attrgetter

from horda.games.zombicide.board import Tables
from horda.games.zombicide.box.content import Content
from horda.games.zombicide.mind.tactics.aims import wards
from horda.games.zombicide.mind.tactics.blows import blow
from horda.games.zombicide.mind.tactics.burning import saved
from horda.games.zombicide.mind.tactics.hints import Blow, hints_of
from horda.games.zombicide.mind.tactics.reach import shuns
from horda.games.zombicide.mind.tactics.strategy import own_way
from horda.games.zombicide.mind.tactics.threat import blows, danger, snipers
from horda.games.zombicide.rules.people import danger as danger_level
from horda.games.zombicide.rules.people import place
from horda.games.zombicide.rules.state import HANDS, NONE, OUT, Person, ZState
from horda.games.zombicide.rules.weapons import profile

URGENCY = (3.0, 0.8, 0.2, 0.05)
"""What a kill counts by the steps from the nearest Survivor."""
WARDING = (20.0, 3.0, 0.8)
"""The same by the steps from where no Zombie may come."""
SNIPER = 2.5
"""The same of one that shoots, wherever it sees somebody."""
FAR_KILL = 0.05
DANGER = 0.7
CALM = 0.2  # the share of danger that counts while all others can still act
STEP = 0.8
ALONE = 0.15
PACE: dict[str, float] = {}
"""By special rules of Missions what a step is worth that leads on, where time is the enemy."""
WATCH: dict[str, float] = {}
"""By special rules what each step away from a Companion costs who must not be lost."""
COMPANY = 2
"""So many others should be near whoever leads one."""
PERIL = 3.0
"""What it costs to leave somebody where the next Zombies' Phase would kill, if nobody can help."""
STALKED = 3.0
"""What it costs to be killed by what nobody can hold off, where a module knows of such."""
HELP = 0.6  # the share of it that falls away while all others can still act
LOST = 5
FRIENDLY_FIRE = 2.5
DEADLY = 8.0
KEEP_MOLOTOV = 2.5
LEVELS = (0.0, 0.8, 2.0, 3.0)
"""What it costs to raise the danger level of the whole team to each level."""
FURTHEST = 3
FIRST = 0.1
"""What a point of adrenaline is worth to the first in a race for it."""
MOST_ACTIONS = 5
NEARBY = 6
NEVER = -100.0
ADRENALINE_OF = attrgetter("adrenaline")

Arm = tuple[int, int, str, int, int]
"""Card, the other one of a pair, kind of attack, Range from and to."""
Shot = tuple[float, float, float, float]
"""What an attack is worth, how often it can be made, its kills right there, and the chance that it
ends what stalks the Zone."""
Crowd = tuple[int, bytes, float]
"""A Zone with Zombies, what stands there, and how urgent it is."""


@lru_cache(maxsize=1 << 14)
def arms(box: Content, hands: tuple[int, ...], empty: int) -> tuple[Arm, ...]:
    """Lists the attacks that cards in Hand allow, pairs first."""
    found: list[Arm] = []
    for index, card in enumerate(hands):
        if card == NONE:
            continue
        twin = hands[1 - index] if len(hands) == HANDS else NONE
        same = twin != NONE and box.same[twin] == box.same[card] and box.cards[card].dual
        for mode in ("melee", "ranged"):
            line = profile(box, card, mode)
            if line is None or (mode == "ranged" and empty >> card & 1):
                continue
            pair = same and not (mode == "ranged" and empty >> twin & 1)
            found.append((card, twin if pair else NONE, mode, line.range_min, line.range_max))
    return tuple(found)


@lru_cache(maxsize=1 << 12)
def crowds(box: Content, zombies: bytes) -> list[tuple[int, bytes]]:
    """Lists the Zones with Zombies and what stands there."""
    zones = [
        (zombies[i : i + box.kinds], i // box.kinds) for i in range(0, len(zombies), box.kinds)
    ]
    return [(zone, standing) for standing, zone in zones if any(standing)]


class Look:
    """What one look at the board tells a Survivor."""

    def __init__(self, state: ZState, who: int) -> None:
        self.state, self.who, self.box = state, who, state.box
        self.special = state.mission.special
        self.me = me = state.people[who]
        self.here = me.zone
        self.others: list[int] = []
        """Where the others are."""
        self.spare: dict[int, int] = {}
        """By Zone the Wounds that the others there can take without dying."""
        self.danger = danger(state)
        self.way = own_way(state, who)
        self.saved = saved(state)
        self.level = danger_level(state)
        self.pace = sum([PACE[name] for name in self.special if name in PACE])
        self.watch = max([WATCH[name] for name in self.special if name in WATCH], default=0.0)
        self.racing = "reach-red" in self.special
        self.ahead = max(state.people, key=ADRENALINE_OF) is me
        """Nobody has more adrenaline, and nobody before it as much."""
        tables, zombies = state.tables, bytes(state.zombies)
        self.blows = blows(self.box, tables, zombies)
        self._meet(state.people, tables)
        self.arms = arms(self.box, me.slots[:HANDS], state.empty)
        self.hints = hints_of(state.edition)
        self.blow: Blow = blow if self.hints is None else self.hints.blow
        self.climbs = 0.0 if self.hints is None else self.hints.climbing(state, who)
        self.stalked = () if self.hints is None else self.hints.stalked(state)
        self.saved = self.saved or (self.hints is not None and bool(self.hints.fires(state)))
        self.crowds = self._crowds(tables, zombies)
        self.range_to = state.eyes().range_to
        self.actions = me.actions + (1 if any(me.free) else 0)
        self.routes = routes(self.box, tables, self.here, zombies)
        self._bases: dict[int, tuple[float, float, int]] = {}
        self._shots: dict[int, list[Shot]] = {}
        self._quiet: dict[int, float] = {}
        """What Zones are worth from which nothing can be attacked, whatever Actions are left."""

    def _meet(self, people: tuple[Person, ...], tables: Tables) -> None:
        """Takes in where the others are, what they can bear, and who can still help."""
        me, spare, waiting = self.me, self.spare, 0
        for one in people:
            zone = one.zone
            if one is not me and zone != OUT:
                self.others.append(zone)
                waiting += not one.done
                spare[zone] = spare.get(zone, 0) + one.health - 1
        helping = waiting / max(1, len(self.others))
        self.fear = DANGER * (1 - CALM * helping)
        self.peril = PERIL * (1 - HELP * helping)
        self.friends = {*self.others}
        """Where a shot could hit somebody of ours, Companions too."""
        self.leads = False
        if self.state.companions:
            self._meet_companions()
        self.left_behind = self._left_behind(people)
        self.apart: Mapping[int, float] = apart(tables, tuple(self.others)) if self.others else {}

    def _meet_companions(self) -> None:
        companions = self.state.companions
        others = [one for one in companions if one.leader != self.who]
        self.friends.update([place(self.state, one) for one in others])
        self.leads = len(others) < len(companions)

    def _crowds(self, tables: Tables, zombies: bytes) -> list[Crowd]:
        """Lists the Zones with Zombies not too far away, and how urgent they are."""
        distance = tables.distance
        people, warded = {self.here, *self.others}, wards(self.state)
        found = []
        shoot, sight = snipers(self.box), tables.view().sight
        for zone, standing in crowds(self.box, zombies):
            far = distance[zone]
            if far[self.here] <= NEARBY:
                steps = min(map(far.__getitem__, people))
                if self.hints is not None and any(standing[kind] for kind in self.box.abominations):
                    steps = max(0, steps - 1)  # it comes and strikes in one phase
                urgency = URGENCY[steps] if steps < len(URGENCY) else FAR_KILL
                if shoot and any(standing[kind] for kind in shoot):
                    if any(sight[zone] >> place & 1 for place in people):
                        urgency = max(urgency, SNIPER)
                if warded:
                    near = min(map(far.__getitem__, warded))
                    urgency = max(urgency, WARDING[near] if near < len(WARDING) else 0.0)
                found.append((zone, standing, urgency))
        return found

    def _left_behind(self, people: tuple[Person, ...]) -> float:
        """Returns the price of going away from those who have had their turn and would die here."""
        here = self.here
        if here not in self.spare or self.blows[here] <= self.spare[here]:
            return 0.0
        for one in people:
            if one.zone == here and not one.done and one is not self.me:
                return 0.0
        return self.peril

    def _deadly(self, over: float) -> float:
        """Returns the price of ending the turn where there are so many Wounds too many."""
        return self.peril * min(1.0, over)

    def raising(self, points: float) -> float:
        """Returns the price of so much adrenaline: a new danger level is the whole team's."""
        if self.racing:  # Z2-M03-02: it is what the Mission is won by, but by one alone
            return -FIRST * points if self.ahead else 0.0
        if self.climbs:
            return -self.climbs * points
        reached = self.box.level(int(self.me.adrenaline + points))
        return LEVELS[reached] - LEVELS[self.level] if reached > self.level else 0.0

    def attack(self, arm: Arm, at: int, zone: int, standing: bytes, urgency: float) -> float:
        """Returns what one attack on a Zone is worth."""
        card, second, mode, _, _ = arm
        value, kills, wounds = self.blow(self.box, card, second, mode, standing)
        if not value:
            return 0.0
        value *= urgency
        points = self.raising(kills)
        if points:
            value -= points * (1.0 if urgency < URGENCY[0] else 0.4)
        if mode == "ranged":
            burns = card != NONE and self.box.cards[card].eliminates_zone
            if zone in self.friends or (zone == at and (burns or self.leads)):
                return NEVER if burns else value - self._friendly_fire(zone, wounds)
            if burns:
                return NEVER if self.saved else value - KEEP_MOLOTOV
        return value

    def _friendly_fire(self, zone: int, wounds: float) -> float:
        """Returns the price of the Wounds that misses would deal: a friend's death ends it all."""
        people = enumerate(self.state.people)
        spare = sum([p.health - 1 for i, p in people if i != self.who and p.zone == zone])
        return FRIENDLY_FIRE * wounds + DEADLY * wounds / (1.0 + spare * spare)

    def end(self, zone: int, actions: int) -> float:
        """Returns what it is worth to be in a Zone and fight from there with so many Actions."""
        known = self._quiet.get(zone)
        if known is not None:
            return known
        base, best, spare = self._bases.get(zone) or self._stay(zone)
        if actions > 0:
            shots = self._shots.get(zone)
            if shots is None:
                shots = self._shots[zone] = self._aims(zone) if self.arms else []
                if not shots:
                    self._quiet[zone] = best - base
            threat, blows = self.danger[zone], self.blows[zone]
            for value, most, kills, ends in shots:
                times = most if most < actions else actions
                killed = kills * times
                total = value * times
                if ends:
                    total += STALKED * self.stalked[zone] * (1 - (1 - ends) ** actions)
                over = blows - killed - spare
                if over > 0:
                    total -= self._deadly(over)
                if killed < threat:
                    total -= self.fear * (threat - killed)
                if total > best:
                    best = total
        return best - base

    def _stay(self, zone: int) -> tuple[float, float, int]:
        """Returns for a Zone the price of the way, what it is worth to be there without a fight,
        and how many Wounds all who are there can take."""
        alone = ALONE * self.apart[zone] if self.others else 0.0
        base = STEP * self.way[zone] + alone
        if self.watch and self.state.companions:
            base += self.watched(zone)
        base += self.left_behind if zone != self.here else 0.0
        threat, blows = self.danger[zone], self.blows[zone]
        spare = self.me.health - 1 + self.spare.get(zone, 0)
        if self.hints is not None:
            shield = self.hints.shields(self.state, self.who, zone)
            spare += shield
            base += 0.0 if shield else STALKED * self.stalked[zone]
        best = -self.fear * threat - (self._deadly(blows - spare) if blows > spare else 0.0)
        found = self._bases[zone] = (base, best, spare)
        return found

    def watched(self, zone: int) -> float:
        """Returns the price of being away from Companions, and of leading them away from all."""
        if self.leads:
            close = (zone, *self.state.tables.neighbours[zone])
            near = sum([other in close for other in self.others])
            return self.watch * max(0, COMPANY - near)
        far = self.state.tables.distance[zone]
        steps = min([far[place(self.state, one)] for one in self.state.companions])
        return self.watch * min(LOST, steps)

    def _aims(self, at: int) -> list[Shot]:
        """Lists the attacks from a Zone."""
        found: list[Shot] = []
        ranges, usable = self.range_to[at], self.arms
        if self.hints is not None:
            works, state, who = self.hints.works, self.state, self.who
            usable = tuple([arm for arm in usable if works(state, who, arm[0], at)])
        for zone, standing, urgency in self.crowds:
            steps = ranges[zone]
            for arm in usable:
                if zone != at if arm[2] == "melee" else not arm[3] <= steps <= arm[4]:
                    continue
                value = self.attack(arm, at, zone, standing, urgency)
                if value > 0:
                    kills = self.blow(self.box, arm[0], arm[1], arm[2], standing)[1]
                    card = self.box.cards[arm[0]]
                    most = 1.0 if card.reload or card.discard else sum(standing) / kills
                    ends = 0.0
                    if self.hints is not None and self.stalked[at]:
                        ends = self.hints.slays(self.box, arm[0], arm[1], arm[2], standing)
                    found.append((value, most, kills if zone == at else 0.0, ends))
        return found

    def _ways(self) -> list[tuple[int, int, int]]:
        """Lists the ways of a turn that do not begin where nobody should go."""
        shunned = shuns(self.state)
        if not shunned:
            return self.routes
        return [one for one in self.routes if one[0] not in shunned and one[1] not in shunned]

    def plans(self, actions: int) -> dict[int, float]:
        """Returns for each first step (or staying) what the best turn is worth that begins so."""
        best = {self.here: self.end(self.here, actions)}
        quiet = self._quiet.get
        for first, zone, spent in self._ways():
            if spent <= actions:
                worth = quiet(zone)
                if worth is None:
                    worth = self.end(zone, actions - spent)
                if worth > best.get(first, NEVER):
                    best[first] = worth
        return best

    def best(self, actions: int) -> float:
        """Returns what the best turn is worth, whatever it begins with: the most of `plans`."""
        best, quiet = self.end(self.here, actions), self._quiet.get
        for _, zone, spent in self._ways():
            if spent <= actions:
                worth = quiet(zone)
                if worth is None:
                    worth = self.end(zone, actions - spent)
                if worth > best and worth > NEVER:
                    best = worth
        return best


class _Apart(dict[int, float]):
    """The mean distance of some Zones from each Zone; beyond some steps it is all one."""

    def __init__(self, tables: Tables, others: tuple[int, ...]) -> None:
        super().__init__()
        self._distance, self._others = tables.distance, others

    def __missing__(self, zone: int) -> float:
        far, others = self._distance[zone], self._others
        self[zone] = mean = sum([min(LOST, far[other]) for other in others]) / len(others)
        return mean


@lru_cache(maxsize=1 << 12)
def apart(tables: Tables, others: tuple[int, ...]) -> _Apart:
    """Returns how far each Zone is from some Survivors, found when first asked for."""
    return _Apart(tables, others)


@lru_cache(maxsize=1 << 14)
def routes(box: Content, tables: Tables, here: int, zombies: bytes) -> list[tuple[int, int, int]]:
    """Lists first step, end and price of the ways of a turn; Zombies make leaving dearer."""
    found: list[tuple[int, int, int]] = []
    leaving = 1 + _standing(box, zombies, here)
    for first in tables.neighbours[here]:
        edge, seen = [(first, leaving)], {here, first}
        for _ in range(FURTHEST):
            found += [(first, zone, spent) for zone, spent in edge]
            grown: list[tuple[int, int]] = []
            for zone, spent in edge:
                price = spent + 1 + _standing(box, zombies, zone)
                for other in tables.neighbours[zone]:
                    if other not in seen and price <= MOST_ACTIONS:
                        seen.add(other)
                        grown.append((other, price))
            edge = grown
    return found


def _standing(box: Content, zombies: bytes, zone: int) -> int:
    return sum(zombies[zone * box.kinds : zone * box.kinds + box.kinds])
