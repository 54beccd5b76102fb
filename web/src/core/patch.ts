/**
 * A change is [path, value], or [path] alone for what is gone. In a list the first free number
 * adds an item, and what follows one that is gone moves up.
 */
export type Change = unknown[];

type Step = string | number;
type Folder = Record<Step, unknown>;

/**
 * Returns the document with the changes made. What did not change is shared with the old document,
 * so that parts of the page can tell by identity whether anything of theirs is new.
 */
export function patch<T>(document: T, changes: Change[]): T {
  const fresh = new Set<unknown>();
  let root: unknown = document;
  for (const [path, ...value] of changes as [Step[], unknown?][]) {
    root = path.length ? put(root, path, value, fresh) : value[0];
  }
  return root as T;
}

function put(root: unknown, path: Step[], value: unknown[], fresh: Set<unknown>): unknown {
  const top = own(root, fresh);
  let place = top;
  for (const step of path.slice(0, -1)) {
    const child = own(place[step], fresh);
    place[step] = child;
    place = child;
  }
  const last = path.at(-1)!;
  if (value.length) place[last] = value[0];
  else if (Array.isArray(place)) place.splice(Number(last), 1);
  else delete place[last];
  return top;
}

/** Returns a copy that may be changed, made once per patch. */
function own(part: unknown, fresh: Set<unknown>): Folder {
  if (fresh.has(part)) return part as Folder;
  if (typeof part !== 'object' || part === null) throw new Error('a change leads nowhere');
  const copy = Array.isArray(part) ? [...part] : { ...part };
  fresh.add(copy);
  return copy as Folder;
}
