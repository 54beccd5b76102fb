"""The points where editions may differ: each is used by a module of `tiny/variants.py`."""

from typing import Any

import pytest

from horda.core import position
from horda.core.conformance import check_game
from horda.core.decisions import Answer
from horda.core.engine import Engine
from horda.core.errors import BadConfig
from horda.core.events import Event
from horda.core.run import Run
from horda.games.zombicide.modules.skills import index
from horda.games.zombicide.papers.words import slot_name
from horda.games.zombicide.rules.actors import MACHINES, card_of, noise_in, target_of, targets_in
from horda.games.zombicide.rules.assault import accuracy
from horda.games.zombicide.rules.attack import Attack, PlannedAttack
from horda.games.zombicide.rules.events import OutOfFigures, Rolled, ZombieAttack, ZombiesMoved
from horda.games.zombicide.rules.fire import burn_zone
from horda.games.zombicide.rules.inventory import stow
from horda.games.zombicide.rules.options import Lift
from horda.games.zombicide.rules.people import skills
from horda.games.zombicide.rules.spawn import DrawCard
from horda.games.zombicide.rules.state import NONE, OUT
from horda.games.zombicide.rules.targets import Aim
from horda.games.zombicide.rules.view import view
from horda.games.zombicide.rules.weapons import zones_in_range
from horda.games.zombicide.rules.wounds import hurt
from horda.games.zombicide.screen.outlook import outlook
from tests.games.zombicide.boxes import plain_keys
from tests.games.zombicide.tiny.larger import larger
from tests.games.zombicide.tiny.variants import Machine, VariantState

STREET = 2


@pytest.fixture(scope="module")
def engine(tmp_path_factory: pytest.TempPathFactory) -> Engine[Any]:
    """Plays the larger edition."""
    return Engine(larger(tmp_path_factory.mktemp("larger")))


def laid(engine: Engine[Any], *people: dict[str, Any], **table: Any) -> VariantState:
    """Lays a position of T1 out: Survivors in this order, the first of them acts."""
    names = ("amy", "doug", "elle", "josh")
    survivors = dict(zip(names, people, strict=False))
    given = {"survivors": survivors, "turn": "amy", **table}
    config = engine.config({"scenario": "T1"})
    state: VariantState = position.pose(engine, config, 1, given)
    engine.resume(state)
    return state


def say(engine: Engine[Any], state: VariantState, key: str) -> list[Event]:
    """Gives an answer and returns what happened."""
    told: list[Event] = []
    engine.apply(state, Answer(state.number(0), 0, key), told.append)
    return told


def keys(engine: Engine[Any], state: VariantState) -> list[str]:
    """Lists what is offered."""
    return plain_keys(state, state.open[0])


def neighbours(state: VariantState) -> list[set[int]]:
    """Lists for every Zone those one step away."""
    return [set(row) for row in state.tables.neighbours]


@pytest.mark.parametrize("seed", range(4))
def test_all_modules_together_conform(engine: Engine[Any], seed: int) -> None:
    config = engine.config({"scenario": ("T1", "T2")[seed % 2], "players": 1 + seed % 3})
    check_game(engine, config, seed, every=9)


def test_what_an_edition_adds_to_the_state_is_described(engine: Engine[Any]) -> None:
    state = laid(engine, {"zone": 0}, mold=5, hour=7, machines=[{"card": 6, "zone": 2}])
    assert (state.mold, state.hour, state.machines) == (5, 7, (Machine(6, 2),))
    table = position.write(engine, state)
    assert (table["mold"], table["hour"]) == (5, 7)


# Terrain and sight


def test_mold_opens_walls_and_ends_lines_of_sight(engine: Engine[Any]) -> None:
    plain, grown = (laid(engine, {"zone": 0}, mold=mold) for mold in (0, 1 << STREET))
    before, after = neighbours(plain), neighbours(grown)
    assert before[STREET] < after[STREET]
    assert all(STREET in after[other] for other in after[STREET])
    assert len(grown.tables.board.doors) == len(plain.board.doors), "doors keep their numbers"
    assert not grown.tables.board.zones[STREET].street, "mold counts as a room"
    assert grown.board.zones[STREET].street, "the board itself stays what it is"
    through = [zone for zone, row in enumerate(before) if STREET in row]
    seen = [bin(state.tables.sight[through[0]]).count("1") for state in (plain, grown)]
    assert seen[1] <= seen[0]


def test_one_policy_decides_what_is_seen(engine: Engine[Any]) -> None:
    person = {"zone": STREET, "hands": ["pistol"]}
    day = laid(engine, person)
    far = [z for z in range(len(day.noise)) if day.eyes().range_to[STREET][z] == 2]
    night = laid(engine, person, night=True)
    lit = laid(engine, person, night=True, lit=1 << far[0])
    pistol = day.people[0].slots[0]
    shots = [zones_in_range(one, index(one), 0, pistol) for one in (day, night, lit)]
    assert [far[0] in zones for zones in shots] == [True, False, True]
    frame = Attack(0, "ranged", far[0], pistol)
    assert [accuracy(one, index(one), frame) for one in (day, night, lit)] == [3, 6, 3]
    shown = [outlook(engine, one, 0) for one in (day, night, lit)]
    assert [one and one.zones[far[0]].in_range for one in shown] == [(True,), (False,), (True,)]
    # Zombies see their own Zone at night, and Survivors in the light.
    near = day.tables.neighbours[STREET][0]
    seen = [bool(one.zombie_eyes().sight[near] >> STREET & 1) for one in (day, night)]
    assert seen == [True, False]
    assert Aim(night).targets(near) == Aim(night).noisiest()


# Actors, and what becomes of who falls


def test_a_machine_is_an_actor_with_a_number_of_its_own(engine: Engine[Any]) -> None:
    state = laid(engine, {"zone": 0}, machines=[{"card": 6, "zone": 2}])
    assert targets_in(state, 2) == [MACHINES]
    assert (card_of(state, MACHINES), target_of(state, 6)) == (6, MACHINES)
    assert noise_in(state, 2) == 1
    assert 2 in Aim(state).people
    with pytest.raises(BadConfig):
        engine.config({"survivors": "tiger_sam"})


def test_who_falls_does_not_always_lose_the_game(engine: Engine[Any]) -> None:
    people = ({"zone": 0}, {"zone": 0}, {"zone": 5})
    state = laid(engine, *people, machines=[{"card": 6, "zone": 2}])
    run = Run.on(engine.game, state, None)
    hurt(run, 1, 9, 0)
    assert (state.people[1].zone, state.result) == (OUT, None)
    hurt(run, MACHINES, 1, 0)
    assert (state.machines, state.result) == ((), None)
    burn_zone(run, 0)
    assert (state.people[0].zone, state.result) == (OUT, None)
    hurt(run, 2, 9, 0)
    assert state.result is not None, "nobody is left to carry anybody home"


# Attacks


def test_dice_that_stay_are_never_rolled_again(engine: Engine[Any]) -> None:
    armed = {"zone": 0, "hands": ["pistol"], "backpack": ["plenty_of_bullets"]}
    state = laid(engine, armed, zombies={"0": {"walker": 3}})
    say(engine, state, "shoot:z0:pistol:-")
    assert state.open[0].prompt == "react-declared", "asked before any die is rolled"
    say(engine, state, "all-out")
    say(engine, state, "pass")
    attack = state.stack[-2]
    assert isinstance(attack, PlannedAttack)
    assert (len(attack.dice), len(attack.fixed)) == (2, 2)
    assert "reroll:ammo" in keys(engine, state)
    say(engine, state, "reroll:ammo")
    rolled = next(one for one in (*state.stack[::-1], attack) if isinstance(one, PlannedAttack))
    assert rolled.fixed == attack.fixed


def test_a_weapon_breaks_once_its_attack_is_made(engine: Engine[Any]) -> None:
    found = set()
    for seed in range(12):
        state = laid(engine, {"zone": 0, "hands": ["pistol"]}, zombies={"0": {"walker": 1}})
        state.rng = state.rng.rekeyed(seed)
        pistol = state.people[0].slots[0]
        say(engine, state, "shoot:z0:pistol:-")
        say(engine, state, "all-out")
        told = say(engine, state, "pass")
        rolls = [event.dice for event in told if isinstance(event, Rolled)]
        fixed = rolls[1]
        while state.open[0].prompt != "z2-turn":
            say(engine, state, keys(engine, state)[0])
        assert (pistol in state.people[0].slots) == (1 not in fixed)
        found.add(1 in fixed)
    assert found == {True, False}


def test_a_concentrated_attack_puts_all_hits_on_one_target(engine: Engine[Any]) -> None:
    outcomes = set()
    for seed in range(60):
        state = laid(engine, {"zone": 0, "hands": ["pistol"]}, zombies={"0": {"runner": 1}})
        state.rng = state.rng.rekeyed(seed)
        say(engine, state, "shoot:z0:pistol:-")
        assert keys(engine, state) == ["all-out", "concentrate:runner", "pass"]
        say(engine, state, "concentrate:runner")
        dice = next(e.dice for e in say(engine, state, "pass") if isinstance(e, Rolled))
        hits = sum(die >= 3 for die in dice)
        # A pistol has Damage 1 and a Runner takes 2: one hit is not enough, two together are.
        outcomes.add((hits, bool(state.zombies[1])))
    assert outcomes == {(0, True), (1, True), (2, False)}


# Zombies' steps


def test_zombies_look_for_ways_through_doors_and_smash_them(engine: Engine[Any]) -> None:
    state = laid(engine, {"zone": 0})
    door = state.board.doors[0]
    inside, outside = door.zones
    walker = {str(inside): {"walker": 2}}
    state = laid(engine, {"zone": outside}, zombies=walker)
    assert outside not in state.tables.neighbours[inside] or len(state.board.doors) > 1
    say(engine, state, "end-turn")
    assert state.doors >> door.index & 1, "the door is smashed"
    assert state.zombies[inside * state.kinds] == 2, "and nobody has moved"


# Zombie cards and phases


def test_cards_of_other_kinds_have_handlers(engine: Engine[Any]) -> None:
    state = laid(engine, {"zone": 0}, mold=0b110)
    card = next(i for i, one in enumerate(state.box.zombie_cards) if one.kind == "mold")
    state.stack, state.at, state.waiting = (DrawCard(0, card),), (0,), None
    engine.resume(state)
    walkers = state.zombies[:: state.kinds]
    assert [walkers[zone] for zone in range(4)] == [0, 1, 1, 0]
    assert state.zombie_out == (card,)
    assert state.lit == 1, "told once the card was done"


def test_something_may_come_before_the_figures_and_instead_of_a_shortage(
    engine: Engine[Any],
) -> None:
    state = laid(engine, {"zone": 5}, {"zone": 5}, zombies={"2": {"walker": 12, "runner": 1}})
    card = next(i for i, one in enumerate(state.box.zombie_cards) if one.zombie == "walker")
    state.stack, state.at, state.waiting = (DrawCard(0, card),), (0,), None
    engine.resume(state)
    assert state.open[0].prompt == "z2-share-wounds", "somebody is shot at first"
    told = say(engine, state, keys(engine, state)[0])
    assert any(isinstance(one, OutOfFigures) for one in told)
    moved = {one.kind for one in told if isinstance(one, ZombiesMoved)}
    assert moved == {1}, "the quick ones act, not those that ran out"


def test_phases_have_moments_for_modules(engine: Engine[Any]) -> None:
    lamp = {"night": True, "lit": 1, "hour": 23, "machines": [{"card": 6, "zone": 2}]}
    state = laid(engine, {"zone": 0, "health": 9}, zombies={"0": {"walker": 1}}, **lamp)
    told = say(engine, state, "end-turn")
    while state.round == 1:
        told += say(engine, state, keys(engine, state)[0])
    attacks = [one for one in told if isinstance(one, ZombieAttack)]
    assert len(attacks) == 2, "once for the light, once in their phase"
    assert state.hour == 0, "the clock goes on before the token passes"
    assert state.machines == (), "the End Phase began"


# Decks


def test_a_module_brings_a_deck_with_a_stream_of_its_own(engine: Engine[Any]) -> None:
    assert engine.game.streams[-1] == "side"
    state: VariantState = engine.new(engine.config({"scenario": "T1"}), 4)
    side = state.box.decks["side"]
    assert sorted(state.side.order) == list(side)
    assert view(state, 0).decks["side"] == 4
    rooms = [z for z in range(len(state.noise)) if state.board.rooms >> z & 1]
    odd, even = (next(z for z in rooms if z % 2 == rest) for rest in (1, 0))
    for zone, own in ((odd, True), (even, False)):
        place = {"zone": zone, "searched": False}
        there = laid(engine, place, side={"order": list(side)}, equipment=["water", "machete"])
        say(engine, there, "search")
        held = there.stack[-1].held if hasattr(there.stack[-1], "held") else NONE
        assert (held in side) == own
    with pytest.raises(Exception, match="side"):
        laid(engine, {"zone": 0}, side="nonsense")


# Slots


def test_slots_stand_in_one_order_and_take_what_fits(engine: Engine[Any]) -> None:
    state = laid(engine, {"zone": 0, "hands": ["pistol"], "backpack": ["flashlight"]})
    slots = state.box.slots
    assert [slots.place(slot).name for slot in range(slots.count)] == [
        *("HAND", "HAND", "BODY", "ATTACHED", "ATTACHED", "PACK")
    ]
    assert [slot_name(slots, slot).id for slot in (0, 2, 3, 5)] == [
        *("z2-slot-left", "z2-slot-body", "z2-slot-attached", "z2-slot-backpack")
    ]
    lucky = state.box.skill_ids["lucky"]
    assert lucky not in skills(state, 0), "what belongs on the body does nothing in the Backpack"
    say(engine, state, "reorganise")
    say(engine, state, "lift:amy:5")
    assert keys(engine, state) == ["put:amy:2", "put:amy:5", "drop"]
    say(engine, state, "put:amy:2")
    assert lucky in skills(state, 0)


def test_cards_are_attached_to_what_a_hand_holds(engine: Engine[Any]) -> None:
    state = laid(engine, {"zone": 0, "hands": ["pistol"], "backpack": ["plenty_of_bullets"]})
    say(engine, state, "reorganise")
    say(engine, state, "lift:amy:5")
    assert keys(engine, state) == ["put:amy:3", "put:amy:5", "drop"]
    say(engine, state, "put:amy:3")
    offered = [one for one in state.open[0].options if isinstance(one, Lift)]
    assert [one.slot for one in offered] == [0, 3], "with what is attached, or that alone"
    say(engine, state, "lift:amy:0")
    say(engine, state, "put:amy:0")
    assert state.people[0].slots[3] != NONE, "what is attached moves with its weapon"
    say(engine, state, "done")
    say(engine, state, "discard-freely")
    say(engine, state, "discard-from:amy:0")
    assert set(state.people[0].slots) == {NONE}, "what is attached goes with it"


def test_a_card_is_stowed_where_it_fits(engine: Engine[Any]) -> None:
    state = laid(engine, {"zone": 0})
    box = state.box
    named = {box.names[box.same[card]]: card for card in range(len(box.cards))}
    stow(state, 0, named["flashlight"])
    stow(state, 0, named["plenty_of_bullets"])
    stow(state, 0, named["sub_mg"])
    slots = state.people[0].slots
    assert [slots.index(named[one]) for one in ("flashlight", "plenty_of_bullets", "sub_mg")] == [
        *(2, 5, 0)
    ]
