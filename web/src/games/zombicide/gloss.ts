import type { Explained, Finder } from '../../core/gloss.svelte';
import { t, texts } from '../../core/texts.svelte';
import { cardOf, rangeOf } from './cards';
import type { Edition } from './edition';
import type { ZombicideBoxCard, ZombicideScene } from './protocol';

/**
 * Which rules say what a thing is. Each book knows some of the ids: an edition says some of the
 * rules in its own way.
 */
const RULES: Record<string, readonly string[]> = {
  'token:noise': ['Z2-NOISE-01', 'INV-NOISE-1', 'Z2-NOISE-05', 'Z2-NOISE-04'],
  'token:objective': ['Z2-OBJ-01', 'INV-OBJ-1', 'Z2-OBJ-02'],
  'token:crate': ['Z2-OBJ-03'],
  'token:spawn': ['Z2-SPAWN-01', 'INV-SPAWN-1', 'Z2-SPAWN-04', 'Z2-SPAWN-06'],
  'token:exit': ['INV-MIS-2'],
  'word:range': ['Z2-EQUIP-04', 'INV-CMB-5'],
  'word:dice': ['Z2-EQUIP-05', 'INV-CMB-1'],
  'word:accuracy': ['Z2-EQUIP-06', 'INV-EQ-11', 'Z2-EQUIP-07'],
  'word:damage': ['Z2-EQUIP-08', 'Z2-ZOMB-01', 'INV-CMB-3'],
  'word:noisy': ['Z2-EQUIP-11', 'Z2-NOISE-01', 'INV-NOISE-1'],
  'word:dual': ['Z2-EQUIP-09', 'INV-EQ-9'],
  'word:doors': ['Z2-DOOR-01', 'INV-DOOR-1', 'Z2-DOOR-03'],
  'word:ammo': ['Z2-EQUIP-10', 'INV-ATT-1'],
  'word:actions': ['Z2-ROUND-03', 'INV-ACT-1', 'Z2-ROUND-06'],
  'word:health': ['Z2-ZPHASE-02', 'INV-XATK-1'],
  'word:adrenaline': ['Z2-ADR-01', 'INV-XP-1', 'Z2-ADR-02'],
  'level:blue': ['Z2-ADR-03', 'Z2-ADR-04', 'Z2-ADR-08'],
  'level:yellow': ['Z2-ADR-03', 'Z2-ADR-04', 'Z2-ADR-08'],
  'level:orange': ['Z2-ADR-03', 'Z2-ADR-05', 'Z2-ADR-08'],
  'level:red': ['Z2-ADR-03', 'Z2-ADR-06', 'Z2-ADR-08'],
  'zombie:walker': ['Z2-ZOMB-02'],
  'zombie:brute': ['Z2-ZOMB-03'],
  'zombie:runner': ['Z2-ZOMB-04', 'Z2-RUNNER-02'],
  'zombie:abomination': ['Z2-ABOM-02', 'Z2-ABOM-03'],
  'zombie:hobomination': ['Z2-ABOM-06', 'Z2-ABOM-02'],
  'zombie:abominacop': ['Z2-ABOM-07', 'Z2-ABOM-02'],
  'zombie:abominawild': ['Z2-ABOM-08', 'Z2-ABOM-02'],
  'zombie:patient_0': ['Z2-ABOM-09', 'Z2-ABOM-02'],
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
const WORDS: Record<string, string> = {
  range: 'web-range',
  dice: 'web-dice',
  accuracy: 'web-gloss-accuracy',
  damage: 'web-gloss-damage',
  noisy: 'web-gloss-noisy',
  dual: 'web-dual',
  doors: 'web-gloss-doors',
  ammo: 'web-gloss-ammo',
  actions: 'web-gloss-actions',
  health: 'web-gloss-health',
  adrenaline: 'web-gloss-adrenaline',
};
const TOKENS: Record<string, string> = {
  noise: 'web-gloss-noise',
  objective: 'web-gloss-objective',
  crate: 'web-gloss-crate',
  spawn: 'web-gloss-spawn',
  exit: 'web-gloss-exit',
};

type Numbers = NonNullable<Explained['numbers']>;

/** The terms of a table of the family. */
export function finder(edition: Edition, scene: () => ZombicideScene): Finder {
  const { words } = edition;
  const rules = (term: string): readonly string[] => RULES[term] ?? [];
  const skill = (key: string): Explained | null => {
    const found = Object.values(scene().box.skills).find((one) => one.key === key);
    if (!found) return null;
    return { kind: t('web-gloss-skill'), name: texts.render(found.name), rules: [found.rule] };
  };
  const zombie = (id: string): Explained | null => {
    const found = scene().box.zombies.find((one) => one.id === id);
    if (!found) return null;
    const own = rules(`zombie:${id}`);
    return {
      kind: t('web-gloss-zombie'),
      name: words.zombie(id),
      rules: own.length ? own : rules(`zombie:${found.family}`),
      numbers: [
        { value: `${found.actions}`, label: t('web-gloss-actions') },
        { value: `${found.wounds}`, label: t('web-gloss-wounds') },
        { value: `${found.min_damage}+`, label: t('web-gloss-least') },
        { value: `${found.adrenaline}`, label: t('web-ap') },
      ],
    };
  };
  const card = (id: string): Explained | null => {
    const found = cardOf(scene(), id);
    if (!found) return null;
    return {
      kind: t('web-gloss-card'),
      name: words.card(id),
      rules: [...rules(`card:${id}`), ...ofCard(found)],
      numbers: numbersOf(found),
      see: seen(found),
    };
  };
  const plain = (kind: string, names: Record<string, string>) => (id: string) =>
    names[id]
      ? { kind: t(`web-gloss-${kind}`), name: t(names[id]), rules: rules(`${kind}:${id}`) }
      : null;
  /** A level, and the skills that it brings somebody. */
  const level = (term: string): Explained | null => {
    const [id = '', who = ''] = term.split(':');
    const nth = edition.levels.indexOf(id);
    if (nth < 0) return null;
    const { survivors, skills } = scene().box;
    const brings = survivors.find((one) => one.id === who)?.skills[nth] ?? [];
    return {
      kind: t('web-gloss-level'),
      name: words.level(id),
      rules: rules(`level:${id}`),
      see: brings.map((number) => `skill:${skills[number]?.key ?? ''}`),
    };
  };
  const kinds: Record<string, (id: string) => Explained | null> = {
    skill,
    zombie,
    card,
    level,
    word: plain('word', WORDS),
    token: plain('token', TOKENS),
  };
  return (term) => {
    const [kind = '', ...rest] = term.split(':');
    return kinds[kind]?.(rest.join(':')) ?? null;
  };
}

/** What a card without rules of its own can do, by what is printed on it. */
function ofCard(card: ZombicideBoxCard): string[] {
  const modes = new Set(card.profiles.map(({ mode }) => mode));
  return [
    ...(modes.has('ranged') ? ['Z2-RANGED-01', 'INV-COMBAT-1'] : []),
    ...(modes.has('melee') ? ['Z2-MELEE-01', 'INV-COMBAT-1'] : []),
    ...(card.opens_doors ? ['Z2-DOOR-01'] : []),
    ...(card.food ? ['Z2-ADR-02'] : []),
  ].filter((id, n, all) => all.indexOf(id) === n);
}

function numbersOf({ profiles, food }: ZombicideBoxCard): Numbers {
  const [line] = profiles;
  if (!line) return food ? [{ value: `+${food}`, label: t('web-ap') }] : [];
  return [
    { value: rangeOf(line), label: t('web-range') },
    { value: `${line.dice ?? '–'}`, label: t('web-dice') },
    { value: line.accuracy ? `${line.accuracy}+` : '–', label: t('web-gloss-accuracy') },
    { value: `${line.damage ?? '–'}`, label: t('web-gloss-damage') },
  ];
}

function seen(card: ZombicideBoxCard): string[] {
  return [
    ...(card.profiles.length ? ['word:noisy'] : []),
    ...(card.dual ? ['word:dual'] : []),
    ...(card.opens_doors ? ['word:doors'] : []),
    ...(card.ammo !== 'none' ? ['word:ammo'] : []),
  ];
}
