import type { Happening } from '../../protocol';
import type { TerrorBoardView, TerrorHumanView, TerrorScene, TerrorZombieView } from './protocol';
import type { Animator, Scene } from '../../core/show.svelte';

type Board = TerrorBoardView;
type Data = Record<string, unknown>;

const STEP = 320;
const FLASH = 380;
const CARD = 1000;
const QUICK = 200;

/** What is seen and heard of an event, and for how long; what is not named happens at once. */
const SEEN: Record<string, [string, number]> = {
  Placed: ['walk', QUICK],
  Moved: ['walk', STEP],
  Slipped: ['walk', STEP],
  Surfaced: ['walk', STEP],
  Pushed: ['walk', STEP],
  Shoved: ['walk', STEP],
  Healed: ['level', FLASH],
  Killed: ['killed', FLASH],
  Shot: ['killed', FLASH],
  ShovedOff: ['killed', FLASH],
  FellIn: ['killed', FLASH],
  KeysTaken: ['turn', FLASH],
  CarEntered: ['door', FLASH],
  Left: ['door', FLASH],
  CardPlayed: ['card', CARD],
  Lured: ['fly', STEP],
  TerrorMoved: ['phase', FLASH],
  Collapsed: ['door', CARD],
  ActivationsCounted: ['phase', FLASH],
  Turned: ['fly', QUICK],
  Stepped: ['fly', STEP],
  Charged: ['fly', STEP],
  Climbed: ['fly', STEP],
  PushedThrough: ['fly', STEP],
  Bitten: ['wounded', CARD],
  Became: ['wounded', CARD],
  BriefcaseLost: ['wounded', FLASH],
  Added: ['spawned', QUICK],
};

/** Plays the duel step by step. */
export function animator(scene: () => TerrorScene | null): Animator<Board> {
  return {
    scenes(before, events) {
      const drawn = scene();
      return drawn ? cut(drawn, before, events) : [];
    },
  };
}

/** Cuts events into scenes, each with the board after it. */
export function cut(scene: TerrorScene, before: Board, events: Happening[]): Scene<Board>[] {
  const scenes: Scene<Board>[] = [];
  let board = before;
  for (const event of events) {
    const kind = String(event.data['type']);
    board = advance(scene, board, kind, event.data);
    const seen = SEEN[kind];
    const last = scenes.at(-1);
    if (seen) {
      const at = event.data['to'] ?? event.data['at'];
      const effects = [{ kind: seen[0], at: typeof at === 'number' ? at : null }];
      scenes.push({ board, effects, milliseconds: seen[1], told: [event] });
    } else if (last) {
      last.board = board;
      last.told!.push(event);
    }
  }
  return scenes;
}

/** Returns the board after one event, as far as the event tells. */
export function advance(scene: TerrorScene, board: Board, kind: string, data: Data): Board {
  const human = Number(data['human']);
  const field = (name: string) => spelled(scene, Number(data[name]));
  switch (kind) {
    case 'Placed':
      return humanIs(board, human, { field: field('at') });
    case 'Moved':
    case 'Slipped':
    case 'Surfaced':
      return humanIs(board, human, { field: field('to') });
    case 'Pushed':
      return humanIs(zombieIs(board, field('at'), { field: field('to') }), human, {
        field: field('at'),
      });
    case 'Shoved': {
      const mechanic = board.humans.findIndex((one) => one.id === 'mechanic');
      const moved = humanIs(board, human, { field: field('to') });
      return humanIs(moved, mechanic, { field: field('at') });
    }
    case 'Healed':
      return humanIs(board, human, { health: 'healthy' });
    case 'Bitten':
      return humanIs(board, human, { health: 'wounded' });
    case 'Became':
      return humanIs(board, human, { field: null, health: 'turned' });
    case 'Left':
    case 'CarEntered':
      return humanIs(board, human, { field: null, health: 'gone' });
    case 'Killed':
    case 'Shot':
    case 'FellIn':
      return { ...board, zombies: board.zombies.filter((one) => one.field !== field('at')) };
    case 'Stepped':
    case 'Charged':
    case 'Climbed':
    case 'PushedThrough':
      return zombieIs(board, field('at'), { field: field('to') });
    case 'Turned':
    case 'Lured':
      return zombieIs(board, field('at'), { facing: facing(scene, data) });
    case 'Marked':
      return zombieIs(board, field('at'), { marked: true });
    case 'Added': {
      const fresh = {
        pawn: freePawn(board),
        field: field('at'),
        facing: facing(scene, data),
        acted: false,
        marked: false,
      };
      return { ...board, zombies: [...board.zombies, fresh] };
    }
    case 'TerrorMoved':
      return { ...board, terror: Number(data['field']) };
    case 'ActivationsCounted':
      return { ...board, activations: Number(data['count']) };
    case 'RoundBegan':
      return { ...board, round: Number(data['round']) };
    default:
      return board;
  }
}

/** The pawn that comes onto the board next: the first that stands beside it. */
function freePawn(board: Board): number {
  const taken = new Set(board.zombies.map((one) => one.pawn));
  let pawn = 0;
  while (taken.has(pawn)) pawn += 1;
  return pawn;
}

const spelled = (scene: TerrorScene, field: number): string =>
  `${field % scene.width},${Math.floor(field / scene.width)}`;

const facing = (scene: TerrorScene, data: Data): string =>
  scene.facings[Number(data['facing'])] ?? 'N';

function humanIs(board: Board, human: number, change: Partial<TerrorHumanView>): Board {
  const humans = board.humans.map((one, n) => (n === human ? { ...one, ...change } : one));
  return { ...board, humans };
}

/** Changes the zombie that stands on a field; where two are, the one that came last. */
function zombieIs(board: Board, field: string, change: Partial<TerrorZombieView>): Board {
  const at = board.zombies.findLastIndex((one) => one.field === field);
  const zombies = board.zombies.map((one, n) => (n === at ? { ...one, ...change } : one));
  return { ...board, zombies };
}
