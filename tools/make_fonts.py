"""Cuts the client's fonts down to the letters of its languages, so that a first load is small.

It takes them from web/node_modules and writes web/src/fonts, which is not committed: a file for
the letters of English and one for those that Polish adds. `tools/build_web.py` calls it; without
the package fonttools (with brotli) the fonts stay whole, which works as well and loads slower.
"""

import importlib.util
import shutil
from pathlib import Path

WEB = Path(__file__).resolve().parents[1] / "web"
OUT = WEB / "src" / "fonts"
WEIGHTS = {"fira-sans": (400, 500, 600, 700), "fira-sans-condensed": (500, 600, 700)}
FONTS = {**WEIGHTS, "patrick-hand": (400,)}
LETTERS = {
    "latin": "U+20-7E,U+A0,U+A9,U+B0,U+B7,U+D3,U+D7,U+F3,U+2013,U+2014,U+2018-201E,U+2022,U+2026,"
    "U+2190-2193,U+21B5,U+2212",
    "latin-ext": "U+104-107,U+118,U+119,U+141-144,U+15A,U+15B,U+179-17C",
}
"""By the part of a font they are in."""
FEATURES = "kern,liga,lnum,tnum,mark"


def cut(source: Path, target: Path, letters: str) -> None:
    """Writes a font with these letters only."""
    if not all(importlib.util.find_spec(name) for name in ("fontTools", "brotli")):
        shutil.copyfile(source, target)
        return
    from fontTools import subset

    # Hints are a third of a file, and screens of today are fine enough without them.
    options = ["--flavor=woff2", "--no-hinting", f"--layout-features={FEATURES}"]
    options.append(f"--unicodes={letters}")
    subset.main([str(source), f"--output-file={target}", *options])


def face(family: str, part: str, weight: int) -> str:
    """Cuts one file and returns the style rule for it."""
    name = f"{family}-{part}-{weight}"
    source = WEB / "node_modules" / "@fontsource" / family / "files" / f"{name}-normal.woff2"
    cut(source, OUT / f"{name}.woff2", LETTERS[part])
    title = family.replace("-", " ").title()
    ranges = LETTERS[part].replace(",", ", ")
    return (
        f"@font-face {{\n  font-family: '{title}';\n  font-weight: {weight};\n"
        f"  font-display: swap;\n  src: url('./{name}.woff2') format('woff2');\n"
        f"  unicode-range: {ranges};\n}}\n"
    )


def main() -> None:
    """Writes all files."""
    OUT.mkdir(exist_ok=True)
    rules = [
        face(family, part, weight)
        for family, weights in FONTS.items()
        for weight in weights
        for part in LETTERS
    ]
    head = "/* Written by tools/make_fonts.py. */\n"
    (OUT / "fonts.css").write_text(head + "".join(rules), "utf-8")


if __name__ == "__main__":
    main()
