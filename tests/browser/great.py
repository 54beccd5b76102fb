"""Great moments of the Zombicide family, and how to come to each in a browser."""

from collections.abc import Callable
from typing import Any

from tests.browser.fort import LABORATORY, enter_the_fort
from tests.browser.guest import Guest
from tests.browser.hands import slowly, step_to
from tests.browser.positions import ALONE, DOWNTOWN, sit_down
from tests.browser.station import STATION, board_the_station

DOUG: dict[str, Any] = {**DOWNTOWN["survivors"]["doug"], "zone": "E3"}
STAGE = "[data-moment]"


def alone(guest: Guest, doug: dict[str, Any] | None = None, **changes: Any) -> None:
    """Doug is alone in the street, and time stands still."""
    slowly(guest)
    sit_down(guest, {**ALONE, "survivors": {"doug": {**DOUG, **(doug or {})}}, **changes})


def end_turn(guest: Guest) -> None:
    """Ends a turn although Actions are left, and although the game may be lost by it."""
    end, sure = guest.page.locator("[data-action=end]"), guest.page.locator("[data-sure]")
    asked = guest.asked()
    end.click()
    for _ in range(40):
        if guest.asked() != asked or guest.page.locator("[data-skip]").count():
            return
        if sure.count():
            sure.click()
        elif guest.page.locator("[data-option=end-turn]:visible").count():
            guest.page.locator("[data-option=end-turn]:visible").click()
        guest.page.wait_for_timeout(50)


def shoot(guest: Guest, zone: str) -> None:
    """Fires the first weapon that reaches a Zone."""
    guest.page.locator("[data-action=shoot]").click()
    guest.page.locator(f"[data-zone={zone}]").click()
    guest.page.locator("[data-option]").first.click()


def level(guest: Guest) -> None:
    """A level is reached that brings one skill; all are in more danger by it."""
    alone(
        guest,
        {"adrenaline": 6, "backpack": []},
        zombies={"F3": {"walker": 2}},
        next={"dice": [6, 1]},
    )
    shoot(guest, "F3")
    step_to(guest, f"{STAGE} .skills")


def learn(guest: Guest) -> None:
    """A level is reached that leaves a choice."""
    doug = {**DOUG, "adrenaline": 18, "backpack": ["canned_food"]}
    people = {**DOWNTOWN["survivors"], "doug": doug}
    zombies = {**DOWNTOWN["zombies"], "F3": {"walker": 2}}
    sit_down(guest, {**DOWNTOWN, "survivors": people, "zombies": zombies, "next": {"dice": [6, 1]}})
    guest.then(lambda: shoot(guest, "F3"))
    guest.page.wait_for_selector(f"{STAGE} [data-option]")


def fall(guest: Guest) -> None:
    """Somebody falls, and with them the Mission."""
    alone(guest, {"health": 1}, zombies={"E3": {"walker": 2}})
    end_turn(guest)
    step_to(guest, ".photo")


def rush(guest: Guest) -> None:
    """Zombies come and act at once."""
    alone(guest, zombie_deck=[7, 2, 3, 4, 5, 6])
    end_turn(guest)
    step_to(guest, ".tape")


def again(guest: Guest) -> None:
    """All of a kind act once more."""
    crowd = {"C3": {"walker": 2}, "F3": {"walker": 3}, "I3": {"walker": 2}, "A3": {"walker": 4}}
    doug = {"zone": "E5", "tokens": 0}
    alone(guest, doug, zombie_deck=[37, 2, 3, 4, 5, 6], zombies=crowd, noise={})
    end_turn(guest)
    step_to(guest, ".tape")


def dice(guest: Guest) -> None:
    """Dice roll, and nobody is asked about them."""
    doug = {"backpack": ["canned_food"]}
    alone(guest, doug, zombies={"F3": {"walker": 2}}, next={"dice": [6, 1]})
    shoot(guest, "F3")
    guest.page.wait_for_selector(".roll, [data-dice]")


def reroll_six(guest: Guest) -> None:
    """Six dice of two weapons lie there, and may be rolled again."""
    doug = {**DOUG, "hands": ["sub_mg", "sub_mg#2"], "backpack": ["plenty_of_bullets"]}
    people = {**DOWNTOWN["survivors"], "doug": doug}
    sit_down(guest, {**DOWNTOWN, "survivors": people, "next": {"dice": [6, 5, 1, 2, 6, 3]}})
    guest.page.locator("[data-action=shoot]").click()
    guest.page.locator("[data-zone=F3]").click()
    guest.then(guest.page.locator("[data-option='shoot:F3:sub_mg:sub_mg']").click)
    guest.page.wait_for_selector("[data-reroll]")


def goal(guest: Guest) -> None:
    """A goal is met: its line is struck out."""
    alone(guest, {"zone": "E2", "tokens": 0}, zombies={})
    guest.page.locator("[data-action=take]").click()
    guest.page.locator('[data-option^="take-objective"]').click()
    step_to(guest, "[data-goal-met]")


def station_alone(guest: Guest, **changes: Any) -> None:
    """Magnus is alone aboard, and time stands still."""
    slowly(guest)
    magnus = STATION["survivors"]["magnus"]
    one: dict[str, Any] = {
        "survivors": {"magnus": magnus},
        "order": ["magnus"],
        "zombie_deck": [27, 33, 38, 28],
    }
    one["zombies"] = {"A7": {"worker": 4}, "C11": {"worker": 2}}
    one["objectives"] = ["M5 red"]
    board_the_station(guest, **{**one, **changes})


def board_by_board(guest: Guest, seen: str) -> None:
    """Ends turns and takes the first of every choice until something is seen."""
    for _ in range(30):
        if guest.page.locator(seen).count():
            return
        if guest.page.locator("[data-skip]").count():
            step_while(guest, seen)
        elif guest.options.count():
            guest.options.first.click()
        else:
            end_turn(guest)
        guest.page.wait_for_timeout(150)


def step_while(guest: Guest, seen: str) -> None:
    """Takes what is shown step by step until something is seen, or all of it was shown."""
    pace = guest.page.locator(":has(> [data-skip]) > button")
    pace.first.click()
    while pace.count() and not guest.page.locator(seen).count():
        pace.first.click()
        guest.page.wait_for_timeout(20)
    if pace.count():
        pace.nth(1).click()


def station_spawn(guest: Guest) -> None:
    """A Xenos card is turned over."""
    station_alone(guest)
    board_by_board(guest, ".zcard")


def station_mold(guest: Guest) -> None:
    """A card brings Xenos into all Zones with mold."""
    station_alone(guest, zombie_deck=[22, 33, 38, 28])
    board_by_board(guest, ".zcard")


def station_again(guest: Guest) -> None:
    """All Workers act once more."""
    station_alone(guest, zombie_deck=[51, 33, 38, 28])
    board_by_board(guest, ".tape")


def station_found(guest: Guest) -> None:
    """A card is found aboard."""
    people = {**STATION["survivors"]}
    board_the_station(guest, survivors=people, turn="vivian", equipment=["flamethrower#2", "mre"])
    guest.then(guest.page.locator("[data-action=search]").click)
    guest.page.wait_for_selector(f"{STAGE} [data-option]")


def station_wounds(guest: Guest) -> None:
    """Two are attacked in one Zone."""
    people = STATION["survivors"]
    both = {"magnus": people["magnus"], "jared": {**people["jared"], "zone": "O7"}}
    board_the_station(
        guest,
        survivors=both,
        order=["jared", "magnus"],
        turn="magnus",
        zombies={"O7": {"worker": 2, "tank": 1}},
    )
    guest.then(lambda: end_turn(guest))
    guest.then(lambda: end_turn(guest))
    guest.page.wait_for_selector(f"{STAGE} :is([data-option], [data-take])")


def fort_spawn(guest: Guest) -> None:
    """A Zombie card is turned over in the fort."""
    fort_alone(guest)
    board_by_board(guest, ".zcard")


def fort_alone(guest: Guest, **changes: Any) -> None:
    """Michelle acts last, and time stands still."""
    slowly(guest)
    enter_the_fort(guest, **{"order": [*LABORATORY["order"][1:], "michelle"], **changes})


def fort_fall(guest: Guest) -> None:
    """Somebody is Knocked-out in the fort."""
    people = LABORATORY["survivors"]
    michelle = {**people["michelle"], "health": 1}
    fort_alone(guest, survivors={**people, "michelle": michelle}, zombies={"C6": {"walker": 2}})
    board_by_board(guest, ".photo")


GREAT: dict[str, Callable[[Guest], None]] = {
    "level": level,
    "learn": learn,
    "fall": fall,
    "rush": rush,
    "again": again,
    "dice": dice,
    "goal": goal,
    "reroll-six": reroll_six,
    "station-spawn": station_spawn,
    "station-mold": station_mold,
    "station-again": station_again,
    "station-found": station_found,
    "station-wounds": station_wounds,
    "fort-spawn": fort_spawn,
    "fort-fall": fort_fall,
}
