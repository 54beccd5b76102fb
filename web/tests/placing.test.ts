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
});
