// The calls of the extension `exam-monitoring`, in upstream's spelling.
import type { RestExamKind } from '../../upstream/exams/exam-kind.ts';
import { path, withQuery } from '../../upstream/http/path.ts';
import type { Page } from '../../upstream/paging.ts';
import type { Upstream } from '../../upstream/upstream.ts';

type Exam = { kind: RestExamKind; examId: string };

/** Backs `ExamActivity`. */
export type RestExamActivity = {
  checkedAt?: string;
  registeredCount?: number;
  startedCount?: number;
  runningCount?: number;
  quietCount?: number;
  submittedCount?: number;
  timedOutCount?: number;
  blankCount?: number;
  lateCount?: number;
  lastDeadline?: string;
};

/** Backs `CurrentExam`. */
export type RestCurrentExam = {
  kind?: RestExamKind;
  examId?: string;
  title?: string;
  runningCount?: number;
  campaignId?: string;
  campaignTitle?: string;
  registeredCount?: number;
  startsAt?: string;
  endsAt?: string;
};

export type RestParticipantState = 'running' | 'quiet' | 'submitted' | 'timed-out' | 'blank';

/** Backs `ExamParticipant`. */
export type RestExamParticipant = {
  attemptId?: string;
  userId?: string;
  studentId?: string;
  studentName?: string;
  email?: string;
  phoneNumber?: string;
  state?: RestParticipantState;
  startedAt?: string;
  deadline?: string;
  extraMinutes?: number;
  answeredCount?: number;
  savedAt?: string;
  closedAt?: string;
  score?: number;
  lateCount?: number;
  /** Needs the extension `exclusions`. */
  exclusionReason?: string;
};

/** Backs `QuestionStatistics`. */
export type RestQuestionStatistics = {
  questionId?: string;
  answeredCount?: number;
  correctCount?: number;
  discrimination?: number;
  options?: { optionId?: string; chosenCount?: number }[];
  adjustment?: 'bonus' | 'void';
};

/** Backs `ExamStatistics`. */
export type RestExamStatistics = {
  submissionCount?: number;
  examinedCount?: number;
  mean?: number;
  median?: number;
  standardDeviation?: number;
  lowest?: number;
  highest?: number;
  totalMarks?: number;
  distribution?: number[];
  questions?: RestQuestionStatistics[];
};

/** Backs `ExamMessage`. */
export type RestExamMessage = { _id?: string; text?: string; sentAt?: string };

/** Backs `AttemptExtension`. */
export type RestAttemptExtension = {
  _id?: string;
  minutes?: number;
  reason?: string;
  extendedAt?: string;
};

/**
 * Backs `AttemptAction` and `ExamAction`; the student's own actions have no student and no
 * deadline.
 */
export type RestAttemptAction = {
  _id?: string;
  attemptId?: string;
  action?: 'close' | 'reopen';
  reason?: string;
  deadline?: string;
  decidedAt?: string;
  studentName?: string;
};

/** Backs `AttemptNotices`. `actions` needs the extension `exam-control`. */
export type RestAttemptNotices = {
  deadline?: string;
  serverTime?: string;
  extensions?: RestAttemptExtension[];
  actions?: RestAttemptAction[];
  messages?: RestExamMessage[];
};

export const examMonitoringApi = (upstream: Upstream) => ({
  /** GET /ext/exams/{kind}/{examId}/activity */
  getActivity: ({ kind, examId }: Exam) =>
    upstream.get<RestExamActivity>(path`/ext/exams/${kind}/${examId}/activity`),
  /** GET /ext/current-exams */
  listCurrentExams: () => upstream.list<RestCurrentExam>(path`/ext/current-exams`),
  /** GET /ext/exams/{kind}/{examId}/participants */
  listParticipants: (
    { kind, examId }: Exam,
    filter: { state?: RestParticipantState; q?: string },
    page: Page,
  ) =>
    upstream.page<RestExamParticipant>(
      withQuery(path`/ext/exams/${kind}/${examId}/participants`, { ...filter, ...page }),
    ),
  /** GET /ext/exams/{kind}/{examId}/statistics */
  getStatistics: ({ kind, examId }: Exam) =>
    upstream.get<RestExamStatistics>(path`/ext/exams/${kind}/${examId}/statistics`),
  /** POST /ext/exams/{kind}/{examId}/extra-time */
  postExtraTime: (
    { kind, examId }: Exam,
    body: { minutes: number; reason: string; attemptIds?: string[] },
  ) =>
    upstream.write<{ extendedCount?: number }>(
      'POST',
      path`/ext/exams/${kind}/${examId}/extra-time`,
      body,
    ),
  /** POST /ext/exams/{kind}/{examId}/close */
  postClose: ({ kind, examId }: Exam, body: { reason: string; attemptIds?: string[] }) =>
    upstream.write<{ closedCount?: number }>(
      'POST',
      path`/ext/exams/${kind}/${examId}/close`,
      body,
    ),
  /** POST /ext/exams/{kind}/{examId}/reopen */
  postReopen: (
    { kind, examId }: Exam,
    body: { minutes: number; reason: string; attemptIds: string[] },
  ) =>
    upstream.write<{ reopenedCount?: number }>(
      'POST',
      path`/ext/exams/${kind}/${examId}/reopen`,
      body,
    ),
  /** GET /ext/exams/{kind}/{examId}/actions */
  listActions: ({ kind, examId }: Exam) =>
    upstream.list<RestAttemptAction>(path`/ext/exams/${kind}/${examId}/actions`),
  /** GET /ext/exams/{kind}/{examId}/messages */
  listMessages: ({ kind, examId }: Exam) =>
    upstream.list<RestExamMessage>(path`/ext/exams/${kind}/${examId}/messages`),
  /** POST /ext/exams/{kind}/{examId}/messages */
  postMessage: ({ kind, examId }: Exam, text: string) =>
    upstream.write<RestExamMessage>('POST', path`/ext/exams/${kind}/${examId}/messages`, { text }),
  /** GET /ext/exams/{kind}/{examId}/notice-revision; public */
  getNoticeRevision: ({ kind, examId }: Exam) =>
    upstream.get<{ revision?: number }>(path`/ext/exams/${kind}/${examId}/notice-revision`),
  /** GET /ext/attempts/{id}/notices */
  getAttemptNotices: (id: string) =>
    upstream.get<RestAttemptNotices>(path`/ext/attempts/${id}/notices`),
});
