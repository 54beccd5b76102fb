"""Checks that every game must pass, shipped so that any game can be run through them.

    from horda.core.conformance import check_game
    check_game(engine, engine.config({}), seed=7)

Each check raises `NotConforming` with the game, the seed and the answer it failed at.
"""

from collections.abc import Callable, Iterator
from itertools import permutations
from typing import Any

import msgspec

from horda.core import position
from horda.core.decisions import Answer, Choice, Choices, Join
from horda.core.engine import Engine
from horda.core.errors import Code, HordaError, IllegalAnswer
from horda.core.events import Event, Sink
from horda.core.follow import faults, plain
from horda.core.proof import NotConforming as NotConforming
from horda.core.proof import require as require
from horda.core.proof import seen_bytes as seen_bytes
from horda.core.proof import told_bytes as told_bytes
from horda.core.results import Fate
from horda.core.rng import Dice
from horda.core.run import Run
from horda.core.session import Session
from horda.core.state import Config
from horda.core.words import Text


def play_random(
    engine: Engine[Any],
    config: Config,
    seed: int,
    at_each: Callable[[Any], None] = lambda state: None,
) -> Any:
    """Plays a game at random to its end and calls `at_each` before every answer."""
    dice = Dice(seed)
    state = engine.new(config, seed)
    while state.result is None:
        require(state.decision < engine.game.max_decisions, "the game does not end", state)
        at_each(state)
        choice = dice.choice(state.open)
        engine.choose(state, dice.below(len(choice.options)), choice.seat)
    return state


def check_game(engine: Engine[Any], config: Config, seed: int, every: int = 1) -> Any:
    """Plays one random game and makes every check at each n-th answer; returns its end."""
    dice = Dice(seed + 1)
    met: dict[str, None] = {}

    def at_each(state: Any) -> None:
        check_options(engine, state)
        met.update(dict.fromkeys(key for ask in state.open for key in engine.keys(state, ask)))
        if state.decision % every == 0:
            check_position(engine, state, dice)
            check_explained(engine, state, [*met], dice)

    try:
        end = play_random(engine, config, seed, at_each)
        require(engine.pending(end) == (), "a finished game still asks", end)
        check_result(engine, end)
        check_replay(engine, config, seed)
    except (NotConforming, HordaError) as error:
        raise NotConforming(f"{engine.game.id}, {config}, seed {seed}: {error}") from error
    return end


def check_result(engine: Engine[Any], end: Any) -> None:
    """A result speaks of the seats there are, agrees with itself and cites rules of the book."""
    result, count = engine.result(end), len(engine.game.seats(end.config))
    assert result is not None
    require(all(0 <= seat < count for seat in result.winners), "a winner has no seat", end)
    for said in (result.scores, result.seats):
        require(len(said) in (0, count), f"{count} seats, but {len(said)} ends of them", end)
    endings = result.endings(count)
    won = tuple(seat for seat, ending in enumerate(endings) if ending.fate is Fate.WON)
    require(won == result.winners, f"{result.winners} won, and by their ends {won}", end)
    cited = {*result.rules, *(rule for one in endings for rule in one.rules)}
    unknown = sorted(rule for rule in cited if rule not in engine.game.rulebook)
    require(not unknown, f"a result cites {unknown}, which the book does not know", end)


def check_position(engine: Engine[Any], state: Any, dice: Dice) -> None:
    """Makes every check that one position allows."""
    check_clone(engine, state, dice)
    check_round_trip(engine, state, dice)
    check_described(engine, state)
    check_refusals(engine, state)
    check_boards(engine, state, dice)
    check_secrets(engine, state, dice)
    check_barrier(engine, state, dice)
    check_simultaneous(engine, state, dice)
    check_dealt_anew(engine, state, dice)


def check_options(engine: Engine[Any], state: Any) -> None:
    """Options are never empty, unique by key, and the same when listed again."""
    require(bool(state.open), "nobody is asked in a running game", state)
    game, seats = engine.game, engine.game.seats(state.config)
    asked = [choice.seat for choice in state.open]
    require(len(set(asked)) == len(asked), f"a seat is asked twice at once: {asked}", state)
    for choice in state.open:
        keys = engine.keys(state, choice)
        require(bool(keys), "a question without options", state)
        require(len(set(keys)) == len(keys), f"keys are not unique: {keys}", state)
        require(0 <= choice.seat < len(seats), f"unknown seat {choice.seat}", state)
        hidden = game.debated(choice) and not game.shared_view
        require(not hidden, f"all see the options of {choice.prompt}: some may be secret", state)
    again = state.clone()
    again.waiting = None
    engine.resume(again)
    require(again.open == state.open, "options change when listed again", state)
    require(again.digest() == state.digest(), "listing options changes the state", state)


def check_clone(engine: Engine[Any], state: Any, dice: Dice) -> None:
    """A clone is equal and independent: playing on in it leaves the original alone."""
    before = state.digest()
    twin = state.clone()
    require(twin.digest() == before, "a clone differs", state)
    shared = {id(thing) for _, thing in _mutable(twin)}
    for name, thing in _mutable(state):
        require(id(thing) not in shared, f"a clone shares {name}", state)
        require(not isinstance(thing, set | frozenset), f"{name} has no stable order", state)
    for _ in range(3):
        asked = [choice for choice in twin.open if choice.seat >= 0]  # below: a campaign's table
        if asked:
            choice = dice.choice(asked)
            engine.choose(twin, dice.below(len(choice.options)), choice.seat)
    require(state.digest() == before, "playing in a clone changed the original", state)


def _mutable(thing: Any, name: str = "state") -> Iterator[tuple[str, Any]]:
    """Lists what could be changed in place, or has no order, anywhere in a state."""
    if isinstance(thing, Text):  # its arguments are a table, but nobody changes them
        return
    if isinstance(thing, bytearray | list | dict | set | frozenset):
        yield name, thing
    if isinstance(thing, msgspec.Struct):
        for field in thing.__struct_fields__:
            if field not in ("config", "waiting"):  # not the state's own, and never changed
                yield from _mutable(getattr(thing, field), f"{name}.{field}")
    elif isinstance(thing, tuple | list):
        for index, item in enumerate(thing):
            yield from _mutable(item, f"{name}[{index}]")


def check_round_trip(engine: Engine[Any], state: Any, dice: Dice) -> None:
    """A state read back from its bytes is equal, asks the same and goes on the same."""
    back = engine.decode(engine.encode(state))
    require(back.digest() == state.digest(), "a state changes when saved and loaded", state)
    require(engine.pending(back) == engine.pending(state), "a loaded state asks otherwise", state)
    choice = dice.choice(state.open)
    index = dice.below(len(choice.options))
    on = state.clone()
    engine.choose(on, index, choice.seat)
    engine.choose(back, index, choice.seat)
    require(back.digest() == on.digest(), "a loaded state goes on otherwise", state)


def check_described(engine: Engine[Any], state: Any) -> None:
    """A position written as a table and laid out again is equal."""
    table = plain(position.write(engine, state))
    require(_can_be_toml(table), f"a description has empty values: {table}", state)
    back = position.pose(engine, state.config, 1, table)
    require(back.rng.counts == state.rng.counts, "a described position loses its dice", state)
    back.rng = state.rng  # the keys come from the record's seed, which a state does not hold
    same = back.encode() == state.encode()
    require(same, f"a described position differs: {table}", state)


def _can_be_toml(value: Any) -> bool:
    if isinstance(value, dict):
        return all(map(_can_be_toml, value.values()))
    if isinstance(value, list):
        return all(map(_can_be_toml, value))
    return value is not None


def check_refusals(engine: Engine[Any], state: Any) -> None:
    """Stale, foreign and unknown answers are refused with their code and change nothing."""
    before = state.digest()
    asked = {choice.seat for choice in state.open}
    ask = engine.pending(state)[0]
    others = [s for s in range(len(engine.game.seats(state.config))) if s not in asked]
    others = [s for s in others if s not in dict(state.held)]
    tries = [
        (Answer(ask.number - 1, ask.seat, 0), Code.STALE_ASK),
        (Answer(ask.number, ask.seat, len(ask.options)), Code.NOT_OFFERED),
        (Answer(ask.number, ask.seat, "no-such-option"), Code.NOT_OFFERED),
        *((Answer(state.number(seat), seat, 0), Code.WRONG_SEAT) for seat in (*others, 99)),
        *((Answer(state.number(who) - 1, who, 0), Code.STALE_ASK) for who, _ in state.held),
    ]
    for answer, code in tries:
        try:
            engine.apply(state, answer)
        except IllegalAnswer as error:
            require(error.code == code, f"{answer} refused with {error.code}, not {code}", state)
        else:
            require(False, f"{answer} was accepted", state)
    require(state.digest() == before, "a refused answer changed the state", state)


def check_explained(engine: Engine[Any], state: Any, keys: list[str], dice: Dice) -> None:
    """Why something is not offered cites rules that exist, and tells nothing hidden."""
    game = engine.game
    for seat in range(len(game.seats(state.config))):
        mine = [ask for ask in state.open if ask.seat == seat]
        offered = {key for ask in mine for key in engine.keys(state, ask)}
        other, before = engine.determinise(state, seat, dice), state.digest()
        for key in sorted({dice.choice(keys) for _ in range(4)} - offered):
            refusal = game.explain(state, seat, key)
            same = refusal == game.explain(other, seat, key)
            require(same, f"why not {key} tells seat {seat} a secret", state)
            for rule in refusal.rules if refusal else ():
                require(rule in game.rulebook, f"{key} is refused by {rule}: no such rule", state)
        require(state.digest() == before, "an explanation changes the state", state)


def check_boards(engine: Engine[Any], state: Any, dice: Dice) -> None:
    """Boards that are followed event by event are those that views show, for every seat."""
    choice = dice.choice(state.open)
    for fault in faults(engine, state.clone(), choice.seat, dice.below(len(choice.options))):
        require(False, fault, state)


def check_secrets(engine: Engine[Any], state: Any, dice: Dice) -> None:
    """What a seat cannot see never reaches it: view, options and events are byte-equal.

    Everything hidden from a seat is dealt anew; its view must not change. Then the
    same answer is given in both worlds: unless the seat is marked as having learned
    something by it, what it is told and what it sees next must be equal too.
    """
    for seat in (*range(len(engine.game.seats(state.config))), None):
        other = engine.determinise(state, seat, dice)
        same = seen_bytes(engine, other, seat) == seen_bytes(engine, state, seat)
        require(same, f"seat {seat} sees what it should not", state)
        check_answer_hides(engine, state, other, seat, dice)


def check_answer_hides(
    engine: Engine[Any], state: Any, other: Any, seat: int | None, dice: Dice
) -> None:
    """Gives one answer in the true world and in another possible one, and compares."""
    choice = dice.choice(state.open)
    there = other.clone()
    there.rng = state.rng  # the same dice in both: only hidden things differ
    asked = [ask for ask in there.open if ask.seat == choice.seat]
    possible = {key for ask in asked for key in engine.keys(there, ask)}
    keys = [key for key in engine.keys(state, choice) if key in possible]
    if not keys:
        return None  # the other world's seat holds other cards: nothing to compare
    key, here = dice.choice(keys), state.clone()
    told_here: list[Event] = []
    told_there: list[Event] = []
    learned = _give(engine, here, choice.seat, key, told_here.append)
    learned_there = _give(engine, there, choice.seat, key, told_there.append)
    if _among(seat, learned, state) or _among(seat, learned_there, state):
        # That nothing was shown tells as much, where something might have been: or a seat
        # could try its actions one by one and take back those that showed nothing.
        both = _among(seat, learned, state) and _among(seat, learned_there, state)
        return require(both, f"whether {key} marks seat {seat} depends on a secret", state)
    same = told_bytes(told_here, seat) == told_bytes(told_there, seat)
    require(same, f"events of {key} tell seat {seat} a secret", state)
    same = seen_bytes(engine, here, seat) == seen_bytes(engine, there, seat)
    return require(same, f"seat {seat} learns a secret by {key} without being marked", state)


def check_barrier(engine: Engine[Any], state: Any, dice: Dice) -> None:
    """Whoever sees how a die fell or a deck lay is marked, so that undo stops there.

    The same answer is given with another future of every die and deck: a seat that
    is not marked must see and be told the same.
    """
    choice = dice.choice(state.open)
    key = engine.key(state, dice.choice(choice.options))
    here, there = state.clone(), state.clone()
    there.rng = there.rng.rekeyed(dice.seed())
    told_here: list[Event] = []
    told_there: list[Event] = []
    _give(engine, here, choice.seat, key, told_here.append)
    _give(engine, there, choice.seat, key, told_there.append)
    for seat in range(len(state.seen)):
        if here.seen[seat] <= state.decision and there.seen[seat] <= state.decision:
            same = told_bytes(told_here, seat) == told_bytes(told_there, seat)
            same = same and seen_bytes(engine, here, seat) == seen_bytes(engine, there, seat)
            require(same, f"chance shows seat {seat} something by {key} unmarked", state)


def _give(engine: Engine[Any], state: Any, seat: int, key: str, sink: Sink) -> tuple[int, ...]:
    """Gives an answer by its key and returns the seats that were shown something hidden."""
    choice = next(one for one in state.open if one.seat == seat)
    index = engine.game.find(state.config, choice.options, key)
    run = Run.on(engine.game, state, sink)
    run.take(seat, choice.options[index], index)
    return run.learned


def _among(seat: int | None, learned: tuple[int, ...], state: Any) -> bool:
    if seat is None:  # a spectator learns only what everybody does
        return set(range(len(state.seen))) <= set(learned)
    return seat in learned


def check_hidden(engine: Engine[Any], config: Config, seed: int) -> None:
    """What a seat sees beyond a spectator is really dealt anew for one, somewhere in a game.

    For games with secrets: where nothing is dealt anew, no leak could be found.
    """
    dice = Dice(seed + 2)
    secret: set[int] = set()
    varied: set[int] = set()

    def at_each(state: Any) -> None:
        twin = engine.determinise(state, None, dice)
        public = msgspec.json.encode(engine.game.view(state, None))
        for seat in range(len(engine.game.seats(config))):
            own = msgspec.json.encode(engine.game.view(state, seat))
            if own != public:
                secret.add(seat)
            if own != msgspec.json.encode(engine.game.view(twin, seat)):
                varied.add(seat)

    end = play_random(engine, config, seed, at_each)
    require(secret <= varied, f"secrets of {sorted(secret - varied)} are never dealt anew", end)


def check_dealt_anew(engine: Engine[Any], state: Any, dice: Dice) -> None:
    """Where all that is hidden is dealt anew, the table looks the same and the game goes on.

    That happens at a table on a server when company comes: the same key deals the same.
    """
    if state.held:  # such answers are taken back first, see `Session.rekey`
        return
    seed, twins = dice.seed(), (state.clone(), state.clone())
    for twin in twins:
        engine.deal_anew(twin, seed)
    require(twins[0].digest() == twins[1].digest(), "one key deals twice", state)
    same = seen_bytes(engine, twins[0], None) == seen_bytes(engine, state, None)
    require(same, "dealing anew changes what lies open", state)
    broken = [*engine.game.invariants(twins[0])]
    require(not broken, f"dealing anew breaks the position: {broken}", state)
    for _ in range(3):
        asked = [choice for choice in twins[0].open if choice.seat >= 0]  # not a game to be played
        if asked:
            choice = dice.choice(asked)
            engine.choose(twins[0], dice.below(len(choice.options)), choice.seat)


def check_simultaneous(engine: Engine[Any], state: Any, dice: Dice) -> None:
    """Answers to one question for several seats give one digest in any order."""
    question = state.waiting
    if not isinstance(question, Choices) or question.join is Join.ANY or state.held:
        return
    picks = [(one, engine.key(state, dice.choice(one.options))) for one in question.of]
    digests = {_answer_all(engine, state.clone(), order) for order in permutations(picks[:4])}
    require(len(digests) == 1, "the order of simultaneous answers matters", state)


def _answer_all(engine: Engine[Any], state: Any, order: tuple[tuple[Choice, str], ...]) -> str:
    for choice, key in order:
        answer = Answer(state.number(choice.seat), choice.seat, key)
        try:
            engine.apply(state, answer)
        except IllegalAnswer as error:
            require(False, f"the order of simultaneous answers matters: {error}", state)
    return str(state.digest())


def check_replay(engine: Engine[Any], config: Config, seed: int) -> None:
    """A game played through a session replays, undoes and redoes to equal digests."""
    dice = Dice(seed)
    session = Session.begin(engine, config, seed)
    while session.state.result is None:
        choice = dice.choice(session.state.open)
        number = session.state.number(choice.seat)
        session.answer(Answer(number, choice.seat, dice.below(len(choice.options))))
    end = session.state.digest()
    again = Session(engine, session.record)
    require(again.state.digest() == end, "a replay ends elsewhere", again.state)
    count = len(session.line.standing)
    session.undo(0, count // 2, consent=True)
    middle = session.state.digest()
    require(again.at(count // 2).digest() == middle, "undo leads elsewhere", session.state)
    session.redo(0, count, consent=True)
    require(session.state.digest() == end, "redo leads elsewhere", session.state)
