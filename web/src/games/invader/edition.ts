import type { Edition } from '../zombicide/edition';
import * as emblems from '../zombicide/emblems';
import * as figures from '../zombicide/figures';
import { SIGNS } from '../zombicide/marks';
import { inTurn } from '../../ui/later';
import { BASICS } from './basics';
import drawings from './drawings.svg?raw';
import Ground from './Ground.svelte';
import { STATION } from './horizon';
import Sign from './Sign.svelte';
import { TERMS, things } from './terms';
import Things from './Things.svelte';
import Watch from './Watch.svelte';

const { emblem } = emblems;
/** Soft all around: what grows has no corners. */
const SPORE =
  'M-30 -6Q-38 -14 -28 -22Q-32 -34 -18 -30Q-10 -40 0 -31Q10 -40 17 -29Q32 -33 29 -19Q41 -12 31 -3Q40 8 29 15Q34 28 19 27Q13 38 2 30Q-8 39 -15 29Q-30 32 -27 18Q-40 12 -30 -6Z';

/** Invader: what is in its box, as the screen shows it. */
export const INVADER: Edition = {
  ...BASICS,
  levels: ['blue', 'yellow', 'orange', 'red'],
  slots: [
    {
      word: 'web-hands',
      count: 2,
      free: 'web-free-hand',
      names: ['slot-left', 'slot-right'],
      open: true,
    },
    { word: 'web-body', count: 2, free: 'web-free-slot', worn: true },
    { word: 'web-attached', count: 12, free: 'web-free-slot', attached: 6 },
    { word: 'web-backpack', count: 5, free: 'web-free-slot' },
  ],
  drawings,
  zombies: {
    worker: { rim: '#B9D292', fill: '#1E2A17', path: figures.ROUND, glyph: 'xworker' },
    tank: { rim: '#E8A07C', fill: '#36160B', path: figures.SQUARE, glyph: 'xtank' },
    hunter: {
      rim: '#F0DC74',
      fill: '#332C08',
      path: figures.POINTED,
      glyph: 'xhunter',
      left: 16.9,
    },
  },
  giant: { rim: '#FF86CB', fill: '#4A0B38', path: SPORE, glyph: 'spoiler', giant: true },
  emblems: {
    cole: emblem('C', emblems.TEAL, emblems.HEXAGON),
    vivian: emblem('V', emblems.PINK, emblems.CIRCLE),
    mitsuki: emblem('Mi', emblems.VIOLET, emblems.DIAMOND),
    magnus: emblem('Ma', emblems.COPPER, emblems.SHIELD),
    jared: emblem('J', emblems.LIME, emblems.SQUARE),
    baraka: emblem('B', emblems.CREAM, emblems.TRIANGLE),
    scientist_blue: emblem('Sb', ['#7FB4FF', '#16304E'], emblems.OCTAGON),
    scientist_white: emblem('Sw', ['#E4EBEE', '#2F383D'], emblems.ARCH),
  },
  art: {
    ablative_armor: 'kevlar-vest',
    assault_shotgun: 'shotgun',
    canister: 'fuel-tank',
    cattle_prod: 'electric',
    chainsaw: 'chainsaw',
    energy_cell: 'battery-pack',
    flamethrower: 'flamethrower',
    heavy_cutter: 'bolt-cutter',
    heavy_shotgun: 'sawed-off-shotgun',
    lmg: 'minigun',
    mold_spawn_1_hunter: 'raise-zombie',
    mold_spawn_1_tank: 'raise-zombie',
    mold_spawn_1_worker: 'raise-zombie',
    mold_spawn_2_worker: 'raise-zombie',
    mre: 'opened-food-can',
    oxygen_tank: 'scuba-tanks',
    plenty_of_bullets: 'bullets',
    prototype_assault_shotgun: 'bolter-gun',
    prototype_heavy_shotgun: 'laser-gun',
    prototype_lmg: 'chaingun',
    prototype_sniper_rifle: 'steyr-aug',
    scout_drone: 'delivery-drone',
    searchlight: 'flashlight',
    sledge: 'warhammer',
    smg: 'mp5',
    sniper_rifle: 'rifle',
  },
  decks: { base: 'base', starting: 'start', prototype: 'pimp', oxygen: 'oxy' },
  parts: { energy: 'energy_cell', canister: 'canister', bullets: 'plenty_of_bullets' },
  marks: { evacuees: { sign: 'person' } },
  tokens: { suit: 'scuba-mask', rolly: 'person', engineer: 'person', sample: 'magnifying-glass' },
  timeline: {
    ...SIGNS,
    DoorClosed: { kind: 'event', icon: 'closed-doors' },
    DoorSmashed: { kind: 'event', icon: 'closed-doors', bad: true },
    MachineAttacked: { kind: 'event', icon: 'robot-antennas' },
    MachineDestroyed: { kind: 'event', icon: 'robot-antennas', bad: true },
    MoldGrew: { kind: 'event', icon: 'raise-zombie', bad: true },
    TankTaken: { kind: 'event', icon: 'scuba-tanks' },
    TokenEaten: { kind: 'event', icon: 'broken-heart', bad: true },
  },
  rules: { ranged: 'INV-CMB-1', melee: 'INV-CMB-1', friends: 'INV-FF-1' },
  health: ['armor', 'armor0'],
  terrain: {
    Ground: inTurn(Ground),
    Things: inTurn(Things),
    Below: inTurn(Watch),
    Sign,
    things,
  },
  terms: TERMS,
  horizon: STATION,
};
