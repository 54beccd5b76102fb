"""The pages that tell figures: what stands between two marks is written from files."""

import re
from pathlib import Path

from tools.figures import bots, speed
from tools.figures.kept import ROOT

PAGES = (ROOT / "README.md", ROOT / "docs" / "speed.md")
BLOCK = re.compile(r"(<!-- figures: (\w+) -->\n).*?(<!-- end of figures -->)", re.DOTALL)
TABLES = {
    "zombicide": bots.zombicide,
    "terror": bots.terror,
    "fast": speed.fast,
    "targets": speed.targets,
}


def written(page: str) -> str:
    """Returns a page with its tables as the files say."""
    return BLOCK.sub(lambda found: f"{found[1]}{TABLES[found[2]]()}\n{found[3]}", page)


def write(path: Path) -> bool:
    """Writes a page anew; tells whether anything changed."""
    before = path.read_text("utf-8")
    after = written(before)
    if after != before:
        path.write_text(after, "utf-8")
    return after != before
