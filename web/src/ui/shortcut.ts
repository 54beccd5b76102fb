/**
 * Tells whether a key is meant for the game: nobody writes, the browser does not want it, and
 * nothing lies over the table. Who reads the book or the help plays nothing below it.
 */
export const isShortcut = (event: KeyboardEvent): boolean => isPlain(event) && !isCovered();

/** Tells whether a key is no part of a text, and none that the browser wants. */
export function isPlain(event: KeyboardEvent): boolean {
  return !isTyping(event.target) && !event.ctrlKey && !event.metaKey && !event.altKey;
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

function isTyping(target: EventTarget | null): boolean {
  if (target instanceof HTMLInputElement) return target.type !== 'range';
  return target instanceof HTMLTextAreaElement || target instanceof HTMLSelectElement;
}
