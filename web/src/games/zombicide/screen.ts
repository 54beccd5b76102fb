import type { Component } from 'svelte';
import { hidden, type Screen, type TableProps } from '../../core/client';
import { animator } from './advance';
import type { Edition } from './edition';
import { marksOf } from './marks';
import type { ZombicideScene, ZombicideTableView } from './protocol';
import { spelled } from './spoken';

/** The screen of an edition; `Table` is the family's table with the edition set around it. */
export const screenOf = (
  edition: Edition,
  Table: Component<TableProps<ZombicideTableView, ZombicideScene>>,
): Screen =>
  hidden.screen<ZombicideTableView, ZombicideScene>({
    Table,
    animator,
    marks: marksOf(edition),
    spelling: (scene) => (name, value) => spelled(scene, name, value),
  });
