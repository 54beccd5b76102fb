"""M8 Code Orange: a sealed Airlock that only the Bot's strength opens, and everybody at Orange."""

from collections.abc import Iterator
from typing import TYPE_CHECKING

from horda.core.frames import Outcome
from horda.core.game import Refusal
from horda.core.hooks import HookIndex, Piece
from horda.core.rulebook import cites
from horda.core.words import Text
from horda.games.zombicide.board import FAR
from horda.games.zombicide.box.entries import ORANGE
from horda.games.zombicide.modules.invader.machines import (
    DESTROYED,
    free_machine,
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


@deed
class Forcing(Deed[ForceAirlock]):
    """Force the sealed Airlock."""

    option, special, rule, sign = ForceAirlock, SEALED, "INV-M8-3", "hand"

    def wishes(self, state: ZState, who: int, zone: int) -> Iterator[Wish]:
        """The Zones on both sides of it."""
        own = invader(state)
        both = [one for pair in seals(own.edition, own.config.scenario) for one in pair]
        if own.sealed and zone in both:
            yield Wish("room", ForceAirlock())

    def candidates(self, state: ZState, hooks: HookIndex, who: int) -> Iterator[ForceAirlock]:
        """There is one."""
        yield ForceAirlock()

    @cites("INV-M8-3", "INV-M8-Q2")
    def refusal(
        self, state: ZState, hooks: HookIndex, who: int, option: ForceAirlock
    ) -> Refusal | None:
        """The Bot must stand before it, and one must be with it, or control it."""
        own = invader(state)
        if not own.sealed:
            return no("not-sealed", self.rule)
        one = bot(own)
        if one is None or not in_front(own):
            return no("sealed-bot", "INV-M8-3", "INV-M8-Q2")
        if state.people[who].zone != one.zone and not steers(state, who, one):
            return no("sealed-control", "INV-M8-Q2")
        able = steers(state, who, one) and payable(state.people[who])
        return None if able else tired(state, who)

    @cites("INV-M8-3", "INV-M8-Q2", "INV-MACH-5", "INV-SK-2")
    def do(self, run: ZRun, who: int, option: ForceAirlock) -> Outcome:
        """Pays, and opens it: with the own hands beside the Bot, or else by the Bot.

        Who steers it takes a free Machine Action first, as for everything that is free.
        """
        state, one = invader(run.state), bot(invader(run.state))
        assert one is not None
        free = free_machine(state.people[who]) and steers(state, who, one)
        if one.zone == state.people[who].zone and not free:
            pay(state, who, OTHER)
        else:
            use(run, who, state.machines.index(one))
        state.sealed = False
        run.emit(AirlockForced, state.people[who].card)
        return None

    def weight(self, look: "Thoughts", option: ForceAirlock) -> float:
        """What only a Mission offers serves its goal."""
        return look.goal


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
            (MISSION_ACTIONS.use(DEEDS[ForceAirlock].offer), DESTROYED.use(_bot_lost)),
            ("INV-M8-3",),
            Rank.MISSION,
        ),
    },
)
of_module(NAME, ALL_ORANGE, SEALED)
