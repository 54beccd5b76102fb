import type { Thing } from '../zombicide/edition';
import { lineMiddle } from '../zombicide/geometry';
import type { Term } from '../zombicide/glossary';
import type { ZombicideScene, ZombicideTableView } from '../zombicide/protocol';
import { moldAt } from './spores';

const term = (kind: 'token' | 'word', name: string, ...rules: string[]): Term => ({
  kind: `web-gloss-${kind}`,
  name,
  rules,
});

/** What a station has besides, and the rules that say what it is. */
export const TERMS: Record<string, Term> = {
  'token:mold': term('token', 'web-mold-active', 'INV-MOLD-1', 'INV-MOLD-5', 'INV-MOLD-6'),
  'token:mold0': term('token', 'web-mold-inactive', 'INV-MOLD-10', 'INV-MOLD-11', 'INV-MOLD-9'),
  'token:airlock': term('token', 'web-place-airlock', 'INV-LOCK-1', 'INV-LOCK-2', 'INV-LOCK-3'),
  'word:chain': term('word', 'web-chain', 'INV-MOLD-13', 'INV-MOLD-Q1', 'INV-MOLD-11'),
  'word:oxygen': term('word', 'web-gloss-oxygen', 'INV-OXY-1', 'INV-OXY-2', 'INV-LOCK-2'),
  'word:supply': term('word', 'web-gloss-door', 'INV-DOOR-3', 'INV-DOOR-1', 'INV-DOOR-2'),
};

/** Where on the board Mold and Airlocks are. */
export function things(scene: ZombicideScene, { station }: ZombicideTableView): Thing[] {
  const at = (term: string) => (zone: number) => ({ term, ...moldAt(scene, zone) });
  const locks = scene.lines
    .filter(({ kind }) => kind === 'airlock')
    .map((line) => ({ term: 'token:airlock', ...lineMiddle(line) }));
  return [
    ...(station?.active ?? []).map(at('token:mold')),
    ...(station?.inactive ?? []).map(at('token:mold0')),
    ...locks,
  ];
}
