/** Links to tables that were made on this device: the server keeps none, it could not show them. */
const PLACE = 'horda.links';
const MOST = 60;

type Links = Record<string, string>;

function read(): Links {
  try {
    return JSON.parse(localStorage.getItem(PLACE) ?? '{}') as Links;
  } catch {
    return {};
  }
}

const write = (entries: [string, string][]) =>
  localStorage.setItem(PLACE, JSON.stringify(Object.fromEntries(entries.slice(-MOST))));

export function keepLink(invitation: string, token: string): void {
  write([...Object.entries(read()), [invitation, token]]);
}

export function dropLink(invitation: string): void {
  write(Object.entries(read()).filter(([id]) => id !== invitation));
}

/** The whole link of an invitation, if it was made here. */
export function linkOf(invitation: string): string {
  const token = read()[invitation];
  return token ? `${location.href.split('#')[0]}#/join/${token}` : '';
}
