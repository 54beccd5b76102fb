import type { Happening } from '../../protocol';
import type { ZombicidePersonView, ZombicideScene, ZombicideTableView } from './protocol';
import type { Animator, Effect, Scene } from '../../core/show.svelte';

type Board = ZombicideTableView;
type Data = Record<string, unknown>;

const MOVE = 420;
const FLASH = 300;
/** Half a second they tumble; the rest is for reading them. */
const DICE = 1500;
const CARD = 700;
const PHASE = 700;
/** So many groups move in waves, one after another. */
const MANY = 6;
const WAVE = 120;

/** Plays the events of Zombicide: the board is moved on event by event until the real one comes. */
export function animator(scene: () => ZombicideScene | null): Animator<Board> {
  return {
    scenes(before, events) {
      const drawn = scene();
      return drawn ? cut(drawn, before, events) : [];
    },
  };
}

/** Cuts events into scenes; moves and attacks of Zombies that follow each other are one. */
export function cut(scene: ZombicideScene, before: Board, events: Happening[]): Scene<Board>[] {
  const scenes: Scene<Board>[] = [];
  let board = before;
  let last = '';
  for (const event of events) {
    const { data } = event;
    const kind = String(data['type']);
    const seen = effect(scene, board, kind, data);
    board = advance(scene, board, kind, data);
    const previous = scenes.at(-1);
    if (!seen) {
      if (previous) previous.board = board;
      if (previous && SAID.has(kind)) previous.told!.push(event);
    } else if (previous && kind === last && TOGETHER.has(kind)) {
      previous.effects.push(seen.effect);
      previous.told!.push(event);
      previous.board = board;
    } else {
      const { effect: first, milliseconds } = seen;
      scenes.push({ board, effects: [first], milliseconds, told: [event] });
    }
    last = kind;
  }
  return scenes.map(inWaves);
}

/** Where many groups move at once, the eye needs them one after another. */
function inWaves(scene: Scene<Board>): Scene<Board> {
  const flying = scene.effects.filter((one) => one.kind === 'fly');
  if (flying.length < MANY) return scene;
  flying.forEach((one, n) => (one['delay'] = n * WAVE));
  return { ...scene, milliseconds: scene.milliseconds + (flying.length - 1) * WAVE };
}

/** What is not seen by itself but told with the scene before it. */
const SAID = new Set(['Gained', 'Learned', 'Wasted', 'Spared', 'OutOfFigures']);

const TOGETHER = new Set(['ZombiesMoved', 'ZombieAttack', 'Gained', 'NoiseMade']);

interface Seen {
  effect: Effect;
  milliseconds: number;
}

const seen = (milliseconds: number, kind: string, detail: Data): Seen => ({
  effect: { kind, ...detail },
  milliseconds,
});

function effect(scene: ZombicideScene, board: Board, kind: string, data: Data): Seen | null {
  const zone = data['zone'];
  const id = scene.box.zombies[Number(data['kind'])]?.id;
  switch (kind) {
    case 'ZombiesMoved':
      return seen(MOVE, 'fly', { from: zone, to: data['to'], id, count: data['count'] });
    case 'ZombieAttack':
      return seen(FLASH, 'flash', { zone, id });
    case 'Moved': {
      const person = personOf(scene, board, data['who']);
      return seen(MOVE, 'walk', { from: person?.zone, to: data['to'], id: person?.id });
    }
    case 'Rolled':
      return seen(DICE, 'dice', { dice: data['dice'], needed: data['needed'] });
    case 'Killed':
      return seen(FLASH, 'killed', { zone, id });
    case 'Spawned':
      return seen(FLASH, 'spawned', { zone, id, count: data['count'] });
    case 'CardDrawn':
      return seen(CARD, 'card', { zone, number: data['number'], level: data['level'] });
    case 'Wounded':
      return seen(MOVE, 'wounded', { id: personOf(scene, board, data['who'])?.id });
    case 'ZombiesAct':
      return seen(PHASE, 'phase', {});
    case 'LevelReached':
      return seen(MOVE, 'level', { id: personOf(scene, board, data['who'])?.id });
    case 'DoorOpened':
      return seen(FLASH, 'door', { door: data['door'] });
    default:
      return null;
  }
}

function personOf(
  scene: ZombicideScene,
  board: Board,
  who: unknown,
): ZombicidePersonView | undefined {
  const id = scene.box.survivors[Number(who)]?.id;
  return board.people.find((person) => person.id === id);
}

/** Returns the board after one event, as far as the event tells. */
export function advance(scene: ZombicideScene, board: Board, kind: string, data: Data): Board {
  const id = scene.box.zombies[Number(data['kind'])]?.id ?? '';
  const [zone, to, count] = [Number(data['zone']), Number(data['to']), Number(data['count'])];
  switch (kind) {
    case 'ZombiesMoved':
      return add(add(board, zone, id, -count), to, id, count);
    case 'Killed':
      return add(board, zone, id, -count);
    case 'Spawned':
      return add(board, zone, id, count);
    case 'NoiseMade':
      return noise(board, zone);
    case 'Moved':
      return person(scene, board, data['who'], { zone: to });
    case 'Wounded':
      return person(scene, board, data['who'], { health: Number(data['health']) });
    case 'Gained':
      return person(scene, board, data['who'], { adrenaline: Number(data['total']) });
    case 'TurnBegan':
      return { ...board, turn: personOf(scene, board, data['who'])?.id ?? null };
    case 'DoorOpened':
      return { ...board, doors: opened(board.doors, Number(data['door'])) };
    case 'ZombiesAct':
      return { ...board, zombies_phase: true, turn: null };
    case 'RoundBegan':
      return { ...board, zombies_phase: false, round: Number(data['round']) };
    case 'ObjectiveTaken':
      return without(board, zone);
    case 'CrateTaken':
      return { ...board, crates: drop(board.crates, zone) };
    default:
      return board;
  }
}

const opened = (doors: number[], door: number): number[] =>
  doors.includes(door) ? doors : [...doors, door].sort((one, other) => one - other);

function add(board: Board, zone: number, id: string, count: number): Board {
  const here = board.zones.find((one) => one.zone === zone) ?? { zone, zombies: {}, noise: 0 };
  const zombies = { ...here.zombies, [id]: Math.max(0, (here.zombies[id] ?? 0) + count) };
  if (!zombies[id]) delete zombies[id];
  const others = board.zones.filter((one) => one.zone !== zone);
  return { ...board, zones: [...others, { ...here, zombies }] };
}

function noise(board: Board, zone: number): Board {
  const here = board.zones.find((one) => one.zone === zone) ?? { zone, zombies: {}, noise: 0 };
  const others = board.zones.filter((one) => one.zone !== zone);
  return { ...board, zones: [...others, { ...here, noise: here.noise + 1 }] };
}

function person(
  scene: ZombicideScene,
  board: Board,
  who: unknown,
  change: Partial<ZombicidePersonView>,
): Board {
  const id = scene.box.survivors[Number(who)]?.id;
  const people = board.people.map((one) => (one.id === id ? { ...one, ...change } : one));
  return { ...board, people };
}

function without(board: Board, zone: number): Board {
  const at = board.objectives.findIndex(([where]) => where === zone);
  return { ...board, objectives: board.objectives.filter((_, n) => n !== at) };
}

function drop(list: number[], value: number): number[] {
  const at = list.indexOf(value);
  return list.filter((_, n) => n !== at);
}
