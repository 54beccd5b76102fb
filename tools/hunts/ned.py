"""M25: three ingredients for Ned, and what becomes of his cocktail."""

from collections.abc import Collection

from horda.core.decisions import Option
from horda.games.zombicide.board import bits
from horda.games.zombicide.modules.mission_rules.m25 import GIVEN, Give, gifts, ned_zone
from horda.games.zombicide.rules import options as o
from horda.games.zombicide.rules.actors import in_zone
from horda.games.zombicide.rules.memo import COCKTAIL, noted
from horda.games.zombicide.rules.people import zombies_in
from horda.games.zombicide.rules.state import ZState
from tests.games.zombicide.boxes import BOX, KINDS
from tools.hunts.plan import DO, MOLOTOVS, NEVER, Plan, first_cards, holds, in_hand, keep_at_hand
from tools.hunts.ways import beside, on_foot

COMING = 0.12


class Cocktail(Plan):
    """The coloured Objectives and a Molotov go to Ned, the cocktail to the Superabomination."""

    mission, survivors, seed = "M25", "amy+wanda+ostara+doug+josh+elle", 7
    kept, branches = 12, 12

    def promising(self, state: ZState) -> bool:
        """A Molotov is on top of the deck, and no coloured Objective lies among the Spawn Zones."""
        row = on_foot(state, [ned_zone(state)])
        near = [row[token.zone] <= 9 for token in state.objectives if token.colour]
        return all(near) and not MOLOTOVS.isdisjoint(first_cards(state)[:3])

    def _burners(self, state: ZState) -> list[int]:
        return [who for who in range(len(state.people)) if holds(state, who, MOLOTOVS)]

    def _monsters(self, state: ZState) -> list[int]:
        """Lists where the Superabomination is."""
        kinds = BOX.abominations
        return [i // KINDS for i, n in enumerate(state.zombies) if n and i % KINDS in kinds]

    def _thrown_at(self, state: ZState) -> list[int]:
        """Lists where the cocktail may go."""
        return self._monsters(state)

    def done(self, state: ZState) -> float:
        """Counts ingredients found and given; Zombies near Ned count against it."""
        coloured = sum(token.colour > 0 for token in state.objectives)
        given = sum(bool(noted(state, one)) for one in GIVEN.values())
        mixed = bool(noted(state, COCKTAIL))
        score = -1.5 * coloured + (1.0 + 1.5 * given if not mixed else 12.0)
        score += 1.5 * bool(self._burners(state) or noted(state, GIVEN["molotov"]))
        row = state.tables.distance[ned_zone(state)]
        near = [
            zombies_in(state, zone) * (4 - steps) for zone, steps in enumerate(row) if steps < 4
        ]
        return score - COMING * sum(near)

    def goals(self, state: ZState, who: int) -> Collection[int]:
        """Ingredients, Ned, and in the end the monster."""
        if noted(state, COCKTAIL):
            near = [zone for one in self._thrown_at(state) for zone in beside(state, one)]
            return near if holds(state, who, MOLOTOVS) else ()
        if gifts(state, who):
            return [ned_zone(state)]
        coloured = [token.zone for token in state.objectives if token.colour]
        rooms = [zone for zone in bits(state.board.rooms) if not zombies_in(state, zone)]
        needed = not self._burners(state) and not noted(state, GIVEN["molotov"])
        return coloured or (rooms if needed else ())

    def wish(self, state: ZState, who: int, option: Option) -> float:
        """Brings everything to Ned and throws what he mixes."""
        if isinstance(option, Give):
            return 2 * DO
        if isinstance(option, o.TakeObjective):
            return 2 * DO if state.objectives[option.index].colour else NEVER
        if isinstance(option, o.Shoot) and option.card in MOLOTOVS:
            mixed = noted(state, COCKTAIL) and option.zone in self._thrown_at(state)
            return 5 * DO if mixed and not in_zone(state, option.zone) else NEVER
        if isinstance(option, o.Search):
            needed = not self._burners(state) and not noted(state, GIVEN["molotov"])
            risky = state.people[who].zone == ned_zone(state)
            return DO if needed and not noted(state, COCKTAIL) and not risky else NEVER
        if isinstance(option, o.Reorganise):
            mine = holds(state, who, MOLOTOVS) and noted(state, COCKTAIL)
            return DO if mine and not in_hand(state, who, MOLOTOVS) else 0.0
        return keep_at_hand(state, option, MOLOTOVS)


class Wasted(Cocktail):
    """The cocktail is thrown where the Superabomination is not."""

    end, team, survivors = "cocktail-wasted", 3, "amy+wanda+ostara"
    kept, branches = 20, 16

    def _thrown_at(self, state: ZState) -> list[int]:
        """Lists the Zones without it, Ned's excepted."""
        zones = set(range(len(state.board.zones))) - {*self._monsters(state), ned_zone(state)}
        return sorted(zones)


PLANS: tuple[Plan, ...] = (Cocktail(), Wasted())
