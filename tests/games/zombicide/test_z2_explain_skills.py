"""Why a skill, a car or an answer to another question is not to be had now."""

from typing import Any

import pytest

from horda.games.zombicide.papers.explain import explain
from tests.games.zombicide.fighting import ENGINE, HERE, Fight, armed

MOVERS = ["sprint", "charge", "jump", "blitz", "bloodlust:melee", "field_medic"]
OTHERS = ["taunt", "shove", "lifesaver", "born_leader", "improvised_weapon:ranged"]
NEXT, FAR_AWAY = 4, 9


def why(fight: Fight, key: str, seat: int = 0) -> tuple[str, ...]:
    """Returns the reason and the rules of a refusal."""
    refusal = explain(fight.state, seat, key)
    assert refusal is not None, key
    assert refusal.why is not None
    assert key not in fight.offered
    assert all(rule in ENGINE.game.rulebook for rule in refusal.rules)
    return refusal.why.id.removeprefix("z2-no-"), *refusal.rules


@pytest.mark.parametrize(
    ("key", "reason"),
    [
        (f"dash:sprint:z{FAR_AWAY}", "neighbour"),
        (f"dash:charge:z{NEXT}", "no-zombies"),
        (f"dash:charge:z{FAR_AWAY}", "dash-far"),
        (f"dash:jump:z{NEXT}", "jump"),
        (f"dash:blitz:z{NEXT}", "no-target-there"),
        (f"dash:field_medic:z{NEXT}", "nobody-there"),
        (f"dash:bloodlust=ranged:z{NEXT}", "skill-none"),
        (f"slip-dash:charge:z{NEXT}", "not-kid"),
        (f"slip:z{NEXT}", "not-kid"),
    ],
)
@pytest.mark.rule("Z2-SKILL-26", "Z2-SKILL-39", "Z2-SKILL-40", "Z2-SKILL-44", "Z2-SKILL-47")
def test_skills_that_move(key: str, reason: str) -> None:
    assert why(Fight(amy={"skills": MOVERS}), key)[0] == reason


@pytest.mark.parametrize(
    ("key", "reason", "rule"),
    [
        (f"taunt:z{FAR_AWAY}", "taunt-far", "Z2-SKILL-14"),
        (f"taunt:z{NEXT}", "no-zombies", "Z2-SKILL-14"),
        (f"shove:z{NEXT}", "no-zombies", "Z2-SKILL-60"),
        (f"rescue:doug:z{NEXT}", "no-zombies", "Z2-SKILL-62"),
        ("lead:amy", "not-led", "Z2-SKILL-54"),
        (f"improvise:ranged:z{HERE}", "range", "Z2-RANGED-03"),
        (f"improvise:melee:z{HERE}", "skill-none", "Z2-SKILL-30"),
    ],
)
@pytest.mark.rule("Z2-SKILL-14", "Z2-SKILL-54", "Z2-SKILL-60", "Z2-SKILL-62", "Z2-SKILL-30")
def test_skills_for_others(key: str, reason: str, rule: str) -> None:
    assert why(Fight(amy={"skills": OTHERS}, doug={}), key) == (reason, rule)


@pytest.mark.rule("Z2-INTER-20", "Z2-MOVE-07", "Z2-MOVE-09")
def test_a_skill_is_used_once_and_costs_what_zombies_make_it_cost() -> None:
    used = Fight(amy={"skills": ["taunt"], "used": ["taunt"]})
    assert why(used, f"taunt:z{HERE}") == ("skill-used", "Z2-SKILL-14", "Z2-INTER-20")
    held = Fight(zombies={HERE: {"walker": 5}}, amy={"skills": ["sprint"]})
    assert why(held, f"dash:sprint:z{NEXT}") == ("dash-cost", "Z2-SKILL-44", "Z2-MOVE-07")
    kid = Fight(zombies={HERE: {"walker": 5}}, lili={"slipped": True})
    assert why(kid, f"slip:z{NEXT}") == ("slipped", "Z2-MOVE-09")
    assert why(Fight(lili={}), f"slip:z{NEXT}")[0] == "slip-needless"


@pytest.mark.rule("Z2-CAR-08", "Z2-CAR-09", "Z2-CAR-Q2")
def test_seats() -> None:
    car: dict[str, Any] = {"kind": "pimpmobile", "zone": HERE, "drivable": True}
    outside = Fight(amy={}, doug={}, table={"cars": [car]})
    for key in ("get-out", "change-seat:driver", "swap-seats:doug"):
        assert why(outside, key)[0] == "on-foot"
    assert why(outside, "get-in:car2:driver")[0] == "car-not-here"
    inside = Fight(amy={}, doug={}, table={"cars": [car | {"seats": ["amy"]}]})
    assert why(inside, "change-seat:driver") == ("same-seat", "Z2-CAR-09")
    assert why(inside, "swap-seats:doug") == ("not-in-car", "Z2-CAR-Q2")
    assert why(inside, f"dash:sprint:z{NEXT}")[0] == "skill-none"


@pytest.mark.rule("Z2-TARGET-01", "Z2-TARGET-02", "Z2-EQUIP-08")
def test_hits() -> None:
    zombies = {NEXT: {"walker": 2, "runner": 1, "brute": 1}}
    shot = Fight(5, 5, zombies=zombies, amy=armed("sawed_off", "sawed_off"))
    assert why(shot, "hit:walker") == ("moment", "Z2-TARGET-01")
    struck = Fight(5, 5, zombies={HERE: zombies[NEXT]}, amy=armed("katana"))
    struck.play("melee:katana:-")
    assert struck.prompt == "z2-assign-hit"
    assert why(struck, "hit:hobomination")[0] == "hit-none"
    assert "hit:brute" in struck.offered  # in vain
    assert why(struck, "reap:walker")[0] == "reap"
    assert why(struck, "end-turn") == ("first", "Z2-TARGET-01")
    assert why(struck, "walk:z4")[0] == "first"


@pytest.mark.rule("Z2-TRADE-01", "Z2-SEARCH-02")
def test_cards_in_question() -> None:
    fight = Fight(amy=armed("machete", "katana"), doug={}).play("reorganise")
    assert why(fight, "lift:amy:3") == ("slot-empty", "Z2-INV-01")
    assert why(fight, "lift:doug:0")[0] == "no-slot"
    assert why(fight, "drop")[0] == "not-holding"
    assert why(fight, "hand-over:josh")[0] == "no-companion"
    fight.play("lift:amy:0")
    assert why(fight, "done") == ("holding", "Z2-SEARCH-02")
    assert why(fight, "put:doug:0")[0] == "no-slot"
    assert why(fight, "put:amy:4")[0] == "slot-alike"
    assert why(fight, "lift:amy:1")[0] == "holding"


@pytest.mark.rule("Z2-SKILL-54", "Z2-SKILL-Q33")
def test_an_action_that_was_given_away() -> None:
    leads = Fight(amy={"skills": ["born_leader"]}, doug=armed("machete", skills=["sprint"]))
    leads.play("lead:doug")
    assert leads.prompt == "z2-free-action"
    assert why(leads, "dash:sprint:z4") == ("favour", "Z2-SKILL-54", "Z2-SKILL-Q33")
    assert why(leads, "melee:machete:-")[0] == "melee-zombie"
    assert why(leads, "search")[0] == "search-street"


@pytest.mark.rule("Z2-ROUND-02")
def test_whose_turn_it_is() -> None:
    fight = Fight(setup={"players": 2}, amy={}, doug={"seat": 1})
    assert why(fight, "walk:z9", seat=1) == ("not-asked", "Z2-ROUND-02")
    assert why(fight, "act:doug")[0] == "moment"
    between = Fight(table={"turn": ""}, amy={"done": True}, doug={}, ned={})
    assert why(between, "act:amy") == ("acted", "Z2-ROUND-02")
    assert why(between, "act:josh")[0] == "not-in-team"
    assert why(between, "wait") == ("no-tactician", "Z2-SKILL-49")
    assert why(between, "walk:z4")[0] == "first"
