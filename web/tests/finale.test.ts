import { describe, expect, it } from 'vitest';
import { besides, titled } from '../src/finale/ending';
import { crowd, HEIGHT, TOWN, walking, WIDTH } from '../src/finale/places';
import { FORTRESS } from '../src/games/fort-hendrix/horizon';
import { STATION } from '../src/games/invader/horizon';
import { best, decides } from '../src/games/zombicide/fates';
import type { ZombicideTally } from '../src/games/zombicide/protocol';

describe('what the end is called', () => {
  it('is the first part of a sentence, and the rest is told below', () => {
    expect(titled('Elle falls.')).toBe('Elle falls');
    const why = 'Mold has linked two Zones; the station is lost.';
    expect(titled(why)).toBe('Mold has linked two Zones');
    expect(besides(why, titled(why))).toBe('The station is lost.');
    expect(besides('Five turned.', 'Five turned')).toBe('');
  });
  it('leaves a reason alone that says something else', () => {
    expect(besides('Somebody fell.', 'Elle falls')).toBe('Somebody fell.');
  });
});

describe('the picture of the end', () => {
  it('has everybody who lives on the road, side by side', () => {
    for (const count of [0, 1, 6, 12]) {
      const places = walking(count);
      expect(places).toHaveLength(count);
      expect(new Set(places.map(({ x }) => x)).size).toBe(count);
      for (const { x, y } of places) {
        expect(x).toBeGreaterThan(WIDTH / 2);
        expect(x).toBeLessThan(WIDTH - 120);
        expect(y).toBeLessThan(HEIGHT);
      }
    }
  });
  it('keeps the crowd out of the light, and is the same every time', () => {
    expect(crowd(4)).toEqual(crowd(4));
    expect(crowd(4).filter(({ x }) => x > 230 && x < 480)).toEqual([]);
    expect(crowd(4).length).toBeGreaterThan(60);
  });
  it('is another place in other boxes', () => {
    const outlines = [TOWN, STATION, FORTRESS].map(({ near }) => near);
    expect(new Set(outlines).size).toBe(3);
  });
});

describe('who brought down most', () => {
  const tally = (...kills: number[]) =>
    ({ people: kills.map((count, n) => ({ id: `${n}`, kills: count })) }) as ZombicideTally;
  it('is the first of the best, and nobody where nothing fell', () => {
    expect(best(tally(2, 5, 5))?.id).toBe('1');
    expect(best(tally(0, 0))).toBeNull();
    expect(best(tally())).toBeNull();
  });
});

describe('what decided', () => {
  it('is what nothing followed, if it happens all the time', () => {
    expect(decides('Killed', 0)).toBe(true);
    expect(decides('Killed', 17)).toBe(false);
    expect(decides('ClockMoved', 1)).toBe(false);
  });
  it('may be followed by what is done with a find, and not by half a game', () => {
    expect(decides('ObjectiveTaken', 4)).toBe(true);
    expect(decides('ObjectiveTaken', 40)).toBe(false);
    expect(decides('Moved', 0)).toBe(false);
  });
});
