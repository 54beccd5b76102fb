"""What bots know of the campaign: what leads on, what is locked, and what choices bring."""

from typing import Any

import pytest

from horda.games.zombicide.mind.evaluate import log_odds
from horda.games.zombicide.mind.tactics.advice import advise
from horda.games.zombicide.mind.tactics.plans import Look
from horda.games.zombicide.mind.tactics.reach import locked, shuns
from horda.games.zombicide.mind.tactics.strategy import way
from horda.games.zombicide.mind.tactics.threat import danger
from horda.games.zombicide.modules.fort_hendrix.story.carried import Carried
from horda.games.zombicide.modules.fort_hendrix.story.consequences import weigh_way
from horda.games.zombicide.modules.fort_hendrix.story.helicopter import wreck
from horda.games.zombicide.modules.fort_hendrix.story.telling import Take
from horda.games.zombicide.modules.fort_hendrix.story.thoughts import leading, wanted
from horda.games.zombicide.rules import options as o
from horda.games.zombicide.rules.state import ZState
from tests.games.zombicide.fort_hendrix.fort import BOX
from tests.games.zombicide.fort_hendrix.storied import Walk

SHOOTER, WALKER = (BOX.zombie_ids[name] for name in ("shooter_walker", "walker"))


def shooter_in(state: ZState, zone: int, kind: int = SHOOTER, count: int = 1) -> None:
    """Puts Zombies into a Zone."""
    state.zombies[zone * state.kinds + kind] = count


def test_the_office_comes_first_then_a_key_then_the_locked_building() -> None:
    walk = Walk("F02")
    assert wanted(walk.state) == (walk.zone("19R D"),)
    before = leading(walk.state).price
    walk.reveal(12)
    assert leading(walk.state).price < before
    assert set(wanted(walk.state)) == {walk.zone("17R D"), walk.zone("1R H")}
    assert locked(walk.state)
    walk.reveal(13)
    assert wanted(walk.state) == (walk.zone("20R J"),)
    assert not locked(walk.state)


def test_metal_doors_lead_to_the_card_that_opens_them() -> None:
    walk = Walk("F06")
    assert wanted(walk.state) == (walk.zone("18R B"),)
    walk.reveal(38)
    assert wanted(walk.state) == (walk.zone("16V E"),)


def test_the_way_of_bots_goes_round_locked_doors() -> None:
    walk = Walk("F02")
    inside = walk.zone("20R J")
    assert way(walk.state)[inside] > max(
        way(walk.state)[person.zone] for person in walk.state.people
    )


def test_the_wreck_wants_a_molotov_and_nobody_in_it() -> None:
    walk = Walk("F07")
    assert wanted(walk.state) == (walk.zone("9R E"),)
    assert shuns(walk.state) == (wreck(walk.state),)
    look = Look(walk.state, walk.who)
    assert wreck(walk.state) not in look.plans(3)
    walk.hold("molotov")
    assert wreck(walk.state) not in wanted(walk.state)
    assert leading(walk.state).price == 2.0


def test_after_the_romero_zone_nothing_has_to_burn() -> None:
    walk = Walk("F07", carried=Carried(played=("F06",)))
    assert wanted(walk.state) == (walk.zone("16V E"),)


def test_nobody_walks_in_on_a_crowd_while_there_is_another_way() -> None:
    walk = Walk("F08")
    horde = walk.zone("21V e")
    assert horde in wanted(walk.state)
    shooter_in(walk.state, horde, WALKER, 20)
    assert horde not in wanted(walk.state)
    assert wanted(walk.state)


def test_whoever_is_seen_by_a_shooter_is_in_danger_and_kills_it_first() -> None:
    walk = Walk("F01")
    state = walk.state
    here = state.people[walk.who].zone
    seen = next(z for z in range(len(state.board.zones)) if z != here and _sees(state, z, here))
    before = danger(state)[here], log_odds(state)
    shooter_in(state, seen)
    shot = danger(state)[here], log_odds(state)
    shooter_in(state, seen, count=0)
    shooter_in(state, seen, WALKER)
    assert shot[0] > danger(state)[here]
    assert shot[0] > before[0]
    assert shot[1] < before[1]


def _sees(state: ZState, zone: int, other: int) -> bool:
    far = state.tables.distance[zone][other]
    return bool(state.tables.view().sight[zone] >> other & 1) and far > 2


def test_the_leader_of_penny_does_not_go_alone_and_the_others_stay_with_her() -> None:
    walk = Walk("F06")
    state, who = walk.state, walk.who
    here = state.people[who].zone
    far = next(z for z in range(len(state.board.zones)) if state.tables.distance[z][here] == 3)
    look = Look(state, who)
    for look.leads in (True, False):
        assert look.watched(far) > look.watched(here) == 0.0


WAYS = [
    ("F08", 52, {"inject": -1, "leave": 1}),
    ("F05", 29, {"open": -1, "leave": 1}),
    ("F03", 15, {"stay": 1, "go": -1}),
    ("F10", 71, {"strip": 1, "sound": -1}),
]


@pytest.mark.parametrize(("mission", "card", "signs"), WAYS)
def test_a_choice_is_weighed_by_what_it_brings(
    mission: str, card: int, signs: dict[str, int]
) -> None:
    walk = Walk(mission)
    walk.prefers = ()
    weights = _asked(walk, card)
    better = [way for way, sign in signs.items() if sign > 0]
    assert max(weights, key=lambda way: weights[way]) in better


def _asked(walk: Walk, card: int) -> dict[str, float]:
    """Reveals a card up to its choice, and returns what its ways weigh."""
    found: dict[str, float] = {}
    choose = walk.choose

    def look() -> None:
        option: Any
        for option in walk.state.open[0].options:
            if isinstance(option, Take):
                found.setdefault(option.way, weigh_way(walk.state, option))
        choose()

    walk.choose = look  # type: ignore[method-assign]
    walk.reveal(card)
    assert found
    return found


def test_an_infection_costs_most_where_it_takes_skills() -> None:
    early, late = _asked(Walk("F05"), 29), _asked(Walk("F09"), 65)
    assert late["open"] < early["open"]


def test_bots_turn_up_what_leads_on() -> None:
    walk = Walk("F02")
    walk.put(walk.who, walk.zone("19R D")).fresh().again()
    ask = walk.state.open[0]
    weights = advise(walk.state, ask)
    best = ask.options[max(range(len(weights)), key=weights.__getitem__)]
    assert type(best).__name__ == "TurnUp"
    assert any(isinstance(option, o.EndTurn) for option in ask.options)
