"""What the Zombies would do: those that light draws first, and the shots that may come."""

from msgspec.structs import replace

from horda.core.engine import Engine
from horda.core.game import Game
from horda.core.rulebook import cites
from horda.games.zombicide.modules.fort_hendrix.drawn_by_light import drawn
from horda.games.zombicide.modules.fort_hendrix.extra import ExtraActivation
from horda.games.zombicide.modules.fort_hendrix.setup import SHOOTERS
from horda.games.zombicide.modules.fort_hendrix.shooters import lines_of_fire, symbol
from horda.games.zombicide.modules.fort_hendrix.state import FhState, fort
from horda.games.zombicide.rules.activation import Group
from horda.games.zombicide.rules.state import ZState
from horda.games.zombicide.screen.preview import Preview, Shots, preview


@cites("FH-LIGHT-4", "FH-SHOOT-3")
def foreseen(game: Game[ZState], state: ZState) -> Preview:
    """Returns the usual preview, after what light draws, and with the shots of a card drawn now."""
    own = fort(state)
    groups = drawn(own)
    told = _after(game, own, groups) if groups else preview(own)
    if not own.config.on(SHOOTERS):
        return told
    fired = tuple(Shots(zone, *how) for zone, how in lines_of_fire(own).items())
    return replace(told, shots=fired, shot_chance=chance(own))


@cites("FH-LIGHT-4", "FH-LIGHT-Q6")
def _after(game: Game[ZState], state: FhState, groups: tuple[Group, ...]) -> Preview:
    """Previews those drawn by light, then the phase from where they would be.

    Where the team would be asked on the way, the first answer stands for all, and nothing of the
    phase is sure.
    """
    first = preview(state, those=groups)
    twin, asked = _moved(game, state, groups)
    if _told_more(state, twin):
        twin, asked = _gone(state, first), True
    told = preview(twin) if twin.result is None else Preview((), ())
    if asked:
        told = replace(
            told,
            going=tuple(replace(one, sure=False) for one in told.going),
            attacking=tuple(replace(one, sure=False) for one in told.attacking),
        )
    return replace(told, drawn=first.going, drawn_attacks=first.attacking)


def _moved(game: Game[ZState], state: FhState, groups: tuple[Group, ...]) -> tuple[FhState, bool]:
    """Lets those Zombies act on a copy, by the rules themselves."""
    engine, twin = Engine(game), state.clone()
    twin.stack, twin.at, twin.waiting = (ExtraActivation(groups),), (0,), None
    engine.resume(twin)
    asked = False
    while twin.result is None and twin.open:
        asked = True
        engine.choose(twin, 0, twin.open[0].seat)
    return twin, asked


@cites("FH-M10-4")
def _told_more(state: FhState, twin: FhState) -> bool:
    """Tells whether dice or cards nobody knows came up on the way: a broken door lets some in."""
    known = state.rng, state.seen, state.zombie_deck
    return known != (twin.rng, twin.seen, twin.zombie_deck)


def _gone(state: FhState, first: Preview) -> FhState:
    """Returns the board with nothing but those steps that are sure."""
    twin, kinds = state.clone(), state.kinds
    for one in first.going:
        if one.ways and one.sure:
            count = min(one.count, twin.zombies[one.zone * kinds + one.kind])
            twin.zombies[one.zone * kinds + one.kind] -= count
            twin.zombies[one.ways[0] * kinds + one.kind] += count
    return twin


@cites("FH-SHOOT-3", "FH-DECK-3")
def chance(state: FhState) -> float:
    """Returns how likely the next Zombie card has the symbol, by the cards that are left."""
    cards = state.zombie_deck.left or state.zombie_out
    return sum(symbol(state, card) for card in cards) / len(cards) if cards else 0.0
