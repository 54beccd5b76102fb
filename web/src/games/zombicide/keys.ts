import type { GameStore } from '../../core/game.svelte';
import type { Zombicide } from './kinds';
import { isShortcut } from '../../ui/shortcut';
import type { Advice } from './advice.svelte';
import type { Chooser } from './chooser.svelte';

/** Plays by keyboard: letters as printed on the buttons, digits for listed options. */
export function pressed(
  event: KeyboardEvent,
  store: GameStore<Zombicide>,
  chooser: Chooser,
  advice: Advice,
): void {
  if (!isShortcut(event)) return;
  // A key that is held down says no more than one that is pressed.
  if (event.repeat) return;
  const key = event.key.toUpperCase();
  if (key === 'U' && store.undoable) store.undo();
  else if (key === 'Y' && store.view?.redo) store.redo();
  else if (key === 'Z') advice.wanted = !advice.wanted;
  else if (key === 'ESCAPE') escape(store, chooser);
  else if (key === 'ENTER') enter(event, store, chooser);
  else if (/^[1-9]$/.test(key)) digit(Number(key), chooser);
  else {
    const offer = chooser.offers.find(({ group }) => group.key === key);
    if (offer?.options.length) chooser.pickGroup(offer.group.id);
  }
}

function escape(store: GameStore<Zombicide>, chooser: Chooser): void {
  if (store.past.watching) store.past.back();
  else chooser.back();
}

function enter(event: KeyboardEvent, store: GameStore<Zombicide>, chooser: Chooser): void {
  if (event.target instanceof HTMLButtonElement || event.target instanceof HTMLAnchorElement)
    return;
  if (store.show.playing) store.show.skipByKey();
  else if (chooser.listed.length === 1) chooser.choose(chooser.listed[0]!);
}

function digit(number: number, chooser: Chooser): void {
  const option = chooser.listed[number - 1];
  if (option) chooser.choose(option);
}
