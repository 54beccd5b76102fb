import { settings } from '../../core/settings.svelte';
import type { Zoom } from '../../ui/zoom.svelte';
import { CELL, placeOf } from './grid';
import type { TerrorEffect } from './kinds';
import type { TerrorScene } from './protocol';

/** Fields are so large, in pixels, where somebody looks closer. */
const ROOMY = 50;
const ROUNDED = 1.001;
/** What happens within this part of the view is seen. */
const SEEN = 0.9;
/** Within this part there is room around it, for arrows and ways. */
const AROUND = 0.7;

/** On a phone: close to whoever acts, and where something happens. */
export class Camera {
  constructor(
    private readonly zoom: Zoom,
    private readonly scene: () => TerrorScene,
  ) {}

  /** Looks closer at a field; what is close and in sight stays where the finger is. */
  closer(at: number): void {
    this.zoom.rest(); // the last zombie was followed: what is still in sight would glide out of it
    const { x, y } = placeOf(this.scene(), at);
    const near = this.zoom.grow(CELL, ROOMY);
    // What was made as large as that is often a trifle smaller by rounding.
    if (near > ROUNDED || !this.zoom.shows(x, y, AROUND))
      this.zoom.lookAt(x, y, this.zoom.scale * near);
  }

  /** Shows all of the board where none of these fields is in sight. */
  keep(fields: readonly number[]): void {
    const seen = fields.some((at) => {
      const { x, y } = placeOf(this.scene(), at);
      return this.zoom.shows(x, y, SEEN);
    });
    if (!seen) this.zoom.fit();
  }

  /** Goes to what happens out of sight. */
  follow(effects: readonly TerrorEffect[]): void {
    const at = effects.find((one) => one.at !== null)?.at ?? null;
    if (this.zoom.fitted || at === null) return;
    const { x, y } = placeOf(this.scene(), at);
    if (!this.zoom.shows(x, y, SEEN))
      this.zoom.glideTo(x, y, this.zoom.scale, settings.reducedMotion);
  }
}
