// Written exams: which submissions wait for a mark, and marking them.

import type { MarkWrittenExamInput, Resolvers } from '../../generated/resolver-types.ts';
import { clearAll, idOf } from '../../upstream/batching.ts';
import { refusal } from '../../upstream/errors/refusals.ts';
import { single } from '../../upstream/exams/result.ts';
import { reviewWritten } from '../../upstream/exams/review.ts';
import { twoDecimals } from '../../upstream/exams/two-decimals.ts';
import { connectionOf, cursorPageOf } from '../../upstream/paging.ts';
import type { Context } from '../context.ts';
import type { RestSubmission } from './api.ts';

export const markingResolvers: Resolvers = {
  Query: {
    unmarkedExamResults: async (_, args, { api, capabilities, requireAdmin }) => {
      await requireAdmin();
      await capabilities.require('marking', 'NO_MARKING');
      const page = await cursorPageOf(args, capabilities);
      return connectionOf(await api.marking.listUnmarkedResults(page), page);
    },
    writtenSubmissions: async (
      _,
      { userId, examId },
      { api, capabilities, loaders, requireAdmin },
    ) => {
      await requireAdmin();
      if (await capabilities.has('submissions')) return api.marking.listSubmissions(userId, examId);
      const result = await loaders.singleResults.byUserAndExam.load({ userId, examId });
      return result ? [result] : [];
    },
  },
  WrittenSubmission: {
    id: (submission) => submission.submissionId ?? idOf(submission),
    number: (submission) => submission.number ?? 1,
    isNewest: (submission) => submission.isNewest ?? true,
    countsForRank: (submission) => submission.countsForRank ?? true,
    userId: (submission) => submission.userId ?? '',
    exam: (submission, _, { loaders }) =>
      submission.examId ? loaders.exams.byId.load(submission.examId) : null,
    totalMarks: async ({ totalMarks, examId }, _, { loaders }) =>
      totalMarks ?? (examId ? (await loaders.exams.byId.load(examId))?.totalMarks : null) ?? null,
    dateTaken: (submission) => submission.dateTaken ?? null,
    score: (submission) =>
      typeof submission.score === 'number' ? twoDecimals(submission.score) : null,
    markedAt: (submission) => submission.markedAt ?? null,
    comment: (submission) => submission.comment || null,
    writtenQuestions: async (submission, _, { loaders }) => {
      const exam = await takenExam(loaders, submission);
      return exam ? reviewWritten(submission, exam) : null;
    },
  },
  Mutation: {
    markWrittenExam: async (_, { input }, { api, capabilities, loaders, requireAdmin }) => {
      const admin = await requireAdmin();
      const { userId, examId, submissionId, dateTaken } = input;
      // Upstream would treat it as another hand-in of the exam.
      if (idOf(admin) === userId) throw refusal('OWN_EXAM_MARKED');
      const find = () => loaders.singleResults.byUserAndExam.load({ userId, examId });
      if (submissionId && (await capabilities.has('submissions'))) {
        const submission = await api.marking.putSubmissionMark(submissionId, markOf(input));
        clearAll(loaders.singleResults, loaders.myResults);
        const result = submission.isNewest ? submission : await find();
        return { result: single(result ?? submission), submission };
      }
      const result = await find();
      if (!result) throw refusal('RESULT_NOT_FOUND');
      const marked = await api.marking.putMark(idOf(result), {
        examId,
        userId,
        mcqAnswers: result.mcqAnswers ?? [],
        writtenAnswer: result.writtenAnswer ?? [],
        timeTaken: result.timeTaken,
        dateTaken: dateTaken ?? result.dateTaken,
        ...markOf(input),
      });
      clearAll(loaders.singleResults, loaders.myResults);
      return { result: single(marked), submission: marked };
    },
  },
};

/**
 * The version that was taken; with a host without versions, and where it cannot be read, the exam
 * as it is now.
 */
async function takenExam(
  { examVersions, exams }: Context['loaders'],
  { examVersionId, examId }: RestSubmission,
) {
  const version = examVersionId === undefined ? null : await examVersions.byId.load(examVersionId);
  return version?.exam ?? (examId ? exams.keyedById.load(examId) : null);
}

/** Missing fields of the input are missing in the body, and an empty comment is omitted. */
function markOf({ score, marks, comment, publishedReason }: MarkWrittenExamInput) {
  const sentMarks = marks?.map(({ comment: words, ...mark }) => ({
    ...mark,
    ...(words && { comment: words }),
  }));
  return {
    score,
    ...(sentMarks && { marks: sentMarks }),
    ...(comment && { comment }),
    ...(publishedReason && { publishedReason }),
  };
}
