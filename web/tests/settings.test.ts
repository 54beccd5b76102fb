import { describe, expect, it } from 'vitest';
import { choicesOf, unusual } from '../src/lobby/settings';
import type { GameInfo, OptionInfo } from '../src/protocol';

const option = (name: string, kind: string, rest: Partial<OptionInfo> = {}): OptionInfo => ({
  name,
  kind,
  default: true,
  values: [],
  low: null,
  high: null,
  ...rest,
});

const game = {
  seats: { option: 'players' },
  options: [
    option('players', 'int', { low: 1, high: 6 }),
    option('dark_zones', 'bool'),
    option('abominations', 'str'),
    option('max_abominations', 'int', { default: 1, low: 1, high: 4 }),
    option('round_limit', 'int', { default: 0, low: 0, high: 1000 }),
    option('leaving', 'Literal', { default: 'turn-end', values: ['turn-end', 'at-once'] }),
    option('free_move_pays', 'bool'),
  ],
} as GameInfo;
const CHOICES = choicesOf(game, ['dark_zones']);

describe('what a table may agree on', () => {
  it('is every rule that has no other place on the sheet', () => {
    const names = CHOICES.map((choice) => choice.name);
    expect(names).toEqual(['max_abominations', 'leaving', 'free_move_pays']);
  });

  it('lists all numbers that are allowed', () => {
    expect(CHOICES[0]!.values).toEqual([1, 2, 3, 4]);
  });

  it('tells the server only what differs from the usual', () => {
    const chosen = { max_abominations: 3, leaving: 'turn-end', free_move_pays: false };
    expect(unusual(CHOICES, chosen)).toEqual({ max_abominations: 3, free_move_pays: false });
  });
});
