import { expect, test } from 'vitest';
import {
  boxes,
  discs,
  kerb,
  lineMiddle,
  mainRect,
  neighbours,
  outline,
  stripes,
  wallRects,
} from '../src/games/zombicide/geometry';
import { ground } from '../src/games/zombicide/ground';
import { boardPieces, dangerPlace, noise, noisePlace, tokens } from '../src/games/zombicide/layout';
import { bands } from '../src/games/zombicide/levels';
import { board, town } from './town';

const [door, wall, passage, rim] = town.lines;

test('walls are thick towards the street and leave gaps for doors and passages', () => {
  expect(wallRects(town, wall!)).toEqual([[85, 85, 10, 130]]);
  expect(wallRects(town, door!)).toEqual([
    [85, -5, 10, 27],
    [85, 68, 10, 27],
  ]);
  expect(wallRects(town, passage!).every(([, , , thick]) => thick === 7)).toBe(true);
  expect(lineMiddle(door!)).toEqual({ x: 90, y: 45 });
});

test('the kerb lies on the side of the street', () => {
  expect(kerb(town, wall!)).toEqual([74, 90, 11, 120]);
  expect(kerb(town, passage!)).toBeNull();
  expect(kerb(town, rim!)).toBeNull();
});

test('crosswalks have stripes across them', () => {
  const found = stripes({ ...wall!, kind: 'crossing' });
  expect(found).toHaveLength(7);
  expect(found.every(([, y, , height]) => y >= 90 && y + height <= 210)).toBe(true);
});

test('neighbours are joined by doors and passages, not by walls', () => {
  expect(neighbours(town, 1).sort()).toEqual([0, 2]);
  expect(neighbours(town, 0)).toEqual([1]);
});

test('outlines follow the rectangles', () => {
  expect(outline(town.zones[1]!, 10)).toBe('M100 10H200V80H100Z');
});

test('many shapes are one path', () => {
  expect(boxes([[1, 2, 3, 4]])).toBe('M1 2h3v4h-3Z');
  expect(discs([{ x: 10, y: 5 }], 2)).toBe('M8 5a2 2 0 1 0 4 0a2 2 0 1 0 -4 0Z');
  const drawn = ground(town);
  expect(drawn.walls.match(/M/g)).toHaveLength(6);
  expect(drawn.moons.match(/M/g)).toHaveLength(1);
});

test('everybody stands inside their zone and on nobody else', () => {
  const crowd = { ...board, zones: { '2': { zombies: { walker: 9, brute: 1 }, noise: 0 } } };
  const all = tokens(town, crowd);
  expect(all.map((token) => token.key).sort()).toEqual(['2:brute', '2:walker', 'amy', 'doug']);
  for (const token of all) {
    const [x, y, w, h] = mainRect(town.zones[token.zone]!);
    expect(token.x).toBeGreaterThan(x);
    expect(token.x).toBeLessThan(x + w);
    expect(token.y).toBeGreaterThan(y);
    expect(token.y).toBeLessThan(y + h);
  }
  expect(new Set(all.map(({ x, y }) => `${x},${y}`)).size).toBe(all.length);
});

test('even a crowd finds room', () => {
  const people = Array.from({ length: 12 }, (_, n) => ({ ...board.people[0]!, id: `p${n}` }));
  const found = tokens(town, { ...board, people });
  expect(found.filter((token) => token.kind === 'survivor')).toHaveLength(12);
});

test('pieces lie on their spots; a taken Objective leaves an empty box', () => {
  const kinds = (objectives: [number, string][]) =>
    boardPieces(town, { ...board, objectives }).map((piece) => piece.kind);
  expect(kinds([[1, 'red']])).toEqual(['objective', 'crate', 'exit', 'spawn']);
  expect(kinds([])).toContain('taken');
});

test('Survivors are noise too', () => {
  expect(noise(board, 0)).toBe(2);
  expect(noise({ ...board, zones: { '0': { zombies: {}, noise: 3 } } }, 0)).toBe(5);
});

test('the track has a band for each level', () => {
  expect(
    bands(['blue', 'yellow', 'orange', 'red'], [0, 7, 19, 43]).map(({ from, to, ticks }) => [
      from,
      to,
      ticks,
    ]),
  ).toEqual([
    [0, 6, 7],
    [7, 18, 12],
    [19, 42, 24],
    [43, null, 1],
  ]);
});

test('what Zombies would do is not written under the noise of the zone below', () => {
  const quiet = dangerPlace(town, board, 1);
  const noisy = { ...board, zones: { '2': { zombies: {}, noise: 1 } } };
  const pill = noisePlace(town, 2);
  expect(pill.y - quiet.y).toBeLessThan(24);
  expect(pill.y - dangerPlace(town, noisy, 1).y).toBeGreaterThan(24);
});
