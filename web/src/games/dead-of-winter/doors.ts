import type { WinterBoardView, WinterScene } from './protocol';

/** What the next colony phase would do at an entrance of the colony. */
export interface Strain {
  door: number;
  kind: 'breaks' | 'trap' | 'overrun';
  count: number;
}

/**
 * Zombies come to the colony's entrances in turn, the first one first. Who finds no space sets a trap
 * off or breaks a barricade; where neither stands, it gets in.
 */
export function strains(board: WinterBoardView, scene: WinterScene): Strain[] {
  const place = board.places.find(({ id }) => id === 'colony');
  const spaces = scene.places.find(({ id }) => id === 'colony')?.entrances ?? [];
  const doors = place?.entrances ?? [];
  const coming = board.coming.zombies[0] ?? 0;
  return doors.flatMap((door, n): Strain[] => {
    const share = Math.ceil(Math.max(0, coming - n) / doors.length);
    const taken = door.zombies + door.specials.length + door.barricades + door.traps;
    const many = share - Math.max(0, (spaces[n] ?? 0) - taken);
    if (many <= 0) return [];
    // What comes after a trap finds space again.
    if (door.traps) return [{ door: n + 1, kind: 'trap', count: 1 }];
    const broken = Math.min(many, door.barricades);
    const found: Strain[] = [
      { door: n + 1, kind: 'breaks', count: broken },
      { door: n + 1, kind: 'overrun', count: many - broken },
    ];
    return found.filter(({ count }) => count > 0);
  });
}
