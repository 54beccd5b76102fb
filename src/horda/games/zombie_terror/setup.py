"""How a game is set up; what the sources leave in doubt is an option."""

from typing import Annotated, Literal

from msgspec import Meta

from horda.core.state import Config


class Setup(Config, frozen=True, forbid_unknown_fields=True):
    """Options of Zombie Terror; the defaults are the rulings of the rulebook."""

    action_points: Annotated[int, Meta(ge=1, le=6, description="AP of each human (R4.1)")] = 3
    terror_start: Annotated[int, Meta(ge=1, le=6, description="first field (R7.2)")] = 6
    cards_per_turn: Annotated[int, Meta(ge=0, le=4, description="cards a turn (R9.2)")] = 1
    unused_activations: Annotated[bool, Meta(description="may be left unused (R5.3)")] = True
    interleave: Annotated[bool, Meta(description="humans may act by turns (R4.1)")] = True
    leaving: Annotated[
        Literal["turn-end", "at-once"], Meta(description="when an exit counts (R4.7)")
    ] = "turn-end"
    turned: Annotated[
        Literal["adding", "on-the-spot"], Meta(description="where the turned stand up (R5.13)")
    ] = "adding"
    round_limit: Annotated[
        int, Meta(ge=0, le=1000, description="rounds until it is called unfinished; 0: none (S9.4)")
    ] = 0
