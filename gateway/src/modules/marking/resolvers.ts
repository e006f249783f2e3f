// Submissions of written exams that wait for a mark, and marking them.

import type { MarkWrittenExamInput, Resolvers } from '../../generated/resolver-types.ts';
import { clearAll, idOf } from '../../upstream/batching.ts';
import { refusal } from '../../upstream/errors/refusals.ts';
import { single } from '../../upstream/exams/result.ts';
import { reviewWritten } from '../../upstream/exams/review.ts';
import { twoDecimals } from '../../upstream/exams/two-decimals.ts';
import { connectionOf, cursorPageOf } from '../../upstream/paging.ts';
import { basedOn } from '../../upstream/revisions.ts';
import type { Context } from '../context.ts';
import type { RestSubmission } from './api.ts';
import { markOf } from './mark-of.ts';

export const markingResolvers: Resolvers = {
  Query: {
    unmarkedExamResults: async (_, args, { api, capabilities, requireGrant }) => {
      await requireGrant('marker');
      await capabilities.require('marking', 'NO_MARKING');
      const page = await cursorPageOf(args, capabilities);
      return connectionOf(await api.marking.listUnmarkedResults(page), page);
    },
    writtenSubmissions: async (
      _,
      { userId, examId },
      { api, capabilities, loaders, requireGrant },
    ) => {
      await requireGrant('marker');
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
    score: (submission) => {
      const { score } = withOwnMark(submission);
      return typeof score === 'number' ? twoDecimals(score) : null;
    },
    markedAt: (submission) => withOwnMark(submission).markedAt ?? null,
    markedBy: ({ markedBy }) => markedBy || null,
    revision: ({ revision }) => revision ?? null,
    comment: (submission) => withOwnMark(submission).comment || null,
    studentName: (submission) => submission.studentName || null,
    writtenQuestions: async (submission, _, { loaders }) => {
      const exam = await takenExam(loaders, submission);
      return exam ? reviewWritten(withOwnMark(submission), exam) : null;
    },
  },
  Mutation: {
    markWrittenExam: async (_, { input }, { api, capabilities, loaders, requireGrant }) => {
      const marker = await requireGrant('marker');
      const { userId, examId, dateTaken } = input;
      // Upstream would treat the write as a new submission of the exam.
      if (idOf(marker) === userId) throw refusal('OWN_EXAM_MARKED');
      if (await capabilities.has('submissions')) {
        const submissions = await api.marking.listSubmissions(userId, examId);
        const id = submissionIdOf(submissions, input);
        const submission = await api.marking.putSubmissionMark(
          id,
          markOf(input),
          basedOn(input.revision),
        );
        clearAll(loaders.singleResults, loaders.myResults);
        // The result is that of the newest submission.
        const [newest = submission] = submissions;
        return { result: single(newest.submissionId === id ? submission : newest), submission };
      }
      const result = await loaders.singleResults.byUserAndExam.load({ userId, examId });
      if (!result) throw refusal('RESULT_NOT_FOUND');
      const markedResult = await api.marking.putMark(idOf(result), {
        examId,
        userId,
        mcqAnswers: result.mcqAnswers ?? [],
        writtenAnswer: result.writtenAnswer ?? [],
        timeTaken: result.timeTaken,
        dateTaken: dateTaken ?? result.dateTaken,
        ...markOf(input),
      });
      clearAll(loaders.singleResults, loaders.myResults);
      return { result: single(markedResult), submission: markedResult };
    },
  },
};

/**
 * The id of the submission to mark: the requested one, if it is one of these, or the newest.
 * @param submissions of the student in the exam, the newest first
 */
function submissionIdOf(
  submissions: readonly RestSubmission[],
  { submissionId, dateTaken }: MarkWrittenExamInput,
): string {
  if (submissionId) {
    if (!submissions.some((submission) => submission.submissionId === submissionId))
      throw refusal('SUBMISSION_NOT_FOUND');
    return submissionId;
  }
  const [newest] = submissions;
  if (!newest?.submissionId) throw refusal('RESULT_NOT_FOUND');
  if (dateTaken && Date.parse(dateTaken) !== Date.parse(newest.dateTaken ?? ''))
    throw refusal('NEWER_ANSWERS_SUBMITTED');
  return newest.submissionId;
}

/** The version of the submission, or the current exam if it cannot be read. */
async function takenExam(
  { examVersions, exams }: Context['loaders'],
  { examVersionId, examId }: RestSubmission,
) {
  const version = examVersionId === undefined ? null : await examVersions.byId.load(examVersionId);
  return version?.exam ?? (examId ? exams.keyedById.load(examId) : null);
}

/**
 * Shows a reader who is one of two markers their own mark in place of the result's, which is not
 * final.
 */
const withOwnMark = ({ ownMark, ...submission }: RestSubmission): RestSubmission => ({
  ...submission,
  ...ownMark,
});
