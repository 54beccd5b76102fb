import { screenOf } from '../zombicide/screen';
import { INVADER } from './edition';
import Table from './Table.svelte';

export default screenOf(INVADER, Table);
