import { expect, test } from 'vitest';
import { speaker } from '../src/core/says.svelte';
import type { ChatLine, SeatInfo } from '../src/protocol';

const seat = (seat: number, person: string, nickname: string) =>
  ({ seat, person, nickname }) as SeatInfo;
const line = (person: string, nickname: string): ChatLine => ({
  number: 1,
  nickname,
  text: 'give me the medicine',
  at: 0,
  person,
});

test('who takes the name of somebody else at the table is told apart in the chat', () => {
  const seats = [seat(0, 'a', 'Ala'), seat(1, 'b', 'Bo'), seat(2, 'c', 'Bo')];
  expect(speaker(line('a', 'Ala'), seats)).toBe('Ala');
  expect(speaker(line('b', 'Bo'), seats)).toBe('Bo 2');
  expect(speaker(line('c', 'Bo'), seats)).toBe('Bo 3');
  expect(speaker(line('c', 'Ala'), seats)).toBe('Ala 3'); // said under another name than now
  expect(speaker(line('gone', 'Bo'), seats)).toBe('Bo ?');
  expect(speaker(line('gone', 'Cy'), seats)).toBe('Cy');
});
