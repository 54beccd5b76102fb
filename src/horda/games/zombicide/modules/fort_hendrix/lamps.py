"""Using a lamp: switching it on and off, with a Search, for a shot, on the move."""

from collections.abc import Iterator
from typing import TYPE_CHECKING

from msgspec.structs import replace

from horda.core.decisions import Option
from horda.core.frames import Frame, Outcome
from horda.core.game import Refusal
from horda.core.hooks import HookIndex, Piece
from horda.core.rulebook import cites
from horda.core.windows import Reactions
from horda.games.zombicide.modules.fort_hendrix.light import (
    Aimed,
    Aiming,
    LightWall,
    LightZone,
    aims,
    beam_of,
    covered,
    lamp,
    lay,
    put_out,
    snuff,
)
from horda.games.zombicide.modules.fort_hendrix.setup import CLOCK
from horda.games.zombicide.modules.fort_hendrix.state import LAMP, FhState, fort
from horda.games.zombicide.rules.attack import DECLARES, Attack
from horda.games.zombicide.rules.deed import DEEDS, Deed, deed
from horda.games.zombicide.rules.edition import Module
from horda.games.zombicide.rules.options import ZOption
from horda.games.zombicide.rules.people import ZRun, pay
from horda.games.zombicide.rules.points import (
    ARRANGED,
    DECLARED,
    DISCARDED,
    MISSION_ACTIONS,
    MOVE_OVER,
    PLANS,
    TURN_BEGINS,
)
from horda.games.zombicide.rules.refusals import no, tired
from horda.games.zombicide.rules.state import NONE, OTHER, ZState

if TYPE_CHECKING:
    from horda.games.zombicide.mind.tactics.turn import Thoughts

NEAR = 1
"""How far a lamp helps a shot."""


class LampOn(ZOption, frozen=True):
    """Switch the lamp on."""


class LampOff(ZOption, frozen=True):
    """Switch the lamp off."""


LAMP_ON, LAMP_OFF = LampOn(), LampOff()


def no_lamp(state: ZState, who: int) -> Refusal | None:
    """Says why a Survivor has no use for a lamp: it has none, or it is Day."""
    if not fort(state).night:
        return no("lamp-day", "FH-LIGHT-1")
    return no("lamp-none", "FH-LIGHT-1") if lamp(state, who) == NONE else None


@deed
class SwitchingOn(Deed[LampOn]):
    """Switch the own lamp on, for an Action."""

    option, rule, module, sign = LampOn, "FH-LIGHT-ON", "lamps", "flashlight"

    def candidates(self, state: ZState, hooks: HookIndex, who: int) -> Iterator[LampOn]:
        """There is one way."""
        yield LAMP_ON

    @cites("FH-LIGHT-ON", "FH-LIGHT-1", "FH-D10")
    def refusal(self, state: ZState, hooks: HookIndex, who: int, option: LampOn) -> Refusal | None:
        """At Night, with a lamp that does not burn."""
        wrong = no_lamp(state, who)
        if wrong is not None:
            return wrong
        if beam_of(fort(state), who) is not None:
            return no("lamp-on", "FH-LIGHT-Q2")
        return tired(state, who)

    @cites("FH-LIGHT-ON", "FH-D10")
    def do(self, run: ZRun, who: int, option: LampOn) -> Outcome:
        """Pays, and points it somewhere."""
        pay(run.state, who, OTHER)
        return Aiming(who)

    def weight(self, look: "Thoughts", option: LampOn) -> float:
        """It draws Zombies, so there is hardly a reason."""
        return look.silly


@deed
class SwitchingOff(Deed[LampOff]):
    """Switch the own lamp off, for an Action."""

    option, rule, module, sign = LampOff, "FH-LIGHT-OFF", "lamps", "flashlight"

    def candidates(self, state: ZState, hooks: HookIndex, who: int) -> Iterator[LampOff]:
        """There is one way."""
        yield LAMP_OFF

    @cites("FH-LIGHT-OFF", "FH-D10")
    def refusal(self, state: ZState, hooks: HookIndex, who: int, option: LampOff) -> Refusal | None:
        """It must burn."""
        if beam_of(fort(state), who) is None or not fort(state).night:
            return no("lamp-off", "FH-LIGHT-OFF")
        return tired(state, who)

    @cites("FH-LIGHT-OFF", "FH-D10")
    def do(self, run: ZRun, who: int, option: LampOff) -> Outcome:
        """Pays, and takes the token off."""
        pay(run.state, who, OTHER)
        put_out(run, who)
        return None

    def weight(self, look: "Thoughts", option: LampOff) -> float:
        """Nobody is drawn any more; discarding it would cost nothing."""
        return look.silly


@cites("FH-LIGHT-ON", "FH-LIGHT-2", "FH-LIGHT-Q2", "FH-LIGHT-Q10", "FH-LIGHT-X2")
def _for_a_shot(run: ZRun, context: tuple[int, ...], seat: int) -> list[Option]:
    """Offers the lamp for a Ranged attack at Range 0-1 that the own beam does not cover yet."""
    attack = run.below
    return [*lights(fort(run.state), attack)] if isinstance(attack, Attack) else []


@cites("FH-LIGHT-ON", "FH-LIGHT-2", "FH-LIGHT-Q2", "FH-LIGHT-Q10")
def lights(state: FhState, attack: Attack) -> list[Aimed]:
    """Lists how the lamp may be used for an attack: its target must be covered."""
    who, zone = attack.who, attack.zone
    here = state.people[who].zone
    if attack.mode != "ranged" or LAMP in attack.used or no_lamp(state, who) is not None:
        return []
    if covered(state, who) >> zone & 1:
        return []
    if zone == here:
        return [*aims(state, here)]
    near = zone in state.tables.neighbours[here] and state.tables.range_to[here][zone] <= NEAR
    return [LightZone(zone)] if near else []


def _plans(state: ZState, attack: Attack, plans: tuple[Attack, ...]) -> tuple[Attack, ...]:
    """Adds the shot with light, for the odds."""
    if attack.burns(state) or not lights(fort(state), attack):
        return plans
    return (*plans, replace(attack, used=(*attack.used, LAMP)))


def _meant(state: ZState, who: int, option: Aimed) -> Attack | None:
    attack = state.stack[-2]
    if not isinstance(attack, Attack) or not isinstance(state.stack[-1], Reactions):
        return None
    return replace(attack, used=(*attack.used, LAMP))


DECLARES[LightZone] = DECLARES[LightWall] = _meant


def _light_shot(run: ZRun, context: tuple[int, ...], option: Aimed) -> None:
    attack = run.below
    assert isinstance(attack, Attack)
    lay(run, context[0], option)
    run.amend_below(replace(attack, used=(*attack.used, LAMP)))


@cites("FH-LIGHT-2", "FH-LIGHT-Q9", "FH-D11", "FH-LIGHT-1")
def _may_turn(run: ZRun, who: int) -> Frame | None:
    """Offers to turn a beam that burns, at the end of each Move Action: the last turn counts.

    The free Moves of skills are such Actions, too: Hit & run, Sidestep and Charge.
    """
    state = fort(run.state)
    if not state.night or beam_of(state, who) is None:
        return None
    return Aiming(who, optional=True)


def _lost(run: ZRun, context: tuple[int, int]) -> None:
    snuff(run)


def _begins(run: ZRun, who: int) -> None:
    snuff(run)


def _switches(state: ZState, who: int, options: list[Option]) -> list[Option]:
    options = DEEDS[LampOn].offer(state, who, options)
    return DEEDS[LampOff].offer(state, who, options)


MODULE = Module(
    "lamps",
    (
        Piece(
            "lamps",
            (
                MISSION_ACTIONS.use(_switches),
                DECLARED.use(_for_a_shot, _light_shot),
                PLANS.use(_plans),
                MOVE_OVER.use(_may_turn),
                DISCARDED.use(_begins),
                ARRANGED.use(_lost),
                TURN_BEGINS.use(_begins),
            ),
            ("FH-LIGHT-ON", "FH-LIGHT-OFF", "FH-LIGHT-2"),
        ),
    ),
    switch=CLOCK,
)
