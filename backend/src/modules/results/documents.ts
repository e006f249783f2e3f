// Wire documents of results, and the request bodies (docs/rest-contract.md, "Documents").

import { type Static, Type } from 'typebox';
import { withoutNulls } from '../../db/without-nulls.ts';
import { closed, Id, Timestamp } from '../../http/validation/bodies.ts';
import { PublishedReason } from '../exclusions/published-reason.ts';
import type { SingleAnswers, SubjectAnswers, WrittenMark } from './tables.ts';

/** Fields of a result that is not fully visible to its reader (docs/decisions/050). */
const release = {
  /** The visible part: nothing, or the score without answers; missing if everything is visible. */
  visibility: Type.Optional(Type.Enum(['receipt', 'score'])),
  /** When more of it is shown; missing if never. */
  releasedAt: Type.Optional(Type.String()),
};

/** `totalScore` and `isCorrect` are missing while they are withheld. */
export const MultiSubjectResult = Type.Object({
  _id: Type.String(),
  userId: Type.String(),
  examId: Type.String(),
  dateTaken: Type.String(),
  totalScore: Type.Optional(Type.Number()),
  ...release,
  /** In minutes. */
  timeTaken: Type.Number(),
  answersHash: Type.Optional(Type.String()),
  subjects: Type.Array(
    Type.Object({
      subjectId: Type.String(),
      results: Type.Array(
        Type.Object({
          questionId: Type.String(),
          selectedOption: Type.Array(Type.String()),
          isCorrect: Type.Optional(Type.Boolean()),
        }),
      ),
    }),
  ),
});
export type MultiSubjectResultDocument = Static<typeof MultiSubjectResult>;

/** The mark of one written question. */
const GivenMark = Type.Object({
  questionId: Type.String(),
  marks: Type.Number(),
  comment: Type.Optional(Type.String()),
});

/** The mark of one of two markers; without `marks` if the submission was marked as a whole. */
export const OwnMark = Type.Object({
  score: Type.Number(),
  marks: Type.Optional(Type.Array(GivenMark)),
  comment: Type.Optional(Type.String()),
  markedAt: Type.String(),
});

/**
 * `score` is missing for an unmarked written exam; the score and the marking also while they are
 * withheld.
 */
export const ExamResult = Type.Object({
  _id: Type.String(),
  userId: Type.String(),
  examId: Type.String(),
  dateTaken: Type.String(),
  score: Type.Optional(Type.Number()),
  ...release,
  /** In minutes. */
  timeTaken: Type.Optional(Type.Number()),
  mcqAnswers: Type.Array(Type.Object({ questionId: Type.String(), selectedOption: Type.String() })),
  writtenAnswer: Type.Array(Type.Object({ questionId: Type.String(), answerPdf: Type.String() })),
  /** When an admin marked it. */
  markedAt: Type.Optional(Type.String()),
  /** The admin's marks by question, with a comment on the whole; plain text. */
  marks: Type.Optional(Type.Array(GivenMark)),
  comment: Type.Optional(Type.String()),
});
export type ExamResultDocument = Static<typeof ExamResult>;

/**
 * One submission of a written exam for marking: the result with that submission. `_id` is the
 * result's id.
 */
export const Submission = Type.Object({
  ...ExamResult.properties,
  submissionId: Type.String(),
  /** 1 is the first submission. */
  number: Type.Integer(),
  isNewest: Type.Boolean(),
  /** Whether this version is the ranked one. */
  countsForRank: Type.Boolean(),
  /** The total marks of the exam's version. */
  totalMarks: Type.Number(),
  /** The exam's version; missing if a backend without versions stored the submission. */
  examVersionId: Type.Optional(Type.String()),
  /**
   * The number of marks from two markers (extension `second-marking`). Missing if one marker is
   * enough.
   */
  independentMarks: Type.Optional(Type.Integer()),
  /** The reader's mark as one of two markers, while the marks are not final. */
  ownMark: Type.Optional(OwnMark),
  /** Of the marks that the reader sees. Sent back as `If-Match` with a mark. */
  revision: Type.String(),
  /** The name of the account that has set the marks; for admins its address if it has no name. */
  markedBy: Type.Optional(Type.String()),
});
export type SubmissionDocument = Static<typeof Submission>;

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
              // Ignored: the server computes it.
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
export const MultiSubjectRetakeBody = Type.Object(
  { id: Id, data: Type.Object(paper, closed) },
  closed,
);
export type SubmittedPaper = Static<typeof MultiSubjectRetakeBody>['data'];

const sheet = {
  mcqAnswers: Type.Array(Type.Object({ questionId: Id, selectedOption: Id }, closed), {
    maxItems: 500,
    default: [],
  }),
  writtenAnswer: Type.Array(
    Type.Object({ questionId: Id, answerPdf: Type.String({ maxLength: 200 }) }, closed),
    {
      maxItems: 100,
      default: [],
    },
  ),
  score: Type.Optional(Type.Union([Type.Number(), Type.Null()])),
  timeTaken: Type.Optional(Type.Number()),
};
export const ExamResultBody = Type.Object({ examId: Id, userId: Id, ...sheet }, closed);
/** Identifies the student instead of the account. */
export const StudentResultBody = Type.Object({ examId: Id, studentId: Id, ...sheet }, closed);
const Comment = Type.String({ maxLength: 2000 });
const MarkBody = Type.Object(
  { questionId: Id, marks: Type.Number({ minimum: 0 }), comment: Type.Optional(Comment) },
  closed,
);
/**
 * A retake, or the marking of an admin, who sends the document back with its `score`, its `marks`
 * and a `comment`.
 */
export const ExamRetakeBody = Type.Object(
  {
    _id: Type.Optional(Id),
    examId: Type.Optional(Id),
    userId: Type.Optional(Id),
    ...sheet,
    /** Time of the marked answers, so that newer ones are not marked unseen. */
    dateTaken: Type.Optional(Timestamp),
    markedAt: Type.Optional(Type.Unknown()),
    marks: Type.Optional(Type.Array(MarkBody, { maxItems: 50 })),
    comment: Type.Optional(Comment),
    /** The reason for changing a published merit list (extension `exclusions`). */
    publishedReason: Type.Optional(PublishedReason),
  },
  closed,
);
/** The mark of one submission; its answers never change, so their time is not needed. */
export const SubmissionMarkBody = Type.Pick(
  ExamRetakeBody,
  ['score', 'marks', 'comment', 'publishedReason'],
  closed,
);
export type SubmittedAnswers = Pick<Static<typeof ExamResultBody>, keyof typeof sheet>;

/** A multi-subject result with the data of one version. */
export type MultiSubjectVersion = {
  dateTaken: Date;
  totalScore: number;
  timeTaken: number;
  answersHash: string;
  subjects: SubjectAnswers;
};

/** A single exam's result with the data of one version. */
export type ExamVersion = {
  dateTaken: Date;
  score: number | null;
  timeTaken: number | null;
  answers: SingleAnswers;
};

/** The marking, which a new version does not have. Its time is only in the result. */
type MarkedVersion = ExamVersion & {
  markedAt?: Date | null;
  marks?: WrittenMark[] | null;
  comment?: string | null;
};

/** The owner and exam of a result; the same in all its versions. */
export type ResultHead = { id: string; userId: string; examId: string };

export function toMultiSubjectResult(
  { id, userId, examId }: ResultHead,
  version: MultiSubjectVersion,
): MultiSubjectResultDocument {
  const { dateTaken, totalScore, timeTaken, answersHash, subjects } = version;
  return {
    _id: id,
    userId,
    examId,
    dateTaken: dateTaken.toISOString(),
    totalScore,
    timeTaken,
    answersHash,
    subjects,
  };
}

export function toExamResult(
  { id, userId, examId }: ResultHead,
  version: MarkedVersion,
): ExamResultDocument {
  return {
    _id: id,
    userId,
    examId,
    dateTaken: version.dateTaken.toISOString(),
    ...withoutNulls({ score: version.score, timeTaken: version.timeTaken }),
    ...version.answers,
    ...(version.markedAt && { markedAt: version.markedAt.toISOString() }),
    ...(version.marks && { marks: version.marks }),
    ...(version.comment && { comment: version.comment }),
  };
}
