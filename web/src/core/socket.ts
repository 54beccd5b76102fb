import type { FromClient, FromServer, GameKinds } from '../protocol';
import { PROTOCOL } from '../protocol';

export type LineState = 'connecting' | 'open' | 'lost' | 'refused';

export interface LineEvents<G extends GameKinds = GameKinds> {
  message(message: FromServer<G>): void;
  state(state: LineState, retryAt: number): void;
  /** The last sequence number seen, -1 for none: the server sends what came after. */
  since(): number;
  /** The seats that the view was for: whoever sits elsewhere by now needs a whole one. */
  seats(): number[];
}

const FIRST_WAIT = 500;
const LONGEST_WAIT = 8000;
const PING_EVERY = 20_000;
const PATIENCE = 10_000;
const RENEWED = 4000;

/** How long to wait before the next attempt, with a little chance so that not all come at once. */
export function backoff(attempt: number, chance = Math.random()): number {
  const wait = Math.min(LONGEST_WAIT, FIRST_WAIT * 2 ** attempt);
  return Math.round(wait * (0.75 + chance / 2));
}

/** The line to a table: connects, says hello, and connects again for as long as it is kept. */
export class Line<G extends GameKinds = GameKinds> {
  private socket: WebSocket | null = null;
  private attempt = 0;
  private timer: ReturnType<typeof setTimeout> | undefined;
  private pings: ReturnType<typeof setInterval> | undefined;
  private heard = 0;
  private closed = false;

  constructor(
    private readonly address: string,
    private readonly table: string,
    private readonly events: LineEvents<G>,
  ) {
    this.connect();
    addEventListener('online', this.hurry);
    addEventListener('offline', this.cut);
    document.addEventListener('visibilitychange', this.hurry);
  }

  send(message: FromClient): boolean {
    if (this.socket?.readyState !== WebSocket.OPEN) return false;
    this.socket.send(JSON.stringify(message));
    return true;
  }

  /** Drops the connection and begins anew with a whole view. */
  renew(): void {
    const old = this.socket;
    this.socket = null;
    old?.close(RENEWED);
    this.lost();
  }

  close(): void {
    this.closed = true;
    clearTimeout(this.timer);
    clearInterval(this.pings);
    removeEventListener('online', this.hurry);
    removeEventListener('offline', this.cut);
    document.removeEventListener('visibilitychange', this.hurry);
    this.socket?.close();
  }

  /** Somebody looks at the page or the net is back: no reason to wait any longer. */
  hurry = (): void => {
    if (this.closed || document.hidden) return;
    if (this.socket === null) {
      clearTimeout(this.timer);
      this.connect();
    } else {
      this.send({ type: 'ping' });
    }
  };

  /** The net is gone, and the browser says so long before the line is found dead. */
  private readonly cut = (): void => {
    if (this.socket) this.renew();
  };

  private connect(): void {
    this.events.state('connecting', 0);
    const socket = new WebSocket(this.address);
    this.socket = socket;
    socket.onopen = () => {
      this.heard = Date.now();
      const since = this.events.since();
      const known = since < 0 ? {} : { seats: this.events.seats() };
      this.send({ type: 'hello', table: this.table, protocol: PROTOCOL, since, ...known });
      this.watch();
    };
    socket.onmessage = (event: MessageEvent<string>) => {
      if (socket !== this.socket) return;
      this.heard = Date.now();
      const message = JSON.parse(event.data) as FromServer<G>;
      if (message.type === 'welcome') {
        this.attempt = 0;
        this.events.state('open', 0);
      }
      this.events.message(message);
    };
    socket.onclose = () => {
      if (socket === this.socket) this.lost();
    };
  }

  /** A line that is silent although asked is dead, whatever the browser believes. */
  private watch(): void {
    clearInterval(this.pings);
    this.pings = setInterval(() => {
      if (Date.now() - this.heard > PING_EVERY + PATIENCE) this.renew();
      else this.send({ type: 'ping' });
    }, PING_EVERY);
  }

  private lost(): void {
    this.socket = null;
    clearInterval(this.pings);
    clearTimeout(this.timer);
    if (this.closed) return;
    const wait = backoff(this.attempt++);
    this.events.state('lost', Date.now() + wait);
    this.timer = setTimeout(() => this.connect(), wait);
  }

  /** Gives up: the table refuses us, and asking again would not help. */
  giveUp(): void {
    this.events.state('refused', 0);
    this.close();
  }
}
