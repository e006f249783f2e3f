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
 * Returns the one loaded entry that equals `own`. Null if none or several do, or if other entries
 * with the same rank are not loaded yet.
 */
export function findOwnEntry(
  entries: readonly MeritEntry[],
  own: OwnEntry | undefined,
): MeritEntry | null {
  if (!own) return null;
  const matches = entries.filter((entry) =>
    COMPARED_FIELDS.every((field) => entry[field] === own[field]),
  );
  const [match] = matches;
  if (!match || matches.length > 1) return null;
  const loadedWithRank = entries.filter(({ rank }) => rank === match.rank).length;
  return loadedWithRank === match.sharedBy ? match : null;
}
