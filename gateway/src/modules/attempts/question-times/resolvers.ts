// The extension `question-times`: time spent on each question.
import type { Resolvers } from '../../../generated/resolver-types.ts';
import { idOf } from '../../../upstream/batching.ts';
import { refuseTooMany } from '../../../upstream/exams/answers.ts';
import { showsAnswers } from '../../../upstream/exams/result.ts';

export const questionTimesResolvers: Resolvers = {
  Attempt: {
    questionTimes: (attempt) => attempt.questionTimes ?? null,
  },
  MultiSubjectExamResult: {
    questionTimes: (result, _, { loaders }) =>
      showsAnswers(result) ? loaders.questionTimes.multiSubjectById.load(idOf(result)) : null,
  },
  SingleExamResult: {
    questionTimes: (result, _, { loaders }) =>
      showsAnswers(result) ? loaders.questionTimes.singleById.load(idOf(result)) : null,
  },
  QuestionTime: {
    questionId: (time) => time.questionId ?? '',
    seconds: (time) => time.seconds ?? 0,
  },
  Mutation: {
    saveQuestionTimes: async (
      _,
      { input: { attemptId, times } },
      { api, capabilities, requireSession },
    ) => {
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
