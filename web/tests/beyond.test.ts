import { describe, expect, it } from 'vitest';
import { outOfSight, standApart, type Pill } from '../src/ui/beyond';

const VIEW = { x: 100, y: 0, width: 400, height: 400 };
const zombies = (x: number, y: number) => ({ kind: 'zombies', x, y, at: 1, count: 2 });
const pill = (side: Pill['side'], kind = 'zombies'): Pill => ({
  kind,
  side,
  count: 1,
  at: 1,
  far: 9,
});
const spots = (pills: Pill[], crowd: { x: number; y: number }[]) =>
  standApart(VIEW, 1, pills, crowd).map(({ along }) => along);

describe('pills on the edge of a board', () => {
  it('count what is out of sight by its side', () => {
    expect(outOfSight(VIEW, [zombies(600, 10), zombies(700, 10), zombies(300, 200)])).toEqual([
      { kind: 'zombies', side: 'right', count: 4, at: 1, far: 100 },
    ]);
  });

  it('stand in the middle of their side where nothing is', () => {
    expect(spots([pill('right')], [{ x: 300, y: 200 }])).toEqual([0.5]);
  });

  it('cover nobody who stands at the edge', () => {
    const [along = 0] = spots([pill('right')], [{ x: 480, y: 200 }]);
    expect(Math.abs(along * 400 - 200)).toBeGreaterThan(38);
  });

  it('leave what is out of sight alone', () => {
    expect(spots([pill('right')], [{ x: 600, y: 200 }])).toEqual([0.5]);
  });

  it('do not lie on each other', () => {
    const [one = 0, other = 0] = spots([pill('left'), pill('left', 'spawn')], []);
    expect(Math.abs(one - other) * 400).toBeGreaterThan(40);
  });
});
