"""What a Survivor does with a machine it controls: move it, strike and shoot with it."""

from collections.abc import Iterator, Sequence
from typing import TYPE_CHECKING, TypeVar

from horda.core.decisions import Option
from horda.core.frames import Outcome
from horda.core.game import Refusal
from horda.core.hooks import HookIndex, Piece
from horda.core.rulebook import cites
from horda.games.zombicide.board import FAR, bits
from horda.games.zombicide.box.entries import Profile
from horda.games.zombicide.modules.invader.machines import (
    card_of,
    known,
    payable,
    put,
    steers,
    use,
)
from horda.games.zombicide.modules.invader.state import Machine, invader
from horda.games.zombicide.rules import events
from horda.games.zombicide.rules.actors import MACHINES, targets_in
from horda.games.zombicide.rules.attack import DECLARES, PlannedAttack
from horda.games.zombicide.rules.context import Blow
from horda.games.zombicide.rules.deed import DEEDS, Deed, Wish, deed
from horda.games.zombicide.rules.deeds.moving import beside
from horda.games.zombicide.rules.edition import Module
from horda.games.zombicide.rules.options import ZOption
from horda.games.zombicide.rules.people import ZRun, zombies_in
from horda.games.zombicide.rules.points import MISSION_ACTIONS
from horda.games.zombicide.rules.refusals import TIRED, no, no_step, someone
from horda.games.zombicide.rules.state import NONE, OUT, ZState

if TYPE_CHECKING:
    from horda.games.zombicide.mind.tactics.turn import Thoughts


class SteerTo(ZOption, frozen=True):
    """Move a machine."""

    other: int
    to: int


class SteerStrike(ZOption, frozen=True):
    """Strike with a machine."""

    other: int


class SteerShot(ZOption, frozen=True):
    """Shoot with a machine at a Zone."""

    other: int
    zone: int


S = TypeVar("S", SteerTo, SteerStrike, SteerShot)
"""All of them name the machine."""


class MachineAttacked(events.ZEvent, frozen=True):
    """A machine attacked a Zone."""

    rules = ("INV-MACH-2",)
    who: int
    other: int
    zone: int
    mode: str


@cites("INV-BOT-2", "INV-SENTRY-1")
def line_of(state: ZState, one: Machine, mode: str) -> Profile | None:
    """Returns what a machine attacks with."""
    lines = card_of(state.box, one.kind).profiles
    return next((line for line in lines if line.mode == mode), None)


class MachineAttack(PlannedAttack, frozen=True):
    """An attack by a machine: its Zone, its dice, none of the skills of the one who steers it."""

    machine: int = 0

    @property
    @cites("INV-MACH-Q3")
    def shooter(self) -> int:
        """The machine: its misses can hit whoever steers it."""
        return MACHINES + self.machine

    def line(self, state: ZState) -> Profile:
        """Returns the machine's own dice."""
        found = line_of(state, invader(state).machines[self.machine], self.mode)
        assert found is not None
        return found

    @cites("INV-MACH-Q2")
    def origin(self, state: ZState) -> int:
        """Returns the machine's Zone."""
        return invader(state).machines[self.machine].zone

    @cites("INV-MACH-3")
    def blow(self, state: ZState) -> Blow:
        """Returns the attack as skills see it, who find that it is none of theirs."""
        here, line = self.origin(state), self.line(state)
        distance = 0 if self.zone == here else state.tables.range_to[here][self.zone]
        dice, damage = line.dice, line.damage
        return Blow(self.who, NONE, self.mode, self.zone, dice, damage, distance, steered=True)

    def announce(self, run: ZRun) -> None:
        """Tells who attacks with which machine."""
        card = invader(run.state).machines[self.machine].card
        run.emit(MachineAttacked, run.state.people[self.who].card, card, self.zone, self.mode)


class Steering(Deed[S]):
    """A Machine Action."""

    module = "machines"
    mode = ""

    def machines(self, state: ZState) -> Iterator[Machine]:
        """Yields those on the board that can do it."""
        for one in invader(state).machines:
            if one.zone != OUT and self.mode in card_of(state.box, one.kind).actions:
                yield one

    def options(self, state: ZState, hooks: HookIndex, who: int) -> Sequence[Option]:
        """Who steers no such machine need not think of any Zone."""
        played = self.played(state.edition)
        if played and any(steers(state, who, one) for one in self.machines(state)):
            return self.allowed(state, hooks, who)
        return []

    @cites("INV-MACH-1", "INV-MACH-2", "INV-MACH-4", "INV-MACH-Q8", "INV-SENTRY-1")
    def refusal(self, state: ZState, hooks: HookIndex, who: int, option: S) -> Refusal | None:
        """The Survivor must control it, and it must be able to."""
        number = known(state, option.other)
        if number < 0:
            return no("machine-none", "INV-MACH-7")
        one = invader(state).machines[number]
        if not steers(state, who, one):
            return no("machine-control", "INV-MACH-1", who=someone(state, state.people[who].card))
        if self.mode not in card_of(state.box, one.kind).actions:
            return no("machine-cannot", "INV-MACH-2")
        wrong = self.wrong(state, hooks, number, option)
        price = self.price(state, hooks, who, option)
        if wrong is not None or payable(state.people[who], price):
            return wrong
        if price > 1:
            return no("cost", "INV-BOT-4", cost=price)
        return no("actions", *TIRED)

    def wrong(self, state: ZState, hooks: HookIndex, number: int, option: S) -> Refusal | None:
        """Says what else stands in the way."""
        raise NotImplementedError


@deed
class SteeringTo(Steering[SteerTo]):
    """Move the Bot."""

    option, rule, group, mode = SteerTo, "INV-BOT-1", "machine", "move"

    def candidates(self, state: ZState, hooks: HookIndex, who: int) -> Iterator[SteerTo]:
        """The Zones around."""
        for one in self.machines(state):
            yield from (SteerTo(one.card, to) for to in beside(state, one.zone))

    def wishes(self, state: ZState, who: int, zone: int) -> Iterator[Wish]:
        """A Bot that could come here."""
        for one in self.machines(state):
            if zone in beside(state, one.zone):
                yield Wish("machine", SteerTo(one.card, zone), True)

    @cites("INV-BOT-1", "INV-MACH-Q8")
    def wrong(
        self, state: ZState, hooks: HookIndex, number: int, option: SteerTo
    ) -> Refusal | None:
        """Walls and closed doors stop it; it needs no Oxygen."""
        here = invader(state).machines[number].zone
        return no_step(state, hooks, MACHINES + number, here, option.to)

    @cites("INV-BOT-4")
    def price(self, state: ZState, hooks: HookIndex, who: int, option: SteerTo) -> int:
        """One more for each Xenos in its Zone."""
        number = known(state, option.other)
        return 1 + (zombies_in(state, invader(state).machines[number].zone) if number >= 0 else 0)

    def do(self, run: ZRun, who: int, option: SteerTo) -> Outcome:
        """Pays, and moves it."""
        number = known(run.state, option.other)
        use(run, who, number, self.price(run.state, run.hooks, who, option))
        put(run, number, option.to)
        return None

    def weight(self, look: "Thoughts", option: SteerTo) -> float:
        """Its place matters little, unless it can save somebody."""
        return look.told(option)


class Firing(Steering[S]):
    """An attack with a machine."""

    @cites("INV-MACH-2", "INV-MACH-9", "INV-DEF-1")
    def do(self, run: ZRun, who: int, option: S) -> Outcome:
        """Pays, and attacks."""
        use(run, who, known(run.state, option.other))
        return self.declared(run.state, who, option)

    def declared(self, state: ZState, who: int, option: S) -> MachineAttack:
        """Returns the attack that an option stands for."""
        number = known(state, option.other)
        zone = self.aimed(invader(state).machines[number], option)
        return MachineAttack(who, self.mode, zone, NONE, machine=number)

    def aimed(self, one: Machine, option: S) -> int:
        """Returns the Zone that is attacked: the machine's own."""
        return one.zone

    def weight(self, look: "Thoughts", option: S) -> float:
        """Worth an Action where Xenos stand and no friend does."""
        state = look.state
        one = invader(state).machines[known(state, option.other)]
        zone = self.aimed(one, option)
        friends = self.mode == "ranged" and targets_in(state, zone)
        if friends or not zombies_in(state, zone):
            return look.silly
        return look.told(option)


@deed
class SteeringStrike(Firing[SteerStrike]):
    """Strike with the Bot."""

    option, rule, group, mode = SteerStrike, "INV-BOT-2", "machine", "melee"

    def candidates(self, state: ZState, hooks: HookIndex, who: int) -> Iterator[SteerStrike]:
        """In its own Zone."""
        yield from (SteerStrike(one.card) for one in self.machines(state))

    def wishes(self, state: ZState, who: int, zone: int) -> Iterator[Wish]:
        """A Bot among Xenos."""
        for one in self.machines(state):
            if one.zone == zone and zombies_in(state, zone):
                yield Wish("machine", SteerStrike(one.card), True)

    def wrong(
        self, state: ZState, hooks: HookIndex, number: int, option: SteerStrike
    ) -> Refusal | None:
        """It takes a Xenos."""
        here = invader(state).machines[number].zone
        return None if zombies_in(state, here) else no("melee-zombie", "INV-BOT-2")


@deed
class SteeringShot(Firing[SteerShot]):
    """Shoot with a machine."""

    option, rule, group, mode = SteerShot, "INV-SENTRY-1", "machine", "ranged"

    def aimed(self, one: Machine, option: SteerShot) -> int:
        """Returns the Zone it shoots at."""
        return option.zone

    def candidates(self, state: ZState, hooks: HookIndex, who: int) -> Iterator[SteerShot]:
        """All it sees."""
        sight = state.tables.view().sight
        for one in self.machines(state):
            yield from (SteerShot(one.card, zone) for zone in bits(sight[one.zone]))

    def wishes(self, state: ZState, who: int, zone: int) -> Iterator[Wish]:
        """Xenos anywhere."""
        if zombies_in(state, zone):
            for one in self.machines(state):
                yield Wish("zombies", SteerShot(one.card, zone), True)

    @cites("INV-BOT-2", "INV-SENTRY-1")
    def wrong(
        self, state: ZState, hooks: HookIndex, number: int, option: SteerShot
    ) -> Refusal | None:
        """Sight and Range, from its own Zone; outdoors too, and Dark Zones do not matter."""
        one = invader(state).machines[number]
        line = line_of(state, one, "ranged")
        assert line is not None
        distance = state.tables.view().range_to[one.zone][option.zone]
        if distance == FAR:
            return no("sight", "INV-BOT-2", zone=option.zone)
        least, most = line.range_min, line.range_max
        if least <= distance <= most:
            return None
        at = option.zone
        return no("range", "INV-BOT-2", zone=at, distance=distance, least=least, most=most)


DECLARES[SteerStrike] = DEEDS[SteerStrike].declared  # type: ignore[attr-defined]  # Firing
DECLARES[SteerShot] = DEEDS[SteerShot].declared  # type: ignore[attr-defined]  # Firing


@cites("INV-MACH-5", "INV-MACH-Q7", "INV-MACH-Q8")
def _steered() -> Piece:
    """Makes the piece that offers all a machine can do, and nothing else."""
    kinds = (SteerTo, SteerStrike, SteerShot)
    uses = tuple(MISSION_ACTIONS.use(DEEDS[kind].offer) for kind in kinds)
    return Piece("steering", uses, ("INV-MACH-2",))


MODULE = Module("steering", (_steered(),))
