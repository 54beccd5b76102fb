import type { Line } from './kinds';

/** What the log tells of one Mission, from its briefing to the way to the next one. */
export interface Chapter {
  key: string;
  mission: string;
  /** How often it was lost before. */
  tries: number;
  won: boolean | null;
  brief: Line[];
  /** How it ended, and what was told then. */
  end: Line[];
  /** The end of the whole campaign. */
  epilogue: Line[];
  /** After so many answers it could be played another way. */
  count: number | null;
}

const told = ({ data }: Line): string => (data.type === 'Told' ? data.id : '');
const MISSION = /^fh-(brief|won|lost)-(F\d\d)-/;
const LAST = /^fh-(epilogue|coda)-/;

/** Cuts the log into chapters, the first Mission first. */
export function chapters(log: readonly Line[]): Chapter[] {
  const found: Chapter[] = [];
  for (const line of log) {
    const [, when, mission] = MISSION.exec(told(line)) ?? [];
    const before = found.at(-1);
    if (mission && when === 'brief' && (before?.mission !== mission || before.won !== null))
      found.push(begun(mission, found));
    const chapter = found.at(-1);
    if (!chapter) continue;
    if (when === 'brief') chapter.brief.push(line);
    else if (line.data.type === 'MissionOver') {
      chapter.won = line.data.won;
      chapter.count = line.count - 1;
    } else if (LAST.test(told(line)) || line.data.type === 'DiedInfected')
      chapter.epilogue.push(line);
    else if (line.data.type !== 'Answered') chapter.end.push(line);
  }
  return found;
}

function begun(mission: string, before: readonly Chapter[]): Chapter {
  const tries = before.filter((one) => one.mission === mission).length;
  const key = `${mission}.${tries}`;
  return { key, mission, tries, won: null, brief: [], end: [], epilogue: [], count: null };
}

/** A roll for a card: its dice, whether it held, and whether its owner took it along. */
export interface Roll {
  key: string;
  card: string;
  dice: number[];
  passed: boolean;
  kept: boolean | null;
}

/** The rolls of one Survivor after the last Mission. */
export function rollsOf(log: readonly Line[], who: string): Roll[] {
  const from = log.findLastIndex(({ data }) => data.type === 'MissionOver');
  const found: Roll[] = [];
  for (const { data, number } of log.slice(Math.max(0, from))) {
    if (data.type === 'RolledToKeep' && data.who === who)
      found.push({
        key: `${number}`,
        card: data.card,
        dice: data.dice,
        passed: data.kept,
        kept: null,
      });
    const last = found.at(-1);
    if (data.type === 'CardKept' && data.who === who && last) last.kept = data.kept;
  }
  return found;
}
