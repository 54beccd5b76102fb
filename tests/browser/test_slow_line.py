"""A slow line, and none: something is always seen, and nothing is said twice or lost."""

from playwright.sync_api import expect

from tests.browser.guest import Guest, Visit

SLOW = {"offline": False, "latency": 400, "downloadThroughput": 50_000, "uploadThroughput": 50_000}
"""Bytes in a second, and milliseconds to the server and back: a phone far from any town."""


def test_a_game_over_a_slow_line(visit: Visit) -> None:
    marta = visit()
    tools = marta.context.new_cdp_session(marta.page)
    tools.send("Network.enable")
    tools.send("Network.emulateNetworkConditions", SLOW)
    marta.page.goto(f"{marta.address}/", wait_until="commit")
    first = marta.page.locator("#onway")
    expect(first).to_be_visible()
    now = marta.page.locator(".now")
    expect(now).to_be_visible()
    expect(first).to_have_count(0)
    now.dblclick()
    expect(now).to_be_disabled()
    expect(now).to_contain_text("Just a moment …")
    expect(marta.page.locator(".onway")).to_be_visible()
    marta.settled()
    assert len(marta.call("GET", "tables?mine=true")) == 1, "however often it was clicked"
    asked = marta.asked()
    marta.options.first.dblclick()
    marta.settled(asked)
    assert [answer.key for answer in marta.record(marta.table).answers()] == marta.answers
    cut_off_in_the_middle(marta)


def cut_off_in_the_middle(guest: Guest) -> None:
    """The net goes with an answer under way: it was given or not, and the page knows which."""
    before = guest.asked()
    guest.page.locator(".zone.target").first.click()
    guest.context.set_offline(True)
    banner = guest.page.locator(".banner")
    expect(banner).to_contain_text("Connection lost.")
    guest.context.set_offline(False)
    expect(banner).to_have_count(0, timeout=60_000)
    given = len(guest.record(guest.table).answers())
    guest.settled(None if given == 1 else before)  # the line is back a moment before its news
    assert (guest.asked() == before) == (given == 1)
    guest.then(lambda: guest.page.locator(".zone.target").first.click())
    assert len(guest.record(guest.table).answers()) == given + 1


def test_without_a_net_the_page_says_so(visit: Visit) -> None:
    """Whoever was here once sees our words and not the browser's, and comes back with the net."""
    marta = visit(service_workers="allow")
    marta.go()
    expect(marta.page.locator(".now")).to_be_visible()
    marta.page.wait_for_function("() => navigator.serviceWorker.ready.then(() => true)")
    marta.context.set_offline(True)
    marta.page.reload()
    expect(marta.page.get_by_role("button", name="Try again")).to_be_visible()
    marta.context.set_offline(False)
    expect(marta.page.locator(".now")).to_be_visible()
    kept = "caches.open('horda').then(kept => kept.keys()).then(all => all.map(one => one.url))"
    assert not [url for url in marta.page.evaluate(kept) if "/api/" in url]


def test_a_full_disk_keeps_nobody_from_the_page(visit: Visit) -> None:
    """The worker has no room to keep anything; then there is only the net."""
    marta = visit(service_workers="allow")
    marta.go()
    marta.page.wait_for_function("() => navigator.serviceWorker.ready.then(() => true)")
    full = {"origin": marta.address, "quotaSize": 1}
    marta.context.new_cdp_session(marta.page).send("Storage.overrideQuotaForOrigin", full)
    marta.page.evaluate("caches.delete('horda')")
    marta.page.reload()
    expect(marta.page.locator(".now")).to_be_visible()
    assert marta.page.evaluate("navigator.serviceWorker.controller !== null")
    assert marta.page.evaluate("caches.open('horda').then(kept => kept.keys())") == []
