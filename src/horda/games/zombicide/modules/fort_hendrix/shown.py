"""What everybody sees of the Clock, the light and those who are down, for views and status."""

from collections.abc import Iterator

from horda.core.rulebook import cites
from horda.core.watch import Part, Parts
from horda.core.words import Text, text
from horda.games.zombicide.board import SIDES, bits
from horda.games.zombicide.modules.fort_hendrix.light import beam_of
from horda.games.zombicide.modules.fort_hendrix.state import Beam, FhState, fort, pointed
from horda.games.zombicide.papers.words import listed
from horda.games.zombicide.rules.state import NONE, ZState
from horda.games.zombicide.screen.nightfall import BeamView, ClockView, FallenView


def _name(state: ZState, who: int) -> str:
    return state.box.survivors[state.people[who].card].id


def _burning(state: FhState) -> list[Beam]:
    return [beam for beam in state.beams if state.night and beam_of(state, beam.who) == beam]


@cites("FH-LIGHT-2")
def _beam(state: FhState, beam: Beam) -> BeamView:
    here, to = state.people[beam.who].zone, pointed(state, beam)
    reached = to if to in state.tables.neighbours[here] else None
    return BeamView(_name(state, beam.who), SIDES[beam.side], here, reached)


def _clock_leaf(state: FhState) -> object:
    """Names all that the view of the Clock is made of."""
    where = [(one.zone, one.slots) for one in state.people] if state.beams else ()
    return state.hour, state.beams, where, state.doors if state.beams else 0


def clock(state: FhState) -> ClockView | None:
    """Shows the Clock."""
    if state.hour == NONE:
        return None
    beams = tuple(_beam(state, beam) for beam in _burning(state))
    return ClockView(state.hour, state.night, bits(state.lit), beams)


def fallen(state: FhState) -> tuple[FallenView, ...]:
    """Shows who is out of the Mission, and how."""
    down = [FallenView(_name(state, one.who), "down", one.zone, one.last) for one in state.down]
    taken = [FallenView(_name(state, who), "taken", None, None) for who in state.taken]
    dead = [FallenView(_name(state, who), "dead", None, None) for who in state.dead]
    return (*down, *taken, *dead)


PARTS: Parts = {
    "clock": Part(lambda s, _: _clock_leaf(fort(s)), lambda s, _: clock(fort(s))),
    "fallen": Part(
        lambda s, _: (fort(s).down, fort(s).taken, fort(s).dead), lambda s, _: fallen(fort(s))
    ),
}
"""What the view shows besides that of the family."""


def lines(state: FhState) -> Iterator[Text]:
    """Says the hour, what is lit, and who lies where."""
    if state.hour != NONE:
        word = "z2-status-night" if state.night else "z2-status-day"
        yield text(word, hour=state.hour)
    for beam in _burning(state):
        shown = _beam(state, beam)
        name = Text(f"z2-survivor-{shown.who}")
        if shown.to is None:
            yield text("z2-status-beam-wall", who=name, zone=shown.zone)
        else:
            yield text("z2-status-beam", who=name, zone=shown.zone, to=shown.to)
    for one in state.down:
        name = Text(f"z2-survivor-{_name(state, one.who)}")
        yield text("z2-status-down", who=name, zone=one.zone, last=one.last)
    if state.taken:
        yield text("z2-status-taken", names=_names(state, state.taken))
    if state.dead:
        yield text("z2-status-dead", names=_names(state, state.dead))


def _names(state: FhState, people: tuple[int, ...]) -> Text:
    return listed([Text(f"z2-survivor-{_name(state, who)}") for who in people])
