"""What an attack is at any moment: its dice, what they need, and how skills see it."""

from msgspec.structs import replace

from horda.core.frames import Frame
from horda.core.hooks import HookIndex
from horda.core.rulebook import cites
from horda.games.zombicide.box.entries import Profile
from horda.games.zombicide.rules import events
from horda.games.zombicide.rules.context import Blow
from horda.games.zombicide.rules.people import ZRun
from horda.games.zombicide.rules.points import ACCURACY, ROLL_BONUS
from horda.games.zombicide.rules.state import DICE as DICE_STREAM
from horda.games.zombicide.rules.state import NONE, ZState
from horda.games.zombicide.rules.weapons import profile


class Assault(Frame, frozen=True):
    """An attack that lies on the table: who, with what, its dice and what came of them.

    What is done with it, step by step, is `Attack`. `used` names re-rolls and skills it has used.
    """

    who: int
    mode: str
    zone: int
    card: int
    second: int = NONE
    dice: tuple[int, ...] = ()
    hits: int = 0
    misses: int = 0
    damage: int = 0
    killed: int = 0
    gained: int = 0
    used: tuple[str, ...] = ()
    number: int = 0
    """Dice of each weapon that were chosen instead of the printed ones."""
    knew: int = NONE
    """How many skills of its own the attacker had before it gained adrenaline for the kills."""

    @property
    def pool(self) -> tuple[int, ...]:
        """All dice that lie on the table."""
        return self.dice

    @property
    def damage_of_misses(self) -> int:
        """What each miss deals to a friend."""
        return self.damage

    @property
    def shooter(self) -> int:
        """The actor that makes the attack, and is spared by its misses."""
        return self.who

    def line(self, state: ZState) -> Profile:
        """Returns the dice, the accuracy and the Damage that it is made with."""
        line = profile(state.box, self.card, self.mode)
        assert line is not None
        return line

    def origin(self, state: ZState) -> int:
        """Returns the Zone it is made from."""
        return state.people[self.who].zone

    def blow(self, state: ZState) -> Blow:
        """Returns the attack as skills see it."""
        person = state.people[self.who]
        here = person.zone
        distance = 0 if self.zone == here else state.tables.range_to[here][self.zone]
        line = self.line(state)
        dice, damage = line.dice, line.damage
        fresh = 0 if self.knew == NONE else len(person.skills) - self.knew
        return Blow(
            self.who,
            self.card,
            self.mode,
            self.zone,
            dice,
            damage,
            distance,
            self.second,
            fresh=fresh,
        )

    def burns(self, state: ZState) -> bool:
        """Tells whether it eliminates all of the Zone instead of rolling dice."""
        return self.card != NONE and state.box.cards[self.card].eliminates_zone

    def tell(self, run: ZRun, dice: tuple[int, ...]) -> None:
        """Tells a roll of the attack."""
        run.emit(rolled, run, self, dice)

    @cites("Z2-SKILL-Q1", "Z2-SKILL-Q2")
    def count_sixes(self, run: ZRun, dice: tuple[int, ...]) -> int:
        """Counts the dice that show a 6, or come to one by a bonus if that counts."""
        raised = run.state.config.raised_six_counts
        bonus = run.query(ROLL_BONUS, self.blow(run.state), 0) if raised else 0
        lowest = 1 + run.state.ones_miss
        return sum(die >= lowest and die + bonus >= 6 for die in dice)


def accuracy(state: ZState, hooks: HookIndex, attack: Assault) -> int:
    """Returns what each die of an attack must show."""
    line = attack.line(state)
    if ACCURACY not in hooks.uses:
        return line.accuracy
    return hooks.query(ACCURACY, state, attack.blow(state), line.accuracy)


def rolled(run: ZRun, attack: Assault, dice: tuple[int, ...]) -> events.Rolled:
    """Tells a roll, with what its dice need; mostly a 1 never hits."""
    bonus = run.query(ROLL_BONUS, attack.blow(run.state), 0)
    lowest = 1 + run.state.ones_miss
    return events.Rolled(dice, max(lowest, accuracy(run.state, run.hooks, attack) - bonus))


def roll_again(run: ZRun, by: str) -> None:
    """Rolls all dice of the attack below anew that may be; the new result stands."""
    attack = run.below
    assert isinstance(attack, Assault)
    dice = tuple(run.roll(6, DICE_STREAM) for _ in attack.dice)
    run.emit(rolled, run, attack, dice)
    run.amend_below(replace(attack, dice=dice, used=(*attack.used, by)))
