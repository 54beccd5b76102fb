import { expect, test } from 'vitest';
import { stagedOf } from '../src/games/zombicide/moments/staged';

const ask = (...data: object[]) =>
  ({
    number: 1,
    epoch: 0,
    seat: 0,
    prompt: { id: 'x', args: {} },
    options: data.map((one, n) => ({ key: String(n), text: { id: 'x', args: {} }, data: one })),
  }) as never;

const put = (who: number) => ({ type: 'Put', who, slot: 0, card: -1 });
const drop = { type: 'Drop' };

test('a card that only one may take is asked about on the stage', () => {
  expect(stagedOf(ask(put(1), drop))).toBe('found');
});

test('cards between two, or taken up one by one, lie on the sheet of a trade', () => {
  expect(stagedOf(ask(put(1), put(2), drop))).toBe('trade');
  expect(stagedOf(ask({ type: 'Lift', who: 1, slot: 0, card: 3 }, { type: 'Done' }))).toBe('trade');
  expect(stagedOf(ask({ type: 'Agree', gets: [], gives: [] }, { type: 'Refuse' }))).toBe('trade');
});

test('dice that may be rolled again lie on the stage', () => {
  expect(stagedOf(ask({ type: 'Reroll', by: 'ammo' }, { type: 'Pass' }))).toBe('reroll');
  expect(stagedOf(ask({ type: 'Pass' }))).toBe(null);
});

test('wounds and skills are chosen on the stage, a turn is not', () => {
  expect(stagedOf(ask({ type: 'Suffer', who: 1 }))).toBe('wounds');
  expect(stagedOf(ask({ type: 'Learn', skill: 1 }))).toBe('skill');
  expect(stagedOf(ask({ type: 'Walk', zone: 1 }, { type: 'EndTurn' }))).toBe(null);
  expect(stagedOf(null)).toBe(null);
});
