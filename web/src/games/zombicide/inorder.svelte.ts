import { whose } from '../../core/asked';
import type { GameStore } from '../../core/game.svelte';
import type { Zombicide } from './kinds';

/** Questions that ask for an order, one place after another. */
const ORDERS = new Set(['z2-dark-order']);

/**
 * Gives an order by one press, as it is listed: each place is an ordinary answer to an ordinary
 * question. Anything else that is asked ends it.
 */
export class InOrder {
  private on = $state(false);
  /** Whose order it is; whoever takes an answer back wants none of the rest. */
  private of: string | null = null;

  /** Made by a component: it goes on as long as that is there. */
  constructor(private readonly store: GameStore<Zombicide>) {
    $effect(() => this.refresh());
  }

  /** The places as they are listed, while their order is asked for. */
  get zones(): number[] {
    const { ask } = this.store;
    if (!ask || !ORDERS.has(ask.prompt.id)) return [];
    return ask.options.flatMap(({ data }) => (data.type === 'Reveal' ? [data.zone] : []));
  }

  /** Of two the first press says all. */
  get offered(): boolean {
    return !this.on && this.zones.length > 2;
  }

  begin(): void {
    const { ask } = this.store;
    this.of = ask && whose(ask);
    this.on = true;
    this.refresh();
  }

  private refresh(): void {
    const { ask, busy, refusal, line, past } = this.store;
    if (!this.on) return;
    if (refusal || line !== 'open' || past.watching) this.on = false;
    else if (ask && !busy) this.next();
  }

  private next(): void {
    const ask = this.store.ask!;
    const first = this.zones.length && this.of === whose(ask) ? ask.options[0] : undefined;
    this.on = first !== undefined && !first.warning && ask.options.length > 1;
    if (first && !first.warning) this.store.answer(ask, first.key);
  }
}
