import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Happening, Past as Position } from '../src/protocol';
import { Past } from '../src/core/past.svelte';
import { STILL, type Kinds } from '../src/core/show.svelte';
import { Story } from '../src/core/story.svelte';
import { film, numbered, thinned, type Mark } from '../src/table/film';
import { moment } from './told';

/** Boards are called by their count. */
interface Named extends Kinds {
  board: string;
  event: { type: string; n?: number };
}

const position = (count: number, seat: number | null): Position<Named> => ({
  count,
  total: 5,
  boards: { '': `${count}/${seat ?? 'own'}` },
  waiting: [],
  events: [],
  result: null,
});
const look = vi.fn((count: number, seat: number | null) => Promise.resolve(position(count, seat)));
const make = () =>
  new Past<Named>(STILL, look, () => 5, {
    board: (boards) => boards['']!,
    known: (moments) => moments,
    eyes: () => null,
    covered: () => false,
  });

beforeEach(() => {
  vi.useFakeTimers();
  look.mockClear();
});
afterEach(() => vi.useRealTimers());

test('a position is asked for once', async () => {
  const past = make();
  await past.go(2);
  expect([past.at, past.show.board]).toEqual([2, '2/own']);
  await past.go(1);
  await past.go(2);
  expect(look.mock.calls.map(([count]) => count)).toEqual([2, 1]);
});

test('going on from the last but one leads back to now', async () => {
  const past = make();
  await past.go(4);
  await past.on();
  expect(past.watching).toBe(false);
});

test('who looks at where the game has gone back to is there now', async () => {
  const past = make();
  await past.go(3);
  past.cut(4);
  expect(past.at).toBe(3);
  past.cut(3);
  expect(past.watching).toBe(false);
});

test('a board on its way while answers are taken back is asked for again', async () => {
  const past = make();
  let bring!: (found: Position<Named>) => void;
  look.mockReturnValueOnce(new Promise((done) => (bring = done)));
  const going = past.go(3);
  past.cut(2);
  bring({ ...position(3, null), boards: { '': 'taken back' } });
  await going;
  await past.go(1);
  await past.go(3);
  expect(past.show.board).toBe('3/own');
  expect(look.mock.calls.map(([count]) => count)).toEqual([3, 3, 1]);
});

test('what was asked for last is shown, whatever comes first', async () => {
  const past = make();
  await Promise.all([past.go(1), past.go(3)]);
  expect(past.at).toBe(3);
});

test('the last minute plays, and leads back to now by itself', async () => {
  const past = make();
  await past.again(3);
  expect([past.at, past.running]).toEqual([3, true]);
  await vi.runAllTimersAsync();
  expect([past.watching, past.running]).toEqual([false, false]);
  expect(look.mock.calls.map(([count]) => count)).toEqual([3, 4, 5]);
});

test('a last minute that cannot be read leaves everybody where they are', async () => {
  const past = make();
  look.mockRejectedValueOnce(new Error('gone'));
  await past.again(3);
  expect([past.watching, past.running, past.failed]).toEqual([false, false, true]);
});

test('it plays on by itself to the end', async () => {
  const past = make();
  await past.go(3);
  past.play();
  await vi.advanceTimersByTimeAsync(3000);
  expect([past.at, past.running]).toEqual([5, false]);
});

test('a finished game can be seen through another seat', async () => {
  const past = make();
  await past.go(2);
  await past.through(1);
  expect(past.show.board).toBe('2/1');
  past.back();
  expect([past.at, past.lens]).toEqual([null, null]);
});

test('what was taken back is forgotten', async () => {
  const past = make();
  await past.go(4);
  past.cut(3);
  expect(past.watching).toBe(false);
  await past.go(4);
  expect(look).toHaveBeenCalledTimes(2);
});

test('a position that cannot be read says so', async () => {
  const past = make();
  look.mockRejectedValueOnce(new Error('gone'));
  await past.go(2);
  expect([past.failed, past.watching]).toEqual([true, false]);
});

test('the story has gaps until it is told', () => {
  const story = new Story();
  story.add(5, [moment({ type: 'A' }), moment({ type: 'Answered' })]);
  expect(story.gap(3, 5)).toBe(3);
  const told = [
    { count: 3, events: [moment({ type: 'B' })] },
    { count: 4, events: [] },
    { count: 5, events: [moment({ type: 'C' })] },
  ];
  story.fill(told, 5);
  expect(story.gap(3, 5)).toBeNull();
  expect(story.lines.map((line) => [line.count, line.data.type])).toEqual([
    [3, 'B'],
    [5, 'A'],
  ]);
  story.cut(4);
  expect(story.lines.map((line) => line.count)).toEqual([3]);
});

const mark = ({ data }: Happening<Named>): Mark | null => {
  if (data.type === 'round') return { kind: 'round', number: data.n ?? 0 };
  if (data.type === 'phase') return { kind: 'phase' };
  return { kind: 'event', icon: 'hand', bad: data.type === 'bad' };
};

test('the film has rounds with the phase of the Zombies at their end', () => {
  const steps = new Map([
    [0, [moment({ type: 'round', n: 1 })]],
    [3, [moment({ type: 'hit' })]],
    [6, [moment({ type: 'phase' }), moment({ type: 'bad' }), moment({ type: 'round', n: 2 })]],
  ]);
  const { rounds, signs } = film<Named>(steps, 9, mark);
  expect(rounds).toEqual([
    { number: 1, from: 0, phase: 5, to: 6 },
    { number: 2, from: 6, phase: 9, to: 9 },
  ]);
  expect(signs.map(({ at, bad }) => [at, bad])).toEqual([
    [3, false],
    [6, true],
  ]);
});

test('signs that would lie upon each other are left out, bad ones last', () => {
  const signs = [1, 2, 9].map((at) => ({ at, icon: 'hand' as const, bad: at === 2 }));
  expect(thinned({ signs, rounds: [] }, 10, 100).map(({ at }) => at)).toEqual([2, 9]);
});

test('round numbers keep clear of signs and of each other', () => {
  const round = (number: number, from: number) => ({ number, from, phase: from, to: from });
  const rounds = [round(1, 0), round(2, 1), round(3, 5)];
  const signs = [1, 4, 9].map((at) => ({ at, icon: 'hand' as const, bad: false }));
  expect(thinned({ signs, rounds }, 10, 200).map(({ at }) => at)).toEqual([4, 9]);
  expect([...numbered(rounds, 10, 100)]).toEqual([1, 3]);
});

test('answers that we have not heard of come by themselves, and are told once', () => {
  const story = new Story();
  story.add(5, [moment({ type: 'A' })]);
  story.fill(
    [
      { count: 4, events: [moment({ type: 'B' })] },
      { count: 6, events: [moment({ type: 'C' })] },
    ],
    5,
  );
  story.add(6, [moment({ type: 'C' })]);
  expect(story.lines.map((line) => line.data.type)).toEqual(['B', 'A', 'C']);
});
