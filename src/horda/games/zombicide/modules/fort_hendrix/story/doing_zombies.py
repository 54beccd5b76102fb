"""What cards do with Zombies, Noise and Spawn Zones."""

from horda.core.frames import DONE, Frame, Outcome, Push
from horda.core.rulebook import cites
from horda.games.zombicide.modules.fort_hendrix.extra import ExtraActivation
from horda.games.zombicide.modules.fort_hendrix.state import fort
from horda.games.zombicide.modules.fort_hendrix.story import events
from horda.games.zombicide.modules.fort_hendrix.story import operations as op
from horda.games.zombicide.modules.fort_hendrix.story.places import zone_of
from horda.games.zombicide.modules.fort_hendrix.story.telling import Telling, operation
from horda.games.zombicide.modules.fort_hendrix.story.telling_state import change_tale
from horda.games.zombicide.papers.words import COLOURS
from horda.games.zombicide.rules import events as base
from horda.games.zombicide.rules.activation import Activation, everybody
from horda.games.zombicide.rules.noise import make_noise
from horda.games.zombicide.rules.people import ZRun
from horda.games.zombicide.rules.points import SHORTAGE, ZOMBIES_NEXT
from horda.games.zombicide.rules.spawn import DrawCard, SpawnStep, place, wake_spawns
from horda.games.zombicide.rules.state import NONE
from horda.games.zombicide.rules.turn import fresh_for_all


@operation(op.DrawZombies)
@cites("FH-SHOOT-Q7")
def _draw(run: ZRun, frame: Telling, do: op.DrawZombies) -> list[Frame]:
    """Draws Zombie cards for a Zone; every rule of a drawn card applies."""
    zone = zone_of(run.state, do.where, frame.zone)
    return [DrawCard(zone) for _ in range(do.cards)]


@operation(op.PlaceZombies)
def _place(run: ZRun, frame: Telling, do: op.PlaceZombies) -> Frame:
    kind = run.state.box.zombie_ids[do.kind]
    return Placing(zone_of(run.state, do.where, frame.zone), kind, do.count)


class Placing(Frame, frozen=True):
    """Zombies appear without a card; where figures run out, the usual rule follows."""

    zone: int
    kind: int
    count: int

    @cites("FH-SHOOT-Q7", "FH-SHOOT-4")
    def put(self, run: ZRun) -> Outcome:
        """Puts them down: nobody shoots for it."""
        if place(run, self.zone, self.kind, self.count) == self.count:
            return DONE
        run.emit(base.OutOfFigures, self.kind)
        other = run.trigger(SHORTAGE, (self.zone, self.kind))
        return other or Push(ExtraActivation(everybody(run.state, (self.kind,))))

    steps = (put,)


@operation(op.ExtraAct)
def _extra(run: ZRun, frame: Telling, do: op.ExtraAct) -> Frame | None:
    ids = run.state.box.zombie_ids
    kinds = tuple(ids[one] for one in do.kinds if one != "all")
    groups = everybody(run.state, kinds)
    return ExtraActivation(groups) if groups else None


@operation(op.SpawnNow)
def _spawn(run: ZRun, frame: Telling, do: op.SpawnNow) -> Frame:
    return SpawnStep()


@operation(op.ZombiePhase)
def _phase(run: ZRun, frame: Telling, do: op.ZombiePhase) -> Frame:
    return ZombiesNow()


class ZombiesNow(Frame, frozen=True):
    """A whole Zombie Phase out of turn: no End Phase follows, and the Clock stays."""

    @cites("FH-M1-4", "FH-CLOCK-Q1", "FH-LIGHT-4")
    def dusk(self, run: ZRun) -> Outcome:
        """What comes before the phase: at Night, light draws Zombies."""
        return run.trigger(ZOMBIES_NEXT, None)

    def act(self, run: ZRun) -> Outcome:
        """All Zombies act."""
        run.state.zombies_phase = True
        fresh_for_all(run.state)
        run.emit(base.ZombiesAct)
        groups = everybody(run.state)
        return Push(Activation(groups)) if groups else None

    def spawn(self, run: ZRun) -> Outcome:
        """New ones appear."""
        return Push(SpawnStep())

    def over(self, run: ZRun) -> Outcome:
        """The players go on."""
        run.state.zombies_phase = False
        return DONE

    steps = (dusk, act, spawn, over)


@operation(op.Noise)
def _noise(run: ZRun, frame: Telling, do: op.Noise) -> None:
    zone = zone_of(run.state, do.where, frame.zone)
    if zone != NONE:
        for _ in range(do.amount):
            make_noise(run, zone)


@operation(op.ActivateSpawn)
@cites("FH-M6-2", "FH-M8-3")
def _activate(run: ZRun, frame: Telling, do: op.ActivateSpawn) -> None:
    """Wakes a Spawn Zone from the next Spawn step on; one that is gone stays so."""
    colour = COLOURS.index(do.colour)
    if not fort(run.state).tale.removed >> colour & 1:
        wake_spawns(run, colour)


@operation(op.RemoveSpawn)
def _remove(run: ZRun, frame: Telling, do: op.RemoveSpawn) -> None:
    remove_spawn(run, zone_of(run.state, do.where, frame.zone))


def remove_spawn(run: ZRun, zone: int, colour: int = NONE) -> None:
    """Takes a Spawn token off the board for good: one of a Zone, or of a colour there."""
    state = fort(run.state)
    found = [one for one in state.spawns if one[0] == zone and colour in (NONE, one[1])]
    if not found:
        return
    gone = found[0]
    at = state.spawns.index(gone)
    state.spawns = (*state.spawns[:at], *state.spawns[at + 1 :])
    _step_back(run, at)
    if not any(own == gone[1] for _, own in state.spawns):
        change_tale(state, removed=state.tale.removed | 1 << gone[1])
    run.emit(events.SpawnGone, zone)


def _step_back(run: ZRun, gone: int) -> None:
    """Keeps a Spawn step that is going on at the token it has come to."""
    for at, frame in enumerate(run.frames):
        if isinstance(frame, SpawnStep) and frame.at > gone:
            run.frames[at] = SpawnStep(frame.at - 1, frame.cards, frame.woken)
