export interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

const CLOSEST = 5;
/** How long the camera is on its way. */
const GLIDE = 420;
const NONE = { x: 0, y: 0 };

/** Keeps a view on the drawing: no empty space beside it, or the same on both sides. */
export function within(place: number, from: number, length: number, view: number): number {
  const last = from + length - view;
  return last < from ? (from + last) / 2 : Math.max(from, Math.min(place, last));
}

/** What part of a drawing is seen: dragged, pinched, wheeled, or fitted. */
export class Zoom {
  scale = $state(1);
  x = $state(0);
  y = $state(0);
  /** Something was dragged, so the click that follows is no click. */
  dragged = false;

  private gliding = 0;
  private fingers = new Map<number, { x: number; y: number }>();
  private moved = 0;

  /** Width by height of the element; the drawing may use all of it. */
  private aspect = $state(0);
  private wide = $state(0);

  constructor(private readonly drawing: () => Box) {}

  /** The drawing with as much around it as the element leaves. */
  private whole(): Box {
    const { x, y, width, height } = this.drawing();
    if (!this.aspect) return { x, y, width, height };
    const wide = Math.max(width, height * this.aspect);
    const high = Math.max(height, width / this.aspect);
    return { x: x - (wide - width) / 2, y: y - (high - height) / 2, width: wide, height: high };
  }

  /** Width by height of the element it is drawn on; 0 until it was measured. */
  get shape(): number {
    return this.aspect;
  }

  /** How many units of the drawing a pixel of the screen is. */
  get pixel(): number {
    return this.wide ? this.whole().width / this.scale / this.wide : 1;
  }

  /** How large words must be drawn to be `pixels` high on the screen, if they are `units` high. */
  grow(units: number, pixels: number): number {
    return Math.max(1, (pixels * this.pixel) / units);
  }

  get viewBox(): string {
    const { x, y, width, height } = this.whole();
    return `${x + this.x} ${y + this.y} ${width / this.scale} ${height / this.scale}`;
  }

  /** What is in sight, in units of the drawing. */
  get seen(): Box {
    const { x, y, width, height } = this.whole();
    return {
      x: x + this.x,
      y: y + this.y,
      width: width / this.scale,
      height: height / this.scale,
    };
  }

  /** Whether a place is well in sight: in the middle part of the view. */
  shows(x: number, y: number, part = 0.6): boolean {
    const { seen } = this;
    const [dx, dy] = [x - seen.x - seen.width / 2, y - seen.y - seen.height / 2];
    return Math.abs(dx) <= (seen.width * part) / 2 && Math.abs(dy) <= (seen.height * part) / 2;
  }

  get fitted(): boolean {
    return this.scale === 1;
  }

  /** Ends the way to where it went: else that would go on after whatever comes now. */
  rest(): void {
    if (this.gliding) cancelAnimationFrame(this.gliding);
    this.gliding = 0;
  }

  fit(): void {
    this.rest();
    this.scale = 1;
    this.x = 0;
    this.y = 0;
  }

  /** How much of the drawing is in sight, so close. */
  span(scale: number): { width: number; height: number } {
    const { width, height } = this.whole();
    return { width: width / scale, height: height / scale };
  }

  /** Looks at a place of the drawing, at least so close; `room` of nothing may be seen right of it and below. */
  lookAt(x: number, y: number, scale: number, room = NONE): void {
    const all = this.whole();
    this.scale = Math.max(1, Math.min(CLOSEST, scale));
    this.x = x - all.x - all.width / this.scale / 2;
    this.y = y - all.y - all.height / this.scale / 2;
    this.clamp(room);
  }

  /** Goes there within a moment, or at once where nothing may move; never from under a finger. */
  glideTo(x: number, y: number, scale: number, still: boolean, room = NONE): void {
    this.rest();
    if (this.fingers.size) return;
    const from = { x: this.x, y: this.y, scale: this.scale };
    this.lookAt(x, y, scale, room);
    if (still) return;
    const to = { x: this.x, y: this.y, scale: this.scale };
    const began = performance.now();
    const step = (now: number) => {
      const part = Math.min(1, Math.max(0, (now - began) / GLIDE));
      const eased = 1 - (1 - part) ** 3;
      this.x = from.x + (to.x - from.x) * eased;
      this.y = from.y + (to.y - from.y) * eased;
      this.scale = from.scale + (to.scale - from.scale) * eased;
      if (part < 1 && !this.fingers.size) this.gliding = requestAnimationFrame(step);
    };
    step(began);
  }

  /** Zooms by a factor, with the place under the pointer staying where it is. */
  by(factor: number, at: { x: number; y: number }): void {
    const scale = Math.max(1, Math.min(CLOSEST, this.scale * factor));
    const all = this.whole();
    const before = { w: all.width / this.scale, h: all.height / this.scale };
    const after = { w: all.width / scale, h: all.height / scale };
    this.x += at.x * (before.w - after.w);
    this.y += at.y * (before.h - after.h);
    this.scale = scale;
    this.clamp();
  }

  private clamp(room = NONE): void {
    const [all, part] = [this.whole(), this.drawing()];
    this.x = within(this.x, part.x - all.x, part.width + room.x, all.width / this.scale);
    this.y = within(this.y, part.y - all.y, part.height + room.y, all.height / this.scale);
  }

  /** Listens on an element: give it as an attachment. */
  attach = (node: SVGSVGElement): (() => void) => {
    const place = (event: { clientX: number; clientY: number }) => {
      const box = node.getBoundingClientRect();
      return {
        x: (event.clientX - box.left) / box.width,
        y: (event.clientY - box.top) / box.height,
      };
    };
    const wheel = (event: WheelEvent) => {
      event.preventDefault();
      this.by(Math.exp(-event.deltaY / 400), place(event));
    };
    const down = (event: PointerEvent) => {
      this.fingers.set(event.pointerId, place(event));
      this.moved = 0;
      this.dragged = false;
    };
    const move = (event: PointerEvent) => {
      if (this.fingers.has(event.pointerId)) this.drag(event.pointerId, place(event));
    };
    const up = (event: PointerEvent) => {
      this.fingers.delete(event.pointerId);
    };
    // A key is no click that ends a drag.
    const key = () => {
      this.dragged = false;
    };
    const measure = new ResizeObserver(([entry]) => {
      const { width = 0, height = 0 } = entry?.contentRect ?? {};
      this.aspect = height ? width / height : 0;
      this.wide = width;
      this.clamp();
    });
    measure.observe(node);
    node.addEventListener('wheel', wheel, { passive: false });
    node.addEventListener('pointerdown', down);
    node.addEventListener('keydown', key, true);
    addEventListener('pointermove', move);
    addEventListener('pointerup', up);
    addEventListener('pointercancel', up);
    return () => {
      measure.disconnect();
      node.removeEventListener('wheel', wheel);
      node.removeEventListener('pointerdown', down);
      node.removeEventListener('keydown', key, true);
      removeEventListener('pointermove', move);
      removeEventListener('pointerup', up);
      removeEventListener('pointercancel', up);
    };
  };

  private drag(finger: number, now: { x: number; y: number }): void {
    const before = this.fingers.get(finger)!;
    const other = [...this.fingers].find(([id]) => id !== finger)?.[1];
    this.moved += Math.hypot(now.x - before.x, now.y - before.y);
    if (this.moved > 0.012) this.dragged = true;
    if (other) this.pinch(before, now, other);
    else if (this.scale > 1) this.pan(now.x - before.x, now.y - before.y);
    this.fingers.set(finger, now);
  }

  private pinch(
    before: { x: number; y: number },
    now: { x: number; y: number },
    other: { x: number; y: number },
  ): void {
    const was = Math.hypot(before.x - other.x, before.y - other.y);
    const is = Math.hypot(now.x - other.x, now.y - other.y);
    if (was > 0.01) this.by(is / was, { x: (now.x + other.x) / 2, y: (now.y + other.y) / 2 });
  }

  private pan(dx: number, dy: number): void {
    const { width, height } = this.whole();
    this.x -= (dx * width) / this.scale;
    this.y -= (dy * height) / this.scale;
    this.clamp();
  }
}
