import { expect, test } from 'vitest';
import { lyingDice, turnOf } from '../src/games/zombicide/moments/lying';

const line = (data: object) => ({ data }) as never;
const attacked = line({ type: 'Attacked', who: 1, zone: 4, card: 2, mode: 'ranged' });
const rolled = (...dice: number[]) => line({ type: 'Rolled', dice, needed: 4 });

test('a second roll takes the place of the first', () => {
  const log = [rolled(1), attacked, rolled(1, 2), rolled(5, 6)];
  expect(lyingDice(log)).toMatchObject({ dice: [5, 6], fixed: [], needed: 4 });
  expect(lyingDice([attacked])).toBe(null);
});

test('dice of somebody who goes all out stay where they fell', () => {
  const allOut = line({ type: 'WentAllOut', who: 1, dice: 1 });
  const log = [attacked, allOut, rolled(1, 2), rolled(3)];
  expect(lyingDice(log)).toMatchObject({ dice: [1, 2], fixed: [3] });
  expect(lyingDice([...log, rolled(6, 6)])).toMatchObject({ dice: [6, 6], fixed: [3] });
});

test('a skill goes all out before the attack', () => {
  const allOut = line({ type: 'WentAllOut', who: 1, dice: 1 });
  const log = [rolled(6), allOut, attacked, rolled(1, 2), rolled(3)];
  expect(lyingDice(log)).toMatchObject({ dice: [1, 2], fixed: [3] });
});

test('a re-roll is compared with what is certain', () => {
  const odds = (...kills: [number[], number][]) => ({ kills }) as never;
  const again = odds([[0, 0], 0.25], [[1, 0], 0.5], [[1, 1], 0.25]);
  expect(turnOf(odds([[1, 0], 1]), again)).toEqual({ better: 0.25, same: 0.5, worse: 0.25 });
  // A six that lies there may bring another die.
  const kept = odds([[1, 0], 0.5], [[1, 1], 0.5]);
  expect(turnOf(kept, again)).toEqual({ better: 0.125, same: 0.375, worse: 0.5 });
});
