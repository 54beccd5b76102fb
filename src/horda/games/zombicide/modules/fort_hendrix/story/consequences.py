"""What the ways of a choice are worth to bots, by what they bring about."""

from collections.abc import Callable
from typing import Any

from horda.games.zombicide.mind.tactics.threat import danger
from horda.games.zombicide.modules.fort_hendrix.state import fort
from horda.games.zombicide.modules.fort_hendrix.story import operations as op
from horda.games.zombicide.modules.fort_hendrix.story.conditions import holds
from horda.games.zombicide.modules.fort_hendrix.story.leads import DEEP, Leads
from horda.games.zombicide.modules.fort_hendrix.story.telling import Take, Telling, may_take
from horda.games.zombicide.modules.fort_hendrix.story.telling_state import (
    INFECTED,
    page,
    standing,
    story_of,
)
from horda.games.zombicide.rules.state import NONE, ZState

WON = 3.0
LATER = -2.0
"""What it is worth to win at once, and to have another stage to play."""
STEP = 0.4
"""What each thing costs that is to be done in that stage."""
PHASE = -0.5
"""What a whole Zombies' Phase costs, besides what it would do."""
CLOSE = 0.4
WEAK = 2.0
"""How much more an Infection costs where it takes skills away."""
PEOPLE = {"zone": 2.0, "team": 4.0}
"""How many are meant, more or less, where it is not one alone."""
EACH: dict[type[op.Op], float] = {
    op.GainCxp: 0.5,
    op.Infect: -0.9,
    op.Cure: 0.8,
    op.CurePool: 0.8,
    op.Heal: 0.35,
    op.Wound: -0.8,
    op.BonusAction: 0.6,
    op.DrawCards: 0.5,
    op.DiscardCards: -0.4,
    op.DrawZombies: -0.9,
    op.PlaceZombies: -0.5,
    op.Noise: -0.1,
    op.GainAp: -0.05,
}
"""Worth for each one meant and each time."""
ONCE: dict[type[op.Op], float] = {
    op.WinMission: WON,
    op.EndCampaign: WON,
    op.SetFlag: 0.3,
    op.AddKeyword: 0.5,
    op.PennyGift: 0.8,
    op.GiveCard: 0.7,
    op.GiveToken: 1.0,
    op.EndTurn: -0.4,
    op.SpawnNow: -1.2,
    op.ExtraAct: -1.5,
    op.ActivateSpawn: -1.5,
    op.RemoveSpawn: 2.0,
    op.UnlockBuilding: 1.0,
    op.UnlockDoors: 1.0,
}


def weigh_way(state: ZState, option: Take) -> float:
    """Returns what a way of an open choice is worth."""
    frame = state.stack[-1]
    if not isinstance(frame, Telling):
        return 0.0
    choice = frame.ops(state)[frame.at]
    assert isinstance(choice, op.Choose)
    way = next(one for one in choice.options if one.id == option.way)
    return worth_of(state, frame, way.effects)


def worth_of(state: ZState, frame: Telling, ops: op.Ops) -> float:
    """Returns what a list of operations is worth, together."""
    return sum(_worth(state, frame, one) for one in ops)


def _worth(state: ZState, frame: Telling, one: Any) -> float:
    if type(one) in DEEPER:
        return DEEPER[type(one)](state, frame, one)
    if type(one) in ONCE:
        return ONCE[type(one)]
    times = getattr(one, "amount", 0) or getattr(one, "count", 0) or getattr(one, "cards", 1)
    return EACH.get(type(one), 0.0) * times * PEOPLE.get(getattr(one, "who", ""), 1.0)


def _note(state: ZState, frame: Telling, one: op.ReadNote) -> float:
    return worth_of(state, frame, story_of(state).note_of(one.note).effects)


def _if(state: ZState, frame: Telling, one: op.If) -> float:
    return worth_of(state, frame, one.then if holds(state, one.cond, frame.who) else one.else_)


def _choose(state: ZState, frame: Telling, one: op.Choose) -> float:
    ways = [way for way in one.options if may_take(state, frame, way)]
    return max((worth_of(state, frame, way.effects) for way in ways), default=0.0)


def _stage(state: ZState, frame: Telling, one: op.NextStage) -> float:
    """Another stage to play costs more, the more is to be done in it."""
    stages = story_of(state).stage
    return LATER - STEP * Leads(fort(state)).stage(stages[one.stage - 1], DEEP).price


def _phase(state: ZState, frame: Telling, one: op.ZombiePhase) -> float:
    """It costs what threatens the team where it stands."""
    found = danger(state)
    return PHASE - CLOSE * sum(found[state.people[who].zone] for who in standing(state))


def _infect(state: ZState, frame: Telling, one: op.Infect) -> float:
    """Each Infection costs more than the one before, most of all where they take skills."""
    known = page(state, frame.who).infections if frame.who != NONE else 0
    weak = WEAK if INFECTED in state.mission.special else 1.0
    each = EACH[op.Infect] * (1 + 0.5 * known) * weak
    return each * one.amount * PEOPLE.get(one.who, 1.0)


def _heal(state: ZState, frame: Telling, one: op.Heal) -> float:
    """It is worth what was lost."""
    if frame.who == NONE or one.who != "revealer":
        return EACH[op.Heal] * one.amount * PEOPLE.get(one.who, 1.0)
    person = state.people[frame.who]
    return EACH[op.Heal] * min(one.amount, state.box.survivors[person.card].health - person.health)


DEEPER: dict[type[op.Op], Callable[[ZState, Telling, Any], float]] = {
    op.ReadNote: _note,
    op.If: _if,
    op.Choose: _choose,
    op.NextStage: _stage,
    op.ZombiePhase: _phase,
    op.Infect: _infect,
    op.Heal: _heal,
}
