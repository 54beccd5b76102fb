"""What a Survivor does at the end of a move by a skill: a free attack, or healing."""

from horda.core.decisions import Choice, Option, Pass
from horda.core.frames import DONE, Frame, Outcome, Push
from horda.core.hooks import HookIndex
from horda.core.rulebook import cites
from horda.core.windows import PASS
from horda.games.zombicide.modules.skills.move_events import WoundHealed
from horda.games.zombicide.modules.skills.move_options import Heal
from horda.games.zombicide.modules.skills.once import acting
from horda.games.zombicide.rules.actors import in_zone
from horda.games.zombicide.rules.attack import Attack
from horda.games.zombicide.rules.people import ZRun, base_health, change, pay
from horda.games.zombicide.rules.questions import question
from horda.games.zombicide.rules.state import COMBAT, MELEE, OUT, RANGED, ZState
from horda.games.zombicide.rules.weapons import aimed, melee_options, ranged_options

question("z2-free-attack", "Z2-SKILL-G4")
question("z2-treat", "Z2-SKILL-39")


class FreeAttack(Frame, frozen=True):
    """A Survivor may take one free Combat Action of a kind, at once."""

    who: int
    kind: int

    @cites("Z2-SKILL-26", "Z2-SKILL-64", "Z2-SKILL-G4")
    def ask(self, run: ZRun) -> Outcome:
        """Offers the attacks that are possible here; a free Action may be let go."""
        if run.state.people[self.who].zone == OUT:  # it fell on the way
            return DONE
        options = free_attacks(run.state, run.hooks, self.who, self.kind)
        if not options:
            return DONE
        seat = run.state.people[self.who].seat
        return Choice(seat, "z2-free-attack", (*options, PASS))

    @cites("Z2-NOISE-Q1")
    def attack(self, run: ZRun) -> Outcome:
        """Attacks without paying."""
        chosen = run.answer
        if type(chosen) is Pass:
            return DONE
        blow = aimed(self.who, chosen)
        here = run.state.people[self.who].zone
        # Nothing is paid, but it is an Action: chains of attacks count it.
        pay(run.state, self.who, MELEE if blow.mode == "melee" else RANGED, 0)
        zone = here if blow.mode == "melee" else blow.zone
        attack = Attack(self.who, blow.mode, zone, chosen.card, chosen.second)
        outcome = acting(run, self.who, chosen, attack)
        return Push(outcome) if isinstance(outcome, Frame) else outcome

    steps = (ask, attack)


def with_free(state: ZState, who: int, kind: int) -> ZState:
    """Returns the position as it would be with nothing but one free Action of a kind."""
    there = state.clone()
    free = [0] * len(state.people[who].free)
    free[kind] = 1
    change(there, who, actions=0, free=tuple(free))
    return there


def free_attacks(state: ZState, hooks: HookIndex, who: int, kind: int) -> list[Option]:
    """Lists the attacks a free Action of a kind could be used for."""
    there = with_free(state, who, kind)
    options = melee_options(there, hooks, who) if kind in (COMBAT, MELEE) else []
    return options + (ranged_options(there, hooks, who) if kind in (COMBAT, RANGED) else [])


class Healing(Frame, frozen=True):
    """A Field medic heals one Wound of a Survivor in its Zone, itself included."""

    who: int

    @cites("Z2-SKILL-39", "Z2-SKILL-G5")
    def ask(self, run: ZRun) -> Outcome:
        """Asks whom, if anybody; nobody may be wounded."""
        people = run.state.people
        if people[self.who].zone == OUT:  # it fell on the way
            return DONE
        here = [people[who] for who in in_zone(run.state, people[self.who].zone)]
        hurt = [
            one for one in here if one.health < base_health(run.state.box, one.card, one.skills)
        ]
        if not hurt:
            return DONE
        options = tuple(Heal(one.card) for one in hurt)
        return Choice(people[self.who].seat, "z2-treat", (*options, PASS))

    def heal(self, run: ZRun) -> Outcome:
        """Heals, if so decided."""
        if type(run.answer) is Pass:
            return DONE
        card = run.answer.who
        who = next(i for i, one in enumerate(run.state.people) if one.card == card)
        person = change(run.state, who, health=run.state.people[who].health + 1)
        run.emit(WoundHealed, card, person.health, run.state.box.skill_ids["field_medic"])
        return DONE

    steps = (ask, heal)
