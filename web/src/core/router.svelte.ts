/** Where we are: `#/table/ID` is { page: 'table', rest: ['ID'] }. */
export interface Place {
  page: string;
  rest: string[];
  query: URLSearchParams;
}

export function parse(hash: string): Place {
  const [path = '', query = ''] = hash.replace(/^#\/?/, '').split('?');
  const [page = '', ...rest] = path.split('/').filter(Boolean).map(decodeURIComponent);
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
