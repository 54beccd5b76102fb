"""What Zombies would do at Night, those that light draws first, against what they do."""

from collections import Counter

import pytest
from msgspec.structs import replace

from horda.core.decisions import Option
from horda.core.events import Event
from horda.core.rng import Dice
from horda.games.zombicide.modules.fort_hendrix.drawn_by_light import drawn
from horda.games.zombicide.modules.fort_hendrix.extra import ExtraActivation
from horda.games.zombicide.modules.fort_hendrix.state import Beam, FhState
from horda.games.zombicide.rules import events
from horda.games.zombicide.rules.activation import Activation, everybody
from horda.games.zombicide.rules.inventory import set_slot
from horda.games.zombicide.rules.state import NONE
from horda.games.zombicide.screen.preview import Attacking, Going, Preview
from tests.games.zombicide.fort_hendrix.fort import BOX, ENGINE
from tests.games.zombicide.fort_hendrix.storied import Walk

LAMP = next(at for at, card in enumerate(BOX.cards) if card.light)


def crowded(seed: int) -> FhState:
    """A Mission by Night: a lamp burns, Zombies and Noise are strewn about, nobody falls."""
    dice, walk = Dice(seed), Walk(f"F{seed % 10 + 1:02}", seed=seed)
    state = walk.state
    set_slot(state, walk.who, 2, LAMP)
    state.hour, state.beams = 22, (Beam(walk.who, LAMP, dice.below(4), NONE, NONE),)
    state.people = tuple(replace(one, health=90, skills=()) for one in state.people)
    zones = len(state.noise)
    for _ in range(10):
        state.zombies[dice.below(zones) * state.kinds + dice.below(3)] += 1 + dice.below(3)
        state.noise[dice.below(zones)] += 1
    return state


def acted(state: FhState, frame: Activation, dice: Dice) -> list[Event]:
    """Lets Zombies act, with answers by lot."""
    state.stack, state.at, state.waiting = (frame,), (0,), None
    happened: list[Event] = []
    ENGINE.resume(state, happened.append)
    while state.result is None and state.open:
        options: tuple[Option, ...] = state.open[0].options
        ENGINE.choose(state, dice.below(len(options)), state.open[0].seat, happened.append)
    return happened


def agree(
    happened: list[Event], going: tuple[Going, ...], attacking: tuple[Attacking, ...]
) -> None:
    """Sure things happen so; where all is sure, nothing else does."""
    blows: Counter[tuple[int, int]] = Counter()
    moves: Counter[tuple[int, int, int]] = Counter()
    for event in happened:
        if isinstance(event, events.ZombieAttack):
            blows[event.zone, event.kind] += event.count
        if isinstance(event, events.ZombiesMoved):
            moves[event.zone, event.to, event.kind] += event.count
    told: Counter[tuple[int, int]] = Counter()
    for one in attacking:
        told[one.zone, one.kind] += one.count if one.sure else 0
    assert all(blows[key] >= count for key, count in told.items())
    if all(one.sure for one in attacking) and all(one.sure for one in going):
        assert not blows - told
    for move in going:
        if move.sure and len(move.ways) == 1 and move.ways[0] != move.zone:
            assert moves[move.zone, move.ways[0], move.kind] >= move.count


@pytest.mark.rule("FH-LIGHT-4", "FH-LIGHT-Q6", "FH-D13", "FH-D28")
@pytest.mark.parametrize("seed", range(40))
def test_those_whom_light_draws_go_as_foretold_and_then_the_phase(seed: int) -> None:
    state = crowded(seed)
    told = ENGINE.game.preview(state, None)
    assert isinstance(told, Preview)
    first, dice = drawn(state), Dice(seed)
    assert bool(first) == bool(told.drawn or told.drawn_attacks)
    happened = acted(state, ExtraActivation(first), dice) if first else []
    later = acted(state, Activation(everybody(state)), dice) if state.result is None else []
    if state.result is not None:  # Penny fell, which ends it in the middle
        return
    agree(happened, told.drawn, told.drawn_attacks)
    agree(later, told.going, told.attacking)
