import { settings } from './settings.svelte';
import { worker } from './worker';

/** Notices of the browser, for those who look elsewhere; only with the player's consent. */
export const possible = (): boolean => typeof Notification !== 'undefined';

/** Asks the browser; returns whether notices may come. */
export async function allow(): Promise<boolean> {
  if (!possible()) return false;
  return (await Notification.requestPermission()) === 'granted';
}

const TAG = 'horda';
let last: Notification | null = null;

/** Says that it is one's turn, unless the page is being looked at. */
export function tell(title: string, body: string): void {
  if (!settings.notices || !possible() || Notification.permission !== 'granted') return;
  if (!document.hidden) return;
  const said = { body, tag: TAG, icon: 'icon-192.png' };
  try {
    last?.close();
    last = new Notification(title, said);
    last.onclick = () => {
      window.focus();
      hush();
    };
  } catch {
    // On phones only the worker may.
    void worker().then((found) => found?.showNotification(title, said));
  }
}

/** Takes the notice away, once it is out of date. */
export function hush(): void {
  last?.close();
  last = null;
  void worker()
    .then((found) => found?.getNotifications({ tag: TAG }))
    .then((shown) => shown?.forEach((one) => one.close()));
}
