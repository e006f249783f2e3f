// Wire documents of results and attempts, and the bodies that make them (docs/rest-contract.md, "Documents" and "Extensions").
import { type Static, Type } from 'typebox';
import type { attempts } from './attempt-tables.ts';
import type { SingleAnswers, SubjectAnswers } from './tables.ts';

const closed = { additionalProperties: false } as const;
const Id = Type.String({ minLength: 1, maxLength: 100 });

export const MultiSubjectResult = Type.Object({
  _id: Type.String(),
  userId: Type.String(),
  examId: Type.String(),
  dateTaken: Type.String(),
  totalScore: Type.Number(),
  /** In minutes. */
  timeTaken: Type.Number(),
  answersHash: Type.Optional(Type.String()),
  subjects: Type.Array(
    Type.Object({
      subjectId: Type.String(),
      results: Type.Array(Type.Object({ questionId: Type.String(), selectedOption: Type.Array(Type.String()), isCorrect: Type.Boolean() })),
    }),
  ),
});
export type MultiSubjectResultDocument = Static<typeof MultiSubjectResult>;

/** `score` is missing while a written exam is not marked. */
export const ExamResult = Type.Object({
  _id: Type.String(),
  userId: Type.String(),
  examId: Type.String(),
  dateTaken: Type.String(),
  score: Type.Optional(Type.Number()),
  /** In minutes. */
  timeTaken: Type.Optional(Type.Number()),
  mcqAnswers: Type.Array(Type.Object({ questionId: Type.String(), selectedOption: Type.String() })),
  writtenAnswer: Type.Array(Type.Object({ questionId: Type.String(), answerPdf: Type.String() })),
});
export type ExamResultDocument = Static<typeof ExamResult>;

const paper = {
  subjects: Type.Array(
    Type.Object(
      {
        subjectId: Id,
        results: Type.Array(
          Type.Object(
            {
              questionId: Id,
              selectedOption: Type.Array(Id, { maxItems: 20 }),
              // Found out here again; whatever the client says.
              isCorrect: Type.Optional(Type.Boolean()),
            },
            closed,
          ),
          { maxItems: 500 },
        ),
      },
      closed,
    ),
    { maxItems: 20 },
  ),
  totalScore: Type.Number(),
  timeTaken: Type.Number(),
};
export const MultiSubjectResultBody = Type.Object({ examId: Id, userId: Id, ...paper }, closed);
export const MultiSubjectRetakeBody = Type.Object({ id: Id, data: Type.Object(paper, closed) }, closed);
export type SentPaper = Static<typeof MultiSubjectRetakeBody>['data'];

export const ExamResultBody = Type.Object(
  {
    examId: Id,
    userId: Id,
    mcqAnswers: Type.Array(Type.Object({ questionId: Id, selectedOption: Id }, closed), { maxItems: 500, default: [] }),
    writtenAnswer: Type.Array(Type.Object({ questionId: Id, answerPdf: Type.String({ maxLength: 200 }) }, closed), {
      maxItems: 100,
      default: [],
    }),
    score: Type.Optional(Type.Union([Type.Number(), Type.Null()])),
    timeTaken: Type.Optional(Type.Number()),
  },
  closed,
);
export type SentAnswers = Static<typeof ExamResultBody>;

export const Kind = Type.Enum(['multi-subject', 'single']);
export type KindName = Static<typeof Kind>;

export const Attempt = Type.Object({
  _id: Type.String(),
  kind: Kind,
  examId: Type.String(),
  userId: Type.String(),
  resultId: Type.Optional(Type.String()),
  startedAt: Type.String(),
  deadline: Type.String(),
  /** The server's clock as it answers: the browser counts from this. */
  serverTime: Type.String(),
});

/** A multi-subject result as one of its versions has it. */
export type MultiSubjectVersion = { dateTaken: Date; totalScore: number; timeTaken: number; answersHash: string; subjects: SubjectAnswers };

/** A single exam's result as one of its versions has it. */
export type ExamVersion = { dateTaken: Date; score: number | null; timeTaken: number | null; answers: SingleAnswers };

/** Whose result it is and of which exam; the same in all its versions. */
export type ResultHead = { id: string; userId: string; examId: string };

export function toMultiSubjectResult({ id, userId, examId }: ResultHead, version: MultiSubjectVersion): MultiSubjectResultDocument {
  const { dateTaken, totalScore, timeTaken, answersHash, subjects } = version;
  return { _id: id, userId, examId, dateTaken: dateTaken.toISOString(), totalScore, timeTaken, answersHash, subjects };
}

export function toExamResult({ id, userId, examId }: ResultHead, version: ExamVersion): ExamResultDocument {
  return {
    ...{ _id: id, userId, examId, dateTaken: version.dateTaken.toISOString() },
    ...(version.score !== null && { score: version.score }),
    ...(version.timeTaken !== null && { timeTaken: version.timeTaken }),
    ...version.answers,
  };
}

export function toAttempt(attempt: typeof attempts.$inferSelect, now: Date): Static<typeof Attempt> {
  const { multiSubjectExamId, examId, resultId } = attempt;
  return {
    _id: attempt.id,
    kind: multiSubjectExamId === null ? 'single' : 'multi-subject',
    examId: multiSubjectExamId ?? examId ?? '',
    userId: attempt.userId,
    ...(resultId !== null && { resultId }),
    startedAt: attempt.startedAt.toISOString(),
    deadline: attempt.deadline.toISOString(),
    serverTime: now.toISOString(),
  };
}
