"""Measures every sound of the client in a browser and writes the table of docs/sounds.md.

python -m tools.sounds
"""

import re
import shutil
import tempfile
from pathlib import Path

from playwright.sync_api import sync_playwright

from tests.browser.conftest import NAMES
from tests.browser.guest import Guest
from tests.browser.hearing import measured, table
from tests.server.live import Live

PAGE = Path(__file__).resolve().parents[1] / "docs" / "sounds.md"
BLOCK = re.compile(r"(<!-- sounds -->\n).*?(<!-- end of sounds -->)", re.DOTALL)


def main() -> None:
    """Measures and writes."""
    chromium = next(filter(None, map(shutil.which, NAMES)))
    with (
        tempfile.TemporaryDirectory() as data,
        Live(Path(data)) as live,
        sync_playwright() as tools,
    ):
        browser = tools.chromium.launch(executable_path=chromium, args=["--no-sandbox"])
        guest = Guest(browser, live.address, "Marta", {})
        _, sounds = measured(guest)
        guest.leave()
    written = BLOCK.sub(rf"\g<1>{table(sounds)}\n\g<2>", PAGE.read_text())
    PAGE.write_text(written)
    for one in sounds:
        print(one.kind, *one.faults)


if __name__ == "__main__":
    main()
