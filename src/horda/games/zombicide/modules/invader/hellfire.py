"""Hellfire: a Flamethrower burns a Zone, its Objectives and the life of its Mold."""

from horda.core.hooks import Piece
from horda.core.rulebook import cites
from horda.games.zombicide.modules.invader.mold import calm, remove_tokens
from horda.games.zombicide.modules.invader.rooms import fuel_of
from horda.games.zombicide.rules.edition import Module
from horda.games.zombicide.rules.people import ZRun
from horda.games.zombicide.rules.points import BURNED, FUEL
from horda.games.zombicide.rules.state import ZState


@cites("INV-HELL-1", "INV-ATT-8", "INV-D14")
def _canister(state: ZState, use: tuple[int, int], card: int) -> int:
    """A Canister goes, the weapon stays."""
    return fuel_of(state, *use) if state.box.cards[card].needs == "canister" else card


@cites("INV-HELL-4", "INV-HELL-5", "INV-MOLD-10", "INV-HELL-Q3", "INV-D13")
def _burned(run: ZRun, context: tuple[int, int]) -> None:
    """Once all Characters are dead, Objectives go, then Mold is calmed."""
    _, zone = context
    remove_tokens(run, zone)
    if run.state.result is None:
        calm(run, zone)


MODULE = Module(
    "hellfire",
    (Piece("hellfire", (FUEL.use(_canister), BURNED.use(_burned)), ("INV-HELL-1", "INV-HELL-4")),),
)
