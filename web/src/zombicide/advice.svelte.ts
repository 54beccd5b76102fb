import { api } from '../core/api';
import type { GameStore } from '../core/game.svelte';
import type { Why } from '../protocol';
import type { ZombicideOdds, ZombicidePreview, ZombicideScene, ZombicideTableView } from '../games';
import { kindOf } from './actions';
import { arrows, dangers } from './ghosts';
import { aimed, candidates } from './reasons';

const ATTACKS = ['Shoot', 'Melee'];
const NO_ODDS: Record<string, ZombicideOdds> = {};

/** The three answers: how likely, what next, and why not. All numbers come from the server. */
export class Advice {
  /** By the key of the attack; empty until the server has answered. */
  odds: Record<string, ZombicideOdds> = $state.raw(NO_ODDS);
  /** The player wants to see where Zombies would go. */
  wanted = $state(false);
  /** It is shown for as long as the pointer rests on the end of the turn. */
  glimpsed = $state(false);
  why: { about: string; why: Why } | null = $state.raw(null);

  private preview: ZombicidePreview | null = $state.raw(null);
  private seen = -1;
  private oddsOf = '';
  private asking = '';
  private readonly reasons = new Map<string, Why | null>();

  constructor(
    private readonly store: GameStore<ZombicideTableView>,
    private readonly scene: () => ZombicideScene,
  ) {}

  shown = $derived.by(() => (this.wanted || this.glimpsed) && !this.store.past.watching);
  arrows = $derived.by(() => {
    const board = this.store.board;
    if (!this.shown || !this.preview || !board || this.store.show.playing) return [];
    return arrows(this.scene(), board, this.preview);
  });
  dangers = $derived.by(() => {
    const board = this.store.board;
    if (!this.shown || !this.preview || !board || this.store.show.playing) return [];
    return dangers(this.scene(), board, this.preview);
  });

  /** Asks anew when the question or the position has changed; to be called in an effect. */
  refresh(): void {
    const { mark, ask } = this.store;
    if (ask && mark && mark !== this.oddsOf) {
      this.oddsOf = mark;
      this.odds = NO_ODDS;
      this.reasons.clear();
      this.why = null;
      if (ask.options.some((option) => ATTACKS.includes(kindOf(option)))) {
        void this.askOdds(mark, ask.seat);
      }
    }
    const seq = this.store.view?.seq ?? -1;
    if (this.shown && seq !== this.seen && !this.store.view?.result) void this.askPreview(seq);
  }

  private async askOdds(mark: string, seat: number): Promise<void> {
    const found = await api.odds<ZombicideOdds>(this.store.id, seat).catch(() => NO_ODDS);
    if (mark === this.oddsOf) this.odds = found;
  }

  private async askPreview(seq: number): Promise<void> {
    this.seen = seq;
    const found = await api.preview<ZombicidePreview>(this.store.id).catch(() => null);
    if (this.seen === seq) this.preview = found;
  }

  /** Why is nothing of this group offered? */
  async askGroup(group: string): Promise<void> {
    const board = this.store.board;
    if (board) await this.explain(group, candidates(group, this.scene(), board));
  }

  /** Why can the zone not be chosen for what was begun? */
  async askZone(group: string, zone: number): Promise<void> {
    const board = this.store.board;
    const key = board && aimed(group, zone, this.scene(), board);
    if (key) await this.explain(`${group} ${zone}`, [key]);
  }

  forget(about?: string): void {
    if (about !== undefined && about !== this.asking) return;
    this.asking = '';
    this.why = null;
  }

  private async explain(about: string, keys: string[]): Promise<void> {
    this.asking = about;
    const ask = this.store.ask;
    if (!ask) return;
    for (const key of keys) {
      const why = await this.reason(ask.seat, key);
      if (this.asking !== about) return;
      if (!why?.why) continue;
      this.why = { about, why };
      return;
    }
  }

  private async reason(seat: number, key: string): Promise<Why | null> {
    const known = this.reasons.get(key);
    if (known !== undefined) return known;
    const found = await api.explain(this.store.id, seat, key).catch(() => null);
    this.reasons.set(key, found);
    return found;
  }
}
