import type { WinterBoardView, WinterScene } from './protocol';

/** What the next colony phase would do at an entrance of the colony. */
export interface Strain {
  door: number;
  kind: 'breaks' | 'trap' | 'overrun';
  count: number;
}

/**
 * Zombies come to the colony's entrances in turn, the first one first. Who finds no space sets a trap
 * off or breaks a barricade, and is gone with it: the next one finds space again. Where neither
 * stands, it gets in.
 */
export function strains(board: WinterBoardView, scene: WinterScene): Strain[] {
  const place = board.places.find(({ id }) => id === 'colony');
  const spaces = scene.places.find(({ id }) => id === 'colony')?.entrances ?? [];
  const doors = place?.entrances ?? [];
  const coming = board.coming.zombies[0] ?? 0;
  return doors.flatMap((door, n): Strain[] => {
    const share = Math.ceil(Math.max(0, coming - n) / doors.length);
    const found = { trap: 0, breaks: 0, overrun: 0 };
    let { zombies, barricades, traps } = door;
    let free = (spaces[n] ?? 0) - zombies - door.specials.length - barricades - traps;
    for (let left = share; left > 0; left--) {
      if (free > 0) {
        free--;
        zombies++;
      } else if (traps > 0) {
        traps--;
        free += zombies + 1;
        zombies = 0;
        found.trap = 1;
      } else if (barricades > 0) {
        barricades--;
        free++;
        found.breaks++;
      } else found.overrun++;
    }
    return (['trap', 'breaks', 'overrun'] as const)
      .map((kind) => ({ door: n + 1, kind, count: found[kind] }))
      .filter(({ count }) => count > 0);
  });
}
