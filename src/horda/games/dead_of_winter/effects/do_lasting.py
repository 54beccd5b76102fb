"""What operations that leave a rule behind do; what always works is read where it counts."""

from msgspec.structs import replace

from horda.core.frames import Frame
from horda.games.dead_of_winter.base.free import free_action, possible
from horda.games.dead_of_winter.base.marks import Lasting
from horda.games.dead_of_winter.base.option import PickSurvivor
from horda.games.dead_of_winter.base.table import in_play, own
from horda.games.dead_of_winter.cards import ops_lasting as ops
from horda.games.dead_of_winter.cards.box import BOX
from horda.games.dead_of_winter.cards.modifier import Mod
from horda.games.dead_of_winter.cards.who import Role
from horda.games.dead_of_winter.cards.words import Where
from horda.games.dead_of_winter.effects.aim import aim
from horda.games.dead_of_winter.effects.carriers import carriers_of
from horda.games.dead_of_winter.effects.lasting import GAINED, SKIP, rule_of
from horda.games.dead_of_winter.effects.script import Doing, does
from horda.games.dead_of_winter.effects.spots import that_place

SEARCH_EXTRA = "search_extra"


@does(
    ops.ReplaceExposure, ops.ReplaceWound, ops.WoundLimit, ops.BiteSpreadIgnore,
    ops.CopyAbilities, ops.SearchAnyDie, ops.NoiseLook, ops.AttackBonus, ops.AttackAnyDie,
    ops.RerollEncounter, ops.KeepPlayed, ops.BarricadeBonus,
)  # fmt: skip
def _read_elsewhere(do: Doing) -> None:
    """Read by the action or the roll that it changes."""


@does(ops.SearchExtra)
def _search_extra(do: Doing) -> None:
    """Played from hand it waits for the next search of this turn."""
    if do.source.startswith("item/") and do.scope.survivor < 0:
        rule = Lasting(
            SEARCH_EXTRA, do.source, seat=do.seat, n=do.op.look, low=do.op.keep,
            until="end_of_turn", made=do.state.round,
        )  # fmt: skip
        put_down(do, rule)


@does(ops.SkipExposure)
def _skip(do: Doing) -> None:
    """For a whole group it lasts; for one move or attack the action itself reads it."""
    if do.op.target is Role.ALL_ACTIVE:
        until = do.op.until.value if do.op.until else "end_of_turn"
        words = (do.op.on.value,)
        put_down(do, Lasting(SKIP, do.source, seat=do.state.active, until=until, words=words))


def put_down(do: Doing, *rules: Lasting) -> None:
    """Puts rules in force."""
    do.state.lasting = (*do.state.lasting, *rules)
    do.run.refresh_hooks()


@does(ops.FreeAction)
def _free_action(do: Doing) -> Frame | None:
    """The action without its die; some cards let any own survivor act who can."""
    survivor = do.scope.survivor
    if do.op.own:
        people = own(do.state, do.seat)
        able = [one for one in people if possible(do.state, do.op.action, do.seat, one)]
        if not able:
            return None
        survivor = do.ask(do.seat, "dw-pick-survivor", [PickSurvivor(one) for one in able])
    return free_action(do.op.action, do.seat, survivor)


@does(ops.Persistent)
def _persistent(do: Doing) -> None:
    modifier = do.op.modifier
    if modifier.name is Mod.STRANDED:
        do.state.stranded[:] = bytes(modifier.tokens)
    place = that_place(do) if modifier.where is Where.THAT else None
    one = BOX.survivor_number[modifier.target.id] if modifier.target is not None else -1
    rule = rule_of(modifier, made=do.state.round, seat=do.seat, place=place, survivor=one)
    put_down(do, replace(rule, source=do.source))


@does(ops.Attach)
def _attach(do: Doing) -> None:
    for one in aim(do, do.op.target):
        rule = rule_of(do.op.modifier, made=do.state.round, survivor=one)
        put_down(do, replace(rule, source=do.source))


@does(ops.AttachToItem)
def _attach_to_item(do: Doing) -> None:
    """The card lies with one copy of the item; the first player says which of several."""
    title = BOX.item_number[do.op.item]
    carriers = [one for one in carriers_of(do.state, title) if in_play(do.state, one)]
    mine = [one for one in carriers if do.state.owner[one] == do.seat] or carriers
    if do.scope.that in carriers:  # whose player was asked because of that very copy
        mine = [do.scope.that]
    if mine:
        options = [PickSurvivor(one) for one in mine]
        one = do.ask(do.state.first, "dw-pick-carrier", options)
        rule = rule_of(do.op.modifier, made=do.state.round, survivor=one, item=title)
        put_down(do, replace(rule, source=do.source))


@does(ops.GainAbility)
def _gain_ability(do: Doing) -> None:
    """Kept by where its operations stand, so that it can be used like a printed one."""
    place = do.op.location.place
    for one in aim(do, do.op.target):
        path = tuple(str(step) for step in (*do.path, do.at, 0))
        rule = Lasting(
            GAINED, do.source, survivor=one, n=do.op.die, words=path,
            place=-1 if place is None else place,
        )  # fmt: skip
        put_down(do, rule)
