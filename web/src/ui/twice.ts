/** Milliseconds between the halves of a double click; who waits longer means another one. */
const HALVES = 350;

/**
 * One wish, one answer. What a click leads to often has something at the same place: once its first
 * half has answered, the second half of a double click does nothing. Nor does a key that is held
 * down press a button again and again.
 */
export class Twice {
  private before = 0;
  private last = 0;

  /** `sent` grows with every answer. */
  constructor(private readonly sent: () => number) {}

  /** To be heard first. */
  clicked(event: MouseEvent): void {
    const apart = event.timeStamp - this.last > HALVES;
    this.last = event.timeStamp;
    if (event.detail <= 1 || apart) this.before = this.sent();
    else if (this.sent() > this.before) stop(event);
  }

  /** To be heard first. */
  pressed(event: KeyboardEvent): void {
    if (event.repeat && event.key === 'Enter' && event.target instanceof HTMLButtonElement)
      stop(event);
  }
}

/** Keys that are pressed twice in a row: what asks to be pressed again means later than at once. */
export class Again {
  private key = '';
  private last = -Infinity;

  /** To be told of every key; whether it is the second half of a double one. */
  hasty({ key, timeStamp }: KeyboardEvent): boolean {
    const hasty = key === this.key && timeStamp - this.last < HALVES;
    [this.key, this.last] = [key, timeStamp];
    return hasty;
  }
}

function stop(event: Event): void {
  event.preventDefault();
  event.stopPropagation();
}
