import type { Lesson } from './lesson';

/** How all courses mark what a lesson speaks of; each only says what that is. */
const RING = 'outline: var(--lesson-ring); outline-offset: var(--lesson-off)';
const lit = (wide: number) =>
  `stroke: var(--lesson-lamp); stroke-width: ${wide}; stroke-dasharray: 2 ${2 * wide}; stroke-linecap: round`;
type Spoken = Pick<Lesson, 'id' | 'marks' | 'zones' | 'fields'>;
const [ZONE, FIELD] = [lit(7), lit(5)];

/** Returns a style sheet that marks what a lesson speaks of. */
export function styleOf({ id, marks = [], zones = [], fields = [] }: Spoken): string {
  const rule = (what: readonly string[], how: string) =>
    what.length ? `${what.map((one) => `body[data-lesson='${id}'] ${one}`).join()}{${how}}` : '';
  return [
    rule(marks, RING),
    rule(
      zones.map((one) => `[data-zone='${one}']`),
      ZONE,
    ),
    rule(
      fields.map((one) => `[data-field='${one}']`),
      FIELD,
    ),
  ].join('');
}
