import type { GameKinds, Happening, Step } from '../protocol';

/** A line of the log: what happened, and with which answer. */
export interface LogLine<G extends GameKinds = GameKinds> extends Happening<G> {
  number: number;
  count: number;
}

const KEPT_LINES = 600;
/** The engine answered by itself: what came of it is told anyway. */
const SILENT = 'Answered';

/** What happened, answer by answer; it may have gaps until the server has told them. */
export class Story<G extends GameKinds = GameKinds> {
  steps: ReadonlyMap<number, LogLine<G>[]> = $state.raw(new Map());
  /** Somebody wants all of it, not only the last lines. */
  all = $state(false);
  /** How often answers were taken back: what was asked for before may not have happened. */
  cuts = 0;
  private lastNumber = 0;
  private epoch: number | null = null;

  /** The last lines, oldest first. */
  lines: LogLine<G>[] = $derived.by(() => {
    const counts = [...this.steps.keys()].sort((a, b) => b - a);
    const found: LogLine<G>[][] = [];
    let length = 0;
    for (const count of counts) {
      if (length >= KEPT_LINES) break;
      const lines = this.steps.get(count)!;
      found.push(lines);
      length += lines.length;
    }
    return found.reverse().flat();
  });

  /** Notes what came of an answer just given. */
  add(count: number, events: readonly Happening<G>[]): void {
    this.put([[count, [...(this.steps.get(count) ?? []), ...this.told(count, events)]]]);
  }

  /**
   * Fills gaps with what the server tells of the past; what is known stays. It may tell of answers
   * that we have not heard of: those come by themselves, and would be told twice.
   */
  fill(steps: readonly Step<G>[], until: number): void {
    const unknown = steps.filter(({ count }) => count <= until && !this.steps.has(count));
    this.put(unknown.map(({ count, events }) => [count, this.told(count, events)]));
  }

  /** Whether a view parts from the one before; an update that was missed between them is no matter. */
  parts(epoch: number): boolean {
    const before = this.epoch;
    this.epoch = epoch;
    return before !== null && before !== epoch;
  }

  /** Forgets what was taken back. */
  cut(count: number): void {
    this.cuts++;
    this.steps = new Map([...this.steps].filter(([known]) => known <= count));
  }

  /** The first answer from `first` to `last` of which nothing is known. */
  gap(first: number, last: number): number | null {
    for (let count = first; count <= last; count++) if (!this.steps.has(count)) return count;
    return null;
  }

  private told(count: number, events: readonly Happening<G>[]): LogLine<G>[] {
    return events
      .filter(({ data }) => data.type !== SILENT)
      .map(({ text, rules, data, seats }) => ({
        ...{ text, rules, data, seats, count },
        number: this.lastNumber++,
      }));
  }

  private put(more: [number, LogLine<G>[]][]): void {
    this.steps = new Map([...this.steps, ...more]);
  }
}
