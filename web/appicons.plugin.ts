import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { initWasm, Resvg } from '@resvg/resvg-wasm';
import type { Plugin } from 'vite';

const SIZES = [180, 192, 512];

/** Phones want their icons as pictures: they are drawn from icon.svg by every build. */
export function appIcons(): Plugin {
  return {
    name: 'horda-app-icons',
    apply: 'build',
    async generateBundle() {
      const wasm = createRequire(import.meta.url).resolve('@resvg/resvg-wasm/index_bg.wasm');
      await initWasm(await readFile(wasm));
      const drawing = await readFile(new URL('./public/icon.svg', import.meta.url), 'utf-8');
      for (const size of SIZES) {
        this.emitFile(picture(`icon-${size}.png`, square(drawing), size));
      }
      this.emitFile(picture('icon-maskable.png', small(square(drawing)), 512));
    },
  };
}

/** Phones round the corners themselves. */
const square = (drawing: string): string => drawing.replace(' rx="14"', '');

/** What a phone may cut off is ground: it keeps at least a circle of four fifths. */
const small = (drawing: string): string =>
  drawing
    .replace('<g ', '<g transform="translate(8 8) scale(0.75)"><g ')
    .replace('</g>', '</g></g>');

function picture(fileName: string, drawing: string, size: number) {
  const drawn = new Resvg(drawing, { fitTo: { mode: 'width', value: size } }).render();
  return { type: 'asset' as const, fileName, source: drawn.asPng() };
}
