import { expect, test, vi } from 'vitest';
import { drafts } from '../src/core/drafts.svelte';
import { Says, speaker } from '../src/core/says.svelte';
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

const said = (number: number, text: string): ChatLine => ({
  ...line('p', 'M'),
  ...{ number, text },
});
const refusal = {
  type: 'refused' as const,
  ...{ id: 1, code: 'too-fast', what: '', rules: [], why: null, retry: 1 },
};

let tables = 0;
function begin() {
  const writer = { id: `T${tables++}`, person: 'p', apart: true, here: 0 as number | null };
  const says = new Says(writer);
  const kept = () => drafts.of(says.place);
  return { writer, says, kept, send: vi.fn(() => true) };
}

test('a line that went out on a dead line stands again where it was written', () => {
  const { says, kept, send } = begin();
  says.met([said(1, 'hello')]);
  says.say(1, 'wait for me', send);
  says.say(2, 'hello', send); // said before, but not this time
  drafts.keep(says.place, 'and');
  says.met([said(1, 'hello')]);
  expect(kept()).toBe('and wait for me hello');
  says.met([said(1, 'hello')]);
  expect(kept(), 'once').toBe('and wait for me hello');
});

test('a line that was said, or whose answer alone was lost, does not', () => {
  const { says, kept, send } = begin();
  says.met([]);
  says.say(1, 'one', send);
  says.say(2, 'two   words', send);
  expect([says.taken(1), says.taken(7)]).toEqual([true, false]);
  says.met([said(1, 'one'), said(2, 'two words')]);
  expect(kept()).toBe('');
});

test('the same line of somebody else, or said once of two times, is not taken for it', () => {
  const { says, kept, send } = begin();
  says.met([]);
  says.say(1, 'yes', send);
  says.say(2, 'no', send);
  says.say(3, 'no', send);
  says.met([{ ...said(1, 'yes'), person: 'q' }, said(2, 'no')]);
  expect(kept()).toBe('yes no');
});

test('what one seat wrote is not given to the next one at the screen', () => {
  const { writer, says, kept, send } = begin();
  says.say(1, 'my secret', send);
  writer.here = 1;
  expect([says.refused(refusal), kept()]).toEqual([true, '']);
  writer.here = 0;
  expect(kept()).toBe('my secret');
});

test('a name that only looks like the one of somebody else is told apart as well', () => {
  const seats = [seat(0, 'a', 'Bo'), seat(1, 'b', 'Iga'), seat(2, 'x', 'Iwo')];
  for (const name of ['Bo', 'Bo\u034f', 'B\ufe0fo', 'Bо', 'ВO', 'Ｂo', 'B0', 'b o', 'Bó'])
    expect(speaker(line('x', name), seats)).toBe(`${name} 3`);
  expect(speaker(line('x', 'lga'), seats)).toBe('lga 3');
  expect(speaker(line('x', 'Iwo'), seats)).toBe('Iwo');
  expect(speaker(line('b', 'Iga'), seats)).toBe('Iga');
});
