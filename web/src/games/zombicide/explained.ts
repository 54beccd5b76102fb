import { fetched } from '../../core/games';
import { gloss } from '../../core/gloss.svelte';
import type { Edition } from './edition';
import type { ZombicideScene } from './protocol';

/** Lets things be explained at this table, once that is here; returns how to stop. */
export function explained(game: string, edition: Edition, scene: () => ZombicideScene): () => void {
  let stop = () => {};
  const leave = fetched(
    () => import('./gloss'),
    ({ finder }) => (stop = gloss.use(game, finder(edition, scene))),
  );
  return () => {
    leave();
    stop();
  };
}
