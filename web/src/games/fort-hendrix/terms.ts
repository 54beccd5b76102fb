import type { Thing } from '../zombicide/edition';
import { mainRect, middle } from '../zombicide/geometry';
import type { Term } from '../zombicide/glossary';
import type { ZombicideScene, ZombicideTableView } from '../zombicide/protocol';
import { lying } from './light';

const term = (kind: 'token' | 'word', name: string, ...rules: string[]): Term => ({
  kind: `web-gloss-${kind}`,
  name,
  rules,
});

/** What the fort has besides, and the rules that say what it is. */
export const TERMS: Record<string, Term> = {
  'word:clock': term('word', 'web-gloss-clock', 'FH-CLOCK-1', 'FH-CLOCK-2'),
  'word:night': term('word', 'web-gloss-night', 'FH-NIGHT-1', 'FH-NIGHT-2', 'FH-NIGHT-3'),
  'word:day': term('word', 'web-gloss-day', 'FH-CLOCK-2'),
  'word:allout': term('word', 'web-gloss-allout', 'FH-ALLOUT-2', 'FH-ALLOUT-5', 'FH-ALLOUT-1'),
  'word:cxp': term('word', 'web-gloss-cxp', 'FH-CXP-1', 'FH-CXP-2'),
  'word:bonus': term('word', 'web-gloss-bonus', 'FH-BONUS-1'),
  'word:infection': term('word', 'web-gloss-infection', 'FH-INF-1', 'FH-INF-3'),
  'token:beam': term('token', 'web-gloss-beam', 'FH-LIGHT-2', 'FH-LIGHT-3', 'FH-LIGHT-4'),
  'token:down': term('token', 'web-gloss-down', 'FH-KO-2', 'FH-KO-3', 'FH-KO-5'),
  'token:tale': term('token', 'web-story-card', 'FH-OBJ-1', 'FH-OBJ-2', 'FH-OBJ-3'),
};

/** Where on the board cards of the story lie, lamps burn and people are down. */
export function things(scene: ZombicideScene, board: ZombicideTableView): Thing[] {
  const centre = (zone: number) => middle(mainRect(scene.zones[zone]!));
  const down = board.fallen.flatMap(({ zone, fate }) =>
    zone !== null && fate === 'down' ? [{ term: 'token:down', ...centre(zone) }] : [],
  );
  const beams = (board.clock?.beams ?? []).flatMap(({ to }) =>
    to === null ? [] : [{ term: 'token:beam', ...centre(to) }],
  );
  const cards = lying(scene, board).map(({ x, y }) => ({ term: 'token:tale', x, y }));
  return [...cards, ...down, ...beams];
}
