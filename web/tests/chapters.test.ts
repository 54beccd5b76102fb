import { expect, it } from 'vitest';
import { chaptersOf } from '../src/rules/chapters';

const rule = (id: string, group: string) => {
  const chapter = group.toUpperCase();
  return { id, group, chapter, text: '', lent: false };
};

it('puts rules under their titles, in the order of the book', () => {
  const found = chaptersOf([rule('b1', 'b'), rule('a1', 'a'), rule('b2', 'b')]);
  expect(found.map(({ id, title, rules }) => [id, title, rules.map((one) => one.id)])).toEqual([
    ['b', 'B', ['b1', 'b2']],
    ['a', 'A', ['a1']],
  ]);
});
