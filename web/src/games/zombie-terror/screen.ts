import { hidden } from '../../core/client';
import { animator } from './scenes';
import { spell } from './grid';
import { markOf } from './marks';
import type { Terror } from './kinds';
import TerrorTable from './TerrorTable.svelte';

export default hidden.screen<Terror>({
  Table: TerrorTable,
  animator,
  marks: markOf,
  spelling: () => (_, value) => spell(value),
});
