"""Takes pictures of every screen of the client: both languages, both themes, four sizes.

make shots                                     all of them, into shots/ (not committed)
make shots ARGS="--screens lobby,terror"       some screens only
"""

import argparse
import os
import shutil
import sys
import tempfile
from collections.abc import Iterator
from itertools import product
from pathlib import Path
from typing import Literal

from playwright.sync_api import Browser, ViewportSize, sync_playwright

from tests.browser.guest import Guest
from tests.browser.screens import SCREENS, show
from tests.server.live import Live

Size = tuple[int, int]
DEVICES: tuple[tuple[tuple[Size, ...], dict[str, bool]], ...] = (
    (((1440, 900), (1366, 768)), {}),
    (((390, 844), (360, 640)), {"has_touch": True, "is_mobile": True}),
)
THEMES: tuple[Literal["dark", "light"], ...] = ("dark", "light")
LOCALES = ("en", "pl")
# Without the last, headless browsers round the width of every letter, which no screen does.
LAUNCH = ["--no-sandbox", "--font-render-hinting=none"]


def take(guest: Guest, folder: Path, name: str, sizes: tuple[Size, ...]) -> Iterator[Path]:
    """Takes the screen that is shown in every theme and in several sizes."""
    for theme in THEMES:
        guest.page.emulate_media(color_scheme=theme)
        for width, height in sizes:
            guest.page.set_viewport_size(ViewportSize(width=width, height=height))
            # Two frames: the first measures, the second draws what was measured.
            guest.page.evaluate(
                "new Promise(r => requestAnimationFrame(() => requestAnimationFrame(r)))"
            )
            path = folder / f"{name}-{theme}-{width}x{height}.png"
            guest.page.screenshot(path=path)
            yield path


def take_all(browser: Browser, address: str, screens: list[str], folder: Path) -> int:
    """Goes through all screens in all languages; returns how many pictures there are."""
    count = 0
    for locale, screen, (sizes, more) in product(LOCALES, screens, DEVICES):
        width, height = sizes[0]
        window = {"width": width, "height": height}
        how = {"locale": locale, "color_scheme": "dark", "viewport": window, **more}
        guest = Guest(browser, address, "Marta", how)
        show(guest, screen)
        count += sum(1 for _ in take(guest, folder, f"{screen}-{locale}", sizes))
        guest.leave()
    return count


def main() -> int:
    """Does what the command line says."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--screens", default=",".join(SCREENS), help="names, with commas")
    parser.add_argument("--out", type=Path, default=Path("shots"))
    words = parser.parse_args()
    screens = words.screens.split(",")
    if unknown := sorted(set(screens) - set(SCREENS)):
        parser.error(f"no such screen: {', '.join(unknown)}; there are {', '.join(SCREENS)}")
    chromium = shutil.which(os.environ.get("HORDA_CHROMIUM", "chromium"))
    if chromium is None:
        print("No Chromium: install one, or name it with HORDA_CHROMIUM.")
        return 1
    words.out.mkdir(parents=True, exist_ok=True)
    with (
        tempfile.TemporaryDirectory() as data,
        Live(Path(data), HORDA_CHOSEN_SEEDS="everywhere") as live,
        sync_playwright() as tools,
    ):
        browser = tools.chromium.launch(executable_path=chromium, args=LAUNCH)
        count = take_all(browser, live.address, screens, words.out)
        browser.close()
    print(f"{count} pictures in {words.out}/")
    return 0


if __name__ == "__main__":
    sys.exit(main())
