import type { Happening } from '../../protocol';
import type { Mark } from '../../table/film';

const FALL: Mark = { kind: 'event', icon: 'graveyard', bad: true };
const SIGNS: Record<string, Mark> = {
  ZombiesAct: { kind: 'phase' },
  Attacked: { kind: 'event', icon: 'rolling-dices' },
  CarAttacked: { kind: 'event', icon: 'police-car' },
  Drew: { kind: 'event', icon: 'magnifying-glass' },
  DoorOpened: { kind: 'event', icon: 'entry-door' },
  ObjectiveTaken: { kind: 'event', icon: 'thumb-up' },
  CrateTaken: { kind: 'event', icon: 'wooden-crate' },
  Escaped: { kind: 'event', icon: 'exit-door' },
  Wounded: { kind: 'event', icon: 'broken-heart', bad: true },
  Fell: FALL,
  Misfired: FALL,
  Burned: FALL,
};

/** What the events of Zombicide mean to the timeline. */
export function markOf({ data }: Happening): Mark | null {
  const kind = String(data['type']);
  if (kind === 'RoundBegan') return { kind: 'round', number: Number(data['round']) };
  return SIGNS[kind] ?? null;
}
