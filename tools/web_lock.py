"""Writes the client's lock file anew: no addresses in it, and all platforms named.

A mirror of the registry may lack the binaries of foreign platforms. npm then leaves them out of the
lock file, and `npm ci` refuses it everywhere. Their names say which platform they are for.
"""

import json
import subprocess
from pathlib import Path
from typing import Any

LOCK = Path(__file__).resolve().parents[1] / "web" / "package-lock.json"
SYSTEMS = ("android", "darwin", "freebsd", "linux", "openharmony", "win32")
PROCESSORS = {"arm": "arm", "arm64": "arm64", "x64": "x64", "ppc64": "ppc64", "s390x": "s390x"}


def platform(name: str) -> dict[str, list[str]]:
    """Reads system and processor from a name such as @rolldown/binding-linux-arm64-gnu."""
    words = name.replace("/", "-").split("-")
    if "wasm32" in words:
        return {"cpu": ["wasm32"]}
    systems = [word for word in words if word in SYSTEMS]
    processors = [PROCESSORS[word] for word in words if word in PROCESSORS]
    return {"cpu": processors[:1], "os": systems[:1]} if systems and processors else {}


def missing(packages: dict[str, Any]) -> dict[str, Any]:
    """Returns the entries of optional packages that the lock file leaves out."""
    wanted = {
        name: version
        for package in packages.values()
        for name, version in package.get("optionalDependencies", {}).items()
    }
    return {
        f"node_modules/{name}": {"version": version, **where, "dev": True, "optional": True}
        for name, version in wanted.items()
        if f"node_modules/{name}" not in packages and (where := platform(name))
    }


def main() -> None:
    """Lets npm write the lock file and completes it."""
    subprocess.run(["npm", "install", "--package-lock-only"], cwd=LOCK.parent, check=True)
    lock = json.loads(LOCK.read_text("utf-8"))
    packages = lock["packages"] | missing(lock["packages"])
    for package in packages.values():
        package.pop("resolved", None)
    lock["packages"] = dict(sorted(packages.items()))
    LOCK.write_text(json.dumps(lock, indent=2, ensure_ascii=False) + "\n", "utf-8")


if __name__ == "__main__":
    main()
