"""What would lose the game for certain, tried out before anybody does it, or a hit in vain."""

from collections.abc import Callable
from functools import partial
from itertools import pairwise

from horda.core.decisions import Option, Pass
from horda.core.engine import Engine
from horda.core.rng import Dice, Rng
from horda.core.rulebook import cites
from horda.core.words import Text
from horda.games.zombicide.modules.invader.m9 import Guide
from horda.games.zombicide.modules.invader.machine_deeds import SteerTo
from horda.games.zombicide.modules.mission_rules.cars_blown_up import HitCar
from horda.games.zombicide.modules.skills.finds import Pocket
from horda.games.zombicide.modules.skills.move_options import Dash, SlipDash
from horda.games.zombicide.modules.skills.reactions import ExtraTurns
from horda.games.zombicide.modules.skills.support_options import (
    Assign,
    DashAside,
    Redraw,
    Reflex,
    Sidestep,
)
from horda.games.zombicide.rules.actors import others, targets_in
from horda.games.zombicide.rules.attack import DECLARES, Attack
from horda.games.zombicide.rules.ends import ending
from horda.games.zombicide.rules.goals import plan
from horda.games.zombicide.rules.inventory import Arrange, PutAway
from horda.games.zombicide.rules.options import (
    Discard,
    DiscardFreely,
    DiscardFrom,
    DriveFast,
    DriveSlow,
    Drop,
    EndTurn,
    Escape,
    EscapeByCar,
    Hit,
    Melee,
    Put,
    RunOver,
    Send,
    Shoot,
    Slip,
    StopHere,
    Suffer,
    TakeObjective,
    Walk,
)
from horda.games.zombicide.rules.people import zombies_in
from horda.games.zombicide.rules.rounds import all_ready
from horda.games.zombicide.rules.search import Draw
from horda.games.zombicide.rules.spawn import DrawCard
from horda.games.zombicide.rules.state import NONE, OUT, ZState
from horda.games.zombicide.rules.targets import paths
from horda.games.zombicide.screen.odds import declared
from horda.games.zombicide.screen.perils import Trial

GIVEN_AWAY = (
    Discard, DiscardFreely, DiscardFrom, Drop, Redraw, TakeObjective, Escape, EscapeByCar, Pass
)  # fmt: skip
"""Options without dice by which something a Mission needs may be gone, or what would save one.

To discard freely is to discard where one card is left.
"""
BY_SKILL = (Dash, SlipDash, Sidestep, DashAside, Assign)
OF_OTHERS = (SteerTo, Guide)
LAST_STEPS = (EndTurn, Walk, Slip, StopHere, DriveSlow, DriveFast, Send, *BY_SKILL, *OF_OTHERS)
"""What may be the last thing before the Zombies strike, or lead or bring them somewhere."""
FIRES = (Shoot, Reflex, HitCar)
REACH = 2
"""Zones that the quickest come in their phase before they strike, with one to spare."""
WAYS_OUT = ("z2-turn", "z2-who-acts")
"""Questions at which somebody may still save the game: nobody looks beyond them."""
TRIES = 30
"""So many answers to questions that follow are tried at most, in all worlds: others wait for it."""
WORLDS = 12
"""In so many of those that could be true a game is lost before it is said to be."""
ALL_BUT_LOST = Text("z2-warn-all-but-lost")


@cites("Z2-WIN-02", "Z2-WIN-03", "Z2-WIN-04")
def warning(
    engine: Engine[ZState], state: ZState, seat: int, option: Option, *, urgent: bool = False
) -> Text | None:
    """Warns of an answer or a request after which the game is lost, whatever the dice say.

    Where it is urgent something else than Zombies may lose the game as this round ends.
    """
    vain = _vain(state, option) if isinstance(option, Hit) else None
    if vain is not None or not _risky(engine, state, option, urgent):
        return vain
    trial = state.clone()
    _do(engine, trial, seat, option)
    if not _told_before(state, trial):
        return _hidden(engine, state, seat, option)
    why = _lost(trial) or Cornered(engine, partial(_told_before, state), TRIES).by(trial)
    return Text("z2-warn-lost", {"why": Text(why)}) if why else None


def _told_before(state: ZState, trial: ZState) -> bool:
    """Tells whether no die was rolled and nothing hidden came up on the way."""
    return (trial.rng, trial.seen) == (state.rng, state.seen)


def _unrolled(chance: Rng | None, trial: ZState) -> bool:
    return chance is None or trial.rng == chance


class Cornered:
    """Looks on where questions follow at once: whom Wounds hit, which way Zombies go."""

    def __init__(self, engine: Engine[ZState], sure: Callable[[ZState], bool], left: int) -> None:
        self._engine, self._sure = engine, sure
        self.left = left
        self._known: dict[bytes, str] = {}

    @cites("Z2-ZPHASE-04", "Z2-WIN-02")
    def by(self, trial: ZState) -> str:
        """Names the reason by which it is lost whatever anybody answers; nothing if one helps."""
        if trial.result is not None or not trial.open or trial.open[0].prompt in WAYS_OUT:
            return ""
        choice, why = trial.open[0], ""
        for index in range(len(choice.options)):
            if not self.left:
                return ""
            self.left -= 1
            twin = trial.clone()
            self._engine.choose(twin, index, choice.seat)
            why = self._after(twin) if self._sure(twin) else ""
            if not why:
                return ""
        return why

    def _after(self, twin: ZState) -> str:
        """Looks at one answer; what was found lost by another way is not looked at again."""
        key = twin.encode()
        if key not in self._known:
            self._known[key] = _lost(twin) or self.by(twin)
        return self._known[key]


@cites("INV-MOLD-4", "INV-END-2")
def _hidden(engine: Engine[ZState], state: ZState, seat: int, option: Option) -> Text | None:
    """Warns where something hidden is turned over on the way, and helps in no world tried.

    The true one is not asked: what it hides would show. Dice are never foretold; those of an
    attack that is the last Action are rolled anew in each world.
    """
    dice, rolls = Dice(0), _attacks(option) or isinstance(option, Melee | RunOver)
    left = TRIES
    for _ in range(WORLDS):
        world = engine.determinise(state, seat, dice)
        chance = world.rng
        _do(engine, world, seat, option)
        sure = partial(_unrolled, None if rolls else chance)
        cornered = Cornered(engine, sure, left)
        if not sure(world) or not (_lost(world) or cornered.by(world)):
            return None
        left = cornered.left
    return ALL_BUT_LOST


@cites("Z2-TARGET-03", "Z2-ZOMB-03")
def _vain(state: ZState, option: Hit) -> Text | None:
    """Warns of a hit on somebody whom so little Damage does not hurt: it is allowed, and lost."""
    frame, needs = state.stack[-1], state.box.zombies[option.kind].min_damage
    if not isinstance(frame, Attack) or frame.damage >= needs:
        return None
    return Text("z2-warn-hit-vain", {"needs": needs, "damage": frame.damage})


def _risky(engine: Engine[ZState], state: ZState, option: Option, urgent: bool) -> bool:
    """Tells whether it is worth trying: attacks on friends are warned of by their odds."""
    if isinstance(option, GIVEN_AWAY) or getattr(option, "fateful", False):
        return True
    if isinstance(option, Put) and isinstance(state.stack[-1], PutAway | Pocket):
        return True  # it takes the place of a card that is discarded
    if _attacks(option):
        zone = _fire(state, option)
        if zone != NONE:
            return not _told_lost(engine, state, zone)
    ready = _before_zombies(state)
    if any(who != state.turn_of for who in ready) or isinstance(option, Suffer):
        return False  # clients ask about wounds themselves
    return isinstance(option, LAST_STEPS) or (bool(ready) and _last_action(state, urgent))


def _attacks(option: Option) -> bool:
    return isinstance(option, FIRES) or type(option) in DECLARES


def _told_lost(engine: Engine[ZState], state: ZState, zone: int) -> bool:
    """Tells whether the odds of a fire say already that the game is lost with those it takes."""
    there = targets_in(state, zone)
    return bool(there) and any(one.lost for one in Trial(engine.game, state).burns(zone))


def _before_zombies(state: ZState) -> list[int]:
    """Lists who may still act before Zombies do: some act right after what a card interrupts for.

    That is a reaction of the Survivors nearby, or the turn of a Zombie link.
    """
    if any(isinstance(frame, DrawCard | ExtraTurns) for frame in state.stack):
        return [] if state.turn_of == NONE else [state.turn_of]
    return all_ready(state)


def _last_action(state: ZState, urgent: bool) -> bool:
    """Tells whether any Action may be the last one before Zombies strike: they are near enough.

    Free Actions are left out: a turn ends by itself where none of them is of any use.
    """
    acting = state.people[state.turn_of] if state.turn_of != NONE else None
    last = acting is None or acting.actions <= 1
    if last and urgent:
        return True
    within, reach = paths(state).within, REACH if last else 0
    here = [person.zone for person in state.people if person.zone != OUT]
    here += [one.zone for one in others(state)]
    return any(zombies_in(state, zone) for own in here for zone in within(own, reach))


def _fire(state: ZState, option: Option) -> int:
    """Returns the Zone that would burn, if any."""
    if isinstance(option, HitCar):
        return state.cars[option.car].zone
    attack = _attack(state, getattr(state.stack[-1], "who", NONE), option)
    return attack.zone if attack is not None and attack.burns(state) else NONE


def _attack(state: ZState, who: int, option: Option) -> Attack | None:
    if isinstance(option, Shoot | Reflex):
        return declared(state, who, option)
    return DECLARES[type(option)](state, who, option)


def _do(engine: Engine[ZState], trial: ZState, seat: int, option: Option) -> None:
    """Does it: an answer to the open question, or a request."""
    for choice in trial.open:
        if choice.seat == seat and option in choice.options:
            engine.choose(trial, choice.options.index(option), seat)
            return
    engine.request(trial, seat, engine.key(trial, option))


def _lost(trial: ZState) -> str:
    """Names the reason by which it is lost, or will be once the Action is done; else nothing."""
    if trial.result is not None:
        return "" if trial.result.winners else trial.result.reason
    trial = _given_up(trial)
    over = (loss[0] for loss, aim in plan(trial).lost if loss[2](trial) and not aim(trial))
    return next((ending(reason) for reason in over), "")


@cites("Z2-MISSION-Q3")
def _given_up(trial: ZState) -> ZState:
    """Notes a new card that lies in no slot any more; the rules do so once all are arranged."""
    for draw, arrange in pairwise(trial.stack):
        if isinstance(draw, Draw) and isinstance(arrange, Arrange) and draw.card != arrange.held:
            trial = trial.clone()
            draw.note_kept(trial)
    return trial
