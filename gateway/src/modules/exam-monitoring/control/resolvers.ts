// Admins close attempts early and reopen closed ones.
import type { AttemptActionKind, Resolvers } from '../../../generated/resolver-types.ts';
import { idOf } from '../../../upstream/batching.ts';
import { restExamKind } from '../../../upstream/exams/exam-kind.ts';
import type { Context } from '../../context.ts';
import type { RestAttemptAction } from '../api.ts';

async function requireControl({ requireAdmin, capabilities }: Context): Promise<void> {
  await requireAdmin();
  await capabilities.require('exam-control', 'NO_EXAM_CONTROL');
}

function actionKind(action: RestAttemptAction['action']): AttemptActionKind {
  return action === 'close' ? 'CLOSED' : 'REOPENED';
}

export const examControlResolvers: Resolvers = {
  Query: {
    examActions: async (_, { examKind, examId }, context) => {
      await requireControl(context);
      return context.api.examMonitoring.listActions({ kind: restExamKind[examKind], examId });
    },
  },
  AttemptNotices: {
    actions: ({ actions }) => actions ?? [],
  },
  AttemptAction: {
    id: idOf,
    kind: ({ action }) => actionKind(action),
    reason: ({ reason }) => reason ?? '',
    decidedAt: ({ decidedAt }) => decidedAt ?? '',
  },
  ExamAction: {
    id: idOf,
    kind: ({ action }) => actionKind(action),
    attemptId: ({ attemptId }) => attemptId ?? '',
    studentName: ({ studentName }) => studentName || null,
    reason: ({ reason }) => reason ?? '',
    deadline: ({ deadline }) => deadline ?? '',
    decidedAt: ({ decidedAt }) => decidedAt ?? '',
  },
  Mutation: {
    closeExamEarly: async (_, { input: { examKind, examId, reason, attemptIds } }, context) => {
      await requireControl(context);
      const body = { reason, attemptIds: attemptIds ? [...attemptIds] : undefined };
      const { closedCount } = await context.api.examMonitoring.postClose(
        { kind: restExamKind[examKind], examId },
        body,
      );
      return { closedCount: closedCount ?? 0 };
    },
    reopenAttempts: async (
      _,
      { input: { examKind, examId, minutes, reason, attemptIds } },
      context,
    ) => {
      await requireControl(context);
      const body = { minutes, reason, attemptIds: [...attemptIds] };
      const { reopenedCount } = await context.api.examMonitoring.postReopen(
        { kind: restExamKind[examKind], examId },
        body,
      );
      return { reopenedCount: reopenedCount ?? 0 };
    },
  },
};
