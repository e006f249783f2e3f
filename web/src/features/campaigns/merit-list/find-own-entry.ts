/**
 * Finds the viewer's entry among the loaded entries of a merit list. The list is cached for
 * everybody and has no account ids; `myMeritEntry` is a field of its own without a
 * rank, so it is matched by its contents.
 */
import type { MeritListQuery } from './generated/merit-list.ts';

type Campaign = NonNullable<MeritListQuery['examCampaign']>;
export type MeritEntry = NonNullable<Campaign['meritList']>['nodes'][number];
type OwnEntry = Campaign['myMeritEntry'];

const COMPARED_FIELDS = [
  'name',
  'institution',
  'district',
  'score',
  'wrongCount',
  'timeTakenMinutes',
] as const;

/**
 * Returns the one loaded entry that equals `own`. Null if none or several do, and as long as an
 * entry that is not loaded yet could equal it, too.
 * @param hasMore whether the list has entries after the loaded ones
 */
export function findOwnEntry(
  entries: readonly MeritEntry[],
  own: OwnEntry | undefined,
  hasMore: boolean,
): MeritEntry | null {
  if (!own) return null;
  const matches = entries.filter((entry) =>
    COMPARED_FIELDS.every((field) => entry[field] === own[field]),
  );
  const [match] = matches;
  if (!match || matches.length > 1) return null;
  // Scores are rounded, so an unnamed entry of another rank can look the same if its score does.
  const couldEqual = ({ rank, score }: MeritEntry) =>
    own.name === null ? score === own.score : rank === match.rank;
  const last = entries.at(-1);
  return hasMore && last && couldEqual(last) ? null : match;
}
