"""The odds of an attack, worked out exactly before any die is rolled."""

from functools import lru_cache
from typing import TypeVar

from msgspec import Struct
from msgspec.structs import replace

from horda.core.game import Game
from horda.core.hooks import HookIndex
from horda.core.rulebook import cites
from horda.core.windows import Reactions
from horda.games.zombicide.box.content import Content
from horda.games.zombicide.modules.cars import help_card, on_foot
from horda.games.zombicide.modules.mission_rules.cars_blown_up import HitCar
from horda.games.zombicide.modules.skills.support_options import Reflex
from horda.games.zombicide.modules.skills.wield import owns
from horda.games.zombicide.rules.actors import is_survivor, targets_in
from horda.games.zombicide.rules.assault import accuracy
from horda.games.zombicide.rules.attack import Attack
from horda.games.zombicide.rules.fire import WILD
from horda.games.zombicide.rules.hits import rank
from horda.games.zombicide.rules.options import Melee, RunOver, Shoot
from horda.games.zombicide.rules.people import carried, pay
from horda.games.zombicide.rules.points import (
    CAN_BE_HIT,
    DAMAGE,
    DICE,
    EXTRA_DICE,
    FREE_TARGETS,
    OTHER_DICE,
    REAPS,
    ROLL_BONUS,
    SET_DAMAGE,
    SIX_DICE,
    SPARES_FRIENDS,
)
from horda.games.zombicide.rules.refusals import member
from horda.games.zombicide.rules.state import MELEE, NONE, RANGED, ZState
from horda.games.zombicide.screen.perils import Peril, Trial

ATTACKS = (Melee, Shoot, Reflex, RunOver, HitCar)
"""The options whose chances are told."""
FACES = 6
LUCKY = "lucky"

MOST_DICE = 40
RARE = 1e-9

Roll = tuple[int, int, int]
"""Dice, hits, and dice that came to a 6."""
Spread = dict[Roll, float]
K = TypeVar("K")


class Odds(Struct, frozen=True):
    """What may come of an attack; every list holds pairs of a number and its chance."""

    dice: int
    """Rolled at first, before any dice for sixes."""
    hits: tuple[tuple[int, float], ...]
    kills: tuple[tuple[tuple[int, ...], float], ...]
    """How many of each kind of Zombie (by number) fall, and how likely."""
    wounds: tuple[tuple[int, float], ...]
    """Wounds that misses deal to other Survivors, before skills of theirs.

    A Molotov takes all the Health in its Zone, whoever threw it.
    """
    useful: bool = True
    """A Zombie may fall to it, or something that the Mission lets it hit or burn."""
    perils: tuple[Peril, ...] = ()
    """The friends whom it may hurt, if all goes as badly as it can."""

    @property
    def expected_kills(self) -> float:
        """Returns the mean number of Zombies that fall."""
        return sum(sum(killed) * chance for killed, chance in self.kills)


class Known(Struct, frozen=True):
    """The numbers of an attack that do not change with the dice."""

    box: Content
    dice: int
    damage: tuple[int, ...]
    """By the number of sixes."""
    standing: tuple[int, ...]
    free: bool
    reaps: bool
    friends: bool
    """Misses hit somebody."""
    hit_faces: int
    six_faces: int
    more: int
    """Dice that each 6 brings."""
    rerolls: int


@cites("Z2-INTER-01", "Z2-EQUIP-06", "Z2-SKILL-04", "Z2-SKILL-17", "Z2-SKILL-58", "Z2-FF-01")
def odds(state: ZState, hooks: HookIndex, who: int, option: Melee | Shoot) -> Odds:
    """Returns the chances of an attack that is offered to a Survivor now.

    Hits go where the order allows to the Zombies that bring most adrenaline. Re-rolls are used
    where they raise the mean of kills (dice for sixes not counted). Of two numbers of dice the
    larger is chosen. Dice for sixes are followed until they are rarer than one in a billion.
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
    # Escalation counts this attack too.
    pay(paid, attack.who, MELEE if attack.mode == "melee" else RANGED, 0)
    known = _known(paid, hooks, attack)
    rolled = _rerolled(known, _spread(known.dice, known.hit_faces, known.six_faces))
    return _sum_up(known, _with_sixes(known, rolled) if known.more else rolled)


def odds_now(game: Game[ZState], state: ZState, seat: int) -> dict[str, Struct]:
    """Returns the chances and perils of every attack offered to a seat, by the option's key."""
    who = getattr(state.stack[-1], "who", NONE) if state.stack else NONE
    hooks, trial = game.hooks(state), Trial(game, state)
    found: dict[str, Struct] = {}
    for choice in state.open:
        for option in choice.options if choice.seat == seat else ():
            if isinstance(option, RunOver):
                found[game.key(state.config, option)] = _by_car(state, trial, option.zone)
            elif isinstance(option, HitCar):
                zone = state.cars[option.car].zone
                blast = replace(_burnt(state, zone), perils=trial.burns(zone))
                found[game.key(state.config, option)] = blast
            elif isinstance(option, Melee | Shoot | Reflex):
                attack = declared(state, who, option)
                found[game.key(state.config, option)] = _warned(state, hooks, trial, attack)
    return found


def _warned(state: ZState, hooks: HookIndex, trial: Trial, attack: Attack) -> Odds:
    """Adds what an attack may do to friends, and whether it is good for anything."""
    found = odds_of(state, hooks, attack)
    useful = _kills(found) or trial.wanted(attack)
    if attack.burns(state):
        return replace(found, useful=useful, perils=trial.burns(attack.zone))
    friends = in_the_way(state, hooks, attack)
    return replace(found, useful=useful, perils=trial.misses(friends, _worst(found)))


@cites("Z2-CAR-13", "Z2-CAR-14")
def _by_car(state: ZState, trial: Trial, zone: int) -> Odds:
    """Returns the chances of a car's attack, which no skill changes, and its perils."""
    line = help_card(state.box).attack
    walking = [i for i in targets_in(state, zone) if on_foot(state, i)]
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
    found = _sum_up(known, _spread(line.dice, known.hit_faces, known.six_faces))
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


def _known(state: ZState, hooks: HookIndex, frame: Attack) -> Known:
    blow = frame.blow(state)
    printed = max(blow.dice, hooks.query(OTHER_DICE, state, blow, 0))
    each = hooks.query(DICE, state, blow, printed)
    dice = each * (2 if frame.second >= 0 else 1) + hooks.query(EXTRA_DICE, state, blow, 0)
    more = hooks.query(SIX_DICE, state, blow, 0)
    damage = []
    for sixes in range((MOST_DICE if more else dice) + 1):
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
    )


def in_the_way(state: ZState, hooks: HookIndex, frame: Attack) -> list[int]:
    """Lists the actors whom misses hit."""
    if frame.mode == "melee" or hooks.query(SPARES_FRIENDS, state, frame.blow(state), False):
        return []
    others = [i for i in targets_in(state, frame.zone) if i != frame.shooter]
    return [i for i in others if not is_survivor(i) or hooks.query(CAN_BE_HIT, state, i, True)]


def _faces(state: ZState, hooks: HookIndex, frame: Attack) -> tuple[int, int]:
    """Counts the faces of a die that hit, and those that count as a 6."""
    bonus = hooks.query(ROLL_BONUS, state, frame.blow(state), 0)
    needed = accuracy(state, hooks, frame)
    raised = bonus if state.config.raised_six_counts else 0
    faces = range(2, FACES + 1)
    hits = sum(min(FACES, face + bonus) >= needed for face in faces)
    return hits, sum(face + raised >= FACES for face in faces)


def _rerolls(state: ZState, frame: Attack) -> int:
    """Counts the times all dice may be rolled again: an ammo card, and the skill Lucky."""
    ammo = state.box.cards[frame.card].ammo if frame.card >= 0 else "none"
    cards = carried(state.people[frame.who])
    fits = frame.mode == "ranged" and ammo != "none"
    by_card = fits and any(state.box.cards[card].rerolls == ammo for card in cards)
    return int(by_card) + owns(state, frame.blow(state), LUCKY)


@lru_cache(maxsize=4096)
def _spread(dice: int, hit_faces: int, six_faces: int) -> Spread:
    """Returns the chance of every number of hits and sixes of some dice; every 6 is a hit."""
    spread: Spread = {(dice, 0, 0): 1.0}
    sides = (((1, 1), six_faces), ((1, 0), hit_faces - six_faces), ((0, 0), FACES - hit_faces))
    for _ in range(dice):
        grown: Spread = {}
        for (_, hits, sixes), chance in spread.items():
            for (hit, six), faces in sides:
                if faces:
                    _add(grown, (dice, hits + hit, sixes + six), chance * faces / FACES)
        spread = grown
    return spread


def _rerolled(known: Known, rolled: Spread) -> Spread:
    """Rolls again from every result below the mean of what follows."""
    after = rolled
    for _ in range(known.rerolls):
        mean = sum(sum(killed(known, roll)) * chance for roll, chance in after.items())
        again = {roll for roll in rolled if sum(killed(known, roll)) < mean - RARE}
        lost = sum(rolled[roll] for roll in again)
        mixed = {roll: lost * chance for roll, chance in after.items()}
        for roll, chance in rolled.items():
            if roll not in again:
                _add(mixed, roll, chance)
        after = mixed
    return after


def _with_sixes(known: Known, rolled: Spread) -> Spread:
    """Adds the dice that sixes bring, and those that their sixes bring."""
    done: Spread = {}
    waiting = {(*roll, roll[2]): chance for roll, chance in rolled.items()}
    while waiting:
        grown: dict[tuple[int, int, int, int], float] = {}
        for (dice, hits, sixes, fresh), chance in waiting.items():
            number = known.more * fresh
            if not number or chance < RARE or dice + number > MOST_DICE:
                _add(done, (dice, hits, sixes), chance)
                continue
            extra = _spread(number, known.hit_faces, known.six_faces)
            for (_, hit, six), part in extra.items():
                _add(grown, (dice + number, hits + hit, sixes + six, six), chance * part)
        waiting = grown
    return done


def killed(known: Known, roll: Roll) -> tuple[int, ...]:
    """Returns how many of each kind fall to a roll."""
    _, hits, sixes = roll
    return _fallen(known.box, known.standing, hits, known.damage[sixes], known.free, known.reaps)


@lru_cache(maxsize=1 << 14)
@cites("Z2-TARGET-01", "Z2-TARGET-02", "Z2-MELEE-02", "Z2-SKILL-38")
def _fallen(
    box: Content, standing: tuple[int, ...], hits: int, damage: int, free: bool, reaps: bool
) -> tuple[int, ...]:
    left = list(standing)
    while hits:
        kinds = [kind for kind in range(box.kinds) if left[kind]]
        first = min((rank(box, kind) for kind in kinds), default=0)
        able = [kind for kind in kinds if box.zombies[kind].min_damage <= damage]
        able = [kind for kind in able if free or rank(box, kind) == first]
        if not able:
            break
        twins = [kind for kind in able if left[kind] > 1] if reaps else []
        kind = min(twins or able, key=lambda kind: _worst_first(box, kind))
        left[kind] -= 2 if twins else 1
        reaps = reaps and not twins
        hits -= 1
    return tuple(before - now for before, now in zip(standing, left, strict=True))


def _worst_first(box: Content, kind: int) -> tuple[int, int, int]:
    zombie = box.zombies[kind]
    return (-zombie.adrenaline, -zombie.wounds, kind)


def _sum_up(known: Known, rolled: Spread) -> Odds:
    hits: dict[int, float] = {}
    kills: dict[tuple[int, ...], float] = {}
    wounds: dict[int, float] = {}
    for roll, chance in rolled.items():
        dice, hit, sixes = roll
        _add(hits, hit, chance)
        _add(kills, killed(known, roll), chance)
        _add(wounds, (dice - hit) * known.damage[sixes] if known.friends else 0, chance)
    return Odds(
        known.dice,
        tuple(sorted(hits.items())),
        tuple(sorted(kills.items())),
        tuple(sorted(wounds.items())),
    )


def _add(table: dict[K, float], key: K, chance: float) -> None:
    table[key] = table.get(key, 0.0) + chance
