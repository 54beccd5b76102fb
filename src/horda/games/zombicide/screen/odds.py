"""The odds of an attack, worked out exactly before any die is rolled."""

from collections.abc import Callable
from math import comb
from typing import Any

from msgspec import Struct
from msgspec.structs import replace

from horda.core.decisions import Option, Pass
from horda.core.game import Game
from horda.core.hooks import HookIndex
from horda.core.rulebook import cites
from horda.core.windows import Reactions
from horda.games.zombicide.modules.cars import help_card, in_front
from horda.games.zombicide.modules.mission_rules.cars_blown_up import HitCar
from horda.games.zombicide.modules.skills.support_options import Reflex
from horda.games.zombicide.modules.skills.wield import owns
from horda.games.zombicide.rules.actors import is_survivor, targets_in
from horda.games.zombicide.rules.assault import accuracy
from horda.games.zombicide.rules.attack import DECLARES, Attack, PlannedAttack
from horda.games.zombicide.rules.fire import WILD
from horda.games.zombicide.rules.options import Melee, RunOver, Shoot
from horda.games.zombicide.rules.people import carried, pay
from horda.games.zombicide.rules.points import (
    CAN_BE_HIT,
    COUNTED,
    DAMAGE,
    DECLARED,
    DICE,
    EXTRA_DICE,
    FIXED_DICE,
    FREE_TARGETS,
    OTHER_DICE,
    PLANS,
    REAPS,
    ROLL_BONUS,
    SET_DAMAGE,
    SIX_DICE,
    SPARES_FRIENDS,
)
from horda.games.zombicide.rules.refusals import member
from horda.games.zombicide.rules.slots import attached
from horda.games.zombicide.rules.state import MELEE, NONE, RANGED, ZState
from horda.games.zombicide.screen.chances import (
    FACES,
    MOST_DICE,
    RARE,
    Counted,
    Known,
    Odds,
    Plan,
    Roll,
    both,
    rerolled,
    spread,
    sum_up,
    with_sixes,
)
from horda.games.zombicide.screen.perils import Trial

ATTACKS = (Melee, Shoot, Reflex, RunOver, HitCar)
"""The options whose chances are told."""
LUCKY = "lucky"


@cites("Z2-INTER-01", "Z2-EQUIP-06", "Z2-SKILL-04", "Z2-SKILL-17", "Z2-SKILL-58", "Z2-FF-01")
def odds(state: ZState, hooks: HookIndex, who: int, option: Melee | Shoot) -> Odds:
    """Returns the chances of an attack that is offered to a Survivor now.

    Hits go where the order allows to the Zombies that bring most adrenaline. Re-rolls are used
    where they raise the mean of kills (dice for sixes, and those that are never rolled again, not
    counted). Of two numbers of dice the larger is chosen. Dice for sixes are followed until they
    are rarer than one in a billion.
    """
    return odds_of(state, hooks, declared(state, who, option))


def declared(state: ZState, who: int, option: Melee | Shoot | Reflex) -> Attack:
    """Returns the attack that an option stands for."""
    if isinstance(option, Reflex):
        window = state.stack[-1]
        assert isinstance(window, Reactions)
        assert isinstance(window.context, tuple)
        me, zone = member(state, option.who), window.context[0]
        assert isinstance(zone, int)
        return Attack(me, option.mode, zone, option.card, option.second)
    if isinstance(option, Shoot):
        return Attack(who, "ranged", option.zone, option.card, option.second)
    return Attack(who, "melee", state.people[who].zone, option.card, option.second)


def odds_of(state: ZState, hooks: HookIndex, attack: Attack) -> Odds:
    """Returns the chances of an attack."""
    if attack.burns(state):
        return _burnt(state, attack.zone)
    paid = state.clone()
    if _before_roll(state) is None:  # Escalation counts this attack too
        pay(paid, attack.who, MELEE if attack.mode == "melee" else RANGED, 0)
    paid.foresee(attack)
    known = known_of(paid, hooks, attack)
    rolled = rerolled(known, spread(known.dice, known.hit_faces, known.six_faces))
    fixed = hooks.query(FIXED_DICE, paid, attack, 0)
    if fixed:
        rolled = both(rolled, spread(fixed, known.hit_faces, known.six_faces))
    found = sum_up(known, with_sixes(known, rolled) if known.more else rolled)
    if not fixed:
        return found
    return replace(found, dice=known.dice + fixed, broken=breaking(attack, fixed))


def breaking(attack: Attack, fixed: int) -> tuple[tuple[int, float], ...]:
    """Returns how many weapons dice that are never rolled again may break, if nobody mends them."""
    used = 1 + (attack.second != NONE)
    found: dict[int, float] = {}
    for breaks in range(fixed + 1):
        chance = comb(fixed, breaks) * (FACES - 1) ** (fixed - breaks) / FACES**fixed
        lost = min(breaks, used)
        found[lost] = found.get(lost, 0.0) + chance
    return tuple(sorted(found.items()))


def odds_now(game: Game[ZState], state: ZState, seat: int) -> dict[str, Struct]:
    """Returns the chances and perils of every attack offered to a seat, by the option's key."""
    who = getattr(state.stack[-1], "who", NONE) if state.stack else NONE
    hooks, trial = game.hooks(state), Trial(game, state)
    found: dict[str, Struct] = {}
    for choice in state.open:
        for option in choice.options if choice.seat == seat else ():
            if isinstance(option, RunOver):
                found[game.key(state.config, option)] = _by_car(state, hooks, trial, option.zone)
            elif isinstance(option, HitCar):
                zone = state.cars[option.car].zone
                blast = replace(_burnt(state, zone), perils=trial.burns(zone))
                found[game.key(state.config, option)] = blast
            elif (attack := _meant(state, who, option)) is not None:
                found[game.key(state.config, option)] = _warned(state, hooks, trial, attack)
    return found


def _meant(state: ZState, who: int, option: Option) -> Attack | None:
    """Returns the attack that an option stands for, or None; whoever passes attacks as planned."""
    if isinstance(option, Melee | Shoot | Reflex):
        return declared(state, who, option)
    if isinstance(option, Pass):
        return _before_roll(state)
    found = DECLARES.get(type(option))
    return found(state, who, option) if found is not None else None


def _before_roll(state: ZState) -> Attack | None:
    """Returns the attack whose declaration may still be answered."""
    window, attack = (None, None, *state.stack)[-1], (None, None, *state.stack)[-2]
    if isinstance(window, Reactions) and window.hook == DECLARED.name:
        return attack if isinstance(attack, Attack) else None
    return None


def _warned(state: ZState, hooks: HookIndex, trial: Trial, attack: Attack) -> Odds:
    """Adds what an attack may do to friends, and whether it is good for anything."""
    found = odds_of(state, hooks, attack)
    found = replace(found, plans=_plans(state, hooks, attack))
    useful = _kills(found) or any(one.kill for one in found.plans) or trial.wanted(attack)
    if attack.burns(state):
        return replace(found, useful=useful, perils=trial.burns(attack.zone))
    friends = in_the_way(state, hooks, attack)
    return replace(found, useful=useful, perils=trial.misses(friends, _worst(found)))


def _plans(state: ZState, hooks: HookIndex, attack: Attack) -> tuple[Plan, ...]:
    """Returns the chances of what else may be declared."""
    if PLANS not in hooks.uses or _before_roll(state) is not None:
        return ()
    found = []
    for one in hooks.query(PLANS, state, attack, ()):
        odds = odds_of(state, hooks, one)
        kill = sum(chance for fallen, chance in odds.kills if any(fallen))
        risk = sum(chance for lost, chance in odds.broken if lost)
        aim = one.aim if isinstance(one, PlannedAttack) else NONE
        name = one.used[-1] if aim == NONE and one.used else ""
        found.append(Plan(aim, kill, name, odds.expected_kills, risk))
    return tuple(found)


@cites("Z2-CAR-13", "Z2-CAR-14")
def _by_car(state: ZState, hooks: HookIndex, trial: Trial, zone: int) -> Odds:
    """Returns the chances of a car's attack, which no skill changes, and its perils."""
    line = help_card(state.box).attack
    walking = [*in_front(state, hooks, zone)]
    known = Known(
        box=state.box,
        dice=line.dice,
        damage=(line.damage,) * (line.dice + 1),
        standing=tuple(state.zombies[zone * state.kinds : zone * state.kinds + state.kinds]),
        free=False,
        reaps=False,
        friends=bool(walking),
        hit_faces=FACES + 1 - line.accuracy,
        six_faces=1,
        more=0,
        rerolls=0,
    )
    found = sum_up(known, spread(line.dice, known.hit_faces, known.six_faces))
    perils = trial.misses(walking, _worst(found), by_car=True)
    return replace(found, useful=_kills(found), perils=perils)


def _kills(found: Odds) -> bool:
    return any(sum(fallen) for fallen, chance in found.kills if chance)


def _worst(found: Odds) -> int:
    """Returns the most Wounds that are not too rare to speak of."""
    return max((wounds for wounds, chance in found.wounds if chance > RARE), default=0)


@cites("Z2-MOLOTOV-02", "Z2-ABOM-08")
def _burnt(state: ZState, zone: int) -> Odds:
    standing = state.zombies[zone * state.kinds : zone * state.kinds + state.kinds]
    wild = [state.box.zombies[kind].special == WILD and n > 0 for kind, n in enumerate(standing)]
    fallen = tuple(n if w or not any(wild) else 0 for n, w in zip(standing, wild, strict=True))
    there = () if any(wild) else targets_in(state, zone)
    lost = sum(state.people[who].health if is_survivor(who) else 1 for who in there)
    return Odds(0, ((0, 1.0),), ((fallen, 1.0),), ((lost, 1.0),))


def known_of(state: ZState, hooks: HookIndex, frame: Attack) -> Known:
    """Returns the numbers of an attack that do not change with its dice."""
    blow = frame.blow(state)
    printed = max(blow.dice, hooks.query(OTHER_DICE, state, blow, 0))
    each = hooks.query(DICE, state, blow, printed)
    dice = each * (2 if frame.second >= 0 else 1) + hooks.query(EXTRA_DICE, state, blow, 0)
    more = hooks.query(SIX_DICE, state, blow, 0)
    damage = []
    fixed = hooks.query(FIXED_DICE, state, frame, 0)
    # A card that gave dice may have been spent while they lie there.
    most = MOST_DICE if more else max(dice, len(frame.dice)) + fixed
    for sixes in range(most + 1):
        seen = replace(blow, sixes=sixes)
        base = hooks.query(SET_DAMAGE, state, seen, blow.damage)
        damage.append(hooks.query(DAMAGE, state, seen, base))
    hit_faces, six_faces = _faces(state, hooks, frame)
    return Known(
        box=state.box,
        dice=dice,
        damage=tuple(damage),
        standing=tuple(
            state.zombies[frame.zone * state.kinds : frame.zone * state.kinds + state.kinds]
        ),
        free=frame.mode == "melee" or hooks.query(FREE_TARGETS, state, blow, False),
        reaps=hooks.query(REAPS, state, blow, False),
        friends=bool(in_the_way(state, hooks, frame)),
        hit_faces=hit_faces,
        six_faces=six_faces,
        more=more,
        rerolls=_rerolls(state, frame),
        count=_counter(state, hooks, frame, damage) if COUNTED in hooks.uses else None,
        aim=frame.aim if isinstance(frame, PlannedAttack) else NONE,
    )


class _Look:
    """What pieces look at who change what was counted: the state, as on the table."""

    def __init__(self, state: ZState) -> None:
        self.state = state


def _counter(
    state: ZState, hooks: HookIndex, frame: Attack, damage: list[int]
) -> Callable[[Roll], Counted]:
    """Returns how a roll counts once the pieces in force have changed it."""
    run: Any = _Look(state)

    def count(roll: Roll) -> Counted:
        dice, hits, sixes = roll
        made = replace(frame, dice=(1,) * dice, hits=hits, misses=dice - hits, damage=damage[sixes])
        for use in hooks.on(COUNTED):
            made = use.fn(run, made) or made
        own = made.damage_of_misses
        return made.hits, made.damage, made.misses, own

    return count


def in_the_way(state: ZState, hooks: HookIndex, frame: Attack) -> list[int]:
    """Lists the actors whom misses hit."""
    if frame.mode == "melee" or hooks.query(SPARES_FRIENDS, state, frame.blow(state), False):
        return []
    others = [i for i in targets_in(state, frame.zone) if i != frame.shooter]
    return [i for i in others if hooks.query(CAN_BE_HIT, state, i, True)]


def _faces(state: ZState, hooks: HookIndex, frame: Attack) -> tuple[int, int]:
    """Counts the faces of a die that hit, and those that count as a 6."""
    bonus = hooks.query(ROLL_BONUS, state, frame.blow(state), 0)
    needed = accuracy(state, hooks, frame)
    raised = bonus if state.config.raised_six_counts else 0
    faces = range(1 + state.ones_miss, FACES + 1)
    hits = sum(min(FACES, face + bonus) >= needed for face in faces)
    return hits, sum(face + raised >= FACES for face in faces)


def _rerolls(state: ZState, frame: Attack) -> int:
    """Counts the times all dice may be rolled again: an ammo card, and the skill Lucky."""
    ammo = state.box.cards[frame.card].ammo if frame.card >= 0 else "none"
    cards = _at_hand(state, frame)
    # What is attached serves the weapon in any attack, a card that lies in the pack only shots.
    fits = ammo != "none" and (frame.mode == "ranged" or bool(state.box.slots.attached))
    by_card = fits and any(state.box.cards[card].rerolls == ammo for card in cards)
    return int(by_card) + owns(state, frame.blow(state), LUCKY)


def _at_hand(state: ZState, frame: Attack) -> tuple[int, ...]:
    """Returns the cards that can help: all, or what is attached where that is how it is done."""
    slots = state.people[frame.who].slots
    if not state.box.slots.attached:
        return tuple(carried(state.people[frame.who]))
    used = [card for card in (frame.card, frame.second) if card != NONE and card in slots]
    return tuple(one for card in used for one in attached(state.box, slots, slots.index(card)))
