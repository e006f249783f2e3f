// Written exams with two independent markers: the setting, both marks, and the final mark.
import type { Resolvers } from '../../../generated/resolver-types.ts';
import { clearAll } from '../../../upstream/batching.ts';
import { twoDecimals } from '../../../upstream/exams/two-decimals.ts';
import { connectionOf, cursorPageOf } from '../../../upstream/paging.ts';
import { basedOn } from '../../../upstream/revisions.ts';
import type { Context } from '../../context.ts';
import { markOf } from '../mark-of.ts';

/** Errors UNAUTHENTICATED, FORBIDDEN, OPERATION_NOT_ALLOWED if the host has one marker only. */
async function requireReconciling({ capabilities, requireGrant }: Context): Promise<void> {
  await requireGrant('teacher');
  await capabilities.require('second-marking', 'NO_SECOND_MARKING');
}

export const secondMarkingResolvers: Resolvers = {
  Query: {
    secondMarking: async (_, { examId }, { api, capabilities, requireAdmin }) => {
      await requireAdmin();
      if (!(await capabilities.has('second-marking'))) return null;
      return api.secondMarking.getSecondMarking(examId);
    },
    unreconciledSubmissions: async (_, args, context) => {
      await requireReconciling(context);
      const page = await cursorPageOf(args, context.capabilities);
      return connectionOf(await context.api.secondMarking.listUnreconciled(page), page);
    },
    markComparison: async (_, { submissionId }, context) => {
      await requireReconciling(context);
      return context.api.secondMarking.getMarks(submissionId);
    },
  },
  WrittenSubmission: {
    independentMarks: ({ independentMarks }) => independentMarks ?? null,
    showsOwnMark: ({ ownMark }) => ownMark !== undefined,
  },
  SecondMarking: {
    isOn: ({ isOn }) => isOn ?? false,
    tolerance: ({ tolerance }) => tolerance ?? 0,
  },
  MarkComparison: {
    tolerance: ({ tolerance }) => tolerance ?? null,
    mayDecide: ({ mayDecide }) => mayDecide ?? false,
    marks: ({ marks }) => marks ?? [],
  },
  IndependentMark: {
    markerName: ({ markerName }) => markerName || null,
    score: ({ score }) => (score === undefined ? null : twoDecimals(score)),
    markedAt: ({ markedAt }) => markedAt ?? null,
    comment: ({ comment }) => comment || null,
    questions: ({ marks }) =>
      (marks ?? []).map(({ questionId, marks: points, comment }) => ({
        questionId: questionId ?? '',
        marks: points ?? 0,
        comment: comment || null,
      })),
  },
  Mutation: {
    setSecondMarking: async (
      _,
      { input: { examId, isOn, tolerance } },
      { api, capabilities, requireAdmin },
    ) => {
      await requireAdmin();
      await capabilities.require('second-marking', 'NO_SECOND_MARKING');
      const body = { isOn, tolerance: tolerance ?? undefined };
      return { secondMarking: await api.secondMarking.putSecondMarking(examId, body) };
    },
    setFinalMark: async (_, { input: { submissionId, revision, ...mark } }, context) => {
      await requireReconciling(context);
      const { api, loaders } = context;
      const submission = await api.secondMarking.putFinalMark(
        submissionId,
        markOf(mark),
        basedOn(revision),
      );
      clearAll(loaders.singleResults, loaders.myResults);
      return { submission };
    },
  },
};
