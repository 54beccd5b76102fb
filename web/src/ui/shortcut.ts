/**
 * Tells whether a key is meant for the game: nobody writes, the browser does not want it, and
 * nothing lies over the table. Who reads the book or the help plays nothing below it.
 */
export const isShortcut = (event: KeyboardEvent): boolean =>
  isPlain(event) && !isCovered() && !isWriting(event);

/** Tells whether a key is no part of a text, and none that the browser wants. */
export function isPlain(event: KeyboardEvent): boolean {
  return !isTyping(event.target) && !event.ctrlKey && !event.metaKey && !event.altKey;
}

/** Milliseconds between two keys of one line, and after which anybody has seen that it is gone. */
const PAUSE = 2000;
const LONG = 8000;
/** When the last letter was written, until somebody leaves the line, and the last key after it. */
let written = -Infinity;
let last = -Infinity;

/**
 * Tells whether a key belongs to a line that somebody was writing: a moment that comes or goes may
 * take the line away in the middle of a word, and the rest of it plays nothing.
 */
function isWriting({ timeStamp }: KeyboardEvent): boolean {
  if (timeStamp - last >= PAUSE || timeStamp - written >= LONG) return false;
  last = timeStamp;
  return true;
}

/** To be told of every press and key on the page: who goes elsewhere by one has ended the line. */
export function wrote(event: PointerEvent | KeyboardEvent): void {
  const leaves = !('key' in event) || event.key === 'Tab' || event.key === 'Escape';
  if (leaves) written = last = -Infinity;
  else if (isText(event.target)) written = last = event.timeStamp;
}

const isCovered = (): boolean => document.querySelector('dialog[open]') !== null;

/**
 * Tells whether the panel of questions is on the page: a table comes up part by part, and no key
 * answers what nobody could read yet.
 */
export const canRead = (): boolean => document.querySelector('.choice') !== null;

/**
 * Tells whether a key belongs to a button: to one of the moment that is shown. One below it has the
 * focus only because it was clicked before.
 */
export function isPressing(target: EventTarget | null): boolean {
  return target instanceof HTMLButtonElement && target.closest('[data-moment]') !== null;
}

/** Whether words are written there: in a choice of some kind a key says no more than itself. */
function isText(target: EventTarget | null): boolean {
  const { type } = target instanceof HTMLInputElement ? target : { type: '' };
  return /^(text|search|email|url|password)$/.test(type) || target instanceof HTMLTextAreaElement;
}

function isTyping(target: EventTarget | null): boolean {
  if (target instanceof HTMLInputElement) return target.type !== 'range';
  return target instanceof HTMLTextAreaElement || target instanceof HTMLSelectElement;
}
