import type { ChangedMe, Me } from '../protocol';
import { api, ApiError, NOT_OURS } from './api';
import { dropSent, keepSent, sentBefore } from './phrase-kept';
import { settings, type Locale } from './settings.svelte';
import { t } from './texts.svelte';

/** Who this browser is to the server: nobody until a table is opened or joined. */
class Identity {
  me: Me | null = $state.raw(null);
  known = $state(false);
  /** A passphrase that was set and is still to be shown. */
  phrase = $state('');

  async load(): Promise<void> {
    this.me = await api.me();
    await this.sayAgain().catch(() => undefined);
    this.known = true;
  }

  /**
   * Sets a passphrase once more whose answer was lost; tells whether it is set. One that is refused
   * was never set: for what was typed then, and not for what is wanted now.
   */
  async sayAgain(): Promise<boolean> {
    const sent = sentBefore();
    if (!sent) return false;
    if (this.me && this.me.id !== sent.person) {
      dropSent();
      return false;
    }
    try {
      await this.send(sent.passphrase, sent.old);
      return true;
    } catch (error) {
      if (sentBefore()) throw error;
      return false;
    }
  }

  /**
   * Asks again who we are: in another tab somebody may have begun, signed out, come back or been
   * forgotten since. It fails while a passphrase cannot be said again: who began anew then would
   * lose the cookie that says whose it is.
   */
  async look(): Promise<Me | null> {
    const before = this.me;
    const found = await api.meNow();
    // What was changed here meanwhile is newer.
    if (this.me === before && !isSame(before, found)) this.me = found;
    if (!this.me) await this.sayAgain();
    return this.me;
  }

  /**
   * Makes sure that there is an identity; a name can be given later. It fails where a passphrase was
   * set after all: who went on to a table at once would not have read it, and nobody can show it again.
   */
  need(nickname: string): Promise<Me> {
    return oneTab(async () => {
      const { phrase } = this;
      const found = await this.look();
      if (this.phrase !== phrase) throw new Error(t('web-phrase-first'));
      return (this.me = found ?? (await api.begin(nickname, settings.locale)));
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

  /** Sets a passphrase; a change needs the old one. One whose answer was lost goes first. */
  async protect(passphrase: string, old = ''): Promise<void> {
    if (await this.sayAgain()) return;
    keepSent({ person: this.me!.id, passphrase, old });
    await this.send(passphrase, old);
  }

  private async send(passphrase: string, old: string): Promise<void> {
    try {
      this.me = await api.setPassphrase(passphrase, old);
      this.phrase = passphrase;
    } catch (error) {
      if (isPlain(error)) dropSent();
      throw error;
    }
  }

  /** It was shown. */
  phraseShown(): void {
    dropSent();
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
    dropSent();
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

/** Only the server's own refusal says that nothing was set; whatever stands between says no code. */
const isPlain = (error: unknown): boolean =>
  error instanceof ApiError &&
  error.status < 500 &&
  error.status !== 429 &&
  error.code !== NOT_OURS;

const isSame = (one: Me | null, other: Me | null): boolean =>
  JSON.stringify(one) === JSON.stringify(other);

/** Two tabs that begin at once begin as one, where the browser lets them wait for each other. */
function oneTab<T>(act: () => Promise<T>): Promise<T> {
  // Only pages that came by https, or from this very machine, have it.
  const locks = navigator.locks as LockManager | undefined;
  return locks ? locks.request('horda.identity', act) : act();
}

export const identity = new Identity();
