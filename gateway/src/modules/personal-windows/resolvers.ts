// Personal windows: admins set the time at which a student takes the exam of a campaign; the
// student reads it with the campaign.
import type { Resolvers } from '../../generated/resolver-types.ts';
import { restExamKind } from '../../upstream/exams/exam-kind.ts';
import { connectionOf, cursorPageOf } from '../../upstream/paging.ts';
import { SEARCH_NAMES, withInputPaths } from '../../upstream/renamed-input.ts';
import type { Context } from '../context.ts';

async function requireWindows({ requireAdmin, capabilities }: Context): Promise<void> {
  await requireAdmin();
  await capabilities.require('personal-windows', 'NO_PERSONAL_WINDOWS');
}

export const personalWindowsResolvers: Resolvers = {
  Query: {
    expectedStudents: async (_, { examKind, examId, search, isPersonalOnly, ...args }, context) => {
      await requireWindows(context);
      const page = await cursorPageOf(args, context.capabilities);
      const filter = {
        q: search?.trim() || undefined,
        personal: isPersonalOnly ? ('true' as const) : undefined,
      };
      const exam = { kind: restExamKind[examKind], examId };
      const listing = context.api.personalWindows.listExpectedStudents(exam, filter, page);
      return connectionOf(await withInputPaths(SEARCH_NAMES, listing), page);
    },
  },
  ExamCampaign: {
    personalWindow: ({ window }) => window ?? null,
  },
  PersonalWindow: {
    startDate: ({ startDate }) => startDate ?? '',
    endDate: ({ endDate }) => endDate ?? '',
    reason: ({ reason }) => reason ?? '',
  },
  ExpectedStudent: {
    id: ({ campaignId, studentId }) => `${campaignId ?? ''}.${studentId ?? ''}`,
    campaignId: ({ campaignId }) => campaignId ?? '',
    campaignTitle: ({ title }) => title ?? '',
    studentId: ({ studentId }) => studentId ?? '',
    studentName: ({ name }) => name || null,
    email: ({ email }) => email || null,
    phoneNumber: ({ phoneNumber }) => phoneNumber || null,
    startDate: ({ startDate }) => startDate ?? '',
    endDate: ({ endDate }) => endDate ?? '',
    hasStarted: ({ started }) => started ?? false,
    personalWindow: ({ window }) => window ?? null,
  },
  Mutation: {
    givePersonalWindow: async (
      _,
      { input: { examKind, examId, startDate, endDate, reason, studentIds, candidates } },
      context,
    ) => {
      await requireWindows(context);
      const body = {
        startDate,
        endDate,
        reason,
        studentIds: studentIds?.length ? [...studentIds] : undefined,
        candidates: candidates?.length ? [...candidates] : undefined,
      };
      const exam = { kind: restExamKind[examKind], examId };
      const response = await context.api.personalWindows.postPersonalWindows(exam, body);
      return {
        givenCount: response.givenCount ?? 0,
        startedCount: response.startedCount ?? 0,
        unknownCandidates: response.unknown ?? [],
        studentIds: response.studentIds ?? [],
      };
    },
    withdrawPersonalWindow: async (_, { input: { examKind, examId, studentIds } }, context) => {
      await requireWindows(context);
      const exam = { kind: restExamKind[examKind], examId };
      const body = { studentIds: [...studentIds] };
      const { withdrawnCount } = await context.api.personalWindows.postWithdrawals(exam, body);
      return { withdrawnCount: withdrawnCount ?? 0 };
    },
  },
};
