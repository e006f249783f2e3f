// Release rules: which part of their results students see, and from when.
import type { ReleaseMoment, Resolvers, ResultVisibility } from '../../generated/resolver-types.ts';
import { idOf } from '../../upstream/batching.ts';
import { restExamKind } from '../../upstream/exams/exam-kind.ts';
import type { RestReleaseRuleBody } from './api.ts';

const restVisibility = { RECEIPT: 'receipt', SCORE: 'score', ANSWERS: 'answers' } as const;
const restMoment = {
  IMMEDIATELY: 'immediately',
  AFTER_WINDOW: 'after-window',
  ON_DATE: 'on-date',
} as const;
const visibilities: Record<RestReleaseRuleBody['visibility'], ResultVisibility> = {
  receipt: 'RECEIPT',
  score: 'SCORE',
  answers: 'ANSWERS',
};
const moments: Record<RestReleaseRuleBody['moment'], ReleaseMoment> = {
  immediately: 'IMMEDIATELY',
  'after-window': 'AFTER_WINDOW',
  'on-date': 'ON_DATE',
};

export const releaseRulesResolvers: Resolvers = {
  MultiSubjectExam: {
    release: (exam, _, { loaders }) => loaders.releaseRules.multiSubjectByExamId.load(idOf(exam)),
  },
  Exam: {
    release: (exam, _, { loaders }) => loaders.releaseRules.singleByExamId.load(idOf(exam)),
  },
  ExamRelease: {
    visibility: ({ visibility }) => visibilities[visibility ?? 'answers'],
    moment: ({ moment }) => moments[moment ?? 'immediately'],
    date: ({ date }) => date ?? null,
    releasedAt: ({ releasedAt }) => releasedAt ?? null,
  },
  Mutation: {
    setExamRelease: async (
      _,
      { input: { examKind, examId, visibility, moment, date } },
      { api, capabilities, requireAdmin },
    ) => {
      await requireAdmin();
      await capabilities.require('release-rules', 'NO_RELEASE_RULES');
      const rule = {
        visibility: restVisibility[visibility],
        moment: restMoment[moment],
        date: date || undefined,
      };
      return { release: await api.releaseRules.putRule(restExamKind[examKind], examId, rule) };
    },
  },
};
