import type { LogLine } from '../../core/game.svelte';
import type { Effect } from '../../core/show.svelte';
import type { BannerKinds } from './protocol';

/** All that the table of this campaign deals with. */
export interface Banner extends BannerKinds {
  effect: Effect;
}

export type Line = LogLine<Banner>;
