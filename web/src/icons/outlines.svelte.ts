import first from 'virtual:icons';
import type { IconName } from './names';

/** What paths of icons draw. Those of the lobby are here, the rest is fetched by the first that wants one. */
class Outlines {
  private known: Record<string, string> = $state.raw(first);
  private asked = false;

  of(name: IconName): string {
    const found = this.known[name];
    if (found === undefined) this.fetch();
    return found ?? '';
  }

  private fetch(): void {
    if (this.asked) return;
    this.asked = true;
    import('virtual:icons/rest').then(
      (rest) => (this.known = { ...this.known, ...rest.default }),
      () => (this.asked = false),
    );
  }
}

export const outlines = new Outlines();
