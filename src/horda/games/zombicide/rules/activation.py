"""Zombies act: all attacks first, then all moves; Runners go through it twice."""

from itertools import compress

from msgspec.structs import replace

from horda.core.decisions import Choice
from horda.core.frames import DONE, Done, Frame, Go, Outcome, Push
from horda.core.rulebook import cites
from horda.games.zombicide.rules import events
from horda.games.zombicide.rules.actors import others, targets_in
from horda.games.zombicide.rules.goals import Look, won
from horda.games.zombicide.rules.options import Send
from horda.games.zombicide.rules.people import ZRun, decider
from horda.games.zombicide.rules.points import ACTIVATED, ACTIVATED_AGAIN, MARCH, MARCHED
from horda.games.zombicide.rules.questions import question
from horda.games.zombicide.rules.splitting import March, Splitting
from horda.games.zombicide.rules.state import NONE, ZState
from horda.games.zombicide.rules.targets import Aim
from horda.games.zombicide.rules.wounds import Share

question("z2-send", "Z2-ZPHASE-13", fields=("zone", "kind", "count"))

Group = tuple[int, int, int]
"""Zone, kind, how many."""


def everybody(state: ZState, kinds: tuple[int, ...] = ()) -> tuple[Group, ...]:
    """Lists all Zombies on the board, or those of some kinds."""
    zombies, size = state.zombies, state.kinds
    places = compress(range(len(zombies)), zombies)
    found = tuple([(i // size, i % size, zombies[i]) for i in places])
    return tuple([group for group in found if group[1] in kinds]) if kinds else found


class Activation(Frame, frozen=True):
    """A set of Zombies acts: the phase, a Rush, an extra activation, a want of figures."""

    groups: tuple[Group, ...]
    second: bool = False
    """This is the Runners' second Action."""
    marching: tuple[Group, ...] = ()
    """Those that still have to be told where to go."""
    marches: tuple[March, ...] = ()
    prey: int = NONE
    """The only Survivor that exists for them (Taunt)."""

    @cites("Z2-ZPHASE-02", "Z2-ZPHASE-03", "Z2-ZPHASE-06", "Z2-ZPHASE-I2", "Z2-INTER-03")
    @cites("Z2-ZPHASE-Q7", "Z2-ZOMB-02", "Z2-ZOMB-04")
    def attack(self, run: ZRun) -> Outcome:
        """Every Zombie that shares a Zone with Survivors attacks them; the others will move."""
        state = run.state
        moment = ACTIVATED_AGAIN if self.second else ACTIVATED
        if moment in run.hooks.uses:
            run.trigger(moment, self.groups)
            if state.result is not None:
                return None
        people = state.people if self.prey == NONE else (state.people[self.prey],)
        there = {person.zone for person in people}
        ignored = state.ignored
        if self.prey == NONE:
            if ignored:
                there = {p.zone for who, p in enumerate(people) if who not in ignored}
            for one in others(state):
                there.add(one.zone)
        movers = tuple([group for group in self.groups if group[0] not in there])
        frame = replace(self, marching=movers, marches=())
        if len(movers) == len(self.groups):
            return frame.split(run) if movers else frame
        state.attack_steps += 1
        shares = []
        for zone, kind, count in self.groups:
            if zone in there:
                run.emit(events.ZombieAttack, zone, kind, count)
                among = tuple(targets_in(state, zone)) if self.prey == NONE else (self.prey,)
                if ignored and self.prey == NONE:
                    among = tuple([one for one in among if one not in ignored])
                wounds = state.box.zombies[kind].wounds
                shares.append(Share(among, count, wounds, kind, state.attack_steps))
        return Push(shares[0], frame, tuple(shares[1:]))

    @cites("Z2-ZPHASE-13", "Z2-ZPHASE-14", "Z2-ZPHASE-15", "Z2-ZPHASE-16", "Z2-ZPHASE-Q4")
    def split(self, run: ZRun) -> Outcome:
        """Splits each group over equal ways, all from one look at the board.

        The team says where the odd ones go.
        """
        if not self.marching:
            return Go("go")
        aim, marches = Aim(run.state, self.prey), list(self.marches)
        for done, (zone, kind, count) in enumerate(self.marching):
            ways = aim.ways(zone)
            if not ways:  # closed doors are all around
                continue
            if len(ways) == 1:  # nearly always
                marches.append((zone, ways[0], kind, count))
                continue
            if aim.splits(zone):
                left = self.marching[done:]
                return Go("spread", replace(self, marching=left, marches=tuple(marches)))
            share, odd = divmod(count, len(ways))
            marches += [(zone, to, kind, share) for to in ways if share]
            if odd:
                left = ((zone, kind, odd), *self.marching[done + 1 :])
                frame = replace(self, marching=left, marches=tuple(marches))
                return Go("send", frame)
        return Go("go", replace(self, marching=(), marches=tuple(marches)))

    def send(self, run: ZRun) -> Outcome:
        """Asks for one odd Zombie's way; ways already taken by another odd one are out."""
        zone, kind, odd = self.marching[0]
        taken = {to for at, to, k, count in self.marches if (at, k, count) == (zone, kind, -1)}
        ways = [to for to in Aim(run.state, self.prey).ways(zone) if to not in taken]
        options = tuple(Send(to) for to in ways)
        return Choice(decider(run.state), "z2-send", options, (zone, kind, odd))

    def sent(self, run: ZRun) -> Outcome:
        """Remembers it; a count of -1 marks one odd Zombie."""
        zone, kind, odd = self.marching[0]
        marches = (*self.marches, (zone, run.answer.to, kind, -1))
        rest = self.marching[1:]
        if odd > 1:
            again = ((zone, kind, odd - 1), *rest)
            return Go("send", replace(self, marching=again, marches=marches))
        return Go("split", replace(self, marching=rest, marches=marches))

    @cites("Z2-ZPHASE-07", "Z2-ZPHASE-I1", "Z2-ZPHASE-I3", "Z2-ZPHASE-Q5")
    def go(self, run: ZRun) -> Outcome:
        """Moves everybody at once."""
        zombies, size, marches = run.state.zombies, run.state.kinds, self.marches
        if MARCH in run.hooks.uses:
            marches = run.replace(MARCH, marches) or ()
        for zone, to, kind, count in marches:
            moved = abs(count)
            if zone != to:
                zombies[zone * size + kind] -= moved
                zombies[to * size + kind] += moved
                run.emit(events.ZombiesMoved, zone, to, kind, moved)
        after = run.trigger(MARCHED, marches)
        if marches is self.marches:
            return self.again(run) if after is None else after
        frame = replace(self, marches=marches)
        return frame if after is None else Push(after.child, frame, after.then)

    @cites("Z2-RUNNER-01", "Z2-RUNNER-02", "Z2-RUNNER-03", "Z2-RUNNER-Q1", "Z2-EXTRA-I1")
    @cites("Z2-RUNNER-I1")
    def again(self, run: ZRun) -> Outcome:
        """Lets the Runners of the set act a second time, from where they are now.

        Who pushed it finds in the result where everybody went.
        """
        if won(run, Look.ZOMBIES):
            return DONE
        runners = () if self.second else self._runners(run.state.box.fast)
        if not runners:
            return Done(self.marches)
        return Go("attack", Activation(runners, True, prey=self.prey))

    def _runners(self, fast: frozenset[int]) -> tuple[Group, ...]:
        """Follows those of the set with a second Action to where they went."""
        where: dict[tuple[int, int], int] = {}
        for zone, kind, count in self.groups:
            if kind in fast:
                where[zone, kind] = where.get((zone, kind), 0) + count
        for zone, to, kind, count in self.marches:
            if kind in fast and zone != to:
                where[zone, kind] -= abs(count)
                where[to, kind] = where.get((to, kind), 0) + abs(count)
        return tuple((zone, kind, count) for (zone, kind), count in sorted(where.items()) if count)

    @cites("Z2-ZPHASE-14", "Z2-ZPHASE-Q8")
    def spread(self, run: ZRun) -> Outcome:
        """Splits a group with several targets."""
        zone, kind, count = self.marching[0]
        return Push(Splitting(zone, kind, count, self.prey))

    def went(self, run: ZRun) -> Outcome:
        """Remembers where it goes."""
        marches = (*self.marches, *run.result)
        return Go("split", replace(self, marching=self.marching[1:], marches=marches))

    steps = (attack, split, send, sent, go, again, spread, went)
