import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { settings } from '../src/core/settings.svelte';
import { Show, type Animator } from '../src/core/show.svelte';

type Board = number;
/** One scene of 400 ms for every event; the board counts them. */
const counting: Animator<Board> = {
  scenes: (before, events) =>
    events.map((_, n) => ({ board: before + n + 1, effects: [{ kind: 'x' }], milliseconds: 400 })),
};
const events = (count: number) =>
  Array.from({ length: count }, () => ({
    text: { id: '', args: {} },
    rules: [],
    data: {},
    seats: [],
  }));

beforeEach(() => {
  vi.useFakeTimers();
  settings.speed = 1;
  settings.reducedMotion = false;
});
afterEach(() => vi.useRealTimers());

test('scenes are shown one after another, then the real board', () => {
  const show = new Show(counting);
  show.reset(0);
  show.play(100, events(2));
  expect(show.playing).toBe(true);
  expect(show.effects).toHaveLength(1);
  vi.advanceTimersByTime(400);
  expect(show.board).toBe(1);
  vi.advanceTimersByTime(400);
  expect(show.board).toBe(100);
  expect(show.playing).toBe(false);
  expect(show.effects).toEqual([]);
});

test('what comes while something is shown waits its turn', () => {
  const show = new Show(counting);
  show.reset(0);
  show.play(10, events(1));
  show.play(20, events(1));
  vi.advanceTimersByTime(400);
  expect(show.board).toBe(10);
  vi.advanceTimersByTime(400);
  expect(show.board).toBe(20);
});

test('skipping jumps to the last real board', () => {
  const show = new Show(counting);
  show.reset(0);
  show.play(10, events(3));
  show.play(20, events(3));
  show.skip();
  expect(show.board).toBe(20);
  expect(show.playing).toBe(false);
  vi.advanceTimersByTime(10_000);
  expect(show.board).toBe(20);
});

test('a key does not skip what it may have begun itself', () => {
  const show = new Show(counting);
  show.reset(0);
  show.play(100, events(9));
  show.skipByKey();
  vi.advanceTimersByTime(600);
  show.play(200, events(1));
  show.skipByKey();
  expect(show.playing).toBe(true);
  vi.advanceTimersByTime(400);
  show.skipByKey();
  expect(show.board).toBe(200);
  expect(show.playing).toBe(false);
});

test('without events the board changes at once', () => {
  const show = new Show(counting);
  show.reset(0);
  show.play(5, []);
  expect(show.board).toBe(5);
  expect(show.playing).toBe(false);
});

test('speed and reduced motion shorten it', () => {
  const show = new Show(counting);
  show.reset(0);
  settings.speed = 4;
  show.play(1, events(1));
  vi.advanceTimersByTime(100);
  expect(show.playing).toBe(false);
  settings.speed = 1;
  settings.reducedMotion = true;
  show.play(2, events(1));
  vi.advanceTimersByTime(120);
  expect(show.playing).toBe(false);
});

test('while it is paused, scenes follow one by one when asked for', () => {
  const show = new Show(counting);
  show.reset(0);
  show.play(100, events(3));
  show.pause();
  vi.advanceTimersByTime(10_000);
  expect(show.board).toBe(0);
  show.step();
  expect(show.board).toBe(1);
  vi.advanceTimersByTime(10_000);
  expect(show.board).toBe(1);
  show.resume();
  vi.advanceTimersByTime(800);
  expect(show.board).toBe(100);
  expect(show.paused).toBe(false);
});

test('what is being shown is not to be told yet', () => {
  const show = new Show(counting);
  show.reset(0);
  show.play(1, events(1), 7);
  show.play(2, events(1), 8);
  expect(show.pending).toBe(7);
  vi.advanceTimersByTime(400);
  expect(show.pending).toBe(8);
  vi.advanceTimersByTime(400);
  expect(show.pending).toBeNull();
});
