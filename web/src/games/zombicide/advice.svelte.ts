import { api } from '../../core/api';
import type { GameStore } from '../../core/game.svelte';
import type {
  ZombicideBlows,
  ZombicideFit,
  ZombicideOdds,
  ZombicideOutlook,
  ZombicidePreview,
  ZombicideScene,
  ZombicideTerms,
} from './protocol';
import type { Option, OptionKind, Zombicide } from './kinds';
import type { Bar } from './bar';
import { arrows, dangers, stays } from './ghosts';
import { isTrap } from './odds';

const NO_ODDS: Record<string, ZombicideOdds> = {};
const NO_FITS: Record<string, ZombicideFit> = {};
const NO_BLOWS: Record<string, ZombicideBlows> = {};
const NO_TERMS: Record<string, ZombicideTerms> = {};
/** What something is told of: rolls, cards that change places or hands, and wounds. */
const TOLD: readonly OptionKind[] = ['Reroll', 'Put', 'Lift', 'Agree', 'Suffer'];
const DONE = Promise.resolve();
/** Nobody waits longer than that to attack or to share out wounds: then it is done without odds. */
const PATIENCE = 5000;
const silence = () =>
  new Promise<typeof NO_ODDS>((done) => setTimeout(() => done(NO_ODDS), PATIENCE));

/** The three answers: how likely, what next, and why not. All of them come from the server. */
export class Advice {
  /** By the key of the attack; empty until the server has answered. */
  odds: Record<string, ZombicideOdds> = $state.raw(NO_ODDS);
  /** By the key of a place for a card, or of a card: what it is worth there. */
  fits: Record<string, ZombicideFit> = $state.raw(NO_FITS);
  /** By the key of somebody who takes a wound: all that are shared out with it. */
  blows: Record<string, ZombicideBlows> = $state.raw(NO_BLOWS);
  /** By the key of the answer that agrees to a trade: what it means to both. */
  terms: Record<string, ZombicideTerms> = $state.raw(NO_TERMS);
  /** The question about which all of that is known, or cannot be. */
  told = $state('');
  /** What every zone means to the one who acts; null until somebody has pointed at one. */
  outlook: ZombicideOutlook | null = $state.raw(null);
  /** The player wants to see where Zombies would go. */
  wanted = $state(false);
  /** It is shown for as long as the pointer rests on the end of the turn. */
  glimpsed = $state(false);

  /** Done when the odds of the open question are known, or cannot be. */
  weighed: Promise<void> = DONE;

  preview: ZombicidePreview | null = $state.raw(null);
  private seen = -1;
  private oddsOf = '';
  private outlookOf = '';

  constructor(
    private readonly store: GameStore<Zombicide>,
    private readonly scene: () => ZombicideScene,
    private readonly bar: Bar,
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

  stays = $derived.by(() => {
    if (!this.shown || !this.preview || this.store.show.playing) return [];
    return stays(this.preview);
  });

  growing = $derived.by(() => {
    if (!this.shown || !this.preview || this.store.show.playing) return [];
    return this.preview.growing;
  });

  /** Is this known to harm friends, or to be good for nothing? */
  isTrap(option: Option): boolean {
    const odds = this.odds[option.key];
    return this.bar.isAttack(option) && odds !== undefined && isTrap(odds);
  }

  /** Asks anew when the question or the position has changed; to be called in an effect. */
  refresh(): void {
    const { mark, ask } = this.store;
    if (ask && mark && mark !== this.oddsOf) {
      this.oddsOf = mark;
      this.odds = NO_ODDS;
      this.fits = NO_FITS;
      this.blows = NO_BLOWS;
      this.terms = NO_TERMS;
      this.outlook = null;
      this.weighed = ask.options.some(
        (option) =>
          this.bar.isAttack(option) || this.bar.isPlan(option) || TOLD.includes(option.data.type),
      )
        ? this.askOdds(mark, ask.seat)
        : DONE;
    }
    const seq = this.store.view?.seq ?? -1;
    if (this.shown && seq !== this.seen && !this.store.view?.result) void this.askPreview(seq);
  }

  /** Asks what the map means, once for each question of a turn: then a pointer may go anywhere. */
  lookAround(): void {
    const { mark, ask } = this.store;
    if (!ask || !mark || mark === this.outlookOf || !this.bar.isTurn(ask)) return;
    this.outlookOf = mark;
    void this.askOutlook(mark, ask.seat);
  }

  private async askOdds(mark: string, seat: number): Promise<void> {
    const asked = api.odds<Zombicide>(this.store.id, seat).catch(() => NO_ODDS);
    const found = await Promise.race([asked, silence()]);
    if (mark !== this.oddsOf) return;
    const rolls: Record<string, ZombicideOdds> = {};
    const fits: Record<string, ZombicideFit> = {};
    const blows: Record<string, ZombicideBlows> = {};
    const terms: Record<string, ZombicideTerms> = {};
    for (const [key, one] of Object.entries(found))
      if ('now' in one) fits[key] = one;
      else if ('groups' in one) blows[key] = one;
      else if ('was' in one) terms[key] = one;
      else rolls[key] = one;
    this.odds = rolls;
    this.fits = fits;
    this.blows = blows;
    this.terms = terms;
    this.told = mark;
  }

  private async askOutlook(mark: string, seat: number): Promise<void> {
    const found = await api.outlook<Zombicide>(this.store.id, seat).catch(() => null);
    if (mark !== this.outlookOf || mark !== this.store.mark) return;
    this.outlook = found;
    // Who points again asks again, if the line was down.
    if (!found) this.outlookOf = '';
  }

  private async askPreview(seq: number): Promise<void> {
    this.seen = seq;
    const found = await api.preview<Zombicide>(this.store.id).catch(() => null);
    if (this.seen === seq) this.preview = found;
  }
}
