// Splits a query into terms, and matches and scores them against search keys.
import { or, type SQL, sql } from 'drizzle-orm';
import { type SearchWord, searchWords } from '../../records/search/search-key.ts';
import { synonymsOf } from './synonyms.ts';

/**
 * One word of the query: it matches a title with all words of one of the alternatives, of which the
 * first is the word itself.
 */
type Term = readonly (readonly SearchWord[])[];

/** Further words of a query are ignored. */
const MAX_TERMS = 8;

export function termsOf(query: string): Term[] {
  return searchWords(query)
    .slice(0, MAX_TERMS)
    .map((word) => [
      [word],
      ...synonymsOf(word.strict).map((synonym) => searchWords(synonym).map(withoutSkeleton)),
    ]);
}

/** Synonyms are spelt like titles: the loosest form would only add false matches. */
const withoutSkeleton = (word: SearchWord): SearchWord => ({ ...word, skeleton: '' });

/**
 * The parts of a key of which one must be present. Short forms count only at the start of a word,
 * because they occur in nearly every title. The forms contain only letters and digits, so none of
 * them needs escaping in LIKE.
 */
function partsOf({ strict, loose, skeleton }: SearchWord): string[] {
  const parts = [`=${strict}`];
  if (/^\d+$/.test(strict)) return parts;
  if (loose.length >= 2) parts.push(loose.length >= 4 ? loose : `+${loose}`);
  if (skeleton.length >= 3) parts.push(skeleton.length >= 4 ? skeleton : `-${skeleton} `);
  return parts;
}

/** Whether a key matches the term, as a condition. The same rule as `termScore(…) > 0`. */
export function matches(key: SQL, term: Term): SQL {
  const alternatives = term.map((words) => {
    const all = words.map((word) =>
      or(...partsOf(word).map((part) => sql`${key} like ${`%${part}%`}`)),
    );
    return sql`(${sql.join(
      all.map((condition) => sql`(${condition})`),
      sql` and `,
    )})`;
  });
  return sql`(${sql.join(alternatives, sql` or `)})`;
}

/**
 * How well a key matches a term: 0 (not at all) to 8. A synonym counts slightly less than the word
 * itself.
 */
export function termScore(key: string, term: Term): number {
  const scores = term.map((words, index) => {
    const score = Math.min(...words.map((word) => wordScore(key, word)));
    return index === 0 ? score : score * 0.9;
  });
  return Math.max(...scores);
}

function wordScore(key: string, word: SearchWord): number {
  const { strict, loose, skeleton } = word;
  if (!partsOf(word).some((part) => key.includes(part))) return 0;
  if (key.includes(`=${strict} `)) return 8;
  if (loose.length >= 2 && key.includes(`+${loose} `)) return 7;
  if (key.includes(`=${strict}`)) return 6;
  if (loose.length >= 2 && key.includes(`+${loose}`)) return 5;
  if (skeleton.length >= 3 && key.includes(`-${skeleton} `)) return 4;
  if (skeleton.length >= 3 && key.includes(`-${skeleton}`)) return 3;
  return loose.length >= 4 && key.includes(loose) ? 2 : 1;
}
