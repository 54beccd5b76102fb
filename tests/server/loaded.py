"""Importing this loads what a server loads as it starts; the nursery does so once."""

import gc

import horda.cli.main
import horda.server.ops.serve
import horda.server.store.upgrade
from horda.server.ops.warm import warm

__all__ = ["horda"]

warm()
gc.collect()
gc.freeze()
