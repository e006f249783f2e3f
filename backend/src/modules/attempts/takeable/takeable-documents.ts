// The extension `takeable`: exams that a student can take in the courses they are enrolled in
// (docs/rest-contract.md, "Extensions").
import { type Static, Type } from 'typebox';
import { closed, Id, pageFields } from '../../../http/validation/bodies.ts';
import { ExamKind } from '../../exams/documents.ts';

export const TakeableQuery = Type.Object(
  {
    ...pageFields(20),
    kind: Type.Optional(ExamKind),
    courseId: Type.Optional(Id),
    /** The name of one of the exam's subjects. */
    subject: Type.Optional(Type.String({ minLength: 1, maxLength: 200 })),
    /** Only exams that are open, or only those that open later. */
    opens: Type.Enum(['now', 'later'], { default: 'now' }),
  },
  closed,
);
export type TakeableFilter = Static<typeof TakeableQuery>;

const TakeableExam = Type.Object({
  kind: ExamKind,
  examId: Type.String(),
  title: Type.String(),
  /** In minutes. */
  timeLimit: Type.Integer(),
  questionCount: Type.Integer(),
  courseId: Type.String(),
  courseName: Type.String(),
  /** Names, in the order of the paper. */
  subjects: Type.Array(Type.String()),
  startingDate: Type.Optional(Type.String()),
});
export type TakeableExamDocument = Static<typeof TakeableExam>;

/** A page of the exams; `total` and `places` refer to all pages. */
export const TakeablePage = Type.Object({
  exams: Type.Array(TakeableExam),
  /** The number of exams that match the filter. */
  total: Type.Integer(),
  /** The values of the filters: the courses and subjects of all exams, without a filter. */
  courses: Type.Array(Type.Object({ _id: Type.String(), name: Type.String() })),
  subjects: Type.Array(Type.String()),
});
export type TakeablePageDocument = Static<typeof TakeablePage>;
