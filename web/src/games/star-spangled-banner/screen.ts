import { hidden } from '../../core/client';
import { STILL } from '../../core/show.svelte';
import CampaignTable from './CampaignTable.svelte';
import type { Banner } from './kinds';

export default hidden.screen<Banner>({
  Table: CampaignTable,
  animator: () => STILL,
  marks: () => null,
  spelling: () => (_, value) => value,
});
