import { inTurn } from '../../ui/later';
import BlocksNow from './Blocks.svelte';
import CarParkNow from './CarPark.svelte';

// What lies below the fields is put there in turns of its own.
export const CarPark = inTurn(CarParkNow);
export const Blocks = inTurn(BlocksNow);
