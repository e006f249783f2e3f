// Exams as they were taken: by version, and by the result of a submission. While backends of two
// builds run, a call may reach one that does not have it: its 404 means the same as a host without
// versions, so nobody is refused because of it.
import DataLoader from 'dataloader';
import { type BatchingContext, MAX_KEYS_PER_CALL } from '../../upstream/batching.ts';
import { hasCode } from '../../upstream/errors/errors.ts';
import { inAttemptOrder } from '../../upstream/exams/attempt-order.ts';
import {
  corrected,
  type ExamVersions,
  type RestExamVersion,
  type RestVersionedExam,
  type RestVersionedPaper,
} from '../../upstream/exams/exam-versions.ts';
import { isSegment } from '../../upstream/http/path.ts';
import { examVersionsApi, type RestVersionOfResult } from './api.ts';

type Context = BatchingContext & { examVersions: ExamVersions };

export const examVersionsLoaders = ({ upstream, capabilities, examVersions }: Context) => {
  const api = examVersionsApi(upstream);

  const findContent = (id: string) => examVersions.contents.get(id, () => api.findVersion(id));
  const listCorrections = (id: string) =>
    examVersions.corrections.get(id, () => orNull(api.listCorrections(id)));

  /**
   * Null where upstream withholds the version; undefined with a host without versions, or without a
   * credential to read them.
   */
  const ofResult = (kind: 'multi-subject' | 'single') =>
    new DataLoader<string, RestVersionOfResult | null | undefined>(
      async (ids) => {
        const known = ids.filter(isSegment);
        const isKept = upstream.hasServiceCredential() && (await capabilities.has('exam-versions'));
        if (!isKept || known.length === 0) return ids.map(() => undefined);
        const found = await orNull(api.getVersionsOfResults(kind, known));
        if (!found) return ids.map(() => undefined);
        return ids.map((id) => (Object.hasOwn(found, id) ? (found[id] ?? null) : null));
      },
      { maxBatchSize: MAX_KEYS_PER_CALL },
    );
  const versionsOfResults = {
    multiSubjectById: ofResult('multi-subject'),
    singleById: ofResult('single'),
  };

  return {
    versionsOfResults,
    /**
     * Versions without corrections: for papers, whose GraphQL types have no key. Only after
     * upstream has allowed it for this request.
     */
    examVersions: {
      byId: new DataLoader<string, RestExamVersion | null>(
        (ids) => Promise.all(ids.map(findContent)),
        { cache: false },
      ),
      /**
       * With the corrections of the last seconds: for scores that are sent upstream, which scores
       * again. Null if either cannot be found.
       */
      correctedById: new DataLoader<string, RestExamVersion | null>((ids) =>
        Promise.all(
          ids.map(async (id) => {
            const [version, corrections] = await Promise.all([
              findContent(id),
              listCorrections(id),
            ]);
            return version && corrections && corrected(version, corrections);
          }),
        ),
      ),
    },
    /**
     * With their key, in the order that the student saw, for reviews. Null where upstream withholds
     * the review; undefined where it has to be made of the exam as it is now.
     */
    reviewedExams: {
      multiSubjectByResultId: new DataLoader<string, RestVersionedPaper | null | undefined>((ids) =>
        Promise.all(
          ids.map(async (id) =>
            review(await versionsOfResults.multiSubjectById.load(id), (version) => version.paper),
          ),
        ),
      ),
      singleByResultId: new DataLoader<string, RestVersionedExam | null | undefined>((ids) =>
        Promise.all(
          ids.map(async (id) =>
            review(await versionsOfResults.singleById.load(id), (version) => version.exam),
          ),
        ),
      ),
    },
  };

  async function review<T>(
    of: RestVersionOfResult | null | undefined,
    take: (version: RestExamVersion) => T | undefined,
  ) {
    if (!of) return of;
    // Released is the score alone.
    if (of.visibility === 'score') return null;
    const version = of.examVersionId === undefined ? null : await findContent(of.examVersionId);
    return version
      ? take(inAttemptOrder(corrected(version, of.corrections ?? []), of.orderSeed))
      : undefined;
  }
};

/** Null for a 404. */
async function orNull<T>(read: Promise<T>): Promise<T | null> {
  try {
    return await read;
  } catch (error) {
    if (hasCode(error, 'NOT_FOUND')) return null;
    throw error;
  }
}
