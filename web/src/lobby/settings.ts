import type { GameInfo, OptionInfo } from '../protocol';

/** What a table agreed on beyond the usual. */
export type Settings = Record<string, boolean | number | string>;

/** A rule that can be chosen, with all it can be. */
export interface Choice {
  name: string;
  kind: string;
  usual: boolean | number | string;
  values: (boolean | number | string)[];
}

/** These have a place of their own on the sheet. */
const ELSEWHERE = new Set(['players', 'team', 'survivors', 'cards', 'dark_zones', 'ultrared']);
/** A longer list of numbers is no choice any more: such a limit is set by command line only. */
const MOST = 12;

export const choicesOf = (game: GameInfo): Choice[] =>
  game.options.filter(isChoice).map((option) => ({
    name: option.name,
    kind: option.kind,
    usual: option.default as Choice['usual'],
    values: option.kind === 'int' ? numbers(option) : option.values,
  }));

function isChoice(option: OptionInfo): boolean {
  if (ELSEWHERE.has(option.name) || option.kind === 'str') return false;
  return option.kind !== 'int' || numbers(option).length <= MOST;
}

function numbers({ low, high }: OptionInfo): number[] {
  if (low === null || high === null) return [];
  return Array.from({ length: high - low + 1 }, (_, step) => low + step);
}

/** Only what differs from the usual is worth telling the server. */
export const unusual = (game: GameInfo, settings: Settings): Settings =>
  Object.fromEntries(
    choicesOf(game)
      .filter(({ name, usual }) => name in settings && settings[name] !== usual)
      .map(({ name }) => [name, settings[name]!]),
  );
