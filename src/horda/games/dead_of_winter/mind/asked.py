"""Questions besides the turn: searches, doors, bites, gifts, votes, what effects ask for."""

from collections.abc import Callable

from horda.core.decisions import Choice
from horda.games.dead_of_winter.base import option as picks
from horda.games.dead_of_winter.base.exile import Leave
from horda.games.dead_of_winter.base.exposure import KillOff
from horda.games.dead_of_winter.base.state import DWState
from horda.games.dead_of_winter.base.table import (
    INFLUENCE,
    PLACE_OF,
    damage,
    space,
)
from horda.games.dead_of_winter.cards.box import BOX
from horda.games.dead_of_winter.cards.trees import ops_at
from horda.games.dead_of_winter.cards.words import COLONY
from horda.games.dead_of_winter.effects.script import Script
from horda.games.dead_of_winter.mind import price
from horda.games.dead_of_winter.mind.deeds import hooked
from horda.games.dead_of_winter.mind.kinds import type_of
from horda.games.dead_of_winter.mind.moves import standing
from horda.games.dead_of_winter.mind.outlook import Outlook
from horda.games.dead_of_winter.rules.actions.fight import AtBandit, AtSurvivor
from horda.games.dead_of_winter.rules.actions.searching import Keep
from horda.games.dead_of_winter.rules.winter import KeepSurvivors

Weigh = Callable[[Outlook, Choice], list[float]]
ASKED: dict[str, Weigh] = {}


def asked(*prompts: str) -> Callable[[Weigh], Weigh]:
    """Registers how questions are weighed."""

    def register(function: Weigh) -> Weigh:
        ASKED.update(dict.fromkeys(prompts, function))
        return function

    return register


def yes_no(choice: Choice, yes: float) -> list[float]:
    """Weighs yes against nothing."""
    return [yes if getattr(one, "n", 0) == 1 else 0.0 for one in choice.options]


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
        value += look.drive.unit * (place == COLONY and look.drive.clear > 0)
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
    heals = choice.prompt == "dw-beds" or helps(state)
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
    sign = 1.0 if choice.prompt == "dw-which-damage" or helps(look.state) else -1.0
    return [sign * bad[getattr(one, "n", 0) % 3] for one in choice.options]


def helps(state: DWState) -> bool:
    """Whether the operation that asks does somebody good."""
    top = state.stack[-1] if state.stack else None
    if not isinstance(top, Script):
        return True
    return top_worth(top) > 0


def top_worth(frame: Script) -> float:
    """What the operation is worth that a script is at."""
    ops = ops_at(frame.source, frame.path)
    return price.worth(ops[frame.at : frame.at + 1]) if frame.at < len(ops) else 0.0
