import { createContext, type Component } from 'svelte';
import type { IconName } from '../../icons/names';
import type { Place } from '../../finale/places';
import type { Mark } from '../../table/film';
import type { Basics } from './basics';
import { stranger, type Emblem } from './emblems';
import type { Figure } from './figures';
import type { Term } from './glossary';
import type { EventKind, Option } from './kinds';
import type { Token } from './layout';
import type {
  ZombicideGrowth,
  ZombicidePreview,
  ZombicideScene,
  ZombicideTableView,
} from './protocol';

/** A row of places for cards on a Survivor's board. */
export interface Slots {
  /** The text above it. */
  word: string;
  count: number;
  /** The text in a place that is empty. */
  free: string;
  /** The ends of the texts that name each place, where somebody need know which is which. */
  names?: readonly string[];
  /** What is here is in use: its cards are drawn in full. */
  open?: boolean;
  /** What lies here is worn. */
  worn?: boolean;
  /** These places belong to the first row: so many for cards attached to each of its cards. */
  attached?: number;
}

/** What is drawn over the board is given all that is there, and the open question. */
export interface OverProps {
  scene: ZombicideScene;
  board: ZombicideTableView;
  standing: readonly Token[];
  /** What would happen, while somebody wants to know. */
  preview: ZombicidePreview | null;
  options: readonly Option[];
  choose: (option: Option) => void;
  /** Words are drawn so much larger than planned. */
  grow: number;
}

/** What an edition draws in its own way. */
export interface Terrain {
  /** What never changes, in the place of a town. */
  Ground?: Component<{ scene: ZombicideScene }>;
  /** Doors and all else that changes on the ground; what would grow is shown on wish. */
  Things?: Component<{
    scene: ZombicideScene;
    board: ZombicideTableView;
    growing: readonly ZombicideGrowth[];
  }>;
  /** What lies over figures and zones: lines of fire, lamps, handles that answer a question. */
  Over?: Component<OverProps>;
  /** What the notebook of the Mission says besides. */
  Noted?: Component<{ scene: ZombicideScene; board: ZombicideTableView; game: string }>;
  /** What stands on a Survivor's board besides. */
  Personal?: Component<{ board: ZombicideTableView; who: string }>;
  /** What stands below the board. */
  Below?: Component<{ scene: ZombicideScene; board: ZombicideTableView; game: string }>;
  /** What the bar at the top says besides. */
  Sign?: Component<{ board: ZombicideTableView }>;
  /** What of all this can be explained, and where on the board it is. */
  things?: (scene: ZombicideScene, board: ZombicideTableView) => Thing[];
}

/** Something on the board that can be explained. */
export interface Thing {
  term: string;
  x: number;
  y: number;
  /** It is so much wider to either side than a round thing. */
  half?: number;
}

/** What is different on the screen from one edition of the family to the next: data, no rules. */
export interface Edition extends Basics {
  /** Danger levels, the lowest first; each has a glyph, so that colour is never the only sign. */
  levels: readonly string[];
  slots: readonly Slots[];
  /** Symbols as SVG: `g-<glyph>` of Zombies, `bust-<id>` of Survivors. */
  drawings: string;
  /** How kinds of Zombies are told apart; those that are not named are giants. */
  zombies: Record<string, Figure>;
  giant: Figure;
  /** How Survivors are told apart. */
  emblems: Record<string, Emblem>;
  /** Pictures on equipment cards, and which deck looks like which. */
  art: Record<string, IconName>;
  decks: Record<string, string>;
  /** Zones that a Mission marks; `once`: a building has one sign, in its first room. */
  marks: Record<string, { sign?: IconName; once?: boolean }>;
  /** By what a weapon needs attached the card that is it. */
  parts?: Record<string, string>;
  /** What Objectives stand for, as a sign on the token. */
  tokens: Record<string, IconName>;
  /** What events mean to the timeline. */
  timeline: Partial<Record<EventKind, Mark>>;
  /** The rules that odds are told with. */
  rules: { ranged: string; melee: string; friends: string };
  /** The glyphs of Health that is left and lost. */
  health?: readonly [string, string];
  terrain?: Terrain;
  /** What can be explained besides, by its term. */
  terms?: Record<string, Term>;
  /** What stands before the sky when a game is over, where that is no town. */
  horizon?: Place;
}

/** The edition whose table or sheet this is. */
export const [editionHere, setEdition] = createContext<Edition>();

/** How a Survivor is drawn in an edition. */
export const emblemOf = (edition: Edition, id: string): Emblem =>
  edition.emblems[id] ?? stranger(id);

/** The glyph of a danger level. */
export const glyphOf = (edition: Edition, level: string): string =>
  `lv${edition.levels.indexOf(level) + 1}`;
