import { beforeAll, describe, expect, it, vi } from 'vitest';
import { turns } from '../src/core/turns';

// Without a window Svelte draws nothing at once.
vi.mock('svelte', () => ({ flushSync: (piece: () => void) => piece() }));

let moving = true;

/** Pieces of a page, in the order in which they come. */
describe('a page that comes piece by piece', () => {
  beforeAll(() => {
    vi.stubGlobal('requestAnimationFrame', (draw: () => void) => setTimeout(draw));
    vi.stubGlobal('reportError', () => {});
    const told = (_: string, coming: boolean) => (moving = !coming);
    vi.stubGlobal('document', { documentElement: { toggleAttribute: told } });
  });

  it('lets nothing move by itself until it is there', async () => {
    const moved: boolean[] = [];
    turns.take(() => moved.push(moving));
    await turns.rest();
    expect([...moved, moving]).toEqual([false, true]);
  });

  it('fills from above: what is in a piece comes before the next one', async () => {
    const came: string[] = [];
    turns.take(() => came.push('question'), true);
    turns.take(() => {
      came.push('board');
      turns.take(() => came.push('ground'));
      turns.take(() => came.push('doors'));
    });
    turns.take(() => came.push('goals'));
    await turns.rest();
    expect(came).toEqual(['board', 'ground', 'doors', 'goals', 'question']);
  });

  it('leaves out what is gone before its turn', async () => {
    const came: string[] = [];
    turns.take(() => {
      const leave = turns.take(() => came.push('ground'));
      leave();
    });
    const leave = turns.take(() => came.push('goals'));
    leave();
    await turns.rest();
    expect(came).toEqual([]);
  });

  it('goes on when a piece fails', async () => {
    const came: string[] = [];
    turns.take(() => {
      turns.take(() => came.push('ground'));
      throw new Error('no board');
    });
    turns.take(() => came.push('goals'));
    await turns.rest();
    expect(came).toEqual(['ground', 'goals']);
  });
});
