import type { Edition } from '../zombicide/edition';
import * as emblems from '../zombicide/emblems';
import * as figures from '../zombicide/figures';
import { SECOND } from '../zombicide-2e/edition';
import { BASICS } from './basics';
import drawings from './drawings.svg?raw';
import { FORTRESS } from './horizon';
import Clock from './Clock.svelte';
import Noted from './Noted.svelte';
import Over from './Over.svelte';
import Personal from './Personal.svelte';
import { TERMS, things } from './terms';
import Things from './Things.svelte';

const { emblem } = emblems;

/** Fort Hendrix: its box and that of the second edition together, as the screen shows them. */
export const FORT: Edition = {
  ...SECOND,
  ...BASICS,
  drawings: SECOND.drawings + drawings,
  zombies: {
    ...SECOND.zombies,
    shooter_walker: { rim: '#C7CE8A', fill: '#2A2E14', path: figures.ROUND, glyph: 'zshooter' },
  },
  emblems: {
    ...SECOND.emblems,
    javier: emblem('J', emblems.TEAL, emblems.HEXAGON),
    karl: emblem('K', emblems.COPPER, emblems.SHIELD),
    riley: emblem('R', emblems.VIOLET, emblems.DIAMOND),
    marianne: emblem('Ma', emblems.LIME, emblems.SQUARE),
    michelle: emblem('Mi', emblems.PINK, emblems.CIRCLE),
    wayne: emblem('W', emblems.CREAM, emblems.TRIANGLE),
    penny: emblem('P', emblems.SAND, emblems.DROP),
  },
  art: {
    ...SECOND.art,
    an_m14_incendiary_grenade: 'grenade',
    army_sniper_rifle: 'famas',
    colt_m16a4_rifle: 'gun-stock',
    colt_m4_carbine: 'ak47u',
    hk_mp5: 'mp5',
    hk_mp7: 'p90',
    ka_bar: 'trench-knife',
    mossberg_500: 'reload-gun-barrel',
    mre: 'opened-food-can',
    night_vision_goggles: 'scuba-mask',
    pattons_357_magnum: 'revolver',
    pattons_45_long_colt: 'crossed-pistols',
    prized_katana: 'relic-blade',
    prototype_assault_shotgun: 'bolter-gun',
    repair_kit: 'auto-repair',
    rifle: 'autogun',
    siege_hammer: 'warhammer',
    sig_sauer_p320: 'colt-m1911',
    tactical_halligan: 'war-pick',
    tactical_tomahawk: 'tomahawk',
    wristbreaker: 'blunderbuss',
  },
  decks: { ...SECOND.decks, military: 'mil', plain_base: 'base', plain_starting: 'start' },
  tokens: { ...SECOND.tokens, charge: 'time-bomb', welder: 'flame' },
  timeline: {
    ...SECOND.timeline,
    BeamLaid: { kind: 'event', icon: 'flashlight' },
    Broke: { kind: 'event', icon: 'auto-repair', bad: true },
    Died: { kind: 'event', icon: 'graveyard', bad: true },
    FallenTaken: { kind: 'event', icon: 'first-aid-kit' },
    FellDown: { kind: 'event', icon: 'broken-heart', bad: true },
    NoteRead: { kind: 'event', icon: 'notebook' },
    Revealed: { kind: 'event', icon: 'notebook' },
    ShotsFired: { kind: 'event', icon: 'eye-target', bad: true },
  },
  terrain: { Things, Over, Noted, Personal, Sign: Clock, things },
  terms: TERMS,
  horizon: FORTRESS,
};
