import { describe, expect, it } from 'vitest';
import { ART } from '../src/games/dead-of-winter/art';
import { portraitOf } from '../src/games/dead-of-winter/portraits';
import things from '../src/games/dead-of-winter/things.svg?raw';
import { FORT } from '../src/games/fort-hendrix/edition';
import { INVADER } from '../src/games/invader/edition';
import type { Edition } from '../src/games/zombicide/edition';
import { RULES } from '../src/games/zombicide/glossary';
import { SECOND } from '../src/games/zombicide-2e/edition';

const BOXES = '../../src/horda/games';
const files = import.meta.glob<string>(
  '../../src/horda/games/**/data/{equipment.toml,survivors.toml,survivors.json,items.json}',
  {
    query: '?raw',
    import: 'default',
    eager: true,
  },
);
/** What is in a list of data files, as it is written. */
const entries = (folder: string, file: string): string[] =>
  Object.entries(files)
    .filter(([path]) => path.startsWith(`${BOXES}/${folder}/data/${file}`))
    .flatMap(([, text]) => text.split(/^(?=\[\[\w+\]\]$)/m))
    .filter((entry) => /^\[\[(card|survivor)\]\]/.test(entry));
const idOf = (entry: string): string => /^id = "(?:[^".]+\.)?([^"]+)"/m.exec(entry)![1]!;

/** Those that are drawn like another one. */
function alike(drawn: Map<string, unknown>): string[] {
  const by = new Map<string, string[]>();
  for (const [id, how] of drawn) {
    const key = JSON.stringify(how);
    by.set(key, [...(by.get(key) ?? []), id]);
  }
  return [...by.values()].filter((ids) => ids.length > 1).map((ids) => ids.join(' = '));
}
/** The drawing of a symbol, without its name. */
const symbol = ({ drawings }: Edition, id: string): string =>
  new RegExp(`<symbol id="${id}"[^>]*>(.*?)</symbol>`, 's').exec(drawings)?.[1] ?? '';

const EDITIONS: [string, Edition, string[]][] = [
  ['second_edition', SECOND, ['second_edition']],
  ['invader', INVADER, ['invader']],
  ['fort_hendrix', FORT, ['second_edition', 'fort_hendrix']],
];

describe.each(EDITIONS)('no two are drawn alike in %s:', (_, edition, folders) => {
  const all = (file: string) =>
    folders.flatMap((folder) => entries(`zombicide/editions/${folder}`, file));
  it('weapons', () => {
    const weapons = all('equipment').filter((entry) => entry.includes('profiles = ['));
    const ids = [...new Set(weapons.map(idOf))];
    expect(ids.length).toBeGreaterThan(12);
    expect(ids.filter((id) => !edition.art[id])).toEqual([]);
    expect(alike(new Map(ids.map((id) => [id, edition.art[id]])))).toEqual([]);
  });
  it('Survivors, by portrait', () => {
    const ids = [
      ...new Set(
        all('survivors')
          .filter((entry) => !/^kind = "(bot|sentry_gun)"/m.test(entry))
          .map(idOf),
      ),
    ];
    expect(ids.length).toBeGreaterThan(5);
    const busts = new Map(ids.map((id) => [id, symbol(edition, `bust-${id}`)]));
    expect([...busts].filter(([, bust]) => !bust).map(([id]) => id)).toEqual([]);
    expect(alike(busts)).toEqual([]);
  });
  it('kinds of Zombies, Abominations too', () => {
    const kinds = new Map(Object.entries(edition.zombies).map(([id, { glyph }]) => [id, glyph]));
    const drawn = new Map([...kinds].map(([id, glyph]) => [id, symbol(edition, `g-${glyph}`)]));
    drawn.set('giant', symbol(edition, `g-${edition.giant.glyph}`));
    expect(alike(drawn)).toEqual([]);
  });
});

it('every Abomination that has a rule of its own has a drawing of its own', () => {
  const own = Object.keys(RULES).flatMap(
    (term) => /^zombie:(.*(?:abomin|homin|patient).*)$/.exec(term)?.[1] ?? [],
  );
  const editions = [SECOND, INVADER];
  const drawn = own.map((id) => [
    id,
    editions.map(({ zombies }) => zombies[id]?.glyph).find(Boolean),
  ]);
  expect(drawn.filter(([, glyph]) => !glyph).map(([id]) => id)).toEqual([
    'abomination',
    'spoiler_abomination',
  ]);
});

it('no two survivors of the colony have the same face', () => {
  const file = files[`${BOXES}/dead_of_winter/data/survivors.json`]!;
  const people = (JSON.parse(file) as { cards: { id: string; woman?: boolean }[] }).cards;
  expect(people.length).toBeGreaterThan(30);
  const faces = people.map(({ id, woman }) => [id, portraitOf(id, woman ?? false)] as const);
  expect(alike(new Map(faces))).toEqual([]);
  // Coats and scarfs alone do not tell people apart: what is on the head and the skin must differ.
  const HATTED = ['cap', 'beanie', 'beret', 'santa'];
  const heads = faces.map(([id, { hair, hairColour, hat, skin }]) => {
    const top = HATTED.includes(hair) ? hat : hairColour;
    return [id, [hair, top, skin]] as const;
  });
  expect(alike(new Map(heads))).toEqual([]);
});

it('no two items of the colony are drawn alike', () => {
  const file = files[`${BOXES}/dead_of_winter/data/items.json`]!;
  const items = (JSON.parse(file) as { cards: { id: string }[] }).cards.map(({ id }) => id);
  expect(items.length).toBeGreaterThan(100);
  expect(Object.keys(ART).toSorted()).toEqual(items.toSorted());
  const drawn = (id: string) =>
    new RegExp(`<symbol id="dw-a-${id}"[^>]*>(.*?)</symbol>`, 's').exec(things)?.[1] ?? '';
  const looks = new Map(items.map((id) => [id, ART[id]!.map((one) => drawn(one!))]));
  expect([...looks].filter(([, parts]) => parts.includes('')).map(([id]) => id)).toEqual([]);
  expect(alike(looks)).toEqual([]);
});
