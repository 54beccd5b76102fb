/**
 * A passphrase on its way to the server: if the answer is lost, only this browser knows it, and
 * says it again. It is kept from sending until it was shown.
 */
export interface Sent {
  person: string;
  passphrase: string;
  old: string;
}

const KEY = 'horda.phrase-sent';
/** Where a browser lets us store nothing, a page that stays open still has it. */
let held = 'null';

export function keepSent(sent: Sent): void {
  const said = JSON.stringify(sent);
  try {
    localStorage.setItem(KEY, said);
  } catch {
    held = said;
  }
}

export function sentBefore(): Sent | null {
  try {
    const sent = JSON.parse(stored() ?? held) as Partial<Sent> | null;
    if (!sent?.person || !sent.passphrase) return null;
    return { person: sent.person, passphrase: sent.passphrase, old: sent.old ?? '' };
  } catch {
    return null;
  }
}

function stored(): string | null {
  try {
    return localStorage.getItem(KEY);
  } catch {
    return null;
  }
}

export function dropSent(): void {
  held = 'null';
  try {
    localStorage.removeItem(KEY);
  } catch {
    // Nothing was kept.
  }
}
