import { t } from '../../../core/texts.svelte';
import { percent } from '../odds';
import type { Option } from '../kinds';
import type { ZombicideArm, ZombicideFit } from '../protocol';

/** The best that somebody can do with the cards in Hand, by what the engine says of each card. */
export function armsOf(
  options: readonly Option[],
  fits: Readonly<Record<string, ZombicideFit>>,
  who: number,
): ZombicideArm {
  const own = options.flatMap(({ key, data }) =>
    data.type === 'Lift' && data.who === who && fits[key] ? [fits[key].now] : [],
  );
  return {
    melee: Math.max(0, ...own.map(({ melee }) => melee)),
    ranged: Math.max(0, ...own.map(({ ranged }) => ranged)),
  };
}

/** A sentence about somebody's arms, and whether it is a warning. */
export interface Effect {
  said: string;
  warns: boolean;
}

const MODES = ['ranged', 'melee'] as const;

/** What somebody can still do, and what is lost by the way the cards lie now. */
export function effectsOf(before: ZombicideArm, now: ZombicideArm): Effect[] {
  return MODES.flatMap((mode): Effect[] => {
    if (now[mode]) {
      const said = t(`web-arms-${mode}`, { chance: percent(now[mode]) });
      return [{ said, warns: false }];
    }
    return before[mode] ? [{ said: t(`web-arms-no-${mode}`), warns: true }] : [];
  });
}
