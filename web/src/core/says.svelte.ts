import type { ChatLine, FromClient, Refused, SeatInfo } from '../protocol';
import { drafts, penOf, type Writer } from './drafts.svelte';

/** A line of ours that nobody has answered yet, and whose field it left. */
interface Sent {
  text: string;
  person: string | null;
  place: string;
  /** The last line that we knew by then. */
  after: number;
}

/** What is said at a table: when we heard it, and what of ours came to nobody. */
export class Says {
  /** Why a line of ours was not taken; until another one goes out. */
  refusal: Refused | null = $state.raw(null);
  private readonly sent = new Map<number, Sent>();
  private readonly heardAfter = new Map<number, number>();
  private last = 0;

  constructor(private readonly writer: Writer) {}

  /** Where a line is written: one at a table by each of those who share a screen. */
  get place(): string {
    return `chat ${penOf(this.writer)}`;
  }

  /** Sends a line of ours; returns whether it went out. */
  say(id: number, text: string, send: (said: FromClient) => boolean): boolean {
    if (!send({ type: 'say', id, text })) return false;
    const { person } = this.writer;
    this.sent.set(id, { text, person, place: this.place, after: this.last });
    this.refusal = null;
    return true;
  }

  /** Tells whether a line of ours was taken by this. */
  taken(id: number): boolean {
    return this.sent.delete(id);
  }

  /** Tells whether a refusal is one of a line of ours. */
  refused(refusal: Refused): boolean {
    const sent = this.sent.get(refusal.id ?? -1);
    if (!sent) return false;
    this.sent.delete(refusal.id!);
    this.refusal = refusal;
    giveBack(sent);
    return true;
  }

  /** After a lost connection we are told all: what went out on a dead line is not among it. */
  met(chat: readonly ChatLine[]): void {
    const found = new Set<ChatLine>(); // who says the same twice is heard twice
    for (const sent of this.sent.values()) {
      const line = chat.find((one) => !found.has(one) && isOf(one, sent));
      if (line) found.add(line);
      else giveBack(sent);
    }
    this.sent.clear();
    this.last = chat.at(-1)?.number ?? this.last;
  }

  /** A line came after so many answers. */
  heard(line: ChatLine, count: number): void {
    this.heardAfter.set(line.number, count);
    this.last = line.number;
  }

  /** After how many answers a line was said while we listened; -1 for one from before. */
  after = (line: ChatLine): number => this.heardAfter.get(line.number) ?? -1;
}

/** Letters of other alphabets that look as ours do, and what they look like. */
const LOOKS = new Map([
  ...pairs('авеікмнорсутхгѕјһԁ', 'abelkmhopcytxrsjhd'),
  ...pairs('αβεικνορτυχημ', 'abelkvoptuxhm'),
  ...pairs('015|łıi', 'olsllll'),
]);

function pairs(others: string, ours: string): [string, string][] {
  const [from, to] = [[...others], [...ours]];
  return from.map((sign, at) => [sign, to[at]!]);
}

/** What a name looks like: without marks, what shows nothing, and differences that nobody sees. */
export function looks(name: string): string {
  const plain = name.normalize('NFKD').replace(/[\p{M}\p{Default_Ignorable_Code_Point}\s]/gu, '');
  return [...plain.toLowerCase()].map((sign) => LOOKS.get(sign) ?? sign).join('');
}

/**
 * Who said a line. A name is anybody's to take: where somebody else here bears one that looks like
 * it, the seat is told, too, and of who has none, that it is not known whose it was.
 */
export function speaker(line: ChatLine, seats: readonly SeatInfo[]): string {
  const name = looks(line.nickname);
  const another = seats.some((one) => one.person !== line.person && looks(one.nickname) === name);
  if (!another) return line.nickname;
  const seat = seats.find((one) => one.person === line.person)?.seat;
  return `${line.nickname} ${seat === undefined ? '?' : seat + 1}`;
}

/** Nothing that was typed is lost: it stands again where it was written, behind what was begun since. */
const giveBack = ({ place, text }: Sent): void =>
  drafts.keep(place, `${drafts.of(place)} ${text}`.trim());

const isOf = (line: ChatLine, { text, person, after }: Sent): boolean =>
  line.number > after && line.person === person && plain(line.text) === plain(text);

/** The server keeps one space where somebody typed several. */
const plain = (text: string): string => text.split(/\s+/u).join(' ').trim();
