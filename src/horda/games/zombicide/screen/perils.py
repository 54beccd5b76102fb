"""Whom an attack may hurt besides its enemies, tried out on copies of the position."""

from collections.abc import Callable
from functools import cache

from msgspec import Struct

from horda.core.events import Event
from horda.core.game import Game
from horda.core.run import Run
from horda.games.zombicide.rules.actors import card_of, is_survivor, targets_in
from horda.games.zombicide.rules.attack import Attack
from horda.games.zombicide.rules.context import Fall, Hurt
from horda.games.zombicide.rules.events import ZEvent
from horda.games.zombicide.rules.fire import burn_zone, wild_in
from horda.games.zombicide.rules.people import ZRun
from horda.games.zombicide.rules.points import BURNED, FALLS, HIT_OPTIONS, HURT
from horda.games.zombicide.rules.state import NONE, ZState
from horda.games.zombicide.rules.wounds import hurt


class Peril(Struct, frozen=True):
    """A friend whom an attack may hurt, and how that may end."""

    who: int
    """By its number among the Survivors of the box."""
    falls: bool
    """It may be eliminated, or whatever an edition has instead."""
    lost: bool
    """And the game is lost with it."""


class Trial:
    """Carries the worst out on copies of a position: the rules themselves say what comes of it."""

    def __init__(self, game: Game[ZState], state: ZState) -> None:
        self._game = game
        self._state = state
        self._misses = cache(self._missed)

    def wanted(self, attack: Attack) -> bool:
        """Tells whether the Mission lets the attack hit or burn something that is no Zombie."""
        told: list[Event] = []
        run, context = self._run(told.append), (attack.who, attack.zone)
        if attack.burns(run.state):
            if BURNED not in run.hooks.uses or wild_in(run.state, attack.zone):
                return False
            pushed = run.trigger(BURNED, context)
            if told and all(isinstance(one, ZEvent) and one.loss for one in told):
                return False
            return pushed is not None or run.state.encode() != self._state.encode()
        others = attack.mode == "ranged" and HIT_OPTIONS in run.hooks.uses
        return others and bool(run.query(HIT_OPTIONS, context, []))

    def burns(self, zone: int) -> tuple[Peril, ...]:
        """Lists those whom fire in a Zone takes, whoever laid it."""
        if wild_in(self._state, zone):
            return ()
        run = self._run()
        burn_zone(run, zone)
        lost = _lost(run)
        there = targets_in(self._state, zone)
        return tuple(self._burnt(who, lost) for who in there)

    def misses(self, friends: list[int], wounds: int, by_car: bool = False) -> tuple[Peril, ...]:
        """Lists those among friends who may be hurt, if all Wounds come to one of them."""
        found = (self._misses(who, wounds, by_car) for who in friends)
        return tuple(peril for peril in found if peril is not None)

    def _missed(self, who: int, wounds: int, by_car: bool) -> Peril | None:
        run = self._run()
        falling, step = wounds, run.state.attack_steps + 1
        if is_survivor(who) and wounds:
            blow = run.replace(HURT, Hurt(who, wounds, NONE, step, by_car))
            falling = blow.wounds if blow is not None else 0
        if falling <= 0:
            return None
        falls = not hurt(run, who, falling, NONE)
        return Peril(card_of(self._state, who), falls, _lost(run))

    def _burnt(self, who: int, lost: bool) -> Peril:
        """Nobody bears fire, whatever comes of a fall: a machine's may cost nothing else."""
        run = self._run()
        eliminated = run.replace(FALLS, Fall(who, burned=True)) is not None
        matters = is_survivor(who) or eliminated or _lost(run)
        return Peril(card_of(self._state, who), True, lost and matters)

    def _run(self, sink: Callable[[Event], None] | None = None) -> ZRun:
        return Run.on(self._game, self._state.clone(), sink)


def _lost(run: ZRun) -> bool:
    return run.state.result is not None and not run.state.result.winners
