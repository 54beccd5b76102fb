"""Why an Action that only some Missions know is not offered."""

from collections.abc import Callable

from horda.core.game import Refusal
from horda.core.hooks import HookIndex
from horda.games.zombicide.modules.companions import has_seat
from horda.games.zombicide.modules.mission_rules.car_exit import drives
from horda.games.zombicide.modules.mission_rules.food import own_food
from horda.games.zombicide.modules.mission_rules.spawn_tokens import spawn_here
from horda.games.zombicide.modules.mission_rules.wounded import still_wounded
from horda.games.zombicide.papers.explain.base import Parts, Reason, no, someone, tired
from horda.games.zombicide.papers.explain.cars import car_here
from horda.games.zombicide.rules.goals import goals_met, plan
from horda.games.zombicide.rules.people import zombies_in
from horda.games.zombicide.rules.state import NONE, ZState


def only_with(special: str, rule: str) -> Callable[[Reason], Reason]:
    """Makes a reason speak only in Missions with a special rule: others do not know the Action."""

    def limited(reason: Reason) -> Reason:
        def explain(state: ZState, hooks: HookIndex, who: int, parts: Parts) -> Refusal | None:
            if special not in state.mission.special:
                return no("not-in-mission", rule)
            return reason(state, hooks, who, parts)

        return explain

    return limited


@only_with("neutralise", "Z2-M07-07")
def _neutralise(state: ZState, hooks: HookIndex, who: int, parts: Parts) -> Refusal | None:
    zone = state.people[who].zone
    if not spawn_here(state, zone):
        return no("no-spawn", "Z2-M07-07")
    return no("spawn-zombies", "Z2-M07-07") if zombies_in(state, zone) else tired(state, who)


@only_with("food-in-cars", "Z2-M06-04")
def _load(state: ZState, hooks: HookIndex, who: int, parts: Parts) -> Refusal | None:
    found = car_here(state, who, parts[0])
    if isinstance(found, Refusal):
        return found
    return tired(state, who) if own_food(state, who) else no("no-food", "Z2-M06-04")


@only_with("food-in-cars", "Z2-M06-04")
def _unload(state: ZState, hooks: HookIndex, who: int, parts: Parts) -> Refusal | None:
    found = car_here(state, who, parts[0])
    if isinstance(found, Refusal):
        return found
    return tired(state, who) if state.cars[found].trunk else no("no-food-in-car", "Z2-M06-04")


@only_with("wounded", "Z2-M12-06")
def _treat(state: ZState, hooks: HookIndex, who: int, parts: Parts) -> Refusal | None:
    person = state.people[who]
    here = [one.card for one in still_wounded(state) if one.zone == person.zone]
    if not any(state.box.survivors[card].id == parts[0] for card in here):
        return no("not-wounded-here", "Z2-M12-06", who=someone(parts[0]))
    if not person.load:
        return no("no-kit", "Z2-M12-06", "Z2-M12-Q1")
    return tired(state, who) if has_seat(state, who) else no("no-seat", "Z2-CAR-Q6", who=parts[0])


def _drive_off(state: ZState, hooks: HookIndex, who: int, parts: Parts) -> Refusal | None:
    aims, zone = plan(state.edition, state.config.scenario), state.people[who].zone
    if not aims.by_car:
        return no("not-in-mission", "Z2-M06-03")
    if drives(state, who) == NONE:
        return no("not-driver", "Z2-M06-03")
    if zone not in aims.exits:
        return no("exit", "Z2-M06-03")
    if not goals_met(state):
        return no("exit-goals", "Z2-MISSION-Q1")
    return no("exit-zombies", "Z2-M06-03") if zombies_in(state, zone) else None


MISSION_ACTS: dict[str, Reason] = {
    "neutralise": _neutralise,
    "load-food": _load,
    "unload-food": _unload,
    "treat": _treat,
}
MISSION_OWN: dict[str, Reason] = {"escape-by-car": _drive_off}
