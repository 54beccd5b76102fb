"""Questions about others: gifts, votes, crossroads, and what effects ask a player to part with."""

from typing import Any

from horda.core.decisions import Choice
from horda.games.dead_of_winter.base import option as picks
from horda.games.dead_of_winter.base.table import is_exiled
from horda.games.dead_of_winter.base.votes import Ballot
from horda.games.dead_of_winter.cards.box import BOX
from horda.games.dead_of_winter.cards.trees import ops_at
from horda.games.dead_of_winter.effects.script import Script
from horda.games.dead_of_winter.mind import price
from horda.games.dead_of_winter.mind.asked import asked, helps, top_worth, yes_no
from horda.games.dead_of_winter.mind.kinds import FOOD, MEDICINE, type_of
from horda.games.dead_of_winter.mind.outlook import Outlook
from horda.games.dead_of_winter.rules.actions.hands import Give

SURE, BOLD = 0.42, 0.35
"""How sure a colonist must be to exile somebody, and to refuse a gift."""


def _ballots(choice: Choice, up: float) -> list[float]:
    return [up if isinstance(one, Ballot) and one.up else 0.0 for one in choice.options]


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


@asked("dw-vote-third")
def _third(look: Outlook, choice: Choice) -> list[float]:
    """A third option is voted on before the others."""
    first, second, third = (price.crossroads(choice.args[0], way) for way in range(3))
    better = third - max(first, second)
    return _ballots(choice, -better if look.foul else better)


@asked("dw-pick-number", "dw-set-value")
def _number(look: Outlook, choice: Choice) -> list[float]:
    """As many as possible of what does good, and as few as possible of what does not."""
    good = choice.prompt == "dw-set-value" or helps(look.state)
    sign = 1.0 if good != look.foul else -1.0
    return [sign * getattr(one, "n", 0) for one in choice.options]


@asked("dw-pick-deck")
def _deck(look: Outlook, choice: Choice) -> list[float]:
    """The deck where the best is likely to be found."""
    return [look.found_at(getattr(one, "n", 0)) for one in choice.options]


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
