"""The whole game: survivors are chosen, then round follows round."""

from itertools import combinations

from horda.core.decisions import Choice, Choices
from horda.core.decks import Deck
from horda.core.frames import Frame, Go, Outcome, Push, pushed
from horda.core.rulebook import cites
from horda.core.words import Text
from horda.games.dead_of_winter.base import events, names
from horda.games.dead_of_winter.base.newcomers import join
from horda.games.dead_of_winter.base.option import DWOption
from horda.games.dead_of_winter.base.state import SETUP, DWRun
from horda.games.dead_of_winter.base.table import INFLUENCE
from horda.games.dead_of_winter.cards.box import BOX
from horda.games.dead_of_winter.cards.words import COLONY
from horda.games.dead_of_winter.effects.scope import Scope
from horda.games.dead_of_winter.effects.script import Script
from horda.games.dead_of_winter.rules.rounds import Round

KEPT, KEPT_TWO = 2, 3
AFTER_KEEP = "after_keep"
"""When a part of the set-up happens that needs survivors."""


class KeepSurvivors(DWOption, frozen=True):
    """Keep these survivors; the first one leads."""

    survivors: tuple[int, ...]

    def text(self) -> Text:
        """The survivors by name."""
        said = {
            letter: names.arg("survivor", one)
            for letter, one in zip("abc", self.survivors, strict=False)
        }
        whole = Text(f"dw-names-{len(self.survivors)}", said)
        return Text("dw-option-keep-survivors", {"names": whole})


class Winter(Frame, frozen=True):
    """A game from the choice of survivors to its end."""

    @cites("DW-SETUP-16", "DW-SETUP-17", "DW-SETUP-Q3", "DW-DEC-10", "DW-SETUP-23", "DW-VAR-02")
    def keep(self, run: DWRun) -> Outcome:
        """Asks everybody at once whom to keep, and who leads."""
        state = run.state
        number = KEPT_TWO if state.config.players == 2 else KEPT
        asked = []
        for seat, dealt in enumerate(state.dealt):
            pairs = [
                (leader, *(one for one in kept if one != leader))
                for kept in combinations(dealt, number)
                for leader in kept
            ]
            asked.append(Choice(seat, "dw-keep", tuple(map(KeepSurvivors, pairs))))
        return Choices(tuple(asked))

    @cites("DW-SETUP-16", "DW-SETUP-18", "DW-SETUP-01", "DW-CARD-03", "DW-CARD-04")
    def kept(self, run: DWRun) -> Outcome:
        """Puts those kept into the colony; the others are shuffled into the deck."""
        state = run.state
        back: list[int] = []
        for seat, dealt in enumerate(state.dealt):
            chosen = run.answers[seat].survivors
            state.leader[seat] = chosen[0]
            for one in chosen:
                join(state, seat, one, COLONY)
                run.emit(events.Joined, seat, one, COLONY)
            back += [one for one in dealt if one not in chosen]
        state.dealt = ((),) * len(state.dealt)
        state.people = Deck(run.shuffled((*state.people.left, *back), SETUP))
        run.reveal()
        return None

    @cites("DW-SETUP-19", "DW-SETUP-Q4")
    def first(self, run: DWRun) -> Outcome:
        """Gives the first-player token to the leader of the highest influence."""
        state = run.state
        seats = range(len(state.hands))
        state.first = max(seats, key=lambda seat: INFLUENCE[state.leader[seat]])
        run.emit(events.TokenPassed, state.first)
        return None

    @cites("DW-SETUP-04", "DW-SETUP-06", "DW-SETUP-26", "DW-SETUP-Q2", "DW-SETUP-Q5")
    @cites("DW-SCENR-01", "DW-SCENB-01", "DW-SCENR-06", "DW-SCENB-05")
    @cites("DW-SETUP-Q1", "DW-SAMPLE-01", "DW-SAMPLE-02", "DW-SETUP-25", "DW-VAR-04")
    def objective(self, run: DWRun) -> Outcome:
        """Carries out what the objective says of the set-up."""
        state = run.state
        name = BOX.objectives[state.objective].id
        sources = (f"{name}/story", f"{name}/{state.config.side}")
        scope = Scope(seat=state.first)
        scripts = [Script(f"objective/{one}", state.first, (), 0, scope) for one in sources]
        return pushed([*scripts])

    @cites("DW-SETUP-Q2", "DW-SETUP-26")
    def later(self, run: DWRun) -> Outcome:
        """Carries out what had to wait for survivors, then the start text of a story."""
        state = run.state
        late = [one for one in state.delayed if one.when == AFTER_KEEP]
        state.delayed = tuple(one for one in state.delayed if one not in late)
        name = BOX.objectives[state.objective].id
        scope = Scope(seat=state.first)
        scripts = [Script(one.source, state.first, one.path, 0, scope) for one in late]
        scripts.append(Script(f"objective/{name}/start", state.first, (), 0, scope))
        return pushed([*scripts])

    @cites("DW-ROUND-01", "DW-ROUND-05")
    def round(self, run: DWRun) -> Outcome:
        """Plays a round."""
        return Push(Round())

    def again(self, run: DWRun) -> Outcome:
        """The next one begins."""
        run.state.round += 1
        return Go("round")

    steps = (objective, keep, kept, first, later, round, again)
