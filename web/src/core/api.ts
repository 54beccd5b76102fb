import type {
  CampaignInfo,
  CampaignPage,
  ChangedMe,
  GameInfo,
  GameKinds,
  InvitationInfo,
  Invited,
  Judged,
  Me,
  NewTable,
  Past,
  Refused,
  Reported,
  Requests,
  ResultInfo,
  RuleInfo,
  SeatWish,
  SessionInfo,
  SmallMap,
  Step,
  Summary,
  TableInfo,
  Text,
} from '../protocol';
import type { Locale } from './settings.svelte';

/** The page may lie below a folder of its site; the API lies beside it. */
const ROOT = new URL('./', location.href.split('#')[0]).pathname;

/** The server refused something, in its own words and with its code. */
export class ApiError extends Error {
  constructor(
    readonly status: number,
    readonly refused: Refused,
  ) {
    super(refused.what);
  }

  get code(): string {
    return this.refused.code;
  }
}

/** Milliseconds for an answer; then nobody waits any longer, and it can be asked for again. */
const PATIENCE = 30_000;
/** What is read may come over a very slow line, and a whole game that is brought in takes its time. */
const LONG_PATIENCE = 180_000;

async function ask(
  method: string,
  path: string,
  body?: unknown,
  patience = method === 'GET' ? LONG_PATIENCE : PATIENCE,
): Promise<Response> {
  const answer = await fetch(`${ROOT}api/${path}`, {
    method,
    signal: AbortSignal.timeout(patience),
    headers: body === undefined ? {} : { 'Content-Type': 'application/json' },
    body: body === undefined ? undefined : JSON.stringify(body),
  });
  if (!answer.ok) throw new ApiError(answer.status, await refusal(answer));
  return answer;
}

/** The code of a refusal that has none, such as one by a proxy. */
export const NOT_OURS = 'fault';

async function refusal(answer: Response): Promise<Refused> {
  const silent = { type: 'refused', id: null, code: NOT_OURS, what: answer.statusText };
  const said = (await answer.json().catch(() => ({}))) as Partial<Refused>;
  return { rules: [], why: null, retry: null, ...silent, ...said } as Refused;
}

const json = async <T>(
  method: string,
  path: string,
  body?: unknown,
  patience?: number,
): Promise<T> => (await (await ask(method, path, body, patience)).json()) as T;

export const api = {
  me: () => json<Me | null>('GET', 'me'),
  /** The same for a button that was pressed. */
  meNow: () => json<Me | null>('GET', 'me', undefined, PATIENCE),
  begin: (nickname: string, locale: Locale) => json<Me>('POST', 'me', { nickname, locale }),
  changeMe: (change: ChangedMe) => json<Me>('PATCH', 'me', change),
  confirmEmail: (code: string) => json<Me>('POST', 'me/email', { code }),
  setPassphrase: (passphrase: string, old: string) =>
    json<Me>('PUT', 'me/passphrase', { passphrase, old }),
  claim: (handle: string, passphrase: string) =>
    json<Me>('POST', 'me/claim', { handle, passphrase }),
  forgetMe: (passphrase: string) => ask('POST', 'me/forget', { passphrase }),
  sessions: () => json<SessionInfo[]>('GET', 'me/sessions'),
  signOut: (session: string) => json<SessionInfo[]>('DELETE', `me/sessions/${session}`),
  signOutElsewhere: () => json<SessionInfo[]>('DELETE', 'me/sessions'),
  results: () => json<ResultInfo[]>('GET', 'me/results'),
  games: () => json<GameInfo[]>('GET', 'games'),
  maps: (game: string) => json<Record<string, SmallMap>>('GET', `games/${game}/maps`),
  scene: <G extends GameKinds>(game: string, scenario: string) =>
    json<G['scene']>('GET', `games/${game}/scene?scenario=${encodeURIComponent(scenario)}`),
  judge: (game: string, text: string) => json<Judged>('POST', `games/${game}/scenarios`, { text }),
  judgeHouse: (game: string, text: string) => json<Judged>('POST', `games/${game}/house`, { text }),
  houseAddress: (game: string) => `${ROOT}api/games/${game}/house`,
  templateAddress: (game: string) => `${ROOT}api/games/${game}/template`,
  tableScene: <G extends GameKinds>(table: string) =>
    json<G['scene']>('GET', `tables/${table}/scene`),
  rules: (game: string, locale: Locale) =>
    json<RuleInfo[]>('GET', `games/${game}/rules?locale=${locale}`),
  credits: (game: string) => json<Text[]>('GET', `games/${game}/credits`),
  texts: async (locale: Locale) => (await ask('GET', `texts/${locale}`)).text(),
  /** What only one game says. */
  ownTexts: async (locale: Locale, game: string) =>
    (await ask('GET', `texts/${locale}/${game}`)).text(),
  campaignKinds: () => json<GameInfo[]>('GET', 'campaigns/kinds'),
  campaigns: () => json<CampaignInfo[]>('GET', 'campaigns'),
  openCampaign: (table: NewTable) => json<CampaignPage>('POST', 'campaigns', table),
  campaign: (id: string) => json<CampaignPage>('GET', `campaigns/${id}`),
  /** Opens the table of the next game; bots stand in for who is missing. */
  playOn: (id: string, missing: number[]) =>
    json<TableInfo>('POST', `campaigns/${id}/open`, { missing }),
  branch: (id: string, count: number) =>
    json<CampaignPage>('POST', `campaigns/${id}/branch`, { count }),
  campaignAddress: (id: string) => `${ROOT}api/campaigns/${id}/record`,
  bringInCampaign: (record: unknown) =>
    json<CampaignPage>('POST', 'campaigns/import', record, LONG_PATIENCE),
  tables: (query: string) => json<TableInfo[]>('GET', `tables?${query}`),
  table: (id: string) => json<TableInfo>('GET', `tables/${id}`),
  open: (table: NewTable) => json<TableInfo>('POST', 'tables', table),
  start: (id: string, fill: string | null) =>
    json<TableInfo>('POST', `tables/${id}/start`, { fill }),
  seat: (id: string, seat: number, wish: SeatWish) =>
    json<TableInfo>('POST', `tables/${id}/seats/${seat}`, wish),
  close: (id: string) => json<TableInfo>('POST', `tables/${id}/close`),
  rematch: (id: string, why = '') =>
    json<TableInfo>('POST', `tables/${id}/rematch${why && `?why=${why}`}`),
  summary: <G extends GameKinds>(id: string) => json<Summary<G>>('GET', `tables/${id}/summary`),
  invite: (id: string, seat: number | null = null) =>
    json<Invited>('POST', `tables/${id}/invitations`, { seat }),
  invitations: (id: string) => json<InvitationInfo[]>('GET', `tables/${id}/invitations`),
  revoke: (id: string, invitation: string) =>
    json<TableInfo>('DELETE', `tables/${id}/invitations/${invitation}`),
  invited: (token: string) => json<TableInfo>('POST', 'tables/invited', { token }),
  newcomers: (id: string, welcome: boolean) =>
    json<TableInfo>('POST', `tables/${id}/newcomers`, { welcome }),
  handOver: (id: string, seat: number) => json<TableInfo>('POST', `tables/${id}/host`, { seat }),
  join: (token: string) => json<TableInfo>('POST', 'tables/join', { token }),
  story: <G extends GameKinds>(id: string, first = 0) =>
    json<Step<G>[]>('GET', `tables/${id}/story?first=${first}`),
  at: <G extends GameKinds>(id: string, count: number, seat: number | null) =>
    json<Past<G>>('GET', `tables/${id}/at/${count}${seat === null ? '' : `?seat=${seat}`}`),
  fork: (id: string, count: number) => json<TableInfo>('POST', `tables/${id}/fork`, { count }),
  recordAddress: (id: string) => `${ROOT}api/tables/${id}/record`,
  bringIn: (record: unknown) => json<TableInfo>('POST', 'tables/import', record, LONG_PATIENCE),
  report: (id: string, note: string) => json<Reported>('POST', `tables/${id}/reports`, { note }),
  odds: <G extends GameKinds>(id: string, seat: number) =>
    json<Record<string, G['odds']>>('GET', `tables/${id}/odds?seat=${seat}`),
  outlook: <G extends GameKinds>(id: string, seat: number) =>
    json<G['outlook'] | null>('GET', `tables/${id}/outlook?seat=${seat}`),
  requests: <G extends GameKinds>(id: string, seat: number) =>
    json<Requests<G>>('GET', `tables/${id}/requests?seat=${seat}`),
  preview: <G extends GameKinds>(id: string) => json<G['preview']>('GET', `tables/${id}/preview`),
};

/** The address of the sockets. */
export function socketAddress(): string {
  const scheme = location.protocol === 'https:' ? 'wss:' : 'ws:';
  return `${scheme}//${location.host}${ROOT}ws`;
}
