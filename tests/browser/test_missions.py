"""What only some Missions know: their Actions in the bar and on the map, and their tokens."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import expect

from horda.games import registry
from horda.games.zombicide.rules.deed import DEEDS
from horda.games.zombicide.rules.tokens import MEANINGS
from horda.texts import Texts
from tests.browser.guest import Guest, Visit
from tests.browser.hands import touch
from tests.browser.positions import lay_out


def amy(zone: int, **card: object) -> dict[str, Any]:
    """The team: one Survivor."""
    return {"amy": {"zone": zone, "skills": [], **card}}


def parked(zone: int, **car: object) -> list[dict[str, Any]]:
    """One car, for all who are there."""
    return [{"kind": "pimpmobile", "zone": zone, "drivable": True, **car}]


FOOD = ["water", "water", "bag_of_rice", "bag_of_rice", "canned_food", "canned_food"]
FULL = parked(10, seats=["amy"], trunk=FOOD)
NED = [{"card": "ned", "zone": 18}]
LOU = [{"card": "lou", "zone": 16}, {"card": "odin", "zone": 16}]
# By verb: a Mission, a position in which it can be done, the zone it is done with, and the key.
OFFERED: dict[str, tuple[str, dict[str, Any], int, str]] = {
    "escape": ("M22", {"survivors": amy(28), "objectives": [], "crates": [9]}, 28, "escape"),
    "load-food": (
        "M06",
        {"survivors": amy(22, backpack=["water"]), "cars": parked(22)},
        22,
        "load-food:car1",
    ),
    "unload-food": ("M06", {"survivors": amy(10), "cars": FULL}, 10, "unload-food:car1"),
    "escape-by-car": ("M06", {"survivors": amy(10), "cars": FULL}, 10, "escape-by-car"),
    "neutralise": ("M07", {"survivors": amy(3), "spawns": ["0 red", "3 red"]}, 3, "neutralise"),
    "treat": ("M12", {"survivors": amy(16, load=["red"]), "companions": LOU}, 16, "treat:lou"),
    "barricade": ("M16", {"survivors": amy(6, load=["red"])}, 5, "barricade:door3"),
    "load-box": (
        "M21",
        {"survivors": amy(12, load=["red"]), "cars": parked(12), "objectives": ["4 red"]},
        12,
        "load-box:car1",
    ),
    "give": ("M25", {"survivors": amy(18, load=["blue"]), "companions": NED}, 18, "give:blue"),
}
registry.find("zombicide-2e")  # its deeds are known once it is imported
OTHERS = ("horda.games.zombicide.modules.invader", "horda.games.zombicide.modules.fort_hendrix")
SPECIAL = [
    deed.verb
    for deed in DEEDS.values()
    if (deed.special or deed.brought_by) and not type(deed).__module__.startswith(OTHERS)
]
"""The verbs of all Missions' own Actions."""


def zone_of(scenario: str, number: int) -> str:
    """The name of a zone on the map."""
    engine = registry.engine("zombicide-2e")
    scene: Any = engine.game.scene(engine.config({"scenario": scenario}))
    return str(scene.zones[number].name)


def button(guest: Guest, verb: str) -> Any:
    """A verb's button in the bar."""
    return guest.page.locator(f"[data-action={'exit' if verb == 'escape' else f'verb-{verb}'}]")


@pytest.mark.parametrize("verb", SPECIAL)
def test_a_missions_own_action_is_in_the_bar_and_on_the_map(visit: Visit, verb: str) -> None:
    scenario, position, zone, key = OFFERED[verb]
    language = ("en", "pl")[SPECIAL.index(verb) % 2]
    marta = visit(locale=language)
    lay_out(marta, position, scenario)
    if verb != "escape":  # which has a short word of its own
        expect(button(marta, verb).locator(".al")).to_have_text(
            Texts(language).say(f"z2-verb-{verb}")
        )
    expect(button(marta, verb)).to_have_attribute("aria-disabled", "false")
    asked = marta.asked()
    touch(marta, marta.page.locator(f"[data-zone={zone_of(scenario, zone)}]"), on_board=True)
    if marta.pointed(asked):
        marta.page.locator(f'[data-option="{key}"]').click()
    marta.settled(asked)
    assert marta.answers == [key]


def test_a_missions_own_action_says_what_is_in_its_way(visit: Visit) -> None:
    """Of all doors the one beside the Survivor is meant: what is missing is a plank."""
    marta = visit()
    lay_out(marta, {"survivors": amy(6)}, "M16")
    button(marta, "barricade").click(force=True)
    expect(marta.page.locator("#why")).to_contain_text(Texts("en").say("z2-no-no-plank"))


@pytest.mark.parametrize(("scenario", "rule"), [("M12", "wounded"), ("M16", "planks")])
def test_what_an_objective_stands_for_is_drawn_on_it(
    visit: Visit, scenario: str, rule: str
) -> None:
    assert "red" in MEANINGS[rule]
    marta = visit()
    marta.open(config={"scenario": scenario})
    marta.settled()
    signs = marta.page.locator(".objective svg path")
    expect(signs).to_have_count(marta.page.locator(".objective").count())
    sizes = signs.evaluate_all("all => all.map(one => one.getBBox().width)")
    assert sizes
    assert min(sizes) > 100  # of 512


def test_a_sleeping_spawn_token_tells_its_colour(visit: Visit) -> None:
    marta = visit(locale="pl")
    marta.open(config={"scenario": "M20"})
    marta.settled()
    letters = marta.page.locator(".spawn:has(.asleep) .letter")
    assert sorted(letters.all_text_contents()) == ["N", "Z"]


def test_cars_are_called_as_on_the_map(visit: Visit) -> None:
    marta = visit()
    here = {"kind": "police_car", "zone": 14, "drivable": True}
    lay_out(marta, {"survivors": amy(14), "cars": [*parked(10), here]}, "M08")
    assert marta.page.locator(".car text").all_text_contents() == ["1", "2"]
    marta.page.locator("[data-action=car]").click()
    expect(marta.options.first).to_contain_text("car 2")


def test_a_pair_is_picked_by_either_of_the_two(visit: Visit) -> None:
    marta = visit()
    marta.open(config={"scenario": "M15"})
    expect(marta.page.locator(".answer")).to_have_count(12)
