import { expect, test } from 'vitest';
import type {
  ZombicideOutlook,
  ZombicidePlace,
  ZombicideRefusal,
  ZombicideTableView,
} from '../src/games/zombicide/protocol';
import { placeOf } from '../src/games/zombicide/actions';
import { Bar } from '../src/games/zombicide/bar';
import type { Option } from '../src/games/zombicide/kinds';
import { SECOND } from '../src/games/zombicide-2e/edition';
import { boardPieces, tokens } from '../src/games/zombicide/layout';
import { barred, refusalOf, sorted } from '../src/games/zombicide/outlook';
import { drawn } from '../src/games/zombicide/ways';
import { board, town } from './town';
import { option } from './told';

const no = (id: string, rule = 'Z2-X'): ZombicideRefusal => ({
  rules: [rule],
  why: { id: `z2-no-${id}`, args: {} },
});
const { words } = SECOND;
const bar = new Bar(words, town.bar);
const group = (id: string) => bar.groups.find((one) => one.id === id)!;

test('a grey button has the reason of the first of its verbs that has one', () => {
  expect(group('take').verbs).toEqual(['take-objective', 'take-crate', 'loot-car']);
  const outlook = { verbs: { 'take-crate': no('crate') } } as unknown as ZombicideOutlook;
  expect(refusalOf(group('take'), outlook)?.why?.id).toBe('z2-no-crate');
  expect(refusalOf(group('search'), outlook)).toBeNull();
  expect(refusalOf(group('take'), null)).toBeNull();
});

test('the deed that was begun decides which reason counts', () => {
  const place = { far: no('far'), aim: no('range'), step: no('neighbour') } as ZombicidePlace;
  expect(barred(place, 'shoot')?.why?.id).toBe('z2-no-range');
  expect(barred(place, 'move')?.why?.id).toBe('z2-no-neighbour');
  expect(barred(place, null)?.why?.id).toBe('z2-no-far');
  expect(barred(place, 'search')).toBeNull();
});

test('things are sorted by what is missing', () => {
  const found = sorted(words, [
    { thing: 'room', verb: 'search', why: no('elsewhere') },
    { thing: 'door', verb: 'open-door', why: no('door-tool') },
    { thing: 'crate', verb: 'take-crate', why: null },
  ]);
  expect(found.now.map(({ verb }) => verb)).toEqual(['take-crate']);
  expect(found.there.map(({ verb }) => verb)).toEqual(['search']);
  expect(found.never.map(({ verb }) => verb)).toEqual(['open-door']);
});

test('the Mission’s own verbs have buttons even when nothing can be done', () => {
  const ask = {
    number: 1,
    epoch: 0,
    seat: 0,
    prompt: { id: 'z2-turn', args: {} },
    options: [option({ type: 'EndTurn' as const }, 'end-turn')],
  };
  const ids = (own: string[]) => bar.offers(ask, own).map((one) => one.group.id);
  expect(ids([])).not.toContain('exit');
  expect(ids(['escape', 'barricade'])).toEqual(
    expect.arrayContaining(['exit', 'verb-barricade', 'end']),
  );
  expect(ids(['escape']).at(-1)).toBe('end');
});

test('what is done here or through a door is found on the map', () => {
  const place = (one: Option, here: number) =>
    placeOf(one, town, here, (other) => bar.isHere(other));
  expect(place(option({ type: 'Walk', to: 2 }), 0)).toBe(2);
  expect(place(option({ type: 'Search' }), 1)).toBe(1);
  expect(place(option({ type: 'OpenDoor', door: 0, card: 3 }), 0)).toBe(1);
  expect(place(option({ type: 'OpenDoor', door: 0, card: 3 }), 1)).toBe(0);
  expect(place(option({ type: 'EndTurn' }), 0)).toBeNull();
});

test('a way goes through the middles of its zones', () => {
  expect(drawn(town, [0, 1, 2])).toBe('M45 105L150 45L150 150');
});

const table = { ...board, memo: {} } as unknown as ZombicideTableView;

test('nothing in a zone hides something else: spawns, cars, tokens without a spot', () => {
  const car = {
    number: 1,
    kind: 'pimpmobile',
    zone: 0,
    drivable: true,
    crate: false,
    seats: [],
    trunk: [],
  };
  const crowded = {
    ...table,
    objectives: [...table.objectives, [0, 'red']],
    cars: [car, car],
    spawns: [
      [0, 'red', true],
      [0, 'blue', false],
    ],
  } as ZombicideTableView;
  const pieces = boardPieces(town, crowded).filter(({ zone }) => zone === 0);
  const kinds = pieces.map(({ kind }) => kind);
  expect(kinds.filter((kind) => kind === 'objective')).toHaveLength(1);
  const places = pieces.filter(({ kind }) => kind !== 'exit').map(({ x, y }) => `${x},${y}`);
  expect(new Set(places).size).toBe(places.length);
});

test('who follows nobody is known on the board', () => {
  const companions = [
    { id: 'lou', zone: 1, leader: null, how: 'wounded' },
    { id: 'odin', zone: 0, leader: 'amy', how: 'led' },
  ] as const;
  const found = tokens(town, { ...table, companions: [...companions] });
  expect(found.find(({ id }) => id === 'lou')?.how).toBe('wounded');
  expect(found.find(({ id }) => id === 'odin')?.how).toBe('led');
});
