import type { ZombicideScene, ZombicideTableView } from './protocol';
import { mainRect, middle } from './geometry';

/** The way as a line through the middles of its zones. */
export function drawn(scene: ZombicideScene, way: number[]): string {
  return way
    .map((zone, n) => {
      const { x, y } = middle(mainRect(scene.zones[zone]!));
      return `${n ? 'L' : 'M'}${x} ${y}`;
    })
    .join('');
}

export const actingOf = (board: ZombicideTableView) =>
  board.people.find((one) => one.id === board.turn);

/** The Actions that are lost for good if the turn ends now: nobody else is left, Zombies follow. */
export function lastActions(board: ZombicideTableView): number {
  const acting = actingOf(board);
  const others = board.people.some((one) => one !== acting && !one.done && one.zone !== null);
  return others ? 0 : (acting?.actions ?? 0);
}
