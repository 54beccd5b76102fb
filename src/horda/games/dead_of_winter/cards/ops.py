"""All operations together; what is not here is refused when a card is read."""

from horda.games.dead_of_winter.cards.op import Op
from horda.games.dead_of_winter.cards.ops_cards import CardOp
from horda.games.dead_of_winter.cards.ops_colony import ColonyOp
from horda.games.dead_of_winter.cards.ops_dice import DiceOp
from horda.games.dead_of_winter.cards.ops_flow import FlowOp
from horda.games.dead_of_winter.cards.ops_lasting import LastingOp
from horda.games.dead_of_winter.cards.ops_people import PeopleOp
from horda.games.dead_of_winter.cards.ops_places import PlaceOp
from horda.games.dead_of_winter.cards.ops_story import StoryOp
from horda.games.dead_of_winter.cards.ops_zombies import ZombieOp

AnyOp = ColonyOp | ZombieOp | PeopleOp | PlaceOp | CardOp | DiceOp | LastingOp | FlowOp | StoryOp
KINDS: tuple[type[Op], ...] = AnyOp.__args__
"""Every kind of operation."""
