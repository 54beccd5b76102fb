import { hidden } from '../../core/client';
import { STILL } from '../../core/show.svelte';
import ColonyTable from './ColonyTable.svelte';
import type { Winter } from './kinds';

export default hidden.screen<Winter>({
  Table: ColonyTable,
  animator: () => STILL,
  marks: () => null,
  spelling: () => (_, value) => value,
});
