// The form of questions and exams in content files (content-schema.ts has the files themselves).
import { type Static, Type } from 'typebox';

export const closed = { additionalProperties: false } as const;
const KEY_PATTERN = '^[a-z0-9]+(-[a-z0-9]+)*$';
/**
 * A key is the record's id in the database and in URLs: lower case, unique among records of
 * its kind.
 */
export const Key = Type.String({ pattern: KEY_PATTERN, maxLength: 80 });
/** The id of a record that another file describes. */
export const RecordId = Type.String({ pattern: KEY_PATTERN, maxLength: 200 });
/**
 * Only for ids that do not follow from keys and texts: records created in the running product
 * (UUIDs) and then exported.
 */
export const Id = Type.Optional(RecordId);
export const Text = Type.String({ minLength: 1, maxLength: 4000 });
export const Line = Type.String({ minLength: 1, maxLength: 200 });
/** A date and time with its zone, such as 2026-11-20T09:00:00+06:00. */
export const Timestamp = Type.String({ format: 'date-time', maxLength: 40 });
const Letter = Type.Enum(['A', 'B', 'C', 'D', 'E', 'F', 'G', 'H', 'I', 'J']);

/**
 * One multiple-choice question; `answer` lists the letters of the correct options; empty if none is
 * correct.
 */
export const Mcq = Type.Object(
  {
    id: Id,
    question: Text,
    points: Type.Optional(Type.Number({ exclusiveMinimum: 0, maximum: 1000, default: 1 })),
    options: Type.Array(Type.Union([Text, Type.Object({ id: RecordId, text: Text }, closed)]), {
      minItems: 2,
      maxItems: 10,
    }),
    answer: Type.Union([Letter, Type.Array(Letter, { maxItems: 10 })]),
    explanation: Type.Optional(Text),
  },
  closed,
);

const Written = Type.Object(
  {
    id: Id,
    questionText: Text,
    answerGuidelines: Type.Optional(Text),
    /** The URL of the solution as a PDF. */
    handwrittenPdf: Type.Optional(Type.String({ minLength: 1, maxLength: 500 })),
  },
  closed,
);

/** The lists that are shuffled for each attempt; default: none. */
export const Shuffle = Type.Optional(Type.Enum(['questions', 'options', 'both']));

/** A single exam without its parent. */
export const examFields = {
  title: Line,
  type: Type.Enum(['MCQ', 'Written']),
  totalMarks: Type.Number({ exclusiveMinimum: 0 }),
  /** In minutes. */
  timeLimit: Type.Integer({ minimum: 1, maximum: 300 }),
  /** In percent of totalMarks. */
  passingScore: Type.Number({ minimum: 0, maximum: 100 }),
  negetiveMarkingPercentage: Type.Number({ minimum: 0, maximum: 100 }),
  /** Students can read and take the exam from this time on; without it at any time. */
  startingDate: Type.Optional(Timestamp),
  shuffle: Shuffle,
  mcqs: Type.Optional(Type.Array(Mcq, { minItems: 1, maxItems: 200 })),
  written: Type.Optional(Type.Array(Written, { minItems: 1, maxItems: 50 })),
};

const SingleExam = Type.Object(examFields, closed);

export type McqContent = Static<typeof Mcq>;
export type SingleExamContent = Static<typeof SingleExam>;
