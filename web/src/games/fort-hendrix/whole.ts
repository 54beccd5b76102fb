import type { ZombicideScene, ZombicideSceneLine } from '../zombicide/protocol';

type Line = ZombicideSceneLine;

/** Whether a line goes on where another one ends. */
const follows = (one: Line, other: Line): boolean =>
  one.upright === other.upright &&
  (one.upright
    ? one.x === other.x && one.y + one.length === other.y
    : one.y === other.y && one.x + one.length === other.x);

/** Coarse tiles are cut finer here, and their doors with them: halves are one door again. */
export function whole(scene: ZombicideScene): ZombicideScene {
  const lines: Line[] = [];
  for (const line of scene.lines) {
    const half =
      line.kind === 'door'
        ? lines.findIndex(
            (one) => one.door === line.door && (follows(one, line) || follows(line, one)),
          )
        : -1;
    if (half < 0) lines.push(line);
    else {
      const known = lines[half]!;
      const first = follows(known, line) ? known : line;
      lines[half] = { ...first, length: known.length + line.length };
    }
  }
  return { ...scene, lines };
}
