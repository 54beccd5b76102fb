"""Skills that step in while Zombies appear; Rush, extra activations, too few figures."""

from typing import Any

import pytest

from horda.core import position
from horda.games.zombicide.rules import events
from tests.games.zombicide.boxes import plain_keys
from tests.games.zombicide.fighting import ENGINE, Fight, armed

YELLOW = {"adrenaline": 7, "zone": 0, "skills": [], "done": True}
FAR = {"zone": 9, "skills": []}


def spawning(*cards: int, spawns: tuple[str, ...] = ("4 red",), **people: Any) -> Fight:
    """Ends the turn of the first Survivor with these Zombie cards on top of the deck."""
    dice, zombies = people.pop("dice", ()), people.pop("zombies", None)
    table = {"zombie_deck": list(cards), "spawns": list(spawns)}
    fight = Fight(*dice, zombies=zombies, table=table, **people)
    return fight.play("end-turn")


def opening(*cards: int, dice: tuple[int, ...] = (), **people: Any) -> Fight:
    """Opens the building of Zones 7, 8, 12 and 13 from Zone 3: 7 and 13 are dark."""
    fight = Fight(*dice, table={"zombie_deck": list(cards)}, **people)
    return fight.play("open-door:door1:crowbar", "reveal:z7")


@pytest.mark.rule("Z2-SKILL-18", "Z2-SKILL-Q12", "Z2-RUSH-I2", "Z2-INTER-02")
def test_sidestep_before_the_rush() -> None:
    fight = spawning(5, amy={"skills": ["sidestep"]})  # a Walker, and it rushes
    assert fight.prompt == "react-spawned"
    assert fight.offered == ["sidestep:amy:z2", "sidestep:amy:z4", "pass"]
    fight.play("sidestep:amy:z2")
    assert fight.person("amy")["zone"] == 2
    assert fight.prompt == "z2-turn"  # not once more by the same card
    assert fight.zombies(3) == {"walker": 1}


@pytest.mark.rule("Z2-SKILL-18", "Z2-SKILL-Q12", "Z2-MOVE-07")
def test_sidestep_costs_nothing_and_comes_once_a_card() -> None:
    amy = {"zone": 4, "skills": ["sidestep"]}
    fight = spawning(1, 2, spawns=("4 red", "3 red"), amy=amy)
    assert fight.offered == ["sidestep:amy:z3", "pass"]
    fight.play("sidestep:amy:z3")
    assert fight.offered == ["sidestep:amy:z2", "sidestep:amy:z4", "pass"]
    assert fight.play("pass").person("amy")["health"] == 3


@pytest.mark.rule("Z2-SKILL-Q12", "Z2-SEARCH-Q4")
def test_sidestep_needs_an_open_way_and_a_card() -> None:
    assert spawning(1, amy={"zone": 2, "skills": ["sidestep"]}).prompt == "z2-turn"
    assert spawning(37, amy={"skills": ["sidestep"]}).prompt == "z2-turn"
    closed = spawning(1, spawns=("3 red",), amy={"zone": 7, "skills": ["sidestep"]})
    assert closed.prompt == "z2-turn"
    amy = {"zone": 8, "skills": ["sidestep", "combat_reflexes"], "hands": ["kukri"]}
    aaahh = Fight(amy=amy, table={"equipment": ["aaahh"]}).play("search")
    assert aaahh.prompt == "z2-turn"


@pytest.mark.rule("Z2-SKILL-18", "Z2-BSPAWN-10")
def test_sidestep_before_a_new_abomination() -> None:
    table = {"zombie_deck": [35], "spawns": ["4 red"], "abomination_deck": ["abominawild"]}
    fight = Fight(amy={"skills": ["sidestep"]}, table=table).play("end-turn")
    assert fight.offers("sidestep") == ["sidestep:amy:z2", "sidestep:amy:z4"]


@pytest.mark.rule("Z2-SKILL-25", "Z2-SKILL-Q12", "Z2-SKILL-Q13", "Z2-RUSH-I2", "Z2-ADR-Q5")
def test_combat_reflexes_kill_before_the_rush() -> None:
    amy = armed("pistol", "kukri", skills=["combat_reflexes"])
    fight = spawning(5, dice=(6,), amy=amy)
    assert fight.offered == ["reflex:amy:ranged:pistol:-", "pass"]
    fight.play("reflex:amy:ranged:pistol:-")
    assert fight.prompt == "z2-turn"
    assert fight.table["zombies"] == {}
    assert fight.told(events.Rushed) == 0
    assert fight.person("amy")["adrenaline"] == 1
    assert fight.person("amy")["actions"] == 3


@pytest.mark.rule("Z2-SKILL-25", "Z2-SKILL-Q13")
def test_combat_reflexes_strike_only_in_the_own_zone() -> None:
    amy = armed("kukri", skills=["combat_reflexes"])
    assert spawning(1, amy=amy).prompt == "z2-turn"
    fight = spawning(1, dice=(6, 6), spawns=("3 red",), amy=amy, zombies={})
    assert fight.offered == ["reflex:amy:melee:kukri:-", "pass"]


@pytest.mark.rule("Z2-RUSH-I1", "Z2-RUSH-I2", "Z2-SKILL-25")
def test_those_killed_in_a_reaction_are_fresh_ones() -> None:
    amy = armed("pistol", "crowbar", skills=["combat_reflexes"])
    fight = opening(6, 9, dice=(6,), amy=amy, zombies={7: {"walker": 1}})
    assert fight.zombies(7) == {"walker": 3}  # an old one and two fresh ones
    fight.play("reflex:amy:ranged:pistol:-")
    assert fight.zombies(7) == {"walker": 1}
    assert fight.zombies(3) == {"walker": 1}


@pytest.mark.rule("Z2-SKILL-56", "Z2-SKILL-Q35", "Z2-EXTRA-01", "Z2-EXTRA-02", "Z2-INTER-20")
def test_zombie_link_plays_before_the_zombies() -> None:
    amy = {"skills": ["zombie_link"], "hands": ["machete"], "used": ["sprint"], "searched": True}
    fight = spawning(37, amy=amy, zombies={0: {"walker": 1}})  # at Blue, and yet
    assert fight.prompt == "z2-turn"
    assert fight.table["zombies_phase"]
    assert fight.person("amy")["actions"] == 3
    assert not fight.person("amy")["used"]
    fight.play("make-noise", "end-turn")
    assert fight.table["round"] == 2
    assert fight.told(events.ActedAgain) == 0


@pytest.mark.rule("Z2-SKILL-56", "Z2-SKILL-Q35")
def test_several_zombie_links_come_in_an_order_of_choice() -> None:
    ned = {"skills": ["zombie_link"], "done": True}
    fight = spawning(38, amy={"skills": ["zombie_link"]}, ned=ned)
    assert (fight.prompt, fight.offered) == ("z2-who-acts", ["act:amy", "act:ned"])
    fight.play("act:ned")
    assert fight.table["turn"] == "ned"
    fight.play("end-turn")
    assert fight.table["turn"] == "amy"
    assert fight.play("end-turn").table["round"] == 2


@pytest.mark.rule("Z2-SKILL-Q35", "Z2-ROUND-I1", "Z2-EXTRA-I2")
def test_an_extra_turn_is_nested_in_the_own_turn() -> None:
    amy = armed("crowbar", skills=["zombie_link"])
    fight = opening(37, 9, amy=amy, ned=YELLOW, zombies={2: {"walker": 1}})
    assert fight.person("amy")["actions"] == 3
    fight.play("walk:z4", "make-noise", "end-turn")
    assert fight.told(events.ActedAgain) == 1
    assert fight.table["turn"] == "amy"
    assert fight.person("amy")["actions"] == 2  # three, less the door
    assert not fight.person("amy")["done"]
    assert fight.zombies(3) == {"walker": 1}
    written = position.write(ENGINE, fight.state)
    again = position.pose(ENGINE, fight.state.config, 1, written)
    assert plain_keys(again, again.open[0]) == fight.offered


@pytest.mark.rule("Z2-SKILL-Q35", "Z2-ADR-09", "Z2-SKILL-G2")
def test_an_action_gained_in_a_nested_turn_counts_in_the_own_turn_too() -> None:
    amy = armed("crowbar", skills=["zombie_link"], adrenaline=6, backpack=["water"])
    fight = opening(37, 9, amy=amy, ned=YELLOW)
    fight.play("eat:water")
    assert fight.person("amy")["skills"][-1] == "plus_1_action"
    assert fight.person("amy")["actions"] == 4  # of the extra turn
    fight.play("end-turn")
    assert fight.table["turn"] == "amy"
    assert fight.person("amy")["actions"] == 3  # three, less the door, and the new one


def asked_for(fight: Fight) -> list[str]:
    """The keys of what the player may ask for at any time."""
    return [ENGINE.key(fight.state, one) for one in ENGINE.requests(fight.state, 0)]


@pytest.mark.rule("Z2-SKILL-Q35", "Z2-ADR-09", "Z2-SKILL-G2")
def test_so_does_one_gained_while_somebody_else_plays_an_extra_turn() -> None:
    amy = armed("crowbar", adrenaline=6, backpack=["water"])
    linked = {"skills": ["zombie_link"], "zone": 0, "done": True, "adrenaline": 7}
    fight = opening(37, 9, amy=amy, ned=linked, setup={"food_in_any_turn": True})
    assert fight.table["turn"] == "ned"
    [meal] = [key for key in asked_for(fight) if key.startswith("eat")]
    ENGINE.request(fight.state, 0, meal)
    assert fight.person("amy")["skills"][-1] == "plus_1_action"
    fight.play("end-turn")
    assert fight.table["turn"] == "amy"
    assert fight.person("amy")["actions"] == 3


@pytest.mark.rule("Z2-SKILL-15", "Z2-SKILL-Q9")
def test_distributor_assigns_all_cards_first() -> None:
    amy = {**FAR, "skills": ["distributor"]}
    fight = spawning(3, 9, 14, spawns=("4 red", "2 blue", "6 red"), amy=amy)
    assert fight.offered == ["distribute", "pass"]
    fight.play("distribute")
    assert fight.offered == ["assign:3", "assign:9"]  # the blue Zone is not active
    fight.play("assign:9")
    assert fight.zombies(4) == {"brute": 1}
    assert fight.zombies(6) == {"walker": 3}
    assert fight.table["zombie_out"] == [9, 3]
    assert fight.table["zombie_deck"]["left"] == [14]


@pytest.mark.rule("Z2-SKILL-15", "Z2-SKILL-Q9")
def test_distributor_is_optional_and_needs_a_choice() -> None:
    amy = {**FAR, "skills": ["distributor"]}
    fight = spawning(3, 9, spawns=("4 red", "6 red"), amy=amy).play("pass")
    assert fight.zombies(4) == {"walker": 3}
    assert spawning(3, 9, amy=amy).prompt == "z2-turn"


@pytest.mark.rule("Z2-ADR-X1", "Z2-ADR-08", "Z2-ADR-I1")
@pytest.mark.parametrize(("adrenaline", "count"), [(6, 1), (7, 2), (19, 4), (43, 6)])
def test_cards_are_read_at_the_highest_level(adrenaline: int, count: int) -> None:
    ned = {**FAR, "adrenaline": adrenaline, "done": True}
    assert spawning(1, amy=FAR, ned=ned).zombies(4) == {"walker": count}


@pytest.mark.rule("Z2-EXTRA-02", "Z2-EXTRA-03", "Z2-EXTRA-01")
@pytest.mark.parametrize(("people", "moves"), [({}, 1), ({"ned": YELLOW}, 2)])
def test_extra_activation_does_nothing_at_blue(people: dict[str, Any], moves: int) -> None:
    fight = spawning(37, amy=FAR, zombies={4: {"walker": 1}}, **people)
    assert fight.told(events.ZombiesMoved) == moves
    assert fight.told(events.Spawned) == 0


@pytest.mark.rule("Z2-POOL-01", "Z2-POOL-02", "Z2-POOL-03")
@pytest.mark.rule("Z2-POOL-Q1", "Z2-POOL-Q2", "Z2-POOL-I1")
def test_too_few_walkers() -> None:
    amy = {"zone": 9, "skills": ["dreadnought:walker"]}
    zombies = {9: {"walker": 38}}
    fight = spawning(4, 21, spawns=("4 red", "4 red"), amy=amy, zombies=zombies)
    attacks = [one.count for one in fight.happened if isinstance(one, events.ZombieAttack)]
    assert fight.told(events.OutOfFigures) == 2
    assert attacks == [38, 38, 38]  # the phase, and once for each of the cards
    assert sum(count["walker"] for count in fight.table["zombies"].values()) == 40


@pytest.mark.rule("Z2-RUSH-01", "Z2-RUSH-03", "Z2-RUSH-I1")
def test_only_the_figures_of_the_card_rush() -> None:
    fight = spawning(5, amy={**FAR, "zone": 4}, zombies={2: {"walker": 2}}, spawns=("3 red",))
    # The old ones come to Zone 3 first; the fresh one of the Rush card goes on to Zone 4.
    assert fight.zombies(3) == {"walker": 2}
    assert fight.zombies(4) == {"walker": 1}


@pytest.mark.rule("Z2-RUSH-Q1")
def test_a_rush_after_a_want_of_figures_starts_where_they_are() -> None:
    amy = {"zone": 9, "skills": ["dreadnought:walker"]}
    fight = spawning(6, spawns=("11 red",), amy=amy, zombies={9: {"walker": 39}})
    # Two are asked for and one is left: it walks with its kind, then rushes.
    assert fight.zombies(9) == {"walker": 40}
    none = spawning(6, spawns=("11 red",), amy=amy, zombies={9: {"walker": 40}})
    assert none.told(events.Rushed) == 0


@pytest.mark.rule("Z2-POOL-Q4", "Z2-ABOM-05")
def test_a_second_abomination_is_no_want_of_figures() -> None:
    table = {"zombie_deck": [35], "spawns": ["4 red"], "abomination_out": ["abominawild"]}
    fight = Fight(amy=FAR, zombies={2: {"abominawild": 1}}, table=table).play("end-turn")
    assert fight.told(events.OutOfFigures) == fight.told(events.Spawned) == 0
    assert fight.told(events.ZombiesMoved) == 2


@pytest.mark.rule("Z2-SKILL-18", "Z2-SKILL-25", "Z2-SKILL-Q12")
def test_who_waits_for_a_friends_reflexes_may_still_step_aside() -> None:
    amy = {"seat": 0, "skills": ["sidestep"]}
    ned = {"seat": 1, "hands": ["pistol"], "skills": ["combat_reflexes"]}
    table = {"zombie_deck": [1], "spawns": ["4 red"]}
    fight = Fight(1, setup={"players": 2}, table=table, amy=amy, ned=ned)
    while fight.prompt != "react-spawned":
        fight.play("end-turn")
    fight.play("pass")  # Amy's player waits
    assert fight.offered == ["reflex:ned:ranged:pistol:-", "pass"]
    fight.play("reflex:ned:ranged:pistol:-")  # a miss
    assert fight.prompt == "react-spawned"
    assert fight.state.open[0].seat == 0
    fight.play("sidestep:amy:z2")
    assert fight.person("amy")["zone"] == 2
    calm = Fight(1, setup={"players": 2}, table=table, amy=amy, ned=ned)
    while calm.prompt != "react-spawned":
        calm.play("end-turn")
    calm.play("pass", "pass")  # nobody did anything, so nobody is asked again
    assert calm.prompt != "react-spawned"
