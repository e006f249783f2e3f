// The bodies that make and change papers.
import { type Static, Type } from 'typebox';
import { changesOf, closed, Id } from '../../http/validation/bodies.ts';
import { McqBody, Minutes, Percent, Title } from '../exams/bodies.ts';
import { ShuffleName } from '../exams/documents.ts';

/** What a paper's document counts for each subject may come along; it is not read. */
const unread = Type.Optional(Type.Unknown());

const SubjectBody = Type.Object(
  {
    /** Of a subject that the paper has already: it stays that one. */
    _id: Type.Optional(Id),
    subjectName: Title,
    mandatory: Type.Boolean(),
    mcqs: Type.Array(McqBody, { minItems: 1, maxItems: 200 }),
    questionCount: unread,
    points: unread,
  },
  closed,
);
export type SentSubject = Static<typeof SubjectBody>;

/**
 * 20 subjects of 130 questions with ten options each are 88,000 values: as much as a body of 1 MB
 * holds.
 */
const ofPaper = { ...closed, maxValues: 100_000 } as const;

/** The body where the address names the exam year. */
export const YearPaperBody = Type.Object(
  {
    title: Title,
    timeLimit: Minutes,
    negativeMarkingPercentage: Percent,
    shuffle: Type.Optional(ShuffleName),
    subjects: Type.Array(SubjectBody, { minItems: 1, maxItems: 20 }),
  },
  ofPaper,
);
export type SentPaper = Static<typeof YearPaperBody>;

/** The body that names the exam year itself. */
export const PaperBody = Type.Object({ parentId: Id, ...YearPaperBody.properties }, ofPaper);

/** The exam year may come along, but not change. */
export const PaperChanges = changesOf(PaperBody, ['_id', 'questionCount']);
