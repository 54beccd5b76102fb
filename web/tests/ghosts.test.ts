import { expect, test } from 'vitest';
import type { ZombicidePreview } from '../src/games/zombicide/protocol';
import { arrows, curve, dangers, stays } from '../src/games/zombicide/ghosts';
import { board, town } from './town';

const going = (part: object) => ({
  zone: 2,
  kind: 0,
  count: 3,
  ways: [1],
  second: false,
  sure: true,
  smashes: [],
  ...part,
});
const preview = (part: Partial<ZombicidePreview>): ZombicidePreview => ({
  going: [],
  attacking: [],
  growing: [],
  drawn: [],
  drawn_attacks: [],
  shots: [],
  shot_chance: 0,
  ...part,
});

test('groups that go the same way are one arrow', () => {
  const found = arrows(town, board, preview({ going: [going({}), going({ kind: 1, count: 1 })] }));
  expect(found.map(({ from, to, count, tag }) => [from, to, count, tag])).toEqual([
    [2, 1, '4', null],
  ]);
});

test('a group that splits has a number on each arrow', () => {
  const found = arrows(town, board, preview({ going: [going({ ways: [0, 1] })] }));
  expect(found.map(({ to, count }) => [to, count])).toEqual([
    [0, '1–2'],
    [1, '1–2'],
  ]);
  expect(found.every(({ tag }) => tag !== null)).toBe(true);
});

test('an arrow stops short of the tokens', () => {
  const { path, head } = curve({ x: 0, y: 0 }, { x: 100, y: 0 });
  expect(path).toMatch(/^M24 0Q/);
  expect(head).toContain('translate(76 0)');
});

test('wounds of a zone are added up, and whom they would kill', () => {
  const attacking = [
    { zone: 0, kind: 0, count: 2, second: false, sure: true },
    { zone: 0, kind: 1, count: 4, second: true, sure: false },
  ];
  expect(dangers(town, board, preview({ attacking }))).toEqual([
    { zone: 0, wounds: 6, people: ['amy', 'doug'], deadly: true, sure: false },
  ]);
});

test('who has no open way, or is there, stays and has no arrow', () => {
  const still = preview({
    going: [going({ ways: [] }), going({ zone: 1, ways: [1] }), going({ zone: 1, second: true })],
  });
  expect(stays(still)).toEqual([2, 1]);
  expect(arrows(town, board, preview({ going: [going({ zone: 1, ways: [1] })] }))).toEqual([]);
  expect(stays(preview({ going: [going({ ways: [], smashes: [1] })] }))).toEqual([]);
});
