import type { Advice } from './advice.svelte';
import type { Chooser } from './chooser.svelte';

/** The zone that somebody points at, and what is drawn for it. */
export class Pointer {
  private hovered: number | null = $state(null);
  /** What was clicked in vain stays, so that its reasons can be read and followed. */
  private pinned: number | null = $state(null);
  private asked = -1;

  constructor(
    private readonly chooser: Chooser,
    private readonly advice: Advice,
  ) {}

  zone = $derived.by(() => this.pinned ?? this.hovered);
  private place = $derived.by(() => {
    if (!this.chooser.turn || this.zone === null) return null;
    return this.advice.outlook?.zones[this.zone] ?? null;
  });

  /** The way is shown where somebody may want to go. */
  way = $derived.by(() => {
    const { place } = this;
    if (!place?.way || this.chooser.group === 'shoot') return null;
    return { zones: place.way.zones, far: place.far !== null };
  });
  look = $derived.by(() => this.place?.look ?? null);
  /** Shuts what stays, if something does. */
  shut = $derived.by(() => (this.pinned === null ? null : () => this.leave()));

  /** Asks what was not asked yet, and forgets with every question; to be called in an effect. */
  refresh(): void {
    const number = this.chooser.ask?.number ?? -1;
    if (number !== this.asked) this.pinned = null;
    this.asked = number;
    if (this.zone !== null && this.chooser.turn) this.advice.lookAround();
  }

  hover(zone: number | null): void {
    this.hovered = zone;
  }

  /** Chooses a zone; one that means nothing now tells why, and stays. */
  pick(zone: number, byFinger: boolean): void {
    const meant = this.chooser.pickZone(zone);
    this.pinned = meant ? null : zone;
    if (meant && byFinger) this.hovered = null;
  }

  leave(): void {
    this.pinned = null;
    this.hovered = null;
  }
}
