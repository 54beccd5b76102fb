import { expect, test } from 'vitest';
import { follow } from '../src/core/moments';
import type { Zombicide } from '../src/games/zombicide/kinds';
import type { ZombicideEvent } from '../src/games/zombicide/protocol';
import { cut } from '../src/games/zombicide/scenes';
import { moment } from './told';
import { board, town } from './town';

/** Cuts events that changed so much on the board into scenes. */
const scenesOf = (...told: [ZombicideEvent, ...unknown[][]][]) => {
  const moments = told.map(([event, ...changes]) => moment(event, changes));
  return cut(town, follow<Zombicide>(board, moments, null));
};
const fly = (to: number, count: number): ZombicideEvent => ({
  type: 'ZombiesMoved',
  zone: 2,
  to,
  kind: 0,
  count,
});

test('moves of Zombies are one scene, dice another', () => {
  const scenes = scenesOf(
    [{ type: 'ZombiesAct' }],
    [fly(1, 1), [['zones', '2', 'zombies', 'walker'], 2]],
    [fly(0, 2), [['zones', '2']], [['zones', '0'], { zombies: { walker: 2 }, noise: 0 }]],
    [{ type: 'Rolled', dice: [1, 6], needed: 4 }],
  );
  expect(scenes.map((scene) => scene.effects.map((effect) => effect.kind))).toEqual([
    ['phase'],
    ['fly', 'fly'],
    ['dice'],
  ]);
  expect(scenes.map((scene) => scene.told.length)).toEqual([1, 2, 1]);
  expect(Object.keys(scenes[1]!.board.zones)).toEqual(['0']);
  expect(scenes[1]!.effects[0]).toMatchObject({ from: 2, to: 1, id: 'walker', count: 1 });
});

test('who walks begins where it stood before', () => {
  const [scene] = scenesOf([{ type: 'Moved', who: 1, to: 1 }, [['people', 1, 'zone'], 1]]);
  expect(scene!.effects).toEqual([{ kind: 'walk', from: 0, to: 1, id: 'doug' }]);
  expect(scene!.board.people[1]?.zone).toBe(1);
});

test('a silent event after a scene belongs to it', () => {
  const scenes = scenesOf(
    [{ type: 'Moved', who: 0, to: 1 }, [['people', 0, 'zone'], 1]],
    [{ type: 'TurnBegan', who: 1, actions: 3 }, [['turn'], 'doug']],
  );
  expect(scenes).toHaveLength(1);
  expect(scenes[0]!.board.turn).toBe('doug');
});

test('six groups or more move in waves', () => {
  const [scene] = scenesOf(...Array.from({ length: 6 }, () => [fly(1, 1)] as [ZombicideEvent]));
  const delays = scene!.effects.map((effect) => effect.kind === 'fly' && effect.delay);
  expect(delays).toEqual([0, 120, 240, 360, 480, 600]);
  expect(scene!.milliseconds).toBe(1020);
});

test('a goal that is met has a scene of its own', () => {
  const goal = (done: boolean) => ({ text: { id: 'x', args: {} }, done });
  const scenes = cut(
    town,
    follow<Zombicide>(
      { ...board, goals: [goal(false), goal(false)] },
      [moment({ type: 'Moved', who: 0, to: 1 }, [[['goals', 1, 'done'], true]])],
      null,
    ),
  );
  expect(scenes.map((scene) => scene.effects[0]?.kind)).toEqual(['walk', 'goal']);
  expect(scenes[1]).toMatchObject({ great: true, effects: [{ met: [1] }] });
});

test('an Objective that mold takes meets no goal, although none is left', () => {
  const goal = (done: boolean) => ({ text: { id: 'x', args: {} }, done });
  const eaten: ZombicideEvent = { type: 'TokenEaten', zone: 1, colour: 0, token: 'objective' };
  const scenes = cut(
    town,
    follow<Zombicide>(
      { ...board, goals: [goal(false)] },
      [moment(eaten, [[['goals', 0, 'done'], true]])],
      null,
    ),
  );
  expect(scenes.map((scene) => scene.effects[0]?.kind)).not.toContain('goal');
});

test('a Rush is told with its card, and of those who have just come only', () => {
  const scenes = scenesOf(
    [{ type: 'CardDrawn', zone: 2, number: 7, level: 1 }],
    [{ type: 'Spawned', zone: 2, kind: 0, count: 5 }, [['zones', '2', 'zombies', 'walker'], 8]],
    [{ type: 'Rushed', zone: 2, kind: 0 }],
  );
  expect(scenes.at(-1)!.effects).toEqual([
    {
      kind: 'tape',
      word: 'rush',
      id: 'walker',
      groups: [{ zone: 2, count: 5 }],
      card: 7,
      level: 1,
    },
  ]);
});

test('an extra activation names all zones where the kind stands', () => {
  const [scene] = scenesOf([{ type: 'ActedAgain', kind: 0 }]);
  expect(scene!.effects[0]).toMatchObject({ word: 'again', groups: [{ zone: 2 }], card: null });
});
