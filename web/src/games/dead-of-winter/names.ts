import type { GameStore } from '../../core/game.svelte';
import { t, texts, type Spelling } from '../../core/texts.svelte';
import { seatName } from '../../ui/bots';
import { seatTitle } from '../../ui/titles';
import { there } from './choices';
import type { Winter } from './kinds';
import type { WinterBoardView, WinterScene } from './protocol';

/** Names of cards and people as people say them, and what is looked up by number. */
export const survivorName = (id: string): string => t(`dw-survivor-${id}`);
export const placeName = (id: string): string => t(`dw-place-${id}`);
/** A name that fits on a plate. */
export const shortPlace = (id: string): string =>
  texts.has(`dw-web-place-${id}`) ? t(`dw-web-place-${id}`) : placeName(id);

/** Who sits there by name, yourself too; bots, and two of one name, have a number. */
export function titled(store: GameStore<Winter>, seat: number): string {
  const seats = store.table?.seats ?? [];
  const at = (n: number) => seats.find((one) => one.seat === n);
  const of = (n: number) => seatName(at(n));
  if (store.played.length > 1 && store.played.includes(seat) && store.table)
    return seatTitle(store.table, seat);
  if (at(seat)?.bot && !at(seat)?.nickname) return t('dw-web-bot', { n: seat + 1 });
  const name = of(seat);
  return seats.some((one) => one.seat !== seat && of(one.seat) === name)
    ? `${name} ${seat + 1}`
    : name;
}
/** Whether the table says "you" of a seat: of one that a bot plays only where we have no other. */
export const isYou = ({ seats, played }: GameStore<Winter>, seat: number): boolean =>
  seats.includes(seat) && played.length < 2 && (seats.length < 2 || played.includes(seat));
/** Who plays a seat, as this browser's player would say. */
export const nameOf = (store: GameStore<Winter>, seat: number): string =>
  isYou(store, seat) ? t('web-you') : titled(store, seat);
/** A sentence about what somebody does: of "you" it has a form of its own. */
export const saidOf = (store: GameStore<Winter>, seat: number, id: string): string =>
  t(isYou(store, seat) ? `${id}.you` : id, { who: titled(store, seat) });

/** Which round is the last one; where none is left, it is the one that is played. */
export const lastRound = ({ round, rounds_left }: WinterBoardView): number =>
  round + Math.max(rounds_left, 1) - 1;

/** Whose word the table waits for; while it still shows what happened, it may be one's own. */
export function awaited(store: GameStore<Winter>): string {
  if (store.closed) return t('web-table-closed');
  if (store.past.watching) return t('web-looking-back');
  const others = store.waiting.filter((seat) => !store.played.includes(seat));
  if (!others.length && store.waiting.length) return t('dw-web-you-next');
  return t('web-waiting-for', { who: others.map((seat) => nameOf(store, seat)).join(', ') });
}

/** Stands before a name in a sentence, unseen. */
const NAMED = '\u2060';

/** Sentences say who by a number, from 1; the table knows them by name, and needs no "player" before it. */
export function named(store: GameStore<Winter>): Spelling {
  const spell: Spelling = (name, value) =>
    (name === 'seat' || name === 'target') && typeof value === 'number' && store.played.length < 2
      ? NAMED + titled(store, value - 1)
      : value;
  spell.tidy = unplayed;
  return spell;
}
/** Only the plain form of the word can go: where Polish bends it, the name alone would be wrong. */
export const unplayed = (said: string): string =>
  said.replace(new RegExp(`(?<![\\p{L}])(player|gracz) ${NAMED}`, 'giu'), '').replaceAll(NAMED, '');

/** The letter on the token of a seat; of a bot, its number. */
export function letter(store: GameStore<Winter>, seat: number): string {
  const found = store.table?.seats.find((one) => one.seat === seat);
  if (found?.bot && !found.nickname) return `${seat + 1}`;
  return (seatName(found)[0] ?? '').toUpperCase();
}

/** So that a name fits on a token. */
export const initials = (id: string): string =>
  survivorName(id)
    .split(' ')
    .map((word) => word[0] ?? '')
    .join('')
    .slice(0, 2)
    .toUpperCase();
export const firstName = (id: string): string => survivorName(id).split(' ')[0] ?? '';

/** A card is called `title` or `title@home`. */
export const titleOf = (card: string): string => card.split('@')[0] ?? '';
export const homeOf = (card: string): string => card.split('@')[1] ?? '';
export const cardName = (card: string): string => t(`dw-item-${titleOf(card)}`);
export const cardText = (card: string): string => t(`dw-item-${titleOf(card)}.text`);
/** The card that a question comes from: one that was given asks how before its words are carried out. */
export const causeOf = ({ now: { source, offered } }: WinterBoardView): string =>
  source || (offered ? `item/${titleOf(offered)}` : '');

const LONG = /\p{L}{9,}/gu;
const SYLLABLE =
  /([aeiouyąęó][^aeiouyąęó]*?)((?:sz|cz|rz|ch|dz|dź|dż|[^aeiouyąęó])(?=[aeiouyąęó]\p{L}))/giu;
/** Long words may be divided, and show it: a small card is narrower than some of them. */
export const divisible = (name: string): string =>
  name.replace(LONG, (word) => word.replace(SYLLABLE, '$1\u00ad$2'));

/** Events name item cards by a code: the title is its lowest byte. */
const TITLE = 255;
export const itemOf = (scene: WinterScene, code: number): string =>
  code < 0 ? '' : (scene.items[code & TITLE]?.id ?? '');
export const typeOf = (scene: WinterScene, card: string): string =>
  scene.items.find(({ id }) => id === titleOf(card))?.type ?? 'tool';

/** The sign of a type of items, and what its band is called in style sheets. */
export const TYPES: Record<string, { sign: string; band: string }> = {
  fuel: { sign: 'fuel', band: 't-fuel' },
  food: { sign: 'meal', band: 't-food' },
  medicine: { sign: 'med', band: 't-med' },
  tool: { sign: 'lock', band: 't-tool' },
  education: { sign: 'book', band: 't-book' },
  weapon: { sign: 'pistol', band: 't-gun' },
  survivor: { sign: 'person', band: 't-surv' },
};
export const signOf = (type: string): string => TYPES[type]?.sign ?? 'lock';
export const bandOf = (type: string): string => TYPES[type]?.band ?? 't-tool';

/** What a printed ability says about where it works, and the rest. */
export function ability(id: string): { where: string; what: string } {
  const said = t(`dw-survivor-${id}.text`);
  const [where = '', ...rest] = said.split(': ');
  return rest.length ? { where, what: rest.join(': ') } : { where: '', what: said };
}

/** The conditions of a hidden objective, one by one: its sentence lists them with semicolons. */
export function clauses(secret: string): string[] {
  const said = t(`dw-secret-${secret}.text`).replace(/\.$/, '');
  return said.split('; ').map((one) => one.charAt(0).toUpperCase() + one.slice(1));
}

/** Which of these conditions hold: the first is the first, the last stands for all others. */
export function ticks(count: number, met: readonly boolean[]): boolean[] {
  return Array.from({ length: count }, (_, n) =>
    n < count - 1 || count === 1
      ? (met[n] ?? false)
      : met.slice(n).every(Boolean) && n < met.length,
  );
}

/** The two halves of an exile card: how who is loyal wins, and a betrayer's new first condition. */
function halves(exile: string): [string, string] {
  const [, loyal = '', betrayer = ''] = t(`dw-secret-${exile}.text`).split(': ');
  const upper = (said: string) => said.charAt(0).toUpperCase() + said.slice(1);
  return [upper(loyal.split('. ')[0]!), upper(betrayer.replace(/\.$/, ''))];
}

/** What a player needs to win, and what of it holds: an exile card and a story change the card. */
export function needs(
  scene: WinterScene,
  secret: string,
  exile: string,
  met: readonly boolean[],
): { said: string; held: boolean }[] {
  const card = scene.secrets.find(({ id }) => id === secret);
  if (there(exile) && card?.kind !== 'betrayal')
    return [{ said: halves(exile)[0], held: met.length > 0 && met.every(Boolean) }];
  const all = clauses(secret);
  const printed = card?.goals ?? met.length;
  const held = ticks(all.length, met.slice(0, printed));
  const rows = all.map((said, n) => ({ said, held: held[n] ?? false }));
  if (there(exile)) rows[0] = { said: halves(exile)[1], held: met[0] ?? false };
  if (met.length > printed) rows.push({ said: t('dw-web-morale-too'), held: met[printed]! });
  return rows;
}

export const known = (id: string): boolean => texts.has(id);
