import { expect, test } from 'vitest';
import { inBox, spawnRows, wokenNow } from '../src/games/zombicide/moments/spawns';
import { town } from './town';

const NOBODY: ReadonlySet<string> = new Set();
const spawns: [number, string, boolean][] = [
  [6, 'red', true],
  [3, 'blue', false],
  [9, 'red', true],
  [12, 'red', true],
  [15, 'green', true],
];
const board = { spawns, zombies_phase: true };

test('the order of the tokens says whose card comes when', () => {
  const rows = spawnRows(board, 9, NOBODY);
  expect(rows.map(({ order, when }) => [order, when])).toEqual([
    [1, 'had'],
    [3, 'now'],
    [4, 'next'],
    [5, 'then'],
  ]);
});

test('what was woken in this phase waits for the next one', () => {
  expect(spawnRows(board, 12, new Set(['green'])).at(-1)?.when).toBe('now');
  const line = (type: string, more = {}) => ({ data: { type, ...more } });
  const log = [
    line('SpawnsWoken', { colour: 1 }),
    line('ZombiesAct'),
    line('SpawnsWoken', { colour: 2 }),
  ];
  const scene = { box: { colours: ['red', 'blue', 'green'] } };
  expect([...wokenNow(log as never, scene as never)]).toEqual(['green']);
});

test('nothing is said that could be wrong', () => {
  expect(spawnRows({ ...board, zombies_phase: false }, 9, NOBODY), 'a door was opened').toEqual([]);
  expect(spawnRows(board, 1, NOBODY), 'no Spawn Zone').toEqual([]);
  const twice = [...spawns, [9, 'red', true] as [number, string, boolean]];
  expect(spawnRows({ ...board, spawns: twice }, 9, NOBODY), 'two tokens').toEqual([]);
});

test('figures left in the box are those that neither stand, nor come, nor are gone for good', () => {
  const zones = {
    '1': { zombies: { walker: 7 }, noise: 0 },
    '4': { zombies: { walker: 3 }, noise: 0 },
  };
  const coming = [{ id: 'walker', count: 5 }];
  expect(inBox(town, { zones, memo: {} }, 'walker', coming)).toBe(25);
  expect(inBox(town, { zones, memo: { 'dead-walker': 20 } }, 'walker', coming)).toBe(5);
  expect(inBox(town, { zones, memo: {} }, 'brute', [])).toBe(16);
});
