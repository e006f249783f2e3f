// Wire documents of the extension `exam-monitoring` (docs/rest-contract.md, "Extensions").
import { type Static, Type } from 'typebox';
import { closed, cursorFields, Id } from '../../http/validation/bodies.ts';
import { ExamKind } from '../exams/documents.ts';

export const ExamParams = Type.Object({ kind: ExamKind, examId: Id });

/** How many attempts at an exam are in which state. */
export const Activity = Type.Object({
  /** The server's clock. */
  checkedAt: Type.String(),
  /**
   * Students registered for the campaigns of the exam that are open or to come; missing without
   * such a campaign.
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
  /** Late answers that nobody has decided about. */
  lateCount: Type.Integer(),
  /** Of the running attempts. */
  lastDeadline: Type.Optional(Type.String()),
});
export type ActivityDocument = Static<typeof Activity>;

/** An exam that runs now or starts soon. */
export const CurrentExam = Type.Object({
  kind: ExamKind,
  examId: Type.String(),
  title: Type.String(),
  /** Open attempts. */
  runningCount: Type.Integer(),
  /**
   * Of the exam campaign; missing without one, like the fields below, but a single exam can have
   * `startsAt`.
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

/** An attempt with its student, as an admin watches it. */
export const Participant = Type.Object({
  attemptId: Type.String(),
  userId: Type.String(),
  /** Of the student record; missing for an account without one. */
  studentId: Type.Optional(Type.String()),
  studentName: Type.Optional(Type.String()),
  email: Type.Optional(Type.String()),
  phoneNumber: Type.Optional(Type.String()),
  state: ParticipantState,
  startedAt: Type.String(),
  deadline: Type.String(),
  /** Extra time in all, in minutes. */
  extraMinutes: Type.Integer(),
  /** How many questions are answered in the newest save. */
  answeredCount: Type.Integer(),
  savedAt: Type.Optional(Type.String()),
  closedAt: Type.Optional(Type.String()),
  /** Marks; missing for an attempt without a score. */
  score: Type.Optional(Type.Number()),
  lateCount: Type.Integer(),
  /** Why it is excluded from its contest (extension `exclusions`); missing if it is not. */
  exclusionReason: Type.Optional(Type.String()),
});
export type ParticipantDocument = Static<typeof Participant>;

/** Plain text that students read. */
const text = (maxLength: number) => Type.String({ minLength: 1, maxLength, pattern: '\\S' });

/** Extra time for the named attempts, or without names for all that run. */
export const ExtraTimeBody = Type.Object(
  {
    minutes: Type.Integer({ minimum: 1, maximum: 180 }),
    reason: text(500),
    attemptIds: Type.Optional(Type.Array(Id, { minItems: 1, maxItems: 500, uniqueItems: true })),
  },
  closed,
);
/**
 * `extendedCount`: how many attempts have more time now. Attempts that are over are left as they
 * are.
 */
export const Extended = Type.Object({ extendedCount: Type.Integer() });

/** Named attempts; without names all that run, and the campaigns of the exam end. */
export const CloseEarlyBody = Type.Object(
  {
    reason: text(500),
    attemptIds: Type.Optional(Type.Array(Id, { minItems: 1, maxItems: 500, uniqueItems: true })),
  },
  closed,
);
export const Closed = Type.Object({ closedCount: Type.Integer() });
/** `minutes`: how long they are open, from now on. */
export const ReopenBody = Type.Object(
  {
    minutes: Type.Integer({ minimum: 1, maximum: 180 }),
    reason: text(500),
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
  /** The student sees it. */
  reason: Type.String(),
  /** The deadline since then. */
  deadline: Type.String(),
  decidedAt: Type.String(),
  /** The account of the admin. */
  decidedBy: Type.Optional(Type.String()),
  studentName: Type.Optional(Type.String()),
});
export type AttemptActionDocument = Static<typeof AttemptAction>;
/** Newest first; at most 100. */
export const AttemptActions = Type.Array(AttemptAction);

export const MessageBody = Type.Object({ text: text(1000) }, closed);
export const ExamMessage = Type.Object({
  _id: Type.String(),
  text: Type.String(),
  sentAt: Type.String(),
});
export type ExamMessageDocument = Static<typeof ExamMessage>;
/** Messages of the exam, newest first; at most 100. */
export const ExamMessages = Type.Array(ExamMessage);

/**
 * Counts up with every message, extension, closing and reopening in the exam and with changes of
 * personal windows, so that a device learns that there is something to read.
 */
export const NoticeRevision = Type.Object({ revision: Type.Integer() });

/** What an admin has told the student of an attempt. */
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
  /** Whether an admin has closed or reopened it, oldest first (extension `exam-control`). */
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
   * missing where either does not vary.
   */
  discrimination: Type.Optional(Type.Number()),
  options: Type.Array(OptionStatistics),
  /** A question that everybody gets the points of, or that counts for nobody (key-corrections). */
  adjustment: Type.Optional(Type.Enum(['bonus', 'void'])),
});

/** Of the first attempts with a score, without accounts of admins. Scores are in marks. */
export const Statistics = Type.Object({
  submissionCount: Type.Integer(),
  /** How many of them were examined: all, or a sample of 5,000. */
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
  /** In the order of the paper; none for a written exam. */
  questions: Type.Array(QuestionStatistics),
});
export type StatisticsDocument = Static<typeof Statistics>;
