"""M07: Spawn tokens are driven back by hand while the marked Zones are kept free."""

from collections.abc import Collection

from horda.core.decisions import Option
from horda.games.zombicide.board import bits
from horda.games.zombicide.modules.mission_rules.places import marked
from horda.games.zombicide.modules.mission_rules.spawn_tokens import Neutralise, start_zone
from horda.games.zombicide.rules import options as o
from horda.games.zombicide.rules.people import zombies_in
from horda.games.zombicide.rules.state import ZState
from tools.hunts.cars import tokens_away
from tools.hunts.plan import DO, MOLOTOVS, NEVER, Plan, first_cards, holds, in_hand, keep_at_hand
from tools.hunts.ways import beside, on_foot

OVERRUN = 4.0
COMING = 0.4


class Slaughterhouse(Plan):
    """One goes to each Spawn token, the others Search for a Molotov."""

    mission, team, survivors, seed = "M07", 4, "amy+wanda+ned+ostara", 7
    kept, branches = 20, 20

    def promising(self, state: ZState) -> bool:
        """A Molotov is on top of the deck."""
        return not MOLOTOVS.isdisjoint(first_cards(state)[:3])

    def _burners(self, state: ZState) -> list[int]:
        return [who for who in range(len(state.people)) if holds(state, who, MOLOTOVS)]

    def _sent(self, state: ZState) -> dict[int, int]:
        """Gives each token that is away to the nearest Survivor, one to each."""
        found: dict[int, int] = {}
        burners = self._burners(state)
        pairs = [
            (who in burners, on_foot(state, [zone])[person.zone], who, zone)
            for zone in tokens_away(state)
            for who, person in enumerate(state.people)
        ]
        for _, _, who, zone in sorted(pairs):
            if who not in found and zone not in found.values():
                found[who] = zone
        return found

    def done(self, state: ZState) -> float:
        """Counts tokens and the Molotov; Zombies in or near marked Zones count against it."""
        score = -2.5 * len(tokens_away(state)) + 1.5 * bool(self._burners(state))
        score += 0.5 * any(in_hand(state, who, MOLOTOVS) for who in self._burners(state))
        zones = marked(state.edition, state.config.scenario, "noise")
        row = on_foot(state, zones)
        for zone, steps in enumerate(row):
            if steps <= 1 and (count := zombies_in(state, zone)):
                score -= (OVERRUN if not steps else COMING) * min(2, count) / 6
        return score

    def goals(self, state: ZState, who: int) -> Collection[int]:
        """Tokens, rooms to Search, then beside the Start Spawn Zone."""
        sent, burners = self._sent(state), self._burners(state)
        start = start_zone(state)
        if who in burners and len(sent) < 2:
            return [zone for zone in beside(state, start) if zone != start]
        if who in sent:
            return [sent[who]]
        if not burners:
            return [zone for zone in bits(state.board.rooms) if not zombies_in(state, zone)]
        return ()

    def wish(self, state: ZState, who: int, option: Option) -> float:
        """Moves tokens, Searches, and throws last."""
        if isinstance(option, Neutralise):
            return 2 * DO
        if isinstance(option, o.Shoot) and option.card in MOLOTOVS:
            last = not tokens_away(state) and option.zone == start_zone(state)
            return 5 * DO if last else NEVER
        if isinstance(option, o.Search):
            return DO if not self._burners(state) else -DO
        if isinstance(option, o.Reorganise):
            return DO if holds(state, who, MOLOTOVS) and not in_hand(state, who, MOLOTOVS) else 0.0
        return keep_at_hand(state, option, MOLOTOVS)


PLANS: tuple[Plan, ...] = (Slaughterhouse(),)
