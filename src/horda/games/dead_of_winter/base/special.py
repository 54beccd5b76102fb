"""Special zombies: how they come, move and go."""

from msgspec.structs import replace

from horda.core.decisions import Choice
from horda.core.frames import DONE, Frame, Go, Outcome, Push
from horda.core.rulebook import cites
from horda.games.dead_of_winter.base import events
from horda.games.dead_of_winter.base.bandits import random_place
from horda.games.dead_of_winter.base.option import PickPlace
from horda.games.dead_of_winter.base.state import DWRun, DWState
from horda.games.dead_of_winter.base.table import ENTRANCES_OF, space
from horda.games.dead_of_winter.base.zombies import Breach
from horda.games.dead_of_winter.cards.box import BOX
from horda.games.dead_of_winter.cards.words import TOWN, Where
from horda.games.dead_of_winter.effects.scope import Scope
from horda.games.dead_of_winter.effects.script import Script


class Deploy(Frame, frozen=True):
    """An experiment is let loose: its figures come one after another."""

    experiment: int
    done: int = 0
    placed: int = 0
    place: int = -1

    @cites("DW-RAXXON-13", "DW-RANDLOC-01")
    def where(self, run: DWRun) -> Outcome:
        """Finds a place for the next figure; a tie is broken by the first player."""
        card = BOX.experiments[self.experiment]
        if self.done == card.deploy:
            return Go("flip")
        if card.where is Where.MOST_SURVIVORS:
            options = tuple(PickPlace(place) for place in crowded(run.state))
            if options:
                return Choice(run.state.first, "dw-most-survivors", options, (self.experiment,))
        return Go("put", replace(self, place=random_place(run)))

    def chosen(self, run: DWRun) -> Outcome:
        """Takes the place that the table says."""
        return replace(self, place=run.answer.n)

    @cites("DW-RAXXON-14", "DW-RAXXON-13")
    def put(self, run: DWRun) -> Outcome:
        """Places the figure, or lets it break what is in its way and be gone."""
        entrance = ENTRANCES_OF[self.place][0]
        after = replace(self, done=self.done + 1)
        if space(run.state, entrance) <= 0:
            return Push(Breach(entrance), after)
        place_figure(run, self.experiment, entrance)
        card = BOX.experiments[self.experiment]
        scope = Scope(place=self.place, special=len(run.state.specials) - 1)
        after = replace(after, placed=self.placed + 1)
        return Push(Script(f"experiment/{card.id}/deploy", run.state.first, (), 0, scope), after)

    def again(self, run: DWRun) -> Outcome:
        """On to the next figure."""
        return Go("where")

    @cites("DW-RAXXON-15", "DW-RAXXON-14", "DW-RAXXON-Q4")
    def flip(self, run: DWRun) -> Outcome:
        """Turns the card to its encounter side; without a figure it leaves the game."""
        state = run.state
        if self.placed:
            if self.experiment not in state.loose:
                state.loose = (*state.loose, self.experiment)
            run.reveal()
        else:
            run.emit(events.ExperimentGone, self.experiment)
        return DONE

    steps = (where, chosen, put, again, flip)


def crowded(state: DWState) -> list[int]:
    """Lists the locations 1 to 6 with most survivors; none if nobody is out there."""
    most = max(state.where.count(place) for place in TOWN)
    return [place for place in TOWN if most and state.where.count(place) == most]


def place_figure(run: DWRun, experiment: int, entrance: int) -> None:
    """Puts a figure on an entrance."""
    run.state.specials = (*run.state.specials, (experiment, entrance))
    run.emit(events.SpecialCame, experiment, entrance)


@cites("DW-RAXXON-21")
def remove_figure(run: DWRun, index: int) -> None:
    """Takes a figure off; with the last of its type the card goes."""
    state = run.state
    experiment, entrance = state.specials[index]
    state.specials = (*state.specials[:index], *state.specials[index + 1 :])
    run.emit(events.SpecialLeft, experiment, entrance)
    if all(other != experiment for other, _ in state.specials):
        state.loose = tuple(one for one in state.loose if one != experiment)
        run.emit(events.ExperimentGone, experiment)


class MoveFigure(Frame, frozen=True):
    """An encounter moves a special zombie; without space it breaks in and is removed."""

    figure: int
    place: int

    @cites("DW-RAXXON-17", "DW-RAXXON-Q7")
    def go(self, run: DWRun) -> Outcome:
        """Moves the figure."""
        state = run.state
        experiment, at = state.specials[self.figure]
        if at in ENTRANCES_OF[self.place]:
            return DONE  # it stands there already
        entrances = [e for e in ENTRANCES_OF[self.place] if space(state, e) > 0]
        if entrances:
            specials = list(state.specials)
            specials[self.figure] = (experiment, entrances[0])
            state.specials = tuple(specials)
            run.emit(events.SpecialCame, experiment, entrances[0])
            return DONE
        remove_figure(run, self.figure)
        return Push(Breach(ENTRANCES_OF[self.place][0]))

    steps = (go,)


def figures_left(state: DWState, experiment: int) -> int:
    """Counts the figures of a type that are still in the box."""
    out = sum(other == experiment for other, _ in state.specials)
    return BOX.experiments[experiment].figures - out
