import { expect, test } from 'vitest';
import {
  answersOf,
  attacksOf,
  evenly,
  fallen,
  fewer,
  more,
} from '../src/games/zombicide/moments/shares';
import { Sharing } from '../src/games/zombicide/moments/sharing.svelte';

const DOUG = { who: 4, health: 3 };
const WANDA = { who: 7, health: 2 };
const both = [DOUG, WANDA];

test('attacks go to whoever has most Health left', () => {
  expect(attacksOf({ wounds: 1, groups: [[0, 2], [1, 1]] })).toBe(3); // prettier-ignore
  expect(evenly(both, 3, 1)).toEqual([2, 1]);
  expect(evenly([WANDA, WANDA, DOUG], 2, 1)).toEqual([1, 0, 1]);
});

test('one more for somebody is one fewer for somebody else', () => {
  expect(more(both, [2, 1], 1, 1)).toEqual([1, 2]);
  expect(more(both, [0, 3], 1, 1), 'nobody else has any').toEqual([0, 3]);
  expect(fewer(both, [2, 1], 0, 1)).toEqual([1, 2]);
  expect(fewer(both, [0, 3], 0, 1)).toEqual([0, 3]);
});

test('who falls is known, and comes last', () => {
  expect(fallen(both, [2, 1], 1)).toEqual([]);
  expect(fallen(both, [1, 2], 1)).toEqual([WANDA]);
  expect(fallen(both, [1, 1], 2)).toEqual([WANDA]);
  expect(answersOf([WANDA, DOUG], [2, 1], 1)).toEqual([4, 7, 7]);
});

const asked = (number: number, who: number[], type = 'Suffer') => ({
  number,
  epoch: 0,
  seat: 0,
  prompt: { id: 'x', args: {} },
  options: who.map((one) => ({
    key: `${one}`,
    text: { id: 'x', args: {} },
    data: { type, who: one },
  })),
});

/** A table of which only the question is known. */
function table() {
  const answers: string[] = [];
  const store = {
    ask: asked(1, [4, 7]),
    busy: false,
    answer: (_: unknown, key: string) => answers.push(key),
  };
  return { store, answers, sharing: new Sharing(store as never) };
}

test('a plan is answered step by step', () => {
  const { store, answers, sharing } = table();
  sharing.start([4, 4, 7]);
  for (const number of [2, 3, 4]) {
    store.ask = asked(number, [4, 7]);
    expect(sharing.meant(store.ask as never)).toBe(number < 4);
    sharing.refresh();
  }
  expect(answers).toEqual(['4', '4', '7']);
});

test.each([
  ['of another kind', asked(2, [4, 7], 'Cancel')],
  ['to another seat', { ...asked(2, [4, 7]), seat: 1 }],
  ['after somebody went back', { ...asked(2, [4, 7]), epoch: 1 }],
  ['about others', asked(2, [7])],
])('a question %s ends it at once', (_, next) => {
  const { store, answers, sharing } = table();
  sharing.start([4, 4, 7]);
  store.ask = next;
  sharing.refresh();
  store.ask = asked(3, [4, 7]);
  sharing.refresh();
  expect(answers).toEqual(['4']);
});
