"""Why an answer is not among those of the open question that it would be an answer to."""

from collections.abc import Callable
from typing import Any

from horda.core.decisions import Choice
from horda.core.game import Refusal
from horda.games.zombicide.modules.cars import Drive, roads
from horda.games.zombicide.modules.companions import has_seat
from horda.games.zombicide.modules.skills.support import wounded
from horda.games.zombicide.papers.explain.moments import asked_by
from horda.games.zombicide.rules.inventory import Arrange
from horda.games.zombicide.rules.people import kinds_in
from horda.games.zombicide.rules.refusals import alike, between, member, no, someone
from horda.games.zombicide.rules.requests import refused
from horda.games.zombicide.rules.state import NONE, ZState

Why = Callable[[ZState, Choice, Any], Refusal | None]


def among(state: ZState, choice: Choice, option: Any) -> Refusal:
    """Says that the rules leave only what the open question offers."""
    return no("not-among", *asked_by(choice))


def _on(state: ZState, choice: Choice, option: Any) -> Refusal | None:
    """Says why a Move does not go on into a Zone; where it could, it is not the time."""
    frame = state.stack[-1]
    who = frame.who if hasattr(frame, "who") else frame.context[0]
    return between(state, state.people[who].zone, option.to)


def _stop(state: ZState, choice: Choice, option: Any) -> Refusal | None:
    return no("sprint", "Z2-SKILL-44")


def _act(state: ZState, choice: Choice, option: Any) -> Refusal | None:
    who, name = member(state, option.who), someone(state, option.who)
    if who == NONE:
        return no("not-in-team", "Z2-ROUND-02", who=name)
    if state.people[who].done:
        return no("acted", "Z2-ROUND-02", who=name)
    if state.people[who].escaped:
        return no("escaped", "Z2-MISSION-04", who=name)
    return no("not-yet", "Z2-ROUND-02", who=name)


def _wait(state: ZState, choice: Choice, option: Any) -> Refusal | None:
    return no("no-tactician", "Z2-SKILL-49")


def _hit(state: ZState, choice: Choice, option: Any) -> Refusal | None:
    zone = choice.args[0]
    if option.kind not in kinds_in(state, zone):
        return no("hit-none", "Z2-TARGET-01", zone=zone)
    return no("hit-order", "Z2-TARGET-01", "Z2-TARGET-02")


def _hit_car(state: ZState, choice: Choice, option: Any) -> Refusal | None:
    if "blow-up-cars" not in state.mission.special:
        return no("not-in-mission", "Z2-M04-04")
    return no("car-not-there", "Z2-M04-04", zone=choice.args[0])


def _reap(state: ZState, choice: Choice, option: Any) -> Refusal | None:
    return no("reap", "Z2-SKILL-38", "Z2-SKILL-Q20")


def _suffer(state: ZState, choice: Choice, option: Any) -> Refusal | None:
    return no("not-hurt-here", *asked_by(choice), who=someone(state, option.who))


def _put(state: ZState, choice: Choice, option: Any) -> Refusal | None:
    frame, who = state.stack[-1], member(state, option.who)
    slots = state.people[who].slots if who != NONE else ()
    slot = option.slot
    people = (frame.who, frame.other) if isinstance(frame, Arrange) else (frame.who,)
    if who not in people or slot >= len(slots):
        return no("no-slot", "Z2-INV-01", "Z2-TRADE-02")
    if slots[slot] != NONE and isinstance(frame, Arrange) and frame.tired(state):
        return no("lifts", "Z2-TRADE-01")
    if isinstance(frame, Arrange) and frame.along and slot >= state.box.slots.pack:
        return no("room-apart", "INV-ATT-4", "INV-D6")
    return no("slot-alike", "Z2-INV-01")


def _lift(state: ZState, choice: Choice, option: Any) -> Refusal | None:
    frame, who = state.stack[-1], member(state, option.who)
    slot = option.slot
    held = frame.held if isinstance(frame, Arrange) else NONE
    if held != NONE or choice.prompt == "z2-place-card":
        return no("holding", "Z2-SEARCH-02")
    if who not in (frame.who, frame.other):
        return no("no-slot", "Z2-INV-01", "Z2-TRADE-02")
    if slot >= len(state.people[who].slots) or state.people[who].slots[slot] == NONE:
        return no("slot-empty", "Z2-INV-01")
    return no("lifts", "Z2-TRADE-01")


def _drop(state: ZState, choice: Choice, option: Any) -> Refusal | None:
    if choice.prompt == "z2-place-card":
        return no("not-own-card", "Z2-INV-02", "Z2-TRADE-04")
    return no("not-holding", "Z2-SEARCH-02", "Z2-TRADE-01")


def _done(state: ZState, choice: Choice, option: Any) -> Refusal | None:
    return no("holding", "Z2-SEARCH-02")


def _hand_over(state: ZState, choice: Choice, option: Any) -> Refusal | None:
    frame, name = state.stack[-1], someone(state, option.other)
    one = next((c for c in state.companions if c.card == option.other), None)
    if choice.prompt == "z2-place-card":
        return no("holding", "Z2-SEARCH-02")
    if one is None:
        return no("no-companion", "Z2-COMP-06", who=name)
    pair = (frame.who, frame.other)
    if frame.other == NONE or one.leader not in pair:
        return no("not-traded", "Z2-COMP-06", who=name)
    other = next(who for who in pair if who != one.leader)
    wrong = _parted(state)
    if wrong is not None:
        return wrong
    if not has_seat(state, other):
        return no("no-seat", "Z2-CAR-Q6", who=name)
    return no("lifts", "Z2-TRADE-01")


def _parted(state: ZState) -> Refusal | None:
    return no("pair-parted", "Z2-M19-03") if "pairs" in state.mission.special else None


def _hand_token(state: ZState, choice: Choice, option: Any) -> Refusal | None:
    if choice.prompt == "z2-place-card":
        return no("holding", "Z2-SEARCH-02")
    return no("no-token", "Z2-MISSION-10", "Z2-M01-05")


def _discard_from(state: ZState, choice: Choice, option: Any) -> Refusal | None:
    return refused(state, choice.seat, option)


def _recruit(state: ZState, choice: Choice, option: Any) -> Refusal | None:
    return no("not-recruited", "Z2-COMP-01", "Z2-COMP-03", who=someone(state, option.other))


def _eat_from(state: ZState, choice: Choice, option: Any) -> Refusal | None:
    return refused(state, choice.seat, option)


def _heal(state: ZState, choice: Choice, option: Any) -> Refusal | None:
    who, name = member(state, option.who), someone(state, option.who)
    rules = asked_by(choice)
    if who == NONE:
        return no("not-in-team", *rules, who=name)
    if not wounded(state, who):
        return no("unhurt", *rules, who=name)
    return no("not-healed", *rules, who=name)


def _learn(state: ZState, choice: Choice, option: Any) -> Refusal | None:
    return no("skill-choice", "Z2-ADR-05", "Z2-ADR-06")


def _discard(state: ZState, choice: Choice, option: Any) -> Refusal | None:
    who = state.stack[-1].context[0]
    carried = alike(state.box, state.people[who].slots, option.card)
    return None if carried else no("not-carried", "Z2-INV-03")


def _drive_on(state: ZState, choice: Choice, option: Any) -> Refusal | None:
    frame, zone = state.stack[-1], option.to
    assert isinstance(frame, Drive)
    if zone == frame.start:
        return no("car-back", "Z2-CAR-13", "Z2-CAR-Q3")
    if state.board.rooms >> zone & 1:
        return no("car-building", "Z2-CAR-10")
    if zone not in roads(state, frame.to):
        return no("neighbour", "Z2-CAR-13", zone=zone)
    return None


LATER = ("z2-partner", "z2-who-is-ned")
ANSWERS: dict[str, tuple[tuple[str, ...], Why]] = {
    "walk": (("z2-move-on", "react-after-attack"), _on),
    "stop-here": (("z2-move-on",), _stop),
    "deal": (("z2-deal",), among),
    "start-in": (("z2-start-zone",), among),
    "recruit": (("z2-recruit", "z2-choose-companion", "z2-wounded", *LATER), _recruit),
    "play-pair": (("z2-pick-pair",), among),
    "played-by": (("z2-who-plays",), among),
    "reveal-building": (("z2-next-building",), among),
    "fetch-molotov": (("z2-fetch-molotov",), among),
    "take-cocktail": (("z2-take-cocktail",), among),
    "be-leader": (("z2-choose-leader",), among),
    "hit-car": (("z2-assign-hit",), _hit_car),
    "stow": (("z2-load-food",), among),
    "take-out": (("z2-unload-food",), among),
    "act": (("z2-who-acts", "z2-tactician"), _act),
    "wait": (("z2-who-acts",), _wait),
    "hit": (("z2-assign-hit",), _hit),
    "reap": (("z2-assign-hit",), _reap),
    "roll-dice": (("z2-dice",), among),
    "reroll": (("react-rerolls",), among),
    "suffer": (("z2-share-wounds", "z2-friendly-fire"), _suffer),
    "discard": (("react-wounds",), _discard),
    "send": (("z2-send",), among),
    "reveal": (("z2-dark-order",), among),
    "learn": (("z2-choose-skill",), _learn),
    "agree": (("z2-agree-trade",), among),
    "refuse": (("z2-agree-trade",), among),
    "put": (("z2-place-card",), _put),
    "lift": (("z2-arrange", "z2-place-card"), _lift),
    "drop": (("z2-arrange", "z2-place-card"), _drop),
    "done": (("z2-place-card",), _done),
    "hand-token": (("z2-arrange", "z2-place-card"), _hand_token),
    "discard-from": (("z2-discard", "react-wounds"), _discard_from),
    "eat-from": (("z2-discard",), _eat_from),
    "hand-over": (("z2-arrange", "z2-place-card"), _hand_over),
    "drive-on": (("z2-drive-on",), _drive_on),
    "run-over": (("z2-run-over",), among),
    "come": (("z2-be-dragged",), among),
    "stay": (("z2-be-dragged",), among),
    "rescue": (("z2-rescue",), among),
    "heal": (("z2-medic", "z2-treat"), _heal),
    "take-twin": (("z2-matching-set",), among),
    "sidestep": (("react-spawned",), among),
    "dash-aside": (("react-spawned",), among),
    "reflex": (("react-spawned",), among),
    "assign": (("z2-assign-card",), among),
}
"""By the verb, the questions it answers, and what stands in its way there."""


def not_offered(state: ZState, choice: Choice, verb: str, option: Any) -> Refusal | None:
    """Says why the open question leaves this answer out; None if it answers other questions."""
    prompts, why = ANSWERS.get(verb, ((), among))
    if choice.prompt not in prompts:
        return None
    return why(state, choice, option) or among(state, choice, option)
