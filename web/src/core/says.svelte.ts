import type { ChatLine, Refused, SeatInfo } from '../protocol';

/** What is said at a table: when we heard it, and what of ours was refused. */
export class Says {
  /** Why a line of ours was not taken; until another one goes out. */
  refusal: Refused | null = $state.raw(null);
  /** That line, until it is given back to whoever wrote it: it stands nowhere else. */
  back = $state('');
  private readonly sent = new Map<number, string>();
  private readonly heardAfter = new Map<number, number>();

  /** Notes a line of ours on its way; returns whether it went out. */
  sending(id: number, text: string, went: boolean): boolean {
    if (!went) return false;
    this.sent.set(id, text);
    this.refusal = null;
    return true;
  }

  /** Tells whether a refusal is one of a line of ours. */
  refused(refusal: Refused): boolean {
    const text = this.sent.get(refusal.id ?? -1);
    if (text === undefined) return false;
    this.sent.delete(refusal.id!);
    this.refusal = refusal;
    this.back = `${this.back} ${text}`.trim();
    return true;
  }

  /** A line came after so many answers. */
  heard(line: ChatLine, count: number): void {
    this.heardAfter.set(line.number, count);
  }

  /** After how many answers a line was said while we listened; -1 for one from before. */
  after = (line: ChatLine): number => this.heardAfter.get(line.number) ?? -1;
}

/**
 * Who said a line. A name is anybody's to take: where somebody else here bears it, the seat is told,
 * too, and of who has none, that it is not known whose it was.
 */
export function speaker(line: ChatLine, seats: readonly SeatInfo[]): string {
  const another = seats.some((one) => one.nickname === line.nickname && one.person !== line.person);
  if (!another) return line.nickname;
  const seat = seats.find((one) => one.person === line.person)?.seat;
  return `${line.nickname} ${seat === undefined ? '?' : seat + 1}`;
}
