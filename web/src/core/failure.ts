import type { Refused } from '../protocol';
import { ApiError } from './api';
import { t, texts, type Spelling } from './texts.svelte';

/** Tells what went wrong in the reader's language. */
export function said(error: unknown): string {
  if (error instanceof ApiError) return refused(error.refused);
  // What `fetch` throws when nobody answers, at all or in time.
  if (error instanceof TypeError || error instanceof DOMException) return t('web-no-server');
  return error instanceof Error ? error.message : String(error);
}

/** Stands for the detail until it is known where the sentence wants it. */
const DETAIL = '\u0001';

/** Says a refusal. A detail after the last sentence is for programmers, one within is a name. */
export function refused({ code, what, why }: Refused, spelling?: Spelling): string {
  if (why) return texts.render(why, spelling);
  const id = `error-${code}`;
  if (!texts.has(id)) return what;
  const sentence = t(id, { what: DETAIL });
  if (sentence.endsWith(DETAIL)) return sentence.slice(0, -DETAIL.length).trim();
  return sentence.replaceAll(DETAIL, what);
}
