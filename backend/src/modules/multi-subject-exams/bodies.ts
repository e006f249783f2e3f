// Request bodies that create and change multi-subject exams.
import { type Static, Type } from 'typebox';
import { changesOf, closed, Id } from '../../http/validation/bodies.ts';
import { McqBody, Minutes, Percent, Title } from '../exams/bodies.ts';
import { ShuffleName } from '../exams/documents.ts';

/** Read-only fields, accepted and ignored. */
const ignored = Type.Optional(Type.Unknown());

const SubjectBody = Type.Object(
  {
    /** Id of an existing subject to update. */
    _id: Type.Optional(Id),
    subjectName: Title,
    mandatory: Type.Boolean(),
    mcqs: Type.Array(McqBody, { minItems: 1, maxItems: 200 }),
    questionCount: ignored,
    points: ignored,
  },
  closed,
);
export type SubjectInput = Static<typeof SubjectBody>;

/**
 * 20 subjects of 130 questions with ten options each are 88,000 values, the most that fit in a body
 * of 1 MB.
 */
const bodyOptions = { ...closed, maxValues: 100_000 } as const;

/** Body for URLs that contain the year id. */
export const YearMultiSubjectExamBody = Type.Object(
  {
    title: Title,
    timeLimit: Minutes,
    negativeMarkingPercentage: Percent,
    shuffle: Type.Optional(ShuffleName),
    subjects: Type.Array(SubjectBody, { minItems: 1, maxItems: 20 }),
  },
  bodyOptions,
);
export type MultiSubjectExamInput = Static<typeof YearMultiSubjectExamBody>;

/** Body with the year id as `parentId`. */
export const MultiSubjectExamBody = Type.Object(
  { parentId: Id, ...YearMultiSubjectExamBody.properties },
  bodyOptions,
);

/**
 * PUT body; `_id` and `questionCount` are read-only and ignored. A different `parentId` is refused
 * (409).
 */
export const MultiSubjectExamChanges = changesOf(MultiSubjectExamBody, ['_id', 'questionCount']);
