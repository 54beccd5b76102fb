"""The preview and the outlook of M10, where Zombies that light draws break doors."""

import pytest
from msgspec.structs import replace

from horda.core.decks import Deck
from horda.core.rng import Dice
from horda.games.zombicide.modules.fort_hendrix.state import Beam, FhState
from horda.games.zombicide.rules.inventory import set_slot
from horda.games.zombicide.rules.people import change
from horda.games.zombicide.rules.state import NONE
from horda.games.zombicide.screen.outlook import Outlook
from horda.games.zombicide.screen.preview import Preview
from tests.games.zombicide.fort_hendrix.fort import BOX, ENGINE, Scene
from tests.games.zombicide.fort_hendrix.storied import Walk

LAMP = next(at for at, card in enumerate(BOX.cards) if card.light)


def lit(seed: int, inside: bool) -> FhState:
    """M10 by Night: one lamp burns, Zombies stand about; the noise is in the building, or not."""
    dice, walk = Dice(seed), Walk("F10", seed=seed)
    state = walk.state
    set_slot(state, walk.who, 2, LAMP)
    state.people = tuple(replace(one, health=60) for one in state.people)
    state.beams = (Beam(walk.who, LAMP, dice.below(4), NONE, NONE),)
    zones = range(len(state.board.zones))
    rooms = [zone for zone in zones if "3R" in state.board.zones[zone].faces]
    if inside:
        for who in range(6):
            if who != walk.who:
                walk.put(who, rooms[0])
        state.noise[rooms[0]] += 9
    for zone in zones:
        state.zombies[zone * state.kinds + dice.below(2)] += dice.below(2)
    return state


def foretold(state: FhState) -> Preview:
    found = ENGINE.game.preview(state, None)
    assert isinstance(found, Preview)
    return found


@pytest.mark.rule("FH-M10-4", "FH-LIGHT-4", "FH-LIGHT-Q7")
@pytest.mark.parametrize("inside", [True, False])
@pytest.mark.parametrize("seed", range(6))
def test_light_in_m10_is_foretold_whatever_cards_are_to_come(seed: int, inside: bool) -> None:
    state = lit(seed, inside)
    told = foretold(state)
    assert told.drawn or told.drawn_attacks, "somebody sees the lamp"
    for other in range(4):
        twin = state.clone()
        cards = Dice(other).shuffled(list(twin.zombie_deck.left))
        twin.zombie_deck = Deck(tuple(cards))
        assert foretold(twin) == told, "nobody knows the cards that a broken door would bring"


@pytest.mark.rule("FH-M10-4", "FH-LIGHT-4")
def test_the_map_is_told_in_m10_while_a_lamp_burns() -> None:
    state = lit(1, inside=False)
    state.waiting = None
    ENGINE.resume(state)
    assert isinstance(ENGINE.game.outlook(state, 0), Outlook)


@pytest.mark.rule("FH-M10-4", "FH-LIGHT-4", "FH-LIGHT-Q7")
def test_a_door_that_would_break_tells_nothing_of_the_cards_behind_it() -> None:
    """Two Walkers at a door see a lit street, and nobody; the noise is in the building."""
    state = lit(1, inside=True)
    (beam,), at_door = state.beams, 34
    change(state, beam.who, zone=44)
    state.beams = (replace(beam, side=1),)
    state.zombies[:] = bytes(len(state.zombies))
    state.zombies[at_door * state.kinds] = 2
    tales = {_deck_of(state, order) for order in range(12)}
    assert len(tales) == 1
    (told,) = tales
    assert not told.attacking
    assert {one.zone for one in told.going} == {at_door}, "nobody else is foretold"


def _deck_of(state: FhState, order: int) -> Preview:
    twin = state.clone()
    twin.zombie_deck = Deck(tuple(Dice(order).shuffled(list(twin.zombie_deck.left))))
    return foretold(twin)


@pytest.mark.rule("FH-M7-3", "FH-M7-Q1", "FH-KO-2")
@pytest.mark.parametrize("start", ["21V e", "21V b"])
def test_the_map_of_m7_does_not_tell_how_the_fire_will_roll(start: str) -> None:
    """Who has one Health left would fall by one die of two: the ways are told all the same."""
    walk = Walk("F07", prefers=("act:javier",))
    walk.put(walk.who, walk.zone(start)).fresh()
    change(walk.state, walk.who, health=1)
    tales = list[Outlook]()
    for luck in range(12):
        twin = walk.state.clone()
        twin.rng = twin.rng.rekeyed(luck)
        told = ENGINE.game.outlook(twin, 0)
        assert isinstance(told, Outlook)
        near = [told.zones[zone] for zone in twin.tables.neighbours[twin.people[walk.who].zone]]
        assert all(one.way is not None and one.way.cost == 1 for one in near)
        tales.append(told)
    assert all(tale == tales[0] for tale in tales)


def moving(game: Scene, start: str) -> list[tuple[list[str], bool, bool]]:
    """Returns where Zombies of a Zone are said to go: Zones, second Action, whether it is sure."""
    names = game.state.board.zone_names
    going = [one for one in foretold(game.state).going if names[one.zone] == start]
    return [([names[to] for to in one.ways], one.second, one.sure) for one in going]


@pytest.mark.rule("FH-KO-Q1", "FH-KO-2")
def test_who_is_laid_down_by_attacks_draws_nobody_and_is_not_hit_again() -> None:
    zombies = {"C1": {"walker": 2, "runner": 1}, "C2": {"walker": 1}}
    fallen = {"zone": "C1", "health": 1}
    game = Scene(on="knock_out", zombies=zombies, karl=fallen, riley={"zone": "A3"})
    assert moving(game, "C2") == [(["C3"], False, True)]
    assert moving(game, "C1") == [(["C2"], True, True)]
    game.play("end-turn").until("z2-turn").play("end-turn").until("z2-turn")
    assert game.told("zombies-moved") == [
        "zombies-moved:C2:C3:walker:1",
        "zombies-moved:C1:C2:runner:1",
    ]
    tough = {**fallen, "skills": ["tough"]}
    game = Scene(on="knock_out", zombies=zombies, karl=tough, riley={"zone": "A3"})
    assert [sure for _, _, sure in moving(game, "C2")] == [False]
