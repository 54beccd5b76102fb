import type { Refused } from '../protocol';
import { ApiError } from './api';
import { t, texts } from './texts.svelte';

/** Refusals whose detail is a name that people know; other details are for programmers. */
const NAMED = new Set(['no-such-table', 'unknown-seat']);

/** Tells what went wrong in the reader's language. */
export function said(error: unknown): string {
  if (error instanceof ApiError) return refused(error.refused);
  // What `fetch` throws when nobody answers.
  if (error instanceof TypeError) return t('web-no-server');
  return error instanceof Error ? error.message : String(error);
}

export function refused({ code, what, why }: Refused): string {
  if (why) return texts.render(why);
  const id = `error-${code}`;
  return texts.has(id) ? t(id, { what: NAMED.has(code) ? what : '' }).trim() : what;
}
