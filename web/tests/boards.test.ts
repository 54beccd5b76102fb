import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { createInterface } from 'node:readline';
import { expect, test } from 'vitest';
import type { Update, View } from '../src/protocol';
import { follow, knows, type Beat } from '../src/core/moments';
import { patch } from '../src/core/patch';
import type { Scene } from '../src/core/show.svelte';
import type { ZombicideScene } from '../src/games/zombicide/protocol';
import { cut as cutZombicide } from '../src/games/zombicide/scenes';
import { cut as cutTerror } from '../src/games/zombie-terror/scenes';

/** What tests/server/films.py writes: all that a reader was sent, and digests of the engine's views. */
interface Film {
  name: string;
  game: string;
  seats: number[];
  view: View;
  takes: { messages: Update[]; moments: Record<string, string>[]; after: Record<string, string> }[];
}

const FILMS = process.env['HORDA_FILMS'];
/** Names are all that scenes need of the map. */
const NAMELESS = {
  box: { zombies: [], survivors: [], cards: [], card_of: [] },
} as unknown as ZombicideScene;
/** How the games cut what happened; a film says whose it is. */
const CUTS: Record<string, (beats: never[]) => Scene[]> = {
  'zombicide-2e': (beats) => cutZombicide(NAMELESS, beats),
  invader: (beats) => cutZombicide(NAMELESS, beats),
  'fort-hendrix': (beats) => cutZombicide(NAMELESS, beats),
  'zombie-terror': cutTerror,
};

/** Parts that did not change are shared, so each is written once; else this would take minutes. */
const written = new WeakMap<object, string>();

function sorted(part: unknown): string {
  if (typeof part !== 'object' || part === null) return JSON.stringify(part);
  let text = written.get(part);
  if (text === undefined) {
    text = Array.isArray(part)
      ? `[${part.map(sorted).join(',')}]`
      : `{${Object.entries(part)
          .sort(([a], [b]) => (a < b ? -1 : 1))
          .map(([key, value]) => `${JSON.stringify(key)}:${sorted(value)}`)
          .join(',')}}`;
    written.set(part, text);
  }
  return text;
}

const digest = (board: unknown): string =>
  createHash('sha1').update(sorted(board)).digest('hex').slice(0, 16);

/** Scenes lead through boards that were, to the last one. */
function checkScenes(film: Film, beats: Beat[]): void {
  const scenes = CUTS[film.game]!(beats as never[]);
  const boards = beats.map(({ after }) => after);
  expect(scenes.every(({ board }) => boards.includes(board))).toBe(true);
  if (scenes.length) expect(scenes.at(-1)!.board).toBe(boards.at(-1));
}

/** Plays a film through the eyes of one seat; returns how many boards were compared. */
function play(film: Film, eyes: number | null): number {
  const name = String(eyes ?? '') in film.view.boards ? String(eyes ?? '') : '';
  let view = film.view;
  let compared = 0;
  for (const [number, take] of film.takes.entries()) {
    let board = view.boards[name];
    let moment = 0;
    for (const message of take.messages) {
      expect(message.base).toBe(view.seq);
      const known = message.events.map((event) => ({ event, wanted: take.moments[moment++]! }));
      const wanted = known.map((one) => one.wanted[String(eyes ?? '')]).filter((one) => one);
      const beats = follow(board, message.events, eyes);
      board = beats.at(-1)?.after ?? board;
      checkScenes(film, beats);
      const seen = beats.filter(({ moment }) => knows(eyes, moment));
      const told = `${film.name}, answer ${number + 1}`;
      expect(seen.length, told).toBe(wanted.length);
      seen.forEach((beat, n) => {
        if (digest(beat.after) !== wanted[n])
          throw new Error(`${told}: the board differs after ${beat.moment.data.type}`);
      });
      compared += seen.length;
      view = patch(view, message.changes);
    }
    expect(moment).toBe(take.moments.length);
    expect(digest(view.boards[name]), `${film.name}, after answer ${number + 1}`).toBe(
      take.after[name],
    );
  }
  return compared;
}

test.runIf(FILMS)(
  'after every event the board is the one that the engine shows',
  async () => {
    let compared = 0;
    for await (const line of createInterface({ input: createReadStream(FILMS!) })) {
      const film = JSON.parse(line) as Film;
      const seats = film.seats.length ? [film.seats[0]!, film.seats.at(-1)!] : [null];
      for (const eyes of new Set(seats)) compared += play(film, eyes);
    }
    expect(compared).toBeGreaterThan(0);
    console.log(`boards compared: ${compared}`);
  },
  300_000,
);
