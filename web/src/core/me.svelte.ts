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

  /** Makes sure that there is an identity; a name can be given later. */
  async need(nickname: string): Promise<Me> {
    this.me ??= await api.begin(nickname, settings.locale);
    return this.me;
  }

  async rename(nickname: string): Promise<void> {
    if (this.me) await this.change({ nickname });
    else this.me = await api.begin(nickname, settings.locale);
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

export const identity = new Identity();
