"""Which Python runs, and how it was built: figures of one build say little about another."""

import platform
import sys
import sysconfig


def built() -> str:
    """Returns how this Python was built: with profiles and across files it is a fifth faster."""
    flags = str(sysconfig.get_config_var("CONFIG_ARGS") or "")
    if not flags:
        return "unknown build"
    optimised = "--enable-optimizations" in flags
    parts = ["optimised build (PGO)" if optimised else "build without optimisations (no PGO)"]
    parts += ["LTO"] if "--with-lto" in flags else []
    parts += ["shared library"] if "--enable-shared" in flags else []
    parts += ["debug"] if hasattr(sys, "gettotalrefcount") else []
    return ", ".join(parts)


def interpreter() -> str:
    """Names the interpreter in one line."""
    name = f"{platform.python_implementation()} {platform.python_version()}"
    return f"{name}, {platform.python_compiler()}, {built()}"
