import type { Component } from 'svelte';
import { hidden, type Screen, type TableProps } from '../../core/client';
import { animator } from './scenes';
import type { Edition } from './edition';
import { marksOf } from './marks';
import type { Zombicide } from './kinds';
import { spelled } from './spoken';

/** The screen of an edition; `Table` is the family's table with the edition set around it. */
export const screenOf = (edition: Edition, Table: Component<TableProps<Zombicide>>): Screen =>
  hidden.screen<Zombicide>({
    Table,
    animator,
    marks: marksOf(edition),
    spelling: (scene) => (name, value) => spelled(scene, name, value),
  });
