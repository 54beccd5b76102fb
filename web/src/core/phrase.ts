const CONSONANTS = 'bdfgklmnprstwz';
const VOWELS = 'aeiou';
const WORDS = 4;
const SYLLABLES = 2;

const pick = (from: string): string => {
  // Numbers beyond the last whole round would favour the first letters.
  const limit = 256 - (256 % from.length);
  for (;;) {
    const [byte = 255] = crypto.getRandomValues(new Uint8Array(1));
    if (byte < limit) return from[byte % from.length]!;
  }
};

/** A passphrase that can be read out: `tako-rumi-beso-lida`, one of some 10 ** 14. */
export function newPhrase(): string {
  const syllable = () => pick(CONSONANTS) + pick(VOWELS);
  const word = () => Array.from({ length: SYLLABLES }, syllable).join('');
  return Array.from({ length: WORDS }, word).join('-');
}
