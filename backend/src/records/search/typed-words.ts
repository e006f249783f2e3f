// The words of a typed query for names, addresses and numbers, which are searched by LIKE.

const bengaliZero = '০'.charCodeAt(0);

/** At most `max` words; further ones are ignored. */
export const wordsOf = (query: string | undefined, max: number): string[] =>
  (query ?? '').normalize('NFC').split(/\s+/).filter(Boolean).slice(0, max);

/** Converts Bengali digits, as typed in numbers, to Latin ones, as stored. */
export const latinDigits = (text: string): string =>
  text.replace(/[০-৯]/g, (digit) => String(digit.charCodeAt(0) - bengaliZero));

/** The pattern of LIKE for values that contain the text. */
export const likePattern = (text: string): string => `%${text.replace(/[\\%_]/g, '\\$&')}%`;
