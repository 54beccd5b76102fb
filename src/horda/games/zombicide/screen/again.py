"""The odds of a re-roll: what the dice that lie there do, and what they may do rolled again."""

from msgspec import Struct
from msgspec.structs import replace

from horda.core.decisions import Pass
from horda.core.game import Game
from horda.core.hooks import HookIndex
from horda.core.rulebook import cites
from horda.core.windows import Reactions
from horda.games.zombicide.rules.assault import accuracy
from horda.games.zombicide.rules.attack import Attack, PlannedAttack
from horda.games.zombicide.rules.options import Reroll
from horda.games.zombicide.rules.points import REROLLS, ROLL_BONUS
from horda.games.zombicide.rules.state import ZState
from horda.games.zombicide.screen.chances import (
    FACES,
    Known,
    Odds,
    Spread,
    both,
    rerolled,
    spread,
    sum_up,
    with_sixes,
)
from horda.games.zombicide.screen.odds import known_of


@cites("Z2-EQUIP-10", "Z2-SKILL-17", "Z2-FF-I2")
def odds_again(game: Game[ZState], state: ZState, seat: int) -> dict[str, Struct]:
    """Returns what keeping the dice does and what each re-roll may do, by the option's key."""
    attack = _lying(state)
    options = [one for asked in state.open if asked.seat == seat for one in asked.options]
    if attack is None:
        return {}
    state = state.clone()  # to count dice may note what breaks
    hooks = game.hooks(state)
    known = replace(known_of(state, hooks, attack), dice=len(attack.dice))
    fixed = attack.fixed if isinstance(attack, PlannedAttack) else ()
    stays = {_counted(state, hooks, attack, fixed): 1.0}
    rerolls = sum(isinstance(one, Reroll) for one in options)
    found: dict[str, Struct] = {}
    for option in options:
        if isinstance(option, Pass):
            rolled: Spread = {_counted(state, hooks, attack, attack.dice): 1.0}
        elif isinstance(option, Reroll):
            rolled = _again(known, rerolls - 1)
        else:  # it mends what breaks, and rolls nothing
            continue
        found[game.key(state.config, option)] = _summed(known, both(rolled, stays))
    return found


def _lying(state: ZState) -> Attack | None:
    """Returns the attack whose dice somebody may roll again now."""
    if len(state.stack) < 2:
        return None
    attack, window = state.stack[-2:]
    asks = isinstance(window, Reactions) and window.hook == REROLLS.name
    return attack if asks and isinstance(attack, Attack) else None


def _again(known: Known, rerolls: int) -> Spread:
    """Returns all rolls of the same dice, with what may still be rolled again after this."""
    after = replace(known, rerolls=rerolls)
    return rerolled(after, spread(known.dice, known.hit_faces, known.six_faces))


def _summed(known: Known, rolled: Spread) -> Odds:
    return sum_up(known, with_sixes(known, rolled) if known.more else rolled)


def _counted(
    state: ZState, hooks: HookIndex, attack: Attack, dice: tuple[int, ...]
) -> tuple[int, int, int]:
    """Counts dice that lie there as the attack will: all, hits, and sixes."""
    bonus = hooks.query(ROLL_BONUS, state, attack.blow(state), 0)
    needed = accuracy(state, hooks, attack)
    raised = bonus if state.config.raised_six_counts else 0
    able = [die for die in dice if die > state.ones_miss]
    hits = sum(min(FACES, die + bonus) >= needed for die in able)
    return len(dice), hits, sum(die + raised >= FACES for die in able)
