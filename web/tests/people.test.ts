import { beforeEach, expect, test, vi } from 'vitest';
import { dropLink, keepLink, linkOf } from '../src/core/links';
import { newPhrase } from '../src/core/phrase';
import { seatName } from '../src/ui/bots';
import { single } from '../src/ui/single';
import { ago, day } from '../src/ui/when';

beforeEach(() => {
  const kept = new Map<string, string>();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
  });
  vi.stubGlobal('location', { href: 'https://horda.test/town/#/table/T' });
});

test('a passphrase can be read out and is never the same', () => {
  const made = Array.from({ length: 200 }, newPhrase);
  for (const phrase of made) expect(phrase).toMatch(/^([b-z][aeiou]){2}(-([b-z][aeiou]){2}){3}$/);
  expect(new Set(made).size).toBe(200);
});

test('links made here are remembered until they are revoked, and not without end', () => {
  keepLink('first', 'token-1');
  expect(linkOf('first')).toBe('https://horda.test/town/#/join/token-1');
  expect(linkOf('of somebody else')).toBe('');
  dropLink('first');
  expect(linkOf('first')).toBe('');
  for (let n = 0; n < 100; n++) keepLink(`id${n}`, `token${n}`);
  expect(linkOf('id0')).toBe('');
  expect(linkOf('id99')).toContain('token99');
});

test('only the first click of a double click counts, and keys always do', () => {
  const act = vi.fn();
  for (const detail of [1, 2, 0]) single(act)({ detail } as MouseEvent);
  expect(act).toHaveBeenCalledTimes(2);
});

test('how long ago it was, in both languages', () => {
  const now = 10_000_000_000;
  const before = (seconds: number) => now / 1000 - seconds;
  expect(ago(before(5), 'en', now)).toBe('now');
  expect(ago(before(130), 'en', now)).toBe('2 minutes ago');
  expect(ago(before(90_000), 'en', now)).toBe('yesterday');
  expect(ago(before(7300), 'pl', now)).toBe('2 godziny temu');
  expect(ago(before(-60), 'pl', now)).toBe('teraz');
  expect(day(now / 1000, 'en')).toMatch(/April 26/);
});

test('a bot that stands in is called by whom it stands in for', () => {
  const nobody = { seat: 0, name: '', person: null, nickname: '', online: false, away: null };
  const seat = { ...nobody, bot: 'greedy' };
  expect(seatName(seat)).toBe('greedy');
  expect(seatName({ ...seat, person: 'p1', nickname: 'Jan' })).toBe('Jan (greedy)');
  expect(seatName({ ...seat, person: 'p1', nickname: 'Jan', bot: '' })).toBe('Jan');
});
