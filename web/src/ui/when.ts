import type { Locale } from '../core/settings.svelte';

const UNITS: [Intl.RelativeTimeFormatUnit, number][] = [
  ['day', 86_400],
  ['hour', 3600],
  ['minute', 60],
];

/** How long ago something was, in words; `at` is in seconds, as the server counts. */
export function ago(at: number, locale: Locale, now = Date.now()): string {
  const seconds = Math.max(0, now / 1000 - at);
  const words = new Intl.RelativeTimeFormat(locale, { numeric: 'auto' });
  for (const [unit, length] of UNITS) {
    if (seconds >= length) return words.format(-Math.floor(seconds / length), unit);
  }
  return words.format(0, 'second');
}

/** A day in words, such as when something ends; `at` is in seconds, as the server counts. */
export const day = (at: number, locale: Locale): string =>
  new Intl.DateTimeFormat(locale, { day: 'numeric', month: 'long' }).format(at * 1000);
