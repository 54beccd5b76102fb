import type { TableInfo } from '../protocol';
import { api } from '../core/api';
import type { GameStore } from '../core/game.svelte';
import { t } from '../core/texts.svelte';
import { settingNames, tableTitle } from '../ui/titles';

/** The table that follows a game, where somebody already waits for the rest of us. */
export class Following {
  table: TableInfo | null = $state.raw(null);

  constructor(private readonly store: () => GameStore) {
    // Asked for anew whenever the table says something: what is played there may change.
    $effect(() => {
      const follower = store().table?.follower ?? '';
      let wanted = true;
      const found = (next: TableInfo | null) => wanted && (this.table = next);
      // Who may not enter it need not know of it.
      if (follower) api.table(follower).then(found, () => found(null));
      else found(null);
      return () => (wanted = false);
    });
  }

  /** Who opened it may still think better of what is played there. */
  get own(): boolean {
    return this.table !== null && this.table.host === this.store().person;
  }

  get said(): string {
    if (!this.table) return '';
    const { host, seats } = this.table;
    const what = [tableTitle(this.table), ...settingNames(this.table)].join(', ');
    if (this.table.status !== 'open') return t('web-end-begun', { what });
    if (this.own) return t('web-end-own', { what });
    const who = seats.find((seat) => seat.person === host)?.nickname ?? '';
    return t('web-end-waits', { who, what });
  }
}
