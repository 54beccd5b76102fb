import { inTurn } from '../../ui/later';
import ActorsNow from './Actors.svelte';
import DoorsNow from './Doors.svelte';
import GroundNow from './Ground.svelte';
import PiecesNow from './Pieces.svelte';
import ZonesNow from './Zones.svelte';

// The layers of the board: each is put there in a turn of its own.
export const Ground = inTurn(GroundNow);
export const Doors = inTurn(DoorsNow);
export const Pieces = inTurn(PiecesNow);
export const Zones = inTurn(ZonesNow);
export const Actors = inTurn(ActorsNow);
