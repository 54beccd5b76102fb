import type { OfferedOption } from '../../protocol';
import type { WinterKinds } from './protocol';

/** Nothing flies over this table yet: what happens is told. */
export interface WinterEffect {
  kind: string;
}

/** All that a table of this game deals with. */
export interface Winter extends WinterKinds {
  effect: WinterEffect;
}

export type Option = OfferedOption<Winter>;
