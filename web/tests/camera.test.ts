import { expect, it, vi } from 'vitest';

import { Camera } from '../src/games/zombie-terror/camera';
import { CELL } from '../src/games/zombie-terror/grid';
import type { TerrorScene } from '../src/games/zombie-terror/protocol';
import { Zoom } from '../src/ui/zoom.svelte';

const scene = { width: 16, height: 12 } as unknown as TerrorScene;
const field = (column: number, row: number) => row * scene.width + column;

function close(): { zoom: Zoom; camera: Camera } {
  const zoom = new Zoom(() => ({ x: 0, y: 0, width: 16 * CELL, height: 12 * CELL }));
  const camera = new Camera(zoom, () => scene);
  zoom.lookAt(8 * CELL, 6 * CELL, 2);
  return { zoom, camera };
}

it('does not move the board from under a finger while the field is in sight', () => {
  const { zoom, camera } = close();
  const before = zoom.viewBox;
  camera.closer(field(9, 7));
  expect(zoom.viewBox).toBe(before);
});

it('goes to a field at the edge of what is seen', () => {
  const { zoom, camera } = close();
  camera.closer(field(11, 6));
  expect(zoom.seen.x).toBe(11.5 * CELL - 4 * CELL);
});

/** A board that is so many pixels wide on the screen, as wide as high. */
function drawn(pixels: number): { zoom: Zoom; camera: Camera } {
  const contentRect = { width: pixels, height: pixels };
  class Measured {
    constructor(private readonly told: (entries: object[]) => void) {}
    observe = () => this.told([{ contentRect }]);
  }
  vi.stubGlobal('ResizeObserver', Measured);
  vi.stubGlobal('addEventListener', () => undefined);
  const zoom = new Zoom(() => ({ x: -22, y: -22, width: 972, height: 740 }));
  zoom.attach({ addEventListener: () => undefined } as unknown as SVGSVGElement);
  vi.unstubAllGlobals();
  return { zoom, camera: new Camera(zoom, () => scene) };
}

it.each([320, 360, 375, 390, 412, 428])('comes close once on a phone of %i pixels', (pixels) => {
  const { zoom, camera } = drawn(pixels);
  camera.closer(field(8, 6));
  expect(zoom.scale).toBeGreaterThan(1);
  const before = zoom.viewBox;
  camera.closer(field(9, 7));
  expect(zoom.viewBox).toBe(before);
});

it('does not go on to the last zombie once somebody else is looked at', () => {
  const { zoom, camera } = close();
  const frames: FrameRequestCallback[] = [];
  vi.stubGlobal('requestAnimationFrame', (frame: FrameRequestCallback) => frames.push(frame));
  vi.stubGlobal('cancelAnimationFrame', (id: number) => delete frames[id - 1]);
  const before = zoom.viewBox;
  zoom.glideTo(0, 0, 2, false);
  camera.closer(field(8, 6)); // it is still in sight when the zombies' last scene ends
  frames.forEach((frame) => frame(performance.now() + 1000));
  expect(zoom.viewBox).toBe(before);
  vi.unstubAllGlobals();
});
