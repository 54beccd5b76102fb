import { describe, expect, it } from 'vitest';

import { Placing } from '../src/games/zombie-terror/placing.svelte';

const ask = (seat: number, epoch = 0) => ({
  seat,
  epoch,
  number: 3,
  prompt: { id: seat ? 'zt-place-zombie' : 'zt-place-human', args: {} },
  options: [{ key: 'face:W', data: { type: 'Face', facing: 0 } }],
});

function set(first: ReturnType<typeof ask>) {
  const sent: number[] = [];
  const store = {
    ask: first as ReturnType<typeof ask> | null,
    busy: false,
    board: null,
    refusal: null as object | null,
    line: 'open',
    past: { watching: false },
    answer: ({ seat }: { seat: number }) => sent.push(seat),
  };
  const scene = { width: 16, exits: [], facings: ['W'] };
  const placing = new Placing(store as never, () => scene as never);
  return { store, sent, placing };
}

describe('the set-up by one press', () => {
  it('goes on behind a cover, and places nobody of the other side', () => {
    const { store, sent, placing } = set(ask(0));
    placing.begin();
    store.ask = null;
    placing.refresh();
    store.ask = ask(0);
    placing.refresh();
    expect(sent).toEqual([0, 0]);
    store.ask = ask(1);
    placing.refresh();
    expect(sent).toEqual([0, 0]);
    expect(placing.offered).toBe(true);
  });

  it('ends when an answer is taken back', () => {
    const { store, sent, placing } = set(ask(0));
    placing.begin();
    store.ask = ask(0, 1);
    placing.refresh();
    expect(sent).toEqual([0]);
  });

  it('asks for nothing again and again that is refused, but once more when it is pressed', () => {
    const { store, sent, placing } = set(ask(0));
    placing.begin();
    store.refusal = { code: 'not-stored' };
    placing.refresh();
    store.refusal = null; // somebody reads it meanwhile
    placing.refresh();
    expect([sent, placing.offered]).toEqual([[0], true]);
    store.refusal = { code: 'too-fast' };
    placing.begin();
    expect(sent).toEqual([0, 0]);
  });

  it.each([{ line: 'lost' }, { past: { watching: true } }])('ends for good with %o', (away) => {
    const { store, sent, placing } = set(ask(0));
    placing.begin();
    Object.assign(store, away);
    placing.refresh();
    Object.assign(store, { line: 'open', past: { watching: false } });
    placing.refresh();
    expect(sent).toEqual([0]);
  });
});
