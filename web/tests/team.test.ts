import { expect, test } from 'vitest';
import { sharings } from '../src/games/zombicide/team';

/** Who plays how many: every way in which nobody is left out. */

test('a team is shared out in every way', () => {
  expect(sharings(6, 2)).toEqual(['5+1', '4+2', '3+3', '2+4', '1+5']);
  expect(sharings(4, 3)).toEqual(['2+1+1', '1+2+1', '1+1+2']);
  expect(sharings(6, 6)).toEqual(['1+1+1+1+1+1']);
  expect(sharings(6, 1)).toEqual(['6']);
});
