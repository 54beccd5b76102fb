import { api } from '../../core/api';
import { Attempt } from '../../core/attempt.svelte';
import type { GameStore } from '../../core/game.svelte';
import { router } from '../../core/router.svelte';
import type { CampaignPage, SeatInfo } from '../../protocol';
import type { Banner } from './kinds';

/** What the server knows of a campaign besides its board: its games, and the one that is next. */
export class Course {
  page: CampaignPage | null = $state.raw(null);
  /** Seats that a bot plays in the next Mission, because somebody is missing. */
  missing: number[] = $state.raw([]);
  readonly attempt = new Attempt();
  private reads = 0;
  private newest = 0;

  constructor(private readonly store: GameStore<Banner>) {}

  next = $derived.by(() => (this.store.ask ? null : (this.page?.next ?? null)));

  /** Reads it anew when anything has changed; to be called in an effect. */
  refresh(): void {
    const { view, toldAt } = this.store;
    if (view && toldAt) void this.read();
  }

  private async read(): Promise<void> {
    const mine = ++this.reads;
    const page = await api.campaign(this.store.id).catch(() => null);
    // An answer that another one has overtaken is of the past; one that never came overtakes none.
    if (page && mine > this.newest) [this.page, this.newest] = [page, mine];
  }

  /** Who is not here, and whom a bot could stand in for. */
  absent({ seat, person, bot, online }: SeatInfo): boolean {
    const mine = this.store.seats.includes(seat);
    return person !== null && !bot && !online && !mine && this.store.hosting;
  }

  standIn(seat: number): void {
    const others = this.missing.filter((one) => one !== seat);
    this.missing = others.length < this.missing.length ? others : [...others, seat];
  }

  /** Whom a bot stands in for: who has come back meanwhile plays. */
  private away(): number[] {
    const absent = (this.store.table?.seats ?? []).filter((one) => this.absent(one));
    return absent.map(({ seat }) => seat).filter((seat) => this.missing.includes(seat));
  }

  /** Goes to the table of the next Mission; the first who does so opens it. */
  playOn(): Promise<unknown> {
    return this.attempt.run(async () => {
      const open = this.next?.table;
      const id = open || (await api.playOn(this.store.id, this.away())).id;
      router.go(`/table/${id}`);
    });
  }

  /** Another campaign that goes another way from a past answer on. */
  branch(count: number): Promise<unknown> {
    return this.attempt.run(async () => {
      const { info } = await api.branch(this.store.id, count);
      router.go(`/table/${info.table.id}`);
    });
  }
}
