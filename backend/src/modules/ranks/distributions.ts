// The distribution of the scores of first attempts in large exams, counted every few seconds
// instead of per request.
import type { Db } from '../../db/client.ts';
import type { ExamKindName } from '../exams/documents.ts';

/** The number of first attempts, in total and by score. */
export type Distribution = { count: number; byScore: ReadonlyMap<number, number> };

/**
 * Smaller distributions are not cached: counting them is fast, and their ranks are always current.
 */
const MIN_CACHED_COUNT = 200;
/** The maximum age of the distribution of an exam with many first attempts. */
const RECENT_MS = 5000;

type Recent = Map<string, { countedAt: number; distribution: Distribution }>;
const recent: Record<ExamKindName, WeakMap<Db, Recent>> = {
  single: new WeakMap(),
  'multi-subject': new WeakMap(),
};

/** The distributions recently counted by this process, by exam id. */
export function recentDistributions(db: Db, kind: ExamKindName): Map<string, Distribution> {
  const found = new Map<string, Distribution>();
  const cachedDistributions: Recent = recent[kind].get(db) ?? new Map();
  for (const [examId, { countedAt, distribution }] of cachedDistributions) {
    if (performance.now() - countedAt < RECENT_MS) found.set(examId, distribution);
    else cachedDistributions.delete(examId);
  }
  return found;
}

/** @param students counts by score, from JSON */
export function toDistribution(students: Record<string, number>): Distribution {
  const byScore = new Map(
    Object.entries(students).map(([score, number]) => [Number(score), number]),
  );
  return { count: [...byScore.values()].reduce((sum, number) => sum + number, 0), byScore };
}

/** @param countedAt a time before the count, from `performance.now()` */
export function rememberDistribution(
  db: Db,
  kind: ExamKindName,
  examId: string,
  distribution: Distribution,
  countedAt: number,
): void {
  if (distribution.count < MIN_CACHED_COUNT) return;
  const cachedDistributions: Recent = recent[kind].get(db) ?? new Map();
  recent[kind].set(db, cachedDistributions);
  cachedDistributions.set(examId, { countedAt, distribution });
}
