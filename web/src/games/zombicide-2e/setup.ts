import { hidden } from '../../core/client';
import type { ZombicideScene } from '../zombicide/protocol';
import { SETTINGS } from '../zombicide/TeamForm.svelte';
import Form from './Form.svelte';
import Map from './Map.svelte';

export default hidden.setUp<ZombicideScene>({ Map, Form, settings: SETTINGS });
