import { describe, expect, it } from 'vitest';
import { within } from '../src/ui/zoom.svelte';

describe('what is seen of a drawing', () => {
  it('stays on the drawing while it is larger than the view', () => {
    expect(within(-50, 10, 100, 40)).toBe(10);
    expect(within(30, 10, 100, 40)).toBe(30);
    expect(within(500, 10, 100, 40)).toBe(70);
  });

  it('has the drawing in its middle where there is room around it', () => {
    expect(within(33, 50, 100, 200)).toBe(0);
    expect(within(0, 50, 100, 120)).toBe(40);
  });
});
