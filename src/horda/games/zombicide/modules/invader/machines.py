"""Machines: who steers them, when Xenos know of them, what destroys them, and the Bot's FOLLOW.

A destroyed machine keeps its place in the list of them, OUT of the board: frames know its number.
"""

from functools import cache
from typing import Any

from msgspec.structs import replace

from horda.core.decisions import Choice
from horda.core.frames import DONE, Frame, Go, Outcome
from horda.core.hooks import Piece, Trigger
from horda.core.rulebook import cites
from horda.core.windows import PASS
from horda.games.zombicide.box.content import Content
from horda.games.zombicide.box.entries import Machine as Card
from horda.games.zombicide.modules.invader.camouflage import expose
from horda.games.zombicide.modules.invader.state import InvState, Machine, invader
from horda.games.zombicide.modules.mission_rules.common import trade_tokens
from horda.games.zombicide.papers.words import COLOURS
from horda.games.zombicide.rules import events
from horda.games.zombicide.rules.actors import MACHINES, Other, is_survivor
from horda.games.zombicide.rules.context import Fall
from horda.games.zombicide.rules.deed import index_of
from horda.games.zombicide.rules.edition import Module
from horda.games.zombicide.rules.moves import near
from horda.games.zombicide.rules.options import ZOption
from horda.games.zombicide.rules.people import ZRun, change, decider, has, pay, zombies_in
from horda.games.zombicide.rules.points import BURNED, END_BEGINS, FALLS, TRADES, WALKED
from horda.games.zombicide.rules.questions import question
from horda.games.zombicide.rules.state import MACHINE, OTHER, OUT, Person, ZState

question("z2-follow", "INV-BOT-3", fields=("other", "to"))

REMOTES = {"bot": COLOURS.index("green"), "sentry_gun": COLOURS.index("purple")}
"""By the kind of a machine the colour of its Remote control token."""
DESTROYED: Trigger[int] = Trigger("machine-destroyed")
"""A machine (its number in the list) was destroyed; it changes things at once, without a frame."""


class MachineMoved(events.ZEvent, frozen=True):
    """A machine moved."""

    rules = ("INV-BOT-1", "INV-BOT-3")
    other: int
    to: int


class MachineDestroyed(events.ZEvent, frozen=True):
    """A machine was destroyed."""

    rules = ("INV-MACH-7",)
    loss = True
    other: int


class Along(ZOption, frozen=True):
    """Let the Bot go along."""

    moment = ("follow", "INV-BOT-3")


ALONG = Along()


@cache
@cites("INV-MACH-8")
def card_of(box: Content, kind: str) -> Card:
    """Returns what the machines of a kind can do."""
    return next(one for one in box.machines if one.kind == kind)


def known(state: ZState, card: int) -> int:
    """Returns the number of the machine with a card, or -1."""
    machines = enumerate(invader(state).machines)
    return next((i for i, one in machines if one.card == card and one.zone != OUT), -1)


@cites("INV-MACH-1", "INV-SENTRY-2", "INV-SK-27", "INV-SK-Q6", "INV-MACH-Q5", "INV-MACH-Q10")
def steers(state: ZState, who: int, one: Machine) -> bool:
    """Tells whether a Survivor controls a machine: by token, by skill, or where it stands."""
    person = state.people[who]
    if REMOTES[one.kind] in person.load:
        return True
    if card_of(state.box, one.kind).shared and person.zone == one.zone != OUT:
        return True
    return any(has(state, who, f"remote_control:{word}") for word in (one.kind, "all"))


@cites("INV-MACH-6", "INV-MACH-Q9", "INV-MACH-Q12", "INV-NOISE-3", "INV-MACH-Q4")
def actors(state: ZState) -> list[Other]:
    """Lists the machines with an Activation token: only those are there for Xenos.

    One that was destroyed in this Round is OUT, and still named: attacks may be dumped on it.
    """
    machines = enumerate(invader(state).machines, MACHINES)
    return [Other(number, one.card, one.zone) for number, one in machines if one.active]


def set_machine(state: InvState, number: int, **fields: Any) -> Machine:
    """Replaces a machine by one with other fields, and returns it."""
    one = replace(state.machines[number], **fields)
    state.machines = (*state.machines[:number], one, *state.machines[number + 1 :])
    return one


@cites("INV-SK-2")
def payable(person: Person, cost: int = 1) -> bool:
    """Tells whether a Survivor can pay for a Machine Action; one part of it may be free."""
    return person.actions + bool(free_machine(person)) >= cost


def free_machine(person: Person) -> int:
    """Counts the free Machine Actions somebody has left."""
    return person.free[MACHINE] if len(person.free) > MACHINE else 0


@cites("INV-MACH-2", "INV-MACH-6", "INV-SK-2", "INV-MACH-Q9")
def use(run: ZRun, who: int, number: int, cost: int = 1) -> Machine:
    """Pays for a Machine Action; the machine gets its Activation token."""
    person = run.state.people[who]
    if free_machine(person):
        free = (*person.free[:MACHINE], person.free[MACHINE] - 1)
        change(run.state, who, free=free)
        cost -= 1
    pay(run.state, who, OTHER, cost)
    expose(run, who)
    return set_machine(invader(run.state), number, active=True)


@cites("INV-BOT-1", "INV-BOT-4", "INV-MACH-Q8")
def ways(state: ZState, number: int) -> tuple[int, ...]:
    """Lists the Zones a machine can step into: doors and sealed Airlocks stop it."""
    return near(state, index_of(state), MACHINES + number, invader(state).machines[number].zone)


def put(run: ZRun, number: int, zone: int) -> None:
    """Moves a machine, which gets its Activation token."""
    one = set_machine(invader(run.state), number, zone=zone, active=True)
    run.emit(MachineMoved, one.card, zone)


@cites("INV-MACH-7", "INV-MACH-Q12")
def destroy(run: ZRun, number: int) -> None:
    """Takes a machine off the board for good, and tells the Mission."""
    state = invader(run.state)
    if state.machines[number].zone != OUT:
        one = set_machine(state, number, zone=OUT)
        run.emit(MachineDestroyed, one.card)
        run.trigger(DESTROYED, number)


@cites("INV-MACH-7", "INV-XATK-Q2")
def _falls(run: ZRun, fall: Fall) -> Fall | None:
    """Any Damage destroys a machine, and that is no defeat."""
    if fall.who < MACHINES:
        return fall
    destroy(run, fall.who - MACHINES)
    return None


@cites("INV-MACH-7", "INV-HELL-4")
def _burned(run: ZRun, context: tuple[int, int]) -> None:
    """Hellfire destroys those without an Activation token too."""
    for number, one in enumerate(invader(run.state).machines):
        if one.zone == context[1]:
            destroy(run, number)


@cites("INV-MACH-6", "INV-ROUND-3")
def _swept(run: ZRun, context: None) -> None:
    """Activation tokens go in the End Phase."""
    state = invader(run.state)
    for number, one in enumerate(state.machines):
        if one.active:
            set_machine(state, number, active=False)


class Follow(Frame, frozen=True):
    """The Bots of a Zone may go along with a Survivor, one after another."""

    who: int
    to: int
    left: tuple[int, ...]

    @cites("INV-BOT-3", "INV-MACH-Q10", "INV-M9-3")
    def ask(self, run: ZRun) -> Outcome:
        """Asks the player of the one who moves; the team, where nobody plays that Survivor."""
        if not self.left:
            return DONE
        state = invader(run.state)
        card = state.machines[self.left[0]].card
        seat = state.people[self.who].seat if is_survivor(self.who) else decider(state)
        return Choice(seat, "z2-follow", (ALONG, PASS), (card, self.to))

    @cites("INV-BOT-3", "INV-MACH-Q1")
    def go(self, run: ZRun) -> Outcome:
        """It goes for free, whatever Xenos are there."""
        if run.answer == ALONG:
            put(run, self.left[0], self.to)
        return Go("ask", Follow(self.who, self.to, self.left[1:]))

    steps = (ask, go)


@cites("INV-BOT-3", "INV-MACH-Q11")
def _skilled(state: ZState, who: int, start: int, to: int) -> bool:
    """Tells whether a skill has changed a Survivor's Move."""
    helped = zombies_in(state, start) and has(state, who, "unstoppable")
    return state.people[who].zone != to or bool(helped)


@cites("INV-BOT-3", "INV-MACH-Q11", "INV-M9-3")
def _follow(run: ZRun, context: tuple[int, int, int]) -> Frame | None:
    """Offers it after a Move that no skill has changed, of those whom nobody plays too."""
    (who, start, to), state = context, invader(run.state)
    if state.result is not None or (is_survivor(who) and _skilled(state, who, start, to)):
        return None
    there = [i for i, one in enumerate(state.machines) if one.zone == start]
    bots = [i for i in there if card_of(state.box, state.machines[i].kind).follows]
    able = tuple(i for i in bots if to in ways(state, i))
    return Follow(who, to, able) if able else None


MODULE = Module(
    "machines",
    (
        Piece(
            "machines",
            (
                FALLS.use(_falls),
                BURNED.use(_burned),
                END_BEGINS.use(_swept),
                WALKED.use(_follow),
                TRADES.use(trade_tokens),
            ),
            ("INV-MACH-6", "INV-MACH-7", "INV-BOT-3", "INV-MACH-Q6"),
        ),
    ),
    actors=(actors,),
)
