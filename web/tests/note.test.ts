import { expect, test, vi } from 'vitest';
import type { Words } from '../src/games/zombicide/words';
import { noteOf } from '../src/games/zombicide/moments/note';
import { town } from './town';

vi.mock('../src/core/texts.svelte', () => ({ t: (id: string) => id }));

const drew = { data: { type: 'Drew', who: 0, card: 'pistol' } };
const options = [{ key: 'a', data: { type: 'Put', who: 0 } }];

/** What is said at the zone where the first Survivor found a card, by what came before it. */
function note(log: object[]): string {
  const store = { ask: { options }, log: [...log, drew], effects: [] };
  const words = { survivor: (id: string) => id } as Words;
  return noteOf(store as unknown as Parameters<typeof noteOf>[0], 'found', town, 0, words, {});
}

test('a card out of a crate is not said to have been searched for', () => {
  expect(note([{ data: { type: 'CrateTaken', who: 0 } }])).toBe('web-moment-crate');
  expect(note([{ data: { type: 'Moved', who: 0 } }])).toBe('web-moment-searches');
});
