import { expect, test } from 'vitest';
import { shelves, toggled } from '../src/lobby/missions';
import { Course } from '../src/games/zombicide/tutorial/course.svelte';
import { LESSONS, type Moment } from '../src/games/zombicide/tutorial/lessons';
import { squares } from '../src/ui/qr';
import type { ZombicideTableView } from '../src/games/zombicide/protocol';

const moment = (change: Partial<Moment> & { turn?: string | null }): Moment => ({
  board: { turn: change.turn ?? null } as ZombicideTableView,
  asked: change.asked ?? '',
  events: change.events ?? [],
});
const happened = (type: string) => ({ text: { id: '', args: {} }, rules: [], data: { type } });
const done = (id: string, at: Moment) => LESSONS.find((one) => one.id === id)?.done?.(at);

test('lessons are done by doing', () => {
  expect(done('deal', moment({ asked: 'z2-deal' }))).toBe(false);
  expect(done('deal', moment({ asked: 'z2-arrange' }))).toBe(true);
  expect(done('begin', moment({ asked: 'z2-turn', turn: 'amy' }))).toBe(true);
  expect(done('door', moment({ events: [happened('Moved')] }))).toBe(false);
  expect(done('door', moment({ events: [happened('Moved'), happened('DoorOpened')] }))).toBe(true);
  expect(new Set(LESSONS.map(({ id }) => id)).size).toBe(LESSONS.length);
});

test('the course goes on, back and to its end', () => {
  const kept = new Map<string, string>();
  globalThis.localStorage = {
    getItem: (name: string) => kept.get(name) ?? null,
    setItem: (name: string, value: string) => void kept.set(name, value),
  } as Storage;
  const course = new Course();
  expect(course.underWay).toBe(false);
  course.begin('T1');
  course.next(0);
  course.next(4);
  course.back();
  expect(new Course()).toMatchObject({ table: 'T1', step: 1, underWay: true });
  LESSONS.forEach(() => course.next(9));
  expect(new Course().underWay).toBe(false);
});

test('Missions stand on shelves by difficulty', () => {
  const found = shelves(['M00', 'M01', 'M02', 'M10']);
  expect(found.map(({ difficulty }) => difficulty)).toEqual(['easy', 'medium', 'hard']);
  expect(found[0]?.scenarios).toEqual(['M00', 'M10']);
  expect(shelves(['base'])).toEqual([{ difficulty: '', scenarios: ['base'] }]);
});

test('a full team takes nobody else', () => {
  expect(toggled(['amy'], 'amy', 1)).toEqual([]);
  expect(toggled(['amy'], 'doug', 1)).toEqual(['amy']);
  expect(toggled(['amy'], 'doug', 2)).toEqual(['amy', 'doug']);
});

test('a link becomes squares', async () => {
  const { size, path } = await squares('https://example.org/#/join/abc');
  expect(size).toBeGreaterThan(20);
  expect(path.startsWith('M0 0h1v1h-1z')).toBe(true);
});
