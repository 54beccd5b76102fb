import { expect, test } from 'vitest';
import { company, fewestOthers, kindsOf, placed, type Mode } from '../src/lobby/seats';
import type { GameInfo } from '../src/protocol';

/** Who may sit where, for any game that the server describes. */

const bots = [
  { name: 'random', order: 0, usual: false },
  { name: 'greedy', order: 1, usual: true },
];
const seats = (least: number, most: number, option: string, ...sides: string[]) => ({
  least,
  most,
  option,
  sides: sides.map((name) => ({ name, text: name })),
});
const TEAM = { bots, secrets: false, seats: seats(1, 6, 'players') } as GameInfo;
const DUEL = { bots, secrets: true, seats: seats(2, 2, '', 'human', 'zombie') } as GameInfo;
const COLONY = { bots, secrets: true, seats: seats(3, 5, 'seats') } as GameInfo;

test('a team plays alone, with bots, or at one seat of one screen', () => {
  expect(company(TEAM)).toEqual({ solo: [], hotseat: [], online: ['open', 'greedy'] });
  expect(kindsOf(TEAM, 'hotseat')).toEqual([]);
  expect(kindsOf(TEAM, 'online')).toEqual(['open', 'greedy', 'random']);
});

test('a duel has always two seats', () => {
  expect(company(DUEL)).toEqual({ solo: ['greedy'], hotseat: ['me'], online: ['open'] });
  const modes: Mode[] = ['solo', 'hotseat', 'online'];
  expect(modes.map((mode) => fewestOthers(DUEL, mode))).toEqual([1, 1, 1]);
});

test('people with secrets have a seat each, also at one screen', () => {
  expect(company(COLONY)).toEqual({
    solo: ['greedy', 'greedy'],
    hotseat: ['me', 'me'],
    online: ['open', 'open', 'greedy'],
  });
  expect(kindsOf(COLONY, 'hotseat')).toEqual(['me']);
});

test('I sit where the side is that I play', () => {
  expect(placed(['me', 'greedy'], 0)).toEqual(['me', 'greedy']);
  expect(placed(['me', 'greedy'], 1)).toEqual(['greedy', 'me']);
  expect(placed(['me', 'a', 'b'], 1)).toEqual(['a', 'me', 'b']);
});
