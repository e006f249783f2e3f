// The only rule that decides what students see of a result (docs/decisions/050). All code that
// shows results to students uses it.
import type { examReleaseRules } from './tables.ts';

export type ReleaseRule = Pick<
  typeof examReleaseRules.$inferSelect,
  'visibility' | 'moment' | 'date'
>;

/** The visible part of a result that is not fully visible. */
export type Release = {
  /**
   * `receipt`: neither score nor answers; `score`: the total and whether it passes, without answers
   * and key.
   */
  visibility: 'receipt' | 'score';
  /** When more of it is shown; null if never. */
  releasedAt: Date | null;
};

/** The rule of exams without one. */
export const DEFAULT_RULE: ReleaseRule = {
  visibility: 'answers',
  moment: 'immediately',
  date: null,
};

/**
 * How much students see of their results in an exam; undefined: everything. While a campaign
 * withholds results they are receipts, with one exception: a rule may show the score immediately.
 * No rule shows answers then, because one account could read the key for another.
 * @param rule undefined for an exam without one
 * @param windowEnd when the last campaign with the exam releases its results; it may be in the
 *   past. Undefined if none withholds them
 */
export function releaseOf(
  rule: ReleaseRule | undefined,
  windowEnd: Date | undefined,
  now: Date,
): Release | undefined {
  const { visibility, moment, date } = rule ?? DEFAULT_RULE;
  if (visibility === 'receipt') return { visibility, releasedAt: null };
  const showsScoreAtOnce = visibility === 'score' && moment === 'immediately';
  const end = showsScoreAtOnce ? undefined : windowEnd;
  const until = Math.max(end?.getTime() ?? 0, date?.getTime() ?? 0);
  if (until > now.getTime()) return { visibility: 'receipt', releasedAt: new Date(until) };
  return visibility === 'score' ? { visibility, releasedAt: null } : undefined;
}
