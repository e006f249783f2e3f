// Monitoring of running exams: activity, extra time, messages and statistics. Devices in the exam
// poll for extra time and messages.
import type { ExamParticipantState, Resolvers } from '../../generated/resolver-types.ts';
import { idOf } from '../../upstream/batching.ts';
import { restExamKind } from '../../upstream/exams/exam-kind.ts';
import { twoDecimals } from '../../upstream/exams/two-decimals.ts';
import { connectionOf, cursorPageOf } from '../../upstream/paging.ts';
import { SEARCH_NAMES, withInputPaths } from '../../upstream/renamed-input.ts';
import type { Context } from '../context.ts';
import type { RestParticipantState } from './api.ts';

const restState: Record<ExamParticipantState, RestParticipantState> = {
  RUNNING: 'running',
  QUIET: 'quiet',
  SUBMITTED: 'submitted',
  TIMED_OUT: 'timed-out',
  BLANK: 'blank',
};
const states: Record<RestParticipantState, ExamParticipantState> = {
  running: 'RUNNING',
  quiet: 'QUIET',
  submitted: 'SUBMITTED',
  'timed-out': 'TIMED_OUT',
  blank: 'BLANK',
};

async function requireMonitoring({ requireAdmin, capabilities }: Context): Promise<void> {
  await requireAdmin();
  await capabilities.require('exam-monitoring', 'NO_EXAM_MONITORING');
}

/** Like `requireMonitoring`, for reads that are also open to teachers of the course. */
async function requireTeaching({ requireGrant, capabilities }: Context): Promise<void> {
  await requireGrant('teacher');
  await capabilities.require('exam-monitoring', 'NO_EXAM_MONITORING');
}

/** Marks rounded to two decimals. */
const marks = (value: number | undefined) => (value === undefined ? null : twoDecimals(value));

export const examMonitoringResolvers: Resolvers = {
  Query: {
    examActivity: async (_, { examKind, examId }, context) => {
      await requireTeaching(context);
      return context.api.examMonitoring.getActivity({ kind: restExamKind[examKind], examId });
    },
    currentExams: async (_, _args, context) => {
      await requireTeaching(context);
      return context.api.examMonitoring.listCurrentExams();
    },
    examParticipants: async (_, { examKind, examId, state, search, ...args }, context) => {
      await requireTeaching(context);
      const page = await cursorPageOf(args, context.capabilities);
      const filter = {
        state: state ? restState[state] : undefined,
        q: search?.trim() || undefined,
      };
      const exam = { kind: restExamKind[examKind], examId };
      const listing = context.api.examMonitoring.listParticipants(exam, filter, page);
      return connectionOf(await withInputPaths(SEARCH_NAMES, listing), page);
    },
    examStatistics: async (_, { examKind, examId }, context) => {
      await requireTeaching(context);
      return context.api.examMonitoring.getStatistics({ kind: restExamKind[examKind], examId });
    },
    examMessages: async (_, { examKind, examId }, context) => {
      await requireMonitoring(context);
      return context.api.examMonitoring.listMessages({ kind: restExamKind[examKind], examId });
    },
    examNotices: async (_, { examKind, examId }, { api, capabilities }) => {
      if (!(await capabilities.has('exam-monitoring'))) return null;
      const { revision } = await api.examMonitoring.getNoticeRevision({
        kind: restExamKind[examKind],
        examId,
      });
      return { revision: revision ?? 0 };
    },
    attemptNotices: async (_, { attemptId }, { api, capabilities, requireSession }) => {
      requireSession();
      if (!(await capabilities.has('exam-monitoring'))) return null;
      return api.examMonitoring.getAttemptNotices(attemptId);
    },
  },
  ExamActivity: {
    checkedAt: ({ checkedAt }) => checkedAt ?? '',
    registeredCount: ({ registeredCount }) => registeredCount ?? null,
    startedCount: ({ startedCount }) => startedCount ?? 0,
    runningCount: ({ runningCount }) => runningCount ?? 0,
    quietCount: ({ quietCount }) => quietCount ?? 0,
    submittedCount: ({ submittedCount }) => submittedCount ?? 0,
    timedOutCount: ({ timedOutCount }) => timedOutCount ?? 0,
    blankCount: ({ blankCount }) => blankCount ?? 0,
    lateCount: ({ lateCount }) => lateCount ?? 0,
    lastDeadline: ({ lastDeadline }) => lastDeadline ?? null,
  },
  CurrentExam: {
    examKind: ({ kind }) => (kind === 'multi-subject' ? 'MULTI_SUBJECT' : 'SINGLE'),
    examId: ({ examId }) => examId ?? '',
    title: ({ title }) => title ?? '',
    runningCount: ({ runningCount }) => runningCount ?? 0,
    campaignId: ({ campaignId }) => campaignId ?? null,
    campaignTitle: ({ campaignTitle }) => campaignTitle ?? null,
    registeredCount: ({ registeredCount }) => registeredCount ?? null,
    startsAt: ({ startsAt }) => startsAt ?? null,
    endsAt: ({ endsAt }) => endsAt ?? null,
  },
  ExamParticipant: {
    id: ({ attemptId }) => attemptId ?? '',
    userId: ({ userId }) => userId ?? '',
    studentId: ({ studentId }) => studentId ?? null,
    studentName: ({ studentName }) => studentName || null,
    email: ({ email }) => email || null,
    phoneNumber: ({ phoneNumber }) => phoneNumber || null,
    state: ({ state }) => states[state ?? 'running'],
    startedAt: ({ startedAt }) => startedAt ?? '',
    deadline: ({ deadline }) => deadline ?? '',
    extraMinutes: ({ extraMinutes }) => extraMinutes ?? 0,
    answeredCount: ({ answeredCount }) => answeredCount ?? 0,
    savedAt: ({ savedAt }) => savedAt ?? null,
    closedAt: ({ closedAt }) => closedAt ?? null,
    score: ({ score }) => marks(score),
    lateCount: ({ lateCount }) => lateCount ?? 0,
  },
  ExamStatistics: {
    submissionCount: ({ submissionCount }) => submissionCount ?? 0,
    examinedCount: ({ examinedCount }) => examinedCount ?? 0,
    mean: ({ mean }) => marks(mean),
    median: ({ median }) => marks(median),
    standardDeviation: ({ standardDeviation }) => marks(standardDeviation),
    lowest: ({ lowest }) => marks(lowest),
    highest: ({ highest }) => marks(highest),
    totalMarks: ({ totalMarks }) => twoDecimals(totalMarks ?? 0),
    distribution: ({ distribution }) => distribution ?? [],
    questions: ({ questions }) => questions ?? [],
  },
  QuestionStatistics: {
    questionId: ({ questionId }) => questionId ?? '',
    answeredCount: ({ answeredCount }) => answeredCount ?? 0,
    correctCount: ({ correctCount }) => correctCount ?? 0,
    discrimination: ({ discrimination }) => discrimination ?? null,
    options: ({ options }) =>
      (options ?? []).map(({ optionId = '', chosenCount = 0 }) => ({ optionId, chosenCount })),
    adjustment: ({ adjustment }) => {
      if (adjustment === 'bonus') return 'BONUS';
      return adjustment === 'void' ? 'VOID' : null;
    },
  },
  ExamMessage: {
    id: idOf,
    text: ({ text }) => text ?? '',
    sentAt: ({ sentAt }) => sentAt ?? '',
  },
  AttemptExtension: {
    id: idOf,
    minutes: ({ minutes }) => minutes ?? 0,
    reason: ({ reason }) => reason ?? '',
    extendedAt: ({ extendedAt }) => extendedAt ?? '',
  },
  AttemptNotices: {
    deadline: ({ deadline }) => deadline ?? '',
    serverTime: ({ serverTime }) => serverTime ?? '',
    extensions: ({ extensions }) => extensions ?? [],
    messages: ({ messages }) => messages ?? [],
  },
  Mutation: {
    giveExtraTime: async (
      _,
      { input: { examKind, examId, minutes, reason, attemptIds } },
      context,
    ) => {
      await requireMonitoring(context);
      const body = { minutes, reason, attemptIds: attemptIds ? [...attemptIds] : undefined };
      const { extendedCount } = await context.api.examMonitoring.postExtraTime(
        { kind: restExamKind[examKind], examId },
        body,
      );
      return { extendedCount: extendedCount ?? 0 };
    },
    sendExamMessage: async (_, { input: { examKind, examId, text } }, context) => {
      await requireMonitoring(context);
      return {
        message: await context.api.examMonitoring.postMessage(
          { kind: restExamKind[examKind], examId },
          text,
        ),
      };
    },
  },
};
