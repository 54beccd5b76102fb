"""Takes the pictures that the README shows, into docs/shots.

python -m tools.readme_shots                 all of them
python -m tools.readme_shots lobby phone     some
"""

import argparse
import base64
import os
import shutil
import sys
import tempfile
from pathlib import Path
from typing import Any

import msgspec
from playwright.sync_api import Browser, Page, sync_playwright

from tests.browser.guest import PHONE, Guest
from tests.browser.screens import show
from tests.server.live import Live
from tools.shots import LAUNCH

FOLDER = Path(__file__).resolve().parents[1] / "docs" / "shots"
QUALITY = 78  # of a hundred: a page that many look at should be light
LATE = 2_000  # milliseconds; odds come after the question
DESK: dict[str, Any] = {"viewport": {"width": 1440, "height": 900}}


class Picture(msgspec.Struct, frozen=True):
    """One picture: the screen it shows, on what, by night or day, and how wide it is kept."""

    screen: str
    device: dict[str, Any]
    width: int
    theme: str = "dark"


PICTURES: dict[str, Picture] = {
    "zombicide": Picture("fight", DESK, 1280),
    "lobby": Picture("lobby", DESK, 960),
    "terror": Picture("terror", DESK, 960, "light"),
    "phone": Picture("zombicide", PHONE, 390),
    "invader": Picture("station-fight", DESK, 960),
    "fort-hendrix": Picture("fort-fight", DESK, 960),
    "dead-of-winter": Picture("colony", DESK, 960),
}


def capture(page: Page, width: int) -> bytes:
    """Draws the page so many pixels wide: anew, so that words stay sharp."""
    window = page.viewport_size or {"width": width, "height": width}
    clip = {"x": 0, "y": 0, **window, "scale": width / window["width"]}
    tools = page.context.new_cdp_session(page)
    how = {"format": "webp", "quality": QUALITY, "clip": clip}
    shot = tools.send("Page.captureScreenshot", how)
    return base64.b64decode(shot["data"])


def take(browser: Browser, address: str, name: str) -> Path:
    """Goes to a screen as Marta and keeps its picture."""
    wanted = PICTURES[name]
    how = {"locale": "en", "color_scheme": wanted.theme, **wanted.device}
    guest = Guest(browser, address, "Marta", how)
    show(guest, wanted.screen)
    guest.page.wait_for_load_state("networkidle")
    guest.page.wait_for_timeout(LATE)
    path = FOLDER / f"{name}.webp"
    path.write_bytes(capture(guest.page, wanted.width))
    guest.leave()
    return path


def main() -> int:
    """Does what the command line says."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("names", nargs="*", default=list(PICTURES))
    names = parser.parse_args().names
    if unknown := sorted(set(names) - set(PICTURES)):
        parser.error(f"no such picture: {', '.join(unknown)}; there are {', '.join(PICTURES)}")
    chromium = shutil.which(os.environ.get("HORDA_CHROMIUM", "chromium"))
    if chromium is None:
        print("No Chromium: install one, or name it with HORDA_CHROMIUM.")
        return 1
    with (
        tempfile.TemporaryDirectory() as data,
        Live(Path(data), HORDA_CHOSEN_SEEDS="everywhere") as live,
        sync_playwright() as tools,
    ):
        browser = tools.chromium.launch(executable_path=chromium, args=LAUNCH)
        for name in names:
            path = take(browser, live.address, name)
            print(f"{path.relative_to(FOLDER.parents[1])}: {path.stat().st_size // 1024} kB")
        browser.close()
    return 0


if __name__ == "__main__":
    sys.exit(main())
