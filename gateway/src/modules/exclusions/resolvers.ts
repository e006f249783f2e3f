// Attempts excluded from contests, and changes of merit lists after their publication.
import type { MeritListChangeKind, Resolvers } from '../../generated/resolver-types.ts';
import { idOf } from '../../upstream/batching.ts';
import { restExamKind } from '../../upstream/exams/exam-kind.ts';
import type { Context } from '../context.ts';
import type { RestMeritListChange } from './api.ts';

const CHANGES: Record<NonNullable<RestMeritListChange['kind']>, MeritListChangeKind> = {
  exclusion: 'EXCLUSION',
  readmission: 'READMISSION',
  'late-answers': 'LATE_ANSWERS',
  mark: 'MARK',
  'key-correction': 'KEY_CORRECTION',
  window: 'WINDOW',
};

async function requireExclusions({ requireAdmin, capabilities }: Context): Promise<void> {
  await requireAdmin();
  await capabilities.require('exclusions', 'NO_EXCLUSIONS');
}

export const exclusionsResolvers: Resolvers = {
  ExamParticipant: {
    exclusionReason: ({ exclusionReason }) => exclusionReason || null,
  },
  MultiSubjectExamResult: {
    exclusion: (result, _, { loaders }) => loaders.exclusions.multiSubjectById.load(idOf(result)),
  },
  SingleExamResult: {
    exclusion: (result, _, { loaders }) => loaders.exclusions.singleById.load(idOf(result)),
  },
  ResultExclusion: {
    reason: ({ reason }) => reason ?? '',
    excludedAt: ({ excludedAt }) => excludedAt ?? '',
  },
  ExamCampaign: {
    meritListDecisions: async (campaign, _, { api, capabilities, now }) => {
      const isCampaignOver = !campaign.endDate || Date.parse(campaign.endDate) <= now();
      if (!isCampaignOver || !(await capabilities.has('exclusions'))) return null;
      return api.exclusions.findMeritListDecisions(idOf(campaign));
    },
  },
  MeritListDecisions: {
    excluded: ({ excluded }) => excluded ?? [],
    changes: ({ changes }) => changes ?? [],
  },
  ExcludedMeritEntry: {
    name: ({ name }) => name || null,
    institution: ({ institution }) => institution || null,
    district: ({ district }) => district || null,
    className: ({ className }) => className || null,
    reason: ({ reason }) => reason ?? '',
    excludedAt: ({ excludedAt }) => excludedAt ?? '',
  },
  MeritListChange: {
    id: idOf,
    kind: ({ kind }) => (kind && CHANGES[kind]) ?? 'OTHER',
    reason: ({ reason }) => reason ?? '',
    changedAt: ({ changedAt }) => changedAt ?? '',
  },
  Mutation: {
    excludeAttempts: async (_, { input: { examKind, examId, reason, attemptIds } }, context) => {
      await requireExclusions(context);
      const body = { reason, attemptIds: [...attemptIds] };
      const { excludedCount } = await context.api.exclusions.postExclusions(
        { kind: restExamKind[examKind], examId },
        body,
      );
      return { excludedCount: excludedCount ?? 0 };
    },
    readmitAttempts: async (_, { input: { examKind, examId, reason, attemptIds } }, context) => {
      await requireExclusions(context);
      const body = { reason, attemptIds: [...attemptIds] };
      const { readmittedCount } = await context.api.exclusions.postReadmissions(
        { kind: restExamKind[examKind], examId },
        body,
      );
      return { readmittedCount: readmittedCount ?? 0 };
    },
  },
};
