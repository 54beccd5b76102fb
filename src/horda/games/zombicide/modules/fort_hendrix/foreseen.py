"""What the Zombies would do: those that light draws first, and the shots that may come."""

from msgspec.structs import replace

from horda.core.engine import Engine
from horda.core.game import Game
from horda.core.rulebook import cites
from horda.games.zombicide.modules.fort_hendrix.drawn_by_light import drawn
from horda.games.zombicide.modules.fort_hendrix.extra import ExtraActivation
from horda.games.zombicide.modules.fort_hendrix.setup import KNOCK_OUT, SHOOTERS
from horda.games.zombicide.modules.fort_hendrix.shooters import lines_of_fire, symbol
from horda.games.zombicide.modules.fort_hendrix.state import FhState, fort
from horda.games.zombicide.rules.activation import Group
from horda.games.zombicide.rules.actors import is_survivor, targets_in
from horda.games.zombicide.rules.people import change, skills
from horda.games.zombicide.rules.state import NONE, OUT, ZState
from horda.games.zombicide.screen.preview import Attacking, Preview, Shots, preview

SHRUGS = ("tough", "is_that_all_youve_got", "dreadnought")
"""Skills by which Wounds are ignored."""


@cites("FH-LIGHT-4", "FH-SHOOT-3")
def foreseen(game: Game[ZState], state: ZState) -> Preview:
    """Returns the usual preview, after what light draws, and with the shots of a card drawn now."""
    own = fort(state)
    groups = drawn(own)
    told = _after(game, own, groups) if groups else _previewed(own)
    if not own.config.on(SHOOTERS):
        return told
    fired = tuple(Shots(zone, *how) for zone, how in lines_of_fire(own).items())
    return replace(told, shots=fired, shot_chance=chance(own))


def _previewed(state: FhState, those: tuple[Group, ...] | None = None) -> Preview:
    """Previews Zombies, some of whose attacks may lay somebody down before others move."""
    if not state.config.on(KNOCK_OUT):
        return preview(state, those=those)
    return preview(state, those=those, struck=lambda now, attacks: _struck(fort(now), attacks))


@cites("FH-KO-2", "FH-KO-Q1", "FH-KO-Q2")
def _struck(state: FhState, attacks: tuple[Attacking, ...]) -> tuple[FhState, FhState]:
    """Lays down who cannot but fall, being alone; who falls of several, the team says."""
    lone, among = list[int](), list[int]()
    for zone in {one.zone for one in attacks}:
        kinds = [(one.kind, one.count) for one in attacks if one.zone == zone]
        wounds = sum(state.box.zombies[kind].wounds * count for kind, count in kinds)
        there = targets_in(state, zone)
        fall = [one for one in there if is_survivor(one) and state.people[one].health <= wounds]
        helped = any(_shrugs(state, one) for one in fall)
        certain = all(one.sure for one in attacks if one.zone == zone)
        (lone if len(there) == 1 and certain and not helped else among).extend(fall)
    sure = _lying(state, lone)
    return sure, _lying(sure, among)


def _shrugs(state: FhState, who: int) -> bool:
    """Tells whether a skill may keep a Survivor on the feet."""
    return any(state.box.skill_key(one).startswith(SHRUGS) for one in skills(state, who))


def _lying(state: FhState, people: list[int]) -> FhState:
    """Returns the board without some Survivors; a Companion of theirs stays where it is."""
    twin = state.clone() if people else state
    for who in people:
        led = [one.leader == who for one in twin.companions]
        stays = [replace(one, leader=NONE, zone=twin.people[who].zone) for one in twin.companions]
        pairs = zip(led, stays, twin.companions, strict=True)
        twin.companions = tuple(alone if was else one for was, alone, one in pairs)
        change(twin, who, zone=OUT)
    return twin


@cites("FH-LIGHT-4", "FH-LIGHT-Q6")
def _after(game: Game[ZState], state: FhState, groups: tuple[Group, ...]) -> Preview:
    """Previews those drawn by light, then the phase from where they would be.

    Where the team would be asked on the way, the first answer stands for all, and nothing of the
    phase is sure.
    """
    first = _previewed(state, groups)
    twin, asked = _moved(game, state, groups)
    if _told_more(state, twin):
        twin, asked = _gone(state, first), True
    told = _previewed(twin) if twin.result is None else Preview((), ())
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
