/** Tells whether a key is meant for the game: nobody writes, and the browser does not want it. */
export function isShortcut(event: KeyboardEvent): boolean {
  return !isTyping(event.target) && !event.ctrlKey && !event.metaKey && !event.altKey;
}

function isTyping(target: EventTarget | null): boolean {
  if (target instanceof HTMLInputElement) return target.type !== 'range';
  return target instanceof HTMLTextAreaElement || target instanceof HTMLSelectElement;
}
