import { expect, test } from 'vitest';
import { withoutName } from '../src/games/zombicide/moments/skilltext';

test('the name of a skill is not said twice', () => {
  expect(withoutName('Sprint: once a turn up to three zones.', 'Sprint')).toBe(
    'Once a turn up to three zones.',
  );
  expect(withoutName('+1 die: [X]: each weapon rolls 1 more die.', '+1 die: Ranged')).toBe(
    'Each weapon rolls 1 more die.',
  );
  expect(withoutName('+1 free [X] Action: in each turn one.', '+1 free Combat Action')).toBe(
    'In each turn one.',
  );
});

test('a text without a name stays as it is', () => {
  expect(withoutName('Nobody is hurt: not once.', 'Lucky')).toBe('Nobody is hurt: not once.');
});
