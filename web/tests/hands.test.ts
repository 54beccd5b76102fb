import { expect, test } from 'vitest';
import { Chooser } from '../src/games/zombicide/chooser.svelte';
import type { Option } from '../src/games/zombicide/kinds';
import { Hands } from '../src/games/zombicide/moments/hands.svelte';
import { isFatal, placesFor, KEYS } from '../src/games/zombicide/moments/staged';
import { INVADER } from '../src/games/invader/edition';
import { SECOND } from '../src/games/zombicide-2e/edition';

const LIFT = { type: 'Lift', who: 1, slot: 0, card: 3 };
const PUT = { type: 'Put', who: 1, slot: 2, card: -1 };
const DONE = { type: 'Done' };

const question = (number: number, data: object[], seat = 0, epoch = 0) => ({
  number,
  epoch,
  seat,
  prompt: { id: 'x', args: { wounds: 1 } },
  options: data.map((one) => ({
    key: JSON.stringify(one),
    text: { id: 'x', args: {} },
    data: one,
  })),
});

/** Hands at a table of which only the question is known, and what they answered. */
function sitting() {
  const store = { ask: question(1, [PUT, { type: 'Drop' }]), busy: false };
  const answers: string[] = [];
  const chooser = { choose: ({ data }: Option) => answers.push(data.type) };
  const hands = new Hands(store as never, chooser as unknown as Chooser);
  const asked = (...what: Parameters<typeof question>) => {
    store.ask = question(...what);
    hands.refresh();
    return answers;
  };
  hands.refresh();
  return { store, hands, asked, put: store.ask.options[0] as never };
}

test('what is left of a find is answered only where the find led to', () => {
  const here = sitting();
  here.hands.putAway(here.put, false);
  expect(here.asked(2, [LIFT, DONE])).toEqual(['Put', 'Done']);
});

test('what made room for a find is packed, and that is the end of it', () => {
  const here = sitting();
  here.hands.putAway(here.put, false, 3);
  expect(here.asked(2, [{ ...PUT, slot: 3 }, { type: 'Drop' }])).toEqual(['Put', 'Put']);
  expect(here.asked(3, [LIFT, DONE])).toEqual(['Put', 'Put', 'Done']);
});

test.each([
  ['the slot is taken', 2, [{ ...PUT, slot: 3, card: 5 }]],
  ['another question comes first', 3, [{ ...PUT, slot: 3 }]],
])('where %s, the player says where it goes', (_, number, options) => {
  const here = sitting();
  here.hands.putAway(here.put, false, 3);
  expect(here.asked(number, [...options, { type: 'Drop' }])).toEqual(['Put']);
});

test.each([
  ['later', 7, 0, 0],
  ['to another seat', 2, 1, 0],
  ['after somebody went back', 2, 0, 1],
])('a question %s is answered by its player', (_, number, seat, epoch) => {
  const here = sitting();
  here.hands.putAway(here.put, false);
  expect(here.asked(number, [LIFT, DONE], seat, epoch)).toEqual(['Put']);
});

test('what is pressed while an answer is on its way is not kept for later', () => {
  const here = sitting();
  here.store.busy = true;
  here.hands.putAway(here.put, false);
  here.store.busy = false;
  expect(here.asked(2, [LIFT, DONE])).toEqual([]);
  here.store.busy = true;
  here.hands.move({ who: 1, slot: 0 }, { who: 1, slot: 2 });
  here.store.busy = false;
  expect(here.asked(3, [PUT])).toEqual([]);
});

test('a wound that somebody falls to is asked about twice, unless it must be this one', () => {
  const scene = { box: { survivors: [{ id: 'ned' }, { id: 'amy' }, { id: 'bunny_g' }] } } as never;
  const wound = (who: number) => ({ type: 'Suffer', who });
  const fatal = (health: number[], ...who: number[]) => {
    const people = health.map((one, n) => ({ id: ['ned', 'amy'][n], health: one }));
    const ask = question(1, who.map(wound)) as never as Parameters<typeof isFatal>[0];
    return ask.options.map((one) => isFatal(ask, one, scene, { people } as never));
  };
  expect(fatal([1, 2], 0, 1)).toEqual([true, false]);
  expect(fatal([1, 1], 0, 1)).toEqual([true, true]);
  expect(fatal([1], 0)).toEqual([false]);
  expect(fatal([3, 2], 0, 1, 2)).toEqual([false, false, true]);
});

test('places for attached cards say what they are, and their keys stay those of the first ones', () => {
  const cards = Array.from({ length: 21 }, () => null);
  const places = placesFor(INVADER, { cards } as never);
  expect(places.filter(({ attached }) => attached)).toHaveLength(12);
  expect(places.every(({ word }) => word !== '')).toBe(true);
  expect(KEYS * 2).toBe(10);
});

test('whoever carries more than others has a place for each of the cards', () => {
  const cards = ['pistol', null, 'water', null, null, 'katana', null];
  const places = placesFor(SECOND, { cards } as never);
  expect(places.map(({ card }) => card)).toEqual(cards);
  expect(places.at(-1)!.word).toBe('web-backpack');
});

test('what is listed tenth has no key: a 10 would be taken for the first', () => {
  const listed = Array.from({ length: 12 }, (_, n) => ({ key: `${n}`, data: { type: 'Put' } }));
  const chooser = Object.create(Chooser.prototype, {
    listed: { value: listed },
    strip: { value: false },
  }) as Chooser;
  const keys = listed.map((one) => chooser.keyOf(one as unknown as Option));
  expect(keys).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, null, null, null]);
});
