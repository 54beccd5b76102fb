import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Plugin } from 'vite';
import { FIRST, ICONS } from './src/icons/names.ts';

/** What the page brings, and what is fetched with the first table. */
const MODULES = new Map([
  ['virtual:icons', FIRST],
  ['virtual:icons/rest', ICONS.filter((name) => !FIRST.includes(name))],
]);

interface IconFile {
  icons: Record<string, { body: string }>;
}

/** Bundles the drawings of the icons we name, and no others of the four thousand. */
export function icons(): Plugin {
  return {
    name: 'horda-icons',
    resolveId: (id) => (MODULES.has(id) ? `\0${id}` : undefined),
    load(id) {
      const wanted = MODULES.get(id.slice(1));
      if (!wanted) return undefined;
      const file = createRequire(import.meta.url).resolve('@iconify-json/game-icons/icons.json');
      const all = (JSON.parse(readFileSync(file, 'utf-8')) as IconFile).icons;
      const missing = ICONS.filter((name) => !(name in all));
      if (missing.length) throw new Error(`no such icons: ${missing.join(', ')}`);
      const outlines = wanted.map((name) => [name, outline(all[name]!.body)]);
      return `export default ${JSON.stringify(Object.fromEntries(outlines))}`;
    },
  };
}

/** What the one path of an icon draws: a page makes a path much faster than it reads markup. */
function outline(body: string): string {
  const found = /^<path fill="currentColor" d="([^"]+)"\/>$/.exec(body);
  if (!found) throw new Error(`an icon is not a single path: ${body}`);
  return rounded(found[1]!);
}

/** Nobody sees a hundredth of the 512 units of a drawing, and they are a quarter of its weight. */
function rounded(path: string): string {
  // “a9 9 0 015.2 3” has flags that look like a number.
  if (/[^\d.]0\d/.test(path)) throw new Error(`flags without spaces: ${path}`);
  return path.replace(/-?\d*\.\d+/g, (number) => {
    const short = String(Math.round(Number(number) * 10) / 10);
    // What was parted by its point, as in “1.25.5”, may have lost it.
    return short.startsWith('-') ? short : ` ${short}`;
  });
}
