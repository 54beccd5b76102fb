import type { TableInfo } from '../protocol';

/** Tells whether nobody plays on at a table: its game has an end, or was given up. */
export const isOver = (table: TableInfo | null): boolean =>
  table?.status === 'finished' || table?.status === 'closed';
