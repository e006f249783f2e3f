/**
 * Finds the viewer's entry among the loaded entries of a merit list. The list is public and has no
 * account ids, so the entry is matched by name and by marks and time of the viewer's first attempt.
 */
import type { MeritListQuery } from './generated/merit-list.ts';

type Campaign = NonNullable<MeritListQuery['examCampaign']>;
export type MeritEntry = NonNullable<Campaign['meritList']>['nodes'][number];

/** Tolerance of the comparison, because both values have been rounded. */
const EPSILON = 0.011;
const isNear = (a: number, b: number | null) => b !== null && Math.abs(a - b) < EPSILON;

/**
 * Null unless exactly one entry matches. An entry without a name never matches: the viewer may be
 * missing in the list (excluded, or not begun in the campaign), and the entry another student's.
 */
export function findOwnEntry(
  entries: readonly MeritEntry[],
  exam: Campaign['exam'],
  ownName: string | null,
): MeritEntry | null {
  const first = exam?.myResult?.versions?.find(({ countsForRank }) => countsForRank);
  if (!first || ownName === null) return null;
  const own = entries.filter(
    ({ name, score, timeTakenMinutes }) =>
      name === ownName &&
      isNear(score, first.score) &&
      isNear(timeTakenMinutes, first.timeTakenMinutes),
  );
  return own.length === 1 ? (own[0] ?? null) : null;
}
