import { api } from '../../core/api';
import type { GameStore } from '../../core/game.svelte';
import type { Terror } from './kinds';
import type { TerrorOutlook, TerrorReach, TerrorThreat } from './protocol';

const TURN = 'zt-act';

/** Whether this is the question of the human turn. */
export const isTurn = (store: GameStore<Terror>): boolean => store.ask?.prompt.id === TURN;

/** What the board means to the humans, as the server tells it: asked once for every question. */
export class Prospects {
  outlook: TerrorOutlook | null = $state.raw(null);
  private askedOf = '';

  constructor(private readonly store: GameStore<Terror>) {}

  /** Asks anew when the question has changed; to be called in an effect. */
  refresh(): void {
    const { mark, ask } = this.store;
    if (!mark || !ask || mark === this.askedOf) return;
    this.askedOf = mark;
    this.outlook = null;
    if (isTurn(this.store)) void this.look(mark, ask.seat);
  }

  private async look(mark: string, seat: number): Promise<void> {
    const found = await api.outlook<Terror>(this.store.id, seat).catch(() => null);
    if (mark === this.askedOf) this.outlook = found;
  }

  /** Where somebody can walk. */
  reach(human: number | null): TerrorReach[] {
    return this.outlook?.people.find((one) => one.human === human)?.reach ?? [];
  }

  /** Zombies that come for somebody if the turn ends now. */
  threats(human: number): TerrorThreat[] {
    return this.outlook?.threats.filter((one) => one.human === human) ?? [];
  }
}
