"""Importing this loads what a server loads as it starts; the nursery does so once."""

import gc
from pathlib import Path

import horda.cli.main
import horda.server.ops.serve
import horda.server.store.upgrade
from horda.server.ops.app import make_app
from horda.server.ops.settings import SHORTEST_SECRET, Settings
from horda.server.ops.warm import warm

__all__ = ["horda"]

warm()
# Litestar looks at every type once. Nothing is opened: neither a file nor a port.
make_app(Settings(data=Path("nowhere"), secret="-" * SHORTEST_SECRET))
gc.collect()
gc.freeze()
