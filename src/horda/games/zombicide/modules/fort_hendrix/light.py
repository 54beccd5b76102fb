"""Light Beams: where they may point, laying them, turning them, and lamps that go out."""

from typing import ClassVar

from horda.core.decisions import Choice, Option, Pass
from horda.core.frames import DONE, Frame, Outcome, Step
from horda.core.rulebook import cites
from horda.core.windows import PASS
from horda.games.zombicide.board import SIDES
from horda.games.zombicide.modules.fort_hendrix.state import (
    Beam,
    FhState,
    across,
    fort,
    pointed,
    walled_side,
)
from horda.games.zombicide.rules.events import ZEvent
from horda.games.zombicide.rules.options import ZOption
from horda.games.zombicide.rules.people import ZRun
from horda.games.zombicide.rules.questions import question
from horda.games.zombicide.rules.state import NONE, OUT, ZState
from horda.games.zombicide.rules.words_of_options import choices

question("z2-aim-beam", "FH-LIGHT-2", fields=("who",))
choices("side", *SIDES)


class LightZone(ZOption, frozen=True):
    """Point the beam at a Zone beside."""

    moment = ("light", "FH-LIGHT-2")
    zone: int


class LightWall(ZOption, frozen=True):
    """Point the beam at a wall: it lights the own Zone alone."""

    moment = ("light", "FH-LIGHT-5")
    side: str


class BeamLaid(ZEvent, frozen=True):
    """A Survivor's lamp lights its Zone and another one."""

    rules = ("FH-LIGHT-2",)
    who: int
    zone: int


class BeamAtWall(ZEvent, frozen=True):
    """A Survivor's lamp lights its own Zone."""

    rules = ("FH-LIGHT-5",)
    who: int
    side: str


class LampOut(ZEvent, frozen=True):
    """A Survivor's lamp was switched off, or is gone."""

    rules = ("FH-LIGHT-OFF",)
    who: int


Aimed = LightZone | LightWall


@cites("FH-LIGHT-1", "FH-LIGHT-Q4", "FH-SW-6")
def lamp(state: ZState, who: int) -> int:
    """Returns the Flashlight that a Survivor uses: the one that burns, else any it carries."""
    own = beam_of(fort(state), who)
    if own is not None:
        return own.card
    cards = state.box.cards
    return next((c for c in state.people[who].slots if c != NONE and cards[c].light), NONE)


@cites("FH-LIGHT-Q4")
def beam_of(state: FhState, who: int) -> Beam | None:
    """Returns the beam of a Survivor, who has one at most."""
    slots = state.people[who].slots
    return next((one for one in state.beams if one.who == who and one.card in slots), None)


@cites("FH-LIGHT-2", "FH-LIGHT-5")
def aims(state: ZState, zone: int) -> list[Aimed]:
    """Lists where a beam may point in a Zone: at what lies beside it, or at any of its walls."""
    sides = range(len(SIDES))
    ways = dict.fromkeys(other for side in sides for other in across(state.board, zone, side))
    walls = [SIDES[side] for side in sides if walled_side(state.board, zone, side)]
    return [*(LightZone(other) for other in ways), *(LightWall(side) for side in walls)]


@cites("FH-LIGHT-2", "FH-LIGHT-ON", "FH-LIGHT-Q4")
def lay(run: ZRun, who: int, aim: Aimed) -> None:
    """Lays the beam of a Survivor, in the place of the one it had."""
    state = fort(run.state)
    person, card = state.people[who], lamp(state, who)
    others = [one for one in state.beams if one.who != who]
    if isinstance(aim, LightZone):
        sides = range(len(SIDES))
        side = next(s for s in sides if aim.zone in across(state.board, person.zone, s))
        beam = Beam(who, card, side, person.zone, aim.zone)
    else:
        beam = Beam(who, card, SIDES.index(aim.side), person.zone, NONE)
    state.beams = tuple(sorted([*others, beam], key=lambda one: one.who))
    if isinstance(aim, LightZone):
        run.emit(BeamLaid, person.card, aim.zone)
    else:
        run.emit(BeamAtWall, person.card, aim.side)


@cites("FH-LIGHT-OFF", "FH-LIGHT-Q11")
def put_out(run: ZRun, who: int) -> None:
    """Takes the token of this Survivor off the board, and nobody else's."""
    state = fort(run.state)
    state.beams = tuple(one for one in state.beams if one.who != who)
    run.emit(LampOut, state.people[who].card)


@cites("FH-LIGHT-OFF", "FH-LIGHT-Q4")
def snuff(run: ZRun) -> None:
    """Takes off the beams of lamps that their owners no longer have."""
    state = fort(run.state)
    for beam in state.beams:
        person = state.people[beam.who]
        if beam.card not in person.slots or person.zone == OUT:
            put_out(run, beam.who)


class Aiming(Frame, frozen=True):
    """A Survivor's player says where the beam points; one that burns may be left as it is."""

    who: int
    optional: bool = False

    @cites("FH-LIGHT-2", "FH-D11")
    def ask(self, run: ZRun) -> Outcome:
        """Asks for the direction."""
        person = run.state.people[self.who]
        options: list[Option] = [*aims(run.state, person.zone)]
        if self.optional:
            options.append(PASS)
        return Choice(person.seat, "z2-aim-beam", tuple(options), (person.card,), auto=False)

    def turn(self, run: ZRun) -> Outcome:
        """Lays the token."""
        if type(run.answer) is not Pass:
            lay(run, self.who, run.answer)
        return DONE

    steps: ClassVar[tuple[Step, ...]] = (ask, turn)


def covered(state: FhState, who: int) -> int:
    """Returns the mask of the Zones that a Survivor's own beam lights."""
    beam = beam_of(state, who)
    here = state.people[who].zone
    if beam is None or here == OUT or not state.night:
        return 0
    to = pointed(state, beam)
    return 1 << here | (1 << to if to in state.tables.neighbours[here] else 0)
