"""M1: two groups that have not met yet."""

from horda.core.rulebook import cites
from horda.games.zombicide.rules.setting_up import GROUPED, StartZones, start_zones
from horda.games.zombicide.rules.state import ZState

FIRST, SECOND = ("javier", "karl", "riley"), ("marianne", "michelle", "wayne")
PRINTED = {**dict.fromkeys(FIRST, 0), **dict.fromkeys(SECOND, 1)}
"""By Survivor the start Zone that the Mission names, as the first or the second."""
TWO = "two-starts"


class TwoStarts(StartZones, frozen=True):
    """Each Survivor starts where the Mission says; others as the players like, in both Zones."""

    @cites("FH-M1-3", "FH-PENNY-1")
    def open_to(self, state: ZState) -> list[int]:
        """Lists where the next one may start: nobody leaves one of the Zones empty.

        A lone Survivor starts with Penny, since her Leader must.
        """
        zones = start_zones(state)
        names = [state.box.survivors[one.card].id for one in state.people]
        printed = PRINTED if _fills_both(names) else {}
        if names[self.at] in printed:
            return [zones[printed[names[self.at]]]]
        taken = {one.zone for one in state.people[: self.at]}
        taken |= {zones[printed[name]] for name in names[self.at + 1 :] if name in printed}
        free = [name for name in names[self.at + 1 :] if name not in printed]
        bare = [zone for zone in zones if zone not in taken]
        if len(bare) > len(free):
            return bare if free or len(bare) == 1 else bare[-1:]
        return [*zones]


def _fills_both(names: list[str]) -> bool:
    """Tells whether the printed places leave neither Zone empty, with others to fill one."""
    return len({PRINTED.get(name, name) for name in names}) > 1


GROUPED[TWO] = TwoStarts
