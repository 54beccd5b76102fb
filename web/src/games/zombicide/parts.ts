import SpriteNow from '../../icons/Sprite.svelte';
import LogNow from '../../table/Log.svelte';
import MoreNow from '../../table/More.svelte';
import TimelineNow from '../../table/Timeline.svelte';
import TopBarNow from '../../table/TopBar.svelte';
import { atLast, inTurn } from '../../ui/later';
import ActionBarNow from './ActionBar.svelte';
import BoardNow from './Board.svelte';
import ChoicePanelNow from './ChoicePanel.svelte';
import GoalsNow from './Goals.svelte';
import SheetNow from './Sheet.svelte';
import SquadNow from './Squad.svelte';

// The big parts of the table: each is put there in a turn of its own, none above one that is there.
export const Sprite = inTurn(SpriteNow);
export const TopBar = inTurn(TopBarNow);
export const Squad = inTurn(SquadNow);
export const Sheet = inTurn(SheetNow);
export const Board = inTurn(BoardNow);
export const More = inTurn(MoreNow);
export const Goals = inTurn(GoalsNow);
export const Timeline = inTurn(TimelineNow);
export const ActionBar = inTurn(ActionBarNow);
export const ChoicePanel = atLast(ChoicePanelNow);
export const Log = atLast(LogNow);
