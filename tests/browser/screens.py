"""Every screen of the client, and how to come to it."""

import random
from collections.abc import Callable

from tests.browser.campaign import bring_campaign, nearly_won, won_once
from tests.browser.debating import campaign_of_two, friend_of, morenos
from tests.browser.end_screens import END_SCREENS
from tests.browser.fort import enter_the_fort
from tests.browser.great import GREAT
from tests.browser.guest import Guest
from tests.browser.hands import click_once, inside, slowly, step_to
from tests.browser.lessons import learn, read, taught
from tests.browser.lobby_screens import LOBBY_SCREENS, draw_up, lobby
from tests.browser.panel_screens import PANEL_SCREENS
from tests.browser.positions import ALONE, DOWNTOWN, sit_down
from tests.browser.station import board_the_station
from tests.browser.winter_screens import COLONY_SCREENS


def open_preview(guest: Guest) -> None:
    """Shows where Zombies would go; on a phone that is behind a button."""
    if guest.fingers:  # a mouse would rest there, and what lies below tells of itself
        guest.page.locator("[data-more]").tap()
        guest.page.locator("[data-preview]:visible").tap()
        guest.page.locator("[data-more]").tap()
    else:
        guest.page.locator("[data-preview]:visible").click()


def zombicide(guest: Guest) -> None:
    """An evening in the middle of Mission 1."""
    sit_down(guest, DOWNTOWN)
    guest.page.wait_for_selector("[data-action=shoot]")


def fight(guest: Guest) -> None:
    """A weapon is raised, its target chosen, and the odds are told."""
    zombicide(guest)
    guest.page.locator("[data-action=shoot]").click()
    guest.page.locator("[data-zone=C3]").click()
    guest.page.wait_for_selector("[data-option]")


def trap(guest: Guest) -> None:
    """Shots that may wound friends or help nobody stand apart."""
    zombicide(guest)
    guest.page.locator("[data-action=shoot]").click()
    guest.page.wait_for_selector("[data-trap]")


def doubt(guest: Guest) -> None:
    """A shot past a friend is asked about once more."""
    fight(guest)
    guest.page.locator("[data-trap]").first.click()
    guest.page.wait_for_selector("[data-sure]")


def reroll(guest: Guest) -> None:
    """Dice that all hit may be rolled again."""
    sit_down(guest, {**DOWNTOWN, "next": {"dice": [6, 5]}})
    guest.page.locator("[data-action=shoot]").click()
    guest.page.locator("[data-zone=F3]").click()
    guest.then(guest.page.locator("[data-option]").click)


def station(guest: Guest) -> None:
    """Mold, machines, doors and people outside."""
    board_the_station(guest)
    guest.page.wait_for_selector("[data-action=shoot]")


def station_fight(guest: Guest) -> None:
    """What spread and concentrated hits would do."""
    station(guest)
    guest.page.locator("[data-action=shoot]").click()
    guest.page.locator("[data-zone=O5]").click()
    guest.page.wait_for_selector("[data-plans]")


def station_plan(guest: Guest) -> None:
    """An attack is declared, and asked how it is made."""
    station_fight(guest)
    guest.then(guest.page.locator("[data-option^='shoot:O5:prototype_lmg']").click)


def station_preview(guest: Guest) -> None:
    """Where Xenos would go, and mold would grow."""
    station(guest)
    open_preview(guest)
    guest.page.wait_for_selector("[data-growing]", state="attached")


def fort(guest: Guest) -> None:
    """Before dawn: lamps, Shooters, cards of the story, somebody on the ground."""
    enter_the_fort(guest)
    guest.page.wait_for_selector("[data-action=shoot]")


def fort_fight(guest: Guest) -> None:
    """What an attack does as it is and All-Out, and where Zombies would go and shoot."""
    fort(guest)
    open_preview(guest)
    guest.page.wait_for_selector("[data-fire]", state="attached")
    guest.page.locator("[data-action=shoot]").click()
    guest.page.locator("[data-zone=E6]").click()
    guest.page.wait_for_selector("[data-plans]")


def walk_to(guest: Guest, zone: str) -> None:
    """A finger says where first, and then that it is meant."""
    guest.page.locator(f"[data-zone={zone}]").click()
    if guest.fingers:
        guest.page.locator("[data-walk]").tap()


def fort_beam(guest: Guest) -> None:
    """A lamp that burns may be turned after a Move: by handles on the board."""
    fort(guest)
    guest.then(lambda: walk_to(guest, "A6"))
    guest.page.wait_for_selector("[data-handle]", state="attached")


def story_card(guest: Guest) -> None:
    """A card of the story is turned up and read."""
    slowly(guest)
    bring_campaign(guest, nearly_won())
    guest.page.locator("[data-play-on]").click()
    guest.settled()
    guest.page.locator("[data-action=take]").click()
    guest.page.wait_for_selector("[data-story]")


def campaign(guest: Guest) -> None:
    """Between two Missions: the road, the sheets, the story so far."""
    bring_campaign(guest, won_once())
    guest.page.locator("[data-option=go-on]").click()
    guest.page.wait_for_selector("[data-play-on=F02]")


def debate(guest: Guest) -> None:
    """A card of the story leaves a choice: a friend decides, and we say what we would do."""
    friend = friend_of(guest)
    morenos(friend, guest)
    friend.leave()
    guest.page.locator("[data-favour]").last.click()
    guest.page.wait_for_selector("[data-voices]")


def campaign_debate(guest: Guest) -> None:
    """Whether the campaign goes on: we are asked, and a friend has said something to it."""
    friend = friend_of(guest)
    campaign_of_two(guest, friend)
    friend.page.locator("[data-favour]").last.click()
    guest.page.wait_for_selector("[data-voices]")
    friend.leave()


def campaign_new(guest: Guest) -> None:
    """A campaign or a single Mission is chosen in the lobby."""
    lobby(guest)
    guest.page.locator(".gm").last.click()
    draw_up(guest)
    guest.page.wait_for_selector("[data-alone]")


FINDER = {
    **DOWNTOWN["survivors"]["lili"],
    "zone": "E5",
    "hands": ["pistol#2", "crowbar#2"],
    "backpack": ["water"],
    "actions": 3,
}
SEARCH = {
    **DOWNTOWN,
    "survivors": {**DOWNTOWN["survivors"], "lili": FINDER},
    "turn": "lili",
    "equipment": ["sawed_off", "katana", "aaahh"],
}


def found(guest: Guest) -> None:
    """A card is found: its face, and where it can go."""
    sit_down(guest, SEARCH)
    guest.then(guest.page.locator("[data-action=search]").click)
    guest.page.wait_for_selector("[data-moment] [data-option]")


def spawn(guest: Guest) -> None:
    """A Zombie card is turned over, and time stands still."""
    slowly(guest)
    sit_down(guest, ALONE)
    guest.page.locator("[data-action=end]").click()
    guest.page.locator("[data-action=end]").click()
    step_to(guest, ".zcard")


def wounds(guest: Guest, health: int = 2, walkers: int = 2) -> None:
    """Two are attacked in one Zone: who suffers?"""
    people = DOWNTOWN["survivors"]
    both = {"doug": people["doug"], "ned": {**people["ned"], "zone": "E3", "health": health}}
    crowd = {"survivors": both, "order": ["ned", "doug"], "turn": "doug"}
    there = {"walker": walkers, "brute": 1} if walkers else {"brute": 1}
    sit_down(guest, {**ALONE, **crowd, "zombies": {"E3": there}})
    guest.then(guest.page.locator("[data-action=end]").click)
    guest.page.locator("[data-action=end]").click()
    guest.then(guest.page.locator("[data-action=end]").click)
    guest.page.wait_for_selector("[data-moment] :is([data-option], [data-take])")


def trade(guest: Guest) -> None:
    """Two that stand together exchange cards."""
    people = DOWNTOWN["survivors"]
    near = {**people, "wanda": {**people["wanda"], "zone": "E3"}}
    sit_down(guest, {**DOWNTOWN, "survivors": near})
    guest.page.locator("[data-action=trade]").click()
    if guest.page.locator("[data-option^='trade:']").count():
        guest.page.locator("[data-option^='trade:']").click()
    guest.page.wait_for_selector("[data-moment] [data-option^='lift:']")


def step(guest: Guest, who: str = "") -> None:
    """A human takes a step: from the list, or on a phone to a field of the board."""
    near = guest.page.locator(f"[data-option^='move:{who}']:not([data-walk])")
    fields = guest.page.locator("[data-field].target") if guest.fingers else None
    for field in fields.all() if fields else ():
        field.dispatch_event("click")
        guest.page.evaluate("new Promise(requestAnimationFrame)")  # the list follows the field
        if near.count():
            break
    guest.then(near.first.click)


def terror_end(guest: Guest) -> None:
    """The humans' turn is about to end although some can still act."""
    guest.open("zombie-terror", {"scenario": "barricades"}, ("me", "random"))
    guest.settled()
    guest.page.locator(".humans button").first.dispatch_event("click")
    step(guest)
    guest.page.locator("[data-option=end-turn]:visible").first.click()
    guest.page.wait_for_selector("[data-sure]")


def reason(guest: Guest) -> None:
    """Why a button is grey, and where the Zombies would go."""
    zombicide(guest)
    open_preview(guest)
    guest.page.locator(".act.off").first.click(force=True)
    guest.page.wait_for_selector("#why .rule")
    guest.page.locator(".deeds").evaluate("bar => bar.scrollTo(0, 0)")
    guest.page.wait_for_selector(".ghosts .head", state="attached")


def pointed(guest: Guest) -> None:
    """A house that nobody can get into now: the way, the view, and what is in the way."""
    zombicide(guest)
    house = guest.page.locator("[data-zone=E6]")
    house.click(force=True, position=inside(house))
    guest.page.wait_for_selector("[data-hover=E6][data-told=true] .rule")


def terror(guest: Guest) -> None:
    """Against a bot: with both sides at one screen a turn's end would cover it."""
    guest.open("zombie-terror", {"scenario": "barricades"}, ("me", "random"))
    guest.settled()
    play(guest, 5)


def facing(guest: Guest) -> None:
    """A zombie has come to its field and waits to be turned."""
    guest.open("zombie-terror", {"scenario": "base"}, ("random", "me"))
    guest.settled()
    field = guest.page.locator("[data-field=C5]")
    while not guest.page.locator("[data-facing]").count():  # small fields come closer first
        field.focus()
        guest.page.keyboard.press("Enter")
        guest.page.wait_for_selector("[data-facing], .chosen", state="attached")


def rulebook(guest: Guest) -> None:
    guest.go("/rules/zombicide-2e")
    guest.page.wait_for_selector("article")
    guest.page.get_by_role("searchbox").fill("door")
    guest.page.wait_for_function("() => document.querySelectorAll('article').length < 100")


def menu(guest: Guest) -> None:
    guest.open(config={"scenario": "M00", "players": 1})
    guest.settled()
    guest.page.locator(".tb button").last.click()
    guest.page.wait_for_selector(".menu")


def ended(guest: Guest) -> None:
    """No Objective is left for those who still need one."""
    sit_down(guest, {**DOWNTOWN, "objectives": []})
    guest.page.wait_for_selector("dialog [data-face]")


def lesson(guest: Guest) -> None:
    """The first step of the tutorial."""
    lobby(guest)
    guest.page.locator("[data-learn]").click()
    guest.page.wait_for_selector(".lesson")
    guest.settled()  # what may be done now is asked below the note


def lesson_duel(guest: Guest) -> None:
    """The course of the duel tells how to run."""
    learn(guest, "Zombie Terror")
    for lesson in ("hello", "sight"):
        taught(guest, lesson)
        read(guest)
    taught(guest, "run")


def join(guest: Guest) -> None:
    """Somebody followed a link."""
    config = {"scenario": "M00", "players": 2}
    table = guest.open(config=config, seats=("me", "open"), start=False)
    token = guest.call("POST", f"tables/{table}/invitations", {"seat": 1})["token"]
    guest.go(f"/join/{token}")
    guest.page.wait_for_selector(".join form")


def me(guest: Guest) -> None:
    """Who I am, with a passphrase just made."""
    guest.call("POST", "me", {"nickname": guest.nickname})
    guest.go("/me")
    guest.page.locator("section", has=guest.page.locator("summary")).locator("button").first.click()
    guest.page.wait_for_selector("[data-phrase]")
    guest.page.locator("summary").click()


def play(guest: Guest, answers: int) -> None:
    """Plays a little, always the same."""
    dice = random.Random(9)
    for _ in range(answers):
        if guest.over or not guest.then(lambda: click_once(guest, dice, lively=True)):
            return


WAYS: dict[str, Callable[[Guest], None]] = {
    **LOBBY_SCREENS,
    "zombicide": zombicide,
    "fight": fight,
    "trap": trap,
    "doubt": doubt,
    "reroll": reroll,
    "station": station,
    "station-fight": station_fight,
    "station-plan": station_plan,
    "station-preview": station_preview,
    "fort": fort,
    "fort-fight": fort_fight,
    "fort-beam": fort_beam,
    "story-card": story_card,
    "campaign": campaign,
    "campaign-new": campaign_new,
    "campaign-debate": campaign_debate,
    "debate": debate,
    "found": found,
    "spawn": spawn,
    "wounds": wounds,
    "trade": trade,
    **{name: GREAT[name] for name in ("learn", "fall", "rush", "again")},
    **COLONY_SCREENS,
    "terror-end": terror_end,
    "reason": reason,
    "pointed": pointed,
    "menu": menu,
    "ended": ended,
    **END_SCREENS,
    **PANEL_SCREENS,
    "lesson": lesson,
    "lesson-duel": lesson_duel,
    "join": join,
    "me": me,
    "terror": terror,
    "facing": facing,
    "rules": rulebook,
}
SCREENS = tuple(WAYS)


def show(guest: Guest, screen: str) -> None:
    """Brings a page to a screen."""
    WAYS[screen](guest)
