import { expect, test } from 'vitest';
import { arriving, type Saying } from '../src/games/zombicide/moments/arriving';
import type { ZombicideScene } from '../src/games/zombicide/protocol';

const CARDS = [
  { number: 41, kind: 'spawn', zombie: 'walker', counts: [2, 3, 4, 5] },
  { number: 42, kind: 'spawn', zombie: 'brute', counts: [0, 1, 2, 3] },
  { number: 50, kind: 'mold_spawn', zombie: 'worker', counts: [1, 1, 1, 1] },
];
const scene = { box: { zombie_cards: CARDS } } as unknown as ZombicideScene;
const words: Saying = {
  has: (id) => id === 'xcard-mold_spawn-about',
  say: (id) => id,
  zombies: (_, id, count) => `${count} ${id}`,
};
const card = (number: number, level: number, arrivals: { id: string; count: number }[] = []) =>
  arriving(scene, words, { number, level, arrivals });

test('those who have come are named', () => {
  expect(card(41, 0, [{ id: 'walker', count: 1 }])).toEqual({ who: '1 walker', why: '' });
});

test('where Shooters fire first, or no figure is left, the card says who comes', () => {
  expect(card(41, 1)).toEqual({ who: '3 walker', why: '' });
});

test('nobody comes by a row without Zombies, though Shooters fire', () => {
  expect(card(42, 0)).toEqual({ who: '', why: '' });
});

test('a card whose Zombies come elsewhere says so', () => {
  expect(card(50, 0)).toEqual({ who: 'xcard-mold_spawn', why: 'xcard-mold_spawn-about' });
});
