// The extension `question-times`: how long was spent on each question.
import type { Resolvers } from '../../../generated/resolver-types.ts';
import { idOf } from '../../../upstream/batching.ts';
import { refuseTooMany } from '../../../upstream/exams/answers.ts';

export const questionTimesResolvers: Resolvers = {
  Attempt: {
    questionTimes: (attempt) => attempt.questionTimes ?? null,
  },
  MultiSubjectExamResult: {
    questionTimes: (result, _, { loaders }) => (result.releasedAt ? null : loaders.questionTimes.multiSubjectById.load(idOf(result))),
  },
  SingleExamResult: {
    questionTimes: (result, _, { loaders }) => (result.releasedAt ? null : loaders.questionTimes.singleById.load(idOf(result))),
  },
  QuestionTime: {
    questionId: (time) => time.questionId ?? '',
    seconds: (time) => time.seconds ?? 0,
  },
  Mutation: {
    saveQuestionTimes: async (_, { input: { attemptId, times } }, { api, capabilities, requireSession }) => {
      requireSession();
      await capabilities.require('question-times', 'NO_QUESTION_TIMES');
      refuseTooMany({ times });
      const { saved } = await api.questionTimes.patchQuestionTimes(attemptId, {
        times: times.map(({ questionId, seconds }) => ({ questionId, seconds })),
      });
      return { saved: saved ?? 0 };
    },
  },
};
