/** The worker that keeps the page for the time without a net; only https and this device have one. */
const workers = (): ServiceWorkerContainer | null =>
  typeof navigator !== 'undefined' && 'serviceWorker' in navigator ? navigator.serviceWorker : null;

/** Starts it once the page is there, so that it takes nothing from the first load. */
export function startWorker(): void {
  if (import.meta.env.DEV) return;
  void workers()
    ?.register('./sw.js')
    .catch(() => undefined);
}

/** The one that runs, if there is one. */
export const worker = async (): Promise<ServiceWorkerRegistration | undefined> =>
  workers()?.getRegistration();
