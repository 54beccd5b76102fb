"""Setting up, and the order of a round."""

from typing import Any

import pytest

from horda.core.decisions import Answer
from horda.games.zombicide.rules import events
from horda.games.zombicide.rules.state import NONE, ZState
from tests.games.zombicide.boxes import BOX, plain_key
from tests.games.zombicide.fighting import ENGINE, Fight


def begun(seed: int = 1, **setup: Any) -> ZState:
    """Returns a game at its first question after the deal; questions of the deal go unheeded."""
    state = ENGINE.new(ENGINE.config({"scenario": "M00", **setup}), seed)
    while state.waiting.prompt not in ("z2-who-acts", "z2-turn"):
        ask = state.open[0]
        ENGINE.apply(
            state, Answer(state.number(ask.seat), ask.seat, plain_key(state, ask.options[-1]))
        )
    return state


@pytest.mark.rule("Z2-SETUP-X1", "Z2-SETUP-10", "Z2-SETUP-12", "Z2-SETUP-13", "Z2-SETUP-I1")
@pytest.mark.parametrize("seed", range(4))
def test_the_start_of_amy_and_bunny_g(seed: int) -> None:
    state = begun(seed, survivors="amy+bunny_g", players=6)
    amy, bunny = state.people[:2]
    assert (amy.health, bunny.health) == (3, 2)
    for person in (amy, bunny):
        assert (person.adrenaline, person.level, len(person.skills)) == (0, 0, 1)
    axes = [c for c in BOX.decks["starting"] if BOX.names[BOX.same[c]] == "fire_axe"]
    holder = next(p for p in state.people if set(axes) & set(p.slots))
    assert state.first == holder.seat == state.open[0].seat


@pytest.mark.rule("Z2-SETUP-08", "Z2-SETUP-Q1", "Z2-SETUP-Q2", "Z2-SETUP-11")
@pytest.mark.parametrize("team", range(1, 7))
def test_all_six_starting_cards_are_dealt(team: int) -> None:
    state = begun(team=team)
    dealt = sorted(card for person in state.people for card in person.slots if card != NONE)
    gone = sorted(state.starting_out)
    assert sorted(dealt + gone) == sorted(BOX.decks["starting"])
    assert all(any(card != NONE for card in person.slots) for person in state.people)
    assert bool(gone) == (team == 1)  # six cards do not fit five slots


@pytest.mark.rule("Z2-ROUND-01", "Z2-ROUND-02", "Z2-ROUND-08", "Z2-ROUND-I1", "Z2-NOISE-04")
def test_seat_after_seat_and_the_token_passes_on() -> None:
    people: dict[str, Any] = {"amy": {}, "ned": {}, "elle": {"seat": 1}}
    table = {"turn": "", "first": 1, "spawns": []}
    fight = Fight(setup={"players": 2}, table=table, **people)
    assert fight.state.turn_of == 2  # Elle's player is first
    fight.play("make-noise", "end-turn")
    assert fight.offered == ["act:amy", "act:ned"]
    fight.play("act:ned", "end-turn")
    assert fight.state.turn_of == 0
    fight.play("end-turn")
    assert (fight.table["round"], fight.table["first"], fight.table["noise"]) == (2, 0, {})
    assert fight.told(events.ZombiesAct) == fight.told(events.RoundEnded) == 1


@pytest.mark.rule("Z2-ROUND-06", "Z2-ROUND-Q2")
def test_unused_actions_are_lost() -> None:
    fight = Fight(amy={}, ned={}).play("end-turn")
    assert fight.person("amy")["actions"] == 0
    fight.play("end-turn", "act:amy")
    assert fight.person("amy")["actions"] == 3


@pytest.mark.rule("Z2-ROUND-Q3")
def test_a_player_whose_survivors_escaped_is_skipped() -> None:
    people: dict[str, Any] = {"amy": {}, "ned": {"seat": 1, "zone": -1, "escaped": True}}
    fight = Fight(setup={"players": 2}, **people).play("end-turn")
    assert (fight.table["round"], fight.table["first"]) == (2, 1)
    assert fight.state.turn_of == 0


@pytest.mark.rule("Z2-ROUND-07")
def test_zombies_act_before_new_ones_appear() -> None:
    table = {"spawns": ["4 red"], "zombie_deck": [2]}
    fight = Fight(zombies={2: {"walker": 1}}, table=table, amy={}).play("end-turn")
    order = [type(event) for event in fight.happened if isinstance(event, events.ZEvent)]
    kinds = (events.ZombiesMoved, events.Spawned, events.RoundEnded)
    moved, spawned, ended = (order.index(kind) for kind in kinds)
    assert moved < spawned < ended


@pytest.mark.rule("Z2-SETUP-01", "Z2-SETUP-04", "Z2-SETUP-09")
@pytest.mark.rule("Z2-SETUP-04")
@pytest.mark.parametrize("shares", ["4+2", "1+5", "1+2+3", "6"])
def test_survivors_are_shared_out_as_the_players_like(shares: str) -> None:
    counts = [*map(int, shares.split("+"))]
    state = begun(players=len(counts), shares=shares, survivors="ned+lou")
    seats = [person.seat for person in state.people]
    assert seats == sorted(seats)
    assert [seats.count(seat) for seat in range(len(counts))] == counts
    assert BOX.survivors[state.people[0].card].id == "ned"


@pytest.mark.parametrize("players", range(1, 7))
def test_six_survivors_are_shared_out_and_stand_at_the_start(players: int) -> None:
    state = begun(players=players, survivors="ned+lou")
    assert [BOX.survivors[p.card].id for p in state.people[:2]] == ["ned", "lou"]
    assert len({p.card for p in state.people}) == 6
    assert {p.seat for p in state.people} == set(range(players))
    assert {p.zone for p in state.people} == {9}


@pytest.mark.rule("Z2-SETUP-02", "Z2-SETUP-03", "Z2-SETUP-14")
def test_tokens_doors_and_zombies_lie_as_the_mission_says() -> None:
    table = ENGINE.game.describe(begun())
    assert table["objectives"] == ["A2 red", "F3 red"]
    assert table["crates"] == ["B1", "E3"]
    assert table["doors"] == []
    walkers = {"C2": {"walker": 1}, "C3": {"walker": 1}}
    assert table["zombies"] == {"C1": {"brute": 1, "runner": 1}, **walkers}


@pytest.mark.rule("Z2-SETUP-06", "Z2-INTER-25")
def test_decks_are_whole_and_shuffled_apart() -> None:
    one, other = begun(1), begun(2)
    for name in ("equipment", "pimpweapons", "zombie_deck", "abomination_deck"):
        assert sorted(getattr(one, name).order) == sorted(getattr(other, name).order)
    assert one.equipment.order != other.equipment.order
    assert one.zombie_deck.order != other.zombie_deck.order
    sizes = [len(deck) for deck in (one.equipment, one.pimpweapons, one.zombie_deck)]
    assert (sizes, len(one.abomination_deck)) == ([45, 11, 40], 4)


@pytest.mark.rule("Z2-ROUND-05", "Z2-INTER-19")
def test_what_a_survivor_may_do() -> None:
    table = {"objectives": ["7 red"], "crates": [7], "equipment": ["water"], "revealed": 3}
    amy = {"zone": 7, "hands": ["crowbar", "pistol"]}
    kinds: tuple[str, ...] = ("walk", "search", "open-door", "reorganise", "trade", "shoot")
    kinds += ("take-objective", "take-crate", "make-noise", "discard-freely", "end-turn")
    fight = Fight(amy=amy, ned={"zone": 7}, table=table)
    assert {key.partition(":")[0] for key in fight.offered} == set(kinds)
    crowded = Fight(amy=amy, ned={"zone": 7}, table=table, zombies={7: {"walker": 1}})
    found = {key.partition(":")[0] for key in crowded.offered}
    assert found == ({*kinds, "melee"} - {"search"})


@pytest.mark.rule("Z2-ROUND-09", "Z2-RELOAD-03")
def test_the_end_phase_loads_weapons() -> None:
    fight = Fight(amy={"hands": ["sawed_off"]}, table={"empty": ["sawed_off#1"]})
    assert "reload:sawed_off" in fight.offered
    assert fight.play("end-turn").table["empty"] == []


@pytest.mark.rule("Z2-SETUP-08")
def test_naming_who_gets_one_more_card_is_told() -> None:
    state = ENGINE.new(ENGINE.config({"scenario": "M00", "survivors": "amy+doug", "team": 2}), 1)
    told: list[Any] = []
    for _ in range(2):
        ENGINE.apply(state, Answer(state.number(0), 0, "deal:doug"), told.append)
    promised = [event.written(BOX) for event in told if isinstance(event, events.PromisedCard)]
    assert promised == [("doug", 2), ("doug", 3)]
