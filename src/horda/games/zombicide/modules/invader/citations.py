"""Rules of Invader that code of the whole family carries out, or the data it reads: which it is.

Where the book says the same as the second edition's, its rulebook says so (`same_as`). These have
a word of their own, and still need no code of their own.
"""

from typing import Any

from horda.core.rulebook import cites
from horda.games.zombicide.board import sight, terrain
from horda.games.zombicide.board.assemble import _openings, _zone
from horda.games.zombicide.board.model import Board
from horda.games.zombicide.box import content, missions
from horda.games.zombicide.modules.invader import concentrated, crowd, machines, mold
from horda.games.zombicide.modules.invader import missions as own_missions
from horda.games.zombicide.modules.invader.cards import Rouse
from horda.games.zombicide.modules.invader.doors import Closing, Taking
from horda.games.zombicide.modules.invader.state import InvState, grown, keen
from horda.games.zombicide.modules.mission_rules.common import trade_tokens
from horda.games.zombicide.modules.skills import aim, dashes, handling, support
from horda.games.zombicide.modules.skills.attack import dual_piece
from horda.games.zombicide.rules import fire, goals, hits, moves, noise, slots, spawn, weapons
from horda.games.zombicide.rules import start as starting
from horda.games.zombicide.rules.activation import Activation
from horda.games.zombicide.rules.attack import Attack
from horda.games.zombicide.rules.edition import Edition, mission_board
from horda.games.zombicide.rules.search import Draw, search_options
from horda.games.zombicide.rules.setting_up import newcomer
from horda.games.zombicide.rules.state import ZState
from horda.games.zombicide.rules.targets import Aim
from horda.games.zombicide.rules.trading import Bargain
from horda.games.zombicide.rules.turn import Turn
from horda.games.zombicide.rules.wounds import Share, hurt

BOX: tuple[tuple[Any, str], ...] = (
    (mission_board, "INV-COMP-1 INV-M0-0 INV-M1-0 INV-M2-0 INV-M3-0 INV-M4-0 INV-M5-0 INV-M6-0"),
    (mission_board, "INV-M7-0 INV-M8-0 INV-M9-0 INV-M10-0"),
    (content._box_problems, "INV-COMP-2 INV-COMP-3 INV-COMP-4 INV-COMP-5 INV-INV-1"),
    (content._equipment_problems, "INV-COMP-6 INV-EQ-7 INV-XEN-2"),
    (content._zombie_problems, "INV-COMP-7 INV-XEN-1 INV-XP-1 INV-CMB-3"),
    (missions.load_mission, "INV-MIS-1"),
    (starting._decks, "INV-SETUP-3 INV-SETUP-5"),
    (starting._laid, "INV-M2-3 INV-M5-2 INV-M7-2 INV-M8-2 INV-M9-2"),
    (newcomer, "INV-SETUP-7"),
    (spawn.zombie_cards, "INV-DIFF-1 INV-DIFF-2 INV-DIFF-3"),
    (Edition.has, "INV-NOT-1 INV-XEN-3"),
)
STATION: tuple[tuple[Any, str], ...] = (
    (_zone, "INV-DEF-2"),
    (_openings, "INV-DOOR-Q2 INV-DOOR-Q5"),
    (sight._line, "INV-LOS-4"),
    (Board.special, "INV-LOCK-1"),
    (ZState.eyes, "INV-LOS-5"),
    (terrain.overgrown, "INV-MOLD-Q8"),
    (grown, "INV-MOLD-Q4 INV-MOLD-Q7"),
    (mold.grow, "INV-MOLD-Q3"),
    (mold.linked, "INV-MOLD-Q1 INV-MOLD-Q5"),
    (Closing.refusal, "INV-DOOR-Q4"),
    (Taking.refusal, "INV-DOOR-Q4"),
    (noise.make_noise, "INV-NOISE-Q1"),
)
CARDS: tuple[tuple[Any, str], ...] = (
    (slots.fits, "INV-INV-2 INV-ATT-5"),
    (slots.attached, "INV-ATT-5"),
    (trade_tokens, "INV-MACH-Q6"),
    (Bargain.settle, "INV-TRADE-2"),
    (search_options, "INV-SEARCH-Q3"),
    (Draw.look, "INV-SEARCH-Q3"),
)
FIGHTS: tuple[tuple[Any, str], ...] = (
    (Attack.roll, "INV-CMB-1"),
    (Attack.count, "INV-CMB-1"),
    (Attack.assign, "INV-CMB-2 INV-CMB-Q1"),
    (hits.able, "INV-CMB-3 INV-XEN-2"),
    (Attack.friendly_fire, "INV-FF-Q1"),
    (Attack.throw, "INV-HELL-6"),
    (fire.burn_zone, "INV-HELL-3 INV-HELL-Q1 INV-HELL-Q2"),
    (weapons.zones_in_range, "INV-HELL-Q4"),
    (Activation.attack, "INV-XATK-1 INV-XEN-1"),
    (Share.ask, "INV-XATK-2 INV-XATK-Q1"),
    (hurt, "INV-XATK-3 INV-END-1"),
    (Aim.targets, "INV-XMOVE-Q4"),
    (Aim.ways, "INV-XMOVE-Q5"),
    (Rouse.act, "INV-OUT-Q1"),
)
TURNS: tuple[tuple[Any, str], ...] = (
    (Turn.ask, "INV-ACT-2"),
    (moves.Way.step, "INV-MOVE-3"),
    (goals.settle, "INV-END-4"),
    (goals.won, "INV-END-4"),
    (goals.may_escape, "INV-MIS-Q1"),
    (own_missions._taking, "INV-M0-1 INV-M4-1"),
    (goals._all_objectives, "INV-M7-1"),
    (starting._laid, "INV-M4-3"),
)
SKILLS: tuple[tuple[Any, str], ...] = (
    (dashes._jumps, "INV-SK-7 INV-SK-Q8"),
    (dashes._sprints, "INV-SK-18g"),
    (dashes._at_zombies, "INV-SK-18q INV-SK-Q5"),
    (dashes.reach, "INV-SK-Q5"),
    (aim._point_blank, "INV-SK-21"),
    (support._tough, "INV-SK-Q3 INV-SK-Q9"),
    (dual_piece, "INV-SK-Q9"),
    (handling.Taunting.refusal, "INV-SK-Q10"),
    (handling.Shoving.refusal, "INV-SK-Q10"),
    (handling.Lifesaving.refusal, "INV-OXY-Q2"),
    (Edition.allows, "INV-SK-18 INV-SK-28"),
)
CASES: tuple[tuple[Any, str], ...] = (
    (sight._line, "INV-LOS-D1 INV-LOS-D3 INV-LOS-D5"),
    (keen, "INV-LOS-D2"),
    (InvState.tables_with, "INV-LOS-D4"),
    (grown, "INV-LOS-D6 INV-LOS-D7"),
    (machines.actors, "INV-D8"),
    (machines.steers, "INV-D9"),
    (machines.Follow.go, "INV-D10"),
    (moves.Way.step, "INV-D11"),
    (concentrated._all_on_one, "INV-D12"),
    (support._two_cards, "INV-D17"),
    (support._tough, "INV-D19"),
    (crowd.equip, "INV-M4-2"),
)


def register() -> None:
    """Cites each place for its rules."""
    for thing, ids in (*BOX, *STATION, *CARDS, *FIGHTS, *TURNS, *SKILLS, *CASES):
        cites(*ids.split())(thing)
