import { expect, it } from 'vitest';
import { Chosen } from '../src/core/chosen';
import type { Text } from '../src/protocol';

const said = (id: string): Text => ({ id, args: {} }) as unknown as Text;

it('tells a seat what it chose last, and nobody else', () => {
  const chosen = new Chosen();
  chosen.note(4, 0, said('food'));
  expect(chosen.last(5, 0)).toEqual(said('food'));
  expect(chosen.last(5, 1)).toBeNull();
  expect(chosen.last(6, 0)).toBeNull();
});

it('forgets what was taken back: somebody else may have answered there', () => {
  const chosen = new Chosen();
  chosen.note(3, 0, said('move'));
  chosen.note(4, 0, said('food'));
  chosen.cut(4);
  expect(chosen.last(5, 0)).toBeNull();
  expect(chosen.last(4, 0)).toEqual(said('move'));
});
