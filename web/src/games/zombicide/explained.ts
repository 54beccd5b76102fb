import { fetched } from '../../core/games';
import { gloss } from '../../core/gloss.svelte';
import type { Edition } from './edition';
import type { Vacant } from './vacant.svelte';

/** Lets things be explained at this table, once that is here; returns how to stop. */
export function explained(game: string, edition: Edition, vacant: Vacant): () => void {
  let stop = () => {};
  const leave = fetched(
    () => import('./gloss'),
    ({ finder }) =>
      (stop = gloss.use(
        game,
        finder(
          edition,
          () => vacant.scene,
          () => vacant.said,
          (group) => vacant.deed(group),
        ),
      )),
  );
  return () => {
    leave();
    stop();
  };
}
