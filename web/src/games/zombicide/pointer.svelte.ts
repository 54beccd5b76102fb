import type { Walk } from '../../core/walk.svelte';
import type { Advice } from './advice.svelte';
import type { Chooser } from './chooser.svelte';
import type { Zombicide } from './kinds';
import type { ZombicideReach } from './protocol';

/** The zone that somebody points at, and what is drawn for it. */
export class Pointer {
  private hovered: number | null = $state(null);
  /** What was clicked in vain stays, so that its reasons can be read and followed. */
  private pinned: number | null = $state(null);
  private asked = -1;

  constructor(
    private readonly chooser: Chooser,
    private readonly advice: Advice,
    private readonly walk: Walk<Zombicide>,
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
    return { zones: place.way.zones, far: place.far !== null, attacks: place.attacks };
  });
  /** The way that one press goes, to where somebody has pointed for good; not while they aim. */
  plan = $derived.by(() =>
    this.pinned === null || !this.chooser.strolling ? null : this.wayTo(this.pinned),
  );
  /** Goes it. */
  go = $derived.by(() => {
    const { plan } = this;
    return plan && (() => this.start(plan));
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

  /**
   * Chooses a zone. A way of several steps is gone at once; a finger, which cannot point before it
   * presses, is shown it first. What means nothing now tells why, and stays. Beside an attack that
   * is asked about, a press is the way back: nobody walks off by it.
   */
  pick(zone: number, byFinger: boolean): void {
    this.walk.stop();
    const { chooser } = this;
    if (chooser.doubt) return chooser.back();
    const shown = byFinger && chooser.strolling;
    const far = chooser.strolling && !chooser.means(zone) ? this.wayTo(zone) : null;
    if (far && !shown) return this.start(far);
    const meant = shown && chooser.walksTo(zone) ? false : chooser.pickZone(zone);
    this.pinned = meant && !chooser.strolling ? null : zone;
    if (meant && byFinger) this.hovered = null;
  }

  /** A way that can be gone to its end this turn. */
  private wayTo(zone: number): ZombicideReach | null {
    const place = this.advice.outlook?.zones[zone];
    if (!this.chooser.turn || !place?.way?.keys.length || place.far) return null;
    return place.way;
  }

  private start({ keys }: ZombicideReach): void {
    const { ask } = this.chooser;
    if (ask) this.walk.begin(ask, keys);
    this.leave();
  }

  leave(): void {
    this.pinned = null;
    this.hovered = null;
  }
}
