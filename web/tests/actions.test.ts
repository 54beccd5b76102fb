import { expect, test } from 'vitest';
import { zoneOf } from '../src/games/zombicide/actions';
import { Bar } from '../src/games/zombicide/bar';
import { SECOND } from '../src/games/zombicide-2e/edition';
import { facingOf, isFacing, sight, spell, subject, target } from '../src/games/zombie-terror/grid';
import { afterEnd, lastActions } from '../src/games/zombicide/ways';
import type { TerrorScene } from '../src/games/zombie-terror/protocol';
import type { Option } from '../src/games/zombicide/kinds';
import { board, town } from './town';
import { option } from './told';

const bar = new Bar(SECOND.words, town.bar);

const given: Option[] = [
  option({ type: 'Walk', to: 3 }),
  option({ type: 'Shoot', zone: 3, card: 1, second: -1, which: '' }),
  option({ type: 'Taunt', zone: 5 }, 'taunt:5'),
  option({ type: 'EndTurn' }),
  option({ type: 'Taunt', zone: 6 }, 'taunt:6'),
  option({ type: 'Redraw' }, 'redraw'),
];
const ask = {
  number: 1,
  epoch: 0,
  seat: 0,
  prompt: { id: 'z2-turn', args: {} },
  options: given,
};

test('options are sorted into buttons, the end comes last', () => {
  const found = bar.offers(ask).filter(({ options }) => options.length);
  expect(found.map(({ group }) => group.id)).toEqual([
    'move',
    'shoot',
    'verb-taunt',
    'verb-redraw',
    'end',
  ]);
});

test('what no button knows has one by its verb, with its heading and a key', () => {
  const { group, options } = bar.offers(ask).find(({ group }) => group.id === 'verb-taunt')!;
  expect(options).toHaveLength(2);
  expect(bar.wordOf(group)).toBe('z2-verb-taunt');
  expect(group.key).not.toBe('');
  expect(bar.groups.map(({ key }) => key)).not.toContain(group.key);
  expect(bar.narrowed(ask.options, 'verb-taunt', 6)).toHaveLength(1);
});

test('buttons that matter are there even when nothing can be done', () => {
  expect(bar.offers(ask).find(({ group }) => group.id === 'search')?.options).toEqual([]);
});

test('buttons look as the rules say; a picture that is not known here is another one', () => {
  const icon = (id: string) => bar.offers(ask).find(({ group }) => group.id === id)?.group.icon;
  expect(['move', 'verb-taunt', 'verb-redraw'].map(icon)).toEqual([
    'footsteps',
    'acoustic-megaphone',
    'rolling-dices',
  ]);
});

test('pointing at a zone leaves the options for it', () => {
  expect(ask.options.map(zoneOf)).toEqual([3, 3, 5, null, 6, null]);
  expect(bar.narrowed(ask.options, null, 3)).toHaveLength(2);
  expect(bar.narrowed(ask.options, 'shoot', 3)).toHaveLength(1);
});

test('fields of the duel are read as on the frame', () => {
  expect(spell('0,0')).toBe('A1');
  expect(spell('15,11')).toBe('P12');
  expect(spell('Marta')).toBe('Marta');
  expect(target(option({ type: 'Move', human: 1, at: 20 }))).toBe(20);
});

test('a question of the duel names its field, and its answers points of the compass', () => {
  const scene = { width: 16, facings: 'NESW' } as TerrorScene;
  expect(subject(scene, { id: 'zt-face', args: { field: '2,4' } })).toBe(66);
  expect(subject(scene, { id: 'zt-act', args: {} })).toBeNull();
  const face = option({ type: 'Face' as const, facing: 3 });
  expect([isFacing(face), facingOf(scene, face)]).toEqual([true, 'W']);
  expect(isFacing(option({ type: 'Add', at: 3 }))).toBe(false);
});

test('only Actions of the last who acts are lost for good', () => {
  const [amy, doug] = board.people;
  const after = (change: object) =>
    lastActions({ ...board, people: [amy!, { ...doug!, ...change }] });
  expect(lastActions(board)).toBe(0);
  expect(after({ done: true })).toBe(3);
  expect(after({ zone: null })).toBe(3);
  // Who comes next is somebody else's: that player, or a bot, may act before any undo.
  expect([after({ seat: 1 }), after({ seat: 0 })]).toEqual([3, 0]);
  expect(afterEnd(board)).toBe('web-end-anyway-next');
  expect(afterEnd({ ...board, people: [amy!] })).toBe('web-end-anyway-about');
  expect(lastActions({ ...board, turn: null })).toBe(0);
});

test('a zombie looks four fields far, until something solid', () => {
  const scene = { width: 8, height: 1 } as TerrorScene;
  expect(sight(scene, '........', 0, 'E')).toEqual([1, 2, 3, 4]);
  expect(sight(scene, '..#.....', 0, 'E')).toEqual([1]);
  expect(sight(scene, '........', 0, 'N')).toEqual([]);
});
