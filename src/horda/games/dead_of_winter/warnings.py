"""What a newcomer would not see coming: deadly rolls, wrong cards, food that the night needs."""

from fractions import Fraction

from horda.core.decisions import Option
from horda.core.rulebook import cites
from horda.core.words import Text
from horda.games.dead_of_winter.base import names
from horda.games.dead_of_winter.base.changes import next_death_free
from horda.games.dead_of_winter.base.codes import title_of
from horda.games.dead_of_winter.base.exposure import KillOff
from horda.games.dead_of_winter.base.free import FreeDeed, FreeMove
from horda.games.dead_of_winter.base.option import PickSpecial
from horda.games.dead_of_winter.base.state import NONE, DWState
from horda.games.dead_of_winter.base.table import damage, is_exiled, zombies_at
from horda.games.dead_of_winter.cards.box import BOX
from horda.games.dead_of_winter.effects.lasting import death_at
from horda.games.dead_of_winter.odds import (
    Chances,
    fighting,
    kills,
    moving,
    rolled,
    searching,
    storming,
    using,
)
from horda.games.dead_of_winter.rules.actions.fight import (
    AtHideout,
    AtSurvivor,
    targets,
)
from horda.games.dead_of_winter.rules.colony import night_loss, supply_due
from horda.games.dead_of_winter.rules.crisis import crisis_loss
from horda.games.dead_of_winter.rules.options import (
    Ability,
    Attack,
    Contribute,
    ContributeGear,
    Eat,
    EndTurn,
    Move,
    MoveWith,
    Search,
)
from horda.games.dead_of_winter.rules.rounds import Round
from horda.games.dead_of_winter.rules.turn import freezing

FREE_ATTACK, FREE_SEARCH, TARGET = "dw-free-attack", "dw-free-search", "dw-target"
GRAVE = Fraction(1, 3)
"""Deeds that kill whoever does them at least as often are warned of."""


@cites("DW-EXPO-03", "DW-EXPO-04", "DW-CRISISRES-02", "DW-FEED-01", "DW-WIN-02", "DW-FROST-03")
def warning(state: DWState, option: Option) -> Text | None:
    """Warns of what the seat that is asked can know, and by nothing else."""
    match option:
        case AtSurvivor(other):
            return _said("dw-warn-strike-other", other)
        case Contribute(card) | ContributeGear(_, card) if _unfit(state, card):
            return Text("dw-warn-unfit", {"card": names.card_name(card)})
        case Eat() if state.food == supply_due(state):
            return Text("dw-warn-hunger", {"morale": state.starvation + 1})
        case EndTurn():
            return _after_turn(state)
        case KillOff():
            return _last_death(state)
        case _:
            return _deed(state, option, state.open[0].prompt)


@cites("DW-MOVE-03", "DW-KILLZ-02", "DW-RAXXON-05")
def _deed(state: DWState, option: Option, prompt: str) -> Text | None:
    """What may be the death of whoever does it."""
    match option:
        case Move(one, place) | FreeMove(one, place):
            return _deadly(state, one, moving(state, one, place))
        case MoveWith(one, place):
            return _deadly(state, one, moving(state, one, place, spared=True))
        case Attack(one):
            return _attacked(state, one)
        case FreeDeed(one) if prompt == FREE_ATTACK:
            return _attacked(state, one)
        case Search(one):
            return _deadly(state, one, searching(state, one))
        case FreeDeed(one) if prompt == FREE_SEARCH:
            return _deadly(state, one, searching(state, one))
        case Ability(one):
            return _deadly(state, one, using(state, one))
        case PickSpecial() | AtHideout() if prompt == TARGET:
            return _aimed(state, state.open[0].args[0], option)
        case _:
            return None


def _after_turn(state: DWState) -> Text | None:
    """The night, or the frostbite of whoever comes next, may take the last of the morale."""
    left = next((frame.left for frame in state.stack if isinstance(frame, Round)), None)
    if left is None:
        return None
    coming = [seat for seat in left if not state.out >> seat & 1]
    if not coming:
        return _night(state)
    dying = _freezing(state, coming[0])
    lost = len(dying) - next_death_free(state)
    if not dying or lost < state.morale or is_exiled(state, coming[0]):
        return None
    return _said("dw-warn-frost-lost", dying[0])


def _night(state: DWState) -> Text | None:
    """Hunger, waste and a crisis that can no longer be averted may take all the morale."""
    crisis = crisis_loss(state)
    lost = night_loss(state) + crisis
    if lost < state.morale:
        return None
    return Text("dw-warn-crisis-lost" if crisis else "dw-warn-night-lost", {"morale": lost})


def _last_death(state: DWState) -> Text | None:
    """Whoever is given up to a bite takes the last of the morale along, where rolling may not."""
    (victim, _) = state.open[0].args
    if state.morale > 1 or next_death_free(state) or is_exiled(state, state.owner[victim]):
        return None
    return _said("dw-warn-kill-lost", victim)


def _freezing(state: DWState, seat: int) -> list[int]:
    """Lists the survivors of a player who die of frostbite when its turn begins."""
    return [one for one in freezing(state, seat) if damage(state, one) + 1 >= death_at(state, one)]


@cites("DW-ATTACK-02", "DW-ATTACK-04")
def _attacked(state: DWState, one: int) -> Text | None:
    """The only target is hit unasked: nobody means a friend by it who looks for a zombie."""
    match targets(state, one):
        case [AtSurvivor(other)]:
            return _said("dw-warn-strike", other)
        case [AtHideout() | PickSpecial() as only]:
            return _aimed(state, one, only)
    beset = zombies_at(state, state.where[one]) > 0
    return _deadly(state, one, fighting(state, one)) if beset else None


def _aimed(state: DWState, one: int, target: Option) -> Text | None:
    """What strikes back: special zombies, and those who hold the hideout."""
    match target:
        case PickSpecial(figure):
            return _deadly(state, one, fighting(state, one, figure))
    return _deadly(state, one, storming(state, one))


@cites("DW-SAMPLE-01", "DW-RAXXON-05", "DW-RAXXON-20", "DW-BANDIT-14", "DW-MOVE-03")
def _deadly(state: DWState, one: int, chances: Chances) -> Text | None:
    """Damage that comes of a deed would be the last; without morale it ends the game."""
    risk = kills(state, one, chances)
    if risk < GRAVE:
        return None
    left = death_at(state, one) - damage(state, one)
    mourned = not is_exiled(state, state.owner[one]) and not next_death_free(state)
    end = "-lost" if state.morale <= 1 and mourned else ""
    if chances == rolled(state, one):
        return _said(f"dw-warn-deadly{end}" if left <= 1 else f"dw-warn-thin-blood{end}", one)
    if risk == 1:
        return _said(f"dw-warn-certain{end}", one)
    who = Text(f"dw-survivor-{names.survivor(one)}")
    return Text(f"dw-warn-odds{end}", {"who": who, "left": left, "odds": round(100 * risk)})


def _said(text: str, one: int) -> Text:
    """Says something of a survivor."""
    return Text(text, {"who": Text(f"dw-survivor-{names.survivor(one)}")})


def _unfit(state: DWState, card: int) -> bool:
    """Whether a card would count against the colony, not for it."""
    if state.crisis == NONE:
        return False
    return BOX.items[title_of(card)].type not in BOX.crises[state.crisis].wanted
