import { screenOf } from '../zombicide/screen';
import { FORT } from './edition';
import Table from './Table.svelte';

export default screenOf(FORT, Table);
