import type { GameStore } from '../core/game.svelte';
import type { SeatInfo } from '../protocol';

/** How long somebody may still be away before the host may let a bot play for them. */
export class Grace {
  private now = $state(Date.now());
  /** Somebody who should play is away, and time runs. */
  readonly counting: boolean = $derived.by(() => {
    const seat = this.seat();
    const running = this.store().table?.status === 'running';
    return running && !!seat && seat.away !== null && !seat.bot;
  });
  /** Whole seconds; none: a bot may play. */
  readonly left: number = $derived.by(() => {
    const { table, toldAt } = this.store();
    const since = Math.max(0, this.now - toldAt) / 1000;
    const left = (table?.grace ?? 0) - (this.seat()?.away ?? 0) - since;
    return this.counting ? Math.max(0, Math.ceil(left)) : 0;
  });

  constructor(
    private readonly store: () => GameStore,
    private readonly seat: () => SeatInfo | undefined,
  ) {
    $effect(() => {
      if (!this.counting) return;
      this.now = Date.now();
      const timer = setInterval(() => (this.now = Date.now()), 500);
      return () => clearInterval(timer);
    });
  }
}
