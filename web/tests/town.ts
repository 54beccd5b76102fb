import type {
  ZombicideButton,
  ZombicideScene,
  ZombicideSceneLine,
  ZombicideTableView,
} from '../src/games/zombicide/protocol';

/** A street beside a lit and a dark room, with one door and one passage. */
export const town: ZombicideScene = {
  title: '',
  about: '',
  mission: 'T',
  difficulty: 'easy',
  minutes: 1,
  width: 210,
  height: 210,
  columns: [0, 90, 210],
  rows: [0, 90, 210],
  tiles: [],
  zones: [
    { name: 'A1', kind: 'street', building: -1, cells: [], rects: [[0, 0, 90, 210]], special: '' },
    { name: 'B1', kind: 'room', building: 0, cells: [], rects: [[90, 0, 120, 90]], special: '' },
    { name: 'B2', kind: 'dark', building: 0, cells: [], rects: [[90, 90, 120, 120]], special: '' },
  ],
  lines: [
    line({
      kind: 'door',
      x: 90,
      y: 0,
      length: 90,
      upright: true,
      zones: [0, 1],
      door: 0,
      number: 1,
    }),
    line({ kind: 'wall', x: 90, y: 90, length: 120, upright: true, zones: [0, 2] }),
    line({ kind: 'passage', x: 90, y: 90, length: 120, upright: false, zones: [1, 2] }),
    line({ kind: 'wall', x: 90, y: 0, length: 120, upright: false, zones: [-1, 1] }),
  ],
  spots: [
    { kind: 'objective', zone: 1, x: 117, y: 63 },
    { kind: 'crate', zone: 2, x: 174, y: 126 },
  ],
  exits: [0],
  starts: [0],
  spawns: [],
  cars: [],
  marks: [],
  verbs: [],
  threats: ['eliminated'],
  tokens: {},
  box: {
    cards: [],
    card_of: [],
    survivors: [
      { id: 'amy', kind: 'adult', health: 3, skills: [], played: true },
      { id: 'doug', kind: 'adult', health: 3, skills: [], played: true },
    ],
    skills: {},
    zombies: ['walker', 'brute'].map((id) => ({
      id,
      figures: id === 'walker' ? 40 : 16,
      family: id,
      actions: 1,
      wounds: 1,
      min_damage: 1,
      adrenaline: 1,
    })),
    zombie_cards: [],
    levels: ['blue', 'yellow', 'orange', 'red'],
    adrenaline: [0, 7, 19, 43],
    colours: ['red', 'blue', 'green'],
    machines: [],
    tokens: {},
  },
  bar: {
    buttons: [
      button('move', 'footsteps', 'M', { always: true, kinds: ['Walk'], verbs: ['walk'] }),
      button('shoot', 'rifle', 'R', {
        always: true,
        careful: true,
        kinds: ['Shoot'],
        verbs: ['shoot'],
      }),
      button('search', 'magnifying-glass', 'S', {
        always: true,
        kinds: ['Search'],
        verbs: ['search'],
      }),
      button('take', 'wooden-crate', 'X', {
        kinds: ['TakeObjective', 'TakeCrate', 'LootCar'],
        verbs: ['take-objective', 'take-crate', 'loot-car'],
      }),
      button('exit', 'exit-door', 'Q', { kinds: ['Escape'], verbs: ['escape'] }),
      button('end', 'hourglass', 'E', { always: true, kinds: ['EndTurn'], verbs: ['end-turn'] }),
    ],
    signs: { taunt: 'acoustic-megaphone', redraw: 'no-such-picture' },
    here: ['Search', 'TakeObjective', 'OpenDoor'],
    attacks: ['Shoot'],
    plans: [],
  },
};

function button(
  id: string,
  sign: string,
  key: string,
  more: Partial<ZombicideButton>,
): ZombicideButton {
  return { id, sign, key, always: false, careful: false, kinds: [], verbs: [], ...more };
}

function line(part: Partial<ZombicideSceneLine>): ZombicideSceneLine {
  return {
    kind: 'wall',
    x: 0,
    y: 0,
    length: 0,
    upright: false,
    zones: [0, 0],
    door: -1,
    number: 0,
    colour: '',
    broken: false,
    ...part,
  };
}

const person = (id: string, zone: number) => ({
  id,
  seat: 0,
  zone,
  health: 3,
  adrenaline: 0,
  level: 'blue',
  skills: [],
  cards: [null, null, null, null, null],
  empty: [false, false, false, false, false],
  actions: 3,
  free: [0],
  searched: false,
  done: false,
  escaped: false,
  tokens: 0,
  load: [],
});

/** Amy and Doug in the street, three Walkers in the dark room. */
export const board = {
  mission: 'T',
  round: 1,
  first: 0,
  turn: 'amy',
  zombies_phase: false,
  danger: 'blue',
  goals: [],
  people: [person('amy', 0), person('doug', 0)],
  companions: [],
  fallen: [],
  machines: [],
  station: null,
  zones: { '2': { zombies: { walker: 3 }, noise: 0 } },
  doors: [],
  barricaded: [],
  objectives: [[1, 'red']],
  crates: [2],
  cars: [],
  spawns: [[0, 'red', true]],
  decks: {},
  discards: {},
} as unknown as ZombicideTableView;
