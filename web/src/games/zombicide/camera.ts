import { settings } from '../../core/settings.svelte';
import type { Zoom } from '../../ui/zoom.svelte';
import { mainRect, middle } from './geometry';
import type { ZombicideEffect } from './kinds';
import type { ZombicideScene, ZombicideTableView } from './protocol';

/** The zone where something happens, if it happens in one. */
export function placeOf(effect: ZombicideEffect, board: ZombicideTableView): number | null {
  if (effect.kind === 'fly' || effect.kind === 'walk' || effect.kind === 'drive') return effect.to;
  if ('zone' in effect) return effect.zone;
  const id = effect.kind === 'found' ? effect.who : 'id' in effect ? effect.id : '';
  return board.people.find((one) => one.id === id)?.zone ?? null;
}

/** On a phone: goes where something happens, and back to whoever acts. */
export class Camera {
  /** Something is looked at above what is told of it. */
  private raised = false;

  constructor(
    private readonly zoom: Zoom,
    private readonly scene: () => ZombicideScene,
  ) {}

  private get scale(): number {
    return Math.max(1.4, this.scene().width / 560);
  }

  /**
   * Looks at a zone; `above` leaves room below for what is told, `beside` on the right for a card:
   * also where the board ends there.
   */
  look(zone: number, above = false, beside = false): void {
    const scene = this.scene();
    if (!scene.zones[zone]) return;
    const { x, y } = middle(mainRect(scene.zones[zone]));
    const { width, height } = this.zoom.span(this.scale);
    const [right, down] = [beside ? width / 6 : 0, above ? height / 4 : 0];
    this.raised = above;
    const room = { x: right && width / 2, y: down && height };
    this.zoom.glideTo(x + right, y + down, this.scale, settings.reducedMotion, room);
  }

  /** What needed room below the board is over. */
  rest(): void {
    if (this.raised && !this.zoom.fitted) {
      const { x, y, width, height } = this.zoom.seen;
      const { scale } = this.zoom;
      this.zoom.glideTo(x + width / 2, y + height / 2, scale, settings.reducedMotion);
    }
    this.raised = false;
  }

  /** Shows all of the map where one of these zones is out of sight. */
  overlook(zones: readonly number[]): void {
    const hidden = zones.some((zone) => {
      const found = this.scene().zones[zone];
      if (!found) return false;
      const { x, y } = middle(mainRect(found));
      return !this.zoom.shows(x, y);
    });
    if (hidden) this.zoom.fit();
  }

  /** Goes to what happens, unless it is well in sight, or all of the map is. */
  follow(effects: readonly ZombicideEffect[], board: ZombicideTableView): void {
    if (this.zoom.fitted) return;
    for (const effect of effects) {
      const zone = placeOf(effect, board);
      if (zone === null || !this.scene().zones[zone]) continue;
      const { x, y } = middle(mainRect(this.scene().zones[zone]!));
      if (!this.zoom.shows(x, y)) this.look(zone);
      return;
    }
  }
}
