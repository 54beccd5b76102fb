import { expect, test } from 'vitest';
import { follow } from '../src/core/moments';
import type { Terror } from '../src/games/zombie-terror/kinds';
import { lookedAt } from '../src/games/zombie-terror/looked';
import { markOf } from '../src/games/zombie-terror/marks';
import type {
  TerrorBoardView,
  TerrorEvent,
  TerrorScene,
} from '../src/games/zombie-terror/protocol';
import { cut, sideOf } from '../src/games/zombie-terror/scenes';
import { moment } from './told';

const board = {
  round: 1,
  terror: 0,
  humans: [{ id: 'child', field: '2,0', health: 'healthy', ap: 3, activated: false }],
  zombies: { '1': { field: '5,0', facing: 'W', acted: false, marked: false } },
} as unknown as TerrorBoardView;

const scenesOf = (...told: [TerrorEvent, ...unknown[][]][]) => {
  const moments = told.map(([event, ...changes]) => moment(event, changes));
  return cut(follow<Terror>(board, moments, null));
};

test('a pressed field tells of its zombie, or of those who look there', () => {
  const scene = { width: 8, height: 1 } as TerrorScene;
  const open = { ...board, signs: '.'.repeat(8) };
  expect(lookedAt(scene, open, 5)).toContain('web-looked-must');
  expect(lookedAt(scene, open, 3)).toContain('web-reach-seen');
  expect(lookedAt(scene, open, 7)).toContain('web-reach-unseen');
  const alone = { ...open, humans: [] };
  expect(lookedAt(scene, alone, 5)).toContain('web-looked-zombie');
});

test('a charge and a bite are seen step by step', () => {
  const scenes = scenesOf(
    [{ type: 'Marked', at: 5 }, [['zombies', '1', 'marked'], true]],
    [{ type: 'Charged', at: 5, to: 4 }, [['zombies', '1', 'field'], '4,0']],
    [{ type: 'Charged', at: 4, to: 3 }, [['zombies', '1', 'field'], '3,0']],
    [{ type: 'Bitten', human: 0, at: 2 }, [['humans', 0, 'health'], 'wounded']],
  );
  expect(scenes.map((one) => one.board.zombies['1']?.field)).toEqual(['4,0', '3,0', '3,0']);
  expect(scenes.map((one) => one.effects[0]?.at)).toEqual([4, 3, 2]);
  expect(scenes[0]?.board.zombies['1']?.marked).toBe(true);
  expect(scenes.at(-1)?.board.humans[0]?.health).toBe('wounded');
});

test('what is not seen by itself is told with the scene before', () => {
  const scenes = scenesOf(
    [{ type: 'Killed', human: 0, at: 5 }, [['zombies', '1']]],
    [{ type: 'ToAdd', count: 2 }],
  );
  expect(scenes).toHaveLength(1);
  expect(scenes[0]?.told.map(({ data }) => data.type)).toEqual(['Killed', 'ToAdd']);
  expect(scenes[0]?.board.zombies).toEqual({});
});

test('rounds, phases and bites are on the timeline', () => {
  const mark = (event: TerrorEvent) => markOf(moment(event));
  expect(mark({ type: 'RoundBegan', round: 2 })).toEqual({ kind: 'round', number: 2 });
  expect(mark({ type: 'ActivationsCounted', count: 3 })).toEqual({ kind: 'phase' });
  expect(mark({ type: 'Bitten', human: 0, at: 3 })).toMatchObject({ bad: true });
  expect(mark({ type: 'Moved', human: 0, at: 3, to: 4 })).toBeNull();
});

test('a bite is great, a step is not, and each belongs to a side', () => {
  const [step, bite] = scenesOf(
    [{ type: 'Moved', human: 0, at: 3, to: 4 }],
    [{ type: 'Bitten', human: 0, at: 2 }],
  );
  expect([step!.great, bite!.great]).toEqual([false, true]);
  expect([sideOf(step!.told), sideOf(bite!.told)]).toEqual([0, 1]);
  expect(sideOf([moment({ type: 'CardPlayed', seat: 0, card: 0 })])).toBe(null);
});
