/** A term that an edition adds: what sort of thing it is and its name, by their texts, and its rules. */
export interface Term {
  kind: string;
  name: string;
  rules: readonly string[];
}

/**
 * Which rules say what a thing is. Each book knows some of the ids: an edition says some of the
 * rules in its own way.
 */
export const RULES: Record<string, readonly string[]> = {
  'token:noise': ['Z2-NOISE-01', 'INV-NOISE-1', 'Z2-NOISE-05', 'Z2-NOISE-04'],
  'token:objective': ['Z2-OBJ-01', 'INV-OBJ-1', 'Z2-OBJ-02'],
  'token:crate': ['Z2-OBJ-03'],
  'token:spawn': ['Z2-SPAWN-01', 'INV-SPAWN-1', 'Z2-SPAWN-04', 'Z2-SPAWN-06'],
  'token:exit': ['INV-MIS-2', 'Z2-WIN-01'],
  'token:taken': ['Z2-SETUP-03', 'INV-OBJ-1'],
  'token:car': ['Z2-CAR-03', 'Z2-CAR-07', 'Z2-CAR-10'],
  'token:door': ['Z2-DOOR-01', 'INV-DOOR-1', 'Z2-BSPAWN-01', 'INV-DOOR-5', 'Z2-DOOR-05'],
  'zone:dark': ['Z2-ZONE-05', 'Z2-BSPAWN-03', 'Z2-DARK-01'],
  'zone:room': ['Z2-ZONE-01', 'INV-LOS-2', 'INV-SEARCH-1'],
  'zone:street': ['Z2-ZONE-02', 'Z2-ZONE-03'],
  'zone:corridor': ['INV-LOS-1', 'INV-LOS-3'],
  'zone:outdoor': ['INV-LOCK-2', 'INV-LOS-4'],
  'deed:move': ['Z2-MOVE-01', 'INV-MOVE-1'],
  'deed:shoot': ['Z2-RANGED-01', 'INV-COMBAT-1'],
  'deed:melee': ['Z2-MELEE-01', 'INV-COMBAT-1'],
  'deed:search': ['Z2-SEARCH-01', 'INV-SEARCH-1'],
  'deed:door': ['Z2-DOOR-01', 'INV-DOOR-1'],
  'deed:take': ['Z2-OBJ-01', 'INV-OBJ-1'],
  'deed:trade': ['Z2-TRADE-01', 'INV-TRADE-1'],
  'deed:oxygen': ['INV-OXY-1'],
  'deed:machine': ['INV-MACH-2'],
  'deed:exit': ['INV-MIS-2'],
  survivor: ['Z2-SETUP-12', 'INV-SETUP-8', 'Z2-NOISE-05', 'INV-NOISE-3'],
  slot: ['Z2-TRADE-01', 'INV-TRADE-1', 'Z2-TRADE-02'],
  companion: ['Z2-COMP-07', 'Z2-COMP-11', 'Z2-COMP-12'],
  machine: ['INV-MACH-1', 'INV-MACH-2', 'INV-MACH-7'],
  'word:range': ['Z2-EQUIP-04', 'INV-CMB-5'],
  'word:dice': ['Z2-EQUIP-05', 'INV-CMB-1'],
  'word:accuracy': ['Z2-EQUIP-06', 'INV-EQ-11', 'Z2-EQUIP-07'],
  'word:damage': ['Z2-EQUIP-08', 'Z2-ZOMB-01', 'INV-CMB-3'],
  'word:noisy': ['Z2-EQUIP-11', 'Z2-NOISE-01', 'INV-NOISE-1'],
  'word:dual': ['Z2-EQUIP-09', 'INV-EQ-9'],
  'word:doors': ['Z2-DOOR-01', 'INV-DOOR-1', 'Z2-DOOR-03'],
  'word:reload': ['Z2-RELOAD-01', 'Z2-RELOAD-02', 'Z2-RELOAD-03'],
  'word:ammo': ['Z2-EQUIP-10', 'INV-ATT-1'],
  'word:actions': ['Z2-ROUND-03', 'INV-ACT-1', 'Z2-ROUND-06'],
  'word:health': ['Z2-ZPHASE-02', 'INV-XATK-1'],
  'word:adrenaline': ['Z2-ADR-01', 'INV-XP-1', 'Z2-ADR-02'],
  'level:blue': ['Z2-ADR-03', 'Z2-ADR-04', 'Z2-ADR-08', 'INV-XP-2', 'INV-XP-3'],
  'level:yellow': ['Z2-ADR-03', 'Z2-ADR-04', 'Z2-ADR-08', 'INV-XP-2', 'INV-XP-3'],
  'level:orange': ['Z2-ADR-03', 'Z2-ADR-05', 'Z2-ADR-08', 'INV-XP-2', 'INV-XP-3'],
  'level:red': ['Z2-ADR-03', 'Z2-ADR-06', 'Z2-ADR-08', 'INV-XP-2', 'INV-XP-3'],
  'zombie:walker': ['Z2-ZOMB-02'],
  'zombie:brute': ['Z2-ZOMB-03'],
  'zombie:runner': ['Z2-ZOMB-04', 'Z2-RUNNER-02'],
  'zombie:abomination': ['Z2-ABOM-02', 'Z2-ABOM-03'],
  'zombie:hobomination': ['Z2-ABOM-06', 'Z2-ABOM-02'],
  'zombie:abominacop': ['Z2-ABOM-07', 'Z2-ABOM-02'],
  'zombie:abominawild': ['Z2-ABOM-08', 'Z2-ABOM-02'],
  'zombie:patient_0': ['Z2-ABOM-09', 'Z2-ABOM-02'],
  'zombie:shooter_walker': ['FH-SHOOT-1', 'FH-SHOOT-2', 'FH-SHOOT-3'],
  'zombie:worker': ['INV-CMB-3', 'INV-XATK-1'],
  'zombie:tank': ['INV-CMB-3', 'INV-XATK-1'],
  'zombie:hunter': ['INV-CMB-3', 'INV-XATK-1'],
  'zombie:spoiler_abomination': ['INV-ABOM-1', 'INV-ABOM-2', 'INV-MOLD-1'],
  'card:flashlight': ['Z2-SEARCH-05', 'Z2-DARK-03'],
  'card:molotov': ['Z2-MOLOTOV-01', 'Z2-MOLOTOV-02', 'Z2-MOLOTOV-03'],
  'card:plenty_of_bullets': ['Z2-EQUIP-10', 'INV-ATT-1'],
  'card:plenty_of_shells': ['Z2-EQUIP-10'],
  'card:aaahh': ['Z2-SEARCH-06'],
  'card:oxygen_tank': ['INV-OXY-1', 'INV-OXY-2'],
};

/** What the words on cards and boards are called, by the texts that stand there. */
export const WORDS: Record<string, string> = {
  range: 'web-range',
  dice: 'web-dice',
  accuracy: 'web-gloss-accuracy',
  damage: 'web-gloss-damage',
  noisy: 'web-gloss-noisy',
  dual: 'web-dual',
  doors: 'web-gloss-doors',
  ammo: 'web-gloss-ammo',
  reload: 'web-action-reload',
  actions: 'web-gloss-actions',
  health: 'web-gloss-health',
  adrenaline: 'web-gloss-adrenaline',
};
export const TOKENS: Record<string, string> = {
  noise: 'web-gloss-noise',
  objective: 'web-gloss-objective',
  crate: 'web-gloss-crate',
  spawn: 'web-gloss-spawn',
  exit: 'web-gloss-exit',
  taken: 'web-gloss-taken',
  car: 'web-gloss-car',
  door: 'web-gloss-door',
};
export const ZONES: Record<string, string> = {
  dark: 'web-gloss-dark',
  room: 'web-gloss-room',
  street: 'web-gloss-street',
  corridor: 'web-gloss-corridor',
  outdoor: 'web-gloss-outdoor',
};
