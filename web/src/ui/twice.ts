import { HAMMERED, isTyping } from './shortcut';

/** Milliseconds between the halves of a double click; who waits longer means another one. */
const HALVES = 350;
/** Pixels between two taps of a finger that are meant for one place. */
const FINGER = 24;
/** Clicks that followed another one at once, at the same place. */
const halves = new WeakSet<Event>();

/** Whether a click is the second half of a double one, or one more of many. */
export const isSecond = (event: MouseEvent): boolean => event.detail > 1 || halves.has(event);

/**
 * One wish, one answer. What a click leads to often has something at the same place: once its first
 * half has answered, the second half of a double click does nothing. So it is with a key that is
 * pressed twice in a row: its number means something else by then. Nor does a key that is held down
 * press a button again and again, or one that skips what is shown press what has the focus then. Who
 * clicks or taps great moments away presses nothing that lies below the last of them. Nor does the
 * second half answer a question that was not there at the first: it came by that, as after a look
 * back. Nor does it press what came under the finger: on a phone, the list of a button lies on it,
 * and what shuts a sheet lies on the end of the turn.
 */
export class Twice {
  private before = 0;
  /** What was asked at the last click, and at the last key, that was no second half. */
  private question: string | undefined;
  /** What was pressed by that click. */
  private first: Element | null = null;
  private questionOfKey: string | undefined;
  private last = { when: -Infinity, x: 0, y: 0 };
  /** When a pointer pressed last while something great was shown, or soon after. */
  private tapped = -Infinity;
  private readonly again = new Again();
  /** What had been sent before the last key that was no second half. */
  private beforeKey = 0;
  /** When a key that presses buttons was pressed last while something was shown, or soon after. */
  private skipped = -Infinity;
  /** Such a key that has not been let go. */
  private down = false;

  /**
   * `sent` grows with every answer; `shows` tells whether something is being shown; `asked` names
   * the question that can be answered, if there is one.
   */
  constructor(
    private readonly sent: () => number,
    private readonly shows: () => boolean = () => false,
    private readonly asked: () => string | undefined = () => undefined,
  ) {}

  /** To be heard first. */
  clicked(event: MouseEvent): void {
    const half = this.isHalf(event);
    const button = buttonAt(event.target);
    if (!half) [this.before, this.question, this.first] = [this.sent(), this.asked(), button];
    const came = button !== null && button !== this.first && this.asked() !== undefined;
    const late = came || this.sent() > this.before || this.isNew(this.question);
    if (this.tapsOn(event) || (half && late)) stop(event);
  }

  private isNew(question: string | undefined): boolean {
    const now = this.asked();
    return now !== undefined && now !== question;
  }

  /** Browsers count a finger's taps to three and begin anew, or do not count them: its place tells. */
  private isHalf(event: MouseEvent): boolean {
    const { timeStamp: when, clientX: x, clientY: y } = event;
    const { last } = this;
    this.last = { when, x, y };
    if (when - last.when > HALVES) return false;
    const near = Math.hypot(x - last.x, y - last.y) < FINGER;
    const half = event.detail > 1 || (isTouch(event) && near);
    if (half) halves.add(event);
    return half;
  }

  /** Tells whether somebody still clicks a great moment away that has ended just now. */
  private tapsOn({ detail, timeStamp }: MouseEvent): boolean {
    if (detail === 0) return false; // a key has pressed a button
    const [shows, hammered] = [this.shows(), timeStamp - this.tapped < HAMMERED];
    const great = shows && document.querySelector('[data-moment]') !== null;
    if (great || hammered) this.tapped = timeStamp;
    return hammered && !shows;
  }

  /** To be heard first. */
  pressed(event: KeyboardEvent): void {
    const skips = this.skips(event);
    this.down = this.skipped === event.timeStamp || (event.repeat && this.down);
    if (skips) return stop(event, true);
    if (event.repeat) return this.held(event);
    // Words have letters twice.
    if (isTyping(event.target)) return;
    if (!this.again.hasty(event))
      [this.beforeKey, this.questionOfKey] = [this.sent(), this.asked()];
    // Others listen at the same place.
    else if (this.sent() > this.beforeKey || this.isNew(this.questionOfKey)) stop(event, true);
  }

  /** Held down on a zone it would go there, and then do what lies there. */
  private held(event: KeyboardEvent): void {
    const { key, target } = event;
    const drawn = target instanceof SVGElement && (key === 'Enter' || key === ' ');
    if (drawn || (key === 'Enter' && target instanceof HTMLButtonElement)) stop(event);
  }

  /** To be heard first: Space presses a button when it is let go, and by then it means another one. */
  released(event: KeyboardEvent): void {
    if (event.key === ' ' && this.down && !this.shows()) stop(event);
  }

  /**
   * Tells whether somebody still presses a key to skip what was shown just now: the button that led
   * there has kept the focus, and means the next question.
   */
  private skips({ key, target, timeStamp }: KeyboardEvent): boolean {
    if ((key !== ' ' && key !== 'Enter') || isTyping(target)) return false;
    const [shows, hammered] = [this.shows(), timeStamp - this.skipped < HAMMERED];
    if (shows || hammered) this.skipped = timeStamp;
    return hammered && !shows && target !== document.body;
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

/**
 * What can be pressed there: below a sheet that was shut lie actions, which answer as lists do. What
 * only leads back may be pressed as quickly as anybody likes: who leaves a list leaves it all.
 */
const PRESSED = 'button:not([data-back]), [data-option], [role=button]';
const buttonAt = (target: EventTarget | null): Element | null =>
  target instanceof Element ? target.closest(PRESSED) : null;

const isTouch = (event: MouseEvent): boolean =>
  'pointerType' in event && event.pointerType === 'touch';

function stop(event: Event, here = false): void {
  event.preventDefault();
  if (here) event.stopImmediatePropagation();
  else event.stopPropagation();
}
