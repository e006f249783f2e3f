// Results with their review. A result is only read by its owner or an admin.

import type { Resolvers } from '../../generated/resolver-types.ts';
import { clearAll, idOf } from '../../upstream/batching.ts';
import { refusal } from '../../upstream/errors/refusals.ts';
import {
  type RestSingleResult,
  showsAnswers,
  single,
  singleOrNull,
  visibilityOf,
} from '../../upstream/exams/result.ts';
import { reviewMultiSubject, reviewSingle, reviewWritten } from '../../upstream/exams/review.ts';
import { twoDecimals } from '../../upstream/exams/two-decimals.ts';
import { isSegment } from '../../upstream/http/path.ts';
import type { UpstreamPage } from '../../upstream/http/response-body.ts';
import { connectionOf, cursorPageOf } from '../../upstream/paging.ts';
import type { Context } from '../context.ts';
import type { RestMyResults } from './api.ts';
import { findOwnDetails } from './own-details.ts';

const NEWEST = 100;
const visibilities = { receipt: 'RECEIPT', score: 'SCORE', answers: 'ANSWERS' } as const;

/**
 * The newest results of a user, for hosts without a call for both types. For admins, the list of
 * one type may contain other users' results.
 */
async function listBothKinds(
  api: Context['api']['results'],
  userId: string,
): Promise<RestMyResults> {
  const [multiSubject, single] = await Promise.all([
    api.listMultiSubjectResults({ offset: 0, limit: NEWEST }),
    api.listSingleResults(userId),
  ]);
  return { multiSubject: multiSubject.nodes.filter((result) => result.userId === userId), single };
}

const MAX_PER_PAGE = 100;

/**
 * All results of the viewer in single exams, newest first. Read page by page, because a response of
 * upstream has at most ten megabytes.
 */
async function listMySingleResults(api: Context['api']['results']): Promise<RestSingleResult[]> {
  // A result that is submitted again meanwhile appears twice; the later entry counts.
  const results = new Map<string, RestSingleResult>();
  let after: string | undefined = '';
  while (after !== undefined) {
    const page: UpstreamPage<RestSingleResult> = await api.listMySingleResults({
      offset: 0,
      limit: MAX_PER_PAGE,
      after,
    });
    for (const result of page.nodes) {
      results.delete(idOf(result));
      results.set(idOf(result), result);
    }
    after = page.nextCursor;
  }
  return [...results.values()].reverse();
}

/** The viewer's own result in the exam; null for another account or without a result. */
async function findOwnResult(context: Context, userId: string, examId: string) {
  if (!isSegment(examId)) return null;
  if (await context.capabilities.has('result-details')) {
    const own = await findOwnDetails(context, userId, examId);
    if (own !== undefined) return own;
  }
  const { multiSubject = [], single: singles = [] } = await context.api.results.getMyResults([
    examId,
  ]);
  const isOwn = (result: { userId?: string; examId?: string }) =>
    result.userId === userId && result.examId === examId;
  return multiSubject.find(isOwn) ?? singleOrNull(singles.find(isOwn) ?? null);
}

type Loaders = Context['loaders'];

/**
 * The exam with its key as it was taken, or the current one if the host has no versions. Null if
 * there is no review.
 */
async function takenPaper(
  { reviewedExams, multiSubjectExams }: Loaders,
  resultId: string,
  examId: string,
) {
  const taken = await reviewedExams.multiSubjectByResultId.load(resultId);
  return taken === undefined ? multiSubjectExams.keyedById.load(examId) : taken;
}

/** The same for a single exam. */
async function takenExam({ reviewedExams, exams }: Loaders, resultId: string, examId: string) {
  const taken = await reviewedExams.singleByResultId.load(resultId);
  return taken === undefined ? exams.keyedById.load(examId) : taken;
}

export const resultsResolvers: Resolvers = {
  Query: {
    examResult: async (_, { userId, examId }, context) => {
      const { capabilities, loaders, requireSession, requireViewer } = context;
      requireSession();
      // A backend with this extension has this call for both kinds of exam: one call instead of
      // three.
      const own = (await capabilities.has('exam-versions'))
        ? await findOwnResult(context, userId, examId)
        : null;
      if (own) return own;
      const viewer = await requireViewer();
      if (idOf(viewer) !== userId && viewer.role !== 'admin') throw refusal('NOT_YOUR_RESULT');
      const key = { userId, examId };
      const single = loaders.singleResults.byUserAndExam.load(key);
      // Prevents an unhandled rejection if the multi-subject result is returned first.
      single.catch(() => undefined);
      return (
        (await loaders.multiSubjectResults.byUserAndExam.load(key)) ?? singleOrNull(await single)
      );
    },
    multiSubjectExamResults: async (_, args, { api, capabilities, requireSession }) => {
      requireSession();
      const page = await cursorPageOf(args, capabilities);
      return connectionOf(await api.results.listMultiSubjectResults(page), page);
    },
    multiSubjectExamResult: (_, { id }, { loaders, requireSession }) => {
      requireSession();
      return loaders.multiSubjectResults.byId.load(id);
    },
    examResults: async (_, { examId, ...args }, { api, capabilities, requireAdmin }) => {
      await requireAdmin();
      const page = await cursorPageOf(args, capabilities);
      const { nodes, ...counts } = await api.results.listResultsOfExam(examId, page);
      return connectionOf({ nodes: nodes.map(single), ...counts }, page);
    },
  },
  ExamResult: {
    __resolveType: (result) => ('kind' in result ? 'SingleExamResult' : 'MultiSubjectExamResult'),
  },
  MultiSubjectExam: {
    myResult: (exam, _, { loaders }) => loaders.myResults.multiSubjectByExamId.load(idOf(exam)),
  },
  Exam: {
    myResult: async (exam, _, { loaders }) =>
      singleOrNull(await loaders.myResults.singleByExamId.load(idOf(exam))),
  },
  Viewer: {
    results: async (viewer, _, { api, capabilities }) => {
      const mine = (await capabilities.has('batch'))
        ? await api.results.getMyResults()
        : await listBothKinds(api.results, idOf(viewer));
      const all = [...(mine.multiSubject ?? []), ...(mine.single ?? []).map(single)];
      return all
        .toSorted((a, b) => (b.dateTaken ?? '').localeCompare(a.dateTaken ?? ''))
        .slice(0, NEWEST);
    },
    examResults: async (viewer, _, { api, capabilities }) => {
      const hasPages = await capabilities.has('cursors');
      const results = hasPages
        ? await listMySingleResults(api.results)
        : await api.results.listSingleResults(idOf(viewer));
      return results.map(single);
    },
  },
  MultiSubjectExamResult: {
    id: idOf,
    userId: (result) => result.userId ?? '',
    exam: (result, _, { loaders }) =>
      result.examId ? loaders.multiSubjectExams.outlineById.load(result.examId) : null,
    dateTaken: (result) => result.dateTaken ?? new Date(0).toISOString(),
    totalScore: (result) =>
      visibilityOf(result) === 'receipt' ? null : twoDecimals(result.totalScore ?? 0),
    releasedAt: (result) => result.releasedAt ?? null,
    visibility: (result) => visibilities[visibilityOf(result)],
    timeTakenMinutes: (result) => result.timeTaken ?? 0,
    subjects: async (result, _, { loaders }) => {
      const exam =
        result.examId && showsAnswers(result)
          ? await takenPaper(loaders, idOf(result), result.examId)
          : null;
      return exam ? reviewMultiSubject(result, exam) : null;
    },
  },
  SingleExamResult: {
    id: idOf,
    userId: (result) => result.userId ?? '',
    exam: (result, _, { loaders }) =>
      result.examId ? loaders.exams.outlineById.load(result.examId) : null,
    dateTaken: (result) => result.dateTaken ?? null,
    timeTakenMinutes: (result) => result.timeTaken ?? null,
    releasedAt: (result) => result.releasedAt ?? null,
    visibility: (result) => visibilities[visibilityOf(result)],
    markedAt: (result) => result.markedAt ?? null,
    comment: (result) => result.comment || null,
    score: (result) => (typeof result.score === 'number' ? twoDecimals(result.score) : null),
    passed: async (result, _, { loaders }) => {
      if (!result.examId || typeof result.score !== 'number') return null;
      // The passing score of the version that was taken, or of the current exam if the host does
      // not report it.
      const taken = await loaders.versionsOfResults.singleById.load(idOf(result));
      const rule =
        taken?.totalMarks === undefined
          ? await loaders.exams.outlineById.load(result.examId)
          : taken;
      if (!rule) return null;
      return result.score >= ((rule.totalMarks ?? 0) * (rule.passingScore ?? 0)) / 100;
    },
    questions: async (result, _, { loaders }) => {
      const exam =
        result.examId && showsAnswers(result)
          ? await takenExam(loaders, idOf(result), result.examId)
          : null;
      return exam ? reviewSingle(result, exam) : null;
    },
    writtenQuestions: async (result, _, { loaders }) => {
      const exam =
        result.examId && showsAnswers(result)
          ? await takenExam(loaders, idOf(result), result.examId)
          : null;
      return exam ? reviewWritten(result, exam) : null;
    },
  },
  ReviewedWrittenQuestion: {
    answerPages: ({ answerPdfUrl }, _, { loaders }) =>
      answerPdfUrl ? loaders.answerPages.byUrl.load(answerPdfUrl) : null,
  },
  Student: {
    unitExamResults: async (student, { unitId }, { loaders }) =>
      (await loaders.singleResults.byStudentAndUnit.load({ studentId: idOf(student), unitId })).map(
        single,
      ),
  },
  Mutation: {
    deleteMultiSubjectExamResult: async (_, { input: { id } }, { api, loaders, requireAdmin }) => {
      await requireAdmin();
      const { message } = await api.results.deleteMultiSubjectResult(id);
      clearAll(loaders.multiSubjectResults, loaders.myResults);
      return { deletedId: id, message: message ?? 'Result deleted.' };
    },
    deleteExamResult: async (_, { input: { id } }, { api, loaders, requireAdmin }) => {
      await requireAdmin();
      const { message } = await api.results.deleteSingleResult(id);
      clearAll(loaders.singleResults, loaders.myResults);
      return { deletedId: id, message: message ?? 'Result deleted.' };
    },
  },
};
