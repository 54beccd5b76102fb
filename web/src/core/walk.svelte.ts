import type { Happening, WireAsk } from '../protocol';
import type { GameStore } from './game.svelte';
import type { Kinds } from './show.svelte';

/** How far somebody goes by one click. */
interface Leg {
  keys: readonly string[];
  /** Which question takes the next answer; anything else ends the walk. */
  number: number;
  epoch: number;
  seat: number;
}

/**
 * Goes a way of several steps: each is an ordinary answer to an ordinary question. It ends where
 * anything else happens than the step itself, where something else is asked, and when told to.
 */
export class Walk<G extends Kinds> {
  private leg: Leg | null = $state.raw(null);

  constructor(
    private readonly store: GameStore<G>,
    /** Whether a question is one of a walk. */
    private readonly asked: (ask: WireAsk<G>) => boolean,
    /** Whether an event is no more than a step. */
    private readonly expected: (event: Happening<G>) => boolean,
  ) {}

  /** Whether somebody is on the way. */
  get on(): boolean {
    return this.leg !== null;
  }

  begin(ask: WireAsk<G>, keys: readonly string[]): void {
    const [first, ...rest] = keys;
    if (first === undefined || this.store.busy) return;
    const { number, epoch, seat } = ask;
    // Who is warned of a step may think better of it, and then goes on to nowhere.
    const warned = ask.options.some(({ key, warning }) => key === first && warning);
    this.leg = rest.length && !warned ? { keys: rest, number: number + 1, epoch, seat } : null;
    this.store.answer(ask, first);
  }

  stop(): void {
    this.leg = null;
  }

  /** Takes the next step, if it is what comes next; to be called in an effect. */
  refresh(): void {
    const { leg } = this;
    const { ask, busy, refusal, line } = this.store;
    // Whether a step went out is not known without a line: who comes back says where to go.
    if (leg && line !== 'open') return this.stop();
    // Nor does who looks back on the way mean to be elsewhere on coming back.
    if (leg && this.store.past.watching) return this.stop();
    if (!leg || busy || (!ask && !refusal)) return;
    if (refusal || !ask || !this.goesOn(ask, leg)) return this.stop();
    if (ask.number === leg.number) this.begin(ask, leg.keys);
  }

  private goesOn(ask: WireAsk<G>, leg: Leg): boolean {
    // The question that began it is open until its answer has come through.
    if (ask.number === leg.number - 1 && ask.epoch === leg.epoch) return true;
    const same = ask.number === leg.number && ask.epoch === leg.epoch && ask.seat === leg.seat;
    const offered = ask.options.some(({ key }) => key === leg.keys[0]);
    return same && offered && this.asked(ask) && this.calm();
  }

  /** Whether nothing happened but the step. */
  private calm(): boolean {
    const told = this.store.steps.get(this.store.view?.count ?? -1) ?? [];
    return told.length > 0 && told.every(this.expected);
  }
}
