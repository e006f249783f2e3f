// Romanizes a word of either script in plain Latin letters, so that all spellings of a word can be
// compared: "রসায়ন" -> "rosayon".

const CONSONANTS: Readonly<Record<string, string>> = {
  ...{ ক: 'k', খ: 'kh', গ: 'g', ঘ: 'gh', ঙ: 'ng', চ: 'ch', ছ: 'ch', জ: 'j', ঝ: 'jh', ঞ: 'n' },
  ...{ ট: 't', ঠ: 'th', ড: 'd', ঢ: 'dh', ণ: 'n', ত: 't', থ: 'th', দ: 'd', ধ: 'dh', ন: 'n' },
  প: 'p',
  ফ: 'ph',
  ব: 'b',
  ভ: 'bh',
  ম: 'm',
  য: 'j',
  র: 'r',
  ল: 'l',
  শ: 's',
  ষ: 's',
  স: 's',
  হ: 'h',
};
const VOWELS: Readonly<Record<string, string>> = {
  ...{ অ: 'o', আ: 'a', ই: 'i', ঈ: 'i', উ: 'u', ঊ: 'u', ঋ: 'ri', এ: 'e', ঐ: 'oi', ও: 'o', ঔ: 'ou' },
};
const VOWEL_SIGNS: Readonly<Record<string, string>> = {
  'া': 'a',
  'ি': 'i',
  'ী': 'i',
  'ু': 'u',
  'ূ': 'u',
  'ৃ': 'ri',
  'ে': 'e',
  'ৈ': 'oi',
  'ো': 'o',
  'ৌ': 'ou',
};
/** Final consonants without a vowel, and consonants that Unicode writes with a dot (nukta). */
const OTHER_CONSONANTS: Readonly<Record<string, string>> = { 'ং': 'ng', ৎ: 't' };
const HASANTA = '্';
const NUKTA = '়';
const WITH_NUKTA: Readonly<Record<string, string>> = { ড: 'r', ঢ: 'r', য: 'y', ব: 'r' };
/** Conjuncts that are not pronounced as their letters. */
const CONJUNCTS: readonly (readonly [RegExp, string])[] = [
  [/জ্ঞ/g, 'গ্গ'],
  [/ক্ষ/g, 'ক্খ'],
  [/[অএ]্যা/g, 'আ'],
  // Ya-phala, and ba-phala except after ম and ব: silent behind the first letter, elsewhere they
  // double the letter before.
  [/^([ক-হ])্[যব](?!়)/g, '$1'],
  [/([ক-যল-হ])্য(?!়)/g, '$1্$1'],
  [/([ক-ফভযল-হ])্ব(?!়)/g, '$1্$1'],
];

/** One word (letters, signs and digits of either script) in lower-case Latin letters and digits. */
export function romanize(word: string): string {
  let text = word
    .normalize('NFC')
    .toLowerCase()
    .replaceAll(/\u200c|\u200d|ঁ|ঃ/g, '');
  for (const [pattern, letters] of CONJUNCTS) text = text.replaceAll(pattern, letters);
  const letters = [...text];
  let latin = '';
  for (const [at, letter] of letters.entries()) latin += romanizeLetter(letter, letters, at);
  // "é" -> "e"; removes letters of other scripts.
  return latin.normalize('NFKD').replaceAll(/[^a-z0-9]/g, '');
}

function romanizeLetter(letter: string, letters: readonly string[], at: number): string {
  const consonant = CONSONANTS[letter];
  if (consonant === undefined)
    return (
      VOWELS[letter] ?? VOWEL_SIGNS[letter] ?? OTHER_CONSONANTS[letter] ?? digitOf(letter) ?? letter
    );
  const hasNukta = letters[at + 1] === NUKTA;
  const next = letters[at + (hasNukta ? 2 : 1)];
  const sound = hasNukta ? (WITH_NUKTA[letter] ?? consonant) : consonant;
  return sound + inherentVowel(letters, at, next);
}

/**
 * A consonant without a sign is followed by "o", except at the end of a word; there it is only
 * pronounced after a conjunct.
 */
function inherentVowel(letters: readonly string[], at: number, next: string | undefined): string {
  if (next === undefined) return letters[at - 1] === HASANTA && letters.length > 2 ? 'o' : '';
  return CONSONANTS[next] !== undefined ||
    next === 'ং' ||
    next === 'ৎ' ||
    VOWELS[next] !== undefined
    ? 'o'
    : '';
}

function digitOf(letter: string): string | undefined {
  const digit = '০১২৩৪৫৬৭৮৯'.indexOf(letter);
  return digit < 0 ? undefined : String(digit);
}
