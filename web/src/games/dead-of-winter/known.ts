import type { LogLine } from '../../core/story.svelte';
import type { Winter } from './kinds';
import { itemOf, typeOf } from './names';
import type { WinterBoardView, WinterScene } from './protocol';

/** What everybody saw of each seat; nothing here comes from a hand. */
export interface Known {
  /** Cards to the crisis, round by round, by seat. */
  given: number[][];
  /** Cards of crises that counted against the colony, whoever they came from; crisis by crisis. */
  wrong: number[];
  searches: number[];
  /** How often somebody was accused before this time. */
  accused: number[];
}

/** Reads what happened, from the first line on. */
export function known(
  lines: readonly LogLine<Winter>[],
  board: WinterBoardView,
  scene: WinterScene,
): Known {
  const none = () => board.seats.map(() => 0);
  const found: Known = { given: [none()], wrong: [], searches: none(), accused: none() };
  let turn = board.active;
  let shown: number[] = [];
  for (const { data } of lines) {
    if (data.type === 'RoundBegan') found.given.push(none());
    else if (data.type === 'TurnBegan') turn = data.seat;
    else if (data.type === 'Contributed') found.given.at(-1)![data.seat]! += 1;
    else if (data.type === 'Accused') found.accused[data.target]! += 1;
    else if (data.type === 'ContributionsShown') shown = data.cards;
    else if (data.type === 'CrisisResolved') {
      const wanted = scene.crises[data.crisis]?.wanted ?? [];
      const types = shown.map((card) => typeOf(scene, itemOf(scene, card)));
      found.wrong.push(types.filter((type) => !wanted.includes(type)).length);
      shown = [];
    } else if (data.type === 'Searched') {
      const id = scene.survivors[data.survivor]?.id;
      found.searches[board.survivors.find((one) => one.id === id)?.seat ?? turn]! += 1;
    }
  }
  // Cards may lie there that no line tells of: of a game that began in the middle.
  const now = found.given.at(-1)!;
  board.seats.forEach(({ given }, n) => (now[n] = Math.max(now[n]!, given)));
  if (found.given.length > 1 && found.given[0]!.every((count) => !count)) found.given.shift();
  return found;
}

export const sum = (numbers: readonly number[]): number => numbers.reduce((a, b) => a + b, 0);
