import { hidden } from '../../core/client';
import type { Zombicide } from '../zombicide/kinds';
import { SETTINGS } from '../zombicide/TeamForm.svelte';
import Form from './Form.svelte';
import Map from './Map.svelte';

export default hidden.setUp<Zombicide>({
  Map,
  Form,
  team: async () => (await import('./Team.svelte')).default,
  settings: SETTINGS,
});
