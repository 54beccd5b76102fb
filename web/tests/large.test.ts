import { expect, test } from 'vitest';
import { cells } from '../src/games/dead-of-winter/tracks';
import { heartsOf, MOST } from '../src/games/zombicide/hearts';

const HUGE = 2 ** 40;

test('a file with a huge number stops nobody who looks at its table', () => {
  expect(heartsOf(HUGE, 3)).toHaveLength(MOST);
  expect(heartsOf(2, 3)).toEqual([true, true, false]);
  expect(cells(1, HUGE, 4)).toEqual([1, null, 3, 4, 5, 6]);
  expect(cells(0, HUGE, HUGE)).toEqual([0, null, HUGE - 1, HUGE]);
});

test('short tracks are whole, long ones show what is near', () => {
  expect(cells(1, 6, 2)).toEqual([1, 2, 3, 4, 5, 6]);
  expect(cells(1, 3, 9)).toEqual([1, 2, 3]);
  expect(cells(0, 9, 0)).toEqual([0, 1, 2]);
  expect(cells(0, 9, 1)).toEqual([0, 1, 2, 3]);
  expect(cells(0, 9, 20)).toEqual([0]);
});
