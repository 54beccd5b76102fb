import type { Component } from 'svelte';
import type { GameInfo, Happening, NewTable } from '../protocol';
import type { Mark } from '../table/film';
import type { Lesson } from '../tutorial/lesson';
import type { GameStore } from './game.svelte';
import type { Animator } from './show.svelte';
import type { Spelling } from './texts.svelte';

/** What a table agreed on beyond the usual. */
export type Settings = Record<string, boolean | number | string>;

/** What a game's table is given. */
export interface TableProps<Board, Scene> {
  store: GameStore<Board>;
  scene: Scene;
  marks: (event: Happening) => Mark | null;
  spelling: Spelling;
}

/** A game's table, fetched when somebody sits down at one. */
export interface Screen<Board = unknown, Scene = unknown> {
  Table: Component<TableProps<Board, Scene>>;
  /** Cuts events into scenes that the board plays. */
  animator(scene: () => Scene | null): Animator<Board>;
  /** What an event means to the timeline. */
  marks(event: Happening): Mark | null;
  /** How sentences call the places of the map. */
  spelling(scene: Scene): Spelling;
}

/** What a game's part of the set-up sheet is given; it writes what was chosen into `config`. */
export interface FormProps<Scene> {
  game: GameInfo;
  scene: Scene | null;
  /** How many seats there will be. */
  seats: number;
  config: Settings;
}

/** A game's part of the set-up sheet, fetched when its sheet is looked at. */
export interface SetUp<Scene = unknown> {
  /** A scenario's map, small; for games whose scenarios have a picture. */
  Map?: Component<{ scene: Scene }>;
  Form?: Component<FormProps<Scene>, object, 'config'>;
  /** The settings that the form asks for, so that nobody else does. */
  settings: readonly string[];
}

/** A course at a table of its own, fetched when somebody learns. */
export interface Tutorial<Board = unknown> {
  lessons: readonly Lesson<Board>[];
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
}

/** Hides the types of a game's own board and scene from those who only pass them on. */
export const hidden = {
  screen: <Board, Scene>(screen: Screen<Board, Scene>) => screen as unknown as Screen,
  setUp: <Scene>(setUp: SetUp<Scene>) => setUp as unknown as SetUp,
  tutorial: <Board>(tutorial: Tutorial<Board>) => tutorial as unknown as Tutorial,
};
