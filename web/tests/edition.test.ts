import { render } from 'svelte/server';
import { beforeAll, expect, test, vi } from 'vitest';
import { clientOf } from '../src/core/games';
import { texts } from '../src/core/texts.svelte';
import { basicsOf } from '../src/games/zombicide/basics';
import type { Edition } from '../src/games/zombicide/edition';
import { spokenZones } from '../src/games/zombicide/spoken';
import { SECOND } from '../src/games/zombicide-2e/edition';
import { marksOf } from '../src/games/zombicide/marks';
import type { ZombicideEvent } from '../src/games/zombicide/protocol';
import Framed from './Framed.svelte';
import { moment } from './told';
import { board, town } from './town';

/** Another edition of a few lines next to the second one: the same components draw both. */
const SMALL: Edition = {
  ...SECOND,
  ...basicsOf({ prefix: 'small', colours: SECOND.colours }),
  cars: undefined,
  levels: ['calm', 'grim'],
  slots: [
    { word: 'web-hands', count: 1, free: 'web-free-hand', names: ['slot-paw'], open: true },
    { word: 'small-belt', count: 2, free: 'web-free-slot' },
  ],
  timeline: {},
};

beforeAll(() =>
  texts.set(
    'en',
    [
      'z2-level-blue = Blue',
      'small-level-calm = Calm',
      'small-level-grim = Grim',
      'small-belt = Belt',
      'small-survivor-doug = Old Doug',
      'small-slot-paw = Paw',
      'web-hands = Hands',
      'web-free-hand = nothing held',
      'web-free-slot = empty',
    ].join('\n'),
  ),
);

const person = { ...board.people[0]!, cards: [null, null, null], empty: [] };
const drawn = (edition: Edition) =>
  render(Framed, { props: { edition, scene: town, person } }).body;

test('levels and slots are those of the edition', () => {
  const [second, small] = [drawn(SECOND), drawn(SMALL)];
  expect(second.match(/class="band /g)).toHaveLength(4);
  expect(small.match(/class="band /g)).toHaveLength(2);
  expect(small).toContain('Grim');
  expect(small).toContain('Belt');
  expect(small).toContain('Paw');
  expect(small).not.toContain('Blue');
  expect(small.match(/class="mcard void/g)).toHaveLength(2);
  expect(second.match(/class="mcard void/g)).toHaveLength(3);
});

test('two editions say and sort the same things in their own ways, side by side', () => {
  const said = (edition: Edition) => spokenZones(edition, town, { ...board, memo: {} }).join();
  expect(said(SECOND)).toContain('z2-survivor-doug');
  expect(said(SMALL)).toContain('Old Doug');
  // What an edition does not say, it says as the family does.
  expect(said(SMALL)).toContain('z2-survivor-amy');
  const attack: ZombicideEvent = { type: 'Attacked', who: 0, zone: 0, card: 0, mode: 'melee' };
  const attacked = moment(attack);
  expect(marksOf(SECOND)(attacked)).not.toBeNull();
  expect(marksOf(SMALL)(attacked)).toBeNull();
});

test('games are found by their folders, and their parts come when they are asked for', async () => {
  vi.stubGlobal('location', { href: 'https://horda.test/' });
  vi.stubGlobal('matchMedia', () => ({ matches: false, addEventListener: vi.fn() }));
  expect(clientOf('chess')).toBeUndefined();
  const client = clientOf('zombicide-2e')!;
  const [screen, setUp, tutorial] = await Promise.all([
    client.screen(),
    client.setUp!(),
    client.tutorial!(),
  ]);
  expect(screen.spelling(town)('zone', 2)).toBe('B2');
  expect(setUp.settings).toContain('survivors');
  expect(tutorial.lessons.length).toBeGreaterThan(10);
  expect((await clientOf('zombie-terror')!.screen()).spelling({})('field', '0,0')).toBe('A1');
}, 60_000); // the compiler needs its time for all screens
