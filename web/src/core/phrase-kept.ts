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

export function keepSent(sent: Sent): void {
  try {
    localStorage.setItem(KEY, JSON.stringify(sent));
  } catch {
    // Without a store of its own a page that stays open still has it.
  }
}

export function sentBefore(): Sent | null {
  try {
    const sent = JSON.parse(localStorage.getItem(KEY) ?? 'null') as Partial<Sent> | null;
    if (!sent?.person || !sent.passphrase) return null;
    return { person: sent.person, passphrase: sent.passphrase, old: sent.old ?? '' };
  } catch {
    return null;
  }
}

export function dropSent(): void {
  try {
    localStorage.removeItem(KEY);
  } catch {
    // Nothing was kept.
  }
}
