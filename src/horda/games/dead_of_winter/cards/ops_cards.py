"""Operations on decks and hands."""

from horda.games.dead_of_winter.cards.op import Op
from horda.games.dead_of_winter.cards.ops_any import Ops
from horda.games.dead_of_winter.cards.who import Player, Who
from horda.games.dead_of_winter.cards.words import Count, Deck, ItemType


class Draw(Op, frozen=True, tag="draw_items"):
    """Top cards of a deck come into a hand, unseen by the others."""

    deck: Deck
    n: int = 1
    who: Player = Player.SELF


class DrawAndGive(Op, frozen=True, tag="draw_and_give"):
    """The controller of a survivor reveals cards of a deck and gives them to other players."""

    survivor: str
    deck: Deck
    n: Count


class SearchDeck(Op, frozen=True, tag="search_deck"):
    """The player looks through a deck, takes cards that fit, and shuffles it.

    They go to the hand, or are equipped at once to `equip`.
    """

    deck: Deck
    n: int = 1
    types: tuple[ItemType, ...] = ()
    item: str = ""
    tag: str = ""
    equip: Who | None = None


class RevealTake(Op, frozen=True, tag="reveal_take"):
    """Top cards are shown to all; some that fit may be taken, the rest is shuffled back."""

    deck: Deck
    n: int
    take: Count
    types: tuple[ItemType, ...] = ()


class RevealUntil(Op, frozen=True, tag="reveal_until"):
    """Cards are shown one by one until so many fit; those are taken, the rest shuffled back."""

    deck: Deck
    types: tuple[ItemType, ...]
    n: int


class Peek(Op, frozen=True, tag="peek_deck"):
    """The player looks at top cards of a deck, and may put them back in another order."""

    deck: Deck
    n: int
    reorder: bool = True


class RemoveDeck(Op, frozen=True, tag="remove_deck"):
    """A whole deck leaves the game, unseen."""

    deck: Deck


class RemoveFromDeck(Op, frozen=True, tag="remove_from_deck"):
    """Cards of a deck leave the game, unseen: the top ones, or all of some types."""

    deck: Deck
    n: Count
    types: tuple[ItemType, ...] = ()


class RemoveHandCards(Op, frozen=True, tag="remove_hand_cards"):
    """Hand cards of the player\'s choice leave the game; `anyones`: from any hands, as seen."""

    n: int
    types: tuple[ItemType, ...] = ()
    anyones: bool = False


class RemoveRandomCard(Op, frozen=True, tag="remove_random_hand_card"):
    """Random hand cards leave the game."""

    n: int = 1
    who: Player = Player.SELF


class StealRandomCard(Op, frozen=True, tag="steal_random_card"):
    """Random cards of another hand come into the own one."""

    n: int = 1
    of: Player = Player.CHOSEN_OTHER


class TakeChosenCard(Op, frozen=True, tag="take_chosen_hand_card"):
    """The player looks at a hand and takes a card, which rests until the next round."""

    n: int = 1


class LookAtHands(Op, frozen=True, tag="look_at_hands"):
    """The player looks at all cards of hands."""

    who: Player


class PeekHand(Op, frozen=True, tag="peek_hand"):
    """The player looks at a random card of a hand."""

    who: Player = Player.CHOSEN_OTHER
    n: int = 1


class LookAtSecret(Op, frozen=True, tag="look_at_secret_objective"):
    """The player looks at another player\'s secret objective."""


class RevealHand(Op, frozen=True, tag="reveal_hand"):
    """Everybody sees a hand."""

    who: Player


class GiveCards(Op, frozen=True, tag="give_cards"):
    """All hand cards but some go to another player\'s hand."""

    to: Player
    keep: int


class Gamble(Op, frozen=True, tag="gamble"):
    """Everybody with a survivor at the colony may stake cards; the highest die takes all."""


class NameItem(Op, frozen=True, tag="name_item_first_giver"):
    """The player names a type; the first who gives such a card gets the reward."""

    reward: Ops

    def branches(self) -> tuple[Ops, ...]:
        """The reward."""
        return (self.reward,)


class MustContribute(Op, frozen=True, tag="must_contribute"):
    """The player adds hand cards to the crisis, or something else happens."""

    n: int
    otherwise: Ops

    def branches(self) -> tuple[Ops, ...]:
        """What happens to who does not."""
        return (self.otherwise,)


class OthersMayGive(Op, frozen=True, tag="others_may_give"):
    """Every other player may give a hand card to the player whose turn it is."""

    n: int = 1


class TellSecrets(Op, frozen=True, tag="tell_secrets"):
    """Every player says yes or no; for every no so many zombies come, all in one batch."""

    zombies: int


CardOp = (
    Draw
    | DrawAndGive
    | SearchDeck
    | RevealTake
    | RevealUntil
    | Peek
    | RemoveDeck
    | RemoveFromDeck
    | RemoveHandCards
    | RemoveRandomCard
    | StealRandomCard
    | TakeChosenCard
    | LookAtHands
    | PeekHand
    | LookAtSecret
    | RevealHand
    | GiveCards
    | Gamble
    | NameItem
    | MustContribute
    | OthersMayGive
    | TellSecrets
)
