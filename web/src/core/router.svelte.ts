/** Where we are: `#/table/ID` is { page: 'table', rest: ['ID'] }. */
export interface Place {
  page: string;
  rest: string[];
  query: URLSearchParams;
}

/** An address that was cut off in the middle of a letter is taken as it stands. */
function plain(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}

export function parse(hash: string): Place {
  const [path = '', query = ''] = hash.replace(/^#\/?/, '').split('?');
  const [page = '', ...rest] = path.split('/').filter(Boolean).map(plain);
  return { page, rest, query: new URLSearchParams(query) };
}

class Router {
  place: Place = $state.raw(parse(''));

  start(): void {
    const follow = () => (this.place = parse(location.hash));
    addEventListener('hashchange', follow);
    follow();
  }

  go(path: string): void {
    location.hash = path;
  }
}

export const router = new Router();
