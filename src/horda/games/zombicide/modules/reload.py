"""Weapons that are empty once they were shot, until somebody reloads them or the round ends."""

from horda.core.hooks import Piece
from horda.core.rulebook import cites
from horda.games.zombicide.rules.edition import Module
from horda.games.zombicide.rules.people import ZRun
from horda.games.zombicide.rules.points import END_BEGINS


@cites("Z2-RELOAD-03", "Z2-ROUND-Q1")
def _load_all(run: ZRun, context: None) -> None:
    run.state.empty = run.state.paired = 0


MODULE = Module("reload", (Piece("reload", (END_BEGINS.use(_load_all),), ("Z2-RELOAD-03",)),))
