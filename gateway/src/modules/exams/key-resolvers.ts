// The answer key for editors. It is read by the viewer's own session, so that upstream judges once more who may see it, and only here does
// it leave the gateway before an exam is handed in.
import { requireKey } from '../../attempts/keyed-questions.ts';
import type { Resolvers } from '../../generated/resolver-types.ts';
import { idOf } from '../../upstream/batching.ts';
import { codedError } from '../../upstream/errors.ts';

export const examKeyResolvers: Resolvers = {
  Exam: {
    key: async (exam, _, { loaders, requireAdmin }) => {
      await requireAdmin();
      const whole = await loaders.exams.byId.load(idOf(exam));
      if (!whole?.mcqs && !whole?.written) throw codedError('UPSTREAM_BAD_RESPONSE', 'The answer key of this exam cannot be read.');
      return whole;
    },
  },
  ExamKey: {
    questions: (exam) => requireKey([exam.mcqs ?? []]),
    writtenQuestions: (exam) => exam.written ?? [],
  },
  KeyQuestion: {
    id: idOf,
    text: (question) => question.question ?? '',
    points: (question) => question.points ?? 0,
    explanation: (question) => question.explanation || null,
    options: (question) => question.options ?? [],
  },
  KeyOption: {
    id: idOf,
    text: (option) => option.text ?? '',
    isCorrect: (option) => option.isCorrect === true,
  },
  KeyWrittenQuestion: {
    id: idOf,
    text: (question) => question.questionText ?? '',
    answerGuidelines: (question) => question.answerGuidelines || null,
    solutionPdfUrl: (question) => question.handwrittenPdf || null,
  },
};
