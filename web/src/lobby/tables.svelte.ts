import { api } from '../core/api';
import { said } from '../core/failure';
import { isOver } from '../core/status';
import type { CampaignInfo, TableInfo } from '../protocol';

const SHOWN = 8;
const EVERY = 10_000;
const NEWEST = 40;

/** The newest of my tables, and what goes on of older ones: games begun since would hide them. */
async function ownTables(): Promise<TableInfo[]> {
  const newest = await api.tables(`mine=true&limit=${NEWEST}`);
  if (newest.length < NEWEST) return newest;
  const going = await Promise.all(
    ['running', 'open'].map((status) => api.tables(`mine=true&status=${status}&limit=${NEWEST}`)),
  );
  // One that begins in between is in both lists: it is kept once, as it was told last.
  return [
    ...new Map([...newest, ...going.toReversed().flat()].map((one) => [one.id, one])).values(),
  ];
}

/** The tables of the lobby: mine, those that wait for players, and those one may watch. */
export class Tables {
  private mine: TableInfo[] = $state.raw([]);
  /** My campaigns, those that go on first. */
  campaigns: CampaignInfo[] = $state.raw([]);
  private waiting: TableInfo[] = $state.raw([]);
  private running: TableInfo[] = $state.raw([]);
  loaded = $state(false);
  failure = $state('');

  /** Where I am expected; what happened last comes first. */
  going = $derived(
    this.mine.filter((table) => !isOver(table)).toSorted((a, b) => b.changed - a.changed),
  );
  past = $derived(this.mine.filter(isOver).slice(0, SHOWN));
  free = $derived(this.others(this.waiting));
  watched = $derived(this.others(this.running).slice(0, SHOWN));

  async load(): Promise<void> {
    try {
      let stories: CampaignInfo[];
      [this.mine, this.waiting, this.running, stories] = await Promise.all([
        ownTables(),
        api.tables('status=open&free=true&limit=20'),
        api.tables('status=running&limit=20'),
        api.campaigns(),
      ]);
      const over = ({ table }: CampaignInfo) => Number(isOver(table));
      this.campaigns = stories.toSorted((a, b) => over(a) - over(b)).slice(0, SHOWN);
      this.loaded = true;
      this.failure = '';
    } catch (error) {
      this.failure = said(error);
    }
  }

  /** Keeps the lists fresh; returns how to stop. */
  follow(): () => void {
    void this.load();
    const timer = setInterval(() => !document.hidden && void this.load(), EVERY);
    return () => clearInterval(timer);
  }

  private others(tables: TableInfo[]): TableInfo[] {
    return tables.filter((table) => !this.mine.some((own) => own.id === table.id));
  }
}
