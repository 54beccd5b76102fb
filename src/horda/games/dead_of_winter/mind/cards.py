"""What the cards of a hand are good for now: the crisis, food, gear, the objective, a request."""

from horda.games.dead_of_winter.base.table import damage, zombies_at
from horda.games.dead_of_winter.cards.kinds import Timing
from horda.games.dead_of_winter.cards.ops_colony import Helpless
from horda.games.dead_of_winter.cards.words import COLONY, HIDEOUT
from horda.games.dead_of_winter.effects.lasting import attack_of, search_of
from horda.games.dead_of_winter.mind.deeds import wall_worth
from horda.games.dead_of_winter.mind.drive import armed
from horda.games.dead_of_winter.mind.kinds import FOOD, FUEL, MEDICINE, SURVIVOR, WEAPON, type_of
from horda.games.dead_of_winter.mind.outlook import Outlook
from horda.games.dead_of_winter.rules import options as o
from horda.games.dead_of_winter.rules.actions.aids import item_of
from horda.games.dead_of_winter.rules.actions.requests import ASKED

LAST = 0.12
"""What is done only when the dice are spent: so much is known by then."""
NEVER = -3.0


def contribute(look: Outlook, card: int) -> float:
    """A card for the crisis: as many as are missing, if the others may well bring the rest."""
    crisis = look.crisis
    kind = type_of(card)
    if crisis.deaf:
        return NEVER
    if look.betrays:
        return _sabotage(look, card)
    if kind not in crisis.wanted:
        return NEVER
    if crisis.missing <= 0:
        return _surplus(look, kind)
    if not crisis.open:
        return NEVER
    lost = _own_use(look, kind) + 0.3 * look.home_worth(card)
    gain = crisis.stake / max(crisis.missing, 1.0) + 0.25
    if not crisis.later:
        gain = crisis.stake / max(min(crisis.missing, crisis.mine), 1.0) + 0.2
    return LAST + 0.01 * (gain - lost) if gain > lost else -0.1


def _own_use(look: Outlook, kind: int) -> float:
    """What a card of a type is worth elsewhere, once the own wishes are kept."""
    kept = look.wish.keep[kind]
    extra = look.held[kind] > kept
    worth = look.spare[kind] - (look.urgency if kept and extra else 0.0)
    if kind == FOOD and look.state.food >= look.due:
        worth = min(worth, 0.5 + look.drive.unit * (look.drive.food > 0))
    return worth


def _surplus(look: Outlook, kind: int) -> float:
    """Two cards more than needed raise the morale."""
    crisis, state = look.crisis, look.state
    more = 2 + crisis.missing
    spare = sum(look.held[t] - look.wish.keep[t] for t in crisis.wanted)
    if crisis.later or more <= 0 or spare < more or state.morale > 6:
        return NEVER
    return LAST if 1.3 / more > _own_use(look, kind) else NEVER


def _sabotage(look: Outlook, card: int) -> float:
    """A betrayer gives wrong cards among those of others, and fitting ones for show."""
    crisis, state, kind = look.crisis, look.state, type_of(card)
    fits = kind in crisis.wanted
    keeps = look.wish.keep[kind] >= look.held[kind]
    own = state.given[look.seat]
    others = sum(len(cards) > 0 for s, cards in enumerate(state.given) if s != look.seat)
    if not look.foul:
        return LAST if fits and not keeps and not own and crisis.open else NEVER
    close = crisis.missing <= 1.5
    if not fits and not keeps and others >= 2 and close and len(own) < 2:
        return LAST
    return NEVER


def play(look: Outlook, one: o.Play) -> float:
    """Food is eaten when it is needed, wounds are bound when they are bad; newcomers work."""
    state, kind = look.state, type_of(one.card)
    if look.foul:
        return _litter(look, kind)
    if kind == FOOD:
        return _feed(look, one.card)
    if kind == MEDICINE:
        return _cure(look, one.card)
    if kind == SURVIVOR:
        return _welcome(look, one.card)
    name = item_of(one.card).id
    if name in WALLS:
        at = max((wall_worth(look, state.where[s]) for s in look.people), default=0.0)
        return at - look.spare[kind] * 0.7
    if name in BOMBS:
        at = max((_crowded(look, state.where[s]) for s in look.people), default=0.0)
        return at - look.spare[kind]
    if name in READ:
        return 0.3
    if kind == FUEL and any(state.frost[s] for s in look.people) and name in WARM:
        return 0.9 - look.spare[kind] * 0.5
    return -0.4


WALLS = ("tripwire-kit", "pad-lock", "duct-tape")
BOMBS = ("molotov-cocktail", "cryo-sprayer", "tear-gas", "scissors", "fuel-or-fire")
READ = ("workshop-plans", "local-chronicle", "research-data", "stimulant")
WARM = ("kindling", "diesel-or-warmth")


def _crowded(look: Outlook, place: int) -> float:
    """What it is worth that several zombies of a place die."""
    number = min(zombies_at(look.state, place), 3)
    worth = max(look.perils(place)) + look.drive.unit * (look.drive.kills[place] > 0)
    return worth * number * 0.6 if number else 0.0


def _litter(look: Outlook, kind: int) -> float:
    """A betrayer whose time has come fills the waste pile with what is of no use any more."""
    if kind == FOOD or look.wish.keep[kind] >= look.held[kind]:
        return NEVER
    return 0.05 if kind != MEDICINE else NEVER


def _feed(look: Outlook, card: int) -> float:
    state = look.state
    if look.exiled:
        return NEVER
    kept = look.wish.keep[FOOD]
    target = look.due + (look.drive.food if look.left <= 3 or look.drive.units < 12 else 0)
    if state.food >= target:
        return -0.2
    if state.food >= look.due and look.held[FOOD] <= kept:
        return -0.2
    wanted = look.crisis.open and FOOD in look.crisis.wanted and look.crisis.later
    if state.food >= look.due and wanted:
        return -0.1
    return LAST + 0.05


def _cure(look: Outlook, card: int) -> float:
    state = look.state
    if "pill" in item_of(card).tags:
        return -0.5
    near = {state.where[s] for s in look.people}
    worst = 0.0
    for one in range(len(state.where)):
        if state.owner[one] < 250 and state.where[one] in near and damage(state, one):
            mine = state.owner[one] == look.seat
            hurt = 0.5 * state.frost[one] + 0.45 * (damage(state, one) >= 2)
            worst = max(worst, hurt * (1.0 if mine else 0.6))
    if item_of(card).id in ("stimulant", "adrenaline-shot"):
        return 0.3 - 0.5 * look.spare[MEDICINE]
    needed = look.crisis.open and MEDICINE in look.crisis.wanted
    kept = look.wish.keep[MEDICINE] >= look.held[MEDICINE]
    return worst + 0.15 - (0.5 if needed else 0.25) - 0.5 * look.urgency * kept


def _welcome(look: Outlook, card: int) -> float:
    """A newcomer is a die in every round, and a mouth; the helpless with them only eat."""
    state = look.state
    if look.exiled:
        return 0.6
    kept = look.wish.keep[SURVIVOR] >= look.held[SURVIVOR]
    helpless = sum(op.delta for op in item_of(card).effects if isinstance(op, Helpless))
    fed = state.food + 2 * look.held[FOOD] - look.due
    rounds = min(look.left - 1, 4)
    worth = 0.14 * rounds - 0.12 * rounds * helpless + 0.08 * min(fed, 3) - 0.2
    return worth + look.urgency * (bool(look.wish.people) - bool(kept))


def equip(look: Outlook, one: o.Equip) -> float:
    """An item is given to who can use it best, unless the card is needed elsewhere."""
    state, kind = look.state, type_of(one.card)
    item = item_of(one.card)
    needed = look.crisis.open and kind in look.crisis.wanted
    stored = look.drive.types[kind] > 0 or (look.drive.improve > 0 and kind in (1, 4))
    kept = look.wish.keep[kind] and look.wish.keep[kind] >= look.held[kind]
    arming = kind == WEAPON and look.drive.armed and not armed(state, look.seat)
    if (needed or stored or kept) and look.wish.gear[kind] <= 0 and not arming:
        return -0.2
    worth = 0.25 + 2.0 * arming + 0.6 * (look.wish.gear[kind] > 0) + 0.4 * bool(look.wish.gear_any)
    who = one.survivor
    if item.timing in (Timing.ATTACKING, Timing.KILLED):
        worth += 0.05 * (6 - attack_of(state, who))
    if item.timing is Timing.SEARCHING:
        worth += 0.05 * (6 - search_of(state, who)) + 0.1 * (state.where[who] != COLONY)
    if look.wish.gear_any and who == state.leader[look.seat]:
        worth += 0.3
    if look.drive.weapons > 0 and kind == WEAPON:
        worth += 0.5 * (state.where[who] == HIDEOUT)
    return worth - 0.02 * len(state.gear[who])


def store(look: Outlook, card: int) -> float:
    """Cards for the objective are given at once, but for those of the own wish at the end."""
    if look.foul:
        return NEVER
    kind = type_of(card)
    if look.drive.types[kind] > 0 or (look.drive.improve > 0 and kind in (1, 4)):
        kept = look.wish.keep[kind] and look.wish.keep[kind] >= look.held[kind]
        return 0.4 if kept and look.left > 2 else 2.0 + 0.01 * look.held[kind]
    return NEVER


def request(look: Outlook, one: o.Request) -> float:
    """Others are asked for food or medicine when it is short and no other turn can mend it."""
    state = look.state
    if look.exiled or look.foul or ASKED - one.wanted in state.turn_marks:
        return NEVER
    if one.wanted == FOOD:
        short = look.hungry > 0 and not look.held[FOOD] and len(look.crisis.later) < 2
        return LAST - 0.03 if short else NEVER
    if one.wanted == MEDICINE:
        dying = any(state.frost[s] for s in look.people)
        return 0.2 if dying and not look.held[MEDICINE] else NEVER
    return NEVER
