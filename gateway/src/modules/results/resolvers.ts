// Results in GraphQL's words, with the review that a student learns from. A result is only ever read by its owner or an admin.
import type { Resolvers } from '../../generated/resolver-types.ts';
import { twoDecimals } from '../../two-decimals.ts';
import { idOf } from '../../upstream/batching.ts';
import { codedError } from '../../upstream/errors.ts';
import { reviewMultiSubject, reviewSingle } from './review.ts';
import { single, singleOrNull } from './single-result.ts';

const NEWEST = 100;

export const resultsResolvers: Resolvers = {
  Query: {
    examResult: async (_, { userId, examId }, { api, requireViewer }) => {
      const viewer = await requireViewer();
      if (idOf(viewer) !== userId && viewer.role !== 'admin') throw codedError('FORBIDDEN', 'This is not your result.');
      const result = await api.results.findMultiSubjectResult(userId, examId);
      return result ?? singleOrNull(await api.results.findSingleResult(userId, examId));
    },
  },
  ExamResult: {
    __resolveType: (result) => ('kind' in result ? 'SingleExamResult' : 'MultiSubjectExamResult'),
  },
  MultiSubjectExam: {
    myResult: (exam, _, { loaders }) => loaders.myResults.multiSubjectByExamId.load(idOf(exam)),
  },
  Exam: {
    myResult: async (exam, _, { loaders }) => singleOrNull(await loaders.myResults.singleByExamId.load(idOf(exam))),
  },
  Viewer: {
    results: async (viewer, _, { api, capabilities }) => {
      const mine = (await capabilities.has('batch'))
        ? await api.results.getMyResults()
        : { single: await api.results.listSingleResults(idOf(viewer)) };
      const all = [...(mine.multiSubject ?? []), ...(mine.single ?? []).map(single)];
      return all.toSorted((a, b) => (b.dateTaken ?? '').localeCompare(a.dateTaken ?? '')).slice(0, NEWEST);
    },
  },
  MultiSubjectExamResult: {
    id: idOf,
    userId: (result) => result.userId ?? '',
    exam: (result, _, { loaders }) => (result.examId ? loaders.multiSubjectExams.byId.load(result.examId) : null),
    dateTaken: (result) => result.dateTaken ?? new Date(0).toISOString(),
    totalScore: (result) => twoDecimals(result.totalScore ?? 0),
    timeTakenMinutes: (result) => result.timeTaken ?? 0,
    subjects: async (result, _, { loaders }) => {
      const exam = result.examId ? await loaders.multiSubjectExams.keyedById.load(result.examId) : null;
      return exam ? reviewMultiSubject(result, exam) : null;
    },
  },
  SingleExamResult: {
    id: idOf,
    userId: (result) => result.userId ?? '',
    exam: (result, _, { loaders }) => (result.examId ? loaders.exams.byId.load(result.examId) : null),
    dateTaken: (result) => result.dateTaken ?? null,
    timeTakenMinutes: (result) => result.timeTaken ?? null,
    markedAt: (result) => result.markedAt ?? null,
    comment: (result) => result.comment || null,
    score: (result) => (typeof result.score === 'number' ? twoDecimals(result.score) : null),
    passed: async (result, _, { loaders }) => {
      const exam = result.examId ? await loaders.exams.byId.load(result.examId) : null;
      if (!exam || typeof result.score !== 'number') return null;
      return result.score >= ((exam.totalMarks ?? 0) * (exam.passingScore ?? 0)) / 100;
    },
    questions: async (result, _, { loaders }) => {
      const exam = result.examId ? await loaders.exams.keyedById.load(result.examId) : null;
      return exam ? reviewSingle(result, exam) : null;
    },
    writtenQuestions: async (result, _, { loaders }) => {
      const exam = result.examId ? await loaders.exams.keyedById.load(result.examId) : null;
      if (!exam) return null;
      const pdfs = new Map((result.writtenAnswer ?? []).map((answer) => [answer.questionId, answer.answerPdf]));
      const marks = new Map((result.marks ?? []).map((mark) => [mark.questionId, mark]));
      return (exam.written ?? []).map((question) => ({
        id: idOf(question),
        text: question.questionText ?? '',
        answerGuidelines: question.answerGuidelines || null,
        answerPdfUrl: pdfs.get(idOf(question)) ?? null,
        marks: marks.get(idOf(question))?.marks ?? null,
        comment: marks.get(idOf(question))?.comment || null,
      }));
    },
  },
  RichText: {
    source: (source) => source,
    html: (source, _, { richText }) => richText.text(source),
  },
};
