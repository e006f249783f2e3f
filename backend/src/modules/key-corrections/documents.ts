// Wire documents of the extension `key-corrections` (docs/rest-contract.md, "Extensions").
import { type Static, Type } from 'typebox';
import { closed, cursorFields, Id } from '../../http/validation/bodies.ts';
import { requiredText } from '../../http/validation/texts.ts';
import { ExamKind } from '../exams/documents.ts';

/** Plain text that an admin writes for students. */
const AdminText = requiredText(1000);
const CorrectionKind = Type.Enum(['key', 'bonus', 'void']);
const correctionFields = {
  questionId: Id,
  kind: CorrectionKind,
  /** Only for the kind `key`: all correct options. */
  correctOptionIds: Type.Optional(Type.Array(Id, { minItems: 1, maxItems: 10, uniqueItems: true })),
};

export const ExamParams = Type.Object({ kind: ExamKind, examId: Id });
export const CorrectionBody = Type.Object({ ...correctionFields, reason: AdminText }, closed);
export const PreviewBody = Type.Object(
  { ...correctionFields, after: Type.Optional(Type.String({ maxLength: 100 })) },
  closed,
);
/** Input of the preview. */
export type ProposedCorrection = Omit<Static<typeof PreviewBody>, 'after'>;

const KeyCorrection = Type.Object({
  _id: Type.String(),
  questionId: Type.String(),
  kind: CorrectionKind,
  correctOptionIds: Type.Array(Type.String()),
  previousOptionIds: Type.Array(Type.String()),
  reason: Type.String(),
  correctedAt: Type.String(),
  /** The admin's name; if there is none, the e-mail address or phone number. */
  correctedBy: Type.Optional(Type.String()),
});

/** The corrections of an exam, newest first, with the progress of rescoring. */
export const ExamCorrections = Type.Object({
  corrections: Type.Array(KeyCorrection),
  submissionCount: Type.Integer(),
  pendingCount: Type.Integer(),
  changedCount: Type.Integer(),
});
export type ExamCorrectionsDocument = Static<typeof ExamCorrections>;

/** One page of the preview. */
export const Preview = Type.Object({
  examinedCount: Type.Integer(),
  /** On the first page only. */
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
  /** Missing on the last page. */
  nextCursor: Type.Optional(Type.String()),
});
export type PreviewDocument = Static<typeof Preview>;

export const ScoreChange = Type.Object({
  _id: Type.String(),
  oldScore: Type.Number(),
  newScore: Type.Number(),
  changedAt: Type.String(),
  /** The reasons of the corrections that caused the change, oldest first. */
  reasons: Type.Array(Type.String()),
});
export type ScoreChangeDocument = Static<typeof ScoreChange>;

const ChallengeState = Type.Enum(['open', 'accepted', 'refused']);
export const ChallengeBody = Type.Object(
  {
    examKind: ExamKind,
    examId: Id,
    questionId: Id,
    reason: Type.Intersect([requiredText(1000), Type.String({ minLength: 10 })]),
  },
  closed,
);
export const RefusalBody = Type.Object({ answer: AdminText }, closed);
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
  /** The last three fields are only in the list for admins. */
  examTitle: Type.Optional(Type.String()),
  questionText: Type.Optional(Type.String()),
  studentName: Type.Optional(Type.String()),
});
export type KeyChallengeDocument = Static<typeof KeyChallenge>;
