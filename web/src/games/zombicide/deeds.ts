import type { Group } from './bar';

/** What a Survivor of any edition does most, from left to right. */
export const DEEDS: readonly Group[] = [
  {
    id: 'move',
    icon: 'footsteps',
    key: 'M',
    kinds: ['Walk', 'Slip', 'Dash', 'SlipDash', 'Sidestep'],
    always: true,
  },
  {
    id: 'shoot',
    icon: 'winchester-rifle',
    key: 'R',
    kinds: ['Shoot'],
    always: true,
    careful: true,
  },
  {
    id: 'melee',
    icon: 'bowie-knife',
    key: 'A',
    kinds: ['Melee', 'Improvise'],
    always: true,
    careful: true,
  },
  {
    id: 'search',
    icon: 'magnifying-glass',
    key: 'S',
    kinds: ['Search', 'SearchCar'],
    always: true,
  },
  { id: 'door', icon: 'entry-door', key: 'O', kinds: ['OpenDoor'], always: true },
  { id: 'take', icon: 'wooden-crate', key: 'X', kinds: ['TakeObjective', 'TakeCrate', 'LootCar'] },
  { id: 'trade', icon: 'card-exchange', key: 'T', kinds: ['Trade', 'Reorganise'], always: true },
];

/** What comes up now and then, to the right of it. */
export const RARE_DEEDS: readonly Group[] = [
  { id: 'reload', icon: 'shotgun-rounds', key: 'L', kinds: ['Reload'] },
  { id: 'eat', icon: 'canned-fish', key: 'F', kinds: ['Eat'] },
  { id: 'drop', icon: 'trash-can', key: 'G', kinds: ['Discard', 'DiscardFreely', 'DiscardFrom'] },
  { id: 'noise', icon: 'megaphone', key: 'N', kinds: ['MakeNoise'], always: true },
  { id: 'lead', icon: 'team-idea', key: 'H', kinds: ['Rally', 'Lead', 'Heal', 'Rescue'] },
  { id: 'exit', icon: 'exit-door', key: 'Q', kinds: ['Escape'] },
];

/** What cars add between the two. */
export const CAR_DEEDS: readonly Group[] = [
  {
    id: 'car',
    icon: 'police-car',
    key: 'C',
    kinds: ['GetIn', 'GetOut', 'ChangeSeat', 'SwapSeats'],
  },
  { id: 'drive', icon: 'run', key: 'D', kinds: ['DriveSlow', 'DriveFast', 'DriveOn', 'RunOver'] },
];

export const END: Group = {
  id: 'end',
  icon: 'hourglass',
  key: 'E',
  kinds: ['EndTurn'],
  always: true,
};
