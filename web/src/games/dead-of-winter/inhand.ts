import { inTurn } from '../../ui/later';
import PhoneNow from './Phone.svelte';

// Not one of the parts: it is made of them.
export const Phone = inTurn(PhoneNow);
