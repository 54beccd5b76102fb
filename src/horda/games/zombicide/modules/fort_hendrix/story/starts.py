"""M1: two groups that have not met yet."""

from horda.core.decisions import Choice
from horda.core.frames import DONE, Frame, Go, Outcome
from horda.core.rulebook import cites
from horda.games.zombicide.rules.options import StartIn
from horda.games.zombicide.rules.people import ZRun, change
from horda.games.zombicide.rules.setting_up import GROUPED, start_zones
from horda.games.zombicide.rules.state import ZState

FIRST, SECOND = ("javier", "karl", "riley"), ("marianne", "michelle", "wayne")
PRINTED = {**dict.fromkeys(FIRST, 0), **dict.fromkeys(SECOND, 1)}
"""By Survivor the start Zone that the Mission names, as the first or the second."""
TWO = "two-starts"


class TwoStarts(Frame, frozen=True):
    """Each Survivor starts where the Mission says; others as the players like, in both Zones."""

    at: int = 0

    @cites("FH-M1-3")
    def ask(self, run: ZRun) -> Outcome:
        """Asks for those that the Mission does not name."""
        state = run.state
        if self.at >= len(state.people):
            return DONE
        person = state.people[self.at]
        options = tuple(StartIn(zone) for zone in self.open_to(state))
        return Choice(person.seat, "z2-start-zone", options, (person.card,))

    def open_to(self, state: ZState) -> list[int]:
        """Lists where the next one may start: nobody leaves one of the Zones empty."""
        zones = start_zones(state)
        names = [state.box.survivors[one.card].id for one in state.people]
        if names[self.at] in PRINTED:
            return [zones[PRINTED[names[self.at]]]]
        taken = {one.zone for one in state.people[: self.at]}
        taken |= {zones[PRINTED[name]] for name in names[self.at + 1 :] if name in PRINTED}
        free = [name for name in names[self.at + 1 :] if name not in PRINTED]
        bare = [zone for zone in zones if zone not in taken]
        return bare if len(bare) > len(free) else [*zones]

    def stand(self, run: ZRun) -> Outcome:
        """Puts it there; the building it starts in never spawns."""
        state, zone = run.state, run.answer.zone
        change(state, self.at, zone=zone)
        building = state.board.building_of[zone]
        if building >= 0:
            state.revealed |= 1 << building
        return Go("ask", TwoStarts(self.at + 1))

    steps = (ask, stand)


GROUPED[TWO] = TwoStarts
