"""Objectives, crates, Noise, and leaving: what is done with what a Mission lays out."""

from collections.abc import Iterator
from typing import TYPE_CHECKING

from horda.core.frames import Frame, Outcome, Push
from horda.core.game import Refusal
from horda.core.hooks import HookIndex
from horda.core.rulebook import cites
from horda.games.zombicide.rules import events
from horda.games.zombicide.rules import options as o
from horda.games.zombicide.rules.adrenaline import Gain
from horda.games.zombicide.rules.deed import Deed, Wish, deed
from horda.games.zombicide.rules.goals import Look, goals_met, plan, won
from horda.games.zombicide.rules.noise import make_noise
from horda.games.zombicide.rules.people import ZRun, change, leave_seat, pay, zombies_in
from horda.games.zombicide.rules.points import ESCAPED, NOISY, OBJECTIVE_TAKEN, SPAWNS_OF
from horda.games.zombicide.rules.refusals import no, tired
from horda.games.zombicide.rules.search import Draw
from horda.games.zombicide.rules.spawn import wake_spawns
from horda.games.zombicide.rules.state import NONE, OTHER, OUT, ZState
from horda.games.zombicide.rules.tokens import token_word

if TYPE_CHECKING:
    from horda.games.zombicide.mind.tactics.turn import Thoughts

OBJECTIVE_ADRENALINE = 5


@deed
class TakingObjective(Deed[o.TakeObjective]):
    """Take an Objective."""

    option, rule, group = o.TakeObjective, "Z2-OBJ-01", "take"

    def candidates(self, state: ZState, hooks: HookIndex, who: int) -> Iterator[o.TakeObjective]:
        """The tokens here, else just any."""
        yield from super().candidates(state, hooks, who)
        yield o.TakeObjective(0, token_word(state.mission, 0))

    def wishes(self, state: ZState, who: int, zone: int) -> Iterator[Wish]:
        """Tokens that look alike are named once."""
        seen: set[int] = set()
        for index, one in enumerate(state.objectives):
            face = NONE if one.hidden else one.colour
            if one.zone == zone and face not in seen:
                seen.add(face)
                word = token_word(state.mission, 0 if one.hidden else one.colour)
                yield Wish("objective", o.TakeObjective(index, word))

    def refusal(
        self, state: ZState, hooks: HookIndex, who: int, option: o.TakeObjective
    ) -> Refusal | None:
        """It must lie here."""
        zone = state.people[who].zone
        here = [i for i, token in enumerate(state.objectives) if token.zone == zone]
        if not here:
            return no("objective", "Z2-OBJ-01")
        # The number belongs to one token: with others lying here it is just not the one meant.
        wrong = no("objective", "Z2-OBJ-01") if option.index not in here else None
        return tired(state, who) or wrong

    @cites("Z2-OBJ-01", "Z2-OBJ-02", "Z2-OBJ-Q3", "Z2-MISSION-02")
    def do(self, run: ZRun, who: int, option: o.TakeObjective) -> Outcome:
        """Pays, takes the token, and gets its reward."""
        state, index = run.state, option.index
        pay(state, who, OTHER)
        token = state.objectives[index]
        state.objectives = (*state.objectives[:index], *state.objectives[index + 1 :])
        person = change(state, who, tokens=state.people[who].tokens + 1)
        if token.hidden:
            run.reveal()
        name = token_word(state.mission, token.colour)
        run.emit(events.ObjectiveTaken, person.card, token.zone, token.colour, name)
        won(run, Look.TOKENS)
        return Reward(who, token.colour)

    def weight(self, look: "Thoughts", option: o.TakeObjective) -> float:
        """Where the Mission wants it, and not before the others keep up."""
        return look.took_objective()


class Reward(Frame, frozen=True):
    """What an Objective brings: adrenaline first, then the effect of its colour."""

    who: int
    colour: int

    @cites("Z2-OBJ-02", "Z2-MISSION-02", "Z2-MISSION-I1")
    def gain(self, run: ZRun) -> Outcome:
        """Gives the same adrenaline in every Mission."""
        return Push(Gain(self.who, OBJECTIVE_ADRENALINE))

    @cites("Z2-OBJ-Q3", "Z2-SPAWN-07", "Z2-SPAWN-Q3")
    @cites("Z2-M18-05", "Z2-M21-05")
    def effect(self, run: ZRun) -> Outcome:
        """Activates the Spawn Zones of its colour, from the next Spawn step on."""
        if run.query(SPAWNS_OF, self.colour, True):
            wake_spawns(run, self.colour)
        return run.trigger(OBJECTIVE_TAKEN, (self.who, self.colour))

    steps = (gain, effect)


@deed
class TakingCrate(Deed[o.TakeCrate]):
    """Open a crate."""

    option, rule, group = o.TakeCrate, "Z2-OBJ-03", "take"
    module = "crates"

    def candidates(self, state: ZState, hooks: HookIndex, who: int) -> Iterator[o.TakeCrate]:
        """The crate here, if there is one."""
        yield o.TAKE_CRATE

    def wishes(self, state: ZState, who: int, zone: int) -> Iterator[Wish]:
        """Crates."""
        if zone in state.crates:
            yield Wish("crate", o.TAKE_CRATE)

    def refusal(
        self, state: ZState, hooks: HookIndex, who: int, option: o.TakeCrate
    ) -> Refusal | None:
        """It must lie here."""
        if state.people[who].zone not in state.crates:
            return no("crate", "Z2-OBJ-01", "Z2-OBJ-03")
        return tired(state, who)

    @cites("Z2-OBJ-03", "Z2-OBJ-Q2", "Z2-MISSION-03", "Z2-SEARCH-Q1")
    def do(self, run: ZRun, who: int, option: o.TakeCrate) -> Outcome:
        """Pays, opens it, and draws a pimpweapon."""
        state = run.state
        pay(state, who, OTHER)
        zone = state.people[who].zone
        crates = list(state.crates)
        crates.remove(zone)
        state.crates = tuple(crates)
        run.emit(events.CrateTaken, state.people[who].card, zone)
        won(run, Look.CRATES)
        return Draw(who, 1, "pimpweapon")

    def weight(self, look: "Thoughts", option: o.TakeCrate) -> float:
        """Weapons are welcome, and some Missions want all of them."""
        return look.took_crate()


@deed
class MakingNoise(Deed[o.MakeNoise]):
    """Make noise on purpose."""

    option, rule, group = o.MakeNoise, "Z2-MAKENOISE-01", "noise"

    def candidates(self, state: ZState, hooks: HookIndex, who: int) -> Iterator[o.MakeNoise]:
        """There is one way."""
        yield o.MAKE_NOISE

    def refusal(
        self, state: ZState, hooks: HookIndex, who: int, option: o.MakeNoise
    ) -> Refusal | None:
        """It takes an Action and nothing else."""
        return tired(state, who)

    @cites("Z2-MAKENOISE-01", "Z2-MAKENOISE-Q1")
    def do(self, run: ZRun, who: int, option: o.MakeNoise) -> Outcome:
        """Pays, and shouts."""
        pay(run.state, who, OTHER)
        make_noise(run, run.state.people[who].zone)
        run.trigger(NOISY, who)
        return None


def no_exit(state: ZState, zone: int, rule: str) -> Refusal | None:
    """Says why nobody leaves the board from a Zone now."""
    if zone not in plan(state).exits:
        return no("exit", rule)
    if not goals_met(state):
        return no("exit-goals", "Z2-MISSION-Q1")
    return no("exit-zombies", rule) if zombies_in(state, zone) else None


@deed
class Escaping(Deed[o.Escape]):
    """Leave the board by the Exit."""

    option, rule, group, anybodys = o.Escape, "Z2-MISSION-04", "exit", False
    brought_by = "exit"

    def candidates(self, state: ZState, hooks: HookIndex, who: int) -> Iterator[o.Escape]:
        """There is one way."""
        yield o.ESCAPE

    def wishes(self, state: ZState, who: int, zone: int) -> Iterator[Wish]:
        """Exits, where Survivors leave on foot or nobody knows better."""
        aims = plan(state)
        if zone in aims.exits and (aims.on_foot or not aims.by_car):
            yield Wish("exit", o.ESCAPE)

    def refusal(
        self, state: ZState, hooks: HookIndex, who: int, option: o.Escape
    ) -> Refusal | None:
        """The other goals come first, and no Zombie may be there."""
        aims = plan(state)
        if not aims.on_foot:
            return no("exit-by-car" if aims.by_car else "exit-none", "Z2-MISSION-04")
        return no_exit(state, state.people[who].zone, "Z2-MISSION-04")

    def price(self, state: ZState, hooks: HookIndex, who: int, option: o.Escape) -> int:
        """It ends the turn, and costs nothing."""
        return 0

    @cites("Z2-MISSION-04", "Z2-WIN-Q2")
    def do(self, run: ZRun, who: int, option: o.Escape) -> Outcome:
        """Leaves."""
        leave_seat(run.state, who)
        person = change(run.state, who, zone=OUT, escaped=True)
        run.emit(events.Escaped, person.card)
        if ESCAPED in run.hooks.uses:
            run.trigger(ESCAPED, who)
        return None

    def weight(self, look: "Thoughts", option: o.Escape) -> float:
        """At once."""
        return look.escaped
