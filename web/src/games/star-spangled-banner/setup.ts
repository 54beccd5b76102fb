import { hidden } from '../../core/client';
import Form, { SETTINGS } from './Form.svelte';
import type { Banner } from './kinds';

export default hidden.setUp<Banner>({ Form, settings: SETTINGS });
