"""What movement and turn skills make happen."""

from horda.games.zombicide.box.skill_keys import rule_of
from horda.games.zombicide.rules.events import ZEvent


class SkillUsed(ZEvent, frozen=True):
    """A Survivor used a skill that works once a turn."""

    who: int
    skill: int

    def cited(self) -> tuple[str, ...]:
        """The skill's own rule."""
        return (rule_of(self.skill),)


class Shoved(ZEvent, frozen=True):
    """Zombies were pushed into another Zone."""

    rules = ("Z2-SKILL-60",)
    zone: int
    to: int
    kind: int
    count: int


class Dragged(ZEvent, frozen=True):
    """A Survivor was dragged out of danger."""

    rules = ("Z2-SKILL-62",)
    who: int
    to: int


class WoundHealed(ZEvent, frozen=True):
    """A Survivor got Wounds healed by a skill."""

    who: int
    health: int
    skill: int

    def cited(self) -> tuple[str, ...]:
        """The skill's own rule."""
        return (rule_of(self.skill),)
