import type { Me } from '../protocol';
import { api } from './api';
import { settings } from './settings.svelte';

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
    this.me = this.me ? await api.rename(nickname) : await api.begin(nickname, settings.locale);
  }
}

export const identity = new Identity();
