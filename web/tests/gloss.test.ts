import { beforeAll, describe, expect, it } from 'vitest';
import { texts } from '../src/core/texts.svelte';
import { finder as winter, RULES as WINTER } from '../src/games/dead-of-winter/gloss';
import { TERMS as FORT } from '../src/games/fort-hendrix/terms';
import { TERMS as STATION } from '../src/games/invader/terms';
import { finder as family } from '../src/games/zombicide/gloss';
import { RULES, TOKENS, WORDS, ZONES } from '../src/games/zombicide/glossary';
import type { Edition } from '../src/games/zombicide/edition';
import type { ZombicideScene } from '../src/games/zombicide/protocol';
import { Words } from '../src/games/zombicide/words';
import { finder as terror } from '../src/games/zombie-terror/gloss';

const carPark = { width: 8, height: 1 };
const pawns = {
  signs: '........',
  humans: [{ id: 'child', field: '2,0', health: 'wounded', ap: 3 }],
  zombies: { '1': { field: '5,0', facing: 'W', marked: false } },
};
const duel = terror(() => [carPark, pawns] as never);

const sources = import.meta.glob<string>('../src/games/**/*.svelte', {
  query: '?raw',
  import: 'default',
  eager: true,
});

/** The terms that screens below a folder name word for word. */
function named(folder: string): string[] {
  const found = Object.entries(sources)
    .filter(([path]) => path.includes(`/games/${folder}/`))
    .flatMap(([, source]) => [...source.matchAll(/data-gloss=("[^"]+"|\{[^}]*\})/g)])
    .flatMap(([, value]) => value!.match(/[a-z]+:[a-z0-9]+/g) ?? []);
  return [...new Set(found)].sort();
}

const scene = { box: { survivors: [], skills: {}, zombies: [], cards: [] } } as unknown;
const explains = (terms: Edition['terms']) => {
  const edition = { words: new Words('z2'), levels: ['blue'], terms } as unknown as Edition;
  return family(edition, () => scene as ZombicideScene);
};
beforeAll(() => texts.set('en', 'web-gloss = card'));

describe('what screens name can be explained', () => {
  const all = explains({ ...STATION, ...FORT });
  it.each(['zombicide', 'zombicide-2e', 'invader', 'fort-hendrix'])('at a table of %s', (folder) =>
    expect(named(folder).filter((term) => !all(term))).toEqual([]),
  );
  it('in the duel', () => {
    expect(named('zombie-terror').length).toBeGreaterThan(6);
    expect(named('zombie-terror').filter((term) => !duel(term))).toEqual([]);
    expect(duel('pawn:2')?.text).toContain('web-health-wounded');
    expect(duel('pawn:5')?.rules).toContain('R5.6');
  });
  it('in the colony', () => {
    const places = [{ id: 'colony' }];
    const told = winter(() => ({ places, survivors: [], items: [] }) as never);
    expect(named('dead-of-winter').length).toBeGreaterThan(20);
    expect(named('dead-of-winter').filter((term) => !told(term))).toEqual([]);
  });
});

describe('what can be explained has a rule', () => {
  it('and a weapon without dice says so, and what it cannot do without', () => {
    const line = { mode: 'ranged', range_min: 1, range_max: 1, dice: 0, damage: 0, noisy: false };
    const flames = { id: 'flames', profiles: [line], eliminates_zone: true, needs: 'canister' };
    const armed = { box: { cards: [flames] } } as unknown as ZombicideScene;
    const edition = { words: new Words('inv'), levels: [] } as unknown as Edition;
    const told = family(edition, () => armed)('card:flames');
    expect(told?.rules[0]).toBe('INV-HELL-1');
    expect(told?.numbers?.map(({ label }) => label)).not.toContain('web-dice');
    expect(told?.numbers?.[1]?.label).toContain('web-no-dice');
  });
  it('in the family', () => {
    const ids = [
      ...Object.keys(WORDS).map((id) => `word:${id}`),
      ...Object.keys(TOKENS).map((id) => `token:${id}`),
      ...Object.keys(ZONES).map((id) => `zone:${id}`),
    ];
    expect(ids.filter((id) => !RULES[id]?.length)).toEqual([]);
    for (const terms of [STATION, FORT])
      expect(Object.values(terms).filter(({ rules }) => !rules.length)).toEqual([]);
  });
  it('and a spawn token tells what its number is', () => {
    const told = explains({});
    expect(told('token:spawn')?.text).toContain('web-gloss-spawn-order');
    expect(told('token:noise')?.text).toBeUndefined();
  });
  it('and a button that is held, where it does anything now', () => {
    const edition = { words: new Words('z2'), levels: [] } as unknown as Edition;
    const offered = (id: string) =>
      id === 'door' ? { name: 'Doors', text: 'Close door I7' } : null;
    const told = family(edition, () => scene as ZombicideScene, undefined, offered);
    expect(told('deed:door')).toMatchObject({
      name: 'Doors',
      text: 'Close door I7',
      rules: ['Z2-DOOR-01', 'INV-DOOR-1'],
    });
    expect(told('deed:move')).toBeNull();
  });
  it('in the colony', () => {
    expect(Object.values(WINTER).filter((rules) => !rules.length)).toEqual([]);
  });
  it('and what nobody knows is not explained', () => {
    expect(explains({})('word:nonsense')).toBeNull();
    expect(duel('word:nonsense')).toBeNull();
    expect(duel('pawn:0')).toBeNull();
    expect(winter(() => ({ places: [] }) as never)('place:nowhere')).toBeNull();
  });
});
