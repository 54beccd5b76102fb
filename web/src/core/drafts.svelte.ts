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
