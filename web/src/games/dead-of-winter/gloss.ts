import type { Explained, Finder } from '../../core/gloss.svelte';
import { t, texts } from '../../core/texts.svelte';
import { cardName, cardText, placeName, survivorName, titleOf, typeOf } from './names';
import type { WinterScene } from './protocol';

/** Which rules say what a thing of the colony is; its name is `dw-gloss-` and the word. */
export const RULES: Record<string, readonly string[]> = {
  'word:morale': ['DW-COLONY-04', 'DW-COLONY-05', 'DW-KILLS-06'],
  'word:round': ['DW-ROUND-01', 'DW-WIN-06', 'DW-WIN-03'],
  'word:steps': ['DW-ROUND-02', 'DW-COLONY-01'],
  'word:food': ['DW-FEED-01', 'DW-FOOD-01', 'DW-FOOD-02'],
  'word:starvation': ['DW-STARVE-01', 'DW-STARVE-02', 'DW-STARVE-03'],
  'word:waste': ['DW-WASTE-01', 'DW-PLAY-02', 'DW-CLEAN-01'],
  'word:crisis': ['DW-CRISISRES-02', 'DW-CRISISRES-03', 'DW-CRISISRES-05'],
  'word:objective': ['DW-WIN-04', 'DW-WIN-01'],
  'word:secret': ['DW-CARD-02', 'DW-SETUP-10', 'DW-WIN-07'],
  'word:crossroads': ['DW-CROSS-02', 'DW-CROSS-04', 'DW-CROSS-05'],
  'word:first': ['DW-FIRST-01', 'DW-FIRST-02', 'DW-CARD-14'],
  'word:dice': ['DW-DICE-02', 'DW-DICE-04', 'DW-DICE-05'],
  'word:hand': ['DW-PLAY-01', 'DW-REQ-01', 'DW-CONTRIB-02'],
  'word:exile': ['DW-EXILE-04', 'DW-EXILE-08', 'DW-EXILE-09'],
  'word:influence': ['DW-CARD-04', 'DW-BITE-01'],
  'word:attack': ['DW-ATTACK-01', 'DW-ATTACK-03'],
  'word:search': ['DW-SEARCH-02', 'DW-SEARCH-05', 'DW-SEARCH-07'],
  'word:graveyard': ['DW-GRAVE-01', 'DW-KILLS-05'],
  'word:deck': ['DW-SETUP-15', 'DW-SEARCH-09'],
  'word:forecast': ['DW-COLONY-01', 'DW-ADDZ-01', 'DW-ADDZ-02'],
  'token:zombie': ['DW-ADDZ-01', 'DW-ADDZ-07', 'DW-KILLZ-01'],
  'token:special': ['DW-RAXXON-16', 'DW-RAXXON-18', 'DW-RAXXON-20'],
  'token:barricade': ['DW-BARR-01', 'DW-BARR-02', 'DW-ADDZ-06'],
  'token:trap': ['DW-TRAP-01', 'DW-TRAP-02'],
  'token:noise': ['DW-SEARCH-05', 'DW-SEARCH-06', 'DW-ADDZ-03'],
  'token:helpless': ['DW-HELPLESS-01', 'DW-HELPLESS-02', 'DW-HELPLESS-04'],
  'token:unruly': ['DW-MUTINY-02', 'DW-MUTINY-03', 'DW-MUTINY-04'],
  'token:wound': ['DW-KILLS-02', 'DW-EXPO-03'],
  'token:frostbite': ['DW-FROST-01', 'DW-FROST-03', 'DW-FROST-04'],
  'token:despair': ['DW-DESPAIR-02', 'DW-DESPAIR-03'],
  'token:bandit': ['DW-BANDIT-01', 'DW-BANDIT-07', 'DW-BANDIT-08'],
  'place:colony': ['DW-FEED-01', 'DW-ADDZ-01', 'DW-ADDZ-05'],
  'place:raxxon': ['DW-RAXXON-05', 'DW-RAXXON-08', 'DW-RAXXON-09'],
  'place:hideout': ['DW-BANDIT-12', 'DW-BANDIT-13', 'DW-BANDIT-14'],
  place: ['DW-SEARCH-01', 'DW-MOVE-02', 'DW-ADDZ-02'],
  'module:improvements': ['DW-IMPROVE-02', 'DW-IMPROVE-03', 'DW-IMPROVE-04'],
  'module:experiment': ['DW-RAXXON-09', 'DW-RAXXON-10', 'DW-RAXXON-11'],
  'module:cache': ['DW-BANDIT-10', 'DW-BANDIT-11', 'DW-BANDIT-16'],
  'act:search': ['DW-SEARCH-02', 'DW-SEARCH-05'],
  'act:attack': ['DW-ATTACK-01', 'DW-ATTACK-03', 'DW-ATTACK-04'],
  'act:barricade': ['DW-BARR-01', 'DW-BARR-02'],
  'act:attract': ['DW-ATTRACT-01', 'DW-ATTRACT-02'],
  'act:clean': ['DW-CLEAN-01', 'DW-WASTE-01'],
  'act:move': ['DW-MOVE-01', 'DW-MOVE-02', 'DW-MOVE-03'],
  'act:crisis': ['DW-CONTRIB-01', 'DW-CONTRIB-02', 'DW-CONTRIB-03'],
  'act:eat': ['DW-FOOD-01', 'DW-FOOD-02', 'DW-FOOD-03'],
  'act:more': ['DW-PLAY-01', 'DW-REQ-01', 'DW-HAND-01'],
  'act:end': ['DW-TURN-03', 'DW-TURN-05'],
  survivor: ['DW-CARD-05', 'DW-KILLS-02'],
  item: ['DW-PLAY-02'],
};

/** Where an item with its symbol may be of use besides, by how it is used. */
const USES: Record<string, readonly string[]> = {
  equip: ['DW-PLAY-04', 'DW-HAND-01'],
  event: ['DW-PLAY-03'],
};

type Telling = (id: string) => Explained | null;

/** The terms of the colony: people, cards, places, tokens, numbers. */
export function finder(scene: () => WinterScene): Finder {
  const survivor: Telling = (id) => {
    const found = scene().survivors.find((one) => one.id === id);
    if (!found) return null;
    return {
      kind: t('dw-gloss-survivor'),
      name: survivorName(id),
      text: t(`dw-survivor-${id}.text`),
      rules: RULES['survivor']!,
      numbers: [
        { value: `${found.influence}`, label: t('dw-gloss-influence') },
        { value: `${found.attack}+`, label: t('dw-gloss-attack') },
        { value: `${found.search}+`, label: t('dw-gloss-search') },
      ],
      see: ['word:influence', 'word:attack', 'word:search'],
    };
  };
  const item: Telling = (card) => {
    const found = scene().items.find(({ id }) => id === titleOf(card));
    if (!found) return null;
    return {
      kind: t(`dw-type-${typeOf(scene(), card)}`),
      name: cardName(card),
      text: cardText(card),
      rules: USES[found.use] ?? RULES['item']!,
    };
  };
  const place: Telling = (id) => {
    if (!scene().places.some((one) => one.id === id)) return null;
    const rules = RULES[`place:${id}`] ?? RULES['place']!;
    const icons = scene().places.find((one) => one.id === id)?.icons ?? [];
    const found = [...new Set(icons)].map((type) => t(`dw-type-${type}`)).join(', ');
    const text = found ? t('dw-gloss-found', { found }) : '';
    return { kind: t('dw-gloss-place'), name: placeName(id), text, rules };
  };
  /** A card whose words are its text. */
  const printed =
    (kind: string, rules: readonly string[]): Telling =>
    (id) =>
      texts.has(`dw-${kind}-${id}`)
        ? { kind: t(`dw-gloss-${kind}`), name: t(`dw-${kind}-${id}`), text: said(kind, id), rules }
        : null;
  /** The sheet as it was chosen: its normal side or its hard one. */
  const objective: Telling = (id) => {
    const [sheet = '', side = ''] = id.split(':');
    if (!texts.has(`dw-objective-${sheet}`)) return null;
    return {
      kind: t('dw-gloss-objective'),
      name: t(`dw-objective-${sheet}`),
      text: t(`dw-objective-${sheet}.${side}`),
      rules: RULES['word:objective']!,
      see: ['word:objective'],
    };
  };
  /** An action, and after a colon why nobody can do it now. */
  const act: Telling = (id) => {
    const [action = '', why] = id.split(':');
    const found = known('act', action, 'dw-web-act-');
    return found && why ? { ...found, text: t(`dw-web-why-${why}`) } : found;
  };
  const kinds: Record<string, Telling> = {
    survivor,
    item,
    place,
    improvement: printed('improvement', RULES['module:improvements']!),
    experiment: printed('experiment', RULES['token:special']!),
    objective,
    crisis: printed('crisis', RULES['word:crisis']!),
    act,
    word: (id) => known('word', id, 'dw-gloss-'),
    token: (id) => known('token', id, 'dw-gloss-'),
    module: (id) => known('module', id, 'dw-gloss-'),
  };
  return (term) => {
    const [kind = '', ...rest] = term.split(':');
    return kinds[kind]?.(rest.join(':')) ?? null;
  };
}

const said = (kind: string, id: string): string =>
  texts.has(`dw-${kind}-${id}.text`) ? t(`dw-${kind}-${id}.text`) : '';

function known(kind: string, id: string, prefix: string): Explained | null {
  const rules = RULES[`${kind}:${id}`];
  return rules ? { kind: t(`dw-gloss-kind-${kind}`), name: t(`${prefix}${id}`), rules } : null;
}
