import { beforeAll, expect, test } from 'vitest';
import { texts } from '../src/core/texts.svelte';
import type { GameInfo, TableInfo } from '../src/protocol';
import { botsFor } from '../src/ui/bots';
import { tableTitle } from '../src/ui/titles';

beforeAll(() => texts.set('en', 'web-forked = { $title }, from answer { $count }'));

const table = { game: 'g', scenario: 'S', title: '', forked_from: '', forked_at: 0 };
const titled = (change: Partial<TableInfo>) => tableTitle({ ...table, ...change } as TableInfo);

test('a table that branched off says where', () => {
  expect(titled({})).toBe('S');
  expect(titled({ title: 'Friday' })).toBe('Friday');
  expect(titled({ title: 'Friday', forked_from: 'T', forked_at: 41 })).toBe(
    'Friday, from answer 41',
  );
});

test('the bot that fits the game comes first, then the stronger ones', () => {
  const bot = (name: string, order: number) => ({ name, order, usual: name === 'greedy' });
  const bots = [bot('random', 0), bot('greedy', 1), bot('mcts', 2), bot('planner', 3)];
  expect(botsFor({ bots } as GameInfo)).toEqual(['greedy', 'planner', 'mcts', 'random']);
});
