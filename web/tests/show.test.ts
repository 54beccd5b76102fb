import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { settings } from '../src/core/settings.svelte';
import { Show, type Animator, type Kinds, type Telling } from '../src/core/show.svelte';
import { moment } from './told';

/** Boards are numbers; every event makes the board larger by one. */
interface Counted extends Kinds {
  board: { n: number };
}
/** One scene of 400 ms for every event. */
const counting: Animator<Counted> = {
  scenes: (beats) =>
    beats.map(({ moment, after }) => ({
      board: after,
      effects: [{ kind: 'x' }],
      milliseconds: 400,
      told: [moment],
    })),
};
/** So many events, after a board with this number. */
const told = (count: number, after = 0, more: Partial<Telling<Counted>> = {}) => ({
  moments: Array.from({ length: count }, (_, n) => moment({ type: 'E' }, [[['n'], after + n + 1]])),
  eyes: null,
  ...more,
});
const board = (n: number) => ({ n });

beforeEach(() => {
  vi.useFakeTimers();
  settings.speed = 1;
  settings.reducedMotion = false;
});
afterEach(() => vi.useRealTimers());

test('scenes are shown one after another, then the real board', () => {
  const show = new Show<Counted>(counting);
  show.reset(board(0));
  show.play(board(100), told(2));
  expect(show.playing).toBe(true);
  expect(show.effects).toHaveLength(1);
  vi.advanceTimersByTime(400);
  expect(show.board).toEqual(board(1));
  vi.advanceTimersByTime(400);
  expect(show.board).toEqual(board(100));
  expect(show.playing).toBe(false);
  expect(show.effects).toEqual([]);
});

test('what comes while something is shown waits its turn', () => {
  const show = new Show<Counted>(counting);
  show.reset(board(0));
  show.play(board(10), told(1));
  show.play(board(20), told(1));
  vi.advanceTimersByTime(400);
  expect(show.board).toEqual(board(10));
  vi.advanceTimersByTime(400);
  expect(show.board).toEqual(board(20));
});

test('skipping jumps to the last real board', () => {
  const show = new Show<Counted>(counting);
  show.reset(board(0));
  show.play(board(10), told(3));
  show.play(board(20), told(3));
  show.skip();
  expect(show.board).toEqual(board(20));
  expect(show.playing).toBe(false);
  vi.advanceTimersByTime(10_000);
  expect(show.board).toEqual(board(20));
});

test('a key does not skip what it may have begun itself', () => {
  const show = new Show<Counted>(counting);
  show.reset(board(0));
  show.play(board(100), told(9));
  show.skipByKey();
  vi.advanceTimersByTime(600);
  show.play(board(200), told(1));
  show.skipByKey();
  expect(show.playing).toBe(true);
  vi.advanceTimersByTime(400);
  show.skipByKey();
  expect(show.board).toEqual(board(200));
  expect(show.playing).toBe(false);
});

test('without events the board changes at once', () => {
  const show = new Show<Counted>(counting);
  show.reset(board(0));
  show.play(board(5), told(0));
  expect(show.board).toEqual(board(5));
  expect(show.playing).toBe(false);
});

test('speed and reduced motion shorten it', () => {
  const show = new Show<Counted>(counting);
  show.reset(board(0));
  settings.speed = 4;
  show.play(board(1), told(1));
  vi.advanceTimersByTime(100);
  expect(show.playing).toBe(false);
  settings.speed = 1;
  settings.reducedMotion = true;
  show.play(board(2), told(1));
  vi.advanceTimersByTime(120);
  expect(show.playing).toBe(false);
});

test('while it is paused, scenes follow one by one when asked for', () => {
  const show = new Show<Counted>(counting);
  show.reset(board(0));
  show.play(board(100), told(3));
  show.pause();
  vi.advanceTimersByTime(10_000);
  expect(show.board).toEqual(board(0));
  show.step();
  expect(show.board).toEqual(board(1));
  vi.advanceTimersByTime(10_000);
  expect(show.board).toEqual(board(1));
  show.resume();
  vi.advanceTimersByTime(800);
  expect(show.board).toEqual(board(100));
  expect(show.paused).toBe(false);
});

test('what lays nothing on the table holds nobody up who has paused', () => {
  const fleeting: Animator<Counted> = {
    scenes: (beats) =>
      counting.scenes(beats).map((one, n) => ({ ...one, passing: n === 1, milliseconds: 100 })),
  };
  const show = new Show<Counted>(fleeting);
  show.reset(board(0));
  show.play(board(100), told(3));
  show.pause();
  show.step();
  expect(show.board).toEqual(board(1));
  vi.advanceTimersByTime(10_000);
  expect(show.board).toEqual(board(2));
  expect(show.paused).toBe(true);
});

test('what is being shown is not to be told yet', () => {
  const show = new Show<Counted>(counting);
  show.reset(board(0));
  show.play(board(1), told(1, 0, { mark: 7 }));
  show.play(board(2), told(1, 0, { mark: 8 }));
  expect(show.pending).toBe(7);
  vi.advanceTimersByTime(400);
  expect(show.pending).toBe(8);
  vi.advanceTimersByTime(400);
  expect(show.pending).toBeNull();
});

test('what is told in parts leads from board to board, and then to the real one', () => {
  const show = new Show<Counted>(counting);
  show.reset(board(0));
  show.play(board(9), told(2, 0, { more: true }));
  show.play(board(9), told(1, 2, { again: true }));
  const seen = [400, 400, 400].map((time) => {
    vi.advanceTimersByTime(time);
    return show.board;
  });
  expect(seen).toEqual([board(1), board(2), board(9)]);
});

test('who has not seen the beginning is shown the end', () => {
  const show = new Show<Counted>(counting);
  show.reset(board(9));
  show.play(board(9), told(1, 2, { again: true }));
  expect([show.board, show.playing]).toEqual([board(9), false]);
});

test('what was great can be looked at again, and is held there', () => {
  const grand: Animator<Counted> = {
    scenes: (beats) => counting.scenes(beats).map((scene, n) => ({ ...scene, great: n !== 1 })),
  };
  const show = new Show<Counted>(grand);
  show.reset(board(0));
  show.play(board(3), told(3));
  expect(show.earlier).toBe(false);
  vi.advanceTimersByTime(800);
  expect(show.board).toEqual(board(2));
  expect(show.earlier).toBe(true);
  show.back();
  expect(show.board).toEqual(board(0));
  expect(show.paused).toBe(true);
  expect(show.earlier).toBe(false);
  vi.advanceTimersByTime(4000);
  expect(show.board).toEqual(board(0));
  show.resume();
  vi.advanceTimersByTime(1200);
  expect(show.board).toEqual(board(3));
  expect(show.playing).toBe(false);
});
