import { expect, test } from 'vitest';
import { ALL, difficulties, fitting, shortTime, skulls, stepped } from '../src/lobby/gallery';
import { boxes, points } from '../src/lobby/stamp';
import { agreed } from '../src/games/zombicide/team';
import { strengthOf } from '../src/ui/bots';
import type { BotInfo, GameInfo, ScenarioCard } from '../src/protocol';

const card = (id: string, difficulty: string, minutes: number) =>
  ({ id, difficulty, minutes }) as ScenarioCard;
const CARDS = [
  card('a', 'easy', 30),
  card('b', 'hard', 90),
  card('c', 'medium', 30),
  card('d', 'hard', 60),
];
const ids = (cards: ScenarioCard[]) => cards.map(({ id }) => id).join('');

test('difficulties are counted from easy to hard, unless all are alike', () => {
  expect(difficulties(CARDS)).toEqual([
    ['easy', 1],
    ['medium', 1],
    ['hard', 2],
  ]);
  expect(difficulties(CARDS.slice(0, 1))).toEqual([]);
  expect(['easy', 'medium', 'hard', 'very-hard', 'special', ''].map(skulls)).toEqual([
    ...[1, 2, 3, 4, 0, 0],
  ]);
});

test('a short time is one that some fit into and others do not', () => {
  expect(shortTime(CARDS)).toBe(30);
  expect(shortTime(CARDS.slice(1, 2))).toBe(0);
  expect(shortTime([card('a', '', 60), card('b', '', 60)])).toBe(0);
  expect(shortTime([card('a', '', 0), card('b', '', 90), card('c', '', 120)])).toBe(0);
});

test('filters combine', () => {
  const won = (id: string) => id === 'a';
  expect(ids(fitting(CARDS, ALL, won))).toBe('abcd');
  expect(ids(fitting(CARDS, { ...ALL, minutes: 30 }, won))).toBe('ac');
  expect(ids(fitting(CARDS, { ...ALL, minutes: 30, open: true }, won))).toBe('c');
  expect(ids(fitting(CARDS, { difficulty: 'hard', minutes: 60, open: true }, won))).toBe('d');
  expect(ids(fitting([card('x', '', 0)], { ...ALL, minutes: 30 }, won))).toBe('');
});

test('keys go to the cards around, and stop at the edges', () => {
  const go = (key: string, from: number) => stepped(key, from, 7, 3);
  expect([go('ArrowRight', 0), go('ArrowDown', 0), go('ArrowUp', 4)]).toEqual([1, 3, 1]);
  expect([go('ArrowLeft', 0), go('ArrowDown', 5), go('ArrowRight', 6)]).toEqual([0, 5, 6]);
  expect([go('Home', 5), go('End', 0), go('Tab', 0)]).toEqual([0, 6, null]);
});

test('a small map is drawn from numbers in a row', () => {
  expect(boxes([0, 0, 9, 5, 10, 20, 1, 2])).toBe('M0 0h9v5h-9ZM10 20h1v2h-1Z');
  expect(points([1, 2, 3, 4])).toEqual([
    [1, 2],
    [3, 4],
  ]);
  expect(points()).toEqual([]);
});

test('bots are as strong as their place among those of the game', () => {
  const bots = ['random', 'mcts', 'greedy', 'planner'].map((name, order) => ({ name, order }));
  const strengths = (some: typeof bots) =>
    some.map((bot) => strengthOf({ bots: some } as GameInfo, bot as BotInfo));
  expect(strengths(bots)).toEqual([0, 1, 2, 3]);
  expect(strengths(bots.slice(0, 3))).toEqual([0, 2, 3]);
  expect(strengths(bots.slice(0, 1))).toEqual([0]);
});

test('a team is who was chosen, and the lot brings the others', () => {
  const box = { survivors: [{ id: 'wanda' }, { id: 'ned' }] } as Parameters<typeof agreed>[1];
  expect(agreed({ survivors: 'wanda+ned', team: 5 }, box)).toEqual({
    chosen: ['wanda', 'ned'],
    drawn: 3,
  });
  expect(agreed({ survivors: 'nobody' }, box)).toEqual({ chosen: [], drawn: 6 });
});
