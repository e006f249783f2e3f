/** Finds the weakest subjects from the marks in recent papers. Pure. */
import type { WeakSubjects_ResultFragment } from './generated/weak-subjects.ts';

export interface WeakSubject {
  readonly name: string;
  /** Share of the available marks, 0 to 100; negative scores count as 0. */
  readonly percent: number;
}

const WEAK_BELOW_PERCENT = 60;
const MAX_SHOWN = 3;

/** Sums the marks per subject over all papers, so that short papers weigh less. Weakest first. */
export function weakSubjects(
  results: readonly WeakSubjects_ResultFragment[],
): readonly WeakSubject[] {
  const sums = new Map<string, { score: number; total: number }>();
  for (const { name, score, totalPoints } of results.flatMap(({ subjects }) => subjects ?? [])) {
    const sum = sums.get(name) ?? { score: 0, total: 0 };
    sums.set(name, { score: sum.score + score, total: sum.total + totalPoints });
  }
  return [...sums]
    .filter(([, { total }]) => total > 0)
    .map(([name, { score, total }]) => ({
      name,
      percent: Math.max(0, Math.round((100 * score) / total)),
    }))
    .filter(({ percent }) => percent < WEAK_BELOW_PERCENT)
    .toSorted((a, b) => a.percent - b.percent)
    .slice(0, MAX_SHOWN);
}
