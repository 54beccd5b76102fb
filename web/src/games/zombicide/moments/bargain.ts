import type { ZombicideScene, ZombicideTableView, ZombicideTradeView } from '../protocol';

type Row = readonly (string | null)[];

/** A card that has changed hands: to the one who acts (0), or to the other one (1). */
export interface Moved {
  card: string;
  to: number;
}

/** The two of a trade, by number: the one who acts first. */
export const tradersOf = ({ box }: ZombicideScene, { who, other }: ZombicideTradeView): number[] =>
  [who, other].map((id) => box.survivors.findIndex((one) => one.id === id));

/** Place by place, whether a card lies there that its owner did not have before. */
export function cameTo(before: Row, now: Row): boolean[] {
  const left = [...before];
  return now.map((card) => {
    if (card === null) return false;
    const had = left.indexOf(card);
    if (had >= 0) left.splice(had, 1);
    return had < 0;
  });
}

/** What has changed hands: first what the other one gets, then what comes for it. */
export const movedOf = (before: readonly Row[], now: readonly Row[]): Moved[] =>
  [1, 0].flatMap((to) =>
    cameTo(before[to]!, now[to]!).flatMap((came, slot) =>
      came ? [{ card: now[to]![slot]!, to }] : [],
    ),
  );

/** The same for a trade that everybody sees; nothing is known of one between own Survivors. */
export function movedIn({ trade, people }: ZombicideTableView): Moved[] {
  if (!trade?.before) return [];
  const cards = [trade.who, trade.other].map((id) => people.find((one) => one.id === id)?.cards);
  return cards[0] && cards[1] ? movedOf(trade.before, [cards[0], cards[1]]) : [];
}
