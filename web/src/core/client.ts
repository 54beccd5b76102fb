import type { Component } from 'svelte';
import type { GameInfo, GameKinds, Happening, NewTable, TableInfo } from '../protocol';
import type { Mark } from '../table/film';
import type { Lesson } from '../tutorial/lesson';
import type { GameStore } from './game.svelte';
import type { Animator, Kinds } from './show.svelte';
import type { Spelling } from './texts.svelte';

/** What a table agreed on beyond the usual. */
export type Settings = Record<string, boolean | number | string>;

/** What a game's table is given. */
export interface TableProps<G extends Kinds> {
  store: GameStore<G>;
  scene: G['scene'];
  marks: (event: Happening<G>) => Mark | null;
  spelling: Spelling;
}

/** A game's table, fetched when somebody sits down at one. */
export interface Screen<G extends Kinds = Kinds> {
  Table: Component<TableProps<G>>;
  /** What covers a shared screen until the next seat has taken it, where the game has its own. */
  Curtain?: Component<{ store: GameStore<G> }>;
  /** Cuts events into scenes that the board plays. */
  animator(scene: () => G['scene'] | null): Animator<G>;
  /** What an event means to the timeline. */
  marks(event: Happening<G>): Mark | null;
  /** How sentences call the places of the map. */
  spelling(scene: G['scene']): Spelling;
}

/** What a game's part of the set-up sheet is given; it writes what was chosen into `config`. */
export interface FormProps<G extends GameKinds> {
  game: GameInfo;
  scene: G['scene'] | null;
  /** How many seats there will be. */
  seats: number;
  config: Settings;
}

/** What the picture of a team is given, before its game has begun. */
export interface TeamProps<G extends GameKinds> {
  table: TableInfo;
  scene: G['scene'];
}

/** A game's part of the set-up sheet, fetched when its sheet is looked at. */
export interface SetUp<G extends GameKinds = GameKinds> {
  /** A scenario's map, small; for games whose scenarios have a picture. */
  Map?: Component<{ scene: G['scene'] }>;
  Form?: Component<FormProps<G>, object, 'config'>;
  /** Who will play, for those who wait; fetched there, with its portraits. */
  team?: () => Promise<Component<TeamProps<G>>>;
  /** The settings that the form asks for, so that nobody else does. */
  settings: readonly string[];
}

/** A course at a table of its own, fetched when somebody learns. */
export interface Tutorial<G extends GameKinds = GameKinds> {
  lessons: readonly Lesson<G>[];
  /** The game that is taught with: everybody gets the same one. */
  table: NewTable;
}

/**
 * A game as this client draws it: `games/<id>/index.ts` exports one. It comes with the page, so it
 * holds no code of its own; what it names is fetched when it is needed.
 */
export interface ClientGame {
  /** The picture on its box. */
  cover: string;
  screen: () => Promise<Screen>;
  setUp?: () => Promise<SetUp>;
  tutorial?: () => Promise<Tutorial>;
  /** Of a campaign: how many games are won by those who come to its end. */
  stages?: number;
}

/** Hides what a game is made of from those who only pass it on. */
export const hidden = {
  screen: <G extends Kinds>(screen: Screen<G>) => screen as unknown as Screen,
  setUp: <G extends GameKinds>(setUp: SetUp<G>) => setUp as unknown as SetUp,
  tutorial: <G extends GameKinds>(tutorial: Tutorial<G>) => tutorial as unknown as Tutorial,
};
