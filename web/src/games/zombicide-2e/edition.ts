import type { Edition } from '../zombicide/edition';
import * as emblems from '../zombicide/emblems';
import * as figures from '../zombicide/figures';
import { SIGNS } from '../zombicide/marks';
import { BASICS } from './basics';
import drawings from './drawings.svg?raw';

const { emblem } = emblems;
const GIANT = {
  rim: '#F07A8C',
  fill: '#52101C',
  path: figures.BLOB,
  glyph: 'zabom',
  giant: true,
};

/** The second edition: what is in its box, as the screen shows it. */
export const SECOND: Edition = {
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
    { word: 'web-backpack', count: 3, free: 'web-free-slot' },
  ],
  drawings,
  zombies: {
    walker: { rim: '#A9C08F', fill: '#1F2A1A', path: figures.ROUND, glyph: 'zwalker' },
    brute: { rim: '#D89B7A', fill: '#33180C', path: figures.SQUARE, glyph: 'zbrute' },
    runner: {
      rim: '#E9D77A',
      fill: '#332C08',
      path: figures.POINTED,
      glyph: 'zrunner',
      left: 16.9,
    },
    hobomination: { ...GIANT, glyph: 'zhobo' },
    abominacop: { ...GIANT, rim: '#8FB4F0', fill: '#14264A', glyph: 'zcop' },
    abominawild: { ...GIANT, rim: '#E0A45A', fill: '#4A2A0C', glyph: 'zwild' },
    patient_0: { ...GIANT, rim: '#D9C7F2', fill: '#33204E', glyph: 'zpatient' },
  },
  giant: GIANT,
  emblems: {
    doug: emblem('D', emblems.TEAL, emblems.HEXAGON),
    wanda: emblem('W', emblems.PINK, emblems.CIRCLE),
    ned: emblem('N', emblems.COPPER, emblems.SHIELD),
    amy: emblem('A', emblems.VIOLET, emblems.DIAMOND),
    lili: emblem('L', emblems.LIME, emblems.SQUARE),
    tiger_sam: emblem('TS', emblems.CREAM, emblems.TRIANGLE),
    elle: emblem('E', emblems.MINT, emblems.OCTAGON),
    josh: emblem('J', emblems.ROSE, emblems.PENTAGON),
    bunny_g: emblem('BG', emblems.LILAC, emblems.DROP),
    lou: emblem('Lo', emblems.SAND, emblems.TRAPEZE),
    odin: emblem('O', emblems.STEEL, emblems.CROSS),
    ostara: emblem('Os', emblems.MOSS, emblems.ARCH),
  },
  art: {
    aaahh: 'raise-zombie',
    automatic_shotgun: 'shotgun',
    bag_of_rice: 'bowl-of-rice',
    baseball_bat: 'baseball-bat',
    canned_food: 'canned-fish',
    chainsaw: 'chainsaw',
    crowbar: 'crowbar',
    evil_twins: 'double-shot',
    fire_axe: 'fire-axe',
    flashlight: 'flashlight',
    golden_ak_47: 'ak47',
    golden_kukri: 'curvy-knife',
    gunblade: 'saber-and-pistol',
    katana: 'katana',
    kukri: 'bowie-knife',
    machete: 'machete',
    mas_shotgun: 'musket',
    military_sniper_rifle: 'steyr-aug',
    molotov: 'molotov',
    nailbat: 'spiked-bat',
    pistol: 'pistol-gun',
    plenty_of_bullets: 'bullets',
    plenty_of_shells: 'shotgun-rounds',
    sawed_off: 'sawed-off-shotgun',
    shotgun: 'winchester-rifle',
    sniper_rifle: 'rifle',
    sub_mg: 'uzi',
    water: 'water-bottle',
    zantetsuken: 'two-handed-sword',
  },
  decks: { base: 'base', starting: 'start', pimpweapon: 'pimp' },
  marks: {
    wounded: { sign: 'first-aid-kit' },
    noise: { sign: 'megaphone' },
    ned: { sign: 'molotov' },
    building: { sign: 'modern-city', once: true },
    bunker: { sign: 'padlock', once: true },
  },
  tokens: {
    kit: 'first-aid-kit',
    plank: 'packed-planks',
    box: 'wooden-crate',
    molotov: 'molotov',
    ingredient: 'molotov',
  },
  timeline: {
    ...SIGNS,
    CarAttacked: { kind: 'event', icon: 'police-car' },
    CrateTaken: { kind: 'event', icon: 'wooden-crate' },
  },
  rules: { ranged: 'Z2-RANGED-01', melee: 'Z2-MELEE-01', friends: 'Z2-FF-01' },
};
