// All reads of results by key. The viewer's own results are loaded in one call if the backend
// supports it.
import DataLoader from 'dataloader';
import {
  type BatchingContext,
  idOf,
  MAX_KEYS_PER_CALL,
  oneByOne,
  settleEach,
} from '../../upstream/batching.ts';
import { hasCode } from '../../upstream/errors/errors.ts';
import type { RestMultiSubjectResult, RestSingleResult } from '../../upstream/exams/result.ts';
import { isSegment } from '../../upstream/http/path.ts';
import { type RestMyResults, resultsApi, type StudentUnit, type UserExam } from './api.ts';

type ViewerContext = BatchingContext & {
  viewer: () => Promise<{ _id?: string; id?: string } | null>;
};

export const resultsLoaders = (context: ViewerContext) => {
  const api = resultsApi(context.upstream);

  /** Null for an exam without a result, and for all exams if the session has ended. */
  async function findMine<T extends { examId?: string }>(
    examIds: readonly string[],
    validIds: readonly string[],
    pick: (results: RestMyResults) => T[] | undefined,
  ): Promise<(T | null)[]> {
    const mine = await api.getMyResults(validIds).catch((error: unknown) => {
      if (hasCode(error, 'UNAUTHENTICATED')) return {};
      throw error;
    });
    const resultsByExam = new Map((pick(mine) ?? []).map((result) => [result.examId, result]));
    return examIds.map((examId) => resultsByExam.get(examId) ?? null);
  }

  function byExamId<T extends { examId?: string }>(
    find: (userId: string, examId: string) => Promise<T | null>,
    pick: (results: RestMyResults) => T[] | undefined,
  ) {
    return new DataLoader<string, T | null>(
      async (examIds) => {
        const validIds = examIds.filter(isSegment);
        if (validIds.length === 0 || !context.upstream.hasSession()) return examIds.map(() => null);
        // A backend with this extension also returns single results by this call, so the viewer
        // need not be read.
        if (await context.capabilities.has('exam-versions'))
          return findMine(examIds, validIds, pick);
        const viewer = await context.viewer();
        if (!viewer) return examIds.map(() => null);
        if (validIds.length < 2 || !(await context.capabilities.has('batch'))) {
          return settleEach(examIds, async (examId) =>
            isSegment(examId) ? find(idOf(viewer), examId) : null,
          );
        }
        return findMine(examIds, validIds, pick);
      },
      { maxBatchSize: MAX_KEYS_PER_CALL },
    );
  }

  return {
    myResults: {
      multiSubjectByExamId: byExamId<RestMultiSubjectResult>(
        api.findMultiSubjectResult,
        (results) => results.multiSubject,
      ),
      singleByExamId: byExamId<RestSingleResult>(api.findSingleResult, (results) => results.single),
    },
    multiSubjectResults: {
      byId: oneByOne(api.findMultiSubjectResultById),
      byUserAndExam: new DataLoader<UserExam, RestMultiSubjectResult | null, string>(
        (keys) =>
          settleEach(keys, ({ userId, examId }) => api.findMultiSubjectResult(userId, examId)),
        { cacheKeyFn: ({ userId, examId }) => JSON.stringify([userId, examId]) },
      ),
    },
    singleResults: {
      byUserAndExam: new DataLoader<UserExam, RestSingleResult | null, string>(
        (keys) => settleEach(keys, ({ userId, examId }) => api.findSingleResult(userId, examId)),
        { cacheKeyFn: ({ userId, examId }) => JSON.stringify([userId, examId]) },
      ),
      byStudentAndUnit: new DataLoader<StudentUnit, RestSingleResult[], string>(
        (keys) => settleEach(keys, api.listUnitResults),
        {
          cacheKeyFn: ({ studentId, unitId }) => JSON.stringify([studentId, unitId]),
        },
      ),
    },
  };
};
