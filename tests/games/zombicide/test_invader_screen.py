"""What a screen shows of Invader: the station, odds of its attacks, what mold would do."""

from collections import Counter
from typing import Any

import pytest

from horda.games.zombicide.editions.invader import INVADER
from horda.games.zombicide.screen.bar import bar
from horda.games.zombicide.screen.chances import Odds
from horda.games.zombicide.screen.preview import Preview
from horda.games.zombicide.screen.scene import Scene
from tests.games.zombicide.station import BOX, ENGINE, Play
from tests.games.zombicide.station import Scene as Position

GAME: Any = ENGINE.game
SPOILER = BOX.zombie_ids["spoiler_abomination"]


def drawn(mission: str) -> Scene:
    found = GAME.scene(ENGINE.config({"scenario": mission}))
    assert isinstance(found, Scene)
    return found


def preview(station: Play) -> Preview:
    found = GAME.preview(station.state, 0)
    assert isinstance(found, Preview)
    return found


@pytest.mark.parametrize("mission", INVADER.scenarios)
def test_every_board_can_be_drawn(mission: str) -> None:
    scene, board = drawn(mission), INVADER.boards[mission]
    assert (scene.width, scene.height) == (len(board.tiles[0]) * 300, len(board.tiles) * 300)
    assert {zone.kind for zone in scene.zones} <= {"room", "corridor", "outdoor"}
    doors = Counter(line.door for line in scene.lines if line.kind == "door")
    assert sorted(doors) == list(range(len(board.doors)))
    locks = [line for line in scene.lines if line.kind == "airlock"]
    assert all(any(scene.zones[zone].kind == "outdoor" for zone in line.zones) for line in locks)
    assert all(0 < line.length <= 60 for line in scene.lines)


def test_the_box_says_what_cards_fit_where() -> None:
    box = drawn("M00").box
    cards = {card.id: card for card in box.cards}
    assert cards["flamethrower"].needs == "canister"
    assert cards["energy_cell"].attaches == "energy"
    assert cards["oxygen_tank"].slot == "body"
    assert cards["oxygen_tank"].oxygen
    assert box.tokens == {"door": 5, "mold": 15}
    assert [machine.id for machine in box.machines] == ["bot", "sentry_gun"]
    assert box.colours == ("red", "blue", "green", "purple", "white")


def test_machines_and_oxygen_have_buttons_of_their_own() -> None:
    buttons = {one.id: one.kinds for one in bar(INVADER).buttons}
    assert set(buttons["machine"]) == {"SteerTo", "SteerStrike", "SteerShot"}
    assert buttons["oxygen"] == ("TakeTank",)
    assert {"SteerStrike", "SteerShot"} <= set(bar(INVADER).attacks)
    assert "Concentrate" in bar(INVADER).plans


def test_mold_and_what_it_has_eaten_are_seen() -> None:
    station = Play("M10")
    station.state.active = 1 << 23
    station.state.inactive = 1 << 15
    view = GAME.view(station.state, 0).station
    assert (view.active, view.inactive) == ((23,), (15,))
    lines = drawn("M10").lines
    gone = [lines[number] for number in view.eaten]
    assert gone
    assert all(line.kind == "wall" and {15, 23} & {*line.zones} for line in gone)
    outdoors = INVADER.boards["M10"].outdoors
    assert not any(outdoors >> zone & 1 for line in gone for zone in line.zones)


def test_doors_are_closed_destroyed_and_counted() -> None:
    game = Position(shut=(4, 10), cole={})
    view = GAME.view(game.state, 0)
    assert {4, 10}.isdisjoint(view.doors)
    assert view.station.doors_left == 3
    game.state.smashed, game.state.shut = (4,), (10,)
    again = GAME.view(game.state, 0).station
    assert (again.smashed, again.doors_left) == ((4,), 3)


def test_a_machine_shows_who_steers_it_and_whether_it_is_awake() -> None:
    game = Position(machines=[("bot", 4), ("sentry_gun", 10, True)], cole={}, jared={"zone": 10})
    bot, gun = GAME.view(game.state, 0).machines
    assert (bot.zone, bot.active, bot.by) == (4, False, ())
    assert (gun.zone, gun.active, gun.by) == (10, True, ("jared",))


@pytest.mark.rule("INV-MOLD-13", "INV-END-3")
def test_the_chain_says_what_is_missing() -> None:
    station = Play("M10")
    station.state.active = 0
    chain = GAME.view(station.state, 0).station.chain
    assert chain.missing == chain.zones
    for zone in chain.zones[:-1]:
        station.state.active |= 1 << zone
    again = GAME.view(station.state, 0).station.chain
    assert again.missing == chain.zones[-1:]


def test_without_two_spawn_zones_in_reach_there_is_no_chain() -> None:
    assert GAME.view(Play("M00").state, 0).station.chain is None


@pytest.mark.rule("INV-MOLD-1", "INV-MOLD-4")
def test_the_preview_shows_where_mold_would_grow_and_what_it_would_cost() -> None:
    station = Play("M10")
    target = station.state.objectives[0].zone
    place = next(zone for zone in near(station, target) if indoors(station, zone))
    station.state.active = 1 << place
    station.xenos(place, spoiler_abomination=1)
    for name in ("cole", "jared", "magnus", "baraka", "vivian", "mitsuki"):
        station.put(name, zone=target)
    growing = {one.zone: one for one in preview(station).growing}
    assert growing[target].eats == ("red",)
    assert growing[target].lost == "z2-end-goal-impossible"


def near(station: Play, zone: int) -> tuple[int, ...]:
    return tuple(station.state.paths().neighbours[zone])


def indoors(station: Play, zone: int) -> bool:
    return not station.state.board.outdoors >> zone & 1


@pytest.mark.rule("INV-MOLD-13")
def test_the_preview_says_when_the_chain_would_close() -> None:
    station = Play("M10")
    chain = GAME.view(station.state, 0).station.chain
    before, last = chain.zones[1], chain.zones[2]
    for zone in {*chain.zones} - {last}:
        station.state.active |= 1 << zone
    station.xenos(before, spoiler_abomination=1)
    for name in ("cole", "jared", "magnus", "baraka", "vivian", "mitsuki"):
        station.put(name, zone=last)
    growing = {one.zone: one for one in preview(station).growing}
    assert growing[last].lost == "z2-end-mold-chain"


@pytest.mark.rule("INV-XMOVE-3")
def test_the_preview_shows_doors_that_would_be_destroyed() -> None:
    game = Position(shut=(10,), zombies={15: {"worker": 2, "hunter": 1}}, cole={"zone": 10})
    told = GAME.preview(game.state, 0)
    first = [move for move in told.going if not move.second]
    assert all(move.smashes == (10,) and move.ways == () for move in first)
    second = [move for move in told.going if move.second]
    assert [move.ways for move in second] == [(10,)]


@pytest.mark.rule("INV-CONC-1", "INV-CONC-2")
def test_odds_of_a_concentrated_attack_are_told_before_and_after_it_is_declared() -> None:
    station = Play("M00", turn="magnus")
    station.carry("magnus", left="lmg")
    station.put("magnus", zone=4, skills=())
    station.xenos(10, spoiler_abomination=1)
    found = GAME.odds(station.state, 0)
    key = next(key for key in found if key.startswith("shoot:I3"))
    shot = found[key]
    assert isinstance(shot, Odds)
    assert sum(sum(fallen) * chance for fallen, chance in shot.kills) == 0
    hit, dice = 2 / 6, 5
    # The LMG: three hits of one Damage add up to the three that it takes.
    three = 1 - sum(
        choose(dice, hits) * hit**hits * (1 - hit) ** (dice - hits) for hits in range(3)
    )
    ((plan),) = shot.plans
    assert plan.kind == SPOILER
    assert shot.dice == dice
    assert plan.kill == pytest.approx(three)
    assert shot.useful
    station.play("shoot:z10:lmg")
    declared = GAME.odds(station.state, 0)
    aimed = next(one for name, one in declared.items() if name.startswith("concentrate"))
    killed = sum(chance for fallen, chance in aimed.kills if fallen[SPOILER])
    assert killed == pytest.approx(three)
    assert "pass" in declared


def choose(n: int, k: int) -> int:
    return 1 if k == 0 else choose(n, k - 1) * (n - k + 1) // k


def test_a_machine_has_odds_of_its_own() -> None:
    game = Position(machines=[("sentry_gun", 4)], zombies={10: {"worker": 2}}, jared={})
    found = GAME.odds(game.state, 0)
    shots = [one for key, one in found.items() if key.startswith("steer-shot")]
    assert shots
    assert any(one.useful and one.dice for one in shots)


def test_hellfire_kills_all_and_warns() -> None:
    station = Play("M00", turn="magnus")
    station.carry("magnus", left="flamethrower", on="canister")
    station.put("magnus", zone=4, skills=())
    station.put("cole", zone=10)
    station.xenos(10, worker=2, tank=1)
    found = GAME.odds(station.state, 0)
    burned = next(one for key, one in found.items() if key.startswith("shoot:I3"))
    assert burned.kills == (((2, 1, 0, 0), 1.0),)
    assert [BOX.survivors[one.who].id for one in burned.perils] == ["cole"]


@pytest.mark.parametrize("mold", [False, True])
def test_fire_on_nothing_but_the_own_bot_is_good_for_nothing(mold: bool) -> None:
    """It takes the Bot, which nobody wants; where it calms Mold besides, it helps."""
    fire = {"hands": ["flamethrower"], "attached": ["canister"]}
    table = {"active": ["I3"] * mold}
    game = Position(machines=[("bot", 10)], table=table, magnus=fire)
    found = GAME.odds(game.state, 0)
    burned = next(one for key, one in found.items() if key.startswith("shoot:I3"))
    assert burned.useful is mold


@pytest.mark.parametrize("mission", ["M00", "M06", "M08", "M09"])
def test_pictures_and_words_are_there_for_a_terminal(mission: str) -> None:
    station = Play(mission)
    station.state.active |= 1 << station.state.people[0].zone
    for line in (GAME.draw(station.state, 0), GAME.draw_narrow(station.state, 0)):
        assert "bot" in line or not station.state.machines
    widest = max(map(len, GAME.draw_narrow(station.state, 0).splitlines()))
    assert widest <= 80
    assert GAME.svg(station.state, 0).startswith("<svg")
    assert len(GAME.status(station.state, 0)) > 10


def test_credits_name_what_is_reconstructed() -> None:
    told = {line.id: line for line in GAME.credits()}
    assert set(told) == {
        f"z2-credits-{kind}" for kind in ("card", "survivor", "machine", "xenos_card", "mission")
    }
    assert "Baraka" not in str(told["z2-credits-survivor"])  # her card is in the book
    assert "z2-survivor-cole" in str(told["z2-credits-survivor"])
