import { api } from '../core/api';
import type { GameStore } from '../core/game.svelte';
import { identity } from '../core/me.svelte';
import { router } from '../core/router.svelte';
import { t } from '../core/texts.svelte';
import type { NewTable, SeatInfo } from '../protocol';

/** A scenario that came with its table: nobody else has it. */
const OWN_SCENARIO = 'custom';

/** Plays again with the same people; where nobody else is to come, the game begins at once. */
export async function playAgain(store: GameStore, why = ''): Promise<void> {
  const mine = (seat: SeatInfo) => seat.person === store.person || (!seat.person && seat.bot);
  const table = await api.rematch(store.id, why);
  if (table.seats.every(mine)) await api.start(table.id, null);
  router.go(`/table/${table.id}`);
}

/** Whether who only watched may have a table with the same setup. */
export const canCopy = (store: GameStore): boolean =>
  store.seats.length === 0 && store.table?.scenario !== OWN_SCENARIO && !store.table?.house;

/** Opens a table of one's own with the setup of one that was watched. */
export async function copyTable(store: GameStore): Promise<void> {
  const { game, config, seats } = store.table!;
  await identity.need(t('web-guest'));
  const places = seats.map((_, place) => (place ? 'open' : 'me'));
  const setup = config as NewTable['config'];
  const table = await api.open({ game, config: setup, seats: places, public: false });
  router.go(`/table/${table.id}`);
}
