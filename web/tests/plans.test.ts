import { expect, test } from 'vitest';
import { Bar } from '../src/games/zombicide/bar';
import { passingOf } from '../src/games/zombicide/plans';
import type { Option } from '../src/games/zombicide/kinds';
import { SECOND } from '../src/games/zombicide-2e/edition';
import { town } from './town';
import { option } from './told';

const offer = (data: object, key?: string): Option => option(data as Option['data'], key);
const pass = offer({ type: 'Pass' });

test('to pass says what it costs where weapons break, and what a lamp does', () => {
  const [parts, lamp] = [
    { type: 'SpendParts', card: 1 },
    { type: 'LightZone', zone: 1 },
  ].map((data) => offer(data));
  expect(passingOf([parts!, pass], false)).toBe('web-break-stays');
  expect(passingOf([offer({ type: 'Reroll' }), parts!, pass], true)).toBe('web-break-stays');
  expect(passingOf([offer({ type: 'Reroll' }), pass], true)).toBe('web-dice-keep');
  expect(passingOf([lamp!, pass], false)).toBe('web-beam-stays');
  expect(passingOf([pass], false)).toBeNull();
});

test('a button for several verbs knows the one that can be done', () => {
  const bar = new Bar(SECOND.words, town.bar);
  const door = { ...bar.groups[0]!, id: 'door', verbs: ['open-door', 'close-door'] };
  const [open, close] = ['open-door:1', 'close-door:2'].map((key) => offer(pass.data, key));
  expect(bar.oneOf(door, [close!])).toBe('close-door');
  expect(bar.oneOf(door, [open!, close!])).toBeNull();
  expect(bar.oneOf({ ...door, verbs: ['open-door'] }, [open!])).toBeNull();
});
