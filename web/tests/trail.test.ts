import { expect, test } from 'vitest';
import type { Option } from '../src/games/zombie-terror/kinds';
import type { TerrorBoardView, TerrorScene } from '../src/games/zombie-terror/protocol';
import { trailOf } from '../src/games/zombie-terror/trail';

const scene = { width: 16, height: 12, facings: 'NESW' } as unknown as TerrorScene;
const board = {
  signs: '.'.repeat(16 * 12),
  humans: [{ id: 'child', field: '5,8' }, { id: 'banker', field: '0,3' }, { field: null }],
  zombies: { '1': { field: '6,7', facing: 'W' }, '2': { field: '13,2', facing: 'E' } },
} as unknown as TerrorBoardView;
const way = (path: string, from = 7 * 16 + 6, on = board) =>
  trailOf(scene, on, from, { data: { type: 'Walk', path } } as unknown as Option);

test('a step and a turn to a human end with a bite', () => {
  expect(way('fl')).toEqual({ fields: [118, 117, 117], facing: 'S', bites: 0 });
  expect(way('fr').bites).toBeNull();
  expect(way('lf').bites).toBeNull();
  expect(way('ff')).toMatchObject({ facing: 'W', bites: null });
});

test('nobody bites over the edge of the board, or out of the manhole', () => {
  expect(way('ff', 2 * 16 + 13).bites).toBeNull();
  const signs = board.signs.slice(0, 117) + 'O' + board.signs.slice(118);
  expect(way('fl', undefined, { ...board, signs }).bites).toBeNull();
});

test('a climb leads over the zombie before, onto the barricade, and may end with a bite', () => {
  const humans = [{ id: 'child', field: '3,7' }] as TerrorBoardView['humans'];
  expect(way('c', undefined, { ...board, humans })).toEqual({
    fields: [118, 116],
    facing: 'W',
    bites: 0,
  });
});
