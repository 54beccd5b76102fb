"""What hunts for won games of Invader have in mind: where everybody goes, and what is left to do.

The judgement of bots puts the safety of the team first, so that a search that goes by it hides.
These go by what is left to be done, in Actions; who dies on the way is out of the search anyway.
"""

from typing import Any

from horda.core.decisions import Choice, Option
from horda.games.zombicide.board import FAR
from horda.games.zombicide.box.entries import ORANGE
from horda.games.zombicide.mind.tactics.advice import advise
from horda.games.zombicide.mind.tactics.burning import around
from horda.games.zombicide.mind.tactics.gear import gear
from horda.games.zombicide.mind.tactics.threat import blows, danger
from horda.games.zombicide.modules.invader.doors import CloseDoor, TakeDoor
from horda.games.zombicide.modules.invader.hints_errands import burner, parts, short_of
from horda.games.zombicide.modules.invader.hints_goals import chain_gap
from horda.games.zombicide.modules.invader.hints_ways import Row, nearest, row, station
from horda.games.zombicide.modules.invader.m8 import SteerAirlock
from horda.games.zombicide.modules.invader.machine_deeds import SteerShot, SteerStrike, SteerTo
from horda.games.zombicide.modules.invader.machines import Along
from horda.games.zombicide.modules.invader.rooms import breathes, fuel_of
from horda.games.zombicide.modules.invader.state import invader, seals
from horda.games.zombicide.rules import options as o
from horda.games.zombicide.rules.goals import plan
from horda.games.zombicide.rules.people import danger as danger_level
from horda.games.zombicide.rules.people import zombies_in
from horda.games.zombicide.rules.state import HANDS, NONE, OUT, ZState

PULL, DO, NEVER = 1.2, 6.0, -30.0
ACTION = 0.5
"""What an Action of work that is left costs."""
WOUND, LAST_HEALTH = 0.8, 0.8
XENOS, DANGER, ENOUGH = 0.03, 0.05, 12.0
GEAR, WELL_ARMED = 0.4, 2.0
LEVELS = (0.0, 0.5, 2.0, 4.0)
DEADLY, COMING = 4.0, 0.15
"""What it costs that somebody who has had its turn would die, and what a Wound to come costs."""
CHAIN = (6.0, 2.0, 0.7, 0.2, 0.0)
FURTHEST = 30
NEAR, SHORT = 8, 14
"""M8: steps to the tokens that are taken first, and points that may be missing for the last."""
GUN, LOST_GUN, SEALED = "sentry_gun", 12.0, 10.0
"""What it costs, in Actions, that the gun is lost, and that the Airlock is shut."""
ESCORT = 1
"""So many go with whoever carries the fire."""


class Crew:
    """How the team of one Mission goes about it."""

    levels: tuple[float, ...] = LEVELS
    xenos = XENOS

    def work(self, state: ZState) -> float:
        """Counts the Actions that are left to be done."""
        raise NotImplementedError

    def row(self, state: ZState, who: int) -> Row:
        """Returns how far each Zone is from where a Survivor should go; nothing if anywhere."""
        return ()

    def wish(self, state: ZState, who: int, option: Option) -> float:
        """Returns how much more than advised an option is wanted."""
        return 0.0

    def value(self, state: ZState) -> float:
        """Tells how good a position looks."""
        found, score = danger(state), -ACTION * self.work(state)
        for person in state.people:
            if person.zone == OUT:
                continue
            score -= WOUND * (state.box.survivors[person.card].health - person.health)
            score -= LAST_HEALTH if person.health == 1 else 0.0
            score -= DANGER * min(ENOUGH, found[person.zone])
            score += GEAR * min(WELL_ARMED, gear(state.box, person.slots))
        score -= self._doomed(state)
        gap = chain_gap(invader(state)) if invader(state).active else len(CHAIN) - 1
        score -= CHAIN[min(gap, len(CHAIN) - 1)]
        return score - self.xenos * sum(state.zombies) - self.levels[danger_level(state)]

    def _doomed(self, state: ZState) -> float:
        """Returns the price of the blows that would fall where nobody can act any more."""
        falling, score = blows(state.box, state.tables, bytes(state.zombies)), 0.0
        for zone in {person.zone for person in state.people if person.zone != OUT}:
            here = [person for person in state.people if person.zone == zone]
            if all(person.done for person in here):
                spare = sum(person.health - 1 for person in here)
                score += COMING * falling[zone] + (DEADLY if falling[zone] > spare else 0.0)
        return score

    def weigh(self, state: ZState, choice: Choice) -> list[float]:
        """Weighs the options of a question: the advice, and what is wanted."""
        weights, who = list(advise(state, choice)), state.turn_of
        if who == NONE or state.people[who].zone == OUT:
            return weights
        ways = self.row(state, who)
        return [
            weight + self._steer(state, who, ways, option) + self.wish(state, who, option)
            for weight, option in zip(weights, choice.options, strict=True)
        ]

    def _steer(self, state: ZState, who: int, ways: Row, option: Any) -> float:
        here = state.people[who].zone
        if not ways or ways[here] >= FAR:
            return 0.0
        if type(option) is TakeDoor:
            beyond = state.board.doors[option.door].other(here)
            return DO if ways[beyond] < ways[here] else 0.0
        if type(option) is not o.Walk:
            return 0.0
        return PULL * float(ways[here] - min(FURTHEST, ways[option.to]))


class Fire(Crew):
    """M6: a Flamethrower and a Canister are found at once, and carried to the purple token.

    The others stay in the north: Xenos go where most Survivors are.
    """

    def work(self, state: ZState) -> float:
        """Counts the steps of whoever carries the fire."""
        who = burner(state)
        if who == NONE:
            throwers, canisters = parts(state)
            left = 20.0 + 4.0 * (not throwers) + 4.0 * (not canisters)
            if throwers and canisters:
                far = state.tables.distance[state.people[throwers[0]].zone]
                left += 1.5 * min(far[state.people[one].zone] for one in canisters)
            return left - 0.4 * state.equipment.drawn
        steps = min(FURTHEST, self.row(state, who)[state.people[who].zone])
        far = state.tables.distance[state.people[who].zone]
        others = [one.zone for number, one in enumerate(state.people) if number != who]
        behind = sum(sorted(min(5, far[zone]) for zone in others)[:ESCORT])
        return steps + 0.25 * behind + (0.0 if self._ready(state, who) else 2.5)

    def _ready(self, state: ZState, who: int) -> bool:
        hands = [card for card in state.people[who].slots[:HANDS] if card != NONE]
        thrower = [card for card in hands if state.box.cards[card].eliminates_zone]
        return any(fuel_of(state, who, card) != NONE for card in thrower)

    def row(self, state: ZState, who: int) -> Row:
        """The one with the fire goes to where the token can be seen; the others are bait."""
        if burner(state) != who:
            return ()
        spots = around(state.eyes(), (invader(state).lair,))
        return nearest(station(state), tuple(spots), breathes(state, who))

    def wish(self, state: ZState, who: int, option: Option) -> float:
        """All Search until there is a fire; what can burn the token does."""
        if type(option) is o.Search and burner(state) == NONE:
            return DO
        if isinstance(option, o.Shoot) and state.box.cards[option.card].eliminates_zone:
            return 3 * DO if option.zone == invader(state).lair else NEVER
        return 0.0


class Tokens(Crew):
    """M7: all Objectives are shared out, then all go to the Exit."""

    def shares(self, state: ZState) -> tuple[dict[int, int], list[float]]:
        """Shares the tokens out: to whom each goes first, and when each Survivor is done."""
        here = station(state)
        people = [who for who, one in enumerate(state.people) if one.zone != OUT]
        at = {who: state.people[who].zone for who in people}
        air = {who: breathes(state, who) for who in people}
        first: dict[int, int] = {}
        ends, left = dict.fromkeys(people, 0.0), [token.zone for token in state.objectives]
        while left:
            best = min(
                (ends[who] + min(FURTHEST, row(here, zone, air[who])[at[who]]) + 1, who, zone)
                for who in people
                for zone in left
            )
            ends[best[1]], at[best[1]] = best[0], best[2]
            first.setdefault(best[1], best[2])
            left.remove(best[2])
        exits = tuple(sorted(plan(state).exits))
        out = nearest(here, exits, True) if exits else None
        if out is not None:
            ends = {who: end + min(FURTHEST, out[at[who]]) for who, end in ends.items()}
        return first, list(ends.values())

    def work(self, state: ZState) -> float:
        """Counts the Actions of the one who is done last, and those of all."""
        _, ends = self.shares(state)
        return max(ends, default=0.0) + 0.25 * sum(ends) + 1.5 * len(state.objectives)

    def row(self, state: ZState, who: int) -> Row:
        """Everybody goes to the own token, or to the Exit."""
        first, _ = self.shares(state)
        here, air = station(state), breathes(state, who)
        if who in first:
            return row(here, first[who], air)
        exits = tuple(sorted(plan(state).exits))
        return nearest(here, exits, air) if exits else ()

    def wish(self, state: ZState, who: int, option: Option) -> float:
        """Tokens are taken."""
        return DO if type(option) is o.TakeObjective else 0.0


class Orange(Tokens):
    """M8: the Airlock at once, the nearest tokens, then all shoot with the Sentry Gun.

    Whoever controls the Bot does so from afar: it forces the Airlock before any Xenos comes. The
    gun's room has two entrances, and everybody in it may use the gun: Xenos die before they come
    in. The last tokens wait until nearly all have the experience they need.
    """

    levels = (0.0, 0.0, 1.0, 4.0)
    xenos = 0.0

    def _phase(self, state: ZState) -> tuple[Row, Row]:
        """Returns the tokens to be taken now, and where those go who take none."""
        guns = [one for one in state.mission.machine if one.what == GUN]
        gun = tuple(state.board.zone_at(*one.cell) for one in guns)
        zones = tuple(token.zone for token in state.objectives)
        start = state.board.zone_at(*state.mission.start[0].cell)
        near = tuple(zone for zone in zones if row(station(state), start, True)[zone] <= NEAR)
        if near:
            return near, gun
        return (() if short_of(state) > SHORT else zones), gun

    def shares(self, state: ZState) -> tuple[dict[int, int], list[float]]:
        """Shares out the tokens of the time."""
        now, _ = self._phase(state)
        there = state.clone()
        there.objectives = tuple(one for one in state.objectives if one.zone in now)
        return super().shares(there) if now else ({}, [0.0])

    def work(self, state: ZState) -> float:
        """Counts the Actions for the tokens of the time, and the points that are missing."""
        _, camp = self._phase(state)
        first, ends = self.shares(state)
        total = max(ends) + 0.25 * sum(ends) + 6.0 * len(state.objectives) + short_of(state)
        ways = nearest(station(state), camp, False)
        idle = [one.zone for who, one in enumerate(state.people) if who not in first]
        total += 0.35 * sum(min(FURTHEST, ways[zone]) for zone in idle)
        own = invader(state)
        lost = any(one.zone == OUT for one in own.machines if one.kind == GUN)
        return total + (SEALED if own.sealed else 0.0) + LOST_GUN * lost

    def row(self, state: ZState, who: int) -> Row:
        """To the own token, or to the gun."""
        _, camp = self._phase(state)
        first, _ = self.shares(state)
        here, air = station(state), breathes(state, who)
        return row(here, first[who], air) if who in first else nearest(here, camp, air)

    def wish(self, state: ZState, who: int, option: Option) -> float:
        """The gun is for those who lack experience; the Bot opens the Airlock and rests."""
        if isinstance(option, SteerShot) and invader(state).machines[self._gun(state)].zone != OUT:
            short = state.people[who].level < ORANGE
            return (3.0 if short else 0.5) if zombies_in(state, option.zone) else -DO
        if isinstance(option, SteerAirlock):
            return 2 * DO
        if isinstance(option, SteerTo):
            outside = [zone for zone, _ in seals(state.edition, state.config.scenario)]
            return 2 * DO if invader(state).sealed and option.to in outside else -DO
        if isinstance(option, CloseDoor | SteerStrike | Along):
            return -DO
        return super().wish(state, who, option)

    def _gun(self, state: ZState) -> int:
        return [one.kind for one in invader(state).machines].index(GUN)


CREWS: dict[str, Crew] = {"M06": Fire(), "M07": Tokens(), "M08": Orange()}
