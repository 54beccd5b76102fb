const place = (table: string): string => `horda.holder.${table}`;

function kept(table: string): number | null {
  try {
    const seat = sessionStorage.getItem(place(table));
    return seat === null ? null : Number(seat);
  } catch {
    return null; // a browser that keeps nothing is covered once more
  }
}

/**
 * Which seat has the screen at a table, for as long as its tab is there: whoever loads the page anew
 * is nobody else, and sees nothing that was covered.
 */
export class Holder {
  seat: number | null = $state(null);

  constructor(private readonly table: string) {
    this.seat = kept(table);
  }

  take(seat: number): void {
    this.seat = seat;
    try {
      sessionStorage.setItem(place(this.table), String(seat));
    } catch {
      // As above.
    }
  }
}

/** The seat that a covered screen waits for; none where the one that has it may look. */
export function heirOf(
  asked: readonly number[],
  here: number | null,
  /** Who has the screen is known once somebody took it; a page may be loaded by anybody. */
  taken: boolean,
  wished: number | null,
): number | null {
  if (wished !== null && asked.includes(wished)) return wished;
  if (taken && here !== null && asked.includes(here)) return null;
  // While nobody is asked, too: the first seat's things are not everybody's.
  return asked[0] ?? (taken ? null : here);
}
