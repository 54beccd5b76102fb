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
    an_m14_incendiary_grenade: 'flame',
    army_sniper_rifle: 'rifle',
    colt_m16a4_rifle: 'ak47',
    colt_m4_carbine: 'ak47',
    hk_mp5: 'mp5',
    hk_mp7: 'mp5',
    ka_bar: 'bowie-knife',
    mossberg_500: 'winchester-rifle',
    mre: 'opened-food-can',
    night_vision_goggles: 'scuba-mask',
    pattons_357_magnum: 'pistol-gun',
    pattons_45_long_colt: 'double-shot',
    prized_katana: 'katana',
    prototype_assault_shotgun: 'winchester-rifle',
    repair_kit: 'auto-repair',
    rifle: 'rifle',
    siege_hammer: 'wood-axe',
    sig_sauer_p320: 'pistol-gun',
    tactical_halligan: 'crowbar',
    tactical_tomahawk: 'fire-axe',
    wristbreaker: 'sawed-off-shotgun',
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
