import { hidden } from '../../core/client';
import { animator } from './advance';
import { spell } from './grid';
import { markOf } from './marks';
import type { TerrorBoardView, TerrorScene } from './protocol';
import TerrorTable from './TerrorTable.svelte';

export default hidden.screen<TerrorBoardView, TerrorScene>({
  Table: TerrorTable,
  animator,
  marks: markOf,
  spelling: () => (_, value) => spell(value),
});
