"""Skills of Invader: house pieces under other names, and those that differ from the house's."""

from msgspec.structs import replace

from horda.core.decisions import Option
from horda.core.frames import Frame, Outcome
from horda.core.hooks import Piece
from horda.core.rulebook import cites
from horda.games.zombicide.box.skill_keys import names, skill_id, variants
from horda.games.zombicide.modules.invader.cards import MoldSpawn
from horda.games.zombicide.modules.invader.state import invader
from horda.games.zombicide.modules.skills.attack import dual_piece
from horda.games.zombicide.modules.skills.dashes import BLOODLUST, SPRINT, dash_piece, listed
from horda.games.zombicide.modules.skills.dice import as_many
from horda.games.zombicide.modules.skills.reactions import ExtraTurns, reflexes
from horda.games.zombicide.modules.skills.support import medic, owners, regenerate, shrugged
from horda.games.zombicide.modules.skills.support_options import Reflex
from horda.games.zombicide.modules.skills.wield import wielded
from horda.games.zombicide.papers.words import card_word
from horda.games.zombicide.rules.attack import Attack
from horda.games.zombicide.rules.context import Blow, Hurt
from horda.games.zombicide.rules.deed import index_of
from horda.games.zombicide.rules.edition import Module
from horda.games.zombicide.rules.people import ZRun, change, has, pay, skills
from horda.games.zombicide.rules.points import (
    CARE,
    DAMAGE,
    EXTRA_ACTIVATION,
    HURT,
    LENT,
    MOVE_COST,
    OTHER_DICE,
    ROUND_ENDS,
    SEARCH_ZONE,
    SIGHT,
    SPAWNED,
    TOKEN_PASSES,
    TURN_BEGINS,
)
from horda.games.zombicide.rules.refusals import member
from horda.games.zombicide.rules.spawn import DrawCard
from horda.games.zombicide.rules.state import MELEE, NONE, RANGED, ZState

REFLEXES = skill_id("combat_reflexes")
NAMED = {skill: names()[skill].partition(":")[2] for skill in variants("plus_1_damage_with")}
"""By each "+1 Damage: [Equipment]" skill the name of its card."""
ANY_TURN = frozenset((SPRINT, skill_id("zero_g_run"), *BLOODLUST))
"""Skills that work once in every Turn, whosever it is."""


@cites("INV-SK-4")
def _with_card(state: ZState, blow: Blow, damage: int) -> int:
    """Raises the Damage of the named card."""
    if blow.card == NONE:
        return damage
    word = card_word(state.box, blow.card)
    return damage + sum(NAMED.get(skill) == word for skill in wielded(state, blow))


@cites("INV-SK-6", "INV-ROUND-Q1")
def _auto_repair(run: ZRun, context: None) -> None:
    """Brings Armor back, after Medics and before the First Player token passes on."""
    regenerate(run, "auto_repair")


@cites("INV-SK-8")
def _predator(state: ZState, blow: Blow, dice: int) -> int:
    return as_many(state, blow, dice, "predator")


@cites("INV-SK-14")
def _no_reward(state: ZState, who: int, points: int) -> int:
    return 0


@cites("INV-SK-16")
def _unstoppable(state: ZState, who: int, extra: int) -> int:
    return 0 if has(state, who, "unstoppable") else extra


@cites("INV-SK-18o")
def _ironclad(run: ZRun, blow: Hurt) -> Hurt | None:
    return shrugged(run, blow, "ironclad")


@cites("INV-SK-22", "INV-SEARCH-4", "INV-MOLD-6")
def _scavenger(state: ZState, who: int, may: bool) -> bool:
    """Searches rooms and corridors, Soldiers too; neither outdoors nor in Mold."""
    if may or not has(state, who, "scavenger"):
        return may
    closed = state.board.outdoors | invader(state).mold
    return not closed >> state.people[who].zone & 1


@cites("INV-SK-25", "INV-SK-Q2")
def _xenos_link(run: ZRun, kind: int) -> Frame | None:
    """Gives an extra Turn for each Extra Activation card, at Blue too; not for Abominations."""
    people = owners(run.state, "xenos_link")
    return ExtraTurns(people) if people else None


@cites("INV-SK-26", "INV-SK-Q11")
def _senses(state: ZState, who: int, far: bool) -> bool:
    return far or has(state, who, "enhanced_senses")


@cites("INV-SK-17", "INV-SK-Q1")
def _offer_reflex(run: ZRun, context: tuple[int, ...], seat: int) -> list[Option]:
    """Offers a free attack on a Zone in sight in which a card puts Xenos."""
    (zone, kind, _), state, at, below = context, run.state, _card(run), run.below
    there = state.zombies[zone * state.kinds + kind]
    if at < 0 or not (below.left(state) if isinstance(below, DrawCard) else there):
        return []
    card = run.frames[at]
    assert isinstance(card, DrawCard | MoldSpawn)
    reacted = card.reacted
    people = [i for i in owners(state, "combat_reflexes") if (i, REFLEXES) not in reacted]
    mine = [i for i in people if state.people[i].seat == seat]
    return reflexes(run, zone, [i for i in mine if _sees(run, i, zone)])


def _card(run: ZRun) -> int:
    """Finds the Xenos card that is being resolved; a Mold Spawn found by a Search is none."""
    for at in reversed(range(len(run.frames))):
        frame = run.frames[at]
        if isinstance(frame, MoldSpawn):
            return at if frame.by_card else NONE
        if isinstance(frame, DrawCard):
            return at
    return NONE


def _sees(run: ZRun, who: int, zone: int) -> bool:
    view = run.state.eyes(run.query(SIGHT, who, False))
    return bool(view.sight[run.state.people[who].zone] >> zone & 1)


@cites("INV-SK-17")
def _reflex(run: ZRun, context: tuple[int, ...], option: Reflex) -> Outcome:
    """Attacks, once for the card."""
    who, at = member(run.state, option.who), _card(run)
    card = run.frames[at]
    assert isinstance(card, DrawCard | MoldSpawn)
    run.frames[at] = replace(card, reacted=(*card.reacted, (who, REFLEXES)))
    pay(run.state, who, MELEE if option.mode == "melee" else RANGED, 0)
    return Attack(who, option.mode, context[0], option.card, option.second)


@cites("INV-SK-G2")
def _fresh(run: ZRun, context: int) -> None:
    """Makes what works once in any Turn fresh for all."""
    for who, person in enumerate(run.state.people):
        if not ANY_TURN.isdisjoint(person.used):
            change(run.state, who, used=tuple(s for s in person.used if s not in ANY_TURN))


@cites("INV-SK-G2")
def _lent(state: ZState, who: int, options: list[Option]) -> list[Option]:
    """Lets a lent Action be one of these skills."""
    own = [skill for skill in dict.fromkeys(skills(state, who)) if skill in ANY_TURN]
    return options + [o for skill in own for o in listed(state, index_of(state), who, skill)]


_ALL = (
    Piece("plus_1_damage_with", (DAMAGE.use(_with_card),), ("INV-SK-4",)),
    Piece("auto_repair", (TOKEN_PASSES.use(_auto_repair),), ("INV-SK-6",)),
    dash_piece("zero_g_run", "INV-SK-7", "INV-SK-Q8"),
    Piece("predator", (OTHER_DICE.use(_predator),), ("INV-SK-8",)),
    Piece("medic", (ROUND_ENDS.use(medic), CARE.use(_no_reward)), ("INV-SK-14",)),
    dual_piece("blademaster", "INV-SK-15"),
    Piece("unstoppable", (MOVE_COST.use(_unstoppable),), ("INV-SK-16",)),
    Piece("combat_reflexes", (SPAWNED.use(_offer_reflex, _reflex),), ("INV-SK-17",)),
    Piece("ironclad", (HURT.use(_ironclad),), ("INV-SK-18o",)),
    Piece("scavenger", (SEARCH_ZONE.use(_scavenger),), ("INV-SK-22",)),
    Piece("xenos_link", (EXTRA_ACTIVATION.use(_xenos_link),), ("INV-SK-25",)),
    Piece("enhanced_senses", (SIGHT.use(_senses),), ("INV-SK-26",)),
)
MODULE = Module(
    "invader_skills",
    (Piece("any_turn", (TURN_BEGINS.use(_fresh), LENT.use(_lent)), ("INV-SK-G2",)),),
    skills={piece.id: piece for piece in _ALL},
)
