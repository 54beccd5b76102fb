"""A rifle that somebody has worked on: it kills more, is louder, and may break."""

from msgspec.structs import replace

from horda.core.frames import DONE, Frame, Outcome
from horda.core.rulebook import cites
from horda.games.dead_of_winter.base.changes import add_noise, remove_card, roll_stock, unequip
from horda.games.dead_of_winter.base.codes import title_of
from horda.games.dead_of_winter.base.marks import Lasting
from horda.games.dead_of_winter.base.state import DWRun, DWState
from horda.games.dead_of_winter.base.table import in_play
from horda.games.dead_of_winter.cards.modifier import Mod
from horda.games.dead_of_winter.cards.words import COLONY


def worked_on(state: DWState, survivor: int, cards: tuple[int, ...]) -> list[Lasting]:
    """Lists the rules that lie with the very items a survivor uses."""
    titles = {title_of(card) for card in cards}
    return [
        rule
        for rule in state.lasting
        if rule.modifier == Mod.MODIFIED_RIFLE and rule.survivor == survivor and rule.item in titles
    ]


def goes_along(state: DWState, survivor: int, card: int, to: int) -> None:
    """Lets a rule go with its item to another carrier; of two equal items the plain one goes."""
    title = title_of(card)
    if any(title_of(other) == title for other in state.gear[survivor]):
        return
    state.lasting = tuple(
        replace(rule, survivor=to) if rule in worked_on(state, survivor, (card,)) else rule
        for rule in state.lasting
    )


class Worn(Frame, frozen=True):
    """After the shot: more noise away from the colony, and a die that may break the rifle."""

    seat: int
    survivor: int
    place: int
    item: int
    low: int
    high: int

    @cites("DW-CARD-16", "DW-SEARCH-06")
    def wear(self, run: DWRun) -> Outcome:
        """Makes the noise, then rolls."""
        state = run.state
        if self.place != COLONY:
            add_noise(run, self.place)
        broken = self.low <= roll_stock(run, self.seat) <= self.high
        gear = state.gear[self.survivor] if in_play(state, self.survivor) else ()
        found = [card for card in gear if title_of(card) == self.item]
        if broken and found:
            unequip(state, self.survivor, found[-1])
            remove_card(run, found[-1])
        return DONE

    steps = (wear,)
