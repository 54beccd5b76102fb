import { expect, test } from 'vitest';
import { boardPieces } from '../src/zombicide/layout';
import { spelled } from '../src/zombicide/spoken';
import { board, town } from './town';

test('sentences call zones, doors and cars as the map does', () => {
  expect(spelled(town, 'zone', 2)).toBe('B2');
  expect(spelled(town, 'to', 0)).toBe('A1');
  expect(spelled(town, 'door', 0)).toBe('A1–B1');
  expect(spelled(town, 'car', 0)).toBe(1);
  expect(spelled(town, 'count', 2)).toBe(2);
  expect(spelled(town, 'door', 'd9')).toBe('d9');
});

test('an exit inside the town hides nothing that lies in its room', () => {
  const walled = { ...town, width: 400, height: 400, exits: [2] };
  const pieces = boardPieces(walled, { ...board, crates: [2] });
  const exit = pieces.find((one) => one.kind === 'exit')!;
  const crate = pieces.find((one) => one.kind === 'crate')!;
  expect(exit.x - 38).toBeGreaterThan(crate.x + 12);
});
