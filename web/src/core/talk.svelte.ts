import type { Debate, Favour, View, WireAsk } from '../protocol';
import type { Kinds } from './show.svelte';

type Asked = Pick<WireAsk, 'seat' | 'number' | 'epoch'>;

/** What talk needs to know of a table. */
interface Place<G extends Kinds> {
  view: View<G> | null;
  seats: number[];
  played: number[];
  /** Nothing plays, and no seat of ours has to answer. */
  idle: boolean;
}

const about = ({ of, ask, epoch }: Debate, asked: Asked) =>
  of === asked.seat && ask === asked.number && epoch === asked.epoch;

/** Questions that the whole table talks about before one answers, and what is said to them. */
export class Talk<G extends Kinds> {
  private heard: Debate[] = $state.raw([]);

  constructor(
    private readonly place: Place<G>,
    private readonly send: (said: Omit<Favour, 'type' | 'id'>) => void,
  ) {}

  /** A question to somebody else, while we have none ourselves. */
  open: WireAsk<G> | null = $derived.by(() => {
    const { idle, view, seats } = this.place;
    return (idle && view?.debated.find(({ seat }) => !seats.includes(seat))) || null;
  });
  /** The seat that speaks for us; none for who only looks on. */
  speaker: number | null = $derived.by(() => this.place.played[0] ?? null);

  receive(debate: Debate): void {
    const { of: seat, ask: number, epoch } = debate;
    this.heard = [...this.heard.filter((one) => !about(one, { seat, number, epoch })), debate];
  }

  forget(): void {
    this.heard = [];
  }

  /** Whether all talk about a question. */
  isDebated({ seat, number }: Asked): boolean {
    const open = this.place.view?.debated ?? [];
    return open.some((one) => one.seat === seat && one.number === number);
  }

  /** By the seat that says so: the option that it would take. */
  voices(asked: Asked): Map<number, string> {
    const known = this.heard.find((one) => about(one, asked));
    return new Map(Object.entries(known?.voices ?? {}).map(([seat, key]) => [Number(seat), key]));
  }

  /** What we would answer, if we said so. */
  own(asked: Asked): string | undefined {
    return this.speaker === null ? undefined : this.voices(asked).get(this.speaker);
  }

  /** Says what we would answer; said twice, it is taken back. */
  favour(asked: Asked, key: string): void {
    if (this.speaker === null) return;
    const { seat: of, number: ask, epoch } = asked;
    const option = this.own(asked) === key ? null : key;
    this.send({ seat: this.speaker, of, ask, epoch, option });
  }
}
