/** What the page brought before any script: a head, and a line for what is on its way. */
const brought = (): HTMLElement | null => document.getElementById('onway');

/** How much of what is on the screen is still on its way. */
let waiting = 0;

/**
 * Keeps the head above what is on its way, until something has come: else whoever opens a table
 * sees it for a moment only, then an empty page. Returns how to say that it came.
 */
export function keepHead(): () => void {
  waiting += 1;
  brought()?.querySelector('.onway')?.remove();
  return () => {
    waiting -= 1;
    dropHead();
  };
}

/** Takes the head away when nothing is on its way; not at once, since one thing follows another. */
export function dropHead(): void {
  setTimeout(() => {
    if (!waiting) brought()?.remove();
  });
}
