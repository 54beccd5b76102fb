import { expect, test } from 'vitest';
import type { ZombicideOdds } from '../src/games/zombicide/protocol';
import {
  bestByZone,
  isTrap,
  killOf,
  percent,
  saferThan,
  summary,
} from '../src/games/zombicide/odds';
import type { Option } from '../src/games/zombicide/kinds';
import { option } from './told';
import { board } from './town';

/** The worked case of the design: a shotgun with 2 dice on 4+, each miss 2 Wounds to a friend. */
const shotgun: ZombicideOdds = {
  dice: 2,
  hits: [
    [0, 0.25],
    [1, 0.5],
    [2, 0.25],
  ],
  kills: [
    [[0, 0], 0.25],
    [[0, 1], 0.5],
    [[1, 1], 0.25],
  ],
  wounds: [
    [0, 0.25],
    [2, 0.5],
    [4, 0.25],
  ],
  useful: true,
  plans: [],
  broken: [],
  perils: [{ who: 1, falls: true, lost: true }],
};

test('a shotgun into a friend', () => {
  const sum = summary(shotgun, 2);
  expect(sum.hit).toBeCloseTo(0.75);
  expect(sum.kill).toBeCloseTo(0.75);
  expect(sum.clear).toBeCloseTo(0.25);
  expect(sum.mean).toBeCloseTo(1);
  expect(sum.risk).toBeCloseTo(0.75);
  expect(sum.risks).toEqual([
    [2, 0.5],
    [4, 0.25],
  ]);
});

test('many dice make a bar of four parts', () => {
  const hits = [0, 1, 2, 3, 4, 5].map((n): [number, number] => [n, 1 / 6]);
  const { parts } = summary({ ...shotgun, hits }, 2);
  expect(parts.map(({ hits: n, open }) => [n, open])).toEqual([
    [0, false],
    [1, false],
    [2, false],
    [3, true],
  ]);
  expect(parts.reduce((all, one) => all + one.chance, 0)).toBeCloseTo(1);
});

test('what needs no dice hits for sure', () => {
  expect(summary({ ...shotgun, dice: 0, hits: [[0, 1]] }, 2).hit).toBe(1);
});

test('only what is certain is 0 or 100 per cent', () => {
  expect([0, 0.001, 0.5, 0.999, 1].map(percent)).toEqual(['0%', '<1%', '50%', '>99%', '100%']);
});

test('tags show the best attack on enemies in every zone, and whether friends are in the way', () => {
  const shot = (key: string, zone: number): Option =>
    option({ type: 'Shoot', zone, card: 0, second: -1, which: '' }, key);
  const weak: ZombicideOdds = { ...shotgun, kills: [[[0, 0], 1]] };
  const vain: ZombicideOdds = { ...shotgun, useful: false };
  const odds = { a: weak, b: shotgun, c: vain, d: { ...shotgun, perils: [] }, e: shotgun };
  const shots = [shot('a', 2), shot('b', 2), shot('c', 1), shot('d', 0), shot('e', 0)];
  expect([...bestByZone(shots, odds, board)]).toEqual([
    [2, { kill: 0.75, risky: true }],
    [0, { kill: 0.75, risky: false }],
  ]);
});

test('a tag says what the button says: the chance that somebody falls, not that a die hits', () => {
  const aim: Option = option({ type: 'Shoot', zone: 2, card: 0, second: -1, which: '' }, 'a');
  const plan = { name: 'concentrated', kind: 1, kill: 0.6, broken: 0 };
  const hard = { ...shotgun, kills: [[[0, 0], 1]], plans: [plan] } as unknown as ZombicideOdds;
  expect(bestByZone([aim], { a: hard }, board).get(2)?.kill).toBe(0.6);
  expect(killOf(hard)).toBe(0.6);
});

test('what may wound a friend or helps nobody is a trap', () => {
  expect(isTrap(shotgun)).toBe(true);
  expect(isTrap({ ...shotgun, perils: [] })).toBe(false);
  expect(isTrap({ ...shotgun, perils: [], useful: false })).toBe(true);
});

test('beside a dangerous attack only those are told that endanger nobody, the best first', () => {
  const shots = ['risky', 'poor', 'good', 'vain', 'unknown'].map((key) => ({ key }) as Option);
  const safe = { ...shotgun, perils: [] };
  const odds = {
    risky: shotgun,
    poor: {
      ...safe,
      kills: [
        [[0, 0], 0.9],
        [[1, 0], 0.1],
      ] as ZombicideOdds['kills'],
    },
    good: safe,
    vain: { ...safe, useful: false },
  };
  expect(saferThan(shots[0]!, shots, odds).map(({ key }) => key)).toEqual(['good', 'poor']);
});
