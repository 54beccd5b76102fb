import { hidden } from '../../core/client';
import ColonyTable from './ColonyTable.svelte';
import Curtain from './Curtain.svelte';
import type { Winter } from './kinds';
import { winterAnimator } from './scenes';

export default hidden.screen<Winter>({
  Table: ColonyTable,
  Curtain,
  animator: winterAnimator,
  marks: ({ data }) => {
    if (data.type === 'RoundBegan') return { kind: 'round', number: data.round };
    return null;
  },
  spelling: () => (_, value) => value,
});
