/** What a portrait is put together from; our own drawings, none of a printed card. */
export interface Portrait {
  skin: string;
  hair: Hair;
  hairColour: string;
  /** The colour of a cap, a beret, a beanie. */
  hat: string;
  coat: string;
  scarf: string;
  beard?: boolean;
  glasses?: boolean;
  goggles?: boolean;
}
export type Hair =
  | 'bun'
  | 'bob'
  | 'long'
  | 'short'
  | 'afro'
  | 'pony'
  | 'cap'
  | 'beanie'
  | 'beret'
  | 'santa'
  | 'phones';

const SKINS = ['#EBC3A0', '#E0B793', '#D7A780', '#B97F5B', '#8A5A3C', '#6E4630', '#EBC9A2'];
const HAIRS = ['#1d1512', '#2b211b', '#5d3b22', '#8b8f93', '#a5622b', '#b5512a', '#191310'];
const COATS = ['#2c5a58', '#4b3a52', '#5a3d22', '#3f4a2b', '#2b4434', '#3a4048', '#573030'];
const SCARFS = ['#d8c7a0', '#8a2f27', '#39424a', '#e0a23a', '#7d2a2a', '#c9b48a', '#9fb8c4'];
const HATS = ['#3d5a48', '#54606a', '#46545c', '#7a3b2e', '#8a6a2a', '#4a4470', '#6b4a63'];
const HERS: Hair[] = ['bun', 'bob', 'long', 'pony', 'afro', 'beret', 'beanie'];
const HIS: Hair[] = ['short', 'cap', 'beanie', 'beret', 'phones', 'afro', 'short'];

/** Those whose look is drawn in the design, or follows from what they do. */
const DRAWN: Record<string, Partial<Portrait>> = {
  'gia-najjar': { skin: '#B97F5B', hair: 'bun', hairColour: '#1d1512', coat: '#2c5a58' },
  'alexis-grey': { hair: 'bob', hairColour: '#8b8f93', coat: '#4b3a52', glasses: true },
  'rod-miller': { hair: 'cap', hairColour: '#5d3b22', coat: '#5a3d22', beard: true },
  'chloe-larousse': { hair: 'beret', hairColour: '#5d3b22', coat: '#4b3a52', scarf: '#9fb8c4' },
  'lily-mae': { hair: 'pony', hairColour: '#b5512a', coat: '#3f4a2b', goggles: true },
  'callum-strachan': { hair: 'beret', hairColour: '#a5622b', coat: '#2b4434', beard: true },
  'kevin-jackson': { skin: '#8A5A3C', hair: 'beanie', coat: '#3a4048', scarf: '#22262a' },
  'rocco-bellini': { hair: 'short', hairColour: '#2b211b', coat: '#573030', beard: true },
  'emma-han': { skin: '#EBC9A2', hair: 'long', hairColour: '#15171a', coat: '#3b3561' },
  'olivia-brown': { skin: '#7A4B32', hair: 'afro', hairColour: '#191310', coat: '#7f8b8e' },
  'elijah-jordan': { skin: '#6E4630', hair: 'phones', hairColour: '#191310', coat: '#6b3d1e' },
  'forest-plum': { hair: 'santa', hairColour: '#E6E1D6', coat: '#8A2A22', beard: true },
  'gray-beard': { hair: 'beanie', hairColour: '#d5d2c8', beard: true },
  'kwame-adjei': { skin: '#6E4630', hair: 'short', hairColour: '#191310' },
  'melissa-gupta': { skin: '#B97F5B', hair: 'long', hairColour: '#1d1512', glasses: true },
  'tuan-pham': { skin: '#EBC9A2', hair: 'short', hairColour: '#15171a' },
  'mike-cho': { skin: '#EBC9A2', hair: 'cap', hairColour: '#15171a' },
  'annaleigh-chan': { skin: '#EBC9A2', hair: 'bob', hairColour: '#15171a' },
  'edward-white': { hair: 'short', hairColour: '#8b8f93', glasses: true },
  'arthur-thurston': { hair: 'short', hairColour: '#d5d2c8', glasses: true },
};

/** A number that is always the same for a name, and for another name or salt quite another. */
function numberOf(id: string, salt: number): number {
  let sum = Math.imul(salt, 2654435761);
  for (const letter of id) sum = Math.imul(sum ^ letter.charCodeAt(0), 16777619);
  sum = Math.imul(sum ^ (sum >>> 16), 0x85ebca6b);
  sum = Math.imul(sum ^ (sum >>> 13), 0xc2b2ae35);
  return (sum ^ (sum >>> 16)) >>> 0;
}
const pick = <T>(from: readonly T[], id: string, salt: number): T =>
  from[numberOf(id, salt) % from.length]!;

/** The salts are chosen so that no two have the same head; a test looks. */
export function portraitOf(id: string, woman: boolean): Portrait {
  return {
    skin: pick(SKINS, id, 7),
    hair: pick(woman ? HERS : HIS, id, 8),
    hairColour: pick(HAIRS, id, 9),
    hat: pick(HATS, id, 10),
    coat: pick(COATS, id, 13),
    scarf: pick(SCARFS, id, 14),
    beard: !woman && numberOf(id, 11) % 3 === 0,
    glasses: numberOf(id, 12) % 5 === 0,
    ...DRAWN[id],
  };
}
