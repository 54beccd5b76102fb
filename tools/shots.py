"""Takes pictures of every screen of the client: both languages, both themes, four sizes.

make shots                                     all of them, into shots/ (not committed)
make shots ARGS="--screens lobby,terror"       some screens only
make shots ARGS="--locales pl --themes light --sizes 360x640"   one part of them

A screen that does not come is named at the end, and the others are taken.
"""

import argparse
import os
import shutil
import sys
import tempfile
from collections.abc import Iterator, Sequence
from itertools import product
from pathlib import Path
from typing import Literal, NamedTuple

from playwright.sync_api import Browser, Error, ViewportSize, sync_playwright

from tests.browser.guest import Guest
from tests.browser.screens import SCREENS, show
from tests.server.live import Live

Size = tuple[int, int]
DEVICES: tuple[tuple[tuple[Size, ...], dict[str, bool]], ...] = (
    (((1440, 900), (1366, 768)), {}),
    (((390, 844), (360, 640)), {"has_touch": True, "is_mobile": True}),
)
SIZES = {f"{width}x{height}": (width, height) for sizes, _ in DEVICES for width, height in sizes}
THEMES: dict[str, Literal["dark", "light"]] = {"dark": "dark", "light": "light"}
PARTS: dict[str, tuple[str, ...]] = {
    "screens": SCREENS,
    "locales": ("en", "pl"),
    "themes": tuple(THEMES),
    "sizes": tuple(SIZES),
}
# Without the last, headless browsers round the width of every letter, which no screen does.
LAUNCH = ["--no-sandbox", "--font-render-hinting=none"]


class Part(NamedTuple):
    """Which pictures are taken."""

    screens: list[str]
    locales: list[str]
    themes: list[str]
    sizes: list[Size]

    def ways(self) -> Iterator[tuple[str, str, tuple[Size, ...], dict[str, bool]]]:
        """Every visit that is needed: language, screen, sizes and what the device can do."""
        for locale, screen, (all_sizes, more) in product(self.locales, self.screens, DEVICES):
            if sizes := tuple(size for size in all_sizes if size in self.sizes):
                yield locale, screen, sizes, more


def take(guest: Guest, path: Path, themes: list[str], sizes: tuple[Size, ...]) -> int:
    """Takes the screen that is shown in themes and sizes; returns how many pictures that are."""
    for theme, (width, height) in product(themes, sizes):
        guest.page.emulate_media(color_scheme=THEMES[theme])
        guest.page.set_viewport_size(ViewportSize(width=width, height=height))
        # Two frames: the first measures, the second draws what was measured.
        guest.page.evaluate(
            "new Promise(r => requestAnimationFrame(() => requestAnimationFrame(r)))"
        )
        guest.page.screenshot(path=path.with_name(f"{path.name}-{theme}-{width}x{height}.png"))
    return len(themes) * len(sizes)


def take_all(browser: Browser, address: str, part: Part, folder: Path) -> tuple[int, list[str]]:
    """Goes through screens and languages; returns how many pictures there are, and what failed."""
    count, failed = 0, []
    for locale, screen, sizes, more in part.ways():
        width, height = sizes[0]
        window = {"width": width, "height": height}
        how = {"locale": locale, "color_scheme": "dark", "viewport": window, **more}
        guest = Guest(browser, address, "Marta", how)
        try:
            show(guest, screen)
            count += take(guest, folder / f"{screen}-{locale}", part.themes, sizes)
        except (Error, AssertionError) as error:  # the others are worth a look all the same
            failed.append(f"{screen} ({locale}, {width}x{height}): {str(error).splitlines()[0]}")
        guest.leave()
    return count, failed


def chosen(name: str, given: str, all_of_them: Sequence[str]) -> list[str]:
    """Returns what was named with commas; stops where something is not there."""
    names = given.split(",")
    if unknown := sorted(set(names) - set(all_of_them)):
        listed = ", ".join(all_of_them)
        raise SystemExit(f"no such {name}: {', '.join(unknown)}; there are {listed}")
    return names


def read_part(words: argparse.Namespace) -> Part:
    """Returns which pictures the command line asks for."""
    names = {kind: chosen(kind, getattr(words, kind), PARTS[kind]) for kind in PARTS}
    sizes = [SIZES[name] for name in names["sizes"]]
    return Part(names["screens"], names["locales"], names["themes"], sizes)


def main() -> int:
    """Does what the command line says."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    for kind, names in PARTS.items():
        parser.add_argument(f"--{kind}", default=",".join(names), help="names, with commas")
    parser.add_argument("--out", type=Path, default=Path("shots"))
    words = parser.parse_args()
    part = read_part(words)
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
        count, failed = take_all(browser, live.address, part, words.out)
        browser.close()
    print(f"{count} pictures in {words.out}/")
    print("".join(f"not taken: {line}\n" for line in failed), end="")
    return 1 if failed else 0


if __name__ == "__main__":
    sys.exit(main())
