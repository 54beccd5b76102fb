/**
 * What somebody has begun to write, until it is sent: a menu, a sheet or a moment that goes takes
 * nothing with it.
 */
class Drafts {
  private all: Record<string, string> = $state({});

  of(place: string): string {
    return this.all[place] ?? '';
  }

  keep(place: string, text: string): void {
    this.all[place] = text;
  }
}

export const drafts = new Drafts();

/** Whose hand writes at a screen: what one has begun is not the next one's to read or to send. */
export const penOf = ({ id, person, apart, here }: Writer): string =>
  `${id} ${person ?? ''} ${apart ? (here ?? '') : ''}`;

/** Who writes: whose table, person and seat it is. */
export interface Writer {
  id: string;
  person: string | null;
  /** Seats with secrets share the screen: the one that has it. */
  apart: boolean;
  here: number | null;
}
