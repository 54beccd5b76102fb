import { whose } from '../../core/asked';
import type { GameStore } from '../../core/game.svelte';
import { inside } from './geometry';
import type { Option, Zombicide } from './kinds';
import type { ZombicideScene } from './protocol';
import { actingOf } from './ways';

/** Questions that ask for an order, one place after another. */
const ORDERS = new Set(['z2-dark-order']);

/**
 * Gives an order by one press, the farthest place first: each is an ordinary answer to an ordinary
 * question. Anything else that is asked ends it.
 */
export class InOrder {
  private on = $state(false);
  /** Whose order it is; whoever takes an answer back wants none of the rest. */
  private of: string | null = null;

  /** Made by a component: it goes on as long as that is there. */
  constructor(
    private readonly store: GameStore<Zombicide>,
    private readonly scene: () => ZombicideScene,
  ) {
    $effect(() => this.refresh());
  }

  /** The places while their order is asked for; those farthest from the opened door come first. */
  get zones(): number[] {
    return this.options.flatMap(({ data }) => (data.type === 'Reveal' ? [data.zone] : []));
  }

  private get options(): Option[] {
    const { ask, board } = this.store;
    if (!ask || !ORDERS.has(ask.prompt.id)) return [];
    const from = (board && actingOf(board)?.zone) ?? -1;
    const steps = inside(this.scene(), from, board?.doors ?? []);
    const far = ({ data }: Option) => (data.type === 'Reveal' ? (steps.get(data.zone) ?? 0) : 0);
    return ask.options.toSorted((one, other) => far(other) - far(one));
  }

  /** Of two the first press says all. */
  get offered(): boolean {
    return !this.on && this.zones.length > 2;
  }

  begin(): void {
    const { ask, busy } = this.store;
    if (!ask || busy) return;
    this.of = whose(ask);
    this.next(); // whatever was refused before
  }

  private refresh(): void {
    const { ask, busy, refusal, line, past } = this.store;
    if (!this.on) return;
    if (refusal || line !== 'open' || past.watching) this.on = false;
    else if (ask && !busy) this.next();
  }

  private next(): void {
    const ask = this.store.ask!;
    const first = this.of === whose(ask) ? this.options[0] : undefined;
    this.on = first !== undefined && !first.warning && ask.options.length > 1;
    if (first && !first.warning) this.store.answer(ask, first.key);
  }
}
