import { expect, test } from 'vitest';
import { toggled } from '../src/games/zombicide/team';
import { lessonsOf } from '../src/games/zombicide/lessons';
import { Words } from '../src/games/zombicide/words';
import { shelves } from '../src/lobby/scenarios';
import type { ScenarioCard } from '../src/protocol';
import { Course } from '../src/tutorial/course.svelte';
import type { Progress as Any } from '../src/tutorial/lesson';
import { squares } from '../src/ui/qr';
import type { Zombicide } from '../src/games/zombicide/kinds';
import type { ZombicideEvent, ZombicideTableView } from '../src/games/zombicide/protocol';
import { moment } from './told';

type Progress = Any<Zombicide>;
const LESSONS = lessonsOf(new Words('z2'));
const now = (change: Partial<Progress> & { turn?: string | null }): Progress => ({
  board: { turn: change.turn ?? null } as ZombicideTableView,
  asked: change.asked ?? '',
  events: change.events ?? [],
});
const moved: ZombicideEvent = { type: 'Moved', who: 0, to: 1 };
const opened: ZombicideEvent = { type: 'DoorOpened', who: 0, door: 1 };
const done = (id: string, at: Progress) => LESSONS.find((one) => one.id === id)?.done?.(at);

test('lessons are done by doing', () => {
  expect(done('deal', now({ asked: 'z2-deal' }))).toBe(false);
  expect(done('deal', now({ asked: 'z2-arrange' }))).toBe(true);
  expect(done('begin', now({ asked: 'z2-turn', turn: 'amy' }))).toBe(true);
  expect(done('door', now({ events: [moment(moved)] }))).toBe(false);
  expect(done('door', now({ events: [moment(moved), moment(opened)] }))).toBe(true);
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
  course.next(0, LESSONS.length);
  course.next(4, LESSONS.length);
  course.back();
  expect(new Course()).toMatchObject({ table: 'T1', step: 1, underWay: true });
  LESSONS.forEach(() => course.next(9, LESSONS.length));
  expect(new Course().underWay).toBe(false);
});

test('scenarios stand on shelves by difficulty', () => {
  const card = (id: string, difficulty = '') => ({ id, difficulty }) as ScenarioCard;
  const found = shelves([card('M00', 'easy'), card('M02', 'hard'), card('M10', 'easy')]);
  expect(found.map(({ difficulty }) => difficulty)).toEqual(['easy', 'hard']);
  expect(found[0]?.scenarios.map(({ id }) => id)).toEqual(['M00', 'M10']);
  expect(shelves([card('base')])).toEqual([{ difficulty: '', scenarios: [card('base')] }]);
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
