"""What movement and turn skills let a player choose."""

from horda.games.zombicide.rules.options import ZOption


class Dash(ZOption, frozen=True):
    """Move by a skill to a Zone (Sprint: into the first Zone of the way)."""

    skill: int
    to: int


class SlipDash(ZOption, frozen=True):
    """Move by a skill with a Kid's Slippery move."""

    skill: int
    to: int


class Taunt(ZOption, frozen=True):
    """Taunt the Zombies of a Zone."""

    fateful = True
    zone: int


class Shove(ZOption, frozen=True):
    """Push all Zombies of the own Zone into another."""

    fateful = True
    to: int


class Rescue(ZOption, frozen=True):
    """Drag a Survivor out of a Zone."""

    other: int
    zone: int


class Come(ZOption, frozen=True):
    """Let oneself be dragged."""

    moment = ("drag", "Z2-SKILL-62")
    who: int


class Stay(ZOption, frozen=True):
    """Refuse to be dragged."""

    moment = ("drag", "Z2-SKILL-62")
    who: int


class Lead(ZOption, frozen=True):
    """Give another Survivor one free Action."""

    other: int


class Heal(ZOption, frozen=True):
    """Heal a Survivor's Wound."""

    moment = ("heal", "Z2-SKILL-19", "Z2-SKILL-39")
    group = "lead"
    who: int
