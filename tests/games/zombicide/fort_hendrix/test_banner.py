"""The campaign "Star-Spangled Banner", from its first Mission to each of its ends."""

import re
from collections.abc import Iterator

import msgspec
import pytest

from horda.core.campaign import next_game
from horda.core.campaign.conformance import check_campaign
from horda.core.errors import BadConfig
from horda.games.zombicide.editions.fort_hendrix import FORT_HENDRIX
from horda.games.zombicide.editions.fort_hendrix.campaign.game import BANNER
from horda.games.zombicide.editions.fort_hendrix.campaign.telling import the_book
from horda.games.zombicide.modules.fort_hendrix.story.script import Script, script
from horda.games.zombicide.modules.fort_hendrix.story.telling_state import change_page, change_tale
from horda.games.zombicide.rules.people import change
from horda.games.zombicide.rules.wounds import Share
from tests.games.zombicide.fort_hendrix.campaigning import Tour
from tests.games.zombicide.fort_hendrix.fort import ENGINE
from tests.games.zombicide.fort_hendrix.storied import Walk

SCRIPTS = [script(FORT_HENDRIX, mission) for mission in the_book().missions]
NEEDS_MORE = {"fh-coda-fallen", "fh-coda-all-infected"}
"""Told where somebody died, or where everybody is infected: other tests do that."""


def _words(text: str) -> list[str]:
    """Splits a line into words."""
    return text.split()


KIND = _words(
    "take:share take:bury take:save take:mails take:stay take:show take:reach take:slow "
    "take:keep take:hq take:take take:trust take:all take:inject take:tell take:use "
    "take:sound take:dose take:hear take:rest take:guard reward-bonus pick: go-on keep-card"
)
HARD = _words(
    "take:petrol take:leave take:keys take:register take:go take:shield take:shut take:kick "
    "take:burn take:romero take:shoot take:labs take:seal take:keep take:watch take:search "
    "take:walk take:play take:strip take:destroy reward-bonus pick: go-on leave-card"
)
MIXED = _words(
    "take:petrol take:leave take:keys take:register take:stay take:shield take:shut take:kick "
    "take:burn take:romero take:trust take:all take:tell take:keep take:watch take:pocket "
    "forced take:release reward-bonus pick: go-on leave-card"
)
BREACHED = _words(
    "take:share take:leave take:keys take:mails take:stay take:show take:shut take:slow "
    "take:keep take:romero take:shoot take:labs take:seal take:use take:watch take:open "
    "breached take:fall_back take:guard reward-skill pick: go-on keep-card"
)
SICK = _words(
    "take:share take:leave take:save take:register take:go take:shield take:reach take:kick "
    "take:use take:keep take:romero take:take take:shoot take:all take:inject take:pocket "
    "doses take:seal enough take:strip take:watch take:destroy reward-bonus pick: go-on "
    "keep-card"
)
ALL = {"kind": KIND, "hard": HARD, "mixed": MIXED, "breached": BREACHED, "sick": SICK}
ENDS = {"kind": "guard", "hard": "destroy", "mixed": "forced", "breached": "guard"}
ENDS["sick"] = "destroy"
ALL["glass"] = ["hasty", "take:show", "take:keep", *KIND]
ALL["spared"] = ["hasty", "take:shield", "take:keep", *KIND]
ENDS |= {"glass": "guard", "spared": "guard"}


@pytest.fixture(scope="module")
def tours() -> dict[str, Tour]:
    """Four campaigns walked from the first Mission to the last."""
    return {name: Tour(prefers).to_end() for name, prefers in ALL.items()}


@pytest.mark.slow
@pytest.mark.rule("FH-CAMP-1", "FH-CAMP-Q2", "FH-M6-Q1", "FH-M7-2")
@pytest.mark.parametrize("name", [*ALL])
def test_ten_missions_in_order_and_an_end(tours: dict[str, Tour], name: str) -> None:
    tour = tours[name]
    result = tour.state.result
    assert result is not None
    assert tour.state.ending == ENDS[name]
    assert result.reason == f"fh-campaign-{ENDS[name]}"
    assert result.winners == (0,)
    played = [walk.state.config.scenario for walk in tour.walks]
    middle = ["F07", "F06"] if name in ("kind", "glass", "spared") else ["F06", "F07"]
    assert played == ["F01", "F02", "F03", "F04", "F05", *middle, "F08", "F09", "F10"]


@pytest.mark.slow
@pytest.mark.rule("FH-ACH-1")
def test_every_flag_is_noted_in_some_campaign(tours: dict[str, Tour]) -> None:
    noted = {flag for tour in tours.values() for flag in tour.state.flags}
    known = {flag for one in SCRIPTS for flag in _set(one)}
    assert len(known) == 33
    assert noted == known


def _set(story: Script) -> Iterator[str]:
    text = msgspec.json.encode(story).decode()
    yield from re.findall(r'"op":"set_flag","flag":"([a-z_]+)"', text)


@pytest.mark.slow
def test_every_coda_is_told_in_some_campaign(tours: dict[str, Tour]) -> None:
    told = {id for tour in tours.values() for id in tour.told() if id.startswith("fh-coda-")}
    missing = {f"fh-coda-{one.id}" for one in the_book().coda} - told
    assert missing <= NEEDS_MORE, missing


@pytest.mark.slow
def test_what_was_chosen_is_told_at_the_end(tours: dict[str, Tour]) -> None:
    for name, coda in (
        ("kind", "family"),
        ("kind", "ochoa"),
        ("kind", "farewell"),
        ("hard", "keys-ward"),
        ("breached", "breached"),
    ):
        assert f"fh-coda-{coda}" in tours[name].told(), (name, coda, tours[name].state.flags)
    assert "fh-coda-family" not in tours["hard"].told()
    assert "fh-epilogue-forced" in tours["mixed"].told()


@pytest.mark.rule("FH-END-4")
def test_who_is_infected_at_the_end_dies() -> None:
    tour = Tour(KIND)
    while len(tour.state.left) > 1:
        tour.won()
    sick = tour.state.team[0].sheet.survivor
    tour.won(lambda walk: _infect(walk, sick))
    assert sick in tour.state.dead
    assert any(key.startswith("fh-moment-death-infected") for key in tour.told())


def _infect(walk: Walk, name: str) -> None:
    box = walk.state.box
    who = next(i for i, p in enumerate(walk.state.people) if box.survivors[p.card].id == name)
    change_page(walk.state, who, infections=9)


@pytest.mark.rule("FH-END-4", "FH-END-1")
def test_who_was_infected_in_the_mission_that_lost_the_campaign_dies_and_nobody_twice() -> None:
    tour = Tour(KIND)
    walk = tour.walk()
    _infect(walk, "riley")
    _infect(walk, "karl")
    walk.state.dead = (1,)
    _wound(walk, 100, 1)
    tour.bring(walk)
    assert tour.state.dead == ("karl", "riley"), "Karl was dead before"
    assert [one.key for one in tour.happened if one.key.startswith("died-infected")] == [
        "died-infected:riley"
    ]


@pytest.mark.rule("FH-PENNY-3", "FH-END-1")
def test_penny_s_death_ends_the_campaign() -> None:
    tour = Tour(KIND)
    walk = tour.walk()
    _wound(walk, 100, 1)
    tour.bring(walk)
    assert tour.state.result is not None
    assert tour.state.result.reason == "fh-campaign-lost-penny"
    assert "fh-epilogue-penny" in tour.told()


def _wound(walk: Walk, who: int, count: int) -> None:
    state = walk.state
    state.stack, state.at = (*state.stack, Share((who,), count, 1, 0, 1)), (*state.at, 0)
    walk.again()


@pytest.mark.rule("FH-KO-7", "FH-D7", "FH-END-1")
def test_nobody_left_standing_ends_the_campaign() -> None:
    tour = Tour(KIND)
    walk = tour.walk()
    for who in range(6):
        _wound(walk, who, 3)
    tour.bring(walk)
    assert tour.state.result is not None
    assert tour.state.result.reason == "fh-campaign-lost-nobody"


def dead_after_m1(prefers: list[str]) -> Tour:
    """Plays M1, in which Karl falls and nobody comes for him."""
    tour = Tour(prefers)
    walk = tour.walk()
    _wound(walk, 1, 3)
    walk.to_turn()
    if walk.who == 1:
        walk.play("end-turn").to_turn()
    walk.end_round().end_round().end_round()
    assert walk.state.dead == (1,)
    change_page(walk.state, 1, cxp=4, infections=2)
    walk.gather(walk.zone("2R a"))
    for number in (7, 4):
        walk.reveal(number)
    return tour.bring(walk)


@pytest.mark.rule("FH-KO-5", "FH-KO-6", "FH-KO-Q10", "FH-KO-Q11")
def test_the_dead_are_replaced_and_only_achievements_are_inherited() -> None:
    tour = dead_after_m1([*HARD])
    while "take-place:amy" not in tour.offered:
        tour.choose()
    assert "take-place:karl" not in tour.offered
    assert "take-place:penny" not in tour.offered
    assert "take-place:javier" not in tour.offered
    tour.play("take-place:amy").between()
    sheet = next(one.sheet for one in tour.state.team if one.sheet.survivor == "amy")
    assert (sheet.cxp, sheet.infections, sheet.kept) == (0, 2, ())
    assert tour.state.dead == ("karl",)
    assert "amy" in str(next_game(tour.state))


@pytest.mark.rule("FH-KO-6", "FH-D26")
def test_a_replacement_may_be_declined() -> None:
    tour = dead_after_m1([*HARD, "no-replacement"])
    tour.prefers = ("no-replacement", *HARD)
    tour.between()
    assert len(tour.state.team) == 5
    assert len(tour.walk().state.people) == 5


@pytest.mark.rule("FH-PRES-1", "FH-PRES-2", "FH-PRES-3", "FH-PRES-7", "FH-PRES-Q1", "FH-PRES-X1")
@pytest.mark.rule("FH-END-3", "FH-PRES-Q4")
@pytest.mark.parametrize("keeps", [True, False])
def test_preservation_rolls_card_by_card_and_the_owner_may_decline(keeps: bool) -> None:
    tour = Tour(["keep-card" if keeps else "leave-card", *KIND[:-1]])
    walk = tour.walk()
    walk.gather(walk.zone("2R a"))
    walk.reveal(7)
    wayne = 5
    names = ("base.machete", "base.chainsaw", "base.sawed_off", "base.canned_food")
    cards = [next(i for i, c in enumerate(walk.state.box.cards) if c.id == name) for name in names]
    for who in range(6):
        change(walk.state, who, slots=walk.state.bare)
    change(walk.state, wayne, slots=(*cards, -1))
    walk.again().reveal(4)
    tour.bring(walk).between()
    rolled = [event for event in tour.happened if type(event).__name__ == "RolledToKeep"]
    assert [event.card for event in rolled] == [*names[:3]]  # type: ignore[attr-defined]
    assert [len(event.dice) for event in rolled] == [2, 5, 4]  # type: ignore[attr-defined]
    passed = tuple(e.card for e in rolled if 1 not in e.dice)  # type: ignore[attr-defined]
    assert passed, "with this seed something passes"
    sheet = next(one.sheet for one in tour.state.team if one.sheet.survivor == "wayne")
    assert sheet.kept == (passed if keeps else ())


@pytest.mark.rule("FH-CAMP-Q2")
def test_the_players_may_stop_all_together() -> None:
    tour = Tour(["end-campaign", *KIND], players=2)
    tour.won()
    result = tour.state.result
    assert result is not None
    assert result.reason == "fh-campaign-stopped"
    assert "fh-epilogue-stop-early" in tour.told()
    later = Tour(KIND)
    while len(later.state.left) > 8:
        later.won()
    later.prefers = ("end-campaign", *KIND)
    assert "fh-epilogue-stop-early" in later.won().told(), "after M3, whatever comes next"
    one = Tour(KIND, players=2)
    one.prefers = tuple(key for key in KIND if key != "go-on")
    walk = one.walk()
    walk.gather(walk.zone("2R a"))
    for number in (7, 4):
        walk.reveal(number)
    one.bring(walk)
    while "end-campaign" not in one.offered:
        one.choose()
    (choice,) = one.state.open
    warned = [BANNER.game.warning(one.state, 0, option) for option in choice.options]
    assert [said and said.id for said in warned] == [None, "fh-warn-end-campaign"]
    one.play("end-campaign").play("go-on")
    assert one.mission == "F02", "one who wants to play on is enough"


@pytest.mark.rule("FH-CAMP-Q1")
def test_a_mission_that_is_lost_is_played_again_with_the_sheets_as_they_were() -> None:
    tour = Tour(KIND)
    while len(tour.state.left) > 1:
        tour.won()
    before = tour.state.team
    walk = tour.walk()
    change_page(walk.state, 0, cxp=19)
    change_tale(walk.state, stage=2, trod=2, flags=("breached",))
    walk.again()
    assert walk.state.result is not None
    tour.bring(walk)
    assert "fh-lost-F10-1" in tour.told()
    tour.between()
    assert tour.mission == "F10"
    assert tour.state.team == before
    assert "breached" not in tour.state.flags


@pytest.mark.parametrize("seed", range(2))
def test_it_conforms(seed: int) -> None:
    config = BANNER.config({"players": seed + 1})
    check_campaign(BANNER, lambda _: ENGINE, config, seed)


@pytest.mark.rule("FH-CAMP-Q3", "FH-CAMP-1")
def test_fewer_than_six_are_an_option_and_nobody_twice() -> None:
    assert len(Tour(survivors="karl+riley").state.team) == 2
    assert len(Tour().state.team) == 6
    for wrong in ("karl+karl", "penny", "nobody", "karl"):
        with pytest.raises(BadConfig):
            BANNER.config({"survivors": wrong, "players": 2})


@pytest.mark.rule("FH-CAMP-Q1", "FH-KO-5")
def test_all_players_together_give_a_mission_up_and_who_lies_is_dead() -> None:
    tour = Tour(("carry-on", *KIND), players=2, giving_up=True)
    walk = tour.walk()
    _wound(walk, 1, 3)
    fallen = walk.state.box.survivors[walk.state.people[1].card].id
    walk.to_turn().end_round()
    assert walk.state.round == 2, "one who plays on is enough"
    walk.prefers = ("yield-mission", *KIND)
    walk.end_round()
    assert walk.state.result is not None
    assert walk.state.result.reason == "z2-end-given-up"
    tour.bring(walk)
    assert tour.state.dead == (fallen,)
    tour.prefers = ("no-replacement", *KIND)
    assert tour.between().mission == "F01"


@pytest.mark.rule("FH-ALLOUT-Q5", "FH-D3", "FH-END-3")
@pytest.mark.parametrize(("loose", "asked"), [(1, True), (msgspec.UNSET, False)])
def test_of_a_pair_that_won_the_mission_its_player_says_which_one_broke(
    loose: int | msgspec.UnsetType, asked: bool
) -> None:
    tour = Tour(KIND)
    walk = tour.walk()
    walk.gather(walk.zone("2R a")).reveal(7)
    names = ("military.hk_mp5", "military.sig_sauer_p320")
    pair = [next(i for i, c in enumerate(walk.state.box.cards) if c.id == name) for name in names]
    for who in range(6):
        change(walk.state, who, slots=walk.state.bare)
    change(walk.state, 5, slots=(*pair, -1, -1, -1))
    walk.state.breaking, walk.state.loose = tuple(pair), loose
    walk.again().reveal(4)
    tour.bring(walk)
    if asked:
        assert tour.state.open[0].prompt == "fh-lose-card"
        assert tour.offered == [f"lose-card:{name}" for name in names]
        tour.play("lose-card:military.hk_mp5")
    tour.between()
    rolled = [event.card for event in tour.happened if type(event).__name__ == "RolledToKeep"]  # type: ignore[attr-defined]
    assert rolled == ([names[1]] if asked else [])
