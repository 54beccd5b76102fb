import { expect, test } from 'vitest';
import { advance, cut } from '../src/games/zombicide/advance';
import { board, town } from './town';

const happening = (type: string, data: object = {}) => ({
  text: { id: '', args: {} },
  rules: [],
  data: { type, ...data },
  seats: [],
});
const zombies = (zones: typeof board.zones, zone: number) =>
  zones.find((one) => one.zone === zone)?.zombies ?? {};

test('zombies move, appear and fall', () => {
  const moved = advance(town, board, 'ZombiesMoved', { zone: 2, to: 1, kind: 0, count: 2 });
  expect(zombies(moved.zones, 2)).toEqual({ walker: 1 });
  expect(zombies(moved.zones, 1)).toEqual({ walker: 2 });
  const spawned = advance(town, moved, 'Spawned', { zone: 0, kind: 1, count: 1 });
  expect(zombies(spawned.zones, 0)).toEqual({ brute: 1 });
  const killed = advance(town, spawned, 'Killed', { zone: 2, kind: 0, count: 1 });
  expect(zombies(killed.zones, 2)).toEqual({});
  expect(zombies(board.zones, 2)).toEqual({ walker: 3 });
});

test('people walk and are hurt', () => {
  const walked = advance(town, board, 'Moved', { who: 1, to: 1 });
  expect(walked.people.map((one) => one.zone)).toEqual([0, 1]);
  const hurt = advance(town, walked, 'Wounded', { who: 0, wounds: 1, health: 2 });
  expect(hurt.people[0]?.health).toBe(2);
});

test('a door that is opened twice stays open', () => {
  const open = advance(town, board, 'DoorOpened', { who: 0, door: 0 });
  expect(open.doors).toEqual([0]);
  expect(advance(town, open, 'DoorOpened', { who: 0, door: 0 }).doors).toEqual([0]);
});

test('a door beyond the fifty-third is a door like others', () => {
  const far = { ...board, doors: [0, 60] };
  expect(advance(town, far, 'DoorOpened', { who: 0, door: 54 }).doors).toEqual([0, 54, 60]);
});

test('an event nobody knows changes nothing', () => {
  expect(advance(town, board, 'Surprise', {})).toBe(board);
});

test('moves of Zombies are one scene, dice another', () => {
  const scenes = cut(town, board, [
    happening('ZombiesAct'),
    happening('ZombiesMoved', { zone: 2, to: 1, kind: 0, count: 1 }),
    happening('ZombiesMoved', { zone: 2, to: 0, kind: 0, count: 2 }),
    happening('Rolled', { dice: [1, 6] }),
  ]);
  expect(scenes.map((scene) => scene.effects.map((effect) => effect.kind))).toEqual([
    ['phase'],
    ['fly', 'fly'],
    ['dice'],
  ]);
  expect(scenes.map((scene) => scene.told?.length)).toEqual([1, 2, 1]);
  expect(zombies(scenes[1]!.board.zones, 2)).toEqual({});
});

test('a silent event after a scene belongs to it', () => {
  const scenes = cut(town, board, [
    happening('Moved', { who: 0, to: 1 }),
    happening('TurnBegan', { who: 1, actions: 3 }),
  ]);
  expect(scenes).toHaveLength(1);
  expect(scenes[0]!.board.turn).toBe('doug');
});

test('six groups or more move in waves', () => {
  const moves = Array.from({ length: 6 }, () =>
    happening('ZombiesMoved', { zone: 2, to: 1, kind: 0, count: 1 }),
  );
  const [scene] = cut(town, board, moves);
  expect(scene!.effects.map((effect) => effect['delay'])).toEqual([0, 120, 240, 360, 480, 600]);
  expect(scene!.milliseconds).toBe(1020);
});
