/** Which place of a merit list is the viewer's. The list is the same for everybody and names no accounts, so it is found by their first attempt. */
import type { MeritListQuery } from './generated/merit-list.ts';

type Campaign = NonNullable<MeritListQuery['examCampaign']>;
export type MeritEntry = NonNullable<Campaign['meritList']>['nodes'][number];

/** Both sides are rounded on their way. */
const EPSILON = 0.011;
const isNear = (a: number, b: number | null) => b !== null && Math.abs(a - b) < EPSILON;

/**
 * The place with the marks and the time of the first attempt; among several the one that has the student's name. Null where that is no single
 * one: rather none is marked than somebody else's.
 */
export function ownPlace(entries: readonly MeritEntry[], exam: Campaign['exam'], ownName: string | null): MeritEntry | null {
  const first = exam?.myResult?.versions?.find(({ countsForRank }) => countsForRank);
  if (!first) return null;
  const alike = entries.filter(
    ({ score, timeTakenMinutes }) => isNear(score, first.score) && isNear(timeTakenMinutes, first.timeTakenMinutes),
  );
  const named = alike.filter(({ name }) => name !== null && name === ownName);
  const found = named.length > 0 ? named : alike;
  return found.length === 1 ? (found[0] ?? null) : null;
}
