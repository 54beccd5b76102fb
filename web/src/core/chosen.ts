import type { Text } from '../protocol';

/** What seats here chose, by how many answers stood before it: Undo says what it takes back. */
export class Chosen {
  private readonly texts = new Map<number, { seat: number; text: Text }>();

  note(count: number, seat: number, text: Text): void {
    this.texts.set(count, { seat, text });
  }

  /** What a seat chose as the last of so many answers; what others chose may be their secret. */
  last(count: number, seat: number | null): Text | null {
    const found = this.texts.get(count - 1);
    return found && found.seat === seat ? found.text : null;
  }

  /** Whatever was taken back may be answered otherwise, by somebody else. */
  cut(count: number): void {
    for (const one of this.texts.keys()) if (one >= count) this.texts.delete(one);
  }
}
