"""What operations on special zombies do."""

from msgspec.structs import replace

from horda.core.frames import Frame
from horda.core.rulebook import cites
from horda.games.dead_of_winter.base.option import PickSpecial
from horda.games.dead_of_winter.base.special import (
    Deploy,
    MoveFigure,
    figures_left,
    place_figure,
    remove_figure,
)
from horda.games.dead_of_winter.base.table import free_entrances
from horda.games.dead_of_winter.cards import ops_zombies as ops
from horda.games.dead_of_winter.cards.box import BOX
from horda.games.dead_of_winter.effects.script import Doing, does
from horda.games.dead_of_winter.effects.spots import spot


@does(ops.DeployExperiments)
@cites("DW-SCENR-17", "DW-RAXXON-Q5", "DW-SCENR-Q8", "DW-SCENR-Q5")
def _deploy(do: Doing) -> list[Frame]:
    """Takes the top cards, as many as there are, and lets them loose one after another."""
    frames: list[Frame] = []
    if not do.state.config.raxxon:
        return frames
    for _ in range(min(do.op.n, len(do.state.experiments))):
        card, do.state.experiments = do.state.experiments.draw()
        frames.append(Deploy(card))
    return frames


@does(ops.MoveSpecial)
@cites("DW-RAXXON-17")
def _move(do: Doing) -> Frame | None:
    place = spot(do, do.op.to)
    if not 0 <= do.scope.special < len(do.state.specials) or place < 0:
        return None
    return MoveFigure(do.scope.special, place)


@does(ops.PlaceSpecial)
def _place(do: Doing) -> Frame | None:
    number = BOX.experiment_number[do.op.type]
    place = spot(do, do.op.where)
    free = free_entrances(do.state, place) if place >= 0 else []
    if not free or not figures_left(do.state, number):
        return do.branch(0)
    place_figure(do.run, number, free[0])
    return None


@does(ops.RemoveSpecial)
@cites("DW-RAXXON-16", "DW-RAXXON-21")
def _remove(do: Doing) -> None:
    """Takes the figure of this encounter, or one that the first player picks."""
    specials = do.state.specials
    index = do.scope.special
    if do.op.chosen and specials:
        options = [PickSpecial(n, kind) for n, (kind, _) in enumerate(specials)]
        index = do.ask(do.state.first, "dw-pick-special", options)
    if 0 <= index < len(specials):
        remove_figure(do.run, index)
        do.scope = replace(do.scope, special=-1)
