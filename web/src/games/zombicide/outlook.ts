import type {
  ZombicideOutlook,
  ZombicidePlace,
  ZombicideRefusal,
  ZombicideThing,
} from './protocol';
import type { Group } from './bar';
import type { Words } from './words';

/** Why nothing of a grey button can be done, as far as the server has told. */
export function refusalOf(group: Group, outlook: ZombicideOutlook | null): ZombicideRefusal | null {
  for (const verb of group.verbs) {
    const found = outlook?.verbs[verb];
    if (found) return found;
  }
  return null;
}

/** What is in the way of the deed that was begun, if the zone cannot be chosen for it. */
export function barred(place: ZombicidePlace, group: string | null): ZombicideRefusal | null {
  if (group === 'shoot') return place.aim;
  if (group === 'move') return place.step;
  return group === null ? place.far : null;
}

/** What lies in a zone, sorted: what can be done now, what after going there, and what not. */
export interface Sorted {
  now: ZombicideThing[];
  there: ZombicideThing[];
  never: ZombicideThing[];
}

export function sorted(words: Words, things: ZombicideThing[]): Sorted {
  const away = ({ why }: ZombicideThing) => words.is(why?.why?.id, 'no-elsewhere');
  return {
    now: things.filter((one) => !one.why),
    there: things.filter(away),
    never: things.filter((one) => one.why && !away(one)),
  };
}
