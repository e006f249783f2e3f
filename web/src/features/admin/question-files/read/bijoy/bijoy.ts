/**
 * Recognizes text typed for Bijoy fonts such as SutonnyMJ: Bengali glyphs at the places of Latin
 * letters and signs.
 */

const BENGALI = /[\u0980-\u09ff]/;
/**
 * Vowel signs and joined letters of Bijoy beside Latin letters, as in "Kx", "†Kvb", "e¨v": no
 * language writes these.
 */
const BIJOY_PAIR =
  /[†‡ˆ‰Š][A-Za-z_`]|[A-Za-z_`][¨©ªÖ«¬­¡¦Ÿ¥¢~‚ƒ„…](?=[A-Za-z_`\s|&]|$)|[A-Za-z][¯®šœ™•¤][—’‹Œ¿ú§^‘]/g;
/** Frequent words that have only Latin letters in Bijoy. */
const BIJOY_WORD =
  /\b(?:Avgv[A-Za-z]*|evsjv[A-Za-z]*|bv[gb]|Kiv|nq|hw`|ms[Ll]¨v|DËi|wb‡Pi|msL¨v)\b/g;

/** Whether some lines of the text are in Bijoy. */
export function looksLikeBijoy(text: string): boolean {
  const lines = text.split('\n').filter((line) => !BENGALI.test(line) && !line.includes('\\'));
  const matchCount = lines.reduce(
    (sum, line) =>
      sum + (line.match(BIJOY_PAIR)?.length ?? 0) + (line.match(BIJOY_WORD)?.length ?? 0),
    0,
  );
  return matchCount >= 3;
}
