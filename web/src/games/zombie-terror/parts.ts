import LogNow from '../../table/Log.svelte';
import TimelineNow from '../../table/Timeline.svelte';
import { atLast, inTurn } from '../../ui/later';
import CardsNow from './Cards.svelte';
import HumansNow from './Humans.svelte';
import NoiseNow from './Noise.svelte';
import OptionsNow from './Options.svelte';
import OtherCardsNow from './OtherCards.svelte';
import TerrorBoardNow from './TerrorBoard.svelte';
import TerrorTopNow from './TerrorTop.svelte';

// The big parts of the table: each is put there in a turn of its own, none above one that is there.
export const TerrorTop = inTurn(TerrorTopNow);
export const Humans = inTurn(HumansNow);
export const OtherCards = inTurn(OtherCardsNow);
export const Noise = inTurn(NoiseNow);
export const TerrorBoard = inTurn(TerrorBoardNow);
export const Cards = inTurn(CardsNow);
export const Timeline = inTurn(TimelineNow);
export const Options = atLast(OptionsNow);
export const Log = atLast(LogNow);
