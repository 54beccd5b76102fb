import type { GameStore } from '../../core/game.svelte';
import type { Zombicide } from './kinds';
import { canRead, isShortcut } from '../../ui/shortcut';
import { Again } from '../../ui/twice';
import type { Advice } from './advice.svelte';
import type { Chooser } from './chooser.svelte';

const again = new Again();

/** Plays by keyboard: letters as printed on the buttons, digits for listed options. */
export function pressed(
  event: KeyboardEvent,
  store: GameStore<Zombicide>,
  chooser: Chooser,
  advice: Advice,
): void {
  if (!isShortcut(event) || !canRead()) return;
  // A key that is held down says no more than one that is pressed.
  if (event.repeat) return;
  const hasty = again.hasty(event);
  const key = event.key.toUpperCase();
  // Who looks back changes nothing.
  const now = !store.past.watching;
  if (key === 'U' && now && store.undoable) store.undo();
  else if (key === 'Y' && now && store.view?.redo) store.redo();
  else if (key === 'Z') advice.wanted = !advice.wanted;
  else if (key === 'ESCAPE') escape(store, chooser);
  else if (key === 'ENTER') enter(event, store);
  else if (/^[1-9]$/.test(key)) digit(Number(key), chooser);
  else {
    const offer = chooser.offers.find(({ group }) => group.key === key);
    // The end of a turn that wastes Actions is pressed twice, not by a finger that slips.
    const slipped = hasty && chooser.armed;
    if (offer?.options.length && !slipped) chooser.pickGroup(offer.group.id);
  }
}

function escape(store: GameStore<Zombicide>, chooser: Chooser): void {
  if (store.past.watching) store.past.back();
  else chooser.back();
}

function enter(event: KeyboardEvent, store: GameStore<Zombicide>): void {
  if (event.target instanceof HTMLButtonElement || event.target instanceof HTMLAnchorElement)
    return;
  if (store.show.playing) store.show.skipByKey();
}

/**
 * Enter does what the button with its sign says, wherever a pointer left the focus. Who went to a
 * button or to another zone with the Tab and arrow keys presses that one. To be heard first.
 */
export class Enter {
  private byKeys = false;

  constructor(
    private readonly chooser: Chooser,
    private readonly store: GameStore<Zombicide>,
    /** The way that a press would go, where one is shown to be gone. */
    private readonly go: () => (() => void) | null,
  ) {}

  /** Somebody uses a pointer. */
  pointed(): void {
    this.byKeys = false;
  }

  /** While something is shown, the button with its sign skips it. */
  private skip(): (() => void) | null {
    const { show } = this.store;
    return show.playing ? () => show.skipByKey() : null;
  }

  pressed(event: KeyboardEvent): void {
    if (event.key === 'Tab' || event.key.startsWith('Arrow')) this.byKeys = true;
    if (event.key !== 'Enter' || event.repeat || !isShortcut(event) || !canRead()) return;
    const act = this.chooser.enter ?? this.go() ?? this.skip();
    if (!act || (this.byKeys && isOther(event.target, this.chooser.zone))) return;
    event.preventDefault();
    event.stopPropagation();
    act();
  }
}

/** Whether Enter means something else there: a button, a link, or a zone that is not chosen yet. */
function isOther(target: EventTarget | null, chosen: number | null): boolean {
  if (target instanceof HTMLButtonElement || target instanceof HTMLAnchorElement) return true;
  const zone = target instanceof SVGElement ? target.dataset['number'] : undefined;
  return zone !== undefined && Number(zone) !== chosen;
}

function digit(number: number, chooser: Chooser): void {
  if (chooser.doubt) return;
  const option = chooser.listed.find((one) => chooser.keyOf(one) === number);
  if (option) chooser.choose(option);
}
