import { expect, test } from 'vitest';
import { chapters, rollsOf } from '../src/games/star-spangled-banner/chapters';
import type { Line } from '../src/games/star-spangled-banner/kinds';
import { LEGS, wayOf } from '../src/games/star-spangled-banner/road';
import type { BannerCourseView } from '../src/games/star-spangled-banner/protocol';

let number = 0;
const line = (count: number, data: object): Line =>
  ({ number: number++, count, data, text: { id: '', args: {} }, rules: [], seats: [] }) as never;
const told = (count: number, id: string) => line(count, { type: 'Told', id, who: '', other: '' });
const over = (count: number, mission: string, won: boolean) =>
  line(count, { type: 'MissionOver', mission, won });

test('the log is cut into chapters, and a Mission that was lost is played again', () => {
  const found = chapters([
    told(0, 'fh-brief-F01-1'),
    over(1, 'F01', false),
    told(1, 'fh-lost-F01-1'),
    told(2, 'fh-brief-F01-1'),
    over(3, 'F01', true),
    told(3, 'fh-won-F01-1'),
    told(4, 'fh-brief-F02-1'),
    told(4, 'fh-brief-F02-2'),
  ]);
  expect(found.map(({ mission, tries, won, count }) => [mission, tries, won, count])).toEqual([
    ['F01', 0, false, 0],
    ['F01', 1, true, 2],
    ['F02', 0, null, null],
  ]);
  expect(found.map(({ brief, end }) => [brief.length, end.length])).toEqual([
    [1, 1],
    [1, 1],
    [2, 0],
  ]);
});

test('the end of the campaign belongs to its last Mission', () => {
  const [only] = chapters([
    told(0, 'fh-brief-F10-1'),
    over(1, 'F10', true),
    told(1, 'fh-won-F10-1'),
    told(1, 'fh-epilogue-guard'),
    line(1, { type: 'DiedInfected', who: 'karl' }),
    told(1, 'fh-coda-fallen'),
  ]);
  expect(only!.end.length).toBe(1);
  expect(only!.epilogue.length).toBe(3);
});

test('rolls are those of one Survivor after the last Mission', () => {
  const rolled = (who: string, card: string, kept: boolean) =>
    line(2, { type: 'RolledToKeep', who, card, dice: kept ? [2, 3] : [1, 3], kept });
  const log = [
    rolled('karl', 'base.old', true),
    over(2, 'F01', true),
    rolled('karl', 'base.machete', true),
    line(3, { type: 'CardKept', who: 'karl', card: 'base.machete', kept: true }),
    rolled('karl', 'base.katana', false),
    rolled('wayne', 'base.chainsaw', true),
  ];
  expect(rollsOf(log, 'karl').map(({ card, passed, kept }) => [card, passed, kept])).toEqual([
    ['base.machete', true, true],
    ['base.katana', false, null],
  ]);
  expect(rollsOf(log, 'wayne').map(({ kept }) => kept)).toEqual([null]);
});

const course = (played: string[], left: string[]): BannerCourseView =>
  ({ played, left, ending: '' }) as unknown as BannerCourseView;
const ways = (view: BannerCourseView) =>
  Object.fromEntries(LEGS.map((leg) => [`${leg.from}-${leg.to}`, wayOf(leg, view)]));

test('roads are gone in the order they were taken', () => {
  const start = ways(course([], ['F01', 'F02']));
  expect(start['-F01']).toBe('next');
  expect(start['F01-F02']).toBe('later');
  const fork = ways(course(['F01', 'F02', 'F03', 'F04', 'F05', 'F07'], ['F06', 'F08']));
  expect(fork['F05-F07']).toBe('gone');
  expect(fork['F05-F06']).toBe('later');
  expect(fork['F06-F07']).toBe('next');
});
