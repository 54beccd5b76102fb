import type { GameKinds, View, WireAsk } from '../protocol';

type Seen<G extends GameKinds> = View<G> | null;

/** Whether a question is still open, whatever else there was to tell of the table. */
export function isAsked<G extends GameKinds>(view: Seen<G>, asked: WireAsk): boolean {
  const { seat, number, epoch } = asked;
  return !!view?.asks.some(
    (one) => one.seat === seat && one.number === number && one.epoch === epoch,
  );
}

/** Whether nobody has answered since. */
export const isNow = <G extends GameKinds>(
  view: Seen<G>,
  { count, epoch }: { count: number; epoch: number },
): boolean => view?.count === count && view.epoch === epoch;

/** Whose questions these are, and since which answer was taken back: another press is for others. */
export const whose = ({ epoch, seat }: Pick<WireAsk, 'epoch' | 'seat'>): string =>
  `${epoch}.${seat}`;
