/**
 * A page that was open while the server was upgraded asks for parts that are gone, and would stay
 * blank: only loading it anew helps. A part that never comes must not load it for ever.
 */
const WHEN = 'horda-loaded-anew';
const PAUSE = 20_000;
const PATIENCE = 2_000;
const MISSING = /dynamically imported module|module script failed|preload CSS/i;

/** Whether a failure says that a part of the page could not be had. */
export const missing = (reason: unknown): boolean =>
  reason instanceof Error && MISSING.test(reason.message);

/** Loads the page anew once the server answers, unless that was just done. */
export async function loadAnew(): Promise<void> {
  const now = Date.now();
  if (now - Number(sessionStorage.getItem(WHEN) ?? 0) < PAUSE) return;
  sessionStorage.setItem(WHEN, String(now));
  while (!(await answers())) await new Promise((done) => setTimeout(done, PATIENCE));
  location.reload();
}

const answers = (): Promise<boolean> =>
  fetch(location.pathname, { cache: 'no-store' }).then(
    (answer) => answer.ok,
    () => false,
  );
