import type { ChangedMe, Me } from '../protocol';
import { api } from './api';
import { settings, type Locale } from './settings.svelte';

/** Who this browser is to the server: nobody until a table is opened or joined. */
class Identity {
  me: Me | null = $state.raw(null);
  known = $state(false);

  async load(): Promise<void> {
    this.me = await api.me();
    this.known = true;
  }

  /**
   * Asks again who we are: in another tab somebody may have begun, signed out, come back or been
   * forgotten since.
   */
  async look(): Promise<Me | null> {
    const before = this.me;
    const found = await api.meNow();
    // What was changed here meanwhile is newer.
    if (this.me === before && !isSame(before, found)) this.me = found;
    return this.me;
  }

  /** Makes sure that there is an identity; a name can be given later. */
  need(nickname: string): Promise<Me> {
    return oneTab(async () => {
      return (this.me = (await this.look()) ?? (await api.begin(nickname, settings.locale)));
    });
  }

  async rename(nickname: string): Promise<void> {
    const me = await this.need(nickname);
    if (me.nickname !== nickname) await this.change({ nickname });
  }

  async change(change: ChangedMe): Promise<void> {
    this.me = await api.changeMe(change);
  }

  /** The address is mine: the code that was sent there came back. */
  async confirm(code: string): Promise<void> {
    this.me = await api.confirmEmail(code);
  }

  /** Sets a passphrase; a change needs the old one. */
  async protect(passphrase: string, old = ''): Promise<Me> {
    return (this.me = await api.setPassphrase(passphrase, old));
  }

  /** Becomes somebody known from another device. */
  async claim(handle: string, passphrase: string): Promise<void> {
    this.me = await api.claim(handle, passphrase);
  }

  /** The server forgets me for good. */
  async forget(passphrase: string): Promise<void> {
    await api.forgetMe(passphrase);
    this.gone();
  }

  /** Nobody is known here any more. */
  gone(): void {
    this.me = null;
  }

  /** Changes the language here and that of letters from the server. */
  speak(locale: Locale): void {
    settings.locale = locale;
    settings.keep();
    // Letters in the old language are no reason to trouble anybody.
    if (this.me) this.change({ locale }).catch(() => undefined);
  }
}

const isSame = (one: Me | null, other: Me | null): boolean =>
  JSON.stringify(one) === JSON.stringify(other);

/** Two tabs that begin at once begin as one, where the browser lets them wait for each other. */
function oneTab<T>(act: () => Promise<T>): Promise<T> {
  // Only pages that came by https, or from this very machine, have it.
  const locks = navigator.locks as LockManager | undefined;
  return locks ? locks.request('horda.identity', act) : act();
}

export const identity = new Identity();
