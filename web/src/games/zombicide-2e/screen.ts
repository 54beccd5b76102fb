import { screenOf } from '../zombicide/screen';
import { SECOND } from './edition';
import Table from './Table.svelte';

export default screenOf(SECOND, Table);
