// Wire documents of the extension `key-corrections` (docs/rest-contract.md, "Extensions").
import { type Static, Type } from 'typebox';
import { closed, cursorFields, Id } from '../../http/validation/bodies.ts';
import { ExamKind } from '../exams/documents.ts';

/** Plain text that students or admins read. */
const Reason = Type.String({ minLength: 1, maxLength: 1000, pattern: '\\S' });
const CorrectionKind = Type.Enum(['key', 'bonus', 'void']);
const fields = {
  questionId: Id,
  kind: CorrectionKind,
  /** For the kind `key` only: all options that are correct. */
  correctOptionIds: Type.Optional(Type.Array(Id, { minItems: 1, maxItems: 10, uniqueItems: true })),
};

export const ExamParams = Type.Object({ kind: ExamKind, examId: Id });
export const CorrectionBody = Type.Object({ ...fields, reason: Reason }, closed);
export const PreviewBody = Type.Object(
  { ...fields, after: Type.Optional(Type.String({ maxLength: 100 })) },
  closed,
);
/** A correction as a dry run needs it. */
export type ProposedCorrection = Omit<Static<typeof PreviewBody>, 'after'>;

const KeyCorrection = Type.Object({
  _id: Type.String(),
  questionId: Type.String(),
  kind: CorrectionKind,
  correctOptionIds: Type.Array(Type.String()),
  previousOptionIds: Type.Array(Type.String()),
  reason: Type.String(),
  correctedAt: Type.String(),
  /** The admin's name, or without one the e-mail address or phone number. */
  correctedBy: Type.Optional(Type.String()),
});

/** The corrections of an exam, newest first, and how far its submissions are rescored. */
export const ExamCorrections = Type.Object({
  corrections: Type.Array(KeyCorrection),
  submissionCount: Type.Integer(),
  pendingCount: Type.Integer(),
  changedCount: Type.Integer(),
});
export type ExamCorrectionsDocument = Static<typeof ExamCorrections>;

/** A part of a dry run. */
export const Preview = Type.Object({
  examinedCount: Type.Integer(),
  /** In the first part only. */
  submissionCount: Type.Optional(Type.Integer()),
  changes: Type.Array(
    Type.Object({
      submissionId: Type.String(),
      resultId: Type.String(),
      studentName: Type.Optional(Type.String()),
      oldScore: Type.Number(),
      newScore: Type.Number(),
      countsForRank: Type.Boolean(),
    }),
  ),
  /** For the next part; missing at the end. */
  nextCursor: Type.Optional(Type.String()),
});
export type PreviewDocument = Static<typeof Preview>;

export const ScoreChange = Type.Object({
  _id: Type.String(),
  oldScore: Type.Number(),
  newScore: Type.Number(),
  changedAt: Type.String(),
  /** Of the corrections behind the change, oldest first. */
  reasons: Type.Array(Type.String()),
});
export type ScoreChangeDocument = Static<typeof ScoreChange>;

const ChallengeState = Type.Enum(['open', 'accepted', 'refused']);
export const ChallengeBody = Type.Object(
  {
    examKind: ExamKind,
    examId: Id,
    questionId: Id,
    reason: Type.String({ minLength: 10, maxLength: 1000, pattern: '\\S' }),
  },
  closed,
);
export const RefusalBody = Type.Object({ answer: Reason }, closed);
export const OwnChallengesQuery = Type.Object({ examKind: ExamKind, examId: Id }, closed);
export const ChallengesQuery = Type.Object(
  { ...cursorFields, state: Type.Optional(ChallengeState) },
  closed,
);

export const KeyChallenge = Type.Object({
  _id: Type.String(),
  examKind: ExamKind,
  examId: Type.String(),
  questionId: Type.String(),
  reason: Type.String(),
  createdAt: Type.String(),
  state: ChallengeState,
  answer: Type.Optional(Type.String()),
  decidedAt: Type.Optional(Type.String()),
  /** These three are in the admins' list only. */
  examTitle: Type.Optional(Type.String()),
  questionText: Type.Optional(Type.String()),
  studentName: Type.Optional(Type.String()),
});
export type KeyChallengeDocument = Static<typeof KeyChallenge>;
