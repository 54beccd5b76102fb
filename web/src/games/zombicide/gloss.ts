import type { Explained, Finder } from '../../core/gloss.svelte';
import { t, texts } from '../../core/texts.svelte';
import { cardOf, rangeOf } from './cards';
import type { Edition } from './edition';
import { RULES, TOKENS, WORDS, ZONES } from './glossary';
import type { ZombicideBoxCard, ZombicideScene } from './protocol';

type Numbers = NonNullable<Explained['numbers']>;

/** The terms of a table of the family. */
export function finder(
  edition: Edition,
  scene: () => Pick<ZombicideScene, 'box'>,
  /** Why no card can come to the free place that was pressed. */
  vacant: () => string = () => '',
  /** What a button of the action bar would do now; null where it is not offered. */
  offered: (group: string) => Pick<Explained, 'name' | 'text'> | null = () => null,
): Finder {
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
  /** A spawn token says, too, what the number and the ring on it mean. */
  const token = (id: string): Explained | null => {
    const found = plain('token', TOKENS)(id);
    return found && id === 'spawn' ? { ...found, text: t('web-gloss-spawn-order') } : found;
  };
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
  const survivor = (id: string): Explained | null => {
    const { survivors, skills } = scene().box;
    const found = survivors.find((one) => one.id === id);
    if (!found) return null;
    return {
      kind: t('web-gloss-survivor'),
      name: words.survivor(id),
      rules: rules('survivor'),
      numbers: [{ value: `${found.health}`, label: t('web-gloss-health') }],
      see: found.skills.flat().map((number) => `skill:${skills[number]?.key ?? ''}`),
    };
  };
  const companion = (id: string): Explained => ({
    kind: t('web-end-companion'),
    name: words.survivor(id),
    rules: rules('companion'),
  });
  const machine = (id: string): Explained => ({
    kind: t('web-gloss-machine'),
    name: words.survivor(id),
    rules: rules('machine'),
  });
  const slot = (): Explained => ({
    kind: t('web-gloss-slot'),
    name: t('web-moment-free'),
    rules: rules('slot'),
    text: vacant(),
  });
  const deed = (id: string): Explained | null => {
    const now = offered(id);
    return now && { kind: t('web-gloss-deed'), rules: rules(`deed:${id}`), ...now };
  };
  const kinds: Record<string, (id: string) => Explained | null> = {
    skill,
    zombie,
    card,
    level,
    word: plain('word', WORDS),
    token,
    zone: plain('zone', ZONES),
    survivor,
    companion,
    machine,
    slot,
    deed,
  };
  return (term) => {
    const own = edition.terms?.[term];
    if (own) return { kind: t(own.kind), name: t(own.name), rules: own.rules };
    const [kind = '', ...rest] = term.split(':');
    return kinds[kind]?.(rest.join(':')) ?? null;
  };
}

/** What a card without rules of its own can do, by what is printed on it. */
function ofCard(card: ZombicideBoxCard): string[] {
  const modes = new Set(card.profiles.map(({ mode }) => mode));
  return [
    ...(card.needs !== 'none' ? [card.eliminates_zone ? 'INV-HELL-1' : 'INV-ATT-8'] : []),
    ...(modes.has('ranged') ? ['Z2-RANGED-01', 'INV-COMBAT-1'] : []),
    ...(modes.has('melee') ? ['Z2-MELEE-01', 'INV-COMBAT-1'] : []),
    ...(card.opens_doors ? ['Z2-DOOR-01'] : []),
    ...(card.food ? ['Z2-ADR-02'] : []),
  ].filter((id, n, all) => all.indexOf(id) === n);
}

function numbersOf({ profiles, food, eliminates_zone }: ZombicideBoxCard): Numbers {
  const [line] = profiles;
  if (!line) return food ? [{ value: `+${food}`, label: t('web-ap') }] : [];
  const range = { value: rangeOf(line), label: t('web-range') };
  if (eliminates_zone) return [range, { value: t('web-all-die'), label: t('web-no-dice') }];
  return [
    range,
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
