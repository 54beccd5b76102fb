"""Questions besides the turn: searches, doors, bites, gifts, votes, what effects ask for."""

from collections.abc import Callable
from typing import Any

from horda.core.decisions import Choice
from horda.games.dead_of_winter.base import option as picks
from horda.games.dead_of_winter.base.exile import Leave
from horda.games.dead_of_winter.base.exposure import KillOff
from horda.games.dead_of_winter.base.state import DWState
from horda.games.dead_of_winter.base.table import (
    INFLUENCE,
    PLACE_OF,
    damage,
    is_exiled,
    space,
)
from horda.games.dead_of_winter.base.votes import Ballot
from horda.games.dead_of_winter.cards.box import BOX
from horda.games.dead_of_winter.cards.words import COLONY
from horda.games.dead_of_winter.effects.script import Script
from horda.games.dead_of_winter.mind import price
from horda.games.dead_of_winter.mind.deeds import hooked
from horda.games.dead_of_winter.mind.kinds import FOOD, MEDICINE, type_of
from horda.games.dead_of_winter.mind.moves import standing
from horda.games.dead_of_winter.mind.outlook import Outlook
from horda.games.dead_of_winter.rules.actions.fight import AtBandit, AtSurvivor
from horda.games.dead_of_winter.rules.actions.hands import Give
from horda.games.dead_of_winter.rules.actions.searching import Keep
from horda.games.dead_of_winter.rules.winter import KeepSurvivors

Weigh = Callable[[Outlook, Choice], list[float]]
ASKED: dict[str, Weigh] = {}
SURE, BOLD = 0.42, 0.35
"""How sure a colonist must be to exile somebody, and to say yes for an own secret reason."""


def asked(*prompts: str) -> Callable[[Weigh], Weigh]:
    """Registers how questions are weighed."""

    def register(function: Weigh) -> Weigh:
        ASKED.update(dict.fromkeys(prompts, function))
        return function

    return register


def yes_no(choice: Choice, yes: float) -> list[float]:
    """Weighs yes against nothing."""
    return [yes if getattr(one, "n", 0) == 1 else 0.0 for one in choice.options]


def _ballots(choice: Choice, up: float) -> list[float]:
    return [up if isinstance(one, Ballot) and one.up else 0.0 for one in choice.options]


# -- the start ---------------------------------------------------------------------------------


@asked("dw-keep")
def _keep(look: Outlook, choice: Choice) -> list[float]:
    """Those who search well and fight well; who leads has some influence."""
    worth = []
    for one in choice.options:
        assert isinstance(one, KeepSurvivors)
        cards = [BOX.survivors[s] for s in one.survivors]
        skill = sum(1.2 * (7 - card.search) + 0.5 * (7 - card.attack) for card in cards)
        good = sum(min(max(price.worth(card.ability.effects), 0.0), 1.0) for card in cards)
        worth.append(skill + 2 * good + 0.02 * cards[0].influence)
    return worth


# -- deeds -------------------------------------------------------------------------------------


@asked("dw-search", "dw-pick-card", "dw-take-cache", "dw-cache-card", "dw-keep-card")
def _find(look: Outlook, choice: Choice) -> list[float]:
    """Keeps the best card; noise is made while it is quiet and nothing good was found."""
    state = look.state
    worth = []
    kept = [look.worth(one.card) for one in choice.options if isinstance(one, Keep)]
    for one in choice.options:
        if isinstance(one, Keep):
            worth.append(look.worth(one.card))
        elif isinstance(one, picks.PickCard):
            worth.append(look.worth(one.n))
        elif isinstance(one, picks.Stop):
            worth.append(-0.1)
        else:
            place = state.where[choice.args[0]]
            best = max(kept, default=0.0)
            worth.append(best + look.better(place, best) - look.noise_cost(place))
    return worth


@asked("dw-barricade", "dw-pick-barricade")
def _doors(look: Outlook, choice: Choice) -> list[float]:
    """A barricade helps most where zombies press; where each door needs one, where none is."""
    state, drive = look.state, look.drive
    worth = []
    for one in choice.options:
        if not isinstance(one, picks.PickEntrance):
            worth.append(-0.1)
            continue
        place = PLACE_OF[one.n]
        value = look.perils(place)[one.n if place == COLONY else 0]
        if place == COLONY and drive.each:
            value += drive.unit * (not state.barricades[one.n] + state.traps[one.n])
        worth.append(value - 0.01 * state.barricades[one.n])
    return worth


@asked("dw-target", "dw-kill-more", "dw-pick-zombie")
def _prey(look: Outlook, choice: Choice) -> list[float]:
    """The entrance that is about to give way; survivors are attacked by nobody."""
    state = look.state
    worth = []
    for one in choice.options:
        if isinstance(one, picks.PickEntrance):
            place = PLACE_OF[one.n]
            value = look.perils(place)[one.n if place == COLONY else 0]
            worth.append(value + look.drive.unit * (look.drive.kills[place] > 0))
        elif isinstance(one, AtBandit):
            worth.append(0.3 + look.drive.unit * (look.drive.bandits > 0))
        elif isinstance(one, AtSurvivor):
            worth.append(-5.0)
        else:
            worth.append(0.4 if state.specials or look.drive.cache > 0 else -1.0)
    return worth


@asked("dw-aids")
def _aids(look: Outlook, choice: Choice) -> list[float]:
    """Items that help are used; those that cost a card are not."""
    return [1.0 if hasattr(one, "card") else 0.0 for one in choice.options]


@asked("dw-attract", "dw-attract-to", "dw-pick-space")
def _lured(look: Outlook, choice: Choice) -> list[float]:
    """Zombies are taken from where they press and put where there is space."""
    worth = []
    for one in choice.options:
        if not isinstance(one, picks.PickEntrance):
            worth.append(0.1)
            continue
        place = PLACE_OF[one.n]
        value = look.perils(place)[one.n if place == COLONY else 0]
        value += look.drive.unit * (look.drive.kills[place] > 0)
        worth.append(
            value if choice.prompt == "dw-attract" else -value + 0.1 * space(look.state, one.n)
        )
    return worth


@asked("dw-bite")
def _bite(look: Outlook, choice: Choice) -> list[float]:
    """One rolls: of any number of people there, less than one dies by that on average."""
    sure = 0.5 if look.foul and look.state.owner[choice.args[0]] != look.seat else -0.5
    return [sure if isinstance(one, KillOff) else 0.0 for one in choice.options]


@asked("dw-store")
def _store(look: Outlook, choice: Choice) -> list[float]:
    """Under the objective go the cards of places that still miss some."""
    worth = []
    for one in choice.options:
        card = getattr(one, "card", getattr(one, "n", -1))
        fits = card >= 0 and not look.foul and look.drive.homes[card >> 8 & 15] > 0
        kept = fits and look.wish.keep[type_of(card)] >= look.held[type_of(card)] and look.left > 2
        worth.append(0.0 if isinstance(one, picks.Stop) else 1.0 if fits and not kept else -1.0)
    return worth


@asked("dw-leave-colony")
def _leave(look: Outlook, choice: Choice) -> list[float]:
    """An exiled player goes where there is something to find, and room."""
    return [
        standing(look, one.survivor, one.place) if isinstance(one, Leave) else 0.0
        for one in choice.options
    ]


@asked("dw-pick-place", "dw-newcomer", "dw-fewer-zombies", "dw-place-bandit")
def _place(look: Outlook, choice: Choice) -> list[float]:
    """Where zombies press most; who comes stands where it is worth most."""
    worth = []
    for one in choice.options:
        place = getattr(one, "n", 0)
        if choice.prompt == "dw-newcomer":
            worth.append(standing(look, choice.args[0], place))
        else:
            worth.append(max(look.perils(place)) + 0.2 * (place in hooked(look.state)))
    return worth


# -- people ------------------------------------------------------------------------------------


@asked("dw-new-leader")
def _leader(look: Outlook, choice: Choice) -> list[float]:
    """The one who is least hurt, then of most influence."""
    state = look.state
    return [
        -damage(state, one.n) + 0.01 * INFLUENCE[one.n]
        for one in choice.options
        if isinstance(one, picks.PickSurvivor)
    ]


@asked("dw-pick-survivor", "dw-pick-survivor-more", "dw-beds", "dw-pick-carrier")
def _survivor(look: Outlook, choice: Choice) -> list[float]:
    """Healing goes to who is hurt most, harm to who bears it best."""
    state = look.state
    heals = choice.prompt == "dw-beds" or _helps(state)
    worth = []
    for one in choice.options:
        if not isinstance(one, picks.PickSurvivor):
            worth.append(0.0)
            continue
        mine = state.owner[one.n] == look.seat
        hurt = damage(state, one.n) + state.frost[one.n]
        if heals:
            worth.append(hurt + 0.5 * mine + (0.01 if hurt else -1.0))
        else:
            bears = 2.0 - hurt - 3.0 * (damage(state, one.n) >= 2) - 0.01 * INFLUENCE[one.n]
            worth.append(bears - 0.5 * mine * (not look.wish.hurt) + look.wish.hurt * mine)
    return worth


@asked("dw-pick-kind", "dw-which-damage")
def _kind(look: Outlook, choice: Choice) -> list[float]:
    """Frostbite is the worst: it wounds again in every turn."""
    bad = (0.5, 1.0, 0.3)
    sign = 1.0 if choice.prompt == "dw-which-damage" or _helps(look.state) else -1.0
    return [sign * bad[getattr(one, "n", 0) % 3] for one in choice.options]


def _helps(state: DWState) -> bool:
    """Whether the operation that asks does somebody good."""
    top = state.stack[-1] if state.stack else None
    if not isinstance(top, Script):
        return True
    return top_worth(top) > 0


def top_worth(frame: Script) -> float:
    """What the operation is worth that a script is at."""
    from horda.games.dead_of_winter.cards.trees import ops_at

    ops = ops_at(frame.source, frame.path)
    return price.worth(ops[frame.at : frame.at + 1]) if frame.at < len(ops) else 0.0


# -- others ------------------------------------------------------------------------------------


@asked("dw-give")
def _give(look: Outlook, choice: Choice) -> list[float]:
    """Who asks for what the colony lacks gets it, unless it is needed for more, or by a foe."""
    asker = choice.args[0]
    refuse = look.betrays or look.exiled or is_exiled(look.state, asker)
    worth = []
    for one in choice.options:
        if not isinstance(one, Give):
            worth.append(0.0)
            continue
        kind = type_of(one.card)
        need = look.hungry > 0 if kind == FOOD else kind == MEDICINE
        kept = look.wish.keep[kind] >= look.held[kind]
        crisis = look.crisis.open and kind in look.crisis.wanted and kind != FOOD
        good = need and not kept and not crisis and look.doubts[asker] < BOLD
        worth.append(1.0 if good and not refuse else -1.0)
    return worth


@asked("dw-vote-exile", "dw-tie")
def _exile(look: Outlook, choice: Choice) -> list[float]:
    """Exile needs good reasons: a second exile without a betrayer loses the game."""
    if choice.prompt == "dw-tie" and not choice.args:
        return _ballots(choice, 0.1)
    return _ballots(choice, exile_worth(look, choice.args[0]))


def exile_worth(look: Outlook, accused: int) -> float:
    """Whether a seat wants somebody exiled: above 0 it does."""
    if accused == look.seat or accused >= len(look.doubts):
        return -1.0
    if look.betrays:
        return 0.5 if look.state.exiled == 0 else 0.1
    limit = SURE + 0.3 * bool(look.state.exiled)
    return look.doubts[accused] - limit


@asked("dw-vote-crossroads")
def _vote(look: Outlook, choice: Choice) -> list[float]:
    """Up is the first option."""
    card = choice.args[0]
    count = len(BOX.crossroads[card].options)
    better = price.crossroads(card, 0) - (price.crossroads(card, 1) if count > 1 else 0.0)
    return _ballots(choice, -better if look.foul else better)


@asked("dw-vote-contain")
def _contain(look: Outlook, choice: Choice) -> list[float]:
    return _ballots(choice, -1.0 if look.foul else 1.0)


@asked("dw-vote-token", "dw-call-token-vote")
def _token(look: Outlook, choice: Choice) -> list[float]:
    """Nobody minds who is first."""
    if choice.prompt == "dw-vote-token":
        return _ballots(choice, -0.1)
    return yes_no(choice, -0.1)


@asked("dw-crossroads-choice")
def _crossroads(look: Outlook, choice: Choice) -> list[float]:
    card = choice.args[0]
    worth = [price.crossroads(card, getattr(one, "n", 0)) for one in choice.options]
    return [-one for one in worth] if look.foul else worth


@asked("dw-pick-way")
def _way(look: Outlook, choice: Choice) -> list[float]:
    """The way that is worth most now; food is for eating."""
    frame = look.state.stack[-1] if look.state.stack else None
    ways = _ways(frame)
    worth = []
    for one in choice.options:
        at = getattr(one, "n", 0)
        first = 0.25 * (at == 0)
        worth.append(first + (price.worth(ways[at].do) + price.worth(ways[at].cost)
                              if at < len(ways) else 0.0))  # fmt: skip
    return worth


def _ways(frame: Any) -> tuple[Any, ...]:
    from horda.games.dead_of_winter.cards.trees import ops_at

    if not isinstance(frame, Script):
        return ()
    ops = ops_at(frame.source, frame.path)
    return getattr(ops[frame.at], "ways", ()) if frame.at < len(ops) else ()


@asked("dw-may", "dw-one-use")
def _may(look: Outlook, choice: Choice) -> list[float]:
    frame = look.state.stack[-1] if look.state.stack else None
    worth = top_worth(frame) if isinstance(frame, Script) else 0.1
    return yes_no(choice, -worth if look.foul else worth + 0.05)


@asked(
    "dw-rescue",
    "dw-after-kill",
    "dw-after-search",
    "dw-keep-more",
    "dw-free-roll",
    "dw-which-barrier",
)
def _gladly(look: Outlook, choice: Choice) -> list[float]:
    return yes_no(choice, -1.0 if choice.prompt == "dw-rescue" and look.foul else 1.0)


@asked("dw-experimenting", "dw-call", "dw-confess", "dw-forecast", "dw-reroll-encounter")
def _rather_not(look: Outlook, choice: Choice) -> list[float]:
    return yes_no(choice, -0.1)


@asked("dw-vigil", "dw-pay-card", "dw-lose-card", "dw-give-card", "dw-training", "dw-antidote",
       "dw-stake", "dw-must-contribute", "dw-pay-together")  # fmt: skip
def _part_with(look: Outlook, choice: Choice) -> list[float]:
    """The card that is missed least; to store fuel against the cold is a must."""
    ready = {"dw-vigil": 9.0, "dw-antidote": 0.8, "dw-must-contribute": 0.6, "dw-pay-together": 0.5}
    gain = ready.get(choice.prompt, 0.3)
    if look.foul and choice.prompt in ready:
        gain = 0.0
    worth = []
    for one in choice.options:
        card = getattr(one, "card", getattr(one, "n", -1))
        if not isinstance(one, picks.PickCard) and not hasattr(one, "card"):
            worth.append(0.0)
        else:
            fits = type_of(card) in look.crisis.wanted and choice.prompt == "dw-must-contribute"
            worth.append(gain + fits * (1 - 2 * look.foul) - look.spare[type_of(card)])
    return worth
