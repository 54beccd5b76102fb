import { settings } from '../../../core/settings.svelte';

/** How long a thumb is held until its envelope closes. */
export const HOLD = 700;

/** Something that is done only once a press was held long enough; keys may simply press it. */
export class Hold {
  /** What is held right now. */
  held: string | null = $state(null);
  private timer: ReturnType<typeof setTimeout> | undefined;

  constructor(private readonly done: (what: string) => void) {}

  /** However fast events play: a slow tap is no hold. */
  get milliseconds(): number {
    return settings.reducedMotion || settings.speed > 1 ? HOLD / 2 : HOLD;
  }

  begin(what: string): void {
    this.end();
    this.held = what;
    this.timer = setTimeout(() => {
      this.held = null;
      this.done(what);
    }, this.milliseconds);
  }

  /** A finger is put down: a button would keep it, and not say that it has left. */
  press({ target, pointerId }: PointerEvent, what: string): void {
    if (target instanceof Element && target.hasPointerCapture(pointerId))
      target.releasePointerCapture(pointerId);
    this.begin(what);
  }

  /** Without holding: for those who press by other means than a pointer. */
  now(what: string): void {
    this.end();
    this.done(what);
  }

  end(): void {
    clearTimeout(this.timer);
    this.held = null;
  }
}
