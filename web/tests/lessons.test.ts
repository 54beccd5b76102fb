import { expect, test } from 'vitest';
import { toggled } from '../src/games/zombicide/team';
import { fortLessons } from '../src/games/fort-hendrix/lessons';
import { stationLessons } from '../src/games/invader/lessons';
import { lessonsOf } from '../src/games/zombicide-2e/lessons';
import { LESSONS as NIGHT } from '../src/games/dead-of-winter/lessons';
import { LESSONS as CHASE } from '../src/games/zombie-terror/lessons';
import { Words } from '../src/games/zombicide/words';
import { shelves } from '../src/lobby/scenarios';
import type { ScenarioCard } from '../src/protocol';
import { Courses } from '../src/tutorial/course.svelte';
import { styleOf } from '../src/tutorial/marks';
import type { Progress as Any } from '../src/tutorial/lesson';
import { squares } from '../src/ui/qr';
import type { Zombicide } from '../src/games/zombicide/kinds';
import type { ZombicideEvent, ZombicideTableView } from '../src/games/zombicide/protocol';
import { moment } from './told';

type Progress = Any<Zombicide>;
const LESSONS = lessonsOf(new Words('z2'));
const now = (change: Partial<Progress>): Progress => ({
  board: { crates: [3], objectives: [[2, 'red']] } as unknown as ZombicideTableView,
  asked: 'z2-turn',
  events: [],
  won: false,
  ...change,
});
const moved: ZombicideEvent = { type: 'Moved', who: 0, to: 1 };
const opened: ZombicideEvent = { type: 'DoorOpened', who: 0, door: 1 };
const done = (id: string, at: Progress) => LESSONS.find((one) => one.id === id)?.done?.(at);

test('lessons are done by doing', () => {
  expect(done('move', now({ events: [moment(moved)] }))).toBe(true);
  expect(done('door', now({ events: [moment(moved)] }))).toBe(false);
  const events = [moment(moved), moment(opened)];
  expect(done('door', now({ events, asked: 'z2-dark-order' }))).toBe(false);
  expect(done('door', now({ events }))).toBe(true);
  expect(done('crate', now({}))).toBe(false);
  expect(done('leave', now({ won: true }))).toBe(true);
});

test('the door that keeps them out is the one to close', () => {
  const close = stationLessons(new Words('inv')).find(({ id }) => id === 'close');
  const closed = (door: number) => now({ events: [moment({ type: 'DoorClosed', who: 1, door })] });
  expect(close?.done?.(closed(11))).toBe(true);
  expect(close?.done?.(closed(12))).toBe(false);
});

test('whoever shall end a turn first sees where', () => {
  const rescue = fortLessons(new Words('fh')).find(({ id }) => id === 'rescue');
  expect(rescue?.marks?.some((one) => one.endsWith("[data-action='end']"))).toBe(true);
});

test('a die is spent once what it was spent for is said', () => {
  const dice = NIGHT.find(({ id }) => id === 'dice');
  const events = [moment({ type: 'DieSpent' } as never)] as never;
  const asked = (id: string) => ({ board: {} as never, events, won: false, asked: id });
  expect(dice?.done?.(asked('dw-barricade'))).toBe(false);
  expect(dice?.done?.(asked('dw-turn'))).toBe(true);
});

test('no lesson of a course has the name of another, and the last one is read', () => {
  for (const lessons of [
    LESSONS,
    stationLessons(new Words('inv')),
    fortLessons(new Words('fh')),
    CHASE,
  ]) {
    expect(new Set(lessons.map(({ id }) => id)).size).toBe(lessons.length);
    expect(lessons.at(-1)).not.toHaveProperty('done');
  }
});

test('courses go on, back and to their ends, each by itself', () => {
  const kept = new Map<string, string>();
  globalThis.localStorage = {
    getItem: (name: string) => kept.get(name) ?? null,
    setItem: (name: string, value: string) => void kept.set(name, value),
  } as Storage;
  const courses = new Courses();
  expect(courses.underWay('duel')).toBe(null);
  courses.begin('T1', 'duel');
  const first = courses.at('T1')!;
  first.next(0, LESSONS.length);
  first.next(4, LESSONS.length);
  first.back();
  courses.begin('T2', 'town');
  const again = new Courses();
  expect(again.at('T1')).toMatchObject({ table: 'T1', step: 1 });
  expect(again.underWay('duel')).toMatchObject({ table: 'T1' });
  expect(again.underWay('colony')).toMatchObject({ table: 'T2' });
  again.at('T1')!.next(5, LESSONS.length);
  expect(again.underWay('')).toMatchObject({ table: 'T1' });
  LESSONS.forEach(() => first.next(9, LESSONS.length));
  expect(new Courses().at('T1')).toBe(null);
  expect(new Courses().at('T2')).toMatchObject({ step: 0 });
});

test('who begins a course anew leaves the old one', () => {
  const courses = new Courses();
  courses.begin('T3', 'town');
  expect(new Courses().at('T2')).toBe(null);
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

test('what a lesson speaks of is marked, on the board and beside it', () => {
  const lesson = (id: string) => styleOf(LESSONS.find((one) => one.id === id)!);
  expect(lesson('move')).toContain("body[data-lesson='move'] [data-action='move']{outline");
  expect(lesson('move')).toContain("body[data-lesson='move'] [data-zone='B3']{stroke");
  expect(lesson('end')).toBe('');
});
