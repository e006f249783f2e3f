// Ranks the found titles, and groups them by kind.
import { withoutNulls } from '../../db/without-nulls.ts';
import { SEARCH_KINDS, type SearchHitDocument, type SearchResultsDocument } from './documents.ts';
import type { FoundTitle } from './queries.ts';
import { termScore, type termsOf } from './terms.ts';

/** A match in the context describes the place of a title, not its subject. */
const CONTEXT_WEIGHT = 0.2;
/** Bonus for a title that starts with the query's first word. */
const FIRST_WORD_BONUS = 2;
/** Of two titles that match equally well the shorter one is more specific. */
const LENGTH_PENALTY = 0.002;

/** @param page offset and limit per kind */
export function groupByKind(
  foundTitles: readonly FoundTitle[],
  terms: ReturnType<typeof termsOf>,
  { offset, limit }: { offset: number; limit: number },
): SearchResultsDocument {
  const scored = foundTitles
    .map((title) => ({ title, score: scoreOf(title, terms) }))
    .sort(
      (a, b) =>
        b.score - a.score || compare(a.title.key, b.title.key) || compare(a.title.id, b.title.id),
    );
  const groups = SEARCH_KINDS.flatMap((kind) => {
    const titles = scored.filter(({ title }) => title.kind === kind);
    const [first] = titles;
    return first
      ? [
          {
            kind,
            total: first.title.total,
            hits: titles.slice(offset, offset + limit).map(({ title }) => hitOf(title)),
          },
        ]
      : [];
  });
  return { groups };
}

/** The sum over the terms. */
function scoreOf({ key, context }: FoundTitle, terms: ReturnType<typeof termsOf>): number {
  const perTerm = terms.map((term) =>
    Math.max(termScore(key, term), CONTEXT_WEIGHT * termScore(context, term)),
  );
  const first = terms[0]?.[0]?.[0]?.strict;
  const bonus = first !== undefined && key.startsWith(`=${first}`) ? FIRST_WORD_BONUS : 0;
  return perTerm.reduce((sum, score) => sum + score, 0) + bonus - LENGTH_PENALTY * key.length;
}

const compare = (a: string, b: string): number => (a < b ? -1 : Number(a > b));

function hitOf(title: FoundTitle): SearchHitDocument {
  const { courseId, courseTitle, courseCode, courseType, parentType, parentId } = title;
  return {
    _id: title.id,
    title: title.title,
    trail: [title.outer, title.inner].filter((part) => part !== null),
    ...withoutNulls({ parentType, parentId }),
    course: { _id: courseId, title: courseTitle, courseCode, courseType },
  };
}
