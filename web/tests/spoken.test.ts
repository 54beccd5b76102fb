import { expect, test } from 'vitest';
import { boardPieces } from '../src/games/zombicide/layout';
import { spelled, spokenZones } from '../src/games/zombicide/spoken';
import { SECOND } from '../src/games/zombicide-2e/edition';
import { board, town } from './town';

test('sentences call zones, doors and cars as the map does', () => {
  expect(spelled(town, 'zone', 2)).toBe('B2');
  expect(spelled(town, 'to', 0)).toBe('A1');
  expect(spelled(town, 'door', 1)).toBe('A1–B1');
  expect(spelled(town, 'car', 1)).toBe(1);
  expect(spelled(town, 'count', 2)).toBe(2);
  expect(spelled(town, 'door', 'd9')).toBe('d9');
});

test('Objectives are called by what they are in the Mission', () => {
  const wreck = { ...town, tokens: { red: 'kit', blue: 'kit' } };
  expect(SECOND.words.objective(town, 'red')).toBe('⟦z2-token-objective⟧');
  expect(SECOND.words.objective(town, 'green')).toBe('⟦z2-token-objective-green⟧');
  expect(SECOND.words.objective(wreck, 'red')).toBe('⟦z2-token-kit⟧');
  expect(SECOND.words.objective(wreck, 'blue')).toBe('⟦z2-token-kit-blue⟧');
});

test('an exit inside the town hides nothing that lies in its room', () => {
  const walled = { ...town, width: 400, height: 400, exits: [2] };
  const pieces = boardPieces(walled, { ...board, crates: [2] });
  const exit = pieces.find((one) => one.kind === 'exit')!;
  const crate = pieces.find((one) => one.kind === 'crate')!;
  expect(exit.x - 38).toBeGreaterThan(crate.x + 12);
});

test('every zone says what is there, and a door is said on both of its sides', () => {
  const said = spokenZones(SECOND, town, { ...board, memo: {} });
  expect(said.map((words) => words.split(', ')[0])).toEqual(['A1', 'B1', 'B2']);
  const [street, room, dark] = said;
  expect(street).toContain('z2-survivor-doug');
  expect(dark).toContain('z2-zombies-walker');
  expect(dark).toContain('web-crate');
  expect([street, room].every((words) => words!.includes('web-closed-door'))).toBe(true);
  expect(said.map((words) => words.includes('web-noise'))).toEqual([true, false, false]);
});
