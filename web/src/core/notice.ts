import { settings } from './settings.svelte';

/** Notices of the browser, for those who look elsewhere; only with the player's consent. */
export const possible = (): boolean => typeof Notification !== 'undefined';

/** Asks the browser; returns whether notices may come. */
export async function allow(): Promise<boolean> {
  if (!possible()) return false;
  return (await Notification.requestPermission()) === 'granted';
}

let last: Notification | null = null;

/** Says that it is one's turn, unless the page is being looked at. */
export function tell(title: string, body: string): void {
  if (!settings.notices || !possible() || Notification.permission !== 'granted') return;
  if (!document.hidden) return;
  try {
    last?.close();
    last = new Notification(title, { body, tag: 'horda', icon: 'icon.svg' });
    last.onclick = () => {
      window.focus();
      hush();
    };
  } catch {
    // Some phones let only service workers notify; the tab's title must do there.
  }
}

/** Takes the notice away, once it is out of date. */
export function hush(): void {
  last?.close();
  last = null;
}
