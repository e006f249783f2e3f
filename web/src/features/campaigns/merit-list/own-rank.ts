/**
 * Finds the viewer's entry in a merit list. The list is public and has no account ids, so the entry
 * is matched by the viewer's first attempt.
 */
import type { MeritListQuery } from './generated/merit-list.ts';

type Campaign = NonNullable<MeritListQuery['examCampaign']>;
export type MeritEntry = NonNullable<Campaign['meritList']>['nodes'][number];

/** Tolerance of the comparison, because both values have been rounded. */
const EPSILON = 0.011;
const isNear = (a: number, b: number | null) => b !== null && Math.abs(a - b) < EPSILON;

/**
 * The entry with the marks and time of the first attempt; of several, the one with the student's
 * name. Null if there is not exactly one: no entry is marked rather than somebody else's.
 */
export function ownPlace(
  entries: readonly MeritEntry[],
  exam: Campaign['exam'],
  ownName: string | null,
): MeritEntry | null {
  const first = exam?.myResult?.versions?.find(({ countsForRank }) => countsForRank);
  if (!first) return null;
  const alike = entries.filter(
    ({ score, timeTakenMinutes }) =>
      isNear(score, first.score) && isNear(timeTakenMinutes, first.timeTakenMinutes),
  );
  const named = alike.filter(({ name }) => name !== null && name === ownName);
  const found = named.length > 0 ? named : alike;
  return found.length === 1 ? (found[0] ?? null) : null;
}
