// Results as visible to a reader: for students by the release rule of the exam
// (docs/decisions/050).
import { canReadKey, type Viewer } from '../../access.ts';
import type { Deps } from '../../deps.ts';
import type { ExamKindName } from '../exams/documents.ts';
import { findReleases } from '../release-rules/queries.ts';
import type { Release } from '../release-rules/release.ts';
import type { ExamResultDocument, MultiSubjectResultDocument } from './documents.ts';

type ReleaseDeps = Pick<Deps, 'db' | 'now'>;
type Releases = ReadonlyMap<string, Release>;

/** The releases of the results, by exam id; empty for admins and the service credential. */
async function releasesFor(
  { db, now }: ReleaseDeps,
  viewer: Viewer,
  kind: ExamKindName,
  results: readonly { examId: string }[],
): Promise<Releases> {
  if (canReadKey(viewer)) return new Map();
  return findReleases(
    db,
    kind,
    results.map(({ examId }) => examId),
    now(),
  );
}

/** A result in a paper, as visible to this reader. */
export async function toVisiblePaperResult(
  deps: ReleaseDeps,
  viewer: Viewer,
  result: MultiSubjectResultDocument,
) {
  return restrictPaperResult(result, await releasesFor(deps, viewer, 'multi-subject', [result]));
}

/** The same for several, in order. */
export async function toVisiblePaperResults(
  deps: ReleaseDeps,
  viewer: Viewer,
  results: readonly MultiSubjectResultDocument[],
) {
  const releases = await releasesFor(deps, viewer, 'multi-subject', results);
  return results.map((result) => restrictPaperResult(result, releases));
}

/** A result in a single exam, as visible to this reader. */
export async function toVisibleSingleResult(
  deps: ReleaseDeps,
  viewer: Viewer,
  result: ExamResultDocument,
) {
  return restrictSingleResult(result, await releasesFor(deps, viewer, 'single', [result]));
}

/** The same for several, in order. */
export async function toVisibleSingleResults(
  deps: ReleaseDeps,
  viewer: Viewer,
  results: readonly ExamResultDocument[],
) {
  const releases = await releasesFor(deps, viewer, 'single', results);
  return results.map((result) => restrictSingleResult(result, releases));
}

/** The result without the parts that its exam's release withholds. */
export function restrictPaperResult(
  result: MultiSubjectResultDocument,
  releases: Releases,
): MultiSubjectResultDocument {
  const release = releases.get(result.examId);
  if (!release) return result;
  const { totalScore, subjects, ...receipt } = result;
  const answers = subjects.map(({ subjectId, results }) => ({
    subjectId,
    results: results.map(({ questionId, selectedOption }) => ({ questionId, selectedOption })),
  }));
  const score = release.visibility === 'score' && totalScore !== undefined ? { totalScore } : {};
  return { ...receipt, ...score, ...toWire(release), subjects: answers };
}

/** The same for a single exam. */
export function restrictSingleResult(
  result: ExamResultDocument,
  releases: Releases,
): ExamResultDocument {
  const release = releases.get(result.examId);
  if (!release) return result;
  const { score, markedAt, marks: _marks, comment: _comment, ...receipt } = result;
  const shown =
    release.visibility === 'score'
      ? { ...(score !== undefined && { score }), ...(markedAt && { markedAt }) }
      : {};
  return { ...receipt, ...shown, ...toWire(release) };
}

const toWire = ({ visibility, releasedAt }: Release) => ({
  visibility,
  ...(releasedAt && { releasedAt: releasedAt.toISOString() }),
});
