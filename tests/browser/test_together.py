"""Several people at one table: consent, whose turn it is, notices, and who only looks on."""

from __future__ import annotations

import re

from playwright.sync_api import expect

from tests.browser.guest import Guest, Visit, sit_together

# Headless browsers never hide a page: it is told that it is hidden. The notices are real ones.
ELSEWHERE = """
  window.noticed = [];
  Object.defineProperty(Document.prototype, 'hidden', { get: () => true });
  const note = (said, event) => noticed.push(`${event.type} ${said.title}: ${said.body}`);
  window.Notification = class extends Notification {
    constructor(...how) {
      super(...how);
      for (const name of ['show', 'error', 'close'])
        this.addEventListener(name, event => note(this, event));
    }
  };
"""
UNHINDERED = {
    "offline": False,
    "latency": 0,
    "downloadThroughput": -1,
    "uploadThroughput": -1,
}
ANSWERS_OF_MARTA = 5
"""She chooses who acts, ends that turn, and so on for her three Survivors."""


def two_people(visit: Visit) -> tuple[Guest, Guest]:
    """Marta's turn is over, and Jan is asked."""
    marta, jan = visit("Marta"), visit("Jan")
    sit_together([marta, jan])
    marta.settled()
    for _ in range(ANSWERS_OF_MARTA - 1):
        marta.then(lambda: go_on(marta))
    hand_over(marta)
    jan.settled()
    return marta, jan


def go_on(guest: Guest) -> None:
    """Answers with the first option, or ends the turn."""
    if guest.options.count():
        guest.options.first.click()
    else:
        guest.page.locator("[data-action=end]").click()


def hand_over(guest: Guest) -> None:
    """Ends the last of the own turns; Actions that are lost by it are asked about twice."""
    end = guest.page.locator("[data-action=end]")
    end.click()
    expect(end).to_contain_text("end anyway?")
    end.click()


def test_the_others_are_asked_before_an_undo(visit: Visit) -> None:
    marta, jan = two_people(visit)
    jan.then(lambda: go_on(jan))
    asked = jan.asked()
    for agree in (False, True):
        marta.page.get_by_role("button", name="ask the others to go back").click()
        expect(marta.page.locator(".banner")).to_contain_text("Waiting for: Jan.")
        expect(jan.page.locator(".banner")).to_contain_text(
            "Marta would like to take back one decision."
        )
        assert jan.asked() == asked
        name = "Agree" if agree else "Do not agree"
        jan.page.locator(".banner").get_by_role("button", name=name, exact=True).click()
        if not agree:
            expect(marta.page.locator(".banner")).to_contain_text("the others did not agree")
            marta.page.locator(".banner").get_by_role("button", name="Close").click()
        for guest in (marta, jan):
            expect(guest.page.locator(".banner")).to_have_count(0)
        assert told_answers(marta) == ANSWERS_OF_MARTA + (0 if agree else 1)
    jan.settled(asked)


def test_who_looked_where_to_go_back_to_and_agrees_is_there(visit: Visit) -> None:
    """The page stayed in the past, which was the present by then, and asked nothing."""
    marta, jan = two_people(visit)
    jan.then(lambda: go_on(jan))
    marta.page.get_by_role("button", name="ask the others to go back").click()
    banner = jan.page.locator(".banner")
    banner.get_by_role("button", name="Look", exact=True).click()
    expect(jan.page.locator(".choice")).to_contain_text("You look at the past")
    banner.get_by_role("button", name="Agree", exact=True).click()
    jan.settled()
    expect(jan.page.locator(".choice")).not_to_contain_text("You look at the past")


def told_answers(guest: Guest) -> int:
    """How many answers the game has, as its story tells."""
    return int(guest.call("GET", f"tables/{guest.table}/story")[-1]["count"])


def test_a_wish_to_go_back_that_ended_while_the_line_was_lost_is_gone(visit: Visit) -> None:
    """Before: who came back was asked for good, and nothing else was told there."""
    marta, jan = two_people(visit)
    jan.then(lambda: go_on(jan))
    elsewhere = jan.context.new_page()
    elsewhere.goto(jan.page.url)
    marta.page.get_by_role("button", name="ask the others to go back").click()
    banner = jan.page.locator(".banner")
    expect(banner).to_contain_text("Marta would like")
    line = jan.context.new_cdp_session(jan.page)
    line.send("Network.emulateNetworkConditions", {**UNHINDERED, "offline": True})
    expect(banner).not_to_contain_text("Marta would like")  # the line is lost
    elsewhere.get_by_role("button", name="Do not agree").click()
    expect(elsewhere.locator(".banner")).to_have_count(0)
    line.send("Network.emulateNetworkConditions", UNHINDERED)
    expect(banner).to_have_count(0)


def test_whose_decision_it_is_and_since_when(visit: Visit) -> None:
    marta, jan = visit("Marta"), visit("Jan")
    jan.page.clock.install()
    sit_together([marta, jan])
    marta.settled()
    seat = jan.page.locator(".seat", has_text="Marta")
    expect(seat).to_contain_text("decides")
    expect(jan.page.locator(".choice")).to_contain_text("Marta decides.")
    jan.page.clock.fast_forward("03:00")
    expect(seat).to_contain_text("for 3 min")
    expect(jan.page.locator(".choice")).to_contain_text("for 3 min")
    expect(marta.page.locator(".seat", has_text="Marta")).to_contain_text("decides")


def test_who_looks_elsewhere_is_told(whole_visit: Visit) -> None:
    """By the title of the tab, and by the browser for those who want it."""
    marta, jan = whole_visit("Marta"), whole_visit("Jan")
    for guest in (marta, jan):
        guest.context.add_init_script(ELSEWHERE)
        guest.context.grant_permissions(["notifications"], origin=guest.address)
    sit_together([marta, jan])
    marta.settled()
    expect(marta.page).to_have_title("● Your turn – Horda")
    expect(jan.page).to_have_title(re.compile("^(?!.*Your turn)"))
    jan.page.get_by_role("button", name="Menu").click()
    jan.page.get_by_role("group", name="Notice when it is my turn").get_by_text("On").click()
    for _ in range(ANSWERS_OF_MARTA - 1):
        marta.then(lambda: go_on(marta))
    hand_over(marta)
    jan.settled()
    expect(jan.page).to_have_title("● Your turn – Horda")
    jan.page.wait_for_function("() => noticed.length > 0")
    assert re.fullmatch("show Your turn: .+", noticed(jan)[-1])
    shown = len(noticed(jan))
    jan.go()
    jan.page.wait_for_function("shown => noticed.length > shown", arg=shown)
    assert noticed(jan)[-1].startswith("close ")
    assert noticed(marta) == []  # she did not ask for any


def test_a_phone_is_told_by_the_worker(whole_visit: Visit) -> None:
    """Phones let no page give notices."""
    marta = whole_visit(service_workers="allow")
    marta.context.grant_permissions(["notifications"], origin=marta.address)
    marta.go()
    marta.page.wait_for_function("() => navigator.serviceWorker.ready.then(() => true)")
    marta.context.add_init_script(
        ELSEWHERE + "Notification = class extends Notification { constructor() { throw Error() } };"
    )
    marta.context.add_init_script(
        "const likes = JSON.parse(localStorage.getItem('horda.settings'));"
        "localStorage.setItem('horda.settings', JSON.stringify({ ...likes, notices: true }));"
    )
    marta.page.reload()
    marta.open(config={"scenario": "M00", "players": 1})
    marta.settled()
    shown = "navigator.serviceWorker.ready.then(it => it.getNotifications())"
    marta.page.wait_for_function(f"() => {shown}.then(all => all.length === 1)")
    assert marta.page.evaluate(f"{shown}.then(all => all[0].title)") == "Your turn"
    marta.go()
    marta.page.wait_for_function(f"() => {shown}.then(all => all.length === 0)")


def noticed(guest: Guest) -> list[str]:
    """What the browser was told to show."""
    found: list[str] = guest.page.evaluate("noticed")
    return found


def test_who_looks_on_cannot_act(visit: Visit) -> None:
    marta, olek = visit("Marta"), visit("Olek")
    table = marta.open(config={"scenario": "M00", "players": 1}, public=True)
    marta.settled()
    marta.then(lambda: marta.options.first.click())
    olek.go(f"/table/{table}")
    expect(olek.page.locator(".choice")).to_contain_text("Marta decides.")
    expect(olek.page.locator(".banner")).to_contain_text("You are watching this game.")
    assert zones(olek) == [label.partition(", can be")[0] for label in zones(marta)]
    expect(olek.page.locator("[data-action], [data-option], .zone.target")).to_have_count(0)
    for button in olek.page.locator(".ub .u").all():
        expect(button).to_have_attribute("aria-disabled", "true")
    olek.page.locator(".zone").first.click()
    olek.page.keyboard.press("E")
    olek.page.keyboard.press("U")
    olek.page.get_by_role("tab", name="Chat").click()
    expect(olek.page.get_by_label("Say something")).to_have_count(0)
    marta.then(lambda: marta.page.locator(".zone.target").first.click())
    olek.page.wait_for_function(
        "wanted => document.querySelectorAll('.zone')[wanted[0]].ariaLabel.includes(wanted[1])",
        arg=standing(marta),
    )
    assert {said["type"] for said in olek.sent} <= {"hello", "ping", "pong"}


def zones(guest: Guest) -> list[str]:
    """What is in every zone, in words."""
    found: list[str] = guest.page.locator(".zone").evaluate_all("all => all.map(z => z.ariaLabel)")
    return found


def standing(guest: Guest) -> list[object]:
    """The zone and the name of who acts."""
    name = guest.page.locator(".sheet h2").inner_text()
    return [next(n for n, label in enumerate(zones(guest)) if name in label), name]
