// Wire documents of attempts with their saved and late answers, and the request bodies
// (docs/rest-contract.md).
import type { QuestionTimes } from '@alokpath/exam-rules/question-times';
import { type Static, Type } from 'typebox';
import { closed, cursorFields, Id, Timestamp } from '../../http/validation/bodies.ts';
import { requiredText } from '../../http/validation/texts.ts';
import { ExamKind, type ExamKindName } from '../exams/documents.ts';
import { PublishedReason } from '../exclusions/published-reason.ts';
import { type AnswerSheet, type attempts, type lateAnswers, MAX_SEQUENCE } from './tables.ts';

const Selection = Type.Object(
  { questionId: Id, selectedOption: Type.Array(Id, { maxItems: 20 }) },
  closed,
);
const WrittenAnswer = Type.Object(
  { questionId: Id, answerPdf: Type.String({ maxLength: 200 }) },
  closed,
);
const sheet = {
  selections: Type.Array(Selection, { maxItems: 500 }),
  writtenAnswer: Type.Array(WrittenAnswer, { maxItems: 100 }),
};

/** `attemptId`: continues this attempt only; no other attempt is started. */
export const AttemptBody = Type.Object(
  { kind: ExamKind, examId: Id, resultId: Type.Optional(Id), attemptId: Type.Optional(Id) },
  closed,
);
/** Questions marked as unsure, in addition to the answers of an open attempt. */
const unsure = Type.Optional(Type.Array(Id, { maxItems: 500 }));
const Sequence = Type.Integer({ minimum: 1, maximum: MAX_SEQUENCE });
/** `sequence` is incremented by each save of the attempt. */
export const SaveBody = Type.Object({ sequence: Sequence, ...sheet, unsure }, closed);
/** Only what has changed since the save `base`. @see SentChanges */
export const ChangesBody = Type.Object(
  {
    sequence: Sequence,
    base: Sequence,
    checksum: Type.String({ minLength: 1, maxLength: 20 }),
    selections: sheet.selections,
    marked: unsure,
    unmarked: unsure,
  },
  closed,
);
/** Optional. `round`: the round of the attempt that the client shows. */
export const CloseBody = Type.Union(
  [Type.Object({ round: Type.Integer({ minimum: 0 }) }, closed), Type.Null()],
  { default: null },
);
/** The attempt's round that the client has; any round without it. */
export const RoundQuery = Type.Object(
  { round: Type.Optional(Type.Integer({ minimum: 0, maximum: 2_147_483_647 })) },
  closed,
);
/** Sent with a submission: the number of the last save that the device knows. */
export const LastSaveQuery = Type.Object(
  { lastSave: Type.Optional(Type.Integer({ minimum: 0, maximum: MAX_SEQUENCE })) },
  closed,
);
export const LateBody = Type.Object({ ...sheet, sealedAt: Type.Optional(Timestamp) }, closed);

/** `stored` is false for a repeated save. */
export const Saved = Type.Object({
  sequence: Type.Integer(),
  savedAt: Type.String(),
  stored: Type.Boolean(),
});

/** How long a student has spent on a question; at most a day, because no exam lasts longer. */
export const QuestionTime = Type.Object(
  { questionId: Id, seconds: Type.Integer({ minimum: 0, maximum: 86_400 }) },
  closed,
);

/** An attempt with its saved answers. */
export const SavedAttempt = Type.Object({
  _id: Type.String(),
  kind: ExamKind,
  examId: Type.String(),
  userId: Type.String(),
  /**
   * Of an open attempt: the result that it will replace. Of a closed one: the result with its
   * submission.
   */
  resultId: Type.Optional(Type.String()),
  startedAt: Type.String(),
  deadline: Type.String(),
  /** The server's clock at the time of the response: the browser counts from this. */
  serverTime: Type.String(),
  /** Number of the last save; 0 before the first one. */
  sequence: Type.Integer(),
  savedAt: Type.Optional(Type.String()),
  answers: Type.Optional(Type.Object({ ...sheet, unsure })),
  questionTimes: Type.Optional(Type.Array(QuestionTime)),
  /** The version of the exam that it belongs to; missing if it is older than versions. */
  examVersionId: Type.Optional(Type.String()),
  /**
   * Random, for the order of questions and options (extension `shuffled-exams`); missing if the
   * attempt is older than the extension.
   */
  orderSeed: Type.Optional(Type.String()),
  /**
   * How often an admin has reopened it (extension `exam-control`); missing: never. The key of its
   * submissions is then `{id}.{round}`.
   */
  round: Type.Optional(Type.Integer()),
  closedAt: Type.Optional(Type.String()),
  closedBy: Type.Optional(Type.Enum(['student', 'server'])),
});

const State = Type.Enum(['waiting', 'accepted', 'refused']);
const late = {
  _id: Type.String(),
  state: State,
  receivedAt: Type.String(),
  sealedAt: Type.Optional(Type.String()),
  /** When an admin decided, and the reason that the student sees. */
  decidedAt: Type.Optional(Type.String()),
  reason: Type.Optional(Type.String()),
};

/** An attempt in a list for admins; without the answers, which would make a page too large. */
export const ListedAttempt = Type.Omit(SavedAttempt, [
  'serverTime',
  'answers',
  'questionTimes',
  'orderSeed',
]);
export const AttemptQuery = Type.Object(
  { examId: Id, userId: Type.Optional(Id), ...cursorFields },
  closed,
);
export const WholeAttempt = Type.Object({
  ...SavedAttempt.properties,
  lateAnswers: Type.Array(Type.Object(late)),
});

export const LateReceipt = Type.Object({ _id: Type.String(), state: State });
/** Late answers that an admin decides on, with the stored answers of the attempt. */
export const LateAnswers = Type.Object({
  ...late,
  ...sheet,
  attempt: Type.Omit(SavedAttempt, ['serverTime', 'questionTimes', 'orderSeed']),
  /**
   * The attempt's answers without these: the submitted ones, or else those that were saved in
   * time.
   */
  stored: Type.Optional(Type.Object(sheet)),
  /** The student's name; missing if the student has not entered one. */
  studentName: Type.Optional(Type.String()),
  /** The account that decided. */
  decidedBy: Type.Optional(Type.String()),
  /** Whether they arrived when scores or answers of the exam could be seen. */
  receivedAfterRelease: Type.Boolean(),
});
/** Own late answers, without the sheets. */
export const OwnLateAnswers = Type.Object({ ...late, attemptId: Type.String() });
export const OwnLateQuery = Type.Object({ examId: Id }, closed);
const Reason = requiredText(2000);
/**
 * `publishedReason` is needed once the merit list of the contest is published (extension
 * `exclusions`); `confirmsAfterRelease: true` for answers with `receivedAfterRelease` (extension
 * `late-after-release`).
 */
export const AcceptBody = Type.Object(
  {
    reason: Reason,
    publishedReason: Type.Optional(PublishedReason),
    confirmsAfterRelease: Type.Optional(Type.Boolean()),
  },
  closed,
);
export const RefuseBody = Type.Object({ reason: Reason }, closed);
export const LateQuery = Type.Object({ state: Type.Optional(State), ...cursorFields }, closed);

export type AttemptRow = typeof attempts.$inferSelect;
export type LateRow = typeof lateAnswers.$inferSelect;

/** The exam of an attempt. */
export function examOf({
  multiSubjectExamId,
  examId,
}: Pick<AttemptRow, 'multiSubjectExamId' | 'examId'>): { kind: ExamKindName; examId: string } {
  return multiSubjectExamId === null
    ? { kind: 'single', examId: examId ?? '' }
    : { kind: 'multi-subject', examId: multiSubjectExamId };
}

function toTimedAttempt(row: AttemptRow) {
  return {
    _id: row.id,
    ...examOf(row),
    userId: row.userId,
    ...(row.resultId !== null && { resultId: row.resultId }),
    ...(row.examVersionId !== null && { examVersionId: row.examVersionId }),
    ...(row.round > 0 && { round: row.round }),
    startedAt: row.startedAt.toISOString(),
    deadline: row.deadline.toISOString(),
  };
}

function toSaves({ sequence, savedAt, answers, closedAt, closedBy }: AttemptRow) {
  return {
    sequence,
    ...(savedAt && { savedAt: savedAt.toISOString() }),
    ...(answers && { answers }),
    ...(closedAt && { closedAt: closedAt.toISOString() }),
    ...(closedBy && { closedBy }),
  };
}

export const toSavedAttempt = (row: AttemptRow, now: Date): Static<typeof SavedAttempt> => ({
  ...toTimedAttempt(row),
  serverTime: now.toISOString(),
  ...toSaves(row),
  ...(row.orderSeed && { orderSeed: row.orderSeed }),
  ...(row.questionTimes && { questionTimes: toQuestionTimes(row.questionTimes) }),
});

export function toQuestionTimes(times: QuestionTimes): Static<typeof QuestionTime>[] {
  return Object.entries(times).map(([questionId, seconds]) => ({ questionId, seconds }));
}

export function toListedAttempt(row: AttemptRow): Static<typeof ListedAttempt> {
  const { answers: _answers, ...saves } = toSaves(row);
  return { ...toTimedAttempt(row), ...saves };
}

export function toWholeAttempt(
  row: AttemptRow,
  lateRows: LateRow[],
  now: Date,
): Static<typeof WholeAttempt> {
  return { ...toSavedAttempt(row, now), lateAnswers: lateRows.map(toLate) };
}

function toLate({ id, state, receivedAt, sealedAt, decidedAt, reason }: LateRow) {
  return {
    _id: id,
    state,
    receivedAt: receivedAt.toISOString(),
    ...(sealedAt && { sealedAt: sealedAt.toISOString() }),
    ...(decidedAt && { decidedAt: decidedAt.toISOString() }),
    ...(reason && { reason }),
  };
}

export const toOwnLateAnswers = (row: LateRow): Static<typeof OwnLateAnswers> => ({
  ...toLate(row),
  attemptId: row.attemptId,
});

/** Late answers with their attempt and stored answers. */
export type Late = { late: LateRow; attempt: AttemptRow; studentName: string | null };

export function toLateAnswers(
  { late: row, attempt, studentName }: Late,
  { stored, receivedAfterRelease }: { stored: AnswerSheet | null; receivedAfterRelease: boolean },
): Static<typeof LateAnswers> {
  return {
    ...toLate(row),
    ...row.answers,
    ...(stored && {
      stored: { selections: stored.selections, writtenAnswer: stored.writtenAnswer },
    }),
    ...(studentName && { studentName }),
    ...(row.decidedBy && { decidedBy: row.decidedBy }),
    receivedAfterRelease,
    attempt: { ...toTimedAttempt(attempt), ...toSaves(attempt) },
  };
}
