import { describe, expect, it, test } from 'vitest';
import type { GameStore } from '../src/core/game.svelte';
import { texts } from '../src/core/texts.svelte';
import { fitting, leastDie, words } from '../src/games/dead-of-winter/choices';
import { strains } from '../src/games/dead-of-winter/doors';
import type { Option, Winter } from '../src/games/dead-of-winter/kinds';
import { divisible, isYou, needs, unplayed } from '../src/games/dead-of-winter/names';
import type { WinterBoardView, WinterScene } from '../src/games/dead-of-winter/protocol';

test('the bar says the printed number, not the least of the dice that lie there', () => {
  expect(leastDie([4, 6], [3, 5], [1, 4, 6])).toBe(3);
  expect(leastDie([1, 4], [3], [1, 4])).toBe(1); // a card lets any die do
  expect(leastDie([5], [3], [4, 5])).toBe(5); // something makes it harder
});

test('a long word of a small card shows where it is divided', () => {
  const parts = (name: string) => divisible(name).split('\u00ad');
  expect(parts('Poradnik przetrwania')).toEqual(['Poradnik przetr', 'wa', 'nia']);
  expect(parts('Zapalniczka')).toEqual(['Za', 'pal', 'niczka']);
  expect(parts('Ammunition')).toEqual(['Am', 'mu', 'ni', 'tion']);
  expect(parts('Paliwo albo ogień')).toEqual(['Paliwo albo ogień']);
});

test('a name stands alone where its sentence said "player" before it', () => {
  expect(unplayed('Player \u2060Marta begins a turn.')).toBe('Marta begins a turn.');
  expect(unplayed('Player \u2060Ola wants player \u2060Bot 2 exiled.')).toBe(
    'Ola wants Bot 2 exiled.',
  );
  expect(unplayed('Gracz \u2060Ola kończy turę.')).toBe('Ola kończy turę.');
});

test('numbers keep the word, and so does what Polish bends', () => {
  expect(unplayed('Player 2 begins a turn.')).toBe('Player 2 begins a turn.');
  expect(unplayed('Gracz \u2060Ola chce wygnać gracza \u2060Bot 2.')).toBe(
    'Ola chce wygnać gracza Bot 2.',
  );
});

describe('what tonight does to the entrances of the colony', () => {
  const spaces = [3, 3, 3, 3, 3, 3];
  const scene = { places: [{ id: 'colony', entrances: spaces }] } as unknown as WinterScene;
  const tonight = (coming: number, first: object) => {
    const calm = { zombies: 0, barricades: 0, traps: 0, specials: [] };
    const entrances = spaces.map((_, n) => (n ? calm : { ...calm, ...first }));
    const board = { places: [{ id: 'colony', entrances }], coming: { zombies: [coming] } };
    return strains(board as unknown as WinterBoardView, scene);
  };

  it('leaves a space where a barricade fell', () => {
    const door = { zombies: 2, barricades: 1 };
    expect(tonight(1, door)).toEqual([{ door: 1, kind: 'breaks', count: 1 }]);
    expect(tonight(7, door)).toEqual([{ door: 1, kind: 'breaks', count: 1 }]);
    expect(tonight(13, door)).toEqual([
      { door: 1, kind: 'breaks', count: 1 },
      { door: 1, kind: 'overrun', count: 1 },
    ]);
  });

  it('clears an entrance where a trap goes off, but for special zombies', () => {
    expect(tonight(13, { zombies: 2, traps: 1 })).toEqual([{ door: 1, kind: 'trap', count: 1 }]);
    expect(tonight(13, { traps: 1, specials: ['tank', 'hydra'] })).toEqual([
      { door: 1, kind: 'trap', count: 1 },
      { door: 1, kind: 'overrun', count: 1 },
    ]);
  });
});

test('a used copy of a card is found by the name of the card, and is a choice of its own', () => {
  const keys = [
    'hand-off:gia-najjar:pistol@police:rocco',
    'hand-off:gia-najjar:pistol@police*1:rocco',
  ];
  const options = keys.map((key) => ({ key, data: { type: 'HandOff' } }) as Option);
  expect(options.map((option) => words(option)[2])).toEqual(['pistol@police', 'pistol@police']);
  expect(fitting(options, { card: 'pistol@police' })).toEqual(options);
});

describe('who is called "you"', () => {
  const at = (seats: number[], played: number[]) => ({ seats, played }) as GameStore<Winter>;

  it('is the one seat that we play', () => {
    expect(isYou(at([0], [0]), 0)).toBe(true);
    expect(isYou(at([0], [0]), 1)).toBe(false);
    expect(isYou(at([0], []), 0), 'a bot stands in for us').toBe(true);
  });

  it('is not the seat of ours that a bot plays, which asks the other one', () => {
    expect(isYou(at([0, 1], [0]), 0)).toBe(true);
    expect(isYou(at([0, 1], [0]), 1)).toBe(false);
    expect(isYou(at([0, 1], [0, 1]), 0), 'two at one screen have names').toBe(false);
  });
});

describe('what a player needs to win', () => {
  const [loyal, bandit, exile] = ['secret-l', 'betrayal-b', 'exile-e'];
  const scene = {
    secrets: [
      { id: loyal, kind: 'secret', goals: 2 },
      { id: bandit, kind: 'betrayal', goals: 3 },
    ],
  } as unknown as WinterScene;
  const said = (secret: string, exiled: string, met: boolean[]) => {
    texts.set(
      'en',
      `dw-secret-${loyal} = L\n    .text = Main; four cards.\n` +
        `dw-secret-${bandit} = B\n    .text = B2 done; a weapon and two food.\n` +
        `dw-secret-${exile} = E\n    .text = If not, show it; you win if: main and seven. If so, it becomes: six.\n` +
        'dw-web-morale-too = Morale 0\n',
    );
    return needs(scene, secret, exiled, met).map((row) => `${row.said} ${row.held}`);
  };

  it('is on the card', () => {
    expect(said(loyal, '-', [false, true])).toEqual(['Main false', 'Four cards true']);
  });

  it('is one sentence for an exile who is loyal, which holds as a whole only', () => {
    expect(said(loyal, exile, [false, true])).toEqual(['Main and seven false']);
    expect(said(loyal, exile, [true])).toEqual(['Main and seven true']);
  });

  it('stays on the card of an exiled betrayer, but for the first', () => {
    const rows = ['Six true', 'A weapon and two food false'];
    expect(said(bandit, exile, [true, true, false])).toEqual(rows);
  });

  it('has one more where the story added it', () => {
    const rows = ['B2 done true', 'A weapon and two food true', 'Morale 0 false'];
    expect(said(bandit, '-', [true, true, true, false])).toEqual(rows);
  });
});
