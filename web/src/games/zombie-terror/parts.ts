import LogNow from '../../table/Log.svelte';
import TimelineNow from '../../table/Timeline.svelte';
import TopBarNow from '../../table/TopBar.svelte';
import { atLast, inTurn } from '../../ui/later';
import CardsNow from './Cards.svelte';
import HumansNow from './Humans.svelte';
import NoiseNow from './Noise.svelte';
import OptionsNow from './Options.svelte';
import OtherCardsNow from './OtherCards.svelte';
import TerrorBoardNow from './TerrorBoard.svelte';

// The big parts of the table: each is put there in a turn of its own, none above one that is there.
export const TopBar = inTurn(TopBarNow);
export const Humans = inTurn(HumansNow);
export const OtherCards = inTurn(OtherCardsNow);
export const Noise = inTurn(NoiseNow);
export const TerrorBoard = inTurn(TerrorBoardNow);
export const Cards = inTurn(CardsNow);
export const Timeline = inTurn(TimelineNow);
export const Options = atLast(OptionsNow);
export const Log = atLast(LogNow);
