import { beforeAll, describe, expect, it } from 'vitest';
import type { GameInfo, Outcome, Sequel, TableInfo } from '../src/protocol';
import { texts } from '../src/core/texts.svelte';
import { shelf } from '../src/core/shelf.svelte';
import { endings, favourite, lasting, sequelName, verdict } from '../src/table/outcome';

const won = (...winners: number[]): Outcome => ({ winners, reason: 'end', rules: [], seats: [] });
const NEXT: Sequel = { why: 'next', changes: { scenario: 'M01' } };
const EASIER: Sequel = { why: 'easier', changes: { cards: 'easy' } };
const TABLE = { game: 'game', scenario: 'M00' } as TableInfo;

beforeAll(() => {
  shelf.games = [{ id: 'game', prefix: 'g' } as GameInfo];
  texts.set(
    'en',
    [
      'web-end-next = Next: { $what }',
      'web-end-easier = Easier: { $what }',
      'web-end-sides = Change sides',
      'g-setup-cards = cards\n    .easy = only easy cards',
      'web-bot-random = bot that plays at random',
      'g-scenario-M01 = Downtown',
      'web-end-time = { $hours } h { $minutes } min',
    ].join('\n'),
  );
});

describe('what the end is to somebody', () => {
  it('a team wins and loses together', () => {
    expect(verdict(won(0, 1), [0], false)).toBe('won');
    expect(verdict(won(), [0, 1], false)).toBe('lost');
  });
  it('one side wins and the other loses', () => {
    expect(verdict(won(1), [1], true)).toBe('won');
    expect(verdict(won(1), [0], true)).toBe('lost');
  });
  it('is nothing of one’s own for who watched, played both sides, or where nobody won', () => {
    expect(verdict(won(0), [], false)).toBe('over');
    expect(verdict(won(1), [0, 1], true)).toBe('over');
    expect(verdict(won(), [0], true)).toBe('over');
  });
});

describe('how it ended for each seat', () => {
  const end = { fate: 'lost', reason: 'end', rules: [], achieved: [] } as const;
  const told = (...seats: object[]) => endings({ ...won(0), seats } as never);
  it('is told where the server says so and it was not alike for all', () => {
    expect(endings(won(0))).toEqual([]);
    expect(told(end, end)).toEqual([]);
    expect(told({ ...end, fate: 'won' }, end)).toHaveLength(2);
    expect(told({ ...end, reason: 'exiled' }, end)).toHaveLength(2);
  });
});

describe('what may follow', () => {
  it('is called by what is different', () => {
    expect(sequelName(NEXT, TABLE)).toBe('Next: Downtown');
    expect(sequelName(EASIER, TABLE)).toBe('Easier: only easy cards');
    expect(sequelName({ why: 'easier', changes: { bot: 'random' } }, TABLE)).toBe(
      'Easier: bot that plays at random',
    );
    expect(sequelName({ why: 'sides', changes: {} }, TABLE)).toBe('Change sides');
  });
  it('is the next Mission first after a victory, and the same again otherwise', () => {
    expect(favourite([NEXT, EASIER], 'won')).toBe(NEXT);
    expect(favourite([EASIER, NEXT], 'lost')).toBeNull();
    expect(favourite([EASIER], 'won')).toBeNull();
  });
});

it('says how long a game took', () => {
  expect(lasting(59)).toBe('0 h 0 min');
  expect(lasting(2 * 3600 + 61)).toBe('2 h 1 min');
});
