"""Zombies that see a Light Beam act once before their phase."""

from horda.core.frames import Frame
from horda.core.hooks import Piece
from horda.core.rulebook import cites
from horda.games.zombicide.modules.fort_hendrix.extra import ExtraActivation
from horda.games.zombicide.modules.fort_hendrix.light import snuff
from horda.games.zombicide.modules.fort_hendrix.setup import CLOCK
from horda.games.zombicide.modules.fort_hendrix.state import FhState, fort
from horda.games.zombicide.rules.activation import Group, everybody
from horda.games.zombicide.rules.edition import Module
from horda.games.zombicide.rules.events import ZEvent
from horda.games.zombicide.rules.people import ZRun
from horda.games.zombicide.rules.points import ZOMBIES_NEXT


class DrawnByLight(ZEvent, frozen=True):
    """Zombies that see light are about to act."""

    rules = ("FH-LIGHT-4",)
    count: int


@cites("FH-LIGHT-4", "FH-LIGHT-Q6", "FH-D28", "FH-LIGHT-X5")
def drawn(state: FhState) -> tuple[Group, ...]:
    """Lists the Zombies that see a lit Zone as by Day; each is listed once."""
    lit = state.lit
    if not lit:
        return ()
    sight = state.tables.view(dark_mode=state.config.dark_zones).sight
    return tuple(group for group in everybody(state) if lit & sight[group[0]])


@cites("FH-LIGHT-4", "FH-LIGHT-Q5", "FH-LIGHT-Q7", "FH-D13", "FH-LIGHT-X4", "FH-LIGHT-Q12")
def _before_the_phase(run: ZRun, context: None) -> Frame | None:
    """All of them act at once, as in any Activation; then comes the phase."""
    snuff(run)
    groups = drawn(fort(run.state))
    if not groups:
        return None
    run.emit(DrawnByLight, sum(count for _, _, count in groups))
    return ExtraActivation(groups)


MODULE = Module(
    "drawn_by_light",
    (Piece("drawn_by_light", (ZOMBIES_NEXT.use(_before_the_phase),), ("FH-LIGHT-4",)),),
    switch=CLOCK,
)
