"""M8 Code Orange: a sealed Airlock that only the Bot's strength opens, and everybody at Orange."""

from collections.abc import Iterator
from typing import TYPE_CHECKING, TypeVar

from horda.core.frames import Outcome
from horda.core.game import Refusal
from horda.core.hooks import HookIndex, Piece
from horda.core.rulebook import cites
from horda.core.words import Text
from horda.games.zombicide.board import FAR
from horda.games.zombicide.box.entries import ORANGE
from horda.games.zombicide.modules.invader.machines import (
    DESTROYED,
    payable,
    steers,
    use,
)
from horda.games.zombicide.modules.invader.state import InvState, Machine, invader, seals
from horda.games.zombicide.rules import events
from horda.games.zombicide.rules.deed import DEEDS, Deed, Wish, deed
from horda.games.zombicide.rules.edition import Module, of_module
from horda.games.zombicide.rules.ends import lose
from horda.games.zombicide.rules.goals import LOST, Look, goal
from horda.games.zombicide.rules.options import ZOption
from horda.games.zombicide.rules.people import ZRun, pay
from horda.games.zombicide.rules.points import MISSION_ACTIONS
from horda.games.zombicide.rules.ranks import Rank
from horda.games.zombicide.rules.refusals import no, tired
from horda.games.zombicide.rules.state import OTHER, OUT, ZState

if TYPE_CHECKING:
    from horda.games.zombicide.mind.tactics.turn import Thoughts

NAME, ALL_ORANGE, SEALED, BOT = "code_orange", "all-orange", "sealed-airlock", "bot"


class ForceAirlock(ZOption, frozen=True):
    """Let the Bot force the sealed Airlock."""


class SteerAirlock(ZOption, frozen=True):
    """Steer the Bot to force the sealed Airlock."""


F = TypeVar("F", ForceAirlock, SteerAirlock)


class AirlockForced(events.ZEvent, frozen=True):
    """The sealed Airlock is open."""

    rules = ("INV-M8-3",)
    who: int


def _orange(state: ZState) -> int:
    return sum(person.level >= ORANGE for person in state.people)


def _rising(state: ZState) -> Text:
    return Text(f"z2-goal-{ALL_ORANGE}", {"done": _orange(state), "all": len(state.people)})


@goal(ALL_ORANGE, _rising, looks=Look.LEVELS)
@cites("INV-M8-1")
def _all_orange(state: ZState) -> bool:
    return _orange(state) == len(state.people)


def bot(state: InvState) -> Machine | None:
    """Returns the Bot, unless it is destroyed."""
    return next((one for one in state.machines if one.kind == BOT and one.zone != OUT), None)


@cites("INV-M8-Q2")
def in_front(state: InvState) -> bool:
    """Tells whether the Bot stands outside, before the Airlock."""
    one = bot(state)
    outside = [zone for zone, _ in seals(state.edition, state.config.scenario)]
    return one is not None and one.zone in outside


@cites("INV-M8-3", "INV-M8-Q2")
def _wrong(state: InvState) -> Refusal | None:
    """Says what is wrong with the Airlock or the Bot: it must stand before it."""
    if not state.sealed:
        return no("not-sealed", "INV-M8-3")
    return None if in_front(state) else no("sealed-bot", "INV-M8-3", "INV-M8-Q2")


def _open(run: ZRun, who: int) -> None:
    invader(run.state).sealed = False
    run.emit(AirlockForced, run.state.people[who].card)


class AtAirlock(Deed[F]):
    """Something done with the sealed Airlock."""

    special, rule, sign = SEALED, "INV-M8-3", "hand"

    def wishes(self, state: ZState, who: int, zone: int) -> Iterator[Wish]:
        """The Zones on both sides of it."""
        own = invader(state)
        both = [one for pair in seals(own.edition, own.config.scenario) for one in pair]
        if own.sealed and zone in both:
            yield Wish("room", self.option())

    def candidates(self, state: ZState, hooks: HookIndex, who: int) -> Iterator[F]:
        """There is one."""
        yield self.option()  # type: ignore[misc]  # the option of this deed

    def weight(self, look: "Thoughts", option: F) -> float:
        """What only a Mission offers serves its goal."""
        return look.goal


@deed
class Forcing(AtAirlock[ForceAirlock]):
    """Force the sealed Airlock beside the Bot, which does not act itself."""

    option = ForceAirlock

    @cites("INV-M8-3", "INV-M8-Q2")
    def refusal(
        self, state: ZState, hooks: HookIndex, who: int, option: ForceAirlock
    ) -> Refusal | None:
        """One must stand with the Bot."""
        own, one = invader(state), bot(invader(state))
        wrong = _wrong(own)
        if wrong is not None or one is None:
            return wrong
        if state.people[who].zone != one.zone:
            return no("sealed-control", "INV-M8-Q2")
        return tired(state, who)

    @cites("INV-M8-3", "INV-M8-Q2")
    def do(self, run: ZRun, who: int, option: ForceAirlock) -> Outcome:
        """Pays, and opens it."""
        pay(run.state, who, OTHER)
        _open(run, who)
        return None


@deed
class SteeringAirlock(AtAirlock[SteerAirlock]):
    """Let the Bot force it: a Machine Action, from wherever one controls it."""

    option = SteerAirlock

    @cites("INV-M8-3", "INV-M8-Q2", "INV-MACH-1")
    def refusal(
        self, state: ZState, hooks: HookIndex, who: int, option: SteerAirlock
    ) -> Refusal | None:
        """One must control the Bot; a free Machine Action is enough."""
        own, one = invader(state), bot(invader(state))
        wrong = _wrong(own)
        if wrong is not None or one is None:
            return wrong
        if not steers(state, who, one):
            return no("sealed-control", "INV-M8-Q2")
        return None if payable(state.people[who]) else tired(state, who)

    @cites("INV-M8-3", "INV-M8-Q2", "INV-MACH-5", "INV-SK-2")
    def do(self, run: ZRun, who: int, option: SteerAirlock) -> Outcome:
        """Pays, and opens it; the Bot gets its Activation token."""
        state, one = invader(run.state), bot(invader(run.state))
        assert one is not None
        use(run, who, state.machines.index(one))
        _open(run, who)
        return None


@cites("INV-M8-Q1", "INV-END-2")
def _shut_for_good(state: ZState) -> bool:
    """Tells whether an Objective lies behind the Airlock, and no Bot is left to open it."""
    own = invader(state)
    if not own.sealed or bot(own) is not None:
        return False
    ways = own.paths().distance
    zones = [person.zone for person in own.people if person.zone != OUT]
    return any(all(ways[zone][one.zone] >= FAR for zone in zones) for one in own.objectives)


LOST[SEALED] = ("goal-impossible", "INV-M8-Q1", _shut_for_good)


@cites("INV-M8-Q1", "INV-END-2")
def _bot_lost(run: ZRun, number: int) -> None:
    """Loses the game the moment the last Bot is destroyed, in whatever phase."""
    if run.state.result is None and _shut_for_good(run.state):
        lose(run, "goal-impossible", "INV-END-2", "INV-M8-Q1")


MODULE = Module(
    NAME,
    specials={
        SEALED: Piece(
            SEALED,
            (
                MISSION_ACTIONS.use(DEEDS[ForceAirlock].offer),
                MISSION_ACTIONS.use(DEEDS[SteerAirlock].offer),
                DESTROYED.use(_bot_lost),
            ),
            ("INV-M8-3",),
            Rank.MISSION,
        ),
    },
)
of_module(NAME, ALL_ORANGE, SEALED)
