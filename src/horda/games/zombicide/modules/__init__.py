"""Parts of the rules that not every edition has, and what finds them."""

import pkgutil
from collections.abc import Iterator
from importlib import import_module
from types import ModuleType


def found(package: str) -> Iterator[ModuleType]:
    """Imports all modules of a package, in the order of their names: nobody has to list them."""
    for info in pkgutil.iter_modules(import_module(package).__path__):
        yield import_module(f"{package}.{info.name}")
