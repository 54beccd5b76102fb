"""Hook points: the places where skills and Missions step into the rules.

A skill is a `Piece` in `skills/`; it is in force while any Survivor has it, and its functions
check themselves whom it concerns.
"""

from horda.core.decisions import Option
from horda.core.hooks import Query, Replace, Trigger, Window
from horda.games.zombicide.context import Blow, Hurt

OFFERS: Query[int, list[Option]] = Query("offers")
"""Further options of the Survivor (the context) whose turn it is; a piece appends to the list."""
ACTIONS: Query[int, int] = Query("actions")
"""How many Actions a Survivor has at the start of its turn."""
DICE: Query[Blow, int] = Query("dice")
"""How many dice each weapon of an attack rolls (before the dice of a pair are added up)."""
EXTRA_DICE: Query[Blow, int] = Query("extra-dice")
"""Dice added once to the whole attack."""
ROLL_BONUS: Query[Blow, int] = Query("roll-bonus")
DAMAGE: Query[Blow, int] = Query("damage")
MAX_RANGE: Query[Blow, int] = Query("max-range")
MIN_RANGE: Query[Blow, int] = Query("min-range")
COUNTS_DUAL: Query[Blow, bool] = Query("counts-dual")
FREE_TARGETS: Query[Blow, bool] = Query("free-targets")
"""The shooter chooses targets freely instead of by their order."""
SPARES_FRIENDS: Query[Blow, bool] = Query("spares-friends")
"""Misses of the attack hit nobody."""
CAN_BE_HIT: Query[int, bool] = Query("can-be-hit")
"""A Survivor (the context) can be hit by friendly fire."""
REROLLS: Window[tuple[int, ...]] = Window("rerolls")
"""After the dice are rolled: (who,)."""
AFTER_ATTACK: Window[tuple[int, ...]] = Window("after-attack")
"""After an attack is over: (who, zone, killed)."""
ROLLED: Trigger[int] = Trigger("rolled")
"""Dice were rolled and re-rolled; extra dice may be added by amending the attack below."""
ZONE_EMPTIED: Trigger[int] = Trigger("zone-emptied")
"""The last Zombie of a Zone (the context) was eliminated."""
SPAWNED: Window[tuple[int, ...]] = Window("spawned")
"""A Zombie card put Zombies down, before any Rush: (zone, kind, count)."""
SEARCH_CARDS: Query[int, int] = Query("search-cards")
SEARCH_AGAIN: Query[int, bool] = Query("search-again")
SEARCH_ZONE: Query[int, bool] = Query("search-zone")
"""A Survivor may Search where it stands."""
DREW: Window[tuple[int, ...]] = Window("drew")
"""An equipment card was drawn, before it is looked at by the rules: (who, card, deck)."""
KEPT: Trigger[tuple[int, int]] = Trigger("kept")
"""A searched card was put into the inventory: (who, card)."""
MOVE_COST: Query[int, int] = Query("move-cost")
"""Extra Actions for leaving a Zone with Zombies."""
MOVE_ZONES: Query[int, int] = Query("move-zones")
"""How many Zones one Move Action may go."""
IGNORES_ZOMBIES: Query[int, bool] = Query("ignores-zombies")
"""Zombies do not end the Survivor's Move."""
OPENS_DOORS: Query[int, bool] = Query("opens-doors")
"""A Survivor opens doors without a tool, silently."""
HURT: Replace[Hurt] = Replace("hurt")
"""A Survivor is about to take Wounds."""
SIGHT: Query[int, bool] = Query("sight")
"""A Survivor sees through whole buildings."""
HAND_SLOTS: Query[int, int] = Query("hand-slots")
"""How many slots, from the first, count as Hands."""
ROUND_ENDS: Trigger[None] = Trigger("round-ends")
EXTRA_ACTIVATION: Trigger[int] = Trigger("extra-activation")
"""An extra activation card was drawn (the kind is the context), before the Zombies act."""
MAY_ESCAPE: Query[int, bool] = Query("may-escape")
FIGHTS: Query[int, bool] = Query("fights")
"""A Survivor may take Combat Actions where it stands."""
"""The Mission lets a Survivor leave the board now."""
