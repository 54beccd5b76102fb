import { readFileSync } from 'node:fs';
import { beforeEach, expect, test, vi } from 'vitest';
import type { Refused } from '../src/protocol';

vi.stubGlobal('location', { href: 'https://horda.test/' });
const { ApiError } = await import('../src/core/api');
const { said } = await import('../src/core/failure');
const { Attempt } = await import('../src/core/attempt.svelte');
const { texts } = await import('../src/core/texts.svelte');

const FILES = ['core', 'server', 'web-people'];
const file = (locale: string, name: string) =>
  readFileSync(new URL(`../../src/horda/locales/${locale}/${name}.ftl`, import.meta.url), 'utf-8');
const speak = (locale: 'en' | 'pl') => {
  const source = FILES.map((name) => file(locale, name)).join('\n');
  texts.set(locale, source);
  return source;
};
beforeEach(() => void speak('pl'));

const refusal = (code: string, what: string): Refused => ({
  type: 'refused',
  id: null,
  code,
  what,
  rules: [],
  why: null,
  retry: null,
});

test('refusals come in the reader’s language, without words for programmers', () => {
  const told = (code: string, what: string) => said(new ApiError(400, refusal(code, what)));
  expect(told('not-allowed', 'only the host may do that')).not.toContain('host');
  expect(told('stale-ask', 'position 0 of epoch 0')).not.toContain('epoch');
  expect(told('no-such-table', 'abc123')).toContain('abc123');
  expect(told('never-heard-of', 'in its own words')).toBe('in its own words');
  expect(said(new TypeError('fetch failed'))).toContain('Serwer nie odpowiada');
});

test.each(['en', 'pl'] as const)('no refusal has a hole in its sentence (%s)', (locale) => {
  const codes = [...speak(locale).matchAll(/^error-([\w-]+) =/gm)].map(([, code]) => code!);
  expect(codes.length).toBeGreaterThan(35);
  for (const code of codes) {
    const words = said(new ApiError(400, refusal(code, 'M01')));
    expect(words, code).not.toMatch(/⟦|[{}]|“”|„”|\(\s*\)|:\s*\.|\s[.,:;]|\s\s|\s$|\p{Cc}/u);
    expect(words, code).toMatch(/[.!]$/);
  }
});

test('one attempt at a time, and its failure is told until the next', async () => {
  const attempt = new Attempt();
  let finish = () => {};
  const first = attempt.run(() => new Promise<void>((resolve) => (finish = resolve)));
  expect(attempt.busy).toBe(true);
  expect(await attempt.run(() => Promise.reject(new Error('never tried')))).toBe(false);
  expect(attempt.failure).toBe('');
  finish();
  expect(await first).toBe(true);
  expect(await attempt.run(() => Promise.reject(new Error('broken')))).toBe(false);
  expect([attempt.failure, attempt.busy]).toEqual(['broken', false]);
  await attempt.run(() => Promise.resolve());
  expect(attempt.failure).toBe('');
});
