/**
 * Tells whether a key is meant for the game: nobody writes, the browser does not want it, and
 * nothing lies over the table. Who reads the book or the help plays nothing below it.
 */
export const isShortcut = (event: KeyboardEvent): boolean => isFree(event) && !isSkipping(event);

const isFree = (event: KeyboardEvent): boolean =>
  isPlain(event) && !isCovered() && !isWriting(event);

/** Keys that anybody would press to go on. Tab, ? and those of the browser have a use of their own. */
const ANY = /^([^?]|Escape|Arrow.*|Backspace|Delete|Home|End|Page.*)$/u;
/** Milliseconds in which one more key still belongs to what was skipped. */
export const HAMMERED = 400;
let skipped = -Infinity;

/** Tells whether somebody still presses keys to skip something: no question is answered by them. */
function isSkipping({ timeStamp }: KeyboardEvent): boolean {
  if (timeStamp - skipped >= HAMMERED) return false;
  skipped = timeStamp;
  return true;
}

/**
 * Takes a key that ends a moment which only tells, whichever it is; tells whether it was one. To
 * be heard first: it means nothing else, whatever is asked next.
 */
export function takesAnyKey(event: KeyboardEvent): boolean {
  // A small card that lies open is shut by its key first.
  if (!ANY.test(event.key) || event.cancelBubble || !isFree(event)) return false;
  if (event.target instanceof HTMLInputElement) return false;
  if (event.key === ' ' && isPressing(event.target)) return false;
  skipped = event.timeStamp;
  event.preventDefault();
  event.stopImmediatePropagation();
  return !event.repeat;
}

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

/** Whether a key says something there, and plays nothing. */
export function isTyping(target: EventTarget | null): boolean {
  if (target instanceof HTMLInputElement) return target.type !== 'range';
  return target instanceof HTMLTextAreaElement || target instanceof HTMLSelectElement;
}
