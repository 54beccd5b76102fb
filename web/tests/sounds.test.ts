import { describe, expect, it } from 'vitest';
import { SOUNDS } from '../src/core/notes';

const sources = import.meta.glob<string>('../src/games/*/scenes.ts', {
  query: '?raw',
  import: 'default',
  eager: true,
});

/** The kinds of effects that a game shows. */
const kinds = (source: string): string[] => [
  ...new Set([...source.matchAll(/(?:kind: |\[)'([a-z]+)'[,\]} ]/g)].map(([, kind]) => kind!)),
];
const games = Object.entries(sources).map(([path, source]) => [path.split('/')[3]!, source]);

describe('what is seen is heard', () => {
  it.each(games)('in %s', (_, source) => {
    const shown = kinds(source!);
    expect(shown.length).toBeGreaterThan(5);
    expect(shown.filter((kind) => !SOUNDS[kind])).toEqual([]);
  });
  it('and what nothing shows has no sound, but the end', () => {
    const shown = new Set(games.flatMap(([, source]) => kinds(source!)));
    const others = Object.keys(SOUNDS).filter((kind) => !shown.has(kind));
    expect(others.sort()).toEqual(['lost', 'won']);
  });
});
