import type { Settings } from '../core/client';
import type { GameInfo, OptionInfo } from '../protocol';

/** A rule that can be chosen, with all it can be. */
export interface Choice {
  name: string;
  kind: string;
  usual: boolean | number | string;
  values: (boolean | number | string)[];
}

/** House rules that the server found good. */
export interface House {
  name: string;
  text: string;
}

/** A longer list of numbers is no choice any more: such a limit is set by command line only. */
const MOST = 12;

/** The rules that a list can offer; `elsewhere` are those that the sheet asks for by itself. */
export const choicesOf = (game: GameInfo, elsewhere: readonly string[]): Choice[] =>
  game.options
    .filter(({ name }) => name !== game.seats.option && !elsewhere.includes(name))
    .filter(isChoice)
    .map((option) => ({
      name: option.name,
      kind: option.kind,
      usual: option.default as Choice['usual'],
      values: option.kind === 'int' ? numbers(option) : option.values,
    }));

function isChoice(option: OptionInfo): boolean {
  if (option.kind === 'str') return false;
  return option.kind !== 'int' || numbers(option).length <= MOST;
}

function numbers({ low, high }: OptionInfo): number[] {
  if (low === null || high === null) return [];
  return Array.from({ length: high - low + 1 }, (_, step) => low + step);
}

/** Only what differs from the usual is worth telling the server. */
export const unusual = (choices: readonly Choice[], settings: Settings): Settings =>
  Object.fromEntries(
    choices
      .filter(({ name, usual }) => name in settings && settings[name] !== usual)
      .map(({ name }) => [name, settings[name]!]),
  );
