import { expect, test } from 'vitest';
import {
  boxes,
  discs,
  inside,
  kerb,
  lineMiddle,
  mainRect,
  neighbours,
  outline,
  stripes,
  wallRects,
  type Rect,
} from '../src/games/zombicide/geometry';
import { ground } from '../src/games/zombicide/ground';
import {
  apart,
  boardPieces,
  dangerPlace,
  noise,
  noisePlace,
  tagsOf,
  tokens,
} from '../src/games/zombicide/layout';
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

test('steps into a building go through its rooms', () => {
  expect([...inside(town, 0, [0])]).toEqual([
    [0, 0],
    [1, 1],
    [2, 2],
  ]);
  expect([...inside(town, 0, [])]).toEqual([[0, 0]]);
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

test.each([
  { place: 'a corner', rects: [[0, 210, 90, 90]] as [Rect] },
  { place: 'the upper edge', rects: [[210, 0, 180, 90]] as [Rect] },
  { place: 'the lower edge', rects: [[210, 210, 180, 90]] as [Rect] },
  { place: 'the right edge', rects: [[510, 90, 90, 180]] as [Rect] },
])('an exit at $place leaves the letters of the frame free', ({ rects }) => {
  const zones = [{ ...town.zones[0]!, rects }];
  const scene = { ...town, zones, lines: [], spots: [], exits: [0], width: 600, height: 300 };
  const { x, y, slim } = boardPieces(scene, { ...board, spawns: [], cars: [], objectives: [] })[0]!;
  const scale = slim ? 0.86 : 1;
  const columns = [45, 150, 255, 345, 450, 555].flatMap((at) => [
    { x: at, y: -14 },
    { x: at, y: 313 },
  ]);
  const rows = [45, 150, 255].flatMap((at) => [
    { x: -13, y: at },
    { x: 613, y: at },
  ]);
  for (const sign of [...columns, ...rows]) {
    const apart = [Math.abs(sign.x - x) - 39 * scale, Math.abs(sign.y - y) - 18 * scale];
    expect(Math.max(apart[0]! - 5, apart[1]! - 6)).toBeGreaterThan(0);
  }
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

test('what Zombies would do is written below those who stand in the zone', () => {
  const [left, top, wide] = mainRect(town.zones[1]!);
  const tall: (typeof town.zones)[number] = {
    ...town.zones[1]!,
    rects: [[left, top, wide, 120]],
  };
  const crowded: typeof town = { ...town, zones: [tall] };
  const zones = { '0': { zombies: { walker: 9, brute: 1 }, noise: 0 } };
  const there = { ...board, people: [], zones };
  const lowest = Math.max(...tokens(crowded, there).map((one) => one.y + 19.5));
  expect(dangerPlace(crowded, there, 0).y - 13).toBeGreaterThanOrEqual(lowest);
});

test('the tag of a zone stands beside its noise', () => {
  const loud = { ...board, zones: { '0': { zombies: {}, noise: 2 } } };
  const targets = new Map([[0, 'A1']]);
  const [tag] = tagsOf(town, loud, targets, 1.5);
  const pill = noisePlace(town, 0).x + 21 * 1.5;
  expect(tag!.x - (tag!.wide * 1.5) / 2).toBeGreaterThanOrEqual(pill);
  expect(tagsOf(town, board, targets, 1.5)[0]!.x).toBe(45);
});

test('what is written gives way a little, or goes below', () => {
  const near = apart(
    [
      { x: 150, y: 90, wide: 120 },
      { x: 50, y: 90, wide: 100 },
    ],
    400,
    1,
  );
  expect(near.map(({ x, y }) => [x, y])).toEqual([
    [50, 90],
    [162, 90],
  ]);
  const same = { x: 100, y: 90, wide: 120 };
  expect(apart([same, same], 400, 1).map(({ y }) => y)).toEqual([90, 118]);
});
