import { expect, test } from 'vitest';
import {
  alikeOf,
  fateOf,
  hitsOf,
  isSure,
  louder,
  rivalOf,
  roomFor,
} from '../src/games/zombicide/moments/compare';
import type { Place } from '../src/games/zombicide/moments/staged';
import type { ZombicideScene } from '../src/games/zombicide/protocol';

const shot = { mode: 'ranged', range_min: 0, range_max: 1, dice: 1, accuracy: 3, damage: 1 };
const blow = { ...shot, mode: 'melee', range_max: 0, noisy: false };
const scene = {
  box: {
    cards: [
      { id: 'pistol', profiles: [{ ...shot, noisy: true }] },
      { id: 'sawed_off', profiles: [{ ...shot, dice: 2, noisy: true }] },
      { id: 'crowbar', profiles: [{ ...blow, accuracy: 4 }] },
      { id: 'flamethrower', profiles: [shot], eliminates_zone: true },
      { id: 'water', profiles: [] },
    ],
  },
} as unknown as ZombicideScene;

const place = (slot: number, card: string | null, more: Partial<Place> = {}): Place => ({
  slot,
  word: '',
  open: slot < 2,
  attached: false,
  holder: null,
  worn: false,
  card,
  option: { key: `put:${slot}` } as Place['option'],
  ...more,
});
const fit = { now: { melee: 0, ranged: 0 }, then: { melee: 0, ranged: 0 }, locks: false };

test('shots are compared with shots, and with blows where there are none', () => {
  const then = { melee: 0, ranged: 8 / 9 };
  const now = { melee: 0.9, ranged: 2 / 3 };
  expect(hitsOf({ ...fit, now, then, lost: false })).toEqual({ before: 2 / 3, after: 8 / 9 });
  const blows = { melee: 0.5, ranged: 0 };
  expect(hitsOf({ ...fit, now: blows, then, lost: false }).before).toBe(0.5);
});

test('a gun is weighed against the gun in Hand, whichever Hand that is', () => {
  const hands = [place(0, 'crowbar'), place(1, 'pistol'), place(2, 'sawed_off')];
  expect(rivalOf(scene, 'sawed_off', hands)?.slot).toBe(1);
  expect(rivalOf(scene, 'sawed_off', [hands[0]!])?.slot).toBe(0);
  expect(rivalOf(scene, 'sawed_off', [place(0, 'water')])).toBeUndefined();
});

test('what is printed alike is named', () => {
  expect(alikeOf(scene, 'sawed_off', 'pistol')).toEqual([
    'web-range',
    'web-gloss-accuracy',
    'web-gloss-damage',
  ]);
  expect(alikeOf(scene, 'water', 'pistol')).toEqual([]);
  expect([louder(scene, 'pistol', 'crowbar'), louder(scene, 'crowbar', 'pistol')]).toEqual([1, -1]);
});

test('what a Hand held goes to a free slot of the Backpack, never onto the body', () => {
  const all = [place(0, 'pistol'), place(1, null), place(2, null, { worn: true }), place(4, null)];
  expect(roomFor(all[0]!, all)?.slot).toBe(4);
  expect(roomFor(all[1]!, all)).toBeUndefined();
  expect(roomFor(place(3, 'water'), all), 'the Backpack makes no room for itself').toBeUndefined();
});

test('a weapon goes to the Backpack only where what is attached to it has room there, too', () => {
  const gun = [place(0, 'flamethrower'), place(4, 'water', { attached: true, holder: 0 })];
  const other = place(1, 'pistol');
  const all = [...gun, other, place(16, null), place(17, 'water')];
  expect(roomFor(gun[0]!, all), 'two cards for one slot').toBeUndefined();
  expect(roomFor(other, all)?.slot, 'nothing is attached to this one').toBe(16);
  // Free slots are alike, so that only the first of them is offered.
  expect(roomFor(gun[0]!, [...all, place(18, null, { option: null })])?.slot).toBe(16);
});

test('it is said what becomes of the card that lies there', () => {
  const [hand, pack] = [place(0, 'pistol'), place(3, null)];
  const told = (one: Place, how: object) =>
    fateOf(one, { fit: undefined, room: false, weapon: true, ...how });
  expect(told(hand, { room: true })).toBe('web-put-packed');
  expect(told(hand, {})).toBe('web-put-next');
  expect(told(hand, { fit: { ...fit, lost: true } })).toBe('web-put-lost');
  expect(told(pack, {})).toBe('web-put-idle');
  expect(told(pack, { weapon: false })).toBe('web-put');
  expect(told(place(0, 'pistol', { option: null }), {})).toBe('');
});

test('a weapon without dice is compared by what it does: no chance stands after the arrow', () => {
  expect(isSure(scene, 'flamethrower')).toBe(true);
  expect(isSure(scene, 'pistol')).toBe(false);
  expect(isSure(scene, 'water')).toBe(false);
});
