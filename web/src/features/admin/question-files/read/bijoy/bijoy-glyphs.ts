/**
 * The characters for the glyphs of Bijoy fonts (SutonnyMJ). A glyph of part of a conjunct has a
 * virama where it is joined to the next glyph.
 */

const NUKTA = '\u09bc';
const VIRAMA = '\u09cd';

/** The sign of র before a conjunct (reph), which is typed after it. */
export const REPH = '\ue000';

/** @param glyphs and letters one by one, separated by spaces */
const pairs = (glyphs: string, letters: string): [string, string][] => {
  const list = letters.split(' ');
  return glyphs.split(' ').map((glyph, index) => [glyph, list[index] ?? '']);
};

/** Glyphs for one letter each, in the order of their codes. */
const single: [string, string][] = [
  ...pairs('A B C D E F G H I J', 'অ ই ঈ উ ঊ ঋ এ ঐ ও ঔ'),
  ...pairs('K L M N O P Q R S T', 'ক খ গ ঘ ঙ চ ছ জ ঝ ঞ'),
  ...pairs('U V W X Y Z _ ` a b', 'ট ঠ ড ঢ ণ ত থ দ ধ ন'),
  ...pairs('c d e f g h i j k l m n', 'প ফ ব ভ ম য র ল শ ষ স হ'),
  ...pairs('o p q r s t u', `ড${NUKTA} ঢ${NUKTA} য${NUKTA} ৎ ং ঃ ঁ`),
  ...pairs('0 1 2 3 4 5 6 7 8 9 |', '০ ১ ২ ৩ ৪ ৫ ৬ ৭ ৮ ৯ ।'),
];

/** Vowel signs; several glyphs are shapes of one sign below different letters. */
const vowels: [string, string][] = [
  ...pairs('v w x y z æ “ ~ ƒ ‚', 'া ি ী ু ু ু ু ূ ূ ূ'),
  ...pairs('„ … † ‡ ˆ ‰ Š', 'ৃ ৃ ে ে ৈ ৈ ৗ'),
];

/** Conjuncts, and letters with their vowel sign. */
const conjuncts: [string, string][] = [
  ...pairs('° ± ² ³ ´ µ ¶ ÿ ·', 'ক্ক ক্ট ক্ষ্ম ক্ত ক্ম ক্র ক্ষ ক্ষ ক্স'),
  ...pairs('¸ º » ¼ ½ ¾ À Á', 'গু গ্দ গ্ধ ঙ্ক ঙ্গ জ্জ জ্ঝ জ্ঞ'),
  ...pairs('Â Ã Ä Å Æ Ç È É Ê', 'ঞ্চ ঞ্ছ ঞ্জ ঞ্ঝ ট্ট ড্ড ণ্ট ণ্ঠ ণ্ড'),
  ...pairs('Ë Ì Î Ï × Ø Ù', 'ত্ত ত্থ ত্র দ্দ দ্ধ দ্ব দ্ম'),
  ...pairs('Ú Û Ü Ý Þ ß à á', 'ন্ঠ ন্ড ন্ধ ন্স প্ট প্ত প্প প্স'),
  ...pairs('â ã ä å ç é ê ë ì í î', 'ব্জ ব্দ ব্ধ ভ্র ম্ফ ল্ক ল্গ ল্ট ল্ড ল্প ল্ফ'),
  ...pairs('ï ð ñ ò ó ô õ ö ÷ ù', 'শু শ্চ শ্ছ ষ্ণ ষ্ট ষ্ঠ ষ্ফ স্খ স্ট স্ফ'),
  ...pairs('û ü ý þ', 'হু হৃ হ্ন হ্ম'),
];

/** First and later parts of conjuncts. */
const parts: [string, string][] = [
  ...pairs('• ” ˜ ™ š › ¤ ® ¯', 'ঙ্ চ্ দ্ দ্ ন্ ন্ ম্ ষ্ স্'),
  ...pairs('^ Ÿ ¡ ¦ ¢ £ § ¥', '্ব ্ব ্ব ্ব ্ভ ্ভ্র ্ম ্ম'),
  ...pairs('‘ ’ ‹ Œ — Í ¿', '্তু ্থ ্ক ্ক্র ্ত ্ত ্ত্র'),
  ...pairs('œ è ø ¬ ú ¨ ª « Ö', '্ন ্ন ্ল ্ল ্প ্য ্র ্র ্র'),
  ['\u00ad', '্ল'],
  ['&', VIRAMA],
  ['©', REPH],
];

const punctuation = pairs('Ò Ó Ô Õ Ñ Ð', '“ ” ‘ ’ — –');

export const GLYPHS: ReadonlyMap<string, string> = new Map([
  ...single,
  ...vowels,
  ...conjuncts,
  ...parts,
  ...punctuation,
]);
