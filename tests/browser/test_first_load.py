"""What a first visit costs, what is kept for the next, and what a phone installs."""

import json
import re

import pytest
from playwright.sync_api import Response, expect

from tests.browser.guest import Guest, Visit

MOST = 300_000  # bytes, as they come over the line
LATER = re.compile(r"/(rest|[gG]loss)-")
"""Small drawings and explanations: the table stands and is played without them."""


@pytest.mark.parametrize("locale", ["en", "pl"])
def test_the_first_load_is_small_and_kept(visit: Visit, locale: str) -> None:
    marta = visit(locale=locale)
    came: list[Response] = []
    marta.page.on("response", lambda answer: came.append(answer))
    marta.go()
    expect(marta.page.locator(".note .mmap path").first).to_be_attached()
    fetched_ahead(marta)
    sizes = {answer.url: answer.request.sizes()["responseBodySize"] for answer in came}
    # Other tests have left tables at this server: who plays there is no part of the client.
    assert sum(size for url, size in sizes.items() if "/api/tables" not in url) < MOST, sizes
    assets = [answer for answer in came if "/assets/" in answer.url]
    assert assets
    for answer in assets:
        assert answer.headers["cache-control"] == "public, max-age=31536000, immutable"
        zipped = answer.headers.get("content-encoding")
        assert zipped or answer.url.endswith((".woff2", ".png")) or sizes[answer.url] < 1500
    assert came[0].headers["cache-control"] == "no-cache"  # or a new version would never come
    came.clear()
    marta.page.reload()
    marta.page.wait_for_load_state("networkidle")
    assert not [answer.url for answer in came if "/assets/" in answer.url and not kept(answer)]


def test_the_table_is_here_before_it_is_wanted(visit: Visit) -> None:
    """Whoever plays at once on a slow line does not wait for the code of the table."""
    marta = visit()
    marta.go()
    fetched_ahead(marta)
    came: list[str] = []
    marta.page.on("response", lambda answer: came.append(answer.url))
    marta.page.get_by_role("button", name="Play now").click()
    marta.settled()
    scripts = [url for url in came if url.endswith(".js")]
    assert not [url for url in scripts if not LATER.search(url)]


def fetched_ahead(guest: Guest) -> None:
    """Waits until the table is here, though nobody has asked for it."""
    guest.page.wait_for_function(
        """() => performance.getEntriesByType('resource')
             .some(one => one.name.includes('/assets/Table-'))"""
    )
    guest.page.wait_for_load_state("networkidle")


def kept(answer: Response) -> bool:
    """Tells whether nothing went over the line."""
    timing = answer.request.timing
    return timing["requestStart"] <= 0 or answer.from_service_worker


def test_a_monitor_need_not_read_the_page(visit: Visit) -> None:
    marta = visit()
    answer = marta.context.request.head(f"{marta.address}/")
    assert answer.status == 200
    assert not answer.body()


def test_it_can_be_installed(visit: Visit) -> None:
    marta = visit()
    marta.go()
    tools = marta.context.new_cdp_session(marta.page)
    told = tools.send("Page.getAppManifest")
    assert told["errors"] == []
    manifest = json.loads(told["data"])
    assert manifest["name"] == "Horda"
    assert manifest["display"] == "standalone"
    theme = marta.page.locator("meta[name=theme-color]").get_attribute("content")
    assert manifest["theme_color"] == manifest["background_color"] == theme
    links = marta.page.locator("link[rel*=icon]").evaluate_all("all => all.map(link => link.href)")
    for address in links:
        assert picture(marta, address)
    for icon in manifest["icons"]:
        wide, high = picture(marta, f"{marta.address}/{icon['src']}")
        assert icon["sizes"] in ("any", f"{wide}x{high}")
    assert {"192x192", "512x512"} <= {icon["sizes"] for icon in manifest["icons"]}
    assert "maskable" in {icon["purpose"] for icon in manifest["icons"]}
    faults = tools.send("Page.getInstallabilityErrors")["installabilityErrors"]
    assert [fault["errorId"] for fault in faults] in ([], ["in-incognito"])
    marta.page.goto(f"{marta.address}/{manifest['start_url']}")
    expect(marta.page.get_by_role("button", name="Play now")).to_be_visible()


def picture(guest: Guest, address: str) -> tuple[int, int]:
    """Returns how big a picture of the server is, as the browser draws it."""
    size: list[int] = guest.page.evaluate(
        """async address => {
          const found = new Image();
          found.src = address;
          await found.decode();
          return [found.naturalWidth, found.naturalHeight];
        }""",
        address,
    )
    return size[0], size[1]
