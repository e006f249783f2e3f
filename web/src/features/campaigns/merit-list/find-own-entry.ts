/**
 * Finds the viewer's entry among the loaded entries of a merit list. The list is cached for
 * everybody and has no account ids; the viewer's own entry is read beside it, without the rank.
 */
import type { MeritListQuery } from './generated/merit-list.ts';

type Campaign = NonNullable<MeritListQuery['examCampaign']>;
export type MeritEntry = NonNullable<Campaign['meritList']>['nodes'][number];
type OwnEntry = Campaign['myMeritEntry'];

const FIELDS = [
  'name',
  'institution',
  'district',
  'score',
  'wrongCount',
  'timeTakenMinutes',
] as const;

/**
 * The entry with the same contents, if it is certainly the viewer's. Null if none is, and if another
 * entry with this rank has or may have the same contents.
 */
export function findOwnEntry(
  entries: readonly MeritEntry[],
  own: OwnEntry | undefined,
): MeritEntry | null {
  if (!own) return null;
  const equal = entries.filter((entry) => FIELDS.every((field) => entry[field] === own[field]));
  const [first] = equal;
  if (!first || equal.length > 1) return null;
  const loaded = entries.filter(({ rank }) => rank === first.rank).length;
  return loaded === first.sharedBy ? first : null;
}
