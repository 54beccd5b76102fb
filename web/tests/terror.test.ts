import { expect, test } from 'vitest';
import type { TerrorBoardView, TerrorScene } from '../src/games/zombie-terror/protocol';
import { cut } from '../src/games/zombie-terror/advance';
import { markOf } from '../src/games/zombie-terror/marks';

const scene = { width: 16, height: 12, facings: 'NESW' } as TerrorScene;
const board = {
  round: 1,
  terror: 0,
  humans: [{ id: 'child', field: '2,0', health: 'healthy', ap: 3, activated: false }],
  zombies: [{ pawn: 1, field: '5,0', facing: 'W', acted: false, marked: false }],
} as unknown as TerrorBoardView;
const happen = (type: string, data: object) => ({
  text: { id: '', args: {} },
  rules: [],
  data: { type, ...data },
  seats: [],
});

test('a charge and a bite are seen step by step', () => {
  const scenes = cut(scene, board, [
    happen('Marked', { at: 5 }),
    happen('Charged', { at: 5, to: 4 }),
    happen('Charged', { at: 4, to: 3 }),
    happen('Bitten', { human: 0, at: 3 }),
  ]);
  expect(scenes.map((one) => one.board.zombies[0]?.field)).toEqual(['4,0', '3,0', '3,0']);
  expect(scenes[0]?.board.zombies[0]?.marked).toBe(true);
  expect(scenes.at(-1)?.board.humans[0]?.health).toBe('wounded');
});

test('zombies come, turn, are pushed and go', () => {
  const scenes = cut(scene, board, [
    happen('Added', { at: 17, facing: 1 }),
    happen('Turned', { at: 17, facing: 2 }),
    happen('Pushed', { human: 0, at: 5, to: 6 }),
    happen('Killed', { human: 0, at: 6 }),
  ]);
  expect(scenes[0]?.board.zombies[1]).toMatchObject({ field: '1,1', facing: 'E' });
  expect(scenes[1]?.board.zombies[1]?.facing).toBe('S');
  expect(scenes[2]?.board.humans[0]?.field).toBe('5,0');
  expect(scenes[3]?.board.zombies).toMatchObject([{ pawn: 0, field: '1,1' }]);
});

test('rounds, phases and bites are on the timeline', () => {
  expect(markOf(happen('RoundBegan', { round: 2 }))).toEqual({ kind: 'round', number: 2 });
  expect(markOf(happen('ActivationsCounted', { count: 3 }))).toEqual({ kind: 'phase' });
  expect(markOf(happen('Bitten', {}))).toMatchObject({ bad: true });
  expect(markOf(happen('Moved', {}))).toBeNull();
});
