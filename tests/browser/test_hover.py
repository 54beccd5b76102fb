"""Pointing at the map: cost, way, sight, range and reasons, as the engine tells them."""

import tomllib
from pathlib import Path
from typing import Any

from playwright.sync_api import Locator, Request, expect

from horda import __version__
from horda.core.record import Record, dumps
from horda.core.session import Session
from horda.games import registry
from horda.games.zombicide.screen.outlook import Outlook
from tests.browser.guest import PHONE, Guest, Visit
from tests.browser.positions import DOWNTOWN, sit_down

ENGINE = registry.engine("zombicide-2e")
MISSIONS = Path(__file__).parents[1] / "positions" / "zombicide-2e" / "missions"


def zone(guest: Guest, name: str) -> Locator:
    return guest.page.locator(f'[data-zone="{name}"]')


def told(guest: Guest, name: str) -> Locator:
    """What the page says of a zone, once the server has answered."""
    return guest.page.locator(f'[data-hover="{name}"][data-told="true"]')


def point(guest: Guest, name: str) -> Locator:
    """Points at a zone; what is drawn above it does not matter."""
    zone(guest, name).hover(force=True)
    expect(told(guest, name)).to_be_visible()
    return told(guest, name)


def known(guest: Guest, table: str) -> tuple[Outlook, list[str]]:
    """What the engine says about the position, and the names of its zones."""
    session = Session(ENGINE, guest.record(table))
    found = ENGINE.game.outlook(session.state, 0)
    assert isinstance(found, Outlook)
    scene: Any = ENGINE.game.scene(session.state.config)
    return found, [one.name for one in scene.zones]


def stand(guest: Guest, file: str) -> None:
    """Opens a table at the position of a test of a Mission."""
    given = tomllib.loads((MISSIONS / f"{file}.toml").read_text())
    record = Record(
        game="zombicide-2e",
        version=ENGINE.game.version,
        horda=__version__,
        config={"players": 1, **given["setup"]},
        seed=7,
        schema=ENGINE.game.state_type.schema,
        position=given["position"],
    )
    guest.call("POST", "me", {"nickname": guest.nickname})
    table = guest.call("POST", "tables/import", dumps(record))["id"]
    guest.go(f"/table/{table}")
    guest.settled()


def test_a_zone_tells_cost_way_sight_and_range(visit: Visit) -> None:
    guest = visit()
    table = sit_down(guest, DOWNTOWN)
    asked: list[Request] = []
    guest.page.on("request", lambda one: asked.append(one) if "/outlook" in one.url else None)
    found, names = known(guest, table)
    for name, place in zip(names, found.zones, strict=True):
        if name[1] not in "356":
            continue
        words = point(guest, name)
        way = place.way
        cost = None if way is None else str(way.cost)
        assert words.get_attribute("data-cost") == cost
        steps = guest.page.locator("[data-way]")
        if way is None or len(way.zones) == 1:
            expect(steps).to_have_count(0)
        else:
            expect(steps).to_have_attribute("data-way", str(len(way.zones) - 1))
        sight = guest.page.locator("[data-sight]")
        expect(sight).to_have_count(1 if place.look.line else 0)
        if place.look.line:
            seen = "blocked" if place.look.distance is None else "seen"
            expect(sight).to_have_attribute("data-sight", seen)
        for rule in place.look.why.rules if place.look.why else ():
            expect(words.get_by_role("link", name=rule)).to_have_count(1)
        if place.look.distance is not None:
            reach = "✓ in range" if place.in_range[0] else "✗ out of range"
            expect(words).to_contain_text(f"Shotgun 0–1 {reach}")
    assert len(asked) == 1  # the whole map at once, whatever is pointed at
    guest.then(lambda: zone(guest, "E5").click(force=True))
    point(guest, "E6")
    assert len(asked) == 2


def test_what_cannot_be_done_names_its_rule(visit: Visit) -> None:
    guest = visit()
    sit_down(guest, DOWNTOWN)
    words = point(guest, "H8")
    expect(words).to_contain_text("No open way leads there")
    expect(words.locator("[data-barred=open-door]")).to_contain_text("Opening a door takes a tool")
    zone(guest, "H8").click(force=True)  # in vain, so it stays: the pointer can leave the zone
    guest.page.locator("[data-explains]").wait_for(state="attached")
    words.get_by_role("link", name="Z2-OBJ-01").click()
    book = guest.page.locator(".sheet-of-rules")
    expect(book.locator("#Z2-OBJ-01.here")).to_be_in_viewport()
    guest.page.keyboard.press("Escape")  # nobody has left the table
    expect(book).to_have_count(0)
    grey = guest.page.locator("[data-action][aria-disabled=true]")
    assert grey.count() >= 3
    for button in grey.all():
        button.hover()
        expect(guest.page.locator("#why .fact")).not_to_be_empty()
        assert guest.page.locator("#why .rule").count() > 0
        guest.page.mouse.move(700, 5)
        expect(guest.page.locator("#why")).to_have_count(0)


def test_the_keyboard_points_too(visit: Visit) -> None:
    guest = visit()
    sit_down(guest, DOWNTOWN)
    zone(guest, "E3").focus()
    expect(told(guest, "E3")).to_contain_text("stands here")
    guest.page.keyboard.press("ArrowLeft")
    expect(told(guest, "C3")).to_contain_text("1 Action")
    expect(guest.page.locator("[data-way]")).to_have_count(1)


def test_a_finger_that_rests_is_told_and_chooses_nothing(visit: Visit) -> None:
    guest = visit(**PHONE)
    sit_down(guest, DOWNTOWN)
    box = zone(guest, "C3").bounding_box()
    assert box is not None
    at = {"x": box["x"] + box["width"] / 2, "y": box["y"] + box["height"] / 2}
    hand = guest.context.new_cdp_session(guest.page)
    hand.send("Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": [at]})
    expect(told(guest, "C3")).to_contain_text("Shotgun 0–1")
    hand.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})
    expect(told(guest, "C3")).to_be_visible()
    assert guest.answers == []


def test_what_lies_in_the_own_zone_is_chosen_on_the_map(visit: Visit) -> None:
    guest = visit()
    stand(guest, "m16_planks")
    zone(guest, "B2").click(force=True)
    guest.then(lambda: guest.page.locator('[data-option^="take-objective"]').click())
    expect(guest.page.locator(".load")).to_contain_text("plank")
    zone(guest, "A2").focus()
    expect(told(guest, "A2")).to_contain_text("Barricade")
    guest.then(lambda: guest.page.locator("[data-action=verb-barricade]").click())
    assert guest.answers[-1].startswith("barricade:")
    assert "barricaded door to" in str(zone(guest, "B2").get_attribute("aria-label"))


def test_signs_of_missions(visit: Visit) -> None:
    """Who lies wounded, a token on a car, two Spawn tokens in one zone, what loses the Mission."""
    guest = visit()
    stand(guest, "m12_first_aid")
    expect(guest.page.locator("[data-companion=wounded]")).to_have_count(2)
    label = str(zone(guest, "B5").get_attribute("aria-label"))
    assert "first-aid kit" in label
    assert "lying wounded" in label
    expect(guest.page.locator("[data-threats]")).to_contain_text("where the wounded lie")
    guest.page.locator("[data-action=verb-treat]").hover()
    expect(guest.page.locator("#why")).to_contain_text("first-aid kit")
    stand(guest, "m25_ingredients")
    expect(guest.page.locator('[data-companion="own-master"]')).to_have_count(1)
    guest.open(config={"scenario": "M19", "players": 1})
    guest.settled()
    scene: Any = ENGINE.game.scene(ENGINE.config({"scenario": "M19"}))
    tokens = sum(spot.kind == "objective" for spot in scene.spots)
    expect(guest.page.locator("g.objective")).to_have_count(tokens + 1)
