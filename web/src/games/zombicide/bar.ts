import type { WireAsk } from '../../protocol';
import type { IconName } from '../../icons/names';
import { kindOf, verbOf, zoneOf } from './actions';
import type { Words } from './words';
import type { Option, OptionKind, Zombicide } from './kinds';

/** A button of the action bar; options of several kinds may share one. */
export interface Group {
  id: string;
  icon: IconName;
  key: string;
  /** The tags of the options that belong to it. */
  kinds: OptionKind[];
  /** Shown even when nothing of it can be done, with the reason. */
  always?: boolean;
  /** Ask once more before it happens: dice, and things that cannot be taken back. */
  careful?: boolean;
}

export interface Offer {
  group: Group;
  options: Option[];
}

/** What Missions and skills add has a button for each verb, with the verb's own heading. */
const VERB = 'verb-';
const KEYS = ['B', 'J', 'K', 'P', 'V'];

const kebab = (kind: string): string =>
  kind.replace(/(?<!^)[A-Z]/g, (letter) => `-${letter}`).toLowerCase();

/** The verbs of the options that a button stands for. */
export function verbsOf(group: Group): string[] {
  return group.id.startsWith(VERB) ? [group.id.slice(VERB.length)] : group.kinds.map(kebab);
}

/** The bar of a Survivor's turn in one edition. What is in no group has one of its own. */
export class Bar {
  private readonly byKind: Map<OptionKind, Group>;

  constructor(
    private readonly words: Words,
    readonly groups: readonly Group[],
    private readonly verbs: Record<string, IconName>,
  ) {
    this.byKind = new Map(
      groups.flatMap((group) => group.kinds.map((kind) => [kind, group] as const)),
    );
  }

  /** Is this the question of a Survivor's turn, with all its Actions? */
  isTurn(ask: WireAsk<Zombicide> | null): boolean {
    return this.words.is(ask?.prompt.id, 'turn');
  }

  groupOf(option: Option): Group {
    return this.byKind.get(kindOf(option)) ?? this.verbGroup(verbOf(option));
  }

  /** The text on a button: a word of ours, or the heading of the verb. */
  wordOf(group: Group): string {
    return group.id.startsWith(VERB) ? this.words.id(group.id) : `web-action-${group.id}`;
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
    const known = new Set(this.groups.flatMap(verbsOf));
    const verbs = [...others.map(verbOf), ...own.filter((verb) => !known.has(verb))];
    const special = [...new Set(verbs)].map((verb, n) => ({
      group: { ...this.verbGroup(verb), key: KEYS[n] ?? '' },
      options: others.filter((option) => verbOf(option) === verb),
    }));
    const last = found.pop()!;
    return [...found, ...special, last].filter(
      ({ group, options }) =>
        group.always || options.length > 0 || verbsOf(group).some((verb) => own.includes(verb)),
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
    return { id: VERB + verb, icon: this.verbs[verb] ?? 'rolling-dices', key: '', kinds: [] };
  }
}
