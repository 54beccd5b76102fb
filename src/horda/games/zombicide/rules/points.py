"""Hook points: the places where skills and Missions step into the rules.

A skill is a `Piece` in `skills/`; it is in force while any Survivor has it, and its functions
check themselves whom it concerns.
"""

from typing import TYPE_CHECKING

from horda.core.decisions import Option
from horda.core.game import Refusal
from horda.core.hooks import Query, Replace, Trigger, Window
from horda.games.zombicide.rules.context import Blow, Fall, Hurt

if TYPE_CHECKING:
    from horda.games.zombicide.rules.attack import Attack
from horda.games.zombicide.rules.questions import question

question("react-after-attack", "Z2-SKILL-53")
question("react-declared", "Z2-SKILL-G4")
question("react-drew", "Z2-SKILL-32")
question("react-rerolls", "Z2-EQUIP-10")
question("react-spawned", "Z2-SKILL-18", "Z2-SKILL-25")
question("react-wounds", "Z2-SKILL-52")

OFFERS: Query[int, list[Option]] = Query("offers")
"""Further options of the Survivor (the context) whose turn it is; a piece appends to the list."""
ACTIONS: Query[int, int] = Query("actions")
"""How many Actions a Survivor has at the start of its turn."""
DICE: Query[Blow, int] = Query("dice")
"""How many dice each weapon of an attack rolls (before the dice of a pair are added up)."""
OTHER_DICE: Query[Blow, int] = Query("other-dice")
"""The number that may replace the dice printed on each weapon; 0: none."""
EXTRA_DICE: Query[Blow, int] = Query("extra-dice")
"""Dice added once to the whole attack."""
FIXED_DICE: Query["Attack", int] = Query("fixed-dice")
"""Dice rolled beside the others that nobody may roll again."""
DECLARED: Window[tuple[int, ...]] = Window("declared")
"""An attack is declared, before any die: (who, zone); the Attack is below."""
ACCURACY: Query[Blow, int] = Query("accuracy")
"""What each die must show."""
COUNTED: Replace["Attack"] = Replace("counted")
"""Hits and misses are counted; the Attack goes on as a piece leaves it."""
PLANS: Query["Attack", "tuple[Attack, ...]"] = Query("plans")
"""Other ways in which an attack can be made, for its odds; the declaration asks for one."""
TARGETS: Query["Attack", list[int]] = Query("targets")
"""The kinds of Zombies that the next hit may be assigned to."""
ATTACK_MADE: Trigger["Attack"] = Trigger("attack-made")
"""The weapon has done its work and its noise; the frames of a piece come before what follows."""
ROLL_BONUS: Query[Blow, int] = Query("roll-bonus")
SET_DAMAGE: Query[Blow, int] = Query("set-damage")
"""The Damage that a skill puts in the place of the printed one; bonuses come afterwards."""
DAMAGE: Query[Blow, int] = Query("damage")
PRIZE: Query[tuple["Attack", int], int] = Query("prize")
"""Adrenaline beside that of the kill for whoever kills one of a kind: (the Attack, kind)."""
MAX_RANGE: Query[Blow, int] = Query("max-range")
OWN_ZONE: Query[Blow, bool] = Query("own-zone")
"""The own Zone may be shot at, whatever the minimum Range."""
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
SIX_DICE: Query[Blow, int] = Query("six-dice")
"""Extra dice for each 6, after all re-rolls."""
REAPS: Query[Blow, bool] = Query("reaps")
"""One hit of the attack may eliminate a second Zombie of its kind."""
IMPROVISES: Query[Blow, bool] = Query("improvises")
"""An attack of this mode may be made without a weapon and without paying."""
ATTACK_COST: Query[Blow, int] = Query("attack-cost")
"""What an attack costs; 0 where a skill pays for it."""
ATTACK_PAID: Trigger[Blow] = Trigger("attack-paid")
"""An attack that costs nothing is made: the skill that pays marks itself as used."""
ZONE_EMPTIED: Trigger[int] = Trigger("zone-emptied")
"""The last Zombie of a Zone (the context) was eliminated."""
SPAWNING: Trigger[tuple[int, int]] = Trigger("spawning")
"""A Zombie card is about to put Zombies down: (zone, card)."""
PLACED: Trigger[tuple[int, int, int]] = Trigger("placed")
"""Zombies were put down: (zone, kind, count); it changes the board at once, without a frame."""
SHORTAGE: Trigger[tuple[int, int]] = Trigger("shortage")
"""Figures ran out: (zone, kind); the frames of a piece come instead of all of the kind acting."""
CARD_DONE: Trigger[tuple[int, int]] = Trigger("card-done")
"""A Zombie card was resolved to the end: (zone, card)."""
SPAWNED: Window[tuple[int, ...]] = Window("spawned")
"""A Zombie card put Zombies down, before any Rush: (zone, kind, count)."""
SEARCH_CARDS: Query[int, int] = Query("search-cards")
SEARCH_DECK: Query[int, str] = Query("search-deck")
"""The deck a Survivor draws from where it stands."""
SEARCH_AGAIN: Query[int, bool] = Query("search-again")
SEARCH_ZONE: Query[int, bool] = Query("search-zone")
"""A Survivor may Search where it stands."""
NO_SEARCH: Query[int, Refusal] = Query("no-search")
"""Why a Survivor may not Search where it stands."""
DREW: Window[tuple[int, ...]] = Window("drew")
"""An equipment card was drawn, before it is looked at by the rules: (who, card)."""
THROWN: Trigger[Blow] = Trigger("thrown")
"""A Molotov was discarded for an attack."""
RELOAD_COST: Query[int, int] = Query("reload-cost")
FOUND: Trigger[tuple[int, int]] = Trigger("found")
"""A card was found by a Search, before it is put anywhere: (who, card)."""
STEP: Query[tuple[int, int, int], Refusal | None] = Query("step")
"""What a piece has against a Survivor's step between two open Zones: (who, from, to)."""
SHUNNED: Query[int, int] = Query("shunned")
"""The mask of Zones that a Survivor on a way of its own choice passes only where it must."""
MOVED: Trigger[tuple[int, int]] = Trigger("moved")
"""A Survivor has stepped into a Zone: (who, the Zone it came from).

The frames of a piece come before it goes on; at the end of a Move, or where a skill moves it, a
piece has to find another moment."""
MOVE_OVER: Trigger[int] = Trigger("move-over")
"""A Survivor (the context) has gone all the way of a Move."""
ARRANGED: Trigger[tuple[int, int]] = Trigger("arranged")
"""Cards were arranged or traded: (who, the other one or -1); without a frame."""
SEARCH_BEGINS: Trigger[int] = Trigger("search-begins")
"""A Survivor (the context) has paid for a Search; the frames of a piece come before the cards."""
WALKED: Trigger[tuple[int, int, int]] = Trigger("walked")
"""An ordinary Move Action is over: (who, the Zone it began in, the first Zone it entered)."""
NOISY: Trigger[int] = Trigger("noisy")
"""A Survivor has made Noise as an Action."""
USABLE: Query[tuple[int, int, str], Refusal | None] = Query("usable")
"""What a piece has against using a weapon in Hand for a kind of attack: (who, card, mode)."""
STAYS: Query[tuple[int, int], bool] = Query("stays")
"""A card must stay in its slot: (who, slot)."""
DISCARDED: Trigger[int] = Trigger("discarded")
"""A card lies on a pile of discards; it changes things at once, without a frame."""
LEARNS: Query[int, list[Option]] = Query("learns")
"""The skills a Survivor may choose from at the level it just reached, or none of them."""
FUEL: Query[tuple[int, int], int] = Query("fuel")
"""The card that is discarded for an attack that burns a Zone: (who, weapon)."""
SPRUNG: Trigger[tuple[int, int]] = Trigger("sprung")
"""A card that brings Zombies was drawn: (who, card); its frames come instead of a figure here."""
TURN_BEGINS: Trigger[int] = Trigger("turn-begins")
"""A Survivor's turn begins, its Actions counted; the frames of a piece come first."""
MOVE_COST: Query[int, int] = Query("move-cost")
"""Extra Actions for leaving a Zone with Zombies."""
MOVE_ZONES: Query[int, int] = Query("move-zones")
"""How many Zones one Move Action may go."""
IGNORES_ZOMBIES: Query[int, bool] = Query("ignores-zombies")
"""Zombies do not end the Survivor's Move."""
OPENS_DOORS: Query[int, bool] = Query("opens-doors")
"""A Survivor opens doors without a tool, silently."""
WOUNDS: Window[tuple[int, ...]] = Window("wounds")
"""Wounds are about to fall, after HURT: (who,); how many says the Share below."""
HURT: Replace[Hurt] = Replace("hurt")
"""A Survivor is about to take Wounds."""
FALLS: Replace[Fall] = Replace("falls")
"""An actor is about to be eliminated, and the game lost; None: something else became of it."""
ENDURES: Query[int, int] = Query("endures")
"""How many Wounds eliminate an actor that has no dashboard: 1, unless something else says more."""
SIGHT: Query[int, bool] = Query("sight")
"""A Survivor sees through whole buildings."""
HAND_SLOTS: Query[int, int] = Query("hand-slots")
"""How many slots, from the first, count as Hands."""
ZOMBIES_NEXT: Trigger[None] = Trigger("zombies-next")
"""The Players' Phase is over, and the Zombies' Phase about to begin."""
END_BEGINS: Trigger[None] = Trigger("end-begins")
"""The End Phase begins, before Noise goes; it changes things at once, without a frame."""
ROUND_ENDS: Trigger[None] = Trigger("round-ends")
"""The End Phase, once Noise is gone and weapons are loaded."""
TOKEN_PASSES: Trigger[None] = Trigger("token-passes")
"""The First Player token is about to pass on; it changes things at once, without a frame."""
ROUND_OVER: Trigger[None] = Trigger("round-over")
"""The very end of the End Phase."""
SPAWN_STEP: Trigger[None] = Trigger("spawn-step")
"""The Spawn step begins; cards may be put into the SpawnStep below."""
EXTRA_ACTIVATION: Trigger[int] = Trigger("extra-activation")
"""An extra activation card was drawn (the kind is the context), before the Zombies act."""
BURNED: Trigger[tuple[int, int]] = Trigger("burned")
"""A Molotov took effect: (who threw it, zone); not where the Abominawild took it upon itself."""
ESCAPED: Trigger[int] = Trigger("escaped")
"""A Survivor (the context) has left the board; it changes things at once, without a frame."""
OBJECTIVE_TAKEN: Trigger[tuple[int, int]] = Trigger("objective-taken")
"""An Objective was taken and its adrenaline counted: (who, colour)."""
ACTS: Trigger[tuple[int, Option]] = Trigger("acts")
"""A Survivor is about to act: (who, what); frames come only after what is done in a reaction."""
TURN_ENDS: Trigger[int] = Trigger("turn-ends")
"""A Survivor's turn is over; it changes things at once, without a frame."""
INTERLUDE: Query[int, bool] = Query("interlude")
"""Something comes before the next Action of a Survivor (the context) whose turn it is."""
PAUSE: Trigger[int] = Trigger("pause")
"""It comes now."""
LEVELLED: Trigger[int] = Trigger("levelled")
"""A Survivor (the context) has reached a level below Red for the first time."""
LEARNED: Trigger[tuple[int, int]] = Trigger("learned")
"""A Survivor has learned a skill: (who, skill); it changes things at once, without a frame."""
RED_REACHED: Trigger[int] = Trigger("red-reached")
"""A Survivor (the context) has reached the Red level for the first time."""
READY: Trigger[None] = Trigger("ready")
"""Everything is laid out and dealt, and the first round is about to begin."""
MISSION_ACTIONS: Query[int, list[Option]] = Query("mission-actions")
"""The Actions of a Survivor (the context), to which a Mission adds its own or takes some away."""
MAY_OPEN: Query[tuple[int, int], bool] = Query("may-open")
"""A Survivor may open a door that is neither open nor locked by its colour: (who, door)."""
ACTIVATED: Trigger[tuple[tuple[int, int, int], ...]] = Trigger("activated")
"""Zombies are about to act: each group as (zone, kind, count); not the Runners' second Action."""
ACTIVATED_AGAIN: Trigger[tuple[tuple[int, int, int], ...]] = Trigger("activated-again")
"""The same for their second Action."""
DOOR_OPENED: Trigger[tuple[int, int]] = Trigger("door-opened")
"""A Survivor opened a door: (who, door); Missions take notes before the building spawns."""
BARS: Query[tuple[int, int], bool] = Query("bars")
"""Something keeps a door shut that a Survivor has just tried to open: (who, door)."""
DOOR_BARRED: Trigger[tuple[int, int]] = Trigger("door-barred")
"""The Action is spent, the noise is made, and the door stays shut: (who, door)."""
SPAWNS_OF: Query[int, bool] = Query("spawns-of")
"""Taking an Objective of a colour (the context) activates the Spawn Zones of that colour."""
KILLED: Trigger[tuple[int, int, int]] = Trigger("killed")
"""Zombies were eliminated: (zone, kind, count); it changes the board at once, without a frame."""
FIGURES: Query[int, int] = Query("figures")
"""How many figures of a kind (the context) the game has."""
MARCH: Replace[tuple[tuple[int, int, int, int], ...]] = Replace("march")
"""Zombies are about to move: each group as (from, to, kind, count); a piece may stop some."""
MARCHED: Trigger[tuple[tuple[int, int, int, int], ...]] = Trigger("marched")
"""Zombies have moved, all at once: each group as (from, to, kind, count)."""
SHOVED: Trigger[tuple[tuple[int, int, int, int], ...]] = Trigger("shoved")
"""A skill has pushed Zombies: each group as (from, to, kind, count); it changes things at once."""
CARE: Query[int, int] = Query("care")
"""The adrenaline that a Medic (the context) gains for each Wound it heals."""
LENT: Query[int, list[Option]] = Query("lent")
"""What an Action given to a Survivor (the context) may be besides the Actions of anybody."""
HIT_OPTIONS: Query[tuple[int, ...], list[Option]] = Query("hit-options")
"""What else a hit of a Ranged attack may be assigned to: (who, zone)."""
HIT_OTHER: Trigger[tuple[int, int, Option]] = Trigger("hit-other")
"""A hit was assigned to something that is no Zombie: (who, zone, what was chosen)."""
TRADES: Query[tuple[int, ...], list[Option]] = Query("trades")
"""Further options while Survivors (the context) arrange their cards; a piece appends."""
FIGHTS: Query[int, bool] = Query("fights")
"""A Survivor may take Combat Actions where it stands."""
REFUSES: Query[tuple[int, Option], Refusal | None] = Query("refuses")
"""What a piece has against a deed that the rules would allow: (who, the option)."""
