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
