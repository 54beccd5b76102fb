import { expect, test } from 'vitest';
import { keeper, kept } from '../src/core/kept';
import { boardPieces, tokens } from '../src/games/zombicide/layout';
import { board, town } from './town';

test('what did not change stays the same object, what did is the new one', () => {
  const before = [
    { key: 'a', x: 1 },
    { key: 'b', x: 2 },
  ];
  const now = [
    { key: 'c', x: 4 },
    { key: 'b', x: 3 },
    { key: 'a', x: 1 },
  ];
  const found = kept(before, now);
  expect(found).toEqual(now);
  expect(found[2]).toBe(before[0]);
  expect(found[1]).toBe(now[1]);
});

test('a keeper knows what it gave last', () => {
  const keep = keeper<{ key: string; x: number }>();
  const [first] = keep([{ key: 'a', x: 1 }]);
  expect(keep([{ key: 'a', x: 1 }])[0]).toBe(first);
  expect(keep([{ key: 'a', x: 2 }])[0]).not.toBe(first);
});

test('something that has more to it, or less, has changed', () => {
  const before: { key: string; x: number; y?: number }[] = [{ key: 'a', x: 1 }];
  const now = [{ key: 'a', x: 1, y: 2 }];
  expect(kept(before, now)[0]).toBe(now[0]);
  expect(kept(now, before)[0]).toBe(before[0]);
});

test('on a board where one Survivor was hurt, nothing is drawn again', () => {
  const hurt = { ...board, people: board.people.map((one) => ({ ...one, health: 1 })) };
  const [standing, lying] = [tokens(town, board), boardPieces(town, board)];
  const same = (list: object[], other: object[]) => list.every((one, n) => one === other[n]);
  expect(same(kept(standing, tokens(town, hurt)), standing)).toBe(true);
  expect(same(kept(lying, boardPieces(town, hurt)), lying)).toBe(true);
});
