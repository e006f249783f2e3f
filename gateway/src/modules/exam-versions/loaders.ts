// Exams as they were taken: by version id and by result id. During a deployment a call may reach a
// backend of the previous build, which has no versions; its 404 is treated like a host without
// versions, so that no request fails.
import DataLoader from 'dataloader';
import { type BatchingContext, MAX_KEYS_PER_CALL, settleEach } from '../../upstream/batching.ts';
import { hasCode } from '../../upstream/errors/errors.ts';
import { inAttemptOrder } from '../../upstream/exams/attempt-order.ts';
import {
  correctVersion,
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
   * Null if upstream withholds the version; undefined without versions or without the credential to
   * read them.
   */
  const versionLoader = (kind: 'multi-subject' | 'single') =>
    new DataLoader<string, RestVersionOfResult | null | undefined>(
      async (ids) => {
        const validIds = ids.filter(isSegment);
        const hasVersions =
          upstream.hasServiceCredential() && (await capabilities.has('exam-versions'));
        if (!hasVersions || validIds.length === 0) return ids.map(() => undefined);
        const versionsById = await orNull(api.getVersionsOfResults(kind, validIds));
        if (!versionsById) return ids.map(() => undefined);
        return ids.map((id) =>
          Object.hasOwn(versionsById, id) ? (versionsById[id] ?? null) : null,
        );
      },
      { maxBatchSize: MAX_KEYS_PER_CALL },
    );
  const versionsOfResults = {
    multiSubjectById: versionLoader('multi-subject'),
    singleById: versionLoader('single'),
  };

  return {
    versionsOfResults,
    /**
     * Versions without corrections, for papers: their GraphQL types have no key. Use only after
     * upstream has authorized this request, or to encrypt the paper.
     */
    examVersions: {
      byId: new DataLoader<string, RestExamVersion | null>((ids) => settleEach(ids, findContent), {
        cache: false,
      }),
      /**
       * Corrections may be some seconds old: for scores that are sent upstream, where they are
       * computed again. Null if the version or its corrections do not exist.
       */
      correctedById: new DataLoader<string, RestExamVersion | null>((ids) =>
        settleEach(ids, async (id) => {
          const [version, corrections] = await Promise.all([findContent(id), listCorrections(id)]);
          return version && corrections && correctVersion(version, corrections);
        }),
      ),
    },
    /**
     * With their key, in the order of the attempt, for reviews. Null if upstream withholds the
     * review; undefined if there is no version: use the current exam.
     */
    reviewedExams: {
      multiSubjectByResultId: new DataLoader<string, RestVersionedPaper | null | undefined>((ids) =>
        settleEach(ids, async (id) =>
          review(await versionsOfResults.multiSubjectById.load(id), (version) => version.paper),
        ),
      ),
      singleByResultId: new DataLoader<string, RestVersionedExam | null | undefined>((ids) =>
        settleEach(ids, async (id) =>
          review(await versionsOfResults.singleById.load(id), (version) => version.exam),
        ),
      ),
    },
  };

  async function review<T>(
    resultVersion: RestVersionOfResult | null | undefined,
    select: (version: RestExamVersion) => T | undefined,
  ) {
    if (!resultVersion) return resultVersion;
    // Only the score is released.
    if (resultVersion.visibility === 'score') return null;
    const version =
      resultVersion.examVersionId === undefined
        ? null
        : await findContent(resultVersion.examVersionId);
    return version
      ? select(
          inAttemptOrder(
            correctVersion(version, resultVersion.corrections ?? []),
            resultVersion.orderSeed,
          ),
        )
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
