"""Every Mission of the campaign can be won, by every way its cards leave, without any Zombie."""

import pytest

from horda.games.zombicide.modules.fort_hendrix.story.carried import Carried
from horda.games.zombicide.rules.people import change_car
from tests.games.zombicide.fort_hendrix.storied import Walk


@pytest.fixture(autouse=True)
def followed(monkeypatch: pytest.MonkeyPatch) -> None:
    """Everything that changes must be told, event by event."""
    monkeypatch.setattr(Walk, "followed", True)


def won(walk: Walk) -> bool:
    """Tells whether the Mission is won."""
    result = walk.state.result
    return result is not None and result.reason == "z2-end-won"


@pytest.mark.rule("FH-M1-1", "FH-M1-2", "FH-END-2")
@pytest.mark.parametrize("way", ["leave", "bury"])
def test_m1_the_groups_meet_and_find_the_road(way: str) -> None:
    walk = Walk("F01", prefers=(f"take:{way}",))
    walk.put(walk.who, walk.zone("3V C")).fresh()
    assert walk.offers("turn-up") == [], "only card 7 before the groups have met"
    walk.reveal(7)
    assert walk.state.tale.words == ("DECODER",)
    walk.gather(walk.zone("2R a"))
    assert walk.state.tale.notes == (1,)
    assert walk.state.tale.stage == 2
    for number in (2, 3, 5, 6):
        walk.reveal(number)
    walk.reveal(4)
    assert won(walk)
    assert ("patrol_buried" in walk.state.tale.flags) == (way == "bury")
    everybody = {page.cxp > 0 for page in walk.state.tale.pages}
    assert everybody == ({True} if way == "bury" else {True, False})


@pytest.mark.rule("FH-M2-1", "FH-M2-2", "FH-M2-3")
@pytest.mark.parametrize("key", [8, 13])
@pytest.mark.parametrize("way", ["mails", "register"])
def test_m2_the_office_the_key_and_the_data_centre(key: int, way: str) -> None:
    walk = Walk("F02", prefers=("take:save", f"take:{way}"))
    walk.put(walk.who, walk.zone("17R D")).fresh()
    assert walk.offers("turn-up") == []
    walk.reveal(10).reveal(12)
    assert walk.state.tale.stage == 2
    door = next(d.index for d in walk.state.board.doors if walk.zone("20R E") in d.zones)
    assert not walk.may_open(door), "the building cannot be opened yet"
    walk.reveal(key)
    assert walk.state.tale.unlocked == ("20R",)
    assert walk.may_open(door)
    walk.reveal(11)
    assert won(walk)
    assert (f"{'mail_archive' if way == 'mails' else 'trial_register'}") in walk.state.tale.flags


@pytest.mark.rule("FH-M3-1", "FH-M3-2")
@pytest.mark.parametrize("clues", [(14, 17), (14, 15), (15, 17)])
@pytest.mark.parametrize("way", ["show", "shield"])
def test_m3_two_clues_and_then_dr_kirkland(clues: tuple[int, int], way: str) -> None:
    walk = Walk("F03", prefers=("take:stay", f"take:{way}"))
    first, second = clues
    walk.reveal(first)
    walk.put(walk.who, walk.zone("19V B")).fresh()
    assert walk.offers("turn-up") == [], "one clue is not enough"
    walk.reveal(second).reveal(19)
    assert won(walk)
    gifts = [skill for skill, _ in walk.state.tale.gifts]
    assert gifts == (["steady_hand"] if way == "show" else [])


@pytest.mark.rule("FH-M4-1", "FH-M4-2", "FH-M4-3", "FH-D23")
def test_m4_the_car_before_the_red_door_feeds_the_burner() -> None:
    walk = Walk("F04", prefers=("take:shut", "take:slow"))
    walk.reveal(20).reveal(21).reveal(23)
    assert walk.state.tale.stage == 2
    assert 23 in walk.state.tale.cards, "it is left face up"
    change_car(walk.state, 0, zone=walk.zone("20V b"))
    assert walk.fresh().state.result is None, "the door is still shut"
    walk.turn_up(27).to_turn()
    assert won(walk)


@pytest.mark.rule("FH-M4-1")
def test_m4_the_burner_is_fed_by_hand() -> None:
    walk = Walk("F04")
    walk.reveal(21).reveal(23)
    walk.hold("molotov").put(walk.who, walk.zone("20V G")).fresh()
    who = walk.who
    walk.play("feed-burner").to_turn()
    assert won(walk)
    assert walk.state.tale.pages[who].infections == 1


@pytest.mark.rule("FH-M5-1", "FH-M6-Q1")
@pytest.mark.parametrize(("way", "flag"), [("burn", "samples_burned"), ("keep", "samples_kept")])
@pytest.mark.parametrize("order", ["romero", "hq"])
def test_m5_the_fridges_and_the_order_of_what_comes(way: str, flag: str, order: str) -> None:
    walk = Walk("F05", prefers=(f"take:{way}", f"take:{order}"))
    walk.reveal(30)
    assert won(walk)
    assert flag in walk.state.tale.flags
    assert walk.state.tale.order == (("F06", "F07") if order == "romero" else ("F07", "F06"))
    sick = sum(page.infections for page in walk.state.tale.pages)
    assert sick == (way == "keep"), "without masks or the notebook"


@pytest.mark.rule("FH-M6-1", "FH-M6-2", "FH-M6-3")
@pytest.mark.parametrize(("way", "flag"), [("trust", "hale_trusted"), ("shoot", "hale_shot")])
def test_m6_the_quarters_and_out_again(way: str, flag: str) -> None:
    walk = Walk("F06", "patrol_buried", prefers=(f"take:{way}",))
    blue = next(d.index for d in walk.state.board.doors if d.colour == "blue")
    assert not walk.may_open(blue)
    walk.reveal(38)
    assert walk.may_open(blue)
    assert not walk.state.active_spawns >> 2 & 1
    walk.reveal(41)
    assert walk.state.active_spawns >> 2 & 1
    assert flag in walk.state.tale.flags
    assert walk.state.tale.stage == 2
    walk.gather(walk.zone("16V E"))
    assert walk.state.result is None, "in a room nobody has got out"
    walk.gather(walk.zone("16V a"))
    assert won(walk)


@pytest.mark.rule("FH-M7-1", "FH-M7-2", "FH-D24")
@pytest.mark.parametrize("way", ["all", "labs"])
def test_m7_after_m6_the_console_is_free(way: str) -> None:
    known = Carried(played=("F06",))
    walk = Walk("F07", carried=known, prefers=(f"take:{way}",))
    assert not walk.state.active_spawns >> 2 & 1
    walk.reveal(48).reveal(49)
    if way == "labs":
        assert walk.state.tale.stage == 2
        keeper = walk.who
        walk.put(keeper, walk.zone("16V E"))
        walk.end_round()
        assert walk.state.result is None, "two End Phases in a row"
        walk.put(keeper, walk.zone("16V E"))
        walk.end_round()
    assert won(walk)


@pytest.mark.rule("FH-M7-2", "FH-M7-5", "FH-D24")
def test_m7_before_m6_only_fire_frees_the_console() -> None:
    walk = Walk("F07", "launch_keys", prefers=("take:labs",))
    assert walk.state.active_spawns >> 2 & 1
    walk.put(walk.who, walk.zone("16V E")).fresh()
    assert walk.offers("turn-up") == []
    walk.hold("molotov").put(walk.who, walk.zone("21V b")).fresh()
    name = walk.state.board.zone_names[walk.zone("21V e")]
    walk.play(f"shoot:{name}:").to_turn()
    assert walk.state.tale.removed >> 2 & 1
    assert 44 not in walk.state.tale.cards, "card and crate burn too"
    assert walk.zone("21V e") not in walk.state.crates
    walk.reveal(49)
    assert won(walk), "with the launch keys nobody has to hold the valve"


@pytest.mark.rule("FH-M8-1", "FH-M8-3")
@pytest.mark.parametrize("way", ["tell", "seal"])
@pytest.mark.parametrize("flags", [(), ("haze_full",)])
def test_m8_three_testimonies(way: str, flags: tuple[str, ...]) -> None:
    walk = Walk("F08", *flags, prefers=(f"take:{way}", "take:pocket"))
    walk.reveal(53).reveal(56)
    assert walk.state.tale.stage == 1
    walk.reveal(57)
    if way == "tell":
        assert walk.state.tale.stage == 2
        assert bool(walk.state.active_spawns >> 2 & 1) == (not flags)
        walk.reveal(58)
    assert won(walk)
    assert ("truth_told" if way == "tell" else "truth_sealed") in walk.state.tale.flags


@pytest.mark.rule("FH-M9-1", "FH-INF-3")
@pytest.mark.parametrize("way", ["use", "keep"])
def test_m9_the_legacy_and_leaving(way: str) -> None:
    walk = Walk("F09", "samples_kept", prefers=(f"take:{way}", "pick:", "stay-on"))
    walk.reveal(61)
    pages = walk.state.tale.pages
    assert not any(page.infections for page in pages)
    walk.turn_up(60)
    assert walk.offers("take:use") == [], "nobody is infected"
    walk.to_turn()
    assert "legacy_kept" in walk.state.tale.flags
    walk.end_round()
    assert walk.state.result is None, "who stays, stays"
    walk.prefers = ("leave-now",)
    walk.end_round()
    assert won(walk)


@pytest.mark.rule("FH-M10-1", "FH-CAMP-Q2")
@pytest.mark.parametrize("ending", ["guard", "destroy"])
@pytest.mark.parametrize("keys", [(), ("launch_keys",)])
def test_m10_charge_and_welder(ending: str, keys: tuple[str, ...]) -> None:
    walk = Walk("F10", *keys, prefers=(f"take:{ending}",))
    walk.reveal(70).reveal(68)
    bearer = walk.who
    walk.reveal(69)
    walk.put(bearer, walk.zone("18R f")).fresh()
    walk.play("plant-charge")
    assert walk.state.tale.charge == walk.zone("18R f")
    walk.put(bearer, walk.zone("21R g"))
    if keys:
        walk.again().play("detonate")
    else:
        walk.again().end_round()
    assert walk.state.tale.removed >> 2 & 1
    seal(walk, bearer)
    assert won(walk)
    assert walk.state.tale.ending == ending


def seal(walk: Walk, bearer: int) -> None:
    """Lets the bearer of the welding set weld all entrances."""
    while walk.who != bearer:
        walk.play("end-turn")
        walk.prefers = (*walk.prefers, "act:")
        walk.to_turn()
    for door in walk.state.tale.entrances:
        walk.put(bearer, walk.state.board.doors[door].zones[0]).fresh()
        walk.play("seal-door")
    walk.to_turn()
