import type { WireAsk } from '../../protocol';
import { iconOf, type IconName } from '../../icons/names';
import { kindOf, verbOf, zoneOf } from './actions';
import type { Words } from './words';
import type { Option, Zombicide } from './kinds';
import type { ZombicideBar, ZombicideButton } from './protocol';

/** A button of the action bar; options of several kinds may share one. */
export interface Group {
  id: string;
  icon: IconName;
  key: string;
  /** The verbs of the options that belong to it. */
  verbs: readonly string[];
  /** Shown even when nothing of it can be done, with the reason. */
  always: boolean;
  /** Ask once more before it happens: dice, and things that cannot be taken back. */
  careful: boolean;
}

export interface Offer {
  group: Group;
  options: Option[];
}

/** What Missions and skills add has a button for each verb, with the verb's own heading. */
const VERB = 'verb-';
const KEYS = ['B', 'J', 'K', 'P', 'V'];
/** The button that ends the turn; it is always the last one. */
export const END = 'end';
const PLAIN: IconName = 'rolling-dices';

const groupOf = (button: ZombicideButton): Group => ({
  ...button,
  icon: iconOf(button.sign, PLAIN),
});

/** The bar of a Survivor's turn, as the rules of the edition have it. */
export class Bar {
  readonly groups: readonly Group[];
  private readonly byKind: Map<string, Group>;

  constructor(
    private readonly words: Words,
    private readonly told: ZombicideBar,
  ) {
    this.groups = told.buttons.map(groupOf);
    this.byKind = new Map(
      told.buttons.flatMap(({ kinds }, n) => kinds.map((kind) => [kind, this.groups[n]!] as const)),
    );
  }

  /** Is this the question of a Survivor's turn, with all its Actions? */
  isTurn(ask: WireAsk<Zombicide> | null): boolean {
    return this.words.is(ask?.prompt.id, 'turn');
  }

  /** Is this an attack, so that the server tells what may come of it? */
  isAttack(option: Option): boolean {
    return this.told.attacks.includes(kindOf(option));
  }

  /** Does this say how an attack is made that is declared already? */
  isPlan(option: Option): boolean {
    return this.told.plans.includes(kindOf(option));
  }

  /** Is this done with something that stands or lies where the Survivor is? */
  isHere(option: Option): boolean {
    return this.told.here.includes(kindOf(option));
  }

  groupOf(option: Option): Group {
    return this.byKind.get(kindOf(option)) ?? this.verbGroup(verbOf(option));
  }

  /** The text on a button: a word of ours, or the heading of the verb. */
  wordOf(group: Group): string {
    return group.id.startsWith(VERB) ? this.words.id(group.id) : `web-action-${group.id}`;
  }

  /** The one verb that can be done now, where the button stands for several: to open, or to close. */
  oneOf(group: Group, options: Option[]): string | null {
    const verbs = new Set(options.map(verbOf));
    return group.verbs.length > 1 && verbs.size === 1 ? [...verbs][0]! : null;
  }

  /**
   * Sorts the options of a turn into the bar's buttons. The Mission's own verbs have theirs even
   * when nothing of them can be done.
   */
  offers(ask: WireAsk<Zombicide>, own: string[] = []): Offer[] {
    const fitting = (group?: Group) =>
      ask.options.filter((option) => this.byKind.get(kindOf(option)) === group);
    const found = this.groups.map((group) => ({ group, options: fitting(group) }));
    const others = fitting();
    const known = new Set(this.groups.flatMap(({ verbs }) => verbs));
    const verbs = [...others.map(verbOf), ...own.filter((verb) => !known.has(verb))];
    const special = [...new Set(verbs)].map((verb, n) => ({
      group: { ...this.verbGroup(verb), key: KEYS[n] ?? '' },
      options: others.filter((option) => verbOf(option) === verb),
    }));
    const last = found.filter(({ group }) => group.id === END);
    return [...found.filter(({ group }) => group.id !== END), ...special, ...last].filter(
      ({ group, options }) =>
        group.always || options.length > 0 || group.verbs.some((verb) => own.includes(verb)),
    );
  }

  /** The options that fit what is chosen so far. */
  narrowed(
    options: Option[],
    group: string | null,
    zone: number | null,
    place: (option: Option) => number | null = zoneOf,
  ): Option[] {
    return options.filter(
      (option) =>
        (group === null || this.groupOf(option).id === group) &&
        (zone === null || place(option) === zone),
    );
  }

  private verbGroup(verb: string): Group {
    const icon = iconOf(this.told.signs[verb], PLAIN);
    return { id: VERB + verb, icon, key: '', verbs: [verb], always: false, careful: false };
  }
}
