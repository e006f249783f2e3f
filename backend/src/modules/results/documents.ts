// Wire documents of results, and the bodies that make them (docs/rest-contract.md, "Documents").
import { type Static, Type } from 'typebox';
import { closed, Id, Moment } from '../../http/validation/bodies.ts';
import { PublishedReason } from '../exclusions/published-reason.ts';
import type { SingleAnswers, SubjectAnswers, WrittenMark } from './tables.ts';

/** Of a result that its reader does not see as a whole (docs/decisions/050). */
const release = {
  /** What of it is shown: nothing, or the score without answers; missing if everything is. */
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

/** What was given for one written question. */
const GivenMark = Type.Object({
  questionId: Type.String(),
  marks: Type.Number(),
  comment: Type.Optional(Type.String()),
});

/** What one of two markers has given; without `marks` where the whole was marked. */
export const OwnMark = Type.Object({
  score: Type.Number(),
  marks: Type.Optional(Type.Array(GivenMark)),
  comment: Type.Optional(Type.String()),
  markedAt: Type.String(),
});

/**
 * `score` is missing while a written exam is not marked; it and what was marked also while they are
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
  /** What that admin gave question by question, and wrote about the whole; plain text. */
  marks: Type.Optional(Type.Array(GivenMark)),
  comment: Type.Optional(Type.String()),
});
export type ExamResultDocument = Static<typeof ExamResult>;

/**
 * One submission of a written exam, as it is marked: the result as it was with that submission.
 * `_id` is the result's id.
 */
export const Submission = Type.Object({
  ...ExamResult.properties,
  submissionId: Type.String(),
  /** 1 is the submission that came first. */
  number: Type.Integer(),
  isNewest: Type.Boolean(),
  /** Whether ranks look at this one. */
  countsForRank: Type.Boolean(),
  /** Of the version of the exam that was taken. */
  totalMarks: Type.Number(),
  /** That version; missing for a submission that a backend without versions has stored. */
  examVersionId: Type.Optional(Type.String()),
  /**
   * Of two markers (extension `second-marking`): how many have marked it. Missing where one marker
   * is enough.
   */
  independentMarks: Type.Optional(Type.Integer()),
  /** What the reader has given as one of two markers, while the marks are not final. */
  ownMark: Type.Optional(OwnMark),
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
/** Names the student instead of the account. */
export const StudentResultBody = Type.Object({ examId: Id, studentId: Id, ...sheet }, closed);
const Comment = Type.String({ maxLength: 2000 });
const MarkBody = Type.Object(
  { questionId: Id, marks: Type.Number({ minimum: 0 }), comment: Type.Optional(Comment) },
  closed,
);
/**
 * Taken again, or marked by an admin, who sends the document back with its `score`, its `marks` and
 * a `comment`.
 */
export const ExamRetakeBody = Type.Object(
  {
    _id: Type.Optional(Id),
    examId: Type.Optional(Id),
    userId: Type.Optional(Id),
    ...sheet,
    /** Of the answers that were marked: newer ones are not marked unseen. */
    dateTaken: Type.Optional(Moment),
    markedAt: Type.Optional(Type.Unknown()),
    marks: Type.Optional(Type.Array(MarkBody, { maxItems: 50 })),
    comment: Type.Optional(Comment),
    /** Why a published merit list changes (extension `exclusions`). */
    publishedReason: Type.Optional(PublishedReason),
  },
  closed,
);
/** The mark of one submission; its answers never change, so nothing says which ones were seen. */
export const SubmissionMarkBody = Type.Pick(
  ExamRetakeBody,
  ['score', 'marks', 'comment', 'publishedReason'],
  closed,
);
export type SubmittedAnswers = Pick<Static<typeof ExamResultBody>, keyof typeof sheet>;

/** A multi-subject result as one of its versions has it. */
export type MultiSubjectVersion = {
  dateTaken: Date;
  totalScore: number;
  timeTaken: number;
  answersHash: string;
  subjects: SubjectAnswers;
};

/** A single exam's result as one of its versions has it. */
export type ExamVersion = {
  dateTaken: Date;
  score: number | null;
  timeTaken: number | null;
  answers: SingleAnswers;
};

/**
 * How it was marked, which a version that was just handed in has not been. When it was, the result
 * alone says.
 */
type Marked = ExamVersion & {
  markedAt?: Date | null;
  marks?: WrittenMark[] | null;
  comment?: string | null;
};

/** Whose result it is and of which exam; the same in all its versions. */
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
  version: Marked,
): ExamResultDocument {
  return {
    _id: id,
    userId,
    examId,
    dateTaken: version.dateTaken.toISOString(),
    ...(version.score !== null && { score: version.score }),
    ...(version.timeTaken !== null && { timeTaken: version.timeTaken }),
    ...version.answers,
    ...(version.markedAt && { markedAt: version.markedAt.toISOString() }),
    ...(version.marks && { marks: version.marks }),
    ...(version.comment && { comment: version.comment }),
  };
}
