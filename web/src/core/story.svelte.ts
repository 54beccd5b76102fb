import type { Happening, Step } from '../protocol';

/** A line of the log: what happened, and with which answer. */
export interface LogLine extends Happening {
  number: number;
  count: number;
}

const KEPT_LINES = 600;
/** The engine answered by itself: what came of it is told anyway. */
const SILENT = 'Answered';

/** What happened, answer by answer; it may have gaps until the server has told them. */
export class Story {
  steps: ReadonlyMap<number, LogLine[]> = $state.raw(new Map());
  /** Somebody wants all of it, not only the last lines. */
  all = $state(false);
  private lastNumber = 0;

  /** The last lines, oldest first. */
  lines: LogLine[] = $derived.by(() => {
    const counts = [...this.steps.keys()].sort((a, b) => b - a);
    const found: LogLine[][] = [];
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
  add(count: number, events: readonly Happening[]): void {
    this.put([[count, [...(this.steps.get(count) ?? []), ...this.told(count, events)]]]);
  }

  /** Fills gaps with what the server tells of the past; what is known stays. */
  fill(steps: readonly Step[]): void {
    const unknown = steps.filter(({ count }) => !this.steps.has(count));
    this.put(unknown.map(({ count, events }) => [count, this.told(count, events)]));
  }

  /** Forgets what was taken back. */
  cut(count: number): void {
    this.steps = new Map([...this.steps].filter(([known]) => known <= count));
  }

  /** The first answer from `first` to `last` of which nothing is known. */
  gap(first: number, last: number): number | null {
    for (let count = first; count <= last; count++) if (!this.steps.has(count)) return count;
    return null;
  }

  private told(count: number, events: readonly Happening[]): LogLine[] {
    return events
      .filter((event) => event.data['type'] !== SILENT)
      .map((event) => ({ ...event, count, number: this.lastNumber++ }));
  }

  private put(more: [number, LogLine[]][]): void {
    this.steps = new Map([...this.steps, ...more]);
  }
}
