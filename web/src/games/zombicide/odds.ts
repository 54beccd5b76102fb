import type { Option } from './kinds';
import type { ZombicideOdds, ZombicideScene, ZombicideTableView } from './protocol';

/** One part of the bar of all outcomes. */
export interface Part {
  hits: number;
  /** This many or more. */
  open: boolean;
  chance: number;
}

/** What a player wants to know before the dice fall. */
export interface Summary {
  dice: number;
  /** At least one hit, at least one Zombie down, all of them down. */
  hit: number;
  kill: number;
  clear: number;
  mean: number;
  parts: Part[];
  /** Misses hit a friend, by the number of Wounds; empty where nobody stands there. */
  risks: [number, number][];
  risk: number;
}

const MOST_PARTS = 4;

export function summary(odds: ZombicideOdds, standing: number): Summary {
  const sum = (pairs: [number, number][], fits: (n: number) => boolean) =>
    pairs.reduce((all, [n, chance]) => (fits(n) ? all + chance : all), 0);
  const fallen = odds.kills.map(([kinds, chance]): [number, number] => [
    kinds.reduce((all, one) => all + one, 0),
    chance,
  ]);
  const risks = odds.wounds.filter(([wounds, chance]) => wounds > 0 && chance > 0);
  return {
    dice: odds.dice,
    hit: odds.dice ? sum(odds.hits, (n) => n > 0) : 1,
    kill: sum(fallen, (n) => n > 0),
    clear: standing ? sum(fallen, (n) => n >= standing) : 0,
    mean: fallen.reduce((all, [n, chance]) => all + n * chance, 0),
    parts: parts(odds.hits),
    risks,
    risk: risks.reduce((all, [, chance]) => all + chance, 0),
  };
}

/** An attack that may wound a friend, or that no enemy can fall to: it is never done at once. */
export const isTrap = ({ useful, perils }: ZombicideOdds): boolean => !useful || perils.length > 0;

/** The outcomes in order; the rare high ones of many dice are one part. */
function parts(hits: [number, number][]): Part[] {
  const shown = hits.slice(0, MOST_PARTS - 1).map(([n, chance]) => part(n, chance, false));
  const rest = hits.slice(MOST_PARTS - 1);
  if (!rest.length) return shown;
  const chance = rest.reduce((all, [, one]) => all + one, 0);
  return [...shown, part(rest[0]![0], chance, rest.length > 1)];
}

const part = (hits: number, chance: number, open: boolean): Part => ({ hits, open, chance });

/** Whole per cent; only what is certain is 0 or 100. */
export function percent(chance: number): string {
  if (chance <= 0) return '0%';
  if (chance >= 1 - 1e-9) return '100%';
  const whole = Math.round(chance * 100);
  if (whole < 1) return '<1%';
  return whole > 99 ? '>99%' : `${whole}%`;
}

/** The zone an attack is aimed at: its own, or where the attacker stands. */
export function aimOf(option: Option, board: ZombicideTableView): number | null {
  if ('zone' in option.data) return option.data.zone;
  return board.people.find((one) => one.id === board.turn)?.zone ?? null;
}

export function zombiesIn(board: ZombicideTableView, zone: number): number {
  const here = board.zones[zone]?.zombies ?? {};
  return Object.values(here).reduce((all, count) => all + count, 0);
}

/** The card that an option uses, if it uses one. */
export function weaponOf(
  { box }: ZombicideScene,
  { data }: Option,
): ZombicideScene['box']['cards'][number] | undefined {
  return 'card' in data && data.card >= 0 ? box.cards[box.card_of[data.card]!] : undefined;
}

/** Is something shot or thrown? Attacks of several kinds say so; of the others those that name a Zone. */
export function isRanged({ data }: Option): boolean {
  return 'mode' in data ? data.mode === 'ranged' : 'zone' in data;
}

/** Does the weapon of an attack make noise? */
export function isNoisy(scene: ZombicideScene, option: Option): boolean {
  const card = weaponOf(scene, option);
  const mode = isRanged(option) ? 'ranged' : 'melee';
  return card?.profiles.some((profile) => profile.mode === mode && profile.noisy) ?? false;
}

/** The most promising attack; what helps nobody is weighed only where somebody points at it. */
export function bestOf(options: Option[], odds: Record<string, ZombicideOdds>): Option | undefined {
  const mean = ({ key }: Option) =>
    Math.max(summary(odds[key]!, 0).mean, ...odds[key]!.plans.map(({ kill }) => kill));
  return options
    .filter(({ key }) => odds[key]!.useful)
    .toSorted((one, other) => mean(other) - mean(one))[0];
}

/** Attacks of the same question that endanger nobody, the likeliest to kill first. */
export function saferThan(
  doubt: Option,
  options: Option[],
  odds: Record<string, ZombicideOdds>,
): Option[] {
  const kill = ({ key }: Option) => summary(odds[key]!, 0).kill;
  return options
    .filter(({ key }) => key !== doubt.key && odds[key] && !isTrap(odds[key]))
    .toSorted((one, other) => kill(other) - kill(one));
}

/** The chance that an enemy falls: as it is, or, where nobody falls so, as it can be declared. */
export const killOf = (odds: ZombicideOdds): number =>
  summary(odds, 0).kill || Math.max(0, ...odds.plans.map((plan) => plan.kill));

/** What the tag of a zone says while somebody aims: the number of the button beside the board. */
export interface Best {
  kill: number;
  /** Whatever is chosen there may wound a friend. */
  risky: boolean;
}

/** The best chance to kill enemies among the attacks on every zone, for the tags on the board. */
export function bestByZone(
  options: Option[],
  odds: Record<string, ZombicideOdds>,
  board: ZombicideTableView,
): Map<number, Best> {
  const best = new Map<number, Best>();
  for (const option of options) {
    const found = odds[option.key];
    const zone = aimOf(option, board);
    if (!found?.useful || zone === null) continue;
    const before = best.get(zone);
    const kill = Math.max(killOf(found), before?.kill ?? 0);
    best.set(zone, { kill, risky: isTrap(found) && (before?.risky ?? true) });
  }
  return best;
}

/** What the tag of every target says: its name, the chance and a sign of danger. */
export function aimed(
  targets: ReadonlyMap<number, unknown>,
  best: Map<number, Best>,
  { zones }: ZombicideScene,
): Map<number, string> {
  const word = (zone: number) => {
    const found = best.get(zone);
    return found ? `${zones[zone]!.name} · ${percent(found.kill)}${found.risky ? ' ⚠' : ''}` : '';
  };
  return new Map([...targets.keys()].map((zone) => [zone, word(zone)]));
}
