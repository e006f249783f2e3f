// Wire documents of the extension `exam-monitoring` (docs/rest-contract.md, "Extensions").
import { type Static, Type } from 'typebox';
import { closed, cursorFields, Id } from '../../http/validation/bodies.ts';
import { requiredText } from '../../http/validation/texts.ts';
import { ExamKind } from '../exams/documents.ts';

export const ExamParams = Type.Object({ kind: ExamKind, examId: Id });

/** The numbers of attempts at an exam by state. */
export const Activity = Type.Object({
  /** The server's clock. */
  checkedAt: Type.String(),
  /**
   * Students registered for open and future campaigns of the exam; missing without such a campaign.
   */
  registeredCount: Type.Optional(Type.Integer()),
  startedCount: Type.Integer(),
  runningCount: Type.Integer(),
  /** Running attempts without a save for `QUIET_MINUTES` minutes. */
  quietCount: Type.Integer(),
  submittedCount: Type.Integer(),
  /** Closed by the server after their time was over, with the answers saved until then. */
  timedOutCount: Type.Integer(),
  /** Closed without any answer. */
  blankCount: Type.Integer(),
  /** Undecided late answers. */
  lateCount: Type.Integer(),
  /** The latest deadline of a running attempt. */
  lastDeadline: Type.Optional(Type.String()),
});
export type ActivityDocument = Static<typeof Activity>;

/** An exam that is running or starts soon. */
export const CurrentExam = Type.Object({
  kind: ExamKind,
  examId: Type.String(),
  title: Type.String(),
  /** Open attempts. */
  runningCount: Type.Integer(),
  /**
   * The exam campaign; missing without one, like the fields below, except that a single exam can
   * have `startsAt`.
   */
  campaignId: Type.Optional(Type.String()),
  campaignTitle: Type.Optional(Type.String()),
  /** Students registered for the campaign. */
  registeredCount: Type.Optional(Type.Integer()),
  startsAt: Type.Optional(Type.String()),
  endsAt: Type.Optional(Type.String()),
});
export type CurrentExamDocument = Static<typeof CurrentExam>;

const ParticipantState = Type.Enum(['running', 'quiet', 'submitted', 'timed-out', 'blank']);
export type ParticipantStateName = Static<typeof ParticipantState>;

export const ParticipantsQuery = Type.Object(
  {
    state: Type.Optional(ParticipantState),
    q: Type.Optional(Type.String({ maxLength: 100 })),
    ...cursorFields,
  },
  closed,
);

/** An attempt with its student, for admins. */
export const Participant = Type.Object({
  attemptId: Type.String(),
  userId: Type.String(),
  /** The id of the student record; missing for an account without one. */
  studentId: Type.Optional(Type.String()),
  studentName: Type.Optional(Type.String()),
  email: Type.Optional(Type.String()),
  phoneNumber: Type.Optional(Type.String()),
  state: ParticipantState,
  startedAt: Type.String(),
  deadline: Type.String(),
  /** Total extra time, in minutes. */
  extraMinutes: Type.Integer(),
  /** The number of answered questions in the newest save. */
  answeredCount: Type.Integer(),
  savedAt: Type.Optional(Type.String()),
  closedAt: Type.Optional(Type.String()),
  /** Marks; missing for an attempt without a score. */
  score: Type.Optional(Type.Number()),
  lateCount: Type.Integer(),
  /**
   * The reason of its exclusion from the contest (extension `exclusions`); missing if it is not
   * excluded.
   */
  exclusionReason: Type.Optional(Type.String()),
});
export type ParticipantDocument = Static<typeof Participant>;

/** Extra time for the given attempts; default: all running ones. */
export const ExtraTimeBody = Type.Object(
  {
    minutes: Type.Integer({ minimum: 1, maximum: 180 }),
    reason: requiredText(500),
    attemptIds: Type.Optional(Type.Array(Id, { minItems: 1, maxItems: 500, uniqueItems: true })),
  },
  closed,
);
/** `extendedCount`: the number of extended attempts. Ended attempts are unchanged. */
export const Extended = Type.Object({ extendedCount: Type.Integer() });

/** The attempts to close; by default all running ones, and the campaigns of the exam end. */
export const CloseEarlyBody = Type.Object(
  {
    reason: requiredText(500),
    attemptIds: Type.Optional(Type.Array(Id, { minItems: 1, maxItems: 500, uniqueItems: true })),
  },
  closed,
);
export const Closed = Type.Object({ closedCount: Type.Integer() });
/** `minutes`: how long they are open from now on. */
export const ReopenBody = Type.Object(
  {
    minutes: Type.Integer({ minimum: 1, maximum: 180 }),
    reason: requiredText(500),
    attemptIds: Type.Array(Id, { minItems: 1, maxItems: 100, uniqueItems: true }),
  },
  closed,
);
export const Reopened = Type.Object({ reopenedCount: Type.Integer() });

const ActionName = Type.Enum(['close', 'reopen']);
const AttemptAction = Type.Object({
  _id: Type.String(),
  attemptId: Type.String(),
  action: ActionName,
  /** Visible to the student. */
  reason: Type.String(),
  /** The new deadline. */
  deadline: Type.String(),
  decidedAt: Type.String(),
  /** The account of the admin. */
  decidedBy: Type.Optional(Type.String()),
  studentName: Type.Optional(Type.String()),
});
export type AttemptActionDocument = Static<typeof AttemptAction>;
/** Newest first; at most 100. */
export const AttemptActions = Type.Array(AttemptAction);

export const MessageBody = Type.Object({ text: requiredText(1000) }, closed);
export const ExamMessage = Type.Object({
  _id: Type.String(),
  text: Type.String(),
  sentAt: Type.String(),
});
export type ExamMessageDocument = Static<typeof ExamMessage>;
/** Messages of the exam, newest first; at most 100. */
export const ExamMessages = Type.Array(ExamMessage);

/**
 * Incremented by every message, extension, closing and reopening in the exam and by changes of
 * personal windows, so that devices know when to read the notices.
 */
export const NoticeRevision = Type.Object({ revision: Type.Integer() });

/** The notices of admins to the student of an attempt. */
export const AttemptNotices = Type.Object({
  deadline: Type.String(),
  serverTime: Type.String(),
  extensions: Type.Array(
    Type.Object({
      _id: Type.String(),
      minutes: Type.Integer(),
      reason: Type.String(),
      extendedAt: Type.String(),
    }),
  ),
  /** Closings and reopenings, oldest first (extension `exam-control`). */
  actions: Type.Array(
    Type.Object({
      _id: Type.String(),
      action: ActionName,
      reason: Type.String(),
      decidedAt: Type.String(),
    }),
  ),
  /** Sent since the attempt was started, oldest first. */
  messages: ExamMessages,
});
export type AttemptNoticesDocument = Static<typeof AttemptNotices>;

const OptionStatistics = Type.Object({ optionId: Type.String(), chosenCount: Type.Integer() });
const QuestionStatistics = Type.Object({
  questionId: Type.String(),
  answeredCount: Type.Integer(),
  correctCount: Type.Integer(),
  /**
   * Correlation between this question and the number of right answers to the others, -1 to 1;
   * missing if either is constant.
   */
  discrimination: Type.Optional(Type.Number()),
  options: Type.Array(OptionStatistics),
  /**
   * `bonus`: everyone gets the points of the question; `void`: it does not count (key-corrections).
   */
  adjustment: Type.Optional(Type.Enum(['bonus', 'void'])),
});

/**
 * Statistics of the first attempts with a score, without accounts of admins. Scores are in marks.
 */
export const Statistics = Type.Object({
  submissionCount: Type.Integer(),
  /** The number of examined attempts: all, or a sample of 5,000. */
  examinedCount: Type.Integer(),
  mean: Type.Optional(Type.Number()),
  median: Type.Optional(Type.Number()),
  standardDeviation: Type.Optional(Type.Number()),
  lowest: Type.Optional(Type.Number()),
  highest: Type.Optional(Type.Number()),
  /** The sum of all points; for a written exam its total marks. */
  totalMarks: Type.Number(),
  /**
   * Twenty equal ranges from 0 to `totalMarks`; the first one also has the scores below 0. The
   * upper end belongs to the next range.
   */
  distribution: Type.Array(Type.Integer(), { minItems: 20, maxItems: 20 }),
  /** In the order of the paper; empty for a written exam. */
  questions: Type.Array(QuestionStatistics),
});
export type StatisticsDocument = Static<typeof Statistics>;
